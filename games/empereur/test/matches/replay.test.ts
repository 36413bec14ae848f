import { readFileSync } from 'node:fs';
import { readMatch, verifyMatch } from '@bivouac/kernel/table';
import type { RecordedMatch } from '@bivouac/kernel/testing';
import { describe, expect, test } from 'vitest';
import { game, MATCHES, record } from './recorded.ts';

const fileOf = ({ name }: RecordedMatch) => readFileSync(new URL(`${name}.bivouac`, import.meta.url), 'utf8');

test('every scenario has its recorded match', () => {
  expect(MATCHES.map(({ scenario }) => scenario)).toEqual(game.scenarios);
});

describe.each(MATCHES)('the recorded match: $name', (match) => {
  const text = fileOf(match);

  test('replays to its end, every position as it was played', () => {
    const file = readMatch(text);
    if ('fault' in file) throw new Error(file.detail);
    const { length: entries } = file.entries;
    const hash = file.end?.hash;
    expect(verifyMatch(game, text)).toEqual({ ok: true, entries, finished: true, hash, attested: null });
    expect(file.charter).toMatchObject({ scenario: match.scenario, options: match.options });
  });

  test('is what its seed gives today', () => {
    expect(record(match)).toBe(text);
  });

  test('fits into 400 kB', () => {
    expect(new TextEncoder().encode(text).length).toBeLessThan(400_000);
  });
});
