import { prepare } from '@bivouac/kernel/table';
import { expect, test } from 'vitest';
import { conquestsGame } from '../game.ts';
import { ordersInEnglish, ordersInFrench } from '../text/orders.ts';
import { A, card, content, type Field, land, militaryTab, N, table, type Table } from './war-table.ts';

const italy: Field = {
  lands: { piemont: { N: 'III' }, lombardie: { A: 'III' } },
  moves: [3, 0, 0, 0, 0],
  hands: { N: ['A1N17'], A: ['A1C30'] },
  kept: [1, 1, 0, 0, 0],
  dice: [3],
};

function march(t: Table): Table {
  t.act(N, 'from', land('piemont')).act(N, 'takeAll').act(N, 'march', land('lombardie'));
  for (let asked = t.asked(); asked?.prompt === 'move' || asked?.prompt === 'march'; asked = t.asked())
    t.act(asked.power, asked.prompt === 'move' ? 'done' : 'halt');
  return t;
}

test('who has said beforehand that he plays no card is not asked, and the bluff stands', () => {
  const t = table(italy);
  expect(t.referee.order(A, 'defenceCard', ['pass']).ok).toBe(true);
  march(t).act(N, 'pass');
  expect(t.told('thrown')[0]).toMatchObject({ attack: 3, defence: 3 });
  expect([t.s.kept[A], t.s.hands[A]?.is]).toEqual([1, [card('A1C30')]]);
});

test('a card that was ordered is played; one that is of no use there is not, and its owner is asked', () => {
  const t = table(italy);
  expect(t.referee.order(A, 'defenceCard', ['play', card('A1C30'), militaryTab('A1C30')]).ok).toBe(true);
  march(t).act(N, 'pass');
  expect(t.told('thrown')[0]).toMatchObject({ attack: 3, defence: 6 });
  expect([t.s.kept[A], t.s.hands[A]?.is]).toEqual([0, []]);
  const other = table(italy);
  expect(other.referee.order(A, 'defenceCard', ['play', card('A1C31'), 0]).ok).toBe(true);
  march(other).act(N, 'pass');
  expect(other.asked()).toEqual({ power: A, prompt: 'defenceCard' });
});

test('every window that can be answered beforehand has its words, and no other has any', () => {
  const windows = [...prepare(conquestsGame(content)).windows];
  for (const words of [ordersInEnglish, ordersInFrench]) {
    const named = new Set(Object.keys(words).map((key) => key.replace(/\/.*/, '')));
    expect(named).toEqual(new Set(windows));
    for (const window of windows) expect(words).toHaveProperty([`${window}/pass`]);
  }
});
