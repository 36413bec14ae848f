import { knows, PUBLIC } from '@bivouac/kernel';
import type { Arrival, GloireContent, LeaderSheet, Scenario, Unit, UnitSheet } from '../../content/types.ts';
import { perPack } from '../per-pack.ts';
import { type Board, OFF, SIDES } from '../state.ts';
import { countersOf, NOBODY_THERE, whereabouts } from './whereabouts.ts';

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

const tables = perPack((content) =>
  content.scenarios.flatMap((_, i) => [tabulate(content, i, false), tabulate(content, i, true)]),
);

export function scenarioOf({ s, content }: Board): Scenario {
  return content.scenarios[s.scenario] as Scenario;
}

/** The reinforcements of a scenario: those of its calendar, then those of the armistice (GLO 1813.A.armistice#32). */
export function arrivalsOf({ arrivals, armistice }: Scenario): readonly Arrival[] {
  return armistice === null ? arrivals : [...arrivals, ...armistice.arrivals];
}

export function piecesOf(content: GloireContent, scenario: number, decoys: boolean): Pieces {
  return tables(content)[2 * scenario + (decoys ? 1 : 0)] as Pieces;
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

/** The counters of a side in a town, in and outside its walls. */
export function countersAt({ s }: Board, town: number, side: number): readonly number[] {
  return countersOf(whereabouts(s), side, town);
}

/** The towns where a side has counters, in order. */
export function townsOf({ s }: Board, side: number): readonly number[] {
  return whereabouts(s).towns[side === 0 ? 0 : 1];
}

/** Those outside the walls: a garrison shut in is not there for those outside. */
export function outsideAt(b: Board, town: number, side: number): readonly number[] {
  const here = countersAt(b, town, side);
  return isAnyInside(b, here) ? here.filter((slot) => b.s.inside[slot] === 0) : here;
}

export function insideAt(b: Board, town: number, side: number): readonly number[] {
  const here = countersAt(b, town, side);
  return isAnyInside(b, here) ? here.filter((slot) => b.s.inside[slot] === 1) : NOBODY_THERE;
}

/** Hardly any town has a garrison shut in: without one nothing needs to be sorted out. */
function isAnyInside({ s }: Board, slots: readonly number[]): boolean {
  for (let i = 0; i < slots.length; i++) if (s.inside[slots[i] as number] === 1) return true;
  return false;
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

/** Whether a unit, or a leader, stands on the rosters in force. */
export function isListed({ s, content }: Board, unit: number): boolean {
  return (content.units[unit]?.sheets[s.sheet] ?? null) !== null;
}

export function isListedLeader({ s, content }: Board, leader: number): boolean {
  return (content.leaders[leader]?.sheets[s.sheet] ?? null) !== null;
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

/** Whether a counter is an artillery reserve. */
export function isGuns(b: Board, slot: number): boolean {
  const unit = unitIn(b, slot);
  return unit !== OFF && unitOf(b, unit).type === 'artillery';
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

export const byCommand = (sheet: LeaderSheet): number => sheet.command;

/** Of several leaders the highest-ranking; of equals the one who is best at what is asked for. */
export function highest(b: Board, leaders: readonly number[], best: (sheet: LeaderSheet) => number): number {
  let found = OFF;
  for (const leader of leaders) {
    if (found === OFF || isAbove(leaderSheet(b, leader), leaderSheet(b, found), best)) found = leader;
  }
  return found;
}

/** Whether a leader ranks above another, or beside him and is better at what is asked for. */
export function isAbove(one: LeaderSheet, two: LeaderSheet, best: (sheet: LeaderSheet) => number): boolean {
  return one.rank > two.rank || (one.rank === two.rank && best(one) > best(two));
}
