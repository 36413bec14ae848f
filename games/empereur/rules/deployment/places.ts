import {
  ARTILLERY,
  arms,
  CAVALRY,
  type EmpereurContent,
  INFANTRY,
  type Terrain,
  type Unit,
} from '../../content/types.ts';
import { facingsAfter, mayStandIn } from '../formations/allowed.ts';
import { movesOf } from '../formations/values.ts';
import { distance, fieldOf, nextHex, terrainAt } from '../ground/field.ts';
import { DIRECTIONS, OFF } from '../ground/hexes.ts';
import { paceOf } from '../movement/costs.ts';
import { perScenario } from '../per-pack.ts';
import { boardOf, pileAt } from '../piles/board.ts';
import { compatible, fits, sideOf } from '../piles/limits.ts';
import { ADAPTED, COLUMN, DISORDERED, type EmpereurState, LINE, SQUARE, WAITING } from '../state.ts';
import { gridOf } from './grid.ts';

interface Asked {
  readonly content: EmpereurContent;
  readonly s: EmpereurState;
}

/** EMP XVIII.4: nobody comes nearer to an enemy unit. */
const APART = 3;

/** The hexes of a square that are far enough from every enemy unit. */
function openHexes({ content, s }: Asked, side: number, sector: number): number[] {
  const field = fieldOf(content, s.scenario);
  const enemies = [...boardOf(s).on.entries()].flatMap(([hex, units]) =>
    sideOf(content, units[0] ?? 0) === side ? [] : [hex],
  );
  const hexes = gridOf(content, s.scenario).hexes[sector] ?? [];
  return hexes.filter((hex) => enemies.every((enemy) => distance(field, enemy, hex) >= APART));
}

/** Where the leader of a corps may stand in its square: on ground that infantry can enter. */
export function postsOf(asked: Asked, side: number, sector: number): number[] {
  const field = fieldOf(asked.content, asked.s.scenario);
  return openHexes(asked, side, sector).filter((hex) => terrainAt(field, hex).cost[INFANTRY] > 0);
}

/** Ruling 513: the hexes that a unit reaches from its leader with its points, in column and within the square. */
function reachFrom(
  { content, s }: Asked,
  sheet: Unit,
  from: number,
  within: ReadonlySet<number>,
): ReadonlyMap<number, number> {
  const field = fieldOf(content, s.scenario);
  const points = movesOf(sheet, COLUMN);
  const spent = new Map<number, number>([[from, 0]]);
  const open = [from];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    for (const direction of DIRECTIONS) {
      const to = nextHex(field, at, direction);
      if (to === OFF || !within.has(to)) continue;
      const pace = paceOf(content, field, sheet, COLUMN, at, direction);
      if (typeof pace === 'string') continue;
      const cost = (spent.get(at) ?? 0) + pace.cost;
      if (cost > points || cost >= (spent.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      spent.set(to, cost);
      open.push(to);
    }
  }
  return spent;
}

/** The hexes where a unit may be placed, with what they cost it; in a pile only where it fits. */
export function placesOf(asked: Asked, unit: number, chief: number, sector: number): ReadonlyMap<number, number> {
  const { content } = asked;
  const within = new Set(openHexes(asked, sideOf(content, unit), sector));
  const reached = reachFrom(asked, content.units[unit] as Unit, chief, within);
  return new Map([...reached].filter(([hex]) => posesAt(asked, unit, hex).length > 0));
}

/** The units of a corps that are still to be placed and find room; those of one kind reach the same hexes. */
export function unitsToPlace(asked: Asked, corps: number, chief: number, sector: number): number[] {
  const { content } = asked;
  const left = unitsLeft(asked, corps);
  const [first] = left;
  if (first === undefined) return left;
  const within = new Set(openHexes(asked, sideOf(content, first), sector));
  const reached = new Map<string, readonly number[]>();
  return left.filter((unit) => {
    const sheet = content.units[unit] as Unit;
    const kind = `${sheet.arm} ${movesOf(sheet, COLUMN)}`;
    const hexes = reached.get(kind) ?? [...reachFrom(asked, sheet, chief, within).keys()];
    reached.set(kind, hexes);
    return hexes.some((hex) => posesAt(asked, unit, hex).length > 0);
  });
}

export interface Stand {
  readonly form: number;
  readonly facing: number;
}

/** By arm and terrain: how a unit may stand there by itself. */
const standsOn = perScenario((content: EmpereurContent) =>
  arms.map((_, arm) => content.tables.terrains.map((terrain) => standsIn(arm, terrain))),
);

function standsIn(arm: number, terrain: Terrain): Stand[] {
  if ((terrain.cost[arm] as number) === 0) return [];
  const wanted =
    arm === CAVALRY ? [COLUMN, ADAPTED] : arm === ARTILLERY ? [LINE, COLUMN] : [LINE, COLUMN, SQUARE, ADAPTED];
  return wanted
    .filter((form) => mayStandIn(arm, form, terrain, false))
    .flatMap((form) => {
      const facings =
        form === SQUARE || form === ADAPTED ? [form === SQUARE ? 1 : 0] : facingsAfter(arm, DISORDERED, 0, form);
      return facings.map((facing) => ({ form, facing }));
    });
}

/** How a unit may stand in a hex; with others as the top one of them does (ruling 514). */
export function posesAt({ content, s }: Asked, unit: number, hex: number): readonly Stand[] {
  const { arm } = content.units[unit] as Unit;
  const terrain = fieldOf(content, s.scenario).map.terrain[hex] as number;
  const all = standsOn(content, s.scenario)[arm]?.[terrain] ?? [];
  const pile = pileAt(s, hex);
  const [top] = pile;
  if (top === undefined) return all;
  if (!compatible(content, pile, [unit]) || !fits(content, s, [...pile, unit])) return [];
  return all.filter(({ form, facing }) => form === s.form[top] && facing === s.facing[top]);
}

/** The units of a corps that are still to be placed. */
export function unitsLeft({ content, s }: Asked, corps: number): number[] {
  return content.units.flatMap((unit, i) => (unit.corps === corps && s.hex[i] === WAITING ? [i] : []));
}

/** The nearest free hex, in column towards where the enemy's lines of communication leave the map. */
export function drawnUp(
  asked: Asked,
  unit: number,
  chief: number,
  sector: number,
): { readonly hex: number; readonly form: number; readonly facing: number } | null {
  const { content, s } = asked;
  const field = fieldOf(content, s.scenario);
  const enemy = field.toLine[1 - sideOf(content, unit)] ?? [];
  const ranked = [...placesOf(asked, unit, chief, sector)].sort(([one, a], [two, b]) => {
    const shared = (hex: number) => (pileAt(s, hex).length > 0 ? 100 : 0);
    return shared(one) - shared(two) || a - b || (enemy[one] ?? 0) - (enemy[two] ?? 0) || one - two;
  });
  const [found] = ranked;
  if (found === undefined) return null;
  const [hex] = found;
  const poses = posesAt(asked, unit, hex);
  const ahead = ({ form, facing }: Stand) =>
    (form === COLUMN ? enemy[nextHex(field, hex, facing / 2)] : undefined) ?? Number.POSITIVE_INFINITY;
  const [best] = [...poses].sort((one, two) => ahead(one) - ahead(two));
  return best === undefined ? null : { hex, ...best };
}
