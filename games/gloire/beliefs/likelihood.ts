import { type Dice, pickByShare } from '@bivouac/kernel';
import type { Pieces } from '../rules/pieces/pieces.ts';
import { type Board, other } from '../rules/state.ts';
import { groundOf, type Ground } from './ground.ts';
import { flagsBy, suspicion } from './suspicion.ts';
import { likelyAt, paceOf, type Trace, traceOf } from './traces.ts';

/** Where a piece is that left no trace at all: anywhere, about as likely. */
const ANYWHERE = 0.05;
const LONG_AGO = 99;

/** How likely the pieces of a side are under which of its counters, to those who watch it. */
export class Likelihood {
  readonly #b: Board;
  readonly #ground: Ground;
  readonly #side: number;
  readonly #traces: (Trace | null | undefined)[];
  readonly #table: Pieces;
  readonly #suspect: Float64Array;

  constructor(b: Board, table: Pieces, side: number) {
    this.#b = b;
    this.#table = table;
    this.#side = side;
    this.#ground = groundOf(b.content, b.s.scenario);
    this.#traces = new Array<undefined>(table.all).fill(undefined);
    this.#suspect = new Float64Array(b.s.place.length).fill(-1);
  }

  #trace(piece: number): Trace | null {
    let found = this.#traces[piece];
    if (found === undefined) {
      found = traceOf(this.#b, this.#table, other(this.#side), piece);
      this.#traces[piece] = found;
    }
    return found;
  }

  hasTrace(piece: number): boolean {
    return this.#trace(piece) !== null;
  }

  /** How many marches ago a piece was last known to be somewhere. */
  age(piece: number): number {
    return this.#trace(piece)?.marches ?? LONG_AGO;
  }

  /** A flag that looks like a decoy is the less likely anything else. */
  of(piece: number, slot: number): number {
    const trace = this.#trace(piece);
    const town = this.#b.s.place[slot] as number;
    const near = trace === null ? ANYWHERE : likelyAt(this.#ground, trace, town, paceOf(this.#b.content, piece));
    return near / (0.4 + this.#suspicion(slot));
  }

  #suspicion(slot: number): number {
    const known = this.#suspect[slot] as number;
    if (known >= 0) return known;
    const { s } = this.#b;
    this.#flags ??= flagsBy(s, this.#side);
    const found = suspicion(s, this.#side, slot, this.#flags[s.place[slot] as number] ?? 0);
    this.#suspect[slot] = found;
    return found;
  }

  #flags: Uint8Array | null = null;
}

/** One of some things, each as often as its weight says. */
export function pickOf(things: readonly number[], weight: (thing: number) => number, dice: Dice): number {
  const weights = things.map(weight);
  const sum = weights.reduce((total, one) => total + one, 0);
  const shares = weights.map((one) => (sum > 0 ? one / sum : 1 / weights.length));
  return things[pickByShare(shares, dice)] as number;
}
