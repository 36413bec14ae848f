import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { germany1813, readContent } from '../content/index.ts';
import { pursuitCost, superiorityOf } from '../rules/battle/table.ts';
import { type SmallTally, smallFights, tallyPursuit, tallySmall } from '../workshop/history/index.ts';
import { weathers } from '../content/types-tables.ts';

const GAMES = 300;
const tallies = smallFights.map((fight) => tallySmall(fight, GAMES, 'small'));
const page = readFileSync(new URL('../../../docs/gloire-content.md', import.meta.url), 'utf8');

const percent = (share: number) => `${Math.round(100 * share)} %`;
const rowOf = ({ attacker, defender, entrenched, won, lost, hurt }: SmallTally) =>
  `| ${attacker} to ${defender}${entrenched === true ? ', dug in' : ''} | ${percent(won)} | ${percent(lost)} | ${percent(hurt)} |`;

describe('small fights without leaders in the open', () => {
  test('five to one drives the defender off in four battles of five', () => {
    const five = tallies.filter(({ attacker, defender }) => attacker >= 5 * defender);
    expect(five.length).toBeGreaterThan(6);
    for (const { attacker, defender, won } of five)
      expect([attacker, defender, won >= 0.8]).toEqual([attacker, defender, true]);
  });

  test('equals of 3 to 8 points hurt each other more often than not', () => {
    const equals = tallies.filter(({ attacker, defender }) => attacker === defender);
    expect(equals.map(({ attacker }) => attacker)).toEqual([3, 4, 5, 6, 7, 8]);
    for (const { attacker, hurt } of equals) expect([attacker, hurt > 0.5]).toEqual([attacker, true]);
  });

  test('the grid on the page is what they come to', () => {
    for (const tally of tallies) expect(page).toContain(rowOf(tally));
  });
});

describe('the tables of pack 1.4.0, before small Forces could hurt each other', () => {
  const kept = new URL('../../../shelf/src/editions/packs/gloire-64a5895e7e04.json', import.meta.url);
  const { pack } = JSON.parse(readFileSync(kept, 'utf8')) as { pack: unknown };
  const old = readContent(pack, 'kept');
  if (Array.isArray(old)) throw new Error('pack 1.4.0 can no longer be read');
  const fought = smallFights.map((fight) => tallySmall(fight, 60, 'small', old));

  test('miss both bars: nobody is driven off by five to one, and equals of 3 to 7 points hurt each other seldom', () => {
    const five = fought.filter(({ attacker, defender }) => attacker >= 5 * defender && attacker <= 20);
    expect(five.map(({ won }) => won >= 0.8)).toEqual(five.map(() => false));
    const equals = fought.filter(({ attacker, defender }) => attacker === defender && attacker <= 7);
    expect(equals.map(({ hurt }) => hurt > 0.5)).toEqual(equals.map(() => false));
  });

  test('let a pursuit cost half as much again as the fight; now it costs less than it, even if all cavalry rides down a brigade', () => {
    const then = tallyPursuit(200, 'small', old);
    const now = tallyPursuit(200, 'small');
    expect([then.pursuit > 1.5 * then.fight, now.pursuit < now.fight]).toEqual([true, true]);
  });
});

test('works of one turn are never stronger than walls', () => {
  const { entrenched, fortified } = germany1813.tables.combat;
  expect(entrenched.attackerColumns).toBeGreaterThanOrEqual(fortified.attackerColumns);
  expect(entrenched.defenderColumns).toBeLessThanOrEqual(fortified.defenderColumns);
  expect(entrenched.defenderHalves).toBeLessThan(fortified.defenderHalves);
});

test('ruling 189: the odds between two Forces change both dice alike, by whole steps', () => {
  const cases = [
    [8, 3, 0],
    [9, 3, 1],
    [12, 3, 2],
    [15, 3, 3],
    [60, 3, 3],
    [3, 15, -3],
    [5, 0, 0],
    [3, 3, 0],
  ] as const;
  for (const [own, foe, added] of cases)
    expect([own, foe, superiorityOf({ superiority: [3, 4, 5] }, own, foe)]).toEqual([own, foe, added]);
  // The same odds twice are two steps at once.
  expect([14, 15].map((own) => superiorityOf({ superiority: [3, 5, 5] }, own, 3))).toEqual([1, 3]);
  expect(superiorityOf({}, 30, 1)).toBe(0);
});

test('ruling 190: a pursuit costs no more than the fight did, but one point it may', () => {
  const { pursuit } = germany1813.tables;
  expect(
    [
      [9, 0],
      [9, 1],
      [9, 4],
      [3, 4],
    ].map(([points = 0, lost = 0]) => pursuitCost(pursuit, points, lost)),
  ).toEqual([1, 1, 4, 3]);
  const { perLost, ...free } = pursuit;
  expect(perLost).toBe(1);
  expect(pursuitCost(free, 9, 1)).toBe(9);
});

test('there is mud in March and April, and snow only in March', () => {
  const { lowest, results } = germany1813.tables.weather;
  const may = (turn: number) => {
    const { weather = 0 } = germany1813.calendar[turn] ?? {};
    const dice = [1, 2, 3, 4, 5, 6].map((die) => Math.min(Math.max(die + weather - lowest, 0), results.length - 1));
    return weathers.filter((one) => dice.some((at) => results[at] === one));
  };
  expect([0, 1, 2].map(may)).toEqual([
    ['clear', 'rain', 'mud', 'snow'],
    ['clear', 'rain', 'mud'],
    ['clear', 'rain', 'mud'],
  ]);
});
