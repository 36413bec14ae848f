import { CAVALRY, type EmpereurContent, RAVINE, RIVER, STREAM, BRIDGE, type Unit } from '../../content/types.ts';
import { directionsIn, stepsOf, turnedBy } from '../formations/poses.ts';
import { directionTo, type Field, fieldOf, levelAt, nextHex, sideBits, terrainAt } from '../ground/field.ts';
import { OFF } from '../ground/hexes.ts';
import { isBeyondLine } from '../command/tactics.ts';
import { wheelsOf } from '../options/cavalry.ts';
import { pileAt } from '../piles/board.ts';
import { compatible, fits, sideOf } from '../piles/limits.ts';
import { CHARGED, type EmpereurState, has, LINE } from '../state.ts';

/** EMP IX.2: what a turn by 60 degrees costs. */
export const WHEEL_COST = 2;

/** A charge on its way: who rides, where, and what it has spent. */
export interface Riding {
  readonly units: readonly number[];
  readonly at: number;
  readonly spent: number;
  readonly wheels: number;
  /** Whether it has turned in this hex, and whether it has left the hex it started from. */
  readonly wheeled: boolean;
  readonly started: boolean;
}

export type ChargeFault = 'noPoints' | 'notAhead' | 'enemyThere' | 'noRoom' | 'notCavalry' | 'ground' | 'orderLine';

interface Asked {
  readonly content: EmpereurContent;
  readonly s: EmpereurState;
}

/** EMP IX.2, IV.7: what a side between two hexes adds to the cost of a charge, or null if it is closed to it. */
function sideCost(content: EmpereurContent, field: Field, from: number, direction: number): number | null {
  const to = nextHex(field, from, direction);
  const bits = sideBits(field, from, direction);
  const bridge = (bits & BRIDGE) !== 0;
  // EMP IV.7: a line goes over no river, bridge or not.
  if ((bits & RIVER) !== 0) return null;
  const { sides } = content.tables;
  const climb = levelAt(field, to) - levelAt(field, from);
  const parts = [
    (bits & STREAM) !== 0 && !bridge ? sides.stream.charge : 0,
    bridge ? sides.bridge.charge : 0,
    (bits & RAVINE) !== 0 && !bridge ? sides.ravine.charge : 0,
    climb > 0 ? sides.up.charge : climb < 0 ? sides.down.charge : 0,
  ];
  return parts.some((part) => part < 0) ? null : parts.reduce((sum, part) => sum + part, 0);
}

/** EMP IX.2: the points for a charge from a hex into the next one, or null if the ground is closed to it. */
export function chargeCost(
  content: EmpereurContent,
  field: Field,
  from: number,
  direction: number,
  starts: boolean,
): number | null {
  const to = nextHex(field, from, direction);
  if (to === OFF) return null;
  const [here, there] = [terrainAt(field, from).charge, terrainAt(field, to).charge];
  const side = sideCost(content, field, from, direction);
  if (there === 0 || side === null || (starts && here === 0)) return null;
  // Whoever starts in ground that is dear to cross pays for it first; open ground is not.
  return there + side + (starts && here > 1 ? here : 0);
}

/** Ruling 209: a charge has the points of the column, and the slowest unit sets the pace. */
export function pointsLeft({ content }: Pick<Asked, 'content'>, { units, spent }: Riding): number {
  return Math.min(...units.map((unit) => (content.units[unit] as Unit).moves[1])) - spent;
}

/** EMP IX.2, VIII.5: what a step of a charge costs, or why it cannot be taken. */
export function chargeStep(asked: Asked, riding: Riding, to: number): number | ChargeFault {
  const { content, s } = asked;
  const field = fieldOf(content, s.scenario);
  const [lead = 0] = riding.units;
  const direction = directionTo(field, riding.at, to);
  const ahead = directionsIn(stepsOf(CAVALRY, LINE, s.facing[lead] as number));
  if (direction === OFF || !ahead.includes(direction)) return 'notAhead';
  const cost = chargeCost(content, field, riding.at, direction, !riding.started);
  if (cost === null) return 'ground';
  const there = pileAt(s, to);
  if (there.some((unit) => sideOf(content, unit) !== sideOf(content, lead))) return 'enemyThere';
  if (!compatible(content, there, riding.units) || there.some((unit) => s.form[unit] === LINE && has(s, unit, CHARGED)))
    return 'notCavalry';
  if (!fits(content, s, [...there, ...riding.units])) return 'noRoom';
  // EMP XVII.3#15: a charge does not cross the line of its corps either.
  if (riding.units.some((unit) => isBeyondLine(asked, unit, to))) return 'orderLine';
  return cost > pointsLeft(asked, riding) ? 'noPoints' : cost;
}

/** The hexes into which a charge may ride next. */
export function chargeSteps(asked: Asked, riding: Riding): number[] {
  const field = fieldOf(asked.content, asked.s.scenario);
  return aheadOf(asked, riding.units[0] ?? 0, riding.at, field).filter(
    (to) => typeof chargeStep(asked, riding, to) === 'number',
  );
}

function aheadOf({ s }: Asked, unit: number, at: number, field: Field): number[] {
  return directionsIn(stepsOf(CAVALRY, LINE, s.facing[unit] as number))
    .map((direction) => nextHex(field, at, direction))
    .filter((hex) => hex !== OFF);
}

/** EMP IX.2: one turn a hex, two in all, 2 points each. */
export function wheelings(asked: Asked, riding: Riding): number[] {
  if (
    riding.wheeled ||
    riding.wheels >= wheelsOf(asked.content, asked.s, riding.units) ||
    pointsLeft(asked, riding) < WHEEL_COST
  )
    return [];
  const now = asked.s.facing[riding.units[0] ?? 0] as number;
  return [turnedBy(now, 2), turnedBy(now, -2)];
}

/** The enemies' hexes that cavalry in line has before it: those it may attack (EMP VIII.5). */
export function enemiesBefore(asked: Asked, unit: number): number[] {
  const { content, s } = asked;
  const field = fieldOf(content, s.scenario);
  const at = s.hex[unit] as number;
  return aheadOf(asked, unit, at, field).filter(
    (hex) =>
      pileAt(s, hex).some((one) => sideOf(content, one) !== sideOf(content, unit)) &&
      // Ruling 219: where a charge could not ride it does not strike.
      chargeCost(content, field, at, directionTo(field, at, hex), false) !== null,
  );
}
