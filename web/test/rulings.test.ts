import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findGame } from '@bivouac/shelf';
import { placeRulings, readRulings } from '../src/rules/rulings.ts';

const textOf = (game: string): string =>
  readFileSync(new URL(`../../games/${game}/RULINGS.md`, import.meta.url), 'utf8');

test.each(['nations', 'gloire', 'empereur', 'conquests'])('every numbered ruling of %s is read, once', async (game) => {
  const text = textOf(game);
  const rulings = readRulings(text);
  const numbers = [...text.matchAll(/^(?:\| |\*\*)(\d+[a-z]?)(?: \||\. )/gm)].map(([, number]) => number);
  expect(rulings.map(({ number }) => number)).toEqual(numbers);
  expect(rulings.length).toBeGreaterThan(20);
  for (const { question, ruling } of rulings) expect(`${question}${ruling}`).not.toContain('|');
  const paragraphs = (await findGame(game)?.paragraphs()) ?? [];
  const placed = placeRulings(rulings, paragraphs);
  const shown = new Set([...placed.values()].flat());
  expect(shown.size).toBe(rulings.length);
});

test('a ruling stands beside the clause that it names', async () => {
  const paragraphs = (await findGame('gloire')?.paragraphs()) ?? [];
  const placed = placeRulings(readRulings(textOf('gloire')), paragraphs);
  expect(placed.get('GLO 3.2#2')?.map(({ question }) => question)).toEqual([
    expect.stringContaining('Equal dice for the first player?'),
  ]);
});
