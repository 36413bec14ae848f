import { fastDice } from '@bivouac/kernel';
import { newState, isFault } from '@bivouac/kernel/table';
import { expect, test } from 'vitest';
import { germany1813 } from '../content/index.ts';
import { gloireGame } from '../game.ts';
import { luck } from '../luck.ts';
import { lossOf } from '../rules/battle/table.ts';

const game = gloireGame(germany1813);
const before = newState(game, { scenario: 'bautzen', options: {}, seats: game.seatings[0] ?? [] }, fastDice('luck'));

/** What the dice of one throw of the French in a column mean to a seat. */
function readFire(seat: number, die: number, column: number, added: number) {
  if (isFault(before)) throw new Error(before.fault);
  const { points } = lossOf(germany1813.tables.combat, column, die + added);
  const fact = { fact: 'fire', side: 0, die, added, column, points, clause: 'GLO 8.4#1' };
  return luck.read(germany1813, { seat, before, facts: [fact] });
}

test('over all dice a throw is neither lucky nor unlucky, and a six is luckier than a one', () => {
  const all = [1, 2, 3, 4, 5, 6].flatMap((die) => readFire(0, die, 6, 1));
  expect(all).toHaveLength(6);
  const over = all.map(({ actual, expected }) => actual - expected);
  expect(over.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 9);
  expect(over[5]).toBeGreaterThan(0);
  expect(over[0]).toBeLessThan(0);
});

test('the throws of the other side are not one’s own, and a throw that can bring only one thing is none', () => {
  expect(readFire(1, 6, 6, 1)).toEqual([]);
  expect(readFire(0, 3, -1, 0)).toEqual([]);
});
