import { describe, expect, test } from 'vitest';
import { auerstaedt1806 } from '../content/index.ts';
import { ARTILLERY, CAVALRY, INFANTRY, type ShockResult, type Terrain, type Unit } from '../content/types.ts';
import { fireResult } from '../rules/fire/volley.ts';
import { changeCost, mayStandIn } from '../rules/formations/allowed.ts';
import { attackValue, defenceValue, fireValue, halved } from '../rules/formations/values.ts';
import { oddsRow } from '../rules/shock/power.ts';
import { ADAPTED, COLUMN, DISORDERED, LINE, SQUARE } from '../rules/state.ts';

/**
 * The book prints no table, but its rules and examples bind what one may say: here is all of it, held against the pack
 * that ships. What no line below asks for is our own.
 */
const { tables, units } = auerstaedt1806;
const ground = (id: string) => tables.terrains.find((one) => one.id === id) as Terrain;
const foot: Unit = { ...(units.find((one) => one.id === '25e') as Unit), fire: 4, shock: 2 };
const guns: Unit = { ...(units.find((one) => one.id === 'res12') as Unit), fire: 6, range: 7, steps: 2 };
const horse: Unit = units.find((one) => one.id === 'dr5') as Unit;
const DICE = [1, 2, 3, 4, 5, 6];

describe('fire', () => {
  test('III.1: halves are rounded up', () => {
    expect([halved(5), halved(4), halved(1)]).toEqual([3, 2, 1]);
  });

  test('IV.12, VII.1: 6 at three hexes fires for 4, at seven for 1; a battery of 5 or 6 falls to 3', () => {
    expect(fireValue(auerstaedt1806, guns, 2, LINE, 3)).toBe(4);
    expect(fireValue(auerstaedt1806, guns, 2, LINE, 7)).toBe(1);
    expect(fireValue(auerstaedt1806, guns, 1, LINE, 1)).toBe(3);
    expect(fireValue(auerstaedt1806, { ...guns, fire: 5 }, 1, LINE, 1)).toBe(3);
  });

  test('IV.12: a value of four has a column of its own', () => {
    const at = tables.fire.from.indexOf(4);
    expect(at).toBeGreaterThan(0);
    expect(tables.fire.from[at + 1]).toBe(5);
  });

  test('IV.3-5: adapted and in disorder it fires for 1, in square for 2 less', () => {
    const value = (form: number) => fireValue(auerstaedt1806, foot, 6, form, 1);
    expect([value(ADAPTED), value(DISORDERED), value(SQUARE), value(LINE)]).toEqual([1, 1, 2, 4]);
    expect(value(COLUMN)).toBeLessThan(value(LINE));
  });

  test('VII.3, XIV.5: nothing, a test alone, one, two and three steps, and nothing else', () => {
    const found = new Set(tables.fire.results.flat());
    expect([...found].sort((a, b) => a - b)).toEqual([-1, 0, 1, 2, 3]);
  });

  test('VII.10: a die of seven is there for squares, and never worse than six', () => {
    expect(tables.fire.results).toHaveLength(8);
  });

  test('no cell falls with the die or with the value', () => {
    const worth = (result: number) => (result < 0 ? 0.5 : result);
    for (let total = 1; total <= 24; total++) {
      for (let die = 0; die <= 7; die++) {
        const here = worth(fireResult(tables.fire, total, die));
        if (die > 0) expect(here).toBeGreaterThanOrEqual(worth(fireResult(tables.fire, total, die - 1)));
        if (total > 1) expect(here).toBeGreaterThanOrEqual(worth(fireResult(tables.fire, total - 1, die)));
      }
    }
    expect(fireResult(tables.fire, 0, 6)).toBe(0);
  });

  test('author’s note: guns together cost two or three steps easily, and a battery alone can', () => {
    const share = (total: number, least: number) =>
      DICE.filter((die) => fireResult(tables.fire, total, die) >= least).length / 6;
    expect(share(12, 2)).toBeGreaterThanOrEqual(1 / 3);
    expect(share(18, 2)).toBeGreaterThanOrEqual(1 / 2);
  });
});

describe('shock', () => {
  const row = (attack: number, defence: number) => {
    const found = oddsRow(tables.shock, attack, defence);
    return `${found?.attacker}:${found?.defender}`;
  };
  const results = (odds: string) =>
    tables.shock.find(({ attacker, defender }) => `${attacker}:${defender}` === odds)?.results ?? [];

  test('VIII.8: the examples: 29 to 12 is two to one, 8 to 12 is two to three', () => {
    expect(row(29, 12)).toBe('2:1');
    expect(row(8, 12)).toBe('2:3');
  });

  test('VIII.6, VIII.8: two to three, two to one and four to one are there, rounded for the defender', () => {
    for (const odds of ['2:3', '2:1', '4:1']) expect(results(odds)).toHaveLength(6);
    expect(row(23, 12)).toBe('3:2');
    expect(row(47, 12)).toBe('3:1');
  });

  test('VIII.8, IX.6: 0, 0*, 1, 1*, D, D+1 and E, all of them and nothing else', () => {
    const found = new Set(tables.shock.flatMap((one) => one.results.flatMap(([a, d]) => [a.text, d.text])));
    expect([...found].sort()).toEqual(['0', '0*', '1', '1*', 'D', 'D+1', 'E']);
  });

  test('VIII.6: at four to one a die of 1 costs the defender a step, and some die brings D+1', () => {
    const fourToOne = results('4:1');
    expect(fourToOne[0]?.[1].text).toBe('1');
    expect(fourToOne.map(([, defender]) => defender.text)).toContain('D+1');
  });

  test('XIV.3: a high die is good for the attacker, and so are better odds', () => {
    const rank = ({ text }: ShockResult) => ['0', '0*', '1', '1*', 'D', 'D+1', 'E'].indexOf(text);
    tables.shock.forEach((odds, i) => {
      odds.results.forEach(([attacker, defender], die) => {
        for (const [before] of [[odds.results[die - 1]], [tables.shock[i - 1]?.results[die]]]) {
          if (before === undefined) continue;
          expect(rank(defender)).toBeGreaterThanOrEqual(rank(before[1]));
          expect(rank(attacker)).toBeLessThanOrEqual(rank(before[0]));
        }
      });
    });
  });

  test('IV.2, VIII.8: a column attacks with 1 more and not in defence; the sums of the examples', () => {
    expect([attackValue(foot, LINE), attackValue(foot, COLUMN), defenceValue(foot, COLUMN, true)]).toEqual([2, 3, 2]);
    expect(attackValue(foot, LINE) * 7 + attackValue(foot, COLUMN) * 5).toBe(29);
    expect((attackValue(foot, COLUMN) + tables.sides.bridge.shock + ground('difficult').shock) * 8).toBe(8);
    expect((attackValue(foot, ADAPTED) + ground('forest').shock) * 4).toBe(4);
  });

  test('IV.4-5, IV.9: squares at half against foot, disorder and adapted horse at 1', () => {
    expect([defenceValue(foot, SQUARE, true), defenceValue(foot, SQUARE, false)]).toEqual([1, 2]);
    expect([defenceValue(foot, DISORDERED, true), defenceValue(horse, ADAPTED, true)]).toEqual([1, 1]);
  });

  test('IV.7: woods, brush and towns leave cavalry a shock of 1, and nothing else does', () => {
    expect(tables.terrains.filter(({ hampers }) => hampers).map(({ id }) => id)).toEqual([
      'village',
      'forest',
      'brush',
    ]);
  });
});

describe('ground', () => {
  test('VI.2, VI.6-7: clear 1, forest 2 for foot, a slope one more, a bridge nothing', () => {
    expect(ground('clear').cost).toEqual([1, 1, 1]);
    expect(ground('forest').cost[INFANTRY]).toBe(2);
    expect(tables.sides.up.cost).toEqual([1, 1, 1]);
    expect(tables.sides.bridge.cost).toEqual([0, 0, 0]);
  });

  test('IX.2: what a charge pays, and what it cannot cross', () => {
    const charge = (id: string) => ground(id).charge;
    expect(['village', 'forest', 'brush', 'difficult', 'farm'].map(charge)).toEqual([6, 6, 4, 2, 2]);
    expect(['marsh', 'chateau'].map(charge)).toEqual([0, 0]);
    const { stream, up, down, ravine } = tables.sides;
    expect([stream.charge, up.charge, down.charge, ravine.charge]).toEqual([6, 2, 2, -1]);
  });

  test('IV.11: guns enter no forest, brush or marsh but by road; towns they do, limbered', () => {
    for (const id of ['forest', 'brush', 'marsh']) expect(ground(id).cost[ARTILLERY]).toBe(0);
    expect(ground('village').cost[ARTILLERY]).toBeGreaterThan(0);
    expect(mayStandIn(ARTILLERY, LINE, ground('village'), false)).toBe(false);
  });

  test('IV.3-4, IV.9, IV.12: adapted in woods, brush and towns; squares and batteries on clear, farm and difficult', () => {
    const adapted = tables.terrains.filter((one) => one.adapted).map(({ id }) => id);
    expect(adapted).toEqual(['chateau', 'village', 'forest', 'brush']);
    for (const id of ['clear', 'farm', 'difficult']) {
      expect(mayStandIn(INFANTRY, SQUARE, ground(id), false)).toBe(true);
      expect(mayStandIn(ARTILLERY, LINE, ground(id), false)).toBe(true);
    }
    expect(ground('chateau').cost[CAVALRY]).toBe(0);
  });

  test('VIII.8: forest, difficult ground and a bridge take 1 from the attacker', () => {
    expect([ground('forest').shock, ground('difficult').shock, tables.sides.bridge.shock]).toEqual([-1, -1, -1]);
  });

  test('VII.3, VII.7, VIII.8: towns and châteaux spare the test; they, woods and brush close the view', () => {
    expect(tables.terrains.filter(({ walls }) => walls).map(({ id }) => id)).toEqual(['chateau', 'village']);
    const blocks = tables.terrains.filter((one) => one.blocks).map(({ id }) => id);
    expect(blocks).toEqual(['chateau', 'village', 'forest', 'brush']);
  });

  test('VI.3: a change of formation costs foot 1, guns 2, horse nothing', () => {
    expect([changeCost(INFANTRY), changeCost(ARTILLERY), changeCost(CAVALRY)]).toEqual([1, 2, 0]);
  });
});

describe('morale and piles', () => {
  test('X.4: losses by strength at the start, the whole table of the book', () => {
    const now = (start: number) => tables.morale.losses.find((one) => one.start === start)?.now;
    expect([9, 8, 7, 6, 5, 4].map(now)).toEqual([
      [-2, -2, -2, -1, -1, -1, 0],
      [-2, -2, -1, -1, -1, 0, 0],
      [-2, -2, -1, -1, 0, 0, 0],
      [-1, -1, -1, 0, 0, 0, 0],
      [-1, -1, 0, 0, 0, 0, 0],
      [-1, -1, 0, 0, 0, 0, 0],
    ]);
  });

  test('V.1: ten steps of foot and guns, seven of horse', () => {
    expect(tables.limits).toEqual({ foot: 10, horse: 7 });
  });

  test('III.1: morale of 6 to 11, ranges of 5 to 7 for guns, leaders as the book has them', () => {
    for (const { morale, arm, range } of units) {
      expect(morale).toBeGreaterThanOrEqual(6);
      expect(morale).toBeLessThanOrEqual(11);
      if (arm === ARTILLERY) expect([5, 6, 7]).toContain(range);
    }
    const king = auerstaedt1806.leaders.find(({ id }) => id === 'king');
    expect(king?.combat).toBe(-1);
    const plain = auerstaedt1806.leaders.find(({ id }) => id === 'luetzow');
    expect([plain?.combat, plain?.morale, plain?.moves]).toEqual([0, 1, 10]);
  });
});
