import { readFileSync } from 'node:fs';
import { loadMatch, readMatch, verifyMatch } from '@bivouac/kernel/table';
import { describe, expect, test } from 'vitest';
import { game } from '../position.ts';
import type { RecordedMatch } from '@bivouac/kernel/testing';
import { MATCHES, record } from './recorded.ts';

const fileOf = ({ name }: RecordedMatch) => readFileSync(new URL(`${name}.bivouac`, import.meta.url), 'utf8');

/** The line of an entry, changed. */
function spoilt(text: string, entry: number, change: (line: string) => string): string {
  const lines = text.split('\n');
  return lines.with(entry, change(lines[entry] ?? '')).join('\n');
}

describe.each(MATCHES)('the recorded match: $name', (match) => {
  const text = fileOf(match);

  test('replays to its end, every position as it was played', () => {
    const file = readMatch(text);
    if ('fault' in file) throw new Error(file.detail);
    expect(verifyMatch(game, text)).toEqual({
      ok: true,
      entries: file.entries.length,
      finished: true,
      hash: file.end?.hash,
      attested: null,
    });
    expect(file.charter.options).toEqual(match.options);
  });

  test('is what its seed gives today', () => {
    // The files are of the first format: only the number of the format is another now.
    expect(record(match).replace('"bivouac":2', '"bivouac":1')).toBe(text);
  });

  test('ends with the result of the rules', () => {
    const loaded = loadMatch(game, text);
    if ('fault' in loaded) throw new Error(loaded.detail);
    const { result, state } = loaded.table;
    const { points, greyCannon, dates, outcome } = state.game;
    const [french = 0, allied = 0] = points;
    expect(dates).toBe(6);
    expect(outcome).toHaveLength(5);
    expect(outcome).not.toContain(0);
    if (match.options['twoGames'] === true) {
      const winners = french === greyCannon ? [] : [french > greyCannon ? 1 : 0];
      expect(result).toMatchObject({ reason: 'french', scores: [french, greyCannon], winners });
      expect(state.holder).toEqual([1, 0]);
    } else expect(result).toMatchObject({ reason: 'points', scores: points, winners: [french > allied ? 0 : 1] });
  });

  test('is found out when a single entry is changed or left out', () => {
    const middle = 1 + Math.floor(text.split('\n').length / 2);
    const changed = verifyMatch(
      game,
      spoilt(text, middle, (line) => line.replace(/"[^"]*"\]$/, '"0000000"]')),
    );
    expect(changed).toMatchObject({ ok: false, entry: middle });
    const shorter = verifyMatch(game, text.split('\n').toSpliced(middle, 1).join('\n'));
    expect(shorter).toMatchObject({ ok: false });
  });
});

test.each(MATCHES.filter(({ options }) => options['twoGames'] !== true))(
  'a whole game fits into 20 kB: $name',
  (match) => {
    const bytes = new TextEncoder().encode(fileOf(match)).length;
    expect(bytes).toBeLessThan(20_000);
    expect(bytes).toBeGreaterThan(2_000);
  },
);
