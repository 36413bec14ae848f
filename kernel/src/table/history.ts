import { cell } from '../columns.ts';
import type { Dice } from '../dice.ts';
import type { Game } from '../game.ts';
import { canonical, copy } from '../json.ts';
import type { Kind } from '../procedure.ts';
import { bitOf, includes, NOBODY, type Seat, seatSet } from '../seats.ts';
import type { State } from '../state.ts';
import type { Veil } from '../veil.ts';
import { RulesFault } from '../refusal.ts';
import type { SavedClocks } from './clock.ts';
import { type Change, changesBetween, withChanges } from './patch.ts';
import type { UndoBarrier } from './types.ts';

/** One action that still stands, and what it brought out: what undo has to know. */
export interface Moment {
  readonly entry: number;
  readonly seat: Seat;
  readonly act: readonly (string | number)[];
  readonly elapsed: number;
  readonly dice: boolean;
  readonly shown: boolean;
  readonly private: boolean;
  /** Whether it went with what another seat took back: it does nothing any more. */
  readonly lost: boolean;
  /** The clocks when it was done; null where no time is kept. */
  readonly clocks: SavedClocks | null;
}

/** What of an action is true, a bit each. */
const DICE = 1;
const SHOWN = 2;
const PRIVATE = 4;
const LOST = 8;

type PackedMoment = readonly [act: Moment['act'], elapsed: number, bits: number, clocks: SavedClocks | null];

/** A history as plain JSON. */
export interface SavedHistory {
  readonly first: number;
  readonly acted: number;
  readonly entries: readonly number[];
  readonly seats: readonly Seat[];
  readonly moments: readonly string[];
  readonly kept: readonly (readonly [at: number, position: string])[];
  readonly fixes: readonly (readonly [at: number, changes: readonly Change[]])[];
}

/** Plays actions again from a position, in silence. */
export type PlayAgain<S> = (from: State<S>, actions: readonly Moment[]) => State<S>;

/** One position in so many is kept, as text; of the older ones only one in `SELDOM`. */
const OFTEN = 64;
const SELDOM = 256;

/** So many actions back all may agree to go at least; what is older is forgotten. */
export const REACH = 512;

/**
 * The actions that still stand, and the way back before each of them. Positions in between are played again from the
 * last one that is kept; where actions alone do not lead from one to the next (something was taken back, a standing
 * order was given), what was different is noted.
 */
export class History<S> {
  readonly #play: PlayAgain<S>;
  /** How many actions at the beginning are forgotten, and who had acted in them. */
  #first = 0;
  #acted = NOBODY;
  readonly #entries: number[] = [];
  readonly #seats: Seat[] = [];
  readonly #moments: string[] = [];
  readonly #kept = new Map<number, string>();
  readonly #fixes = new Map<number, readonly Change[]>();

  constructor(play: PlayAgain<S>, saved?: SavedHistory) {
    this.#play = play;
    if (saved === undefined) return;
    this.#first = saved.first;
    this.#acted = seatSet(saved.acted);
    this.#entries.push(...saved.entries);
    this.#seats.push(...saved.seats);
    this.#moments.push(...saved.moments);
    for (const [at, position] of saved.kept) this.#kept.set(at, position);
    for (const [at, changes] of saved.fixes) this.#fixes.set(at, changes);
  }

  /** The first action that is remembered, and the one after the last. */
  get first(): number {
    return this.#first;
  }

  get end(): number {
    return this.#first + this.#moments.length;
  }

  /** The entry of the first action that is remembered; 0 if there is none. */
  get firstEntry(): number {
    return this.#entries[0] ?? 0;
  }

  moment(at: number): Moment {
    const i = at - this.#first;
    const text = this.#moments[i];
    if (text === undefined) throw new RulesFault(`action ${at} of the match is not remembered`);
    const [act, elapsed, bits, clocks] = JSON.parse(text) as PackedMoment;
    return {
      entry: this.#entries[i] ?? 0,
      seat: this.#seats[i] ?? 0,
      act,
      elapsed,
      dice: (bits & DICE) !== 0,
      shown: (bits & SHOWN) !== 0,
      private: (bits & PRIVATE) !== 0,
      lost: (bits & LOST) !== 0,
      clocks,
    };
  }

  /** The action that an entry was, if it still stands; null otherwise. */
  ofEntry(entry: number): number | null {
    const i = this.#entries.lastIndexOf(entry);
    return i < 0 ? null : this.#first + i;
  }

  /** Adds an action with the position before it; `aside` if the action before did not lead to that position. */
  push(moment: Moment, before: State<S>, aside: boolean): void {
    const at = this.end;
    // A position that is kept for a while only needs the note as well, for when it is forgotten.
    if (aside && at % SELDOM !== 0) {
      const changes = changesBetween(this.positionBefore(at), before);
      if (changes.length > 0) this.#fixes.set(at, JSON.parse(JSON.stringify(changes)) as Change[]);
    }
    if (at % OFTEN === 0) this.#kept.set(at, JSON.stringify(before));
    const { act, elapsed, clocks } = moment;
    const bits =
      (moment.dice ? DICE : 0) | (moment.shown ? SHOWN : 0) | (moment.private ? PRIVATE : 0) | (moment.lost ? LOST : 0);
    const packed: PackedMoment = [act, elapsed, bits, clocks];
    this.#entries.push(moment.entry);
    this.#seats.push(moment.seat);
    this.#moments.push(JSON.stringify(packed));
    const old = at - 2 * OFTEN;
    if (at % OFTEN === 0 && old % SELDOM !== 0) this.#kept.delete(old);
  }

  /** Forgets what is further back than anybody may go. */
  forget(reach: number): void {
    const from = Math.floor((this.end - reach) / SELDOM) * SELDOM;
    const many = from - this.#first;
    if (many <= 0 || !this.#kept.has(from)) return;
    for (const seat of this.#seats.splice(0, many)) this.#acted = seatSet(this.#acted | bitOf(seat));
    this.#entries.splice(0, many);
    this.#moments.splice(0, many);
    this.#first = from;
    for (const at of [...this.#kept.keys(), ...this.#fixes.keys()]) {
      if (at >= from) continue;
      this.#kept.delete(at);
      this.#fixes.delete(at);
    }
  }

  /** Takes away the actions from one on; those that were taken away. */
  cut(at: number): Moment[] {
    const cut: Moment[] = [];
    for (let one = at; one < this.end; one++) cut.push(this.moment(one));
    const many = at - this.#first;
    this.#entries.length = many;
    this.#seats.length = many;
    this.#moments.length = many;
    for (const map of [this.#kept, this.#fixes]) for (const one of map.keys()) if (one >= at) map.delete(one);
    return cut;
  }

  /** The position before an action, or after the last one: kept, or played again from one that was. */
  positionBefore(at: number): State<S> {
    let from = at;
    while (from >= this.#first && !this.#kept.has(from)) from--;
    const kept = this.#kept.get(from);
    if (kept === undefined) throw new RulesFault('the beginning of the match is not kept');
    let state = JSON.parse(kept) as State<S>;
    let actions: Moment[] = [];
    for (let one = from; one < at; one++) {
      actions.push(this.moment(one));
      const fix = this.#fixes.get(one + 1);
      if (fix === undefined) continue;
      state = withChanges(this.#play(state, actions), JSON.parse(JSON.stringify(fix)) as Change[]);
      actions = [];
    }
    return actions.length === 0 ? state : this.#play(state, actions);
  }

  /**
   * How far a seat may go back: to before its own last action, if since then nobody rolled, nothing hidden was shown, and
   * nobody else acted (what others do in their own private branches does not count: nobody can see it).
   */
  undoTarget(seat: Seat): { at: number } | { blocked: UndoBarrier } {
    for (let at = this.end - 1; at >= this.#first; at--) {
      const moment = this.moment(at);
      if (moment.seat !== seat) {
        if (moment.private) continue;
        // The last thing that happened is another's: if the seat has acted before at all, that is what stands between.
        const hasActed = this.#seats.includes(seat) || includes(this.#acted, seat);
        return { blocked: hasActed ? 'other' : 'nothing' };
      }
      if (moment.dice) return { blocked: 'dice' };
      return moment.shown ? { blocked: 'shown' } : { at };
    }
    return { blocked: 'nothing' };
  }

  save(): SavedHistory {
    return {
      first: this.#first,
      acted: this.#acted,
      entries: [...this.#entries],
      seats: [...this.#seats],
      moments: [...this.#moments],
      kept: [...this.#kept],
      fixes: [...this.#fixes],
    };
  }
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
  const things = slots.map((slot) => cell(pile.is, slot));
  dice.shuffle(things);
  for (const [i, slot] of slots.entries()) pile.is[slot] = cell(things, i);
}

/**
 * What is not of the game is not taken back. Stamps never run backwards: what a client saw in a time that was taken
 * back is stale (for `alone`, where nobody else could notice). Standing orders stay as they are.
 */
export function keepPresent<S>(state: State<S>, now: Readonly<State<S>>, alone: Seat | null): void {
  state.stamp = now.stamp.map((stamp, seat) => (alone === null || alone === seat ? stamp + 1 : stamp));
  state.orders = copy(now.orders);
}
