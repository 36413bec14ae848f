import { type Arrival, CAVALRY, type EmpereurContent, type Scenario, type Unit } from '../../content/types.ts';
import { gridOf } from '../deployment/grid.ts';
import { mayStandIn } from '../formations/allowed.ts';
import { movesOf } from '../formations/values.ts';
import { distance, type Field, fieldOf, hasRoad, nextHex, terrainAt } from '../ground/field.ts';
import { DIRECTIONS, OFF } from '../ground/hexes.ts';
import { pileAt } from '../piles/board.ts';
import { compatible, fits, sideOf } from '../piles/limits.ts';
import { ADAPTED, COLUMN, type EmpereurState, LINE, SQUARE, WAITING } from '../state.ts';

interface Asked {
  readonly content: EmpereurContent;
  readonly s: EmpereurState;
}

/** How somebody comes in: charging, or before his turn because the enemy is beside his zone (EMP XIII#1, XIII#7). */
export interface Coming {
  readonly charges?: boolean;
  readonly early?: boolean;
}

/** The arrival to which a unit belongs that is still to come and may come now, or null (EMP XIII#1). */
export function arrivalOf({ content, s }: Asked, unit: number, early = false): Arrival | null {
  if (s.hex[unit] !== WAITING) return null;
  const arrivals = (content.scenarios[s.scenario] as Scenario).arrivals;
  const found = arrivals.find((one) => (early || one.turn <= s.turn) && one.units.includes(unit)) ?? null;
  if (found !== null || s.eve === undefined) return found;
  return gridOf(content, s.scenario).late.find((one) => one.units.includes(unit)) ?? null;
}

export function arrivalOfLeader({ content, s }: Asked, leader: number, early = false): Arrival | null {
  if (s.chiefHex[leader] !== WAITING) return null;
  const arrivals = (content.scenarios[s.scenario] as Scenario).arrivals;
  const found = arrivals.find((one) => (early || one.turn <= s.turn) && one.leaders.includes(leader)) ?? null;
  if (found !== null || s.eve === undefined) return found;
  return gridOf(content, s.scenario).late.find((one) => one.leaders.includes(leader)) ?? null;
}

function isEdge(field: Field, hex: number): boolean {
  return field.inPlay[hex] === true && DIRECTIONS.some((direction) => nextHex(field, hex, direction) === OFF);
}

function isEnemys({ content, s }: Asked, side: number, hex: number): boolean {
  return pileAt(s, hex).some((unit) => sideOf(content, unit) !== side);
}

/** EMP XIII#5: the free hexes of the edge that are nearest to one that the enemy holds. */
function roundAbout({ content, s }: Asked, hex: number, isOpen: (hex: number) => boolean): number[] {
  const field = fieldOf(content, s.scenario);
  const free: number[] = [];
  for (let one = 0; one < field.hexes; one++)
    if (isEdge(field, one) && pileAt(s, one).length === 0 && isOpen(one)) free.push(one);
  const nearest = Math.min(...free.map((one) => distance(field, one, hex)));
  return free.filter((one) => distance(field, one, hex) === nearest);
}

/** EMP XIII#3, XIII#5, XIII#6: the hexes by which an arrival may come in now, as far as they are open to whoever comes. */
export function gates(asked: Asked, arrival: Arrival, isOpen: (hex: number) => boolean = () => true): number[] {
  const open = arrival.hexes.flatMap((hex) => {
    if (isEnemys(asked, arrival.side, hex)) return arrival.placed === true ? [] : roundAbout(asked, hex, isOpen);
    // Friends must move on first; in its own zone everybody is placed where there is room.
    return arrival.placed === true || pileAt(asked.s, hex).length === 0 ? [hex] : [];
  });
  return [...new Set(open)].sort((one, two) => one - two);
}

/** EMP XIII#4: what those who came by the same road before it cost whoever comes now. */
export function delayAt({ content, s }: Asked, hex: number): number {
  return hasRoad(fieldOf(content, s.scenario), hex) ? s.entered.filter((one) => one === hex).length : 0;
}

export interface Entry {
  readonly form: number;
  readonly spent: number;
  readonly road: boolean;
}

/** Formations in which a unit may come in: guns in battery cannot move, cavalry is in line only to charge. */
function formsOf(arm: number): readonly number[] {
  if (arm === CAVALRY) return [COLUMN, ADAPTED];
  return arm === 0 ? [LINE, COLUMN, SQUARE, ADAPTED] : [COLUMN];
}

/** What it costs a unit to come in by a hex in a formation, or null if it cannot; in a zone it costs nothing. */
function entryIn(
  asked: Asked,
  arrival: Arrival,
  unit: number,
  hex: number,
  form: number,
  charges: boolean,
): Entry | null {
  const { content, s } = asked;
  const field = fieldOf(content, s.scenario);
  const sheet = content.units[unit] as Unit;
  const terrain = terrainAt(field, hex);
  const road = hasRoad(field, hex) && form === COLUMN;
  if (arrival.placed === true) {
    const there = pileAt(s, hex);
    const room = compatible(content, there, [unit]) && fits(content, s, [...there, unit]);
    const stands = mayStandIn(sheet.arm, form, terrain, false) && (terrain.cost[sheet.arm] as number) > 0;
    return room && stands ? { form, spent: 0, road: false } : null;
  }
  if (!mayStandIn(sheet.arm, form, terrain, road)) return null;
  const ground = charges ? terrain.charge : road ? 1 : (terrain.cost[sheet.arm] as number);
  if (ground === 0) return null;
  const spent = ground + delayAt(asked, hex);
  const bonus = road && !charges ? 2 : 0;
  return spent <= movesOf(sheet, form) + bonus ? { form, spent, road } : null;
}

/** The formations in which a unit may come in by a hex, each with what it costs. */
export function entries(
  asked: Asked,
  unit: number,
  hex: number,
  { charges = false, early = false }: Coming = {},
): Entry[] {
  const arrival = arrivalOf(asked, unit, early);
  if (arrival === null) return [];
  const sheet = asked.content.units[unit] as Unit;
  const found = formsOf(sheet.arm).flatMap((form) => entryIn(asked, arrival, unit, hex, form, charges) ?? []);
  // Whoever charges is in line at once: adapted only where no column could stand.
  return charges ? found.slice(0, 1) : found;
}

/** The hexes by which a unit may come in now. */
export function gatesFor(asked: Asked, unit: number, coming: Coming = {}): number[] {
  const arrival = arrivalOf(asked, unit, coming.early);
  const isOpen = (hex: number) => entries(asked, unit, hex, coming).length > 0;
  return arrival === null ? [] : gates(asked, arrival, isOpen).filter(isOpen);
}
