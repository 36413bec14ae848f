import { describe, expect, test } from 'vitest';
import { germany1813 } from '../content/index.ts';
import type { Tables } from '../content/types.ts';
import { battles, tallyOf } from '../testing/index.ts';

/** Enough for the medians to stand still; `npx tsx tools/gloire/battles.ts` fights more. */
const GAMES = 200;

describe.each(battles.map((battle) => [battle.name, battle] as const))('%s fought again', (_, battle) => {
  const tally = tallyOf(battle, GAMES, 'calibration');

  test('costs both sides what it cost them, within a third', () => {
    const { french, coalition } = tally;
    expect({ french, coalition }).toMatchObject({ french: { holds: true }, coalition: { holds: true } });
  });

  test('is won by whoever won it, more often than not', () => {
    expect(tally.won).toBeGreaterThan(0.5);
  });
});

test('a table twice as bloody would be noticed', () => {
  const { combat } = germany1813.tables;
  const cells = combat.cells.map((row) => row.map(({ points, test: star }) => ({ points: 2 * points, test: star })));
  const tables: Tables = { ...germany1813.tables, combat: { ...combat, cells } };
  const holding = battles.filter((battle) => tallyOf(battle, 30, 'calibration', { ...germany1813, tables }).holds);
  expect(holding).toEqual([]);
});
