import { asAction } from '@bivouac/kernel';
import type { Offer } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { lightUp } from '../src/lit/lighting.ts';

const targetsOf = ([verb, id]: Offer): string[] =>
  verb === 'pass' ? [] : [`place ${Number(id)}`, ...(verb === 'leap' ? [`leap ${Number(id)}`] : [])];

test('every offer lights what it names; what two offers name belongs to the first, and no offer is lost', () => {
  const step: Offer = ['step', 1];
  const leap: Offer = ['leap', 1];
  const again: Offer = ['march', 1];
  const pass: Offer = ['pass'];
  const { lit, rest } = lightUp([step, leap, again, pass], targetsOf);
  expect([...lit]).toEqual([
    ['place 1', step],
    ['leap 1', leap],
  ]);
  expect(rest).toEqual([again, pass]);
});

test('an offer with something to fill in cannot be taken by a click', () => {
  expect(asAction(['step', 1])).toEqual(['step', 1]);
  expect(asAction(['write', { text: 100 }])).toBeNull();
});
