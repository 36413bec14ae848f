import { expect, test } from 'vitest';
import { nextToPlace } from '../rules/turn/placing.ts';
import { content, table } from './war-table.ts';

test('ruling 150: an adviser for whom only his own zones are free stays at home', () => {
  const { s } = table({});
  // Finances, Moral and Diplomacy are full; Napoleon stands in Initiative, Society and twice in Military.
  s.space = [-1, 4, -1, -1, 0, 1, 2, 4, 4, 2, 3, 0, -1, 1, -1, 3, -1, 0, -1, 0, 3, 1, 2];
  expect(nextToPlace({ s, content })).toBe(-1);
  // With one space of Diplomacy free it is his turn.
  s.space[22] = -1;
  s.space[12] = 2;
  expect(nextToPlace({ s, content })).toBe(0);
});
