import type { Offer } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { onlyAnswer } from '../src/table/session/only-answer.ts';

type Asked = Parameters<typeof onlyAnswer>[0];

const asked = (offers: readonly Offer[], persons = 1): Asked => {
  const kind = (seat: number) => (seat < persons ? ('person' as const) : ('bot' as const));
  const seats = [0, 1].map((seat) => ({ name: '', kind: kind(seat), powers: [seat] }));
  return { showing: { seats, proposal: null, decision: { offers } }, viewer: 0, person: 0 };
};

test('a question with one answer that leads on is answered by itself', () => {
  expect(onlyAnswer(asked([['marker', 2, 34]]))).toEqual(['marker', 2, 34]);
});

test('what can be chosen, declined, ended or filled in is asked; so is one of two people', () => {
  expect(
    onlyAnswer(
      asked([
        ['marker', 2, 34],
        ['marker', 2, 35],
      ]),
    ),
  ).toBeNull();
  for (const verb of ['pass', 'done', 'cancel', 'end', 'stay']) expect(onlyAnswer(asked([[verb]]))).toBeNull();
  expect(onlyAnswer(asked([['detach', 1, { from: 1, to: 3 }]]))).toBeNull();
  expect(onlyAnswer(asked([['marker', 2, 34]], 2))).toBeNull();
});

test('what ends itself is not asked when nothing else is left, but is where something is', () => {
  expect(onlyAnswer(asked([['done']]), true)).toEqual(['done']);
  expect(onlyAnswer(asked([['done'], ['turn', 3]]), true)).toBeNull();
  expect(onlyAnswer(asked([['done']], 2), true)).toBeNull();
});
