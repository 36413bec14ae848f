import type { Action } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { roadsFrom } from '../src/index.ts';

/** A valley with two ways from 0 to 3: over the hill in two steps that cost much, or around it in three. */
const links: readonly (readonly [from: number, to: number, cost: number])[] = [
  [0, 1, 4],
  [1, 3, 4],
  [0, 2, 1],
  [2, 4, 1],
  [4, 3, 1],
  [3, 5, 1],
];

const roads = (most: number) =>
  roadsFrom(
    0,
    (place) => place,
    ({ at, cost }) =>
      links.flatMap(([from, to, price]) =>
        from === at && cost + price <= most
          ? [{ at: to, action: ['step', to] satisfies Action, cost: cost + price }]
          : [],
      ),
  );

test('the cheapest way is taken, with the actions that lead along it', () => {
  expect(roads(9).get(3)).toEqual({
    at: 3,
    cost: 3,
    actions: [
      ['step', 2],
      ['step', 4],
      ['step', 3],
    ],
    way: [0, 2, 4, 3],
  });
});

test('what is out of reach has no way, nor has the place one stands on', () => {
  expect([...roads(2).keys()]).toEqual([2, 4]);
});

test('of two ways at the same price the one with fewer actions is taken', () => {
  const found = roadsFrom(
    'a',
    (at) => at,
    ({ at, cost }) => {
      if (at === 'a') {
        return [
          { at: 'b', action: ['go', 0], cost: 1 },
          { at: 'd', action: ['leap', 0], cost: 2 },
        ];
      }
      return at === 'b' ? [{ at: 'd', action: ['go', 1], cost: cost + 1 }] : [];
    },
  );
  expect(found.get('d')?.actions).toEqual([['leap', 0]]);
});
