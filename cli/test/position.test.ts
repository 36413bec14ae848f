import { fastDice, fillHoles, StateDice } from '@bivouac/kernel';
import { begun, viewOf } from '@bivouac/kernel/table';
import { shelf } from '@bivouac/shelf';
import { describe, expect, test } from 'vitest';
import { positionTeller } from '../src/position.ts';
import { entryOf, gameOf, wordsOf } from '../src/take-down.ts';

const told = shelf.filter(({ position }) => position !== undefined);

/** What words say that they have not got, and what numbers look like that nobody has named. */
const UNNAMED = /undefined|NaN|\[object|\?|\b(army|town|unit|leader|land|sea|card|mission|kind|form|facing|phase) \d/;

test('every game that is played for its own sake says its positions in words', () => {
  expect(told.map(({ id }) => id).sort()).toEqual(['conquests', 'empereur', 'gloire', 'nations']);
});

describe.each(told)('a position of $id', (entry) => {
  test.each(['en', 'fr'] as const)('has a name for everything that stands there: %s', async (language) => {
    await (await gameOf(entry)).use(async (game) => {
      const [seats = []] = game.seatings;
      const words = await wordsOf(entry, game, language, seats);
      const tell = await positionTeller(entry, words);
      const dice = new StateDice(fastDice('position'));
      const setup = { scenario: game.scenarios[0] ?? '', options: {}, seats };
      const referee = begun(game, setup, fastDice('position'));
      for (let n = 0; n < 90 && !referee.finished; n++) {
        const seat = dice.pick(referee.waiting());
        referee.play(seat, fillHoles(dice.pick(referee.offers(seat)), dice));
        if (n % 30 !== 29) continue;
        const texts = seats.map((_, viewer) => tell(viewOf(game, referee.state, viewer).game));
        for (const text of texts) {
          expect(text.split('\n').length).toBeGreaterThan(5);
          expect(text).not.toMatch(UNNAMED);
        }
        // Where hands are hidden each reads something else: nobody is told what another holds.
        if (entry.id !== 'empereur') expect(new Set(texts).size).toBe(texts.length);
      }
    });
  });
});

test('a game without words for its positions shows them part by part', async () => {
  const tiny = entryOf('tiny');
  await (await gameOf(tiny)).use(async (game) => {
    const tell = await positionTeller(tiny, await wordsOf(tiny, game, 'en', []));
    expect(tell({ coins: [2, 1], face: { is: [0, -1], seen: [1, 2] } })).toBe('  coins  2 1\n  face   0 ?');
  });
});
