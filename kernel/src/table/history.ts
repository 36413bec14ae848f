import type { Dice } from '../dice.ts';
import type { Game } from '../game.ts';
import { canonical, copy } from '../json.ts';
import type { Kind } from '../procedure.ts';
import type { Seat } from '../seats.ts';
import type { State } from '../state.ts';
import { NOBODY } from '../seats.ts';
import type { Veil } from '../veil.ts';
import { RulesFault } from '../refusal.ts';
import type { SavedClocks } from './clock.ts';
import type { UndoBarrier } from './types.ts';

/** One action that still stands, and what it brought out: what undo has to know. */
export interface Moment<S> {
  readonly entry: number;
  readonly seat: Seat;
  readonly act: readonly (string | number)[];
  readonly elapsed: number;
  /** The position before it; only the recent ones and one now and then are kept. */
  before: State<S> | null;
  readonly dice: boolean;
  readonly shown: boolean;
  readonly private: boolean;
  /** The clocks when it was done. */
  readonly clocks: SavedClocks;
}

/**
 * How far a seat may go back: to before its own last action, if since then nobody rolled, nothing hidden was shown, and
 * nobody else acted (what others do in their own private branches does not count: nobody can see it).
 */
export function undoTarget<S>(moments: readonly Moment<S>[], seat: Seat): { at: number } | { blocked: UndoBarrier } {
  for (let at = moments.length - 1; at >= 0; at--) {
    const moment = moments[at] as Moment<S>;
    if (moment.seat !== seat) {
      if (moment.private) continue;
      // The last thing that happened is another's: if the seat has acted before at all, that is what stands between.
      return { blocked: moments.some((one) => one.seat === seat) ? 'other' : 'nothing' };
    }
    if (moment.dice) return { blocked: 'dice' };
    return moment.shown ? { blocked: 'shown' } : { at };
  }
  return { blocked: 'nothing' };
}

/**
 * The state to go back to across new information, when all agree: dice are not rewound, and piles that were drawn from
 * or looked into since then are shuffled, so that nobody gains from what came out.
 */
export function rewound<G extends Kind>(
  game: Game<G>,
  then: State<G['state']>,
  now: State<G['state']>,
  diceOf: (state: State<G['state']>) => Dice,
): State<G['state']> {
  const state = copy(then);
  state.dice = copy(now.dice);
  const piles = game.piles?.(state.game) ?? [];
  const pilesNow = game.piles?.(now.game) ?? [];
  const dice = diceOf(state);
  for (const [i, pile] of piles.entries()) {
    const other = pilesNow[i];
    if (other === undefined || canonical(other) !== canonical(pile)) shuffleUnseen(pile, dice);
  }
  return state;
}

/** Mixes what nobody has seen among its own slots. */
function shuffleUnseen(pile: Veil, dice: Dice): void {
  const slots = pile.seen.flatMap((seen, slot) => (seen === NOBODY ? [slot] : []));
  const things = slots.map((slot) => pile.is[slot] as number);
  dice.shuffle(things);
  for (const [i, slot] of slots.entries()) pile.is[slot] = things[i] as number;
}

/**
 * What is not of the game is not taken back. Stamps never run backwards: what a client saw in a time that was taken
 * back is stale (for `alone`, where nobody else could notice). Standing orders stay as they are.
 */
export function keepPresent<S>(state: State<S>, now: Readonly<State<S>>, alone: Seat | null): void {
  state.stamp = now.stamp.map((stamp, seat) => (alone === null || alone === seat ? stamp + 1 : stamp));
  state.orders = copy(now.orders);
}

/** One position in so many is kept for good: going far back means playing at most so many actions again. */
const KEPT = 64;

/** Forgets positions that nobody can simply go back to any more. */
export function thinOut<S>(moments: readonly Moment<S>[], pinned: ReadonlySet<number>): void {
  let recent = true;
  for (let at = moments.length - 2; at >= 0; at--) {
    const moment = moments[at] as Moment<S>;
    if (moment.before === null) return;
    if (moment.dice || moment.shown) recent = false;
    // As long as nothing stands between, nobody further back has been thinned out yet either.
    if (recent) continue;
    if (at % KEPT !== 0 && !pinned.has(moment.entry)) moment.before = null;
  }
}

/** The position before an action: kept, or played again from the last one that was. */
export function positionBefore<S>(
  moments: readonly Moment<S>[],
  at: number,
  play: (from: State<S>, actions: readonly Moment<S>[]) => State<S>,
): State<S> {
  let from = at;
  while (from > 0 && moments[from]?.before === null) from--;
  const before = moments[from]?.before ?? null;
  if (before === null) throw new RulesFault('the beginning of the match is not kept');
  return play(copy(before), moments.slice(from, at));
}
