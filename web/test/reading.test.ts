import type { Paragraph } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { linePath, ticksUpTo } from '../src/end/plot-shape.ts';
import { fileName } from '../src/matches/file.ts';
import { searchRules } from '../src/rules/search.ts';

const rules: Paragraph[] = [
  {
    id: 'NAT 2',
    title: { en: 'Fields', fr: 'Zones' },
    clauses: [
      { en: 'A wood is a forest.', fr: 'Un bois est une forêt.' },
      { en: 'A river is not.', fr: 'Une rivière non.' },
    ],
  },
];

describe('the search in the rules', () => {
  test.each([
    ['', 'en', ['NAT 2#1', 'NAT 2#2']],
    ['FOREST', 'en', ['NAT 2#1']],
    ['foret', 'fr', ['NAT 2#1']],
    ['nat 2#2', 'en', ['NAT 2#2']],
    ['fields', 'en', ['NAT 2#1', 'NAT 2#2']],
    ['cavalry', 'en', []],
  ] as const)('%j in %s', (asked, language, expected) => {
    const found = searchRules(rules, asked, language).flatMap(({ clauses }) => clauses.map(({ id }) => id));
    expect(found).toEqual(expected);
  });
});

describe('the plot', () => {
  test('goes in steps', () => {
    expect(
      linePath([
        [0, 10],
        [5, 8.04],
        [9, 8],
      ]),
    ).toBe('M0 10H5V8H9V8');
  });

  test.each([1, 3, 7, 20, 31, 140])('has a few round ticks up to %i', (most) => {
    const ticks = ticksUpTo(most);
    expect(ticks[0]).toBe(0);
    expect(ticks.length).toBeGreaterThanOrEqual(2);
    expect(ticks.length).toBeLessThanOrEqual(6);
    expect(Math.max(...ticks)).toBeLessThanOrEqual(most);
  });
});

test('a file is called by its game and its day', () => {
  expect(fileName('nations', new Date('1813-10-16T08:30:00Z'))).toBe('bivouac-nations-1813-10-16-08-30.jsonl');
});
