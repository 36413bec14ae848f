import { nameOf, type Reading, report } from '@bivouac/kernel/packs';
import { begin } from '../rules/begin.ts';
import { mayStandIn } from '../rules/formations/allowed.ts';
import { looksAtCorner } from '../rules/formations/poses.ts';
import { pileFault, type PileFault } from '../rules/piles/limits.ts';
import { forms } from '../rules/state.ts';
import { labelOf } from './reading.ts';
import type { EmpereurContent, GameMap, Scenario } from './types.ts';

/** One scenario with the pack that it is of, and how faults call it. */
interface Battle {
  readonly reading: Reading;
  readonly content: EmpereurContent;
  readonly map: GameMap;
  readonly scenario: Scenario;
  readonly entry: string;
}

/** What must hold of every battle, whoever wrote it: by the rules themselves where there is one. */
export function checkScenarios(reading: Reading, content: EmpereurContent): void {
  const [map] = content.maps;
  if (map === undefined) return;
  content.scenarios.forEach((scenario, i) => {
    const battle = { reading, content, map, scenario, entry: nameOf('scenarios', i, scenario) };
    checkGround(battle);
    checkOnce(battle);
    checkStands(battle);
    checkPiles(battle);
    checkArrivals(battle);
    checkBodies(battle);
    checkHeld(battle);
  });
}

function isInPlay({ map, scenario }: Battle, hex: number): boolean {
  const [column, row] = [hex % map.columns, Math.floor(hex / map.columns)];
  const { columns, rows } = scenario;
  return column >= columns[0] && column <= columns[1] && row >= rows[0] && row <= rows[1];
}

function isAtEdge({ map, scenario }: Battle, hex: number): boolean {
  const [column, row] = [hex % map.columns, Math.floor(hex / map.columns)];
  return scenario.columns.includes(column) || scenario.rows.includes(row);
}

/** EMP III.5: everything a scenario names lies in its part of the map; what leads out of it lies at its edge. */
function checkGround(battle: Battle): void {
  const { reading, content, map, scenario, entry } = battle;
  const { columns } = scenario;
  const within = `choose one from column ${columns[0] + 1} to ${columns[1] + 1}, or play on more of the map`;
  const look = (at: string, hexes: readonly number[], edge: boolean) => {
    for (const hex of hexes) {
      const label = labelOf(hex, map);
      if (!isInPlay(battle, hex)) report(reading.faults, at, `${label} lies outside the battle`, within, 'EMP III.5');
      else if (edge && !isAtEdge(battle, hex))
        report(reading.faults, at, `${label} is not at the edge`, 'name a hex at the edge of the battle', 'EMP XV');
    }
  };
  scenario.units.forEach(({ hex }, i) => look(`${entry} units[${i}]`, [hex], false));
  scenario.leaders.forEach(({ hex }, i) => look(`${entry} leaders[${i}]`, [hex], false));
  scenario.arrivals.forEach(({ hexes, placed }, i) => look(`${entry} arrivals[${i}]`, hexes, placed !== true));
  scenario.victory.places.forEach(({ hexes }, i) => look(`${entry} victory places[${i}]`, hexes, false));
  scenario.lines.forEach((hexes, side) => {
    const at = `${entry} lines "${content.sides[side]?.id}"`;
    look(at, hexes, true);
    if (hexes.length === 0) report(reading.faults, at, 'is empty', 'name a hex at the edge of the battle', 'EMP XV');
  });
}

/** Nobody begins in two places, and nobody comes who is there. */
function checkOnce({ reading, content, scenario, entry }: Battle): void {
  const seen = new Set<string>();
  const note = (at: string, id: string | undefined) => {
    if (id !== undefined && seen.has(id)) report(reading.faults, at, `names "${id}" again`, 'name everybody once');
    seen.add(id ?? '');
  };
  scenario.units.forEach(({ unit }, i) => note(`${entry} units[${i}]`, content.units[unit]?.id));
  scenario.arrivals.forEach(({ units }, i) => {
    for (const unit of units) note(`${entry} arrivals[${i}]`, content.units[unit]?.id);
  });
  seen.clear();
  scenario.leaders.forEach(({ leader }, i) => note(`${entry} leaders[${i}]`, content.leaders[leader]?.id));
  scenario.arrivals.forEach(({ leaders }, i) => {
    for (const leader of leaders) note(`${entry} arrivals[${i}]`, content.leaders[leader]?.id);
  });
}

/** EMP IV: formations fit the arm and the ground, facings the formation. */
function checkStands({ reading, content, map, scenario, entry }: Battle): void {
  scenario.units.forEach(({ unit, hex, form, facing }, i) => {
    const at = `${entry} units[${i}]`;
    const sheet = content.units[unit];
    const terrain = content.tables.terrains[map.terrain[hex] ?? 0];
    if (sheet === undefined || terrain === undefined) return;
    if ((facing % 2 === 1) !== looksAtCorner(form))
      report(
        reading.faults,
        at,
        `faces ${facing} in ${forms[form]}`,
        'lines, batteries and squares face odd numbers, all else even ones',
        'EMP IV.1',
      );
    if (!mayStandIn(sheet.arm, form, terrain, false)) {
      const fits = forms.filter((_, one) => one < 4 && mayStandIn(sheet.arm, one, terrain, false));
      const remedy = fits.length > 0 ? `write "${fits.join('" or "')}"` : 'put it elsewhere';
      report(reading.faults, at, `is in ${forms[form]} in ${terrain.name.en}`, remedy, 'EMP IV.0');
    }
  });
}

const pileWords: Readonly<Record<PileFault, readonly [problem: string, clause: string]>> = {
  tooMany: ['hold more steps than a hex has room for', 'EMP V.1'],
  horseAndFoot: ['are horse with foot or guns', 'EMP V.2'],
  orderAndDisorder: ['are in order and in disorder', 'EMP V.8'],
  squareAndOther: ['are a square and other infantry', 'EMP V.7'],
  skirmishers: ['are skirmishers and others', 'EMP V.7'],
  facing: ['face different ways', 'EMP V.7'],
};

/** EMP V: the piles as they begin are such as may stand, and of one side; no leader stands among enemies. */
function checkPiles({ reading, content, map, scenario, entry }: Battle): void {
  const s = begin(content, { scenario: scenario.id, options: {}, seats: [[0], [1]] });
  const piles = new Map<number, number[]>();
  for (const { unit, hex } of scenario.units) piles.set(hex, [...(piles.get(hex) ?? []), unit]);
  for (const [hex, units] of piles) {
    const at = `${entry} units`;
    const label = labelOf(hex, map);
    const sides = new Set(units.map((unit) => content.units[unit]?.side));
    if (sides.size > 1) report(reading.faults, at, `of both sides stand on ${label}`, 'put one elsewhere', 'EMP V.1');
    const fault = pileFault(content, s, units);
    if (fault === null) continue;
    const [problem, clause] = pileWords[fault];
    report(reading.faults, at, `on ${label} ${problem}`, 'put one elsewhere', clause);
  }
  scenario.leaders.forEach(({ leader, hex }, i) => {
    const enemies = piles.get(hex)?.some((unit) => content.units[unit]?.side !== content.leaders[leader]?.side);
    if (enemies) report(reading.faults, `${entry} leaders[${i}]`, 'stands among enemies', 'put him with his own');
  });
}

/** EMP XIII: who comes is of the side that he comes for, comes before the end, and has a hex to come by. */
function checkArrivals({ reading, content, scenario, entry }: Battle): void {
  scenario.arrivals.forEach(({ turn, side, units, leaders, hexes }, i) => {
    const at = `${entry} arrivals[${i}]`;
    if (turn > scenario.turns)
      report(reading.faults, at, `comes in turn ${turn} of ${scenario.turns}`, 'let it come sooner', 'EMP XIII');
    if (hexes.length === 0) report(reading.faults, at, 'comes by no hex', 'name a hex at the edge', 'EMP XIII');
    const strangers = [
      ...units.map((unit) => content.units[unit]),
      ...leaders.map((leader) => content.leaders[leader]),
    ].filter((one) => one?.side !== side);
    for (const one of strangers) report(reading.faults, at, `"${one?.id}" is of the enemy`, 'let it come for its side');
  });
}

/** EMP XII: thresholds rise, can be reached, and every body is of one side. */
function checkBodies({ reading, content, scenario, entry }: Battle): void {
  scenario.bodies.forEach(({ side, corps, demoralised, despair }, i) => {
    const at = `${entry} bodies[${i}]`;
    const foreign = corps.find((one) => content.corps[one]?.side !== side);
    if (foreign !== undefined)
      report(reading.faults, at, `counts "${content.corps[foreign]?.id}" of the enemy`, 'name its own', 'EMP XII');
    if (despair <= demoralised)
      report(reading.faults, at, `despairs at ${despair}, demoralised at ${demoralised}`, 'let it rise', 'EMP XII.2');
    const of = (unit: number) => corps.includes(content.units[unit]?.corps ?? -1);
    const here = scenario.units.filter(({ unit }) => of(unit)).reduce((sum, { steps }) => sum + steps, 0);
    const later = scenario.arrivals.flatMap(({ units }) => units.filter(of));
    const all = here + later.reduce((sum, unit) => sum + (content.units[unit]?.steps ?? 0), 0);
    if (demoralised > all)
      report(reading.faults, at, `is demoralised at ${demoralised} of ${all} steps`, 'write less', 'EMP XII.1');
  });
}

/** A hex that somebody holds from the start is one that counts. */
function checkHeld({ reading, map, scenario, entry }: Battle): void {
  const counting = scenario.victory.places.flatMap(({ hexes }) => hexes);
  scenario.victory.held.forEach(({ hex }, i) => {
    const at = `${entry} victory held[${i}]`;
    if (!counting.includes(hex))
      report(reading.faults, at, `${labelOf(hex, map)} counts for nobody`, 'name a hex of one of the places');
  });
}
