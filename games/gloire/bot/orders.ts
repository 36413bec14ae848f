import type { Seat } from '@bivouac/kernel';
import type { GloireContent } from '../content/types.ts';
import { decides } from '../rules/partners.ts';
import { perPack } from '../rules/per-pack.ts';
import { hasChief, withinLimits } from '../rules/stack.ts';
import { type Board, EDGE, type GloireState, OFF } from '../rules/state.ts';
import { beliefsKey } from './beliefs.ts';
import { columnsOf } from './columns.ts';
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
  const key = keyOf(b, seat, under);
  const kept = keptFor(b.content, w);
  const known = kept.young.get(key) ?? kept.old.get(key);
  if (known !== undefined) return known;
  const then = under === null ? b : { ...b, s: setBack(b.s, under) };
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
function keyOf(b: Board, seat: Seat, under: UnderWay | null): string {
  const { s } = b;
  const side = s.active;
  const place = [...s.place];
  const acted = [...s.acted];
  for (const slot of under?.slots ?? []) {
    place[slot] = startOf(under as UnderWay);
    acted[slot] = 0;
  }
  const own: number[] = [];
  const from = side === 0 ? 0 : s.frenchSlots;
  const end = side === 0 ? s.frenchSlots : s.place.length;
  for (let slot = from; slot < end; slot++) {
    const piece = s.face.is[slot] as number;
    own.push(piece, (s.inside[slot] as number) + 2 * (s.dug[slot] as number) + 4 * (s.fatigued[slot] as number));
    own.push(piece < s.points.length ? (s.points[piece] as number) : OFF);
  }
  const works = [s.control, s.entrenched, s.siege, s.broken, s.boats];
  const all = [place, acted, own, ...works, s.marching, s.spent, s.command, s.status, s.used, s.supplied];
  const time = `${s.scenario} ${s.turn} ${s.weather} ${seat} ${side} ${s.phase} ${decides(b, side)}`;
  return `${time}|${all.join(';')}|${beliefsKey(b, seat, side)}`;
}

function startOf({ from, edge }: UnderWay): number {
  return edge === OFF ? from : EDGE - edge;
}

/** The state as it was when a stack set out, as far as it can be told. */
function setBack(s: GloireState, under: UnderWay): GloireState {
  const [place, acted, came] = [[...s.place], [...s.acted], [...s.came]];
  for (const slot of under.slots) {
    place[slot] = startOf(under);
    acted[slot] = 0;
    came[slot] = OFF;
  }
  return { ...s, place, acted, came };
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
  const [first, ...others] = [...columns].sort(
    (one, two) => Number(hasChief(b, two.slots)) - Number(hasChief(b, one.slots)),
  );
  const slots = [...(first?.slots ?? [])];
  const led = hasChief(b, slots);
  for (const column of others) if (led || withinLimits(b, [...slots, ...column.slots])) slots.push(...column.slots);
  return slots;
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
