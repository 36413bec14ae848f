import type { Bot } from '@bivouac/bots';
import { cell, type Fact, fastDice, StateDice } from '@bivouac/kernel';
import { isFault, newState, prepare, Referee, viewOf } from '@bivouac/kernel/guide';
import { empereurGuide } from '../../bot.ts';
import type { EmpereurContent } from '../../content/types.ts';
import { empereurGame } from '../../game.ts';
import { startSteps } from '../../rules/morale/losses.ts';
import { type EmpereurState, LEFT } from '../../rules/state.ts';
import { pointsOf } from '../../rules/turn/victory.ts';

/** A battle that bots have fought, and what it cost. */
export interface Fought {
  readonly winner: string;
  readonly reason: string;
  readonly points: readonly [number, number];
  readonly lost: readonly [number, number];
  /** By corps: steps lost and steps at the start; whoever left the map is not counted as lost. */
  readonly corps: Readonly<Record<string, readonly [lost: number, start: number]>>;
  /** By corps: the turn in which it was first demoralised, 0 for never. */
  readonly demoralised: Readonly<Record<string, number>>;
  readonly turns: number;
  readonly actions: number;
  /** Questions to the side that is not in turn, a player's turn. */
  readonly asked: number;
  /** Every decision of both bots, where time is taken. */
  readonly decided: readonly Decided[];
}

/** Steps lost by a unit: those that were taken off by its own map edge are not. */
function lostBy(s: EmpereurState, start: readonly number[], unit: number): number {
  return s.hex[unit] === LEFT ? 0 : cell(start, unit) - cell(s.steps, unit);
}

/** Who is told what happens. */
export interface Watching {
  tell?(fact: Fact, s: EmpereurState): void;
  /** A question to the side that is not in turn. */
  asked?(prompt: string): void;
  /** Processor time so far, in milliseconds: with it every decision is measured. */
  spent?(): number;
}

/** A decision of a bot, and what it took. */
export interface Decided {
  readonly side: number;
  readonly turn: number;
  readonly prompt: string;
  readonly ms: number;
}

/** One battle between two bots, broken off after the turn `until`. */
export function fight(
  content: EmpereurContent,
  scenario: string,
  bots: readonly Bot[],
  seed: string,
  until = Number.POSITIVE_INFINITY,
  watching: Watching = {},
): Fought {
  const game = empereurGame(content);
  const guide = empereurGuide(content);
  const state = newState(game, { scenario, options: {}, seats: [[0], [1]] }, fastDice(seed));
  if (isFault(state)) throw new Error(state.fault);
  const s = state.game;
  const beside = { tell: (fact: Fact) => watching.tell?.(fact, s), mark: () => {} };
  const referee = new Referee(prepare(game), state, beside).start();
  const bodies = content.scenarios[s.scenario]?.bodies ?? [];
  const shaken = new Map<string, number>();
  const decided: Decided[] = [];
  let [actions, asked] = [0, 0];
  while (!referee.finished && s.turn <= until) {
    const [seat = 0] = referee.waiting();
    const offers = referee.offers(seat);
    if (seat !== s.active) {
      asked++;
      watching.asked?.(referee.decision(seat)?.prompt ?? '');
    }
    const view = viewOf(game, referee.state, seat);
    const dice = new StateDice(fastDice(`${seed} ${actions}`));
    const before = watching.spent?.() ?? 0;
    const act = bots[seat]?.choose({ game, guide, view, seat, offers, dice });
    if (watching.spent !== undefined) {
      const prompt = referee.decision(seat)?.prompt ?? '';
      decided.push({ side: seat, turn: s.turn, prompt, ms: watching.spent() - before });
    }
    if (act === undefined || !referee.play(seat, act).ok) throw new Error(`${seed}: refused ${JSON.stringify(act)}`);
    actions++;
    bodies.forEach(({ corps }, i) => {
      const id = corps.map((one) => content.corps[one]?.id).join('+');
      if (cell(s.mood, i) > 0 && !shaken.has(id)) shaken.set(id, s.turn);
    });
  }
  const start = startSteps(content, s.scenario);
  const lost: [number, number] = [0, 0];
  const corps: Record<string, [number, number]> = {};
  content.units.forEach((unit, at) => {
    if (start[at] === 0) return;
    const sum = (corps[content.corps[unit.corps]?.id ?? ''] ??= [0, 0]);
    sum[0] += lostBy(s, start, at);
    sum[1] += cell(start, at);
    lost[unit.side] += lostBy(s, start, at);
  });
  const { result } = referee.state;
  const [winner] = result?.powers ?? [];
  return {
    winner: winner === undefined ? 'nobody' : (content.sides[winner]?.id ?? ''),
    reason: result?.reason ?? 'broken off',
    points: pointsOf(content, s),
    lost,
    corps,
    demoralised: Object.fromEntries(shaken),
    turns: s.turn,
    actions,
    asked: asked / Math.max(1, 2 * s.turn),
    decided,
  };
}
