import { type EmpereurContent, type GameMap, ROAD, type Scenario, type Terrain } from '../../content/types.ts';
import { perScenario } from '../per-pack.ts';
import { type Axial, axial, DIRECTIONS, hexAt, OFF, STEPS, stepsBetween } from './hexes.ts';

/** The ground of one scenario, ready to be asked. */
export interface Field {
  readonly map: GameMap;
  readonly scenario: Scenario;
  readonly hexes: number;
  readonly at: readonly Axial[];
  /** Six for each hex: the neighbour in that direction, OFF beyond what is played on (EMP III.5). */
  readonly next: readonly number[];
  readonly inPlay: readonly boolean[];
  readonly terrain: readonly Terrain[];
  /** By side and hex: how many hexes to its nearest line of communication (EMP XV). */
  readonly toLine: readonly (readonly number[])[];
}

export const fieldOf = perScenario<Field>((content: EmpereurContent, index: number) => {
  const scenario = content.scenarios[index];
  const map = scenario === undefined ? undefined : content.maps[scenario.map];
  if (scenario === undefined || map === undefined) throw new Error(`the pack has no scenario ${index}`);
  const { columns, rows } = map;
  const hexes = columns * rows;
  const all = Array.from({ length: hexes }, (_, hex) => hex);
  const at = all.map((hex) => axial(hex, columns));
  const inPlay = all.map((hex) => {
    const [column, row] = [hex % columns, Math.floor(hex / columns)];
    const { columns: c, rows: r } = scenario;
    return column >= c[0] && column <= c[1] && row >= r[0] && row <= r[1];
  });
  const neighbour = (hex: number, direction: number) => {
    const [here, step] = [at[hex] as Axial, STEPS[direction] as Axial];
    const there = hexAt({ q: here.q + step.q, r: here.r + step.r }, columns, rows);
    return there !== OFF && inPlay[hex] === true && inPlay[there] === true ? there : OFF;
  };
  const terrain = map.terrain.map((kind) => {
    const found = content.tables.terrains[kind];
    if (found === undefined) throw new Error(`the pack has no terrain ${kind}`);
    return found;
  });
  const toLine = scenario.lines.map((ends) =>
    all.map((hex) => Math.min(...ends.map((end) => stepsBetween(at[hex] as Axial, at[end] as Axial)), hexes)),
  );
  return {
    map,
    scenario,
    hexes,
    at,
    next: all.flatMap((hex) => DIRECTIONS.map((direction) => neighbour(hex, direction))),
    inPlay,
    terrain,
    toLine,
  };
});

export function nextHex(field: Field, hex: number, direction: number): number {
  return hex === OFF ? OFF : (field.next[hex * 6 + direction] ?? OFF);
}

/** The direction of a neighbour, or OFF if it is none. */
export function directionTo(field: Field, from: number, to: number): number {
  for (const direction of DIRECTIONS) if (field.next[from * 6 + direction] === to) return direction;
  return OFF;
}

export function distance(field: Field, a: number, b: number): number {
  return stepsBetween(field.at[a] as Axial, field.at[b] as Axial);
}

export function terrainAt(field: Field, hex: number): Terrain {
  return field.terrain[hex] as Terrain;
}

export function levelAt(field: Field, hex: number): number {
  return field.map.level[hex] as number;
}

/** What runs along or across the side between a hex and its neighbour in a direction: bits of `types-map.ts`. */
export function sideBits(field: Field, hex: number, direction: number): number {
  return field.map.sides[hex * 6 + direction] as number;
}

/** The neighbours in play. */
export function around(field: Field, hex: number): number[] {
  const found: number[] = [];
  for (const direction of DIRECTIONS) {
    const near = nextHex(field, hex, direction);
    if (near !== OFF) found.push(near);
  }
  return found;
}

/** Whether a road or track runs through a hex. */
export function hasRoad(field: Field, hex: number): boolean {
  return DIRECTIONS.some((direction) => (sideBits(field, hex, direction) & ROAD) !== 0);
}
