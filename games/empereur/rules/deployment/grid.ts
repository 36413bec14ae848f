import type { Arrival, EmpereurContent, Scenario } from '../../content/types.ts';
import { isCavalryCorps } from '../interactive/corps.ts';
import { perScenario } from '../per-pack.ts';

/** EMP XVIII.1: the map of a battle in squares, four by four. */
export const ACROSS = 4;
export const DOWN = 4;
export const SECTORS = ACROSS * DOWN;

const CORPS_LEADER = 2;

/** What the evening before a battle rests on: squares, edges, and who takes part. */
export interface Grid {
  /** Per hex: its square, -1 for what is not played on. */
  readonly sector: readonly number[];
  /** Per square: its hexes. */
  readonly hexes: readonly (readonly number[])[];
  /** By side: the squares of its edge of the map (EMP XVIII.2). */
  readonly edges: readonly (readonly number[])[];
  /** By side: the corps whose leaders are laid, and the cavalry that goes with them (EMP XVIII.1, XVIII.3). */
  readonly posts: readonly (readonly number[])[];
  readonly escorts: readonly (readonly number[])[];
  /** Per corps: its leader, -1 if it takes no part. */
  readonly leader: readonly number[];
  /** By side: how those come in who stood on the map at the start and were not deployed (EMP XVIII.5). */
  readonly late: readonly Arrival[];
}

export const gridOf = perScenario<Grid>((content: EmpereurContent, index: number) => {
  const scenario = content.scenarios[index] as Scenario;
  const map = content.maps[scenario.map] ?? { columns: 0, rows: 0 };
  const { columns, rows } = scenario;
  const [wide, high] = [columns[1] - columns[0] + 1, rows[1] - rows[0] + 1];
  const sector = Array.from({ length: map.columns * map.rows }, (_, hex) => {
    const [column, row] = [(hex % map.columns) - columns[0], Math.floor(hex / map.columns) - rows[0]];
    if (column < 0 || row < 0 || column >= wide || row >= high) return -1;
    return Math.floor((row * DOWN) / high) * ACROSS + Math.floor((column * ACROSS) / wide);
  });
  const leader = content.corps.map((_, corps) => leaderOf(content, scenario, corps));
  const present = (side: number) =>
    content.corps.flatMap((one, corps) => (one.side === side && (leader[corps] as number) >= 0 ? [corps] : []));
  const foot = (side: number) => present(side).filter((corps) => !isCavalryCorps(content, corps));
  // Ruling 511: who has nothing but cavalry lays that.
  const posts = content.sides.map((_, side) => (foot(side).length > 0 ? foot(side) : present(side)));
  return {
    sector,
    hexes: Array.from({ length: SECTORS }, (_, one) => sector.flatMap((of, hex) => (of === one ? [hex] : []))),
    edges: content.sides.map((_, side) => edgeOf(scenario, sector, map.columns, side)),
    posts,
    escorts: content.sides.map((_, side) => present(side).filter((corps) => !(posts[side] ?? []).includes(corps))),
    leader,
    late: content.sides.map((_, side) => lateOf(content, scenario, side)),
  };
});

/** Ruling 510: the leader of a corps that was there at the start, or came in the first third of the battle. */
function leaderOf(content: EmpereurContent, scenario: Scenario, corps: number): number {
  const placed = scenario.leaders.map(({ leader }) => leader);
  const soon = scenario.arrivals.filter(({ turn }) => turn <= scenario.turns / 3).flatMap(({ leaders }) => leaders);
  const leads = (leader: number) => {
    const sheet = content.leaders[leader];
    return sheet?.rank === CORPS_LEADER && sheet.corps.includes(corps);
  };
  return [...placed, ...soon].find(leads) ?? -1;
}

/** Ruling 510: the edge of a side is the one that is nearest to its lines of communication. */
function edgeOf(scenario: Scenario, sector: readonly number[], wide: number, side: number): number[] {
  const ends = scenario.lines[side === 1 ? 1 : 0];
  const [left, right] = scenario.columns;
  const [top, bottom] = scenario.rows;
  const mean = (of: (hex: number) => number) => ends.reduce((sum, hex) => sum + of(hex), 0) / Math.max(1, ends.length);
  const [x, y] = [mean((hex) => hex % wide), mean((hex) => Math.floor(hex / wide))];
  const [far, deep] = [right - left + 1, bottom - top + 1];
  const gaps = [(x - left) / far, (right - x) / far, (y - top) / deep, (bottom - y) / deep];
  const nearest = gaps.indexOf(Math.min(...gaps));
  const all = [...new Set(sector)].filter((one) => one >= 0).sort((one, two) => one - two);
  return all.filter((one) => {
    const [column, row] = [one % ACROSS, Math.floor(one / ACROSS)];
    return [column === 0, column === ACROSS - 1, row === 0, row === DOWN - 1][nearest];
  });
}

function lateOf(content: EmpereurContent, scenario: Scenario, side: number): Arrival {
  const mine = <T>(list: readonly T[], of: (one: T) => number, sideOf: (one: number) => number | undefined) =>
    list.map(of).filter((one) => sideOf(one) === side);
  return {
    turn: 1,
    side,
    units: mine(
      scenario.units,
      ({ unit }) => unit,
      (unit) => content.units[unit]?.side,
    ),
    leaders: mine(
      scenario.leaders,
      ({ leader }) => leader,
      (leader) => content.leaders[leader]?.side,
    ),
    hexes: scenario.lines[side === 1 ? 1 : 0],
  };
}

/** The squares beside one, never across a corner (EMP XVIII.2). */
export function besides(sector: number): number[] {
  const [column, row] = [sector % ACROSS, Math.floor(sector / ACROSS)];
  const found: number[] = [];
  if (row > 0) found.push(sector - ACROSS);
  if (column > 0) found.push(sector - 1);
  if (column < ACROSS - 1) found.push(sector + 1);
  if (row < DOWN - 1) found.push(sector + ACROSS);
  return found;
}
