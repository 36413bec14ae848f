import { describe, expect, test } from 'vitest';
import { germany1813 } from '../content/index.ts';
import type { Tables } from '../content/types.ts';
import { battles, tallyOf } from '../workshop/history/index.ts';

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
  // Leipzig is fought until one side breaks: it breaks the sooner, and the losses are much the same.
  expect(holding.map(({ id }) => id).filter((id) => id !== 'leipzig')).toEqual([]);
});

describe('numbers count in open ground', () => {
  const { columns, cells, lowest } = germany1813.tables.combat;

  /** How often the first of two Forces costs the other more than it loses in three rounds, by the table alone. */
  const ahead = (first: number, second: number): number => {
    const rowOf = (points: number) => cells[columns.findLastIndex((least) => least <= points)] ?? [];
    const hit = (points: number, die: number) => rowOf(points)[die - lowest]?.points ?? 0;
    let margins = new Map([[0, 1]]);
    for (let round = 0; round < 3; round++) {
      const next = new Map<number, number>();
      for (const [margin, share] of margins) {
        for (let throws = 0; throws < 36; throws++) {
          const now = margin + hit(first, 1 + (throws % 6)) - hit(second, 1 + Math.floor(throws / 6));
          next.set(now, (next.get(now) ?? 0) + share / 36);
        }
      }
      margins = next;
    }
    return [...margins].reduce((sum, [margin, share]) => (margin > 0 ? sum + share : sum), 0);
  };

  test.each([
    [10, 20],
    [15, 30],
    [20, 40],
    [30, 60],
  ])('%i against %i', (few, many) => {
    expect(ahead(many, few)).toBeGreaterThan(0.55);
    expect(ahead(few, many)).toBeLessThan(0.2);
  });

  test('equals are not deadlocked', () => {
    for (const points of [15, 25, 40, 60]) expect(ahead(points, points)).toBeGreaterThan(0.25);
  });
});
