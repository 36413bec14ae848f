import { ARTILLERY, CAVALRY, INFANTRY, type Terrain } from '../../content/types.ts';
import { ADAPTED, COLUMN, DISORDERED, LINE, SQUARE } from '../state.ts';
import { looksAtCorner, turnedBy } from './poses.ts';

/**
 * EMP IV.3-4, IV.9, IV.11-12: whether an arm may stand in a formation on this ground. `road` says that it came by road
 * and has not left it: then no change is asked for (EMP VI.7).
 */
export function mayStandIn(arm: number, form: number, terrain: Terrain, road: boolean): boolean {
  switch (form) {
    case DISORDERED:
      return true;
    case ADAPTED:
      return arm !== ARTILLERY && terrain.adapted;
    case COLUMN:
      return arm === ARTILLERY || !terrain.adapted || road;
    case LINE:
      // EMP IV.7: cavalry is in line only while it charges, and then anywhere.
      return arm === CAVALRY || (!terrain.adapted && !(arm === ARTILLERY && terrain.soft === true));
    case SQUARE:
      return arm === INFANTRY && !terrain.adapted && terrain.soft !== true;
    default:
      return false;
  }
}

/** EMP VI.3: what a change of formation costs, whoever wishes it. */
export function changeCost(arm: number): number {
  if (arm === INFANTRY) return 1;
  return arm === ARTILLERY ? 2 : 0;
}

const SIDES = [0, 2, 4, 6, 8, 10];
const CORNERS = [1, 3, 5, 7, 9, 11];

/**
 * EMP VI.3: the facings that a change of formation leaves. Between line and column the two hexes of the line are two of
 * the three of the column; guns limber and unlimber in any direction; whoever faced all round may look anywhere.
 */
export function facingsAfter(arm: number, from: number, facing: number, to: number): readonly number[] {
  const toCorner = looksAtCorner(to);
  const ordinary = arm !== ARTILLERY && (from === LINE || from === COLUMN) && (to === LINE || to === COLUMN);
  if (ordinary && from !== to) return [turnedBy(facing, -1), turnedBy(facing, 1)];
  return toCorner ? CORNERS : SIDES;
}

/** The facing for a counter that shows its other face without anybody choosing: the nearest one, to the left. */
export function facingFor(form: number, facing: number): number {
  const corner = facing % 2 === 1;
  return corner === looksAtCorner(form) ? facing : turnedBy(facing, 1);
}
