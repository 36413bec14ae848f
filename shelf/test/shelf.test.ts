import { seatingsIn, setupFault } from '@bivouac/kernel/table';
import * as testing from '@bivouac/kernel/testing';
import { describe, expect, test } from 'vitest';
import { findGame, games, shelf, testingGames } from '../src/index.ts';

const isGame = (value: unknown): value is { id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && 'procedures' in value;

test('the four games come first, with 284 paragraphs in all', async () => {
  expect(games.map(({ id }) => id)).toEqual(['nations', 'gloire', 'empereur', 'conquests']);
  const paragraphs = await Promise.all(games.map((entry) => entry.paragraphs()));
  expect(paragraphs.map((list) => list.length)).toEqual([28, 64, 122, 70]);
});

test('every testing game of the kernel is on the shelf', async () => {
  const exported = Object.values<unknown>(testing).filter(isGame);
  expect(testingGames.map(({ id }) => id).sort()).toEqual(exported.map(({ id }) => id).sort());
  expect(testingGames.every((entry) => entry.testing)).toBe(true);
});

describe.each(shelf)('$id', (entry) => {
  test('has a title in both languages and an id of its own', () => {
    expect(entry.title.en).not.toBe('');
    expect(entry.title.fr).not.toBe('');
    expect(findGame(entry.id)).toBe(entry);
  });

  test('loads as itself, with the paragraphs it promised, in every seating', async () => {
    const game = await entry.load?.();
    if (game === undefined) return;
    expect(game.id).toBe(entry.id);
    const paragraphs = await entry.paragraphs();
    game.use((loaded) => {
      expect(loaded.id).toBe(entry.id);
      expect(loaded.paragraphs).toEqual(paragraphs);
      for (const scenario of loaded.scenarios) {
        for (const seats of seatingsIn(loaded, scenario)) {
          expect(setupFault(loaded, { scenario, options: {}, seats })).toBeNull();
        }
      }
    });
  });

  test('has the same words in both languages', async () => {
    if (entry.text === null) return;
    const [en, fr] = await Promise.all([entry.text.en(), entry.text.fr()]);
    for (const section of ['prompts', 'facts', 'reasons', 'verbs', 'names'] as const) {
      expect(Object.keys(fr[section])).toEqual(Object.keys(en[section]));
    }
    for (const [kind, names] of Object.entries(en.names)) {
      expect(Object.keys(fr.names[kind] ?? {})).toEqual(Object.keys(names));
    }
  });
});

test('what is not there is not found', () => {
  expect(findGame('waterloo')).toBeNull();
  expect(findGame('constructor')).toBeNull();
});
