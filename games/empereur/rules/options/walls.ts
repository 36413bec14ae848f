import type { EmpereurContent, Unit } from '../../content/types.ts';
import { fieldOf, terrainAt } from '../ground/field.ts';
import type { EmpereurState } from '../state.ts';
import { plays, WALLS } from './options.ts';

/** EMP VII.3, VIII.8: nobody tests in a town for what fire or shock did, unless the option has it otherwise (EMP XVI.6). */
export function sparesTests(content: EmpereurContent, s: EmpereurState, hex: number): boolean {
  return terrainAt(fieldOf(content, s.scenario), hex).walls && !plays(s, WALLS);
}

/** EMP XVI.6: so much a unit's own morale is raised to behind walls, and no higher. */
const MOST = 11;

/** What walls add to a unit's own morale with the option: 2 in a town, 3 in a château. */
export function wallsOf(content: EmpereurContent, s: EmpereurState, unit: number): number {
  const at = s.hex[unit] as number;
  if (!plays(s, WALLS) || at < 0) return 0;
  const terrain = terrainAt(fieldOf(content, s.scenario), at);
  if (!terrain.walls) return 0;
  const { morale } = content.units[unit] as Unit;
  return Math.max(0, Math.min(MOST, morale + (terrain.strong === true ? 3 : 2)) - morale);
}
