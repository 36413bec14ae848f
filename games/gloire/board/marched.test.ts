import type { Fact } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { joinMarches, shorten, wayOf } from './marched.ts';
import { speech } from './testing/positions.ts';

const step = (from: number, town: number): Fact => ({ fact: 'marched', side: 0, from, town, count: 3 });
const taken = (town: number): Fact => ({ fact: 'control', side: 0, town });
const setOut: Fact = { fact: 'setOut', side: 0, town: 4, count: 3, forced: false };

test('a march by destination is one line with its whole way and the towns it took; what follows stays', () => {
  const halted: Fact = { fact: 'halted', side: 0, town: 8 };
  const lines = shorten(speech, [setOut, step(4, 6), taken(6), step(6, 8), halted]);
  expect(lines).toHaveLength(2);
  const [from, by, to] = [4, 6, 8].map((town) => speech.name('town', town));
  expect(lines[0]?.words).toContain(`march of 3 counters, ${from} → ${by} → ${to}. Taken: ${by}.`);
  expect(lines[1]).toEqual({ fact: halted });
});

test('one step of a march that goes on is told as ever', () => {
  expect(shorten(speech, [step(4, 6), taken(6)])).toEqual([{ fact: step(4, 6) }, { fact: taken(6) }]);
});

test('steps of two stacks are not one march', () => {
  expect(joinMarches([step(4, 6), step(5, 8)]).map(wayOf)).toEqual([[], []]);
  expect(joinMarches([step(4, 6), step(6, 8), step(8, 9)]).map(wayOf)).toEqual([[4, 6, 8, 9]]);
});
