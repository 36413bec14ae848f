import { derived, knows, PUBLIC, UNKNOWN } from '@bivouac/kernel';
import type { GloireContent, LeaderSheet, Scenario, Unit, UnitSheet } from '../content/types.ts';
import { type Board, type GloireState, OFF, SIDES } from './state.ts';

/** The pieces of a scenario: units first, then leaders, then decoys; and the counters, the French ones first. */
export interface Pieces {
  readonly units: number;
  readonly leaders: number;
  readonly decoys: number;
  readonly all: number;
  /** The side of each piece. */
  readonly side: readonly number[];
  /** The arm that each decoy pretends to be. */
  readonly arm: readonly ('infantry' | 'cavalry')[];
  /** By side: the first counter, and the end of the last side. */
  readonly from: readonly [number, number, number];
  /** By side: its pieces. */
  readonly of: readonly [readonly number[], readonly number[]];
}

const tables = new WeakMap<GloireContent, Map<string, Pieces>>();

export function scenarioOf({ s, content }: Board): Scenario {
  return content.scenarios[s.scenario] as Scenario;
}

export function piecesOf(content: GloireContent, scenario: number, decoys: boolean): Pieces {
  let known = tables.get(content);
  if (known === undefined) {
    known = new Map();
    tables.set(content, known);
  }
  const key = `${scenario} ${decoys}`;
  let pieces = known.get(key);
  if (pieces === undefined) {
    pieces = tabulate(content, scenario, decoys);
    known.set(key, pieces);
  }
  return pieces;
}

function tabulate(content: GloireContent, scenario: number, decoys: boolean): Pieces {
  const side: number[] = [...content.units.map((unit) => unit.side), ...content.leaders.map((leader) => leader.side)];
  const arm: ('infantry' | 'cavalry')[] = [];
  const counts = decoys ? content.scenarios[scenario]?.decoys : undefined;
  for (const [owner, count] of (counts ?? []).entries()) {
    for (let i = 0; i < count.infantry; i++) arm.push('infantry');
    for (let i = 0; i < count.cavalry; i++) arm.push('cavalry');
    while (side.length < content.units.length + content.leaders.length + arm.length) side.push(owner);
  }
  const of = SIDES.map((one) => side.flatMap((owner, piece) => (owner === one ? [piece] : [])));
  const [french = [], coalition = []] = of;
  return {
    units: content.units.length,
    leaders: content.leaders.length,
    decoys: arm.length,
    all: side.length,
    side,
    arm,
    from: [0, french.length, side.length],
    of: [french, coalition],
  };
}

export function pieces({ s, content }: Board): Pieces {
  return piecesOf(content, s.scenario, s.decoys);
}

export function leaderPiece({ content }: Board, leader: number): number {
  return content.units.length + leader;
}

export function decoyPiece({ content }: Board, decoy: number): number {
  return content.units.length + content.leaders.length + decoy;
}

/** The side of a counter: it shows on its flag. */
export function sideOfSlot({ s }: Board, slot: number): number {
  return slot < s.frenchSlots ? 0 : 1;
}

/** What stands where: by side its towns in order and its counters in each, and the counter of each piece, if known. */
export interface Standing {
  readonly towns: readonly (readonly number[])[];
  readonly at: readonly ReadonlyMap<number, readonly number[]>[];
  readonly slotOf: readonly number[];
}

const NOBODY_THERE: readonly number[] = [];

function standing(s: GloireState): Standing {
  const at = SIDES.map(() => new Map<number, number[]>());
  const slotOf = new Array<number>(s.face.is.length).fill(OFF);
  for (let slot = 0; slot < s.place.length; slot++) {
    const town = s.place[slot] as number;
    const piece = s.face.is[slot] as number;
    if (piece !== UNKNOWN) slotOf[piece] = slot;
    if (town < 0) continue;
    const side = at[slot < s.frenchSlots ? 0 : 1];
    const here = side?.get(town);
    if (here === undefined) side?.set(town, [slot]);
    else here.push(slot);
  }
  return { towns: at.map((side) => [...side.keys()].sort((one, two) => one - two)), at, slotOf };
}

export const whereabouts = derived<GloireState, Standing>((s) => s.version, standing);

/** The counters of a side in a town, in and outside its walls. */
export function countersAt({ s }: Board, town: number, side: number): readonly number[] {
  return whereabouts(s).at[side]?.get(town) ?? NOBODY_THERE;
}

/** The towns where a side has counters, in order. */
export function townsOf({ s }: Board, side: number): readonly number[] {
  return whereabouts(s).towns[side] ?? NOBODY_THERE;
}

/** Those outside the walls: a garrison shut in is not there for those outside. */
export function outsideAt(b: Board, town: number, side: number): readonly number[] {
  const here = countersAt(b, town, side);
  return here.some((slot) => b.s.inside[slot] === 1) ? here.filter((slot) => b.s.inside[slot] === 0) : here;
}

export function insideAt(b: Board, town: number, side: number): readonly number[] {
  return countersAt(b, town, side).filter((slot) => b.s.inside[slot] === 1);
}

/** The counter of a piece; OFF where it is not known. */
export function slotOf({ s }: Board, piece: number): number {
  return whereabouts(s).slotOf[piece] ?? OFF;
}

/** The unit that a counter is, or OFF for anything else and for what is not known. */
export function unitIn({ s, content }: Board, slot: number): number {
  const piece = s.face.is[slot] as number;
  return piece >= 0 && piece < content.units.length ? piece : OFF;
}

export function leaderIn({ s, content }: Board, slot: number): number {
  const leader = (s.face.is[slot] as number) - content.units.length;
  return leader >= 0 && leader < content.leaders.length ? leader : OFF;
}

export function decoyIn({ s, content }: Board, slot: number): number {
  const decoy = (s.face.is[slot] as number) - content.units.length - content.leaders.length;
  return decoy >= 0 ? decoy : OFF;
}

/** Whether a counter lies face up for all. */
export function isUp({ s }: Board, slot: number): boolean {
  return knows(s.face, slot, PUBLIC);
}

export function unitOf({ content }: Board, unit: number): Unit {
  return content.units[unit] as Unit;
}

const NO_SHEET: UnitSheet = { army: OFF, maximum: 0, artillery: 0, cohesion: 0, cavalry: 0 };

/** A unit's line on the score sheet in force. */
export function sheetOf({ s, content }: Board, unit: number): UnitSheet {
  return content.units[unit]?.sheets[s.sheet] ?? NO_SHEET;
}

const NO_LEADER: LeaderSheet = { army: OFF, rank: 0, command: 0, tactical: 0 };

export function leaderSheet({ s, content }: Board, leader: number): LeaderSheet {
  return content.leaders[leader]?.sheets[s.sheet] ?? NO_LEADER;
}

/** Whether a counter is a unit with strength points: only these fight, hold and block (ruling 5). */
export function hasStrength(b: Board, slot: number): boolean {
  const unit = unitIn(b, slot);
  return unit !== OFF && (b.s.points[unit] as number) > 0;
}

export function isCavalry(b: Board, slot: number): boolean {
  const unit = unitIn(b, slot);
  return unit !== OFF && unitOf(b, unit).type === 'cavalry';
}

/** The strength points of these counters together. */
export function strengthOf(b: Board, slots: readonly number[]): number {
  let sum = 0;
  for (const slot of slots) {
    const unit = unitIn(b, slot);
    if (unit !== OFF) sum += b.s.points[unit] as number;
  }
  return sum;
}

/** Units with strength among these counters. */
export function unitsIn(b: Board, slots: readonly number[]): number[] {
  const units: number[] = [];
  for (const slot of slots) if (hasStrength(b, slot)) units.push(unitIn(b, slot));
  return units;
}

export function leadersIn(b: Board, slots: readonly number[]): number[] {
  const leaders: number[] = [];
  for (const slot of slots) {
    const leader = leaderIn(b, slot);
    if (leader !== OFF) leaders.push(leader);
  }
  return leaders;
}

/** Of several leaders the highest-ranking; of equals the one who is best at what is asked for. */
export function highest(b: Board, leaders: readonly number[], best: (sheet: LeaderSheet) => number): number {
  let found = OFF;
  for (const leader of leaders) {
    if (found === OFF) {
      found = leader;
      continue;
    }
    const [one, two] = [leaderSheet(b, leader), leaderSheet(b, found)];
    if (one.rank > two.rank || (one.rank === two.rank && best(one) > best(two))) found = leader;
  }
  return found;
}
