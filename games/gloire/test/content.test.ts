import { describe, expect, test } from 'vitest';
import { germany1813, germany1813Origins, type Scenario } from '../content/index.ts';

const { armies, calendar, campaign, cards, leaders, map, scenarios, units } = germany1813;
const origins = germany1813Origins();

const town = (id: string) => map.towns.find((one) => one.id === id);
const names = (list: readonly number[]) => list.map((i) => map.towns[i]?.id);
const armyId = (i: number) => armies[i]?.id;

function scenario(number: number): Scenario {
  const found = scenarios.find((one) => one.number === number);
  if (!found) throw new Error(`no scenario ${number}`);
  return found;
}

describe('what the book prints', () => {
  test('its list of 350 towns, so many in each square', () => {
    const perSquare: Readonly<Record<string, readonly number[]>> = {
      A: [7, 7, 9, 8, 8, 7],
      B: [7, 8, 10, 10, 9, 8],
      C: [10, 7, 9, 7, 10, 6],
      D: [9, 9, 9, 9, 8, 5],
      E: [8, 6, 8, 8, 10, 7],
      F: [6, 10, 9, 7, 6, 6],
      G: [0, 4, 8, 8, 9, 7],
      H: [0, 3, 8, 10, 6, 0],
    };
    expect(map.towns).toHaveLength(350);
    const found = map.grid.columns.map((column) => [
      column,
      map.grid.rows.map((row) => map.towns.filter(({ square }) => square === `${column}${row}`).length),
    ]);
    expect(Object.fromEntries(found)).toEqual(perSquare);
  });

  test('for 8.8: a siege track of two steps: from 5, then from 2', () => {
    expect(campaign.siege).toEqual({ fallsFrom: [5, 2], tooFew: -1 });
    expect(campaign.fortified).toEqual({ named: 1, detachments: 1 });
  });

  test('for 1813.B.8.8: two units in Leipzig, Dresden and Magdeburg, and a worse wall at the first two', () => {
    const large = map.towns.filter((one) => (one.fortress?.named ?? 0) > 1).map(({ id }) => id);
    expect(large.toSorted()).toEqual(['dresden', 'leipzig', 'magdeburg']);
    const weak = map.towns.filter((one) => (one.fortress?.siegeDie ?? 0) !== 0);
    expect(Object.fromEntries(weak.map((one) => [one.id, one.fortress?.siegeDie]))).toEqual({ dresden: 1, leipzig: 1 });
    expect(map.towns.every((one) => one.fortress === null || one.fortress.detachments === 1)).toBe(true);
  });

  test('for 1813.B.4.3: the sources of supply', () => {
    expect(Object.fromEntries(armies.map((army) => [army.id, names(army.supply)]))).toEqual({
      french: ['weimar'],
      'russo-prussian': ['berlin', 'breslau'],
      bohemia: ['theresienstadt'],
      silesia: ['breslau'],
      north: ['berlin'],
      poland: ['breslau'],
    });
  });

  test('for 1813.B.4.5: one die for Bohemia and Poland, one for Silesia and the North', () => {
    expect(campaign.jointDice.map((group) => group.map(armyId))).toEqual([
      ['bohemia', 'poland'],
      ['silesia', 'north'],
    ]);
  });

  test('for 1813.B.6.1: which armies pay for detachments of which nation', () => {
    const payers = (nation: string) => {
      const index = campaign.nations.findIndex(({ id }) => id === nation);
      return (campaign.detachmentArmies[index] ?? []).map(armyId).filter((id) => id !== 'russo-prussian');
    };
    expect(payers('austrian')).toEqual(['bohemia']);
    expect(payers('swedish')).toEqual(['north']);
    expect(payers('prussian')).toEqual(['bohemia', 'silesia', 'north']);
    expect(payers('russian')).toEqual(['bohemia', 'silesia', 'north', 'poland']);
  });

  test('for 1813.A.armistice: its command points, its length, and the ten points of the resumption', () => {
    const byArmy = (points: readonly number[] | undefined) =>
      Object.fromEntries((points ?? []).flatMap((value, i) => (value < 0 ? [] : [[armyId(i), value]])));
    // Five spaces on, as the example and the history in the book have it (ruling 130).
    expect(campaign.armistice?.turns).toBe(5);
    expect(byArmy(campaign.armistice?.command)).toEqual({ french: 8, silesia: 5, bohemia: 5, north: 4, poland: 2 });
    expect(byArmy(campaign.armistice?.resumption)).toEqual({ french: 10 });
    for (const number of [3, 5]) {
      expect(calendar[scenario(number).armistice?.marker ?? -1]?.id).toBe('q1-june');
    }
    expect([1, 2, 4].map((number) => scenario(number).armistice)).toEqual([null, null, null]);
    expect([scenario(3).armistice?.effects, scenario(5).armistice?.effects]).toEqual([false, true]);
  });

  test('for 1813.B.3.2: where Napoleon counts as on the map', () => {
    expect(scenarios.map((one) => one.napoleonCounts)).toEqual([
      'when present',
      'always',
      'when present',
      'always',
      'until resumption',
    ]);
    expect(leaders[campaign.napoleon]?.id).toBe('napoleon');
  });

  test('for 1813.C.options: option O3: XIII Corps 9 at Osterburg, Walmoden 10 at Havelberg, in turn 13', () => {
    expect(calendar.find(({ number }) => number === 13)?.id).toBe('q2-september');
    for (const number of [4, 5]) {
      const late = scenario(number).arrivals.filter(({ option }) => option === 'O3');
      const said = late.map(({ turn, at, forces, leaders: led }) => [
        turn,
        at.kind === 'town' ? map.towns[at.town]?.id : at.kind,
        forces.map(({ unit, points }) => [units[unit]?.id, points]),
        led.map((leader) => leaders[leader]?.id),
      ]);
      expect(said).toEqual([
        [13, 'osterburg', [['fr-xiii', 9]], ['davout']],
        [13, 'havelberg', [['co-walmoden', 10]], ['walmoden']],
      ]);
    }
  });

  test('for 1813.C.options: options O1 and O2: Davout or Soult for Ney at the armistice', () => {
    const changes = scenario(5).armistice?.changes ?? [];
    const said = changes.map(({ leaves, follows, option, unless }) => [
      leaders[leaves]?.id,
      leaders[follows]?.id ?? 'nobody',
      option ?? `unless ${unless}`,
    ]);
    expect(said).toEqual([
      ['soult', 'nobody', 'unless O2'],
      ['ney', 'davout', 'O1'],
      ['ney', 'nobody', 'O2'],
    ]);
  });

  test('detachment E belongs to the Russian IV Corps in scenario 2; all others are independent', () => {
    for (const one of scenarios) {
      const attached = one.forces.filter(({ origin }) => origin >= 0);
      const said = attached.map(({ unit, origin }) => [units[unit]?.label, units[origin]?.id]);
      expect(said).toEqual(one.number === 2 ? [['E', 'ru-iv']] : []);
    }
  });

  test('for 1813.A.cards: sixteen cards; 11 to 14 move the armistice, 15 and 16 bring the war back earlier', () => {
    expect(cards.map(({ number }) => number)).toEqual(Array.from({ length: 16 }, (_, i) => i + 1));
    const moves = cards.flatMap(({ number, halves }) =>
      halves.flatMap(({ effect }) =>
        effect.kind === 'armistice' || effect.kind === 'resumption' ? [[number, effect.kind, effect.turns]] : [],
      ),
    );
    expect(moves).toEqual([
      [11, 'armistice', -1],
      [12, 'armistice', -1],
      [13, 'armistice', 1],
      [14, 'armistice', 1],
      [15, 'resumption', -1],
      [16, 'resumption', -1],
    ]);
    expect(campaign.handLimit).toBe(2);
  });

  test('for 9: the victory points, and one for a besieged town', () => {
    expect(campaign.victory).toEqual({
      decisive: 5,
      offensive: 3,
      general: 1,
      commander: 3,
      lossesPerPoint: 4,
      drawMargin: 2,
      besieged: 1,
    });
  });

  test('for 1813.B.3.3: replacement points: two a unit, by nation, up to the boxes, lost if unused', () => {
    expect(campaign.replacements).toEqual({
      perUnit: 2,
      upTo: 'sheet',
      byNation: true,
      wait: false,
      onlyCommanded: false,
      detachments: false,
    });
  });
});

describe('what history says', () => {
  /** Men on the map at the start of a scenario, by army or side. */
  const men = (number: number, belongs: (army: string) => boolean) => {
    const one = scenario(number);
    const points = one.forces.filter(({ unit, army }) => {
      const own = units[unit]?.sheets[one.sheet]?.army ?? -1;
      return belongs(armyId(own < 0 ? army : own) ?? '');
    });
    return points.reduce((sum, force) => sum + force.points, 0) * campaign.menPerPoint;
  };

  test.each([
    ['the French field army of August', 4, 'french', 442_810],
    ['the Army of Bohemia of August', 4, 'bohemia', 240_000],
    ['the Army of Silesia of August', 4, 'silesia', 104_000],
    ['the Army of the North of August', 4, 'north', 125_000],
    ['the allies on 25 April', 1, 'russo-prussian', 125_000],
  ] as const)('%s is within an eighth of its strength', (_, number, army, told) => {
    const found = men(number, (id) => id === army);
    expect(Math.abs(found - told) / told).toBeLessThan(1 / 8);
  });

  test('the commander in chief of every army leads it from the start', () => {
    const first = scenario(4).leaders.map(({ leader }) => leaders[leader]?.id);
    for (const id of ['napoleon', 'schwarzenberg', 'bluecher', 'bernadotte']) expect(first).toContain(id);
  });

  test('no guard unit is a detachment, and the guards hold together best', () => {
    const guards = units.filter(({ guard, type }) => guard && type !== 'artillery');
    expect(guards.filter(({ detachment }) => detachment)).toEqual([]);
    const best = (unit: (typeof units)[number]) => Math.max(...unit.sheets.map((line) => line?.cohesion ?? 0));
    expect(guards.filter((unit) => best(unit) < 4).map(({ id }) => id)).toEqual([]);
  });

  test('only the coalition stands in Austria at the start of autumn, and nobody in spring', () => {
    const inside = scenarios.flatMap(({ number, forces }) =>
      forces
        .filter(({ town: at }) => map.towns[at]?.country === 'austria')
        .map(({ unit }) => ({ number, side: units[unit]?.side })),
    );
    expect(inside.length).toBeGreaterThan(0);
    expect(inside.filter(({ number, side }) => number !== 4 || side !== 1)).toEqual([]);
  });
});

describe('where it comes from', () => {
  const entries = [
    ...map.towns.map(({ id }) => `towns.${id}`),
    ...units.map(({ id }) => `units.${id}`),
    ...leaders.map(({ id }) => `leaders.${id}`),
    ...cards.flatMap(({ number }) => [`cards.${number}.0`, `cards.${number}.1`]),
  ];

  test('every town, corps, leader and half of a card has a source line of its own', () => {
    expect(entries.filter((entry) => (origins.lines[entry] ?? '').length < 5)).toEqual([]);
    const corps = units.filter(({ detachment }) => !detachment).map(({ id }) => origins.lines[`units.${id}`]);
    expect(new Set(corps).size).toBe(corps.length);
  });

  test('what the book does not print is not called printed', () => {
    const of = (entry: string) => origins.of[entry]?.status;
    expect(of('tables.combat')).toBe('reconstructed');
    expect(of('campaign.siege')).toBe('printed');
    expect(of('towns.leipzig.square')).toBe('printed');
    expect(of('towns.leipzig.terrain')).toBe('reconstructed');
    expect(of('towns.leipzig.fortress')).toBe('printed');
    expect(of('units.fr-iii.sheets')).toBe('reconstructed');
    expect(of('towns.gossa.geo')).toBe('reconstructed');
    expect(of('scenarios.luetzen.forces.fr-iii.points')).toBe('derived');
  });

  test('every source is used', () => {
    const used = new Set(Object.values(origins.of).map(({ source }) => source));
    const idle = origins.sources.map(({ key }) => key).filter((key) => !used.has(key));
    // These stand only in the lines of cards and units.
    expect(idle.toSorted()).toEqual(['hofschroer', 'oobmarch', 'sauzey', 'siebert', 'sytin']);
  });
});

test('names in both languages, the German ones of the time', () => {
  expect(town('dresden')?.name).toEqual({ en: 'Dresden', fr: 'Dresde' });
  expect(town('bruex')?.name).toEqual({ en: 'Brüx', fr: 'Brüx' });
  const nameless = [...units, ...leaders, ...armies, ...calendar].filter(
    ({ name }) => name.en === '' || name.fr === '',
  );
  expect(nameless).toEqual([]);
});
