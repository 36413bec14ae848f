import { type Action, fastDice, StateDice } from '@bivouac/kernel';
import { isFault, newState, prepare, Referee } from '@bivouac/kernel/table';
import { someAction, someDecision } from '@bivouac/kernel/soak';
import { describe, expect, test } from 'vitest';
import { germany1813 } from '../content/index.ts';
import { gloireGame } from '../game.ts';
import type { Gloire } from '../rules/state.ts';
import { go, position, setOut, told, town } from './position.ts';

const game = gloireGame(germany1813);
const PASS: Action = ['pass'];
/** What somebody leaves behind who is away for a turn: react to nothing, cover his retreats, the rest to his staff. */
const orders: Readonly<Record<string, Action>> = {
  'cards.command': PASS,
  'cards.battle': PASS,
  intercepting: PASS,
  withdrawing: PASS,
  marching: PASS,
  tactic: ['tactic', 2],
  suffer: PASS,
  retreat: PASS,
  blow: ['spare'],
  leave: ['stay'],
  walls: ['outside'],
};

function begin(seed: string): Referee<Gloire> {
  const seats = game.seatings[0] ?? [];
  const state = newState(game, { scenario: 'bautzen', options: {}, seats }, fastDice(seed));
  if (isFault(state)) throw new Error(state.fault);
  return new Referee(prepare(game), state).start();
}

/** How often a seat is sent for in each turn of its enemy: once for any number of questions that nobody else comes between. */
function visits(seed: string, away: number, left: Readonly<Record<string, Action>>): number[] {
  const referee = begin(seed);
  const dice = new StateDice(fastDice(`choices ${seed}`));
  for (const window of referee.prepared.windows) {
    const answer = left[window] ?? (window.startsWith('cards.') ? left['cards.command'] : undefined);
    if (answer !== undefined) expect(referee.order(away, window, answer)).toEqual({ ok: true });
  }
  const counts = new Map<number, number>();
  let last = -1;
  while (!referee.finished) {
    const next = someDecision(referee, dice);
    if (next === null) throw new Error('nobody has anything to decide');
    const { turn, active } = referee.state.game;
    const going = referee.state.stack.some(({ proc }) => proc === 'playerTurn') && active !== away;
    const sentFor = going && next.seat === away && last !== away;
    if (going) counts.set(turn, (counts.get(turn) ?? 0) + (sentFor ? 1 : 0));
    last = next.seat;
    expect(referee.play(next.seat, someAction(next.offers, dice)).ok).toBe(true);
  }
  return [...counts.values()];
}

const most = (left: Readonly<Record<string, Action>>): number =>
  Math.max(...['a', 'b'].flatMap((seed) => [0, 1].flatMap((away) => visits(`visits ${seed}`, away, left))));

describe('an absent player with standing orders', () => {
  test('is sent for three times at the most in a turn of the enemy; without them far more often', () => {
    expect(most(orders)).toBeLessThanOrEqual(3);
    expect(most({})).toBeGreaterThan(3);
  });

  test('lets the enemy pass everywhere but at the town that his order names', () => {
    const passed = (order: Action | null): string | undefined => {
      const played = position({ french: { brand: 'I:10' }, coalition: { calau: 'yorck:8' } });
      played.referee.order(1, 'intercepting', order);
      return go(setOut(played, 'brand', 'I'), 'aue').asked()?.prompt;
    };
    expect(passed(null)).toBe('intercept');
    expect(passed(['pass'])).toBe('step');
    expect(passed(['intercept', town('lohn')])).toBe('step');
    // Who goes is still his to say.
    expect(passed(['intercept', town('calau')])).toBe('react');
  });

  test('is not asked anything in a battle: his tactic stays secret until both are shown, his staff does the rest', () => {
    const played = position({
      french: { brand: 'I:12 ney' },
      coalition: { aue: 'yorck:8 ostermann:6 barclay' },
      dice: [6, 1, 6, 1, 6, 1],
    });
    for (const [question, answer] of Object.entries(orders)) {
      if (played.referee.prepared.windows.has(question)) played.referee.order(1, question, answer);
    }
    go(setOut(played, 'brand', 'I ney'), 'aue');
    const asked: string[] = [];
    for (let next = played.asked(); next !== null && told(played, 'retreated').length === 0; next = played.asked()) {
      asked.push(`${next.seat} ${next.prompt}`);
      if (next.prompt === 'tactic') expect(told(played, 'tactics')).toEqual([]);
      if (next.seat === 1) break;
      const [verb = 'done', ...rest] = played.offers(0).at(-1) ?? [];
      if (next.prompt === 'tactic') played.act(0, 'tactic', 3);
      else played.act(0, String(verb), ...rest.map(Number));
    }
    expect(asked.filter((one) => one.startsWith('1'))).toEqual([]);
    expect(told(played, 'tactics')).toMatchObject([{ french: 3, coalition: 2 }]);
  });

  test('who orders a tactic that his Force may not choose gets the next one below', () => {
    const tactic = (coalition: string): unknown => {
      const played = position({ french: { brand: 'I:12 ney' }, coalition: { aue: coalition } });
      for (const question of ['withdrawing', 'suffer', 'retreat']) played.referee.order(1, question, ['pass']);
      played.referee.order(1, 'tactic', ['tactic', 4]);
      go(setOut(played, 'brand', 'I ney'), 'aue');
      while (played.may(0, 'done')) played.act(0, 'done');
      played.act(0, 'tactic', 3);
      return told(played, 'tactics')[0]?.['coalition'];
    };
    expect(tactic('yorck:8')).toBe(2);
    expect(tactic('yorck:2')).toBe(1);
  });
});
