import { expect, it } from 'vitest';
import { playedAgain } from '../../src/table-door.ts';
import { tiny } from '../../testing/index.ts';
import { longMatch, opened, playOn, rolling, textOf } from './help.ts';

it('a kept match is played again to the same end, and every position on the way is shown', () => {
  const table = opened({ seed: 'again' });
  playOn(table, 10_000, rolling('again'));
  expect(table.result).not.toBeNull();
  let positions = 0;
  const end = playedAgain(tiny, textOf(table), { after: () => positions++ });
  expect(end).toEqual(table.state);
  expect(positions).toBe(table.entries.length - 1);
});

it('what has no end, cannot be played or cannot be read comes to nothing', () => {
  const table = longMatch(20);
  expect(playedAgain(tiny, textOf(table))).toBeNull();
  const [head = '', first = '', ...rest] = textOf(table).split('\n');
  const wrong = first.replace(/\[\d+,\[.*?\]/, '[0,["march",9,9]');
  expect(wrong).not.toBe(first);
  expect(playedAgain(tiny, [head, wrong, ...rest].join('\n'))).toBeNull();
  expect(playedAgain(tiny, 'no match')).toBeNull();
});
