import { type Offer, openFrames, type State, varsIn } from '@bivouac/kernel';
import type { EmpereurContent } from '../content/types.ts';
import {
  type CounterOdds,
  counterOdds,
  pounceOdds,
  rallyOdds,
  type ShockGuess,
  shockGuess,
  type ShockOdds,
  shockOdds,
  type SquareOdds,
  squareOdds,
  type TestOdds,
  type VolleyGuess,
  volleyGuess,
  type VolleyOdds,
  volleyOdds,
} from '../odds.ts';
import { horse } from '../rules/charge/counter.ts';
import { enemiesBefore } from '../rules/charge/pace.ts';
import { ride } from '../rules/charge/ride.ts';
import { squares } from '../rules/charge/squares.ts';
import { firersAt, shootingPhase } from '../rules/fire/phase.ts';
import { rallyPhase } from '../rules/morale/rally.ts';
import { bandUnits } from '../rules/piles/board.ts';
import { attackersOf, shockPhase } from '../rules/shock/phase.ts';
import type { EmpereurState } from '../rules/state.ts';

/** What dice would decide against a pile: `odds` for what is seen, `guess` where more lies under its top unit (EMP V#2). */
export interface Volley {
  readonly kind: 'volley';
  readonly hex: number;
  readonly odds: VolleyOdds;
  readonly guess: VolleyGuess | null;
}

export interface Shock {
  readonly kind: 'shock';
  readonly hex: number;
  readonly piles: readonly number[];
  readonly odds: ShockOdds;
  readonly guess: ShockGuess | null;
}

/** What dice would decide if an offer were taken: all of it known before. */
export type Fight =
  | Volley
  | Shock
  | { readonly kind: 'rally'; readonly unit: number; readonly odds: TestOdds }
  | { readonly kind: 'square'; readonly hex: number; readonly odds: SquareOdds }
  | { readonly kind: 'counter'; readonly hex: number; readonly at: number; readonly odds: CounterOdds };

interface Asking {
  readonly content: EmpereurContent;
  readonly view: State<EmpereurState>;
}

function volley({ content, view }: Asking, hex: number, held: readonly number[], side: number): Fight {
  const firers = firersAt(content, view.game, side, hex).filter((unit) => !held.includes(unit));
  const odds = volleyOdds(content, view.game, firers, hex);
  const guess = odds.unseen > 0 ? volleyGuess(content, view.game, firers, hex) : null;
  return { kind: 'volley', hex, odds, guess };
}

function shockOn({ content, view }: Asking, hex: number, piles: readonly number[]): Fight | null {
  const odds = shockOdds(content, view.game, piles, hex);
  if (odds === null) return null;
  const guess = odds.unseen > 0 ? shockGuess(content, view.game, piles, hex) : null;
  return { kind: 'shock', hex, piles, odds, guess };
}

/** The fight that an offer begins, if it begins one. */
export function fightOf(asking: Asking, [verb, arg]: Offer): Fight | null {
  const { content, view } = asking;
  const s = view.game;
  const asks = openFrames(view.stack).at(-1);
  const id = typeof arg === 'number' ? arg : -1;
  const shooting = varsIn(asks, shootingPhase);
  if (shooting !== null) {
    if (verb === 'aim') return volley(asking, id, [], shooting.side);
    if (verb === 'fire') return volley(asking, shooting.at, shooting.held, shooting.side);
    return verb === 'hold' ? volley(asking, shooting.at, [...shooting.held, id], shooting.side) : null;
  }
  const shocking = varsIn(asks, shockPhase);
  if (shocking !== null) {
    const declared = shocking.declared.find(({ hex }) => hex === id);
    const joined = (hex: number, without: readonly number[]) =>
      attackersOf({ content, s }, hex).filter((at) => !without.includes(at));
    if (verb === 'assault') return shockOn(asking, id, declared?.piles ?? joined(id, []));
    if (verb === 'attack') return shockOn(asking, shocking.at, joined(shocking.at, shocking.spared));
    return verb === 'spare' ? shockOn(asking, shocking.at, joined(shocking.at, [...shocking.spared, id])) : null;
  }
  const charge = varsIn(asks, ride);
  if (charge !== null && verb === 'strike') {
    const [unit] = bandUnits(s, charge.band);
    const [hex] = unit === undefined ? [] : enemiesBefore({ content, s }, unit);
    return hex === undefined ? null : shockOn(asking, hex, [charge.at]);
  }
  if (verb === 'rally' && varsIn(asks, rallyPhase) !== null) {
    return { kind: 'rally', unit: id, odds: rallyOdds(content, s, id) };
  }
  if (verb === 'brace' && varsIn(asks, squares) !== null) {
    return { kind: 'square', hex: id, odds: squareOdds(content, s, id) };
  }
  const meeting = verb === 'counter' || verb === 'pounce' ? varsIn(asks, horse) : null;
  if (meeting === null) return null;
  const { at } = meeting.at;
  const odds = verb === 'pounce' ? pounceOdds(content, s, id, at) : counterOdds(content, s, id, at);
  return { kind: 'counter', hex: id, at, odds };
}
