import type { EmpereurContent } from '../../content/types.ts';
import { perScenario } from '../per-pack.ts';
import { type Field, fieldOf, levelAt, terrainAt } from './field.ts';
import { type Axial, hexAt } from './hexes.ts';
import { type Line, lineTo, type Stretch } from './lines.ts';

/** What the ground leaves of a line: each way lists the hexes between that no unit may stand in; no way, no sight. */
export type Ways = readonly (readonly number[])[];

/**
 * EMP VII.7: whether the slope lines between two hexes hide one from the other. A slope blocks, unless firer or target
 * stands immediately on top of it; ground that falls and rises again does not block if both stand on its rims.
 */
function slopesHide(levels: readonly number[]): boolean {
  const last = levels.length - 1;
  const [from, to] = [levels[0] as number, levels[last] as number];
  if (isValley(levels)) return false;
  for (let i = 0; i < last; i++) {
    const [here, there] = [levels[i] as number, levels[i + 1] as number];
    if (here === there) continue;
    const firerOnTop = i === 0 && from > there;
    const targetOnTop = i === last - 1 && to > here;
    if (!firerOnTop && !targetOnTop) return true;
  }
  return false;
}

/** Down, then up, once, and nothing between as high as the lower rim unless it is flat ground before the slope. */
function isValley(levels: readonly number[]): boolean {
  const last = levels.length - 1;
  const rim = Math.min(levels[0] as number, levels[last] as number);
  let [fell, rose] = [false, false];
  for (let i = 0; i < last; i++) {
    const climb = (levels[i + 1] as number) - (levels[i] as number);
    if (climb < 0 && rose) return false;
    if (climb < 0) fell = true;
    if (climb > 0) rose = true;
    if (i > 0 && (levels[i] as number) > rim) return false;
  }
  return fell && rose;
}

/** The hexes of a line on the map: for each stretch one or two, none where it runs outside the map. */
function hexesOf(field: Field, from: Axial, stretch: Stretch): number[] {
  const { columns, rows } = field.map;
  const found: number[] = [];
  for (const one of stretch.beside === null ? [stretch.hex] : [stretch.hex, stretch.beside]) {
    const hex = hexAt({ q: from.q + one.q, r: from.r + one.r }, columns, rows);
    if (hex >= 0) found.push(hex);
  }
  return found;
}

function waysOver(field: Field, a: number, b: number): Ways {
  const from = field.at[a] as Axial;
  const line = lineTo(from, field.at[b] as Axial);
  let ways: number[][] = [[]];
  for (const stretch of line.between) {
    // A line between two hexes is free if one of them does not block.
    const open = hexesOf(field, from, stretch).filter((hex) => !terrainAt(field, hex).blocks);
    ways = ways.flatMap((way) => open.map((hex) => [...way, hex]));
  }
  const levels = (way: readonly number[]) => [a, ...way, b].map((hex) => levelAt(field, hex));
  return ways.filter((way) => !slopesHide(levels(way)));
}

const keptWays = perScenario((content: EmpereurContent, scenario: number) => ({
  field: fieldOf(content, scenario),
  known: new Map<number, Ways>(),
}));

/** The ways of sight that the ground leaves between two hexes. */
export function waysBetween(content: EmpereurContent, scenario: number, a: number, b: number): Ways {
  const { field, known } = keptWays(content, scenario);
  const key = a * field.hexes + b;
  let ways = known.get(key);
  if (ways === undefined) {
    ways = waysOver(field, a, b);
    known.set(key, ways);
  }
  return ways;
}

/** EMP VII.6-7: whether one hex sees another; `occupied` says where units stand: they hide whatever is behind them. */
export function sees(
  content: EmpereurContent,
  scenario: number,
  a: number,
  b: number,
  occupied: (hex: number) => boolean,
): boolean {
  return waysBetween(content, scenario, a, b).some((way) => !way.some(occupied));
}

/** The line between two hexes of a field: by which directions it leaves the one and enters the other. */
export function lineBetween(field: Field, a: number, b: number): Line {
  return lineTo(field.at[a] as Axial, field.at[b] as Axial);
}

/** The hex that hides one from another, nearest to where one looks from; -1 if nothing does. For those who ask why. */
export function blockerBetween(
  content: EmpereurContent,
  scenario: number,
  a: number,
  b: number,
  occupied: (hex: number) => boolean,
): number {
  if (sees(content, scenario, a, b, occupied)) return -1;
  const field = fieldOf(content, scenario);
  const from = field.at[a] as Axial;
  const way: number[] = [];
  for (const stretch of lineTo(from, field.at[b] as Axial).between) {
    const hexes = hexesOf(field, from, stretch);
    const free = hexes.find((hex) => !terrainAt(field, hex).blocks && !occupied(hex));
    if (free === undefined) return hexes[0] ?? a;
    way.push(free);
  }
  // Nothing stands between them: it is the ground, and its crest is what one would have to look over.
  const crest = Math.max(...way.map((hex) => levelAt(field, hex)));
  return way.find((hex) => levelAt(field, hex) === crest) ?? a;
}
