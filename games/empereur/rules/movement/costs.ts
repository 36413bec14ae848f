import {
  ARTILLERY,
  BRIDGE,
  CAVALRY,
  type EmpereurContent,
  INFANTRY,
  RAVINE,
  RIVER,
  ROAD,
  STREAM,
  type Unit,
} from '../../content/types.ts';
import { type Field, levelAt, nextHex, sideBits, terrainAt } from '../ground/field.ts';
import { OFF } from '../ground/hexes.ts';
import { ADAPTED, COLUMN, DISORDERED, LINE } from '../state.ts';

/** Why a unit cannot step that way. */
export type StepFault = 'offMap' | 'river' | 'bridgeColumn' | 'streamLine' | 'closed';

export interface Pace {
  readonly cost: number;
  /** Whether the step follows a road. */
  readonly road: boolean;
}

/** EMP VI.7: whether a formation can use a road at all. */
export function ridesRoad(form: number): boolean {
  return form === COLUMN || form === DISORDERED;
}

/** EMP VI.2, VI.6, VI.7: what it costs a unit to enter the next hex in a direction, or why it cannot. */
export function paceOf(
  content: EmpereurContent,
  field: Field,
  unit: Pick<Unit, 'arm'>,
  form: number,
  from: number,
  direction: number,
): Pace | StepFault {
  const to = nextHex(field, from, direction);
  if (to === OFF) return 'offMap';
  const bits = sideBits(field, from, direction);
  const bridge = (bits & BRIDGE) !== 0;
  if ((bits & RIVER) !== 0) {
    if (!bridge) return 'river';
    // EMP VI.6: over a river's bridge in column or limbered only, unless in disorder; what cavalry changes is no choice.
    if (form !== COLUMN && form !== DISORDERED && unit.arm !== CAVALRY) return 'bridgeColumn';
  }
  // EMP VI.7: on the road a hex costs 1, whatever lies beside it.
  if ((bits & ROAD) !== 0 && ridesRoad(form)) return { cost: 1, road: true };
  const { sides } = content.tables;
  const { arm } = unit;
  const ground = terrainAt(field, to).cost[arm] as number;
  if (ground === 0) return 'closed';
  const stream = (bits & STREAM) !== 0 && !bridge;
  // EMP IV.1: a line does not cross a stream.
  if (stream && arm === INFANTRY && form === LINE) return 'streamLine';
  const ravine = (bits & RAVINE) !== 0 && !bridge;
  const climb = levelAt(field, to) - levelAt(field, from);
  const across =
    priceOf(stream, sides.stream, arm) + priceOf(bridge, sides.bridge, arm) + priceOf(ravine, sides.ravine, arm);
  const cost = ground + across + priceOf(climb > 0, sides.up, arm) + priceOf(climb < 0, sides.down, arm);
  return cost < CLOSED ? { cost, road: false } : 'closed';
}

/** More than any march: a side that nobody of this arm crosses. */
const CLOSED = 1000;

function priceOf(isThere: boolean, { cost }: { readonly cost: readonly number[] }, arm: number): number {
  if (!isThere) return 0;
  const more = cost[arm] as number;
  return more < 0 ? CLOSED : more;
}

/** EMP VI.6, VI.7, IV.9: the formation in which a unit comes to stand after a step. */
export function formAfter(field: Field, arm: number, form: number, to: number, road: boolean): number {
  if (form === DISORDERED || arm === ARTILLERY) return form;
  const { adapted } = terrainAt(field, to);
  if (adapted) return road && form === COLUMN ? COLUMN : ADAPTED;
  return form === ADAPTED ? COLUMN : form;
}
