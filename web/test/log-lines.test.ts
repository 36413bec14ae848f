import type { Logged } from '@bivouac/kernel';
import { testSpeech } from '@bivouac/kit/testing/moments';
import { expect, test } from 'vitest';
import { linesOf } from '../src/table/panel/log-lines.ts';
import { loadBoard } from '../src/table/board/boards.ts';

const speech = testSpeech({}, {});

test('a march that comes step by step, an entry each, is one line of the log; another unit, and fire on the way, are not', async () => {
  const board = await loadBoard('empereur');
  const step = (at: number, unit: number, hex: number): Logged => ({ at, fact: { fact: 'marched', unit, hex } });
  const log = [step(1, 4, 10), step(2, 4, 11), step(3, 4, 12), step(4, 5, 20)];
  expect(linesOf(log, speech, board).map(({ at, fact }) => [at, fact['hex']])).toEqual([
    [3, 12],
    [4, 20],
  ]);
  const fired: Logged = { at: 2, fact: { fact: 'fired', hex: 10 } };
  expect(linesOf([step(1, 4, 10), fired, step(3, 4, 11)], speech, board)).toHaveLength(3);
});
