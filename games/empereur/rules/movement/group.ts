import type { EmpereurContent, Unit } from '../../content/types.ts';
import { ARTILLERY, BRIDGE, CAVALRY, INFANTRY, RIVER, ROAD } from '../../content/types.ts';
import { changeCost, facingsAfter, mayStandIn } from '../formations/allowed.ts';
import { directionsIn, hasFront, stepsOf, turnedBy } from '../formations/poses.ts';
import { movesOf } from '../formations/values.ts';
import { directionTo, type Field, fieldOf, hasRoad, nextHex, sideBits, terrainAt } from '../ground/field.ts';
import { DIRECTIONS, OFF, opposite } from '../ground/hexes.ts';
import { isSpread, mayJoinAt, secondAfter, spreadsOf } from '../options/skirmish.ts';
import { pileAt } from '../piles/board.ts';
import { compatible, fits, pileFault, sideOf } from '../piles/limits.ts';
import { ADAPTED, COLUMN, DISORDERED, type EmpereurState, LINE, SQUARE } from '../state.ts';
import { leadsBack } from '../command/radius.ts';
import { type OrderFault, placeFault, stepFault } from '../command/tactics.ts';
import { formAfter, paceOf, ridesRoad } from './costs.ts';

/** A unit or some units of a pile on the march: together they go where the formation of each of them leads (EMP VI.1). */
export interface Group {
  readonly units: readonly number[];
  readonly at: number;
  /** Whether the first turn by 60 degrees in this hex is still free (EMP VI.4). */
  readonly free: boolean;
  /** Whether all it has done so far was on a road, and whether it stands along one now (EMP VI.7). */
  readonly road: boolean;
  readonly along: boolean;
}

/** A unit that has done nothing yet in this phase. */
export function freshGroup(s: EmpereurState, unit: number): Group {
  return { units: [unit], at: s.hex[unit] as number, free: true, road: true, along: false };
}

export interface Asked {
  readonly content: EmpereurContent;
  readonly s: EmpereurState;
}

/** Why a group cannot do something. */
export type MarchFault =
  | OrderFault
  | 'noPoints'
  | 'notAhead'
  | 'enemyThere'
  | 'noRoom'
  | 'horseAndFoot'
  | 'cannotStay'
  | 'onlyHome'
  | 'outOfCommand'
  | 'ground'
  | 'notHere';

/** EMP VI.7: the points that the road adds to a move that never leaves it. */
const ROAD_BONUS = 2;
const ABOUT_FACE = 2;

const sheetOf = (content: EmpereurContent, unit: number) => content.units[unit] as Unit;

function lead({ units }: Group): number {
  return units[0] ?? 0;
}

/** EMP VI.1: the slowest unit sets the pace; points spent count against the face that lies up. */
export function left({ content, s }: Asked, group: Group, road: boolean): number {
  const points = group.units.map(
    (unit) => movesOf(sheetOf(content, unit), s.form[unit] as number) - (s.spent[unit] as number),
  );
  return Math.min(...points) + (road && keepsRoad({ content, s }, group) ? ROAD_BONUS : 0);
}

/** EMP VI.7: whether all it has done so far was on a road, on which it stands in a formation that can use it. */
function keepsRoad({ content, s }: Asked, group: Group): boolean {
  const rides = group.units.every((unit) => ridesRoad(s.form[unit] as number));
  return group.road && rides && hasRoad(fieldOf(content, s.scenario), group.at);
}

/** EMP VI.7: whether a column stands in line with a road. */
export function standsAlong(field: Field, at: number, form: number, facing: number): boolean {
  if (form !== COLUMN) return false;
  const ahead = facing / 2;
  return [ahead, opposite(ahead)].some((one) => (sideBits(field, at, one) & ROAD) !== 0);
}

/** Those of a group whose pose differs from that of its first unit: for the others everything is as for it. */
function oddOnes(s: EmpereurState, { units }: Group): number[] {
  const [first = 0] = units;
  return units.filter((unit) => s.form[unit] !== s.form[first] || s.facing[unit] !== s.facing[first]);
}

/** The directions that every unit of a group has. */
function shared(asked: Asked, group: Group, of: (unit: number) => number[]): number[] {
  let ways = of(lead(group));
  for (const unit of oddOnes(asked.s, group)) {
    const own = of(unit);
    ways = ways.filter((one) => own.includes(one));
  }
  return ways;
}

/** The directions by which a group may leave its hex: those of its formation, and where its road leads (EMP VI.2, VI.7). */
export function exits(asked: Asked, group: Group): number[] {
  return shared(asked, group, (unit) => exitsOf(asked, group, unit));
}

function exitsOf({ content, s }: Asked, group: Group, unit: number): number[] {
  const [form, facing] = [s.form[unit] as number, s.facing[unit] as number];
  const ways = directionsIn(stepsOf(sheetOf(content, unit).arm, form, facing));
  if (form !== COLUMN || !group.along) return ways;
  const field = fieldOf(content, s.scenario);
  const back = opposite(facing / 2);
  const bends = DIRECTIONS.filter((one) => one !== back && (sideBits(field, group.at, one) & ROAD) !== 0);
  return [...new Set([...ways, ...bends])];
}

export interface Stepping {
  readonly to: number;
  readonly cost: number;
  readonly road: boolean;
}

function worstPace({ content, s }: Asked, group: Group, direction: number): { cost: number; road: boolean } | null {
  const field = fieldOf(content, s.scenario);
  let [cost, road] = [0, true];
  for (const unit of group.units) {
    const pace = paceOf(content, field, sheetOf(content, unit), s.form[unit] as number, group.at, direction);
    if (typeof pace === 'string') return null;
    cost = Math.max(cost, pace.cost);
    road &&= pace.road;
  }
  return { cost, road };
}

/** EMP VI.1, V.8: whether the group may pass through whoever stands on a hex. */
function passFault({ content, s }: Asked, group: Group, to: number): MarchFault | null {
  const there = pileAt(s, to);
  if (there.length === 0) return null;
  if (there.some((unit) => sideOf(content, unit) !== sideOf(content, lead(group)))) return 'enemyThere';
  if (!compatible(content, there, group.units)) return 'horseAndFoot';
  return fits(content, s, [...there, ...group.units]) ? null : 'noRoom';
}

/** EMP V.7-8: whether it could end its move there, facings aside. */
export function mayStay({ content, s }: Asked, units: readonly number[], hex: number): boolean {
  const there = pileAt(s, hex).filter((unit) => !units.includes(unit));
  if (there.length > 0 && isSpread(s, units[0] ?? 0))
    return fits(content, s, [...units, ...there]) && mayJoinAt(content, s, units, hex);
  const fault = pileFault(content, s, [...units, ...there]);
  return fault === null || fault === 'facing';
}

/** EMP VIII.10, ruling 421: whether units could rest where they advance to; skirmishers close up by it. */
export function mayAdvanceTo({ content, s }: Asked, units: readonly number[], hex: number): boolean {
  const there = pileAt(s, hex).filter((unit) => !units.includes(unit));
  const fault = pileFault(content, s, [...units, ...there], units);
  return fault === null || fault === 'facing';
}

/** EMP IV.4: infantry that comes into a square may stay if it has the point to form square as well. */
function mayJoin({ content, s }: Asked, { units }: Group, hex: number, rest: number): boolean {
  const isFoot = (unit: number) => sheetOf(content, unit).arm === INFANTRY;
  const there = pileAt(s, hex);
  const square = there.every((unit) => (isFoot(unit) ? s.form[unit] === SQUARE : s.form[unit] !== DISORDERED));
  const ground = mayStandIn(INFANTRY, SQUARE, terrainAt(fieldOf(content, s.scenario), hex), false);
  return (
    rest >= changeCost(INFANTRY) &&
    units.every(isFoot) &&
    units.every((unit) => s.form[unit] !== DISORDERED) &&
    square &&
    ground
  );
}

/** EMP V.7#7: light infantry that comes in line onto skirmishers may stay if it has the point to spread out just so. */
function mayLieDown({ content, s }: Asked, { units }: Group, hex: number, rest: number): boolean {
  return rest >= changeCost(INFANTRY) && spreadsOf(content, s, units, hex).length > 0;
}

/** Whether a group that may not stay in a hex could leave it again, or could form up with whoever stands there. */
function mayGoOn(
  asked: Asked,
  group: Group,
  { to, cost, road }: Stepping,
  direction: number,
  came: readonly number[] = [],
): boolean {
  const { content, s } = asked;
  const field = fieldOf(content, s.scenario);
  const rest = left(asked, group, road) - cost;
  if (mayJoin(asked, group, to, rest) || mayLieDown(asked, group, to, rest)) return true;
  const columns = group.units.every((unit) => s.form[unit] === COLUMN);
  const adapts = terrainAt(field, to).adapted && !road;
  const ahead = columns ? [direction, (direction + 1) % 6, (direction + 5) % 6] : exits(asked, group);
  const passed = [...came, group.at];
  return (adapts ? DIRECTIONS : ahead).some((next) => {
    const beyond = nextHex(field, to, next);
    if (beyond === OFF || passed.includes(beyond)) return false;
    const there = { ...group, at: to };
    const pace = worstPace(asked, there, next);
    if (pace === null || pace.cost > rest || passFault(asked, group, beyond) !== null) return false;
    if (mayStay(asked, group.units, beyond)) return true;
    return mayGoOn(asked, there, { to: beyond, cost: cost + pace.cost, road: road && pace.road }, next, passed);
  });
}

/** What a step to a neighbour costs, or why it cannot be taken. `back` is the step back (EMP VI.4). */
export function stepOf(asked: Asked, group: Group, to: number, back = false): Stepping | MarchFault {
  const direction = directionTo(fieldOf(asked.content, asked.s.scenario), group.at, to);
  if (direction === OFF) return 'notAhead';
  const allowed = back ? rearExits(asked, group) : exits(asked, group);
  return allowed.includes(direction) ? stepBy(asked, group, to, direction, back) : 'notAhead';
}

/** The same of a direction by which the group may leave its hex. */
function stepBy(asked: Asked, group: Group, to: number, direction: number, back: boolean): Stepping | MarchFault {
  const { content, s } = asked;
  const field = fieldOf(content, s.scenario);
  const pace = worstPace(asked, group, direction);
  if (pace === null) return 'ground';
  const fault = passFault(asked, group, to);
  if (fault !== null) return fault;
  const cost = pace.cost + (back ? 1 : 0);
  if (cost > left(asked, group, pace.road)) return 'noPoints';
  const mob = group.units.some((unit) => s.form[unit] === DISORDERED);
  if (mob && !isHomeward(field, sideOf(content, lead(group)), group.at, to)) return 'onlyHome';
  if (group.units.some((unit) => !leadsBack(asked, unit, group.at, to))) return 'outOfCommand';
  const order = orderFault(asked, group, to);
  if (order !== null) return order;
  // EMP IV.6: both halves of skirmishers go.
  const first = lead(group);
  if (isSpread(s, first)) {
    const second = secondAfter(content, s, group.units, to);
    if (second === OFF) return 'ground';
    const halfway = placeFault(asked, group.units, s.hex2?.[first] as number, second);
    if (halfway !== null) return halfway;
  }
  const step = { to, cost, road: pace.road };
  if (!mayStay(asked, group.units, to) && !mayGoOn(asked, group, step, direction)) return 'cannotStay';
  return step;
}

/** What the orders of those who go say against it (EMP XVII.3). */
function orderFault(asked: Asked, group: Group, to: number): OrderFault | null {
  return asked.s.command?.orders === undefined ? null : stepFault(asked, group.units, group.at, to);
}

/** EMP IV.5, XV: towards a line of communication. */
function isHomeward(field: Field, side: number, from: number, to: number): boolean {
  const toLine = field.toLine[side] ?? [];
  return (toLine[to] as number) < (toLine[from] as number);
}

function rearExits(asked: Asked, group: Group): number[] {
  return shared(asked, group, (unit) => rearExitsOf(asked, unit));
}

function rearExitsOf({ content, s }: Asked, unit: number): number[] {
  const [form, facing] = [s.form[unit] as number, s.facing[unit] as number];
  if (isSpread(s, unit) || !hasFront(form) || (form === LINE && sheetOf(content, unit).arm === ARTILLERY)) return [];
  return directionsIn(stepsOf(sheetOf(content, unit).arm, form, turnedBy(facing, 6)));
}

export function steps(asked: Asked, group: Group, back = false): Stepping[] {
  const field = fieldOf(asked.content, asked.s.scenario);
  const ways = back ? rearExits(asked, group) : exits(asked, group);
  const found: Stepping[] = [];
  for (const direction of ways) {
    const to = nextHex(field, group.at, direction);
    const step = to === OFF ? 'ground' : stepBy(asked, group, to, direction, back);
    if (typeof step !== 'string') found.push(step);
  }
  return found;
}

/** The first unit of a group that has a front: a turn names its facing, and the others turn by as much. */
export function leadsTurn(s: EmpereurState, { units }: Group): number {
  return units.find((unit) => hasFront(s.form[unit] as number)) ?? units[0] ?? 0;
}

/** EMP VI.4: what a turn to a facing costs, or null if it cannot be made. */
export function turnCost(asked: Asked, group: Group, facing: number): number | null {
  const { content, s } = asked;
  const first = leadsTurn(s, group);
  // Ruling 421: skirmishers go straight on or close up.
  if (isSpread(s, first)) return null;
  const by = (facing - (s.facing[first] as number) + 12) % 12;
  const single = by === 2 || by === 10;
  // EMP IV.12: a battery turns once, if it does nothing else.
  if (sheetOf(content, first).arm === ARTILLERY && s.form[first] === LINE)
    return single && group.units.length === 1 ? 0 : null;
  if (!hasFront(s.form[first] as number) || !(single || by === 6)) return null;
  const free = group.free && group.units.every((unit) => s.form[unit] !== LINE);
  const cost = single ? (free ? 0 : 1) : ABOUT_FACE;
  return cost <= left(asked, group, true) ? cost : null;
}

/** The facings to which the group may turn. */
export function turns(asked: Asked, group: Group): number[] {
  const now = asked.s.facing[leadsTurn(asked.s, group)] as number;
  return [2, 10, 6].map((by) => turnedBy(now, by)).filter((facing) => turnCost(asked, group, facing) !== null);
}

/** EMP VI.6: the facings towards the bridges of a river at a hex, which infantry crosses in column only. */
function bridgeFacings(field: Field, at: number): number[] {
  const wanted = RIVER | BRIDGE;
  return DIRECTIONS.filter((one) => (sideBits(field, at, one) & wanted) === wanted).map((one) => one * 2);
}

/** EMP VI.1, VI.3: the facings in which a group may take a formation now; none if it may not take it at all. */
export function changes(asked: Asked, group: Group, form: number): readonly number[] {
  const { content, s } = asked;
  const unit = lead(group);
  const { arm } = sheetOf(content, unit);
  const [now, facing] = [s.form[unit] as number, s.facing[unit] as number];
  const field = fieldOf(content, s.scenario);
  const terrain = terrainAt(field, group.at);
  const mixed = oddOnes(s, group).length > 0 || group.units.some((one) => sheetOf(content, one).arm !== arm);
  if (arm === CAVALRY || mixed || now === form || now === DISORDERED || isSpread(s, unit)) return [];
  // EMP VI.6: out of a town it forms column only to cross the bridge of a river.
  if (now === ADAPTED)
    return form === COLUMN && changeCost(arm) <= left(asked, group, false) ? bridgeFacings(field, group.at) : [];
  if (arm === ARTILLERY && form === SQUARE) return [];
  if (!mayStandIn(arm, form, terrain, false)) return [];
  const cost = changeCost(arm);
  const battery = arm === ARTILLERY && now === LINE;
  const spent = Math.max(...group.units.map((one) => s.spent[one] as number));
  const points = battery ? sheetOf(content, unit).moves[1] - spent : left(asked, group, true);
  if (cost > points) return [];
  return form === SQUARE ? [turnedBy(facing, facing % 2 === 0 ? 1 : 0)] : facingsAfter(arm, now, facing, form);
}

/** EMP VI.6-7: a column on the road may take the formation of its ground where it stands, for nothing. */
export function mayAdapt({ content, s }: Asked, group: Group): boolean {
  const terrain = terrainAt(fieldOf(content, s.scenario), group.at);
  return (
    terrain.adapted && group.units.every((unit) => sheetOf(content, unit).arm !== ARTILLERY && s.form[unit] === COLUMN)
  );
}

/** The formation and facing of a unit after a step in a direction. */
export function poseAfter(
  { content, s }: Asked,
  unit: number,
  { to, road }: Stepping,
  direction: number,
  back: boolean,
): { form: number; facing: number } {
  const { arm } = sheetOf(content, unit);
  const [now, facing] = [s.form[unit] as number, s.facing[unit] as number];
  const form = formAfter(fieldOf(content, s.scenario), arm, now, to, road);
  if (back && form === now) return { form, facing };
  if (form === LINE || form === SQUARE) return { form, facing };
  return { form, facing: direction * 2 };
}
