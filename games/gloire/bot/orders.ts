import type { Seat } from '@bivouac/kernel';
import type { GloireContent } from '../content/types.ts';
import { armiesOf } from '../rules/command/lines.ts';
import { decides } from '../rules/players/partners.ts';
import { perPack } from '../rules/per-pack.ts';
import { priceOf } from '../rules/command/price.ts';
import { type Board, EDGE, type GloireState, OFF } from '../rules/state.ts';
import { beliefsKey } from './beliefs.ts';
import { columnsOf, inStacks } from './columns.ts';
import { outlookOf } from './evaluate.ts';
import { bestOperation, type Operation, type Order } from './operations.ts';
import type { Weights } from './weights.ts';

/** A stack that is under way: where it set out. */
export interface UnderWay {
  readonly slots: readonly number[];
  readonly from: number;
  readonly edge: number;
}

/** The operation that the side that moves has in mind; whoever is under way is thought of as still where he set out. */
export function operationOf(b: Board, w: Weights, seat: Seat, under: UnderWay | null): Operation {
  const then = under === null ? b : { ...b, s: setBack(b, under) };
  const key = keyOf(then, seat);
  const kept = keptFor(b.content, w);
  const known = kept.young.get(key) ?? kept.old.get(key);
  if (known !== undefined) return known;
  const side = b.s.active;
  const o = { ...outlookOf(then, w, seat, side), settled: true };
  const operation = bestOperation(o, side, columnsOf(o, side, decides(b, side)));
  if (kept.young.size >= KEPT) {
    kept.old = kept.young;
    kept.young = new Map();
  }
  kept.young.set(key, operation);
  return operation;
}

/** What an operation rests on: all of it is in the key, so that it may be kept. */
function keyOf(b: Board, seat: Seat): string {
  const { s } = b;
  const side = s.active;
  const own: number[] = [];
  const from = side === 0 ? 0 : s.frenchSlots;
  const end = side === 0 ? s.frenchSlots : s.place.length;
  for (let slot = from; slot < end; slot++) {
    const piece = s.face.is[slot] as number;
    own.push(piece, (s.inside[slot] as number) + 2 * (s.dug[slot] as number) + 4 * (s.fatigued[slot] as number));
    own.push(piece < s.points.length ? (s.points[piece] as number) : OFF);
  }
  const works = [s.control, s.entrenched, s.siege, s.broken, s.boats];
  // What the enemy has spent is not known, and no plan rests on it.
  const purses = armiesOf(b, side).map((army) => (s.command[army] as number) - (s.spent[army] as number));
  const all = [s.place, s.acted, own, ...works, s.marching, purses, s.status, s.used, s.supplied];
  const time = `${s.scenario} ${s.turn} ${s.first} ${s.weather} ${seat} ${side} ${s.phase} ${decides(b, side)}`;
  return `${time}|${all.join(';')}|${beliefsKey(b, seat, side)}`;
}

function startOf({ from, edge }: UnderWay): number {
  return edge === OFF ? from : EDGE - edge;
}

/** The state as it was when a stack set out, as far as it can be told: its command points are not spent yet. */
export function setBack(b: Board, under: UnderWay): GloireState {
  const { s } = b;
  const [place, acted, came] = [[...s.place], [...s.acted], [...s.came]];
  for (const slot of under.slots) {
    place[slot] = startOf(under);
    acted[slot] = 0;
    came[slot] = OFF;
  }
  const then = { ...s, place, acted, came };
  if (under.edge !== OFF) return then;
  const price = priceOf({ ...b, s: then }, under.slots, OFF);
  const spent = s.spent.map((points, army) =>
    (price[army] as number) > 0 ? points - (price[army] as number) : points,
  );
  return { ...then, spent };
}

/** The two last lots of operations: what was thought of a moment ago is never forgotten. */
interface Kept {
  young: Map<string, Operation>;
  old: Map<string, Operation>;
}

const KEPT = 300;
const keptBy = perPack(() => new WeakMap<Weights, Kept>());

function keptFor(content: GloireContent, w: Weights): Kept {
  const all = keptBy(content);
  const found = all.get(w) ?? { young: new Map(), old: new Map() };
  all.set(w, found);
  return found;
}

/** The counters of the stack that an order sends off first, in the order in which they are named. */
export function stackOf(b: Board, { columns }: Order): readonly number[] {
  return inStacks(b, columns)[0] ?? [];
}

/** Where a stack goes that is being put together or under way: the order that has all its counters; null for none. */
export function orderFor({ orders }: Operation, slots: readonly number[], town: number, edge: number): Order | null {
  return (
    orders.find(({ columns }) => {
      const [first] = columns;
      if (first?.town !== town || first.edge !== edge) return false;
      return slots.every((slot) => columns.some((column) => column.slots.includes(slot)));
    }) ?? null
  );
}
