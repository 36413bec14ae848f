import { germany1813, gloireGame, gloireText } from '@bivouac/gloire';
import { createWords, namePowers } from '@bivouac/words';
import { expect, test } from 'vitest';
import { scoreLines } from '../src/end/end-screen.tsx';

const { id, powers, grammar, seatings } = gloireGame(germany1813);
const inEnglish = createWords('en', { game: { id, powers, grammar }, text: gloireText('en', germany1813) });

test('whoever holds all armies of a side is called by it, and others by their armies', () => {
  const named = (seats: number) =>
    seatings.find(({ length }) => length === seats)?.map((held) => namePowers(inEnglish, held));
  expect(named(2)).toEqual(['France', 'Coalition']);
  expect(named(1)).toEqual(['Both sides']);
  expect(named(3)?.[0]).toBe('France');
  expect(named(3)?.[1]).toContain('Army of');
});

test('armies that one player led to the same score have one line together', () => {
  expect(scoreLines([10, 24, 24, 24], [0, 1, 1, 1])).toEqual([
    { powers: [0], score: 10 },
    { powers: [1, 2, 3], score: 24 },
  ]);
  // Alone, one has two sides; two players of a side have a line each.
  expect(scoreLines([10, 24, 24], [0, 0, 0])).toHaveLength(2);
  expect(scoreLines([10, 24, 24], [0, 1, 2])).toHaveLength(3);
});
