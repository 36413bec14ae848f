import { describe, expect, test } from 'vitest';
import { auerstaedt1806, auerstaedtOrigins } from '../content/index.ts';
import { ARTILLERY, CAVALRY, type GameMap, INFANTRY, RAVINE, type Scenario, type Unit } from '../content/types.ts';
import { fieldOf, nextHex, sideBits } from '../rules/ground/field.ts';
import { DIRECTIONS, label } from '../rules/ground/hexes.ts';
import { startSteps } from '../rules/morale/losses.ts';
import { paceOf } from '../rules/movement/costs.ts';
import { COLUMN } from '../rules/state.ts';

const pack = auerstaedt1806;
const [map] = pack.maps as [GameMap];
const origins = auerstaedtOrigins();

const scenario = (id: string) => pack.scenarios.find((one) => one.id === id) as Scenario;
const indexOf = (id: string) => pack.scenarios.findIndex((one) => one.id === id);
const hex = (at: string) => (Number(at.slice(2)) - 1) * map.columns + Number(at.slice(0, 2)) - 1;
const size = ({ columns, rows }: Scenario) => [columns[1] - columns[0] + 1, rows[1] - rows[0] + 1];
const counters = ({ units, arrivals }: Scenario) => units.length + arrivals.flatMap((one) => one.units).length;
const steps = (id: string, of: (unit: Unit) => boolean) =>
  startSteps(pack, indexOf(id)).reduce((sum, n, unit) => sum + (of(pack.units[unit] as Unit) ? n : 0), 0);
const corpsOf = (unit: Unit) => pack.corps[unit.corps]?.id;

describe('the four scenarios', () => {
  test('windows of the map, turns, first player, counters', () => {
    const lines = pack.scenarios.map((one) => [one.id, ...size(one), one.turns, one.first, counters(one)]);
    expect(lines).toEqual([
      ['mill', 14, 11, 6, 0, 7],
      ['bluecher', 22, 16, 5, 1, 13],
      ['hassenhausen', 24, 18, 7, 1, 21],
      ['auerstaedt', 40, 29, 16, 1, 74],
    ]);
  });

  test('the whole order of battle is at Auerstaedt, by arm', () => {
    const of = (side: number, arm: number) => steps('auerstaedt', (unit) => unit.side === side && unit.arm === arm);
    expect([of(0, INFANTRY), of(0, CAVALRY), of(0, ARTILLERY)]).toEqual([77, 5, 7]);
    expect([of(1, INFANTRY), of(1, CAVALRY), of(1, ARTILLERY)]).toEqual([130, 37, 16]);
  });

  test('Gudin has his four regiments and his guns wherever he fights', () => {
    for (const id of ['bluecher', 'hassenhausen', 'auerstaedt'])
      expect(steps(id, (unit) => corpsOf(unit) === 'gudin')).toBe(27);
  });

  test('[EMP XII.1#1] thresholds: half of the steps of a French division, a third of a Prussian one, despair above it', () => {
    for (const body of scenario('auerstaedt').bodies) {
      const all = steps('auerstaedt', (unit) => body.corps.includes(unit.corps));
      expect(body.demoralised).toBe(Math.ceil(all / (body.side === 0 ? 2 : 3)));
      expect(body.despair).toBeGreaterThan(body.demoralised);
      expect(body.despair).toBeLessThanOrEqual(Math.ceil((3 * all) / 4));
    }
  });

  test('not more than five counters a turn come by the bridge of Auerstedt', () => {
    const byBridge = new Map<number, number>();
    for (const { turn, units, hexes } of scenario('auerstaedt').arrivals)
      if (hexes.length === 1 && hexes[0] === hex('0128')) byBridge.set(turn, (byBridge.get(turn) ?? 0) + units.length);
    expect([...byBridge]).toEqual([
      [2, 5],
      [3, 5],
      [4, 5],
      [5, 5],
      [6, 1],
    ]);
  });

  test('the last of a column on the road has a point left to come in with (EMP XIII)', () => {
    for (const { arrivals } of pack.scenarios)
      for (const { units, hexes } of arrivals)
        units.forEach((unit, i) => {
          const behind = Math.floor(i / hexes.length);
          expect((pack.units[unit]?.moves[1] ?? 0) - behind).toBeGreaterThan(0);
        });
  });
});

describe('the ground', () => {
  test('[EMP III.5#2] guns get by road from the bridge of Kösen to both western edges, and to Hassenhausen', () => {
    const field = fieldOf(pack, indexOf('auerstaedt'));
    const reached = new Set([hex('4008')]);
    for (const at of reached) {
      for (const direction of DIRECTIONS) {
        const pace = paceOf(pack, field, { arm: ARTILLERY }, COLUMN, at, direction);
        if (typeof pace !== 'string' && pace.road) reached.add(nextHex(field, at, direction));
      }
    }
    for (const end of ['0115', '0128', '0129', '2313', '1820', '1805', '2806']) expect(reached).toContain(hex(end));
  });

  test('neighbours that differ by two levels are parted by a ravine, and no others', () => {
    const field = fieldOf(pack, indexOf('auerstaedt'));
    const wrong: string[] = [];
    for (let at = 0; at < field.hexes; at++) {
      for (const direction of DIRECTIONS) {
        const to = nextHex(field, at, direction);
        if (to < 0) continue;
        const steep = Math.abs((map.level[at] as number) - (map.level[to] as number)) >= 2;
        const ravine = (sideBits(field, at, direction) & RAVINE) !== 0;
        if (steep !== ravine) wrong.push(`${label(at, map.columns)}-${label(to, map.columns)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('every named village is one on the map', () => {
    const kind = (at: number) => pack.tables.terrains[map.terrain[at] ?? 0]?.id;
    const open = map.places.filter((place) => kind(place.hex) === 'clear').map((place) => place.name);
    expect(open).toEqual(['Sonnenberg']);
    const named = new Set(map.places.map((place) => place.hex));
    const beside = (at: number) => DIRECTIONS.some((one) => named.has(nextHex(fieldOf(pack, 3), at, one)));
    const nameless = map.terrain.flatMap((_, at) =>
      kind(at) === 'village' && !named.has(at) && !beside(at) ? [at] : [],
    );
    expect(nameless.map((at) => label(at, map.columns))).toEqual([]);
  });
});

describe('where it comes from', () => {
  test('every unit and every leader has a line of its own, every scenario says what is guessed', () => {
    for (const { id } of pack.units) expect(origins.lines[`units.${id}`]).toMatch(/\w{3}/);
    for (const { id } of pack.leaders) expect(origins.lines[`leaders.${id}`]).toMatch(/\w{3}/);
    for (const { id } of pack.scenarios) expect(origins.lines[`scenarios.${id}`]).toMatch(/ours|guess/);
  });

  test('what nobody printed is marked as ours: tables, classes of troops, points', () => {
    for (const key of ['fire', 'shock', 'terrains', 'sides', 'columnFire'])
      expect(origins.of[`tables.${key}`]?.status).toBe('reconstructed');
    for (const key of ['moraleLosses', 'limits']) expect(origins.of[`tables.${key}`]?.status).toBe('printed');
    for (const { id } of pack.units)
      for (const key of ['fire', 'shock', 'morale', 'moves'])
        expect(origins.of[`units.${id}.${key}`]?.status).toBe('reconstructed');
    for (const { id } of pack.scenarios) expect(origins.of[`scenarios.${id}.victory`]?.status).toBe('reconstructed');
  });

  test('every source is used and has its licence', () => {
    const used = new Set(Object.values(origins.of).map(({ source }) => source));
    const inLines = (key: string, title: RegExp) =>
      used.has(key) || Object.values(origins.lines).some((line) => title.test(line));
    for (const { key, licence } of origins.sources) {
      expect(licence).not.toBe('');
      const named = { friant: /Friant/, davout: /Davout/, fontane: /Fontane/, saale: /OpenStreetMap/ }[key];
      expect(inLines(key, named ?? /^$/)).toBe(true);
    }
  });

  test('ruling 300: guns defend themselves', () => {
    const guns = pack.units.filter(({ arm }) => arm === ARTILLERY);
    expect(guns).toHaveLength(14);
    for (const { shock } of guns) expect(shock).toBe(1);
  });
});
