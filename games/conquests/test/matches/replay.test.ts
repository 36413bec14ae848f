import { readFileSync } from 'node:fs';
import { loadMatch, readMatch, verifyMatch } from '@bivouac/kernel/table';
import type { RecordedMatch } from '@bivouac/kernel/testing';
import { describe, expect, test } from 'vitest';
import { game, MATCHES, record } from './recorded.ts';

const fileOf = ({ name }: RecordedMatch) => readFileSync(new URL(`${name}.bivouac`, import.meta.url), 'utf8');

test('both lengths and every number of players have a recorded match', () => {
  expect([...new Set(MATCHES.map(({ scenario }) => scenario))]).toEqual(game.scenarios);
  expect(MATCHES.map(({ seats }) => seats.length).sort((one, two) => one - two)).toEqual([2, 3, 4, 5]);
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

  test('ends with powers that have won, and with points for all five', () => {
    const loaded = loadMatch(game, text);
    if ('fault' in loaded) throw new Error(loaded.detail);
    const { result } = loaded.table;
    expect(result?.powers?.length).toBeGreaterThan(0);
    expect(result?.scores).toHaveLength(5);
  });

  test('fits into 150 kB', () => {
    expect(new TextEncoder().encode(text).length).toBeLessThan(150_000);
  });
});
