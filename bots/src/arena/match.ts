import {
  type Action,
  fastDice,
  type Game,
  keyedDice,
  type Kind,
  type Options,
  type Seat,
  StateDice,
} from '@bivouac/kernel';
import { type Guide, isFault, newState, prepare, Referee, seatingFor, viewOf } from '@bivouac/kernel/guide';
import type { Player } from './contestant.ts';

/** One game of the arena: who sits where, and the seed of its dice. */
export interface Pairing<G extends Kind> {
  readonly game: Game<G>;
  readonly guide: Guide<G> | null;
  readonly scenario: string;
  readonly options: Options;
  readonly seed: string;
  /** Who has each seat, and the guide he plays with if it is not the game's own. */
  readonly bots: readonly Player<NoInfer<G>>[];
  /** What sets the bots' own dice apart from seat to seat; two games of a pair share the dice of the match alone. */
  readonly names: readonly string[];
  readonly guides?: readonly (Guide<G> | null)[];
  /** Told what came into play. */
  readonly mark?: (thing: string) => void;
  /** The clock, in milliseconds. */
  readonly now: () => number;
}

export interface ArenaGame {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  /** The powers that won: those the rules name, or all of the seats that won. */
  readonly powers: readonly number[];
  readonly actions: readonly { readonly seat: Seat; readonly act: Action }[];
  /** Per seat, the milliseconds of each decision that was not forced. */
  readonly thought: readonly (readonly number[])[];
}

export function nonces(seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => `arena ${seat}`);
}

/** Plays one game between bots that see their views alone. */
export function playMatch<G extends Kind>(pairing: Pairing<G>): ArenaGame {
  const { game, guide, scenario, options, seed, bots, now } = pairing;
  const powers = seatingFor(game, scenario, bots.length);
  if (powers === null) throw new Error(`${game.id} is not played by ${bots.length}`);
  const state = newState(game, { scenario, options, seats: powers }, keyedDice(seed, nonces(bots.length)));
  if (isFault(state)) throw new Error(state.fault);
  const referee = new Referee(prepare(game), state, { mark: pairing.mark ?? null }).start();
  const actions: { seat: Seat; act: Action }[] = [];
  const thought: number[][] = bots.map(() => []);
  const most = game.bound({ scenario, options, seats: powers });
  while (!referee.finished) {
    if (actions.length > most) throw new Error(`${game.id} ${seed}: no end after ${most} actions`);
    const [seat = 0] = referee.waiting();
    const bot = bots[seat] as Player<G>;
    const offers = referee.offers(seat);
    const dice = new StateDice(fastDice(`${seed} ${pairing.names[seat] ?? ''} ${actions.length}`));
    const began = now();
    const view = viewOf(game, referee.state, seat);
    const act = bot.choose({ game, guide: pairing.guides?.[seat] ?? guide, view, seat, offers, dice });
    if (offers.length > 1) thought[seat]?.push(now() - began);
    const done = referee.play(seat, act);
    if (!done.ok) throw new Error(`${game.id} ${seed}: ${bot.id} wanted ${JSON.stringify(act)}: ${done.refused}`);
    actions.push({ seat, act });
  }
  const { result } = referee.state;
  const winners = result?.winners ?? [];
  const won = result?.powers ?? winners.flatMap((seat) => powers[seat] ?? []);
  return { winners, scores: result?.scores ?? [], powers: won, actions, thought };
}
