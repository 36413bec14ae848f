import { cell, raise, bitOf, type Seat } from '@bivouac/kernel';
import { perPack } from '../rules/per-pack.ts';
import { leaderSheet, type Pieces, pieces, sheetOf, unitOf } from '../rules/pieces/pieces.ts';
import { type Board, OFF, other } from '../rules/state.ts';
import { groundOf } from '../beliefs/ground.ts';
import { lastKnown, refillsOf } from '../beliefs/refills.ts';
import { flagsBy, suspicion } from '../beliefs/suspicion.ts';
import { COHESIONS, METTLE } from './mettle.ts';
import { hasMarched, likelyAt, paceOf, traceOf } from '../beliefs/traces.ts';

/** What a seat may think of the enemy's counters, by counter: everything in expectation. */
export interface Beliefs {
  /** How likely it is a unit with strength, and the points it is expected to have. */
  readonly real: Float64Array;
  readonly points: Float64Array;
  /** How good the troops are, METTLE numbers a counter; guns, horse; what a leader adds in battle, his rank. */
  readonly mettle: Float64Array;
  readonly guns: Float64Array;
  readonly horse: Float64Array;
  readonly tactical: Float64Array;
  readonly rank: Float64Array;
}

/** How often rows and columns are evened out: after that little changes. */
const ROUNDS = 10;

/** What a unit is expected to have: what was last known of it, and the replacements that have come since. */
function rememberedPoints(b: Board, table: Pieces, watcher: number, unit: number): number {
  const known = lastKnown(b, table, watcher, unit);
  return known > 0 ? known + refillsOf(b, table, watcher, unit) : known;
}

/**
 * Beliefs about the counters of the other side: where a counter is known it is what it is; the rest are shared out by
 * where each piece was last known to be. The same on a view as on any state imagined from it.
 */
export function beliefsOf(b: Board, table: Pieces, seat: Seat, watcher: number): Beliefs {
  const key = keyOf(b, table, seat, watcher);
  const kept = keptBy(b.content);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const found = believe(b, table, seat, watcher);
  if (kept.size >= KEPT) kept.clear();
  kept.set(key, found);
  return found;
}

/** While a player thinks his own moves over the enemy's counters stay where they are: all they rest on is in the key. */
const keptBy = perPack(() => new Map<string, Beliefs>());
const KEPT = 500;

/** All that beliefs rest on, in a word. */
export function beliefsKey(b: Board, seat: Seat, watcher: number): string {
  return keyOf(b, pieces(b), seat, watcher);
}

function keyOf({ s }: Board, table: Pieces, seat: Seat, watcher: number): string {
  const bit = bitOf(seat);
  const from = watcher === 0 ? s.frenchSlots : 0;
  const end = watcher === 0 ? s.place.length : s.frenchSlots;
  const side = other(watcher);
  let [where, what] = [1, 1];
  for (let slot = from; slot < end; slot++) {
    const town = s.place[slot] as number;
    where = (Math.imul(where, 397) + town) | 0;
    if (town < 0) continue;
    const did = (s.inside[slot] as number) + 2 * (s.dug[slot] as number) + 4 * (s.triedGuns[slot] as number);
    what = (Math.imul(what, 31) + did + 8 * (s.fatigued[slot] as number)) | 0;
    what = (Math.imul(what, 31) + (s.proof[side * s.control.length + town] as number)) | 0;
    what = (Math.imul(what, 31) + (s.siege[town] as number)) | 0;
    if (s.blind !== 1 && ((s.face.seen[slot] as number) & bit) === 0) continue;
    const piece = s.face.is[slot] as number;
    const open = s.blind === 1 || s.open[slot] === 1;
    what = (Math.imul(what, 397) + piece) | 0;
    if (open && piece < table.units) what = (Math.imul(what, 31) + (s.points[piece] as number) + 1) | 0;
  }
  const half = watcher * table.all;
  let notes = 1;
  for (let i = half; i < half + table.all; i++) {
    notes = (Math.imul(notes, 31) + (s.lastTown[i] as number) + 400 * (s.lastTurn[i] as number)) | 0;
    notes = (Math.imul(notes, 31) + (s.lastPoints[i] as number)) | 0;
  }
  for (const arrived of s.arrived) notes = (Math.imul(notes, 31) + arrived) | 0;
  const time = `${s.scenario} ${s.sheet} ${s.turn} ${hasMarched(s, side)} ${s.decoys} ${s.blind}`;
  return `${time} ${seat} ${watcher} ${where} ${what} ${notes}`;
}

function believe(b: Board, table: Pieces, seat: Seat, watcher: number): Beliefs {
  const { s } = b;
  const size = s.place.length;
  const found = nothing(size);
  const bit = bitOf(seat);
  const from = watcher === 0 ? s.frenchSlots : 0;
  const end = watcher === 0 ? size : s.frenchSlots;
  const hidden: number[] = [];
  const known = new Uint8Array(table.all);
  for (let slot = from; slot < end; slot++) {
    if (s.blind === 1 || ((s.face.seen[slot] as number) & bit) !== 0) {
      const piece = s.face.is[slot] as number;
      known[piece] = 1;
      if ((s.place[slot] as number) >= 0) {
        const open = s.blind === 1 || s.open[slot] === 1;
        add(b, table, found, { slot, piece, chance: 1, watcher: open ? OFF : watcher });
      }
    } else if ((s.place[slot] as number) >= 0) hidden.push(slot);
  }
  if (hidden.length > 0) share(b, table, found, watcher, hidden, known);
  return found;
}

/** The own counters, which are no question of belief. */
export function ownOf(b: Board, table: Pieces, side: number): Beliefs {
  const { s } = b;
  const found = nothing(s.place.length);
  const from = side === 0 ? 0 : s.frenchSlots;
  const end = side === 0 ? s.frenchSlots : s.place.length;
  for (let slot = from; slot < end; slot++) {
    if (cell(s.place, slot) < 0) continue;
    add(b, table, found, { slot, piece: cell(s.face.is, slot), chance: 1, watcher: OFF });
  }
  return found;
}

function nothing(size: number): Beliefs {
  return {
    real: new Float64Array(size),
    points: new Float64Array(size),
    mettle: new Float64Array(size * METTLE),
    guns: new Float64Array(size),
    horse: new Float64Array(size),
    tactical: new Float64Array(size),
    rank: new Float64Array(size),
  };
}

/** Shares the pieces that are not known out over the counters that are not. */
function share(
  b: Board,
  table: Pieces,
  found: Beliefs,
  watcher: number,
  hidden: readonly number[],
  known: Uint8Array,
): void {
  const ground = groundOf(b.content, b.s.scenario);
  const pieces: number[] = [];
  let decoys = 0;
  for (const piece of table.of[watcher === 0 ? 1 : 0]) {
    if (known[piece] === 1) continue;
    if (piece >= table.units + table.leaders) decoys++;
    else if (isAbout(b, table, watcher, piece)) pieces.push(piece);
  }
  decoys = Math.min(decoys, Math.max(0, hidden.length - pieces.length));
  const columns = hidden.length;
  const rows = pieces.length;
  const chances = new Float64Array((rows + 1) * columns);
  for (const [row, piece] of pieces.entries()) {
    const trace = traceOf(b, table, watcher, piece);
    const pace = paceOf(b.content, piece);
    for (let i = 0; i < columns; i++) {
      const town = b.s.place[hidden[i] as number] as number;
      chances[row * columns + i] = trace === null ? 0.05 : likelyAt(ground, trace, town, pace);
    }
  }
  const foe = other(watcher);
  const flags = flagsBy(b.s, foe);
  for (let i = 0; i < columns; i++) {
    const slot = hidden[i] as number;
    chances[rows * columns + i] = 0.2 * suspicion(b.s, foe, slot, flags[b.s.place[slot] as number] as number);
  }
  for (let round = 0; round < ROUNDS; round++) evenOut(chances, rows, columns, decoys);
  for (const [row, piece] of pieces.entries()) {
    for (let i = 0; i < columns; i++) {
      const chance = chances[row * columns + i] as number;
      if (chance > 0.004) add(b, table, found, { slot: cell(hidden, i), piece, chance, watcher });
    }
  }
}

/** Whether a piece that is not known may stand on the map: detachments nobody has made are not looked for. */
function isAbout(b: Board, table: Pieces, watcher: number, piece: number): boolean {
  if (piece >= table.units) return true;
  return !unitOf(b, piece).detachment || traceOf(b, table, watcher, piece) !== null;
}

/** Every counter is one piece, every piece one counter; the last row are all decoys together. */
function evenOut(chances: Float64Array, rows: number, columns: number, decoys: number): void {
  for (let i = 0; i < columns; i++) {
    let sum = 0;
    for (let row = 0; row <= rows; row++) sum += chances[row * columns + i] as number;
    if (sum > 0)
      for (let row = 0; row <= rows; row++) chances[row * columns + i] = (chances[row * columns + i] as number) / sum;
  }
  for (let row = 0; row <= rows; row++) {
    let sum = 0;
    for (let i = 0; i < columns; i++) sum += chances[row * columns + i] as number;
    const whole = row === rows ? decoys : 1;
    if (sum > 0)
      for (let i = 0; i < columns; i++)
        chances[row * columns + i] = ((chances[row * columns + i] as number) * whole) / sum;
  }
}

/** Counts a piece in at a counter, by how likely it is that; `watcher` is OFF where its points are open. */
/** A piece that may lie under a counter: how likely that is, and whose memory of it counts, or OFF for the truth. */
interface Guessed {
  readonly slot: number;
  readonly piece: number;
  readonly chance: number;
  readonly watcher: number;
}

function add(b: Board, table: Pieces, found: Beliefs, { slot, piece, chance, watcher }: Guessed): void {
  if (piece < table.units) {
    const points = watcher === OFF ? cell(b.s.points, piece) : rememberedPoints(b, table, watcher, piece);
    const { type } = unitOf(b, piece);
    const { cohesion, artillery, cavalry } = sheetOf(b, piece);
    if (type === 'artillery' || points > 0) raise(found.guns, slot, chance * artillery);
    if (points <= 0) return;
    raise(found.real, slot, chance);
    raise(found.points, slot, chance * points);
    const at = slot * METTLE + Math.min(cohesion, COHESIONS - 1);
    raise(found.mettle, at, chance * points);
    if (type === 'infantry') raise(found.mettle, at + COHESIONS, chance);
    raise(found.horse, slot, chance * cavalry);
  } else if (piece < table.units + table.leaders) {
    const { tactical, rank } = leaderSheet(b, piece - table.units);
    raise(found.tactical, slot, chance * tactical);
    raise(found.rank, slot, chance * rank);
  }
}
