import type { Action } from '@bivouac/kernel';
import { prepare, Referee } from '@bivouac/kernel/guide';
import { expect, test } from 'vitest';
import { europe } from '../../content/index.ts';
import { conquestsGame } from '../../game.ts';
import { type ConquestsPosition, conquestsSuite, files } from './index.ts';

const game = conquestsGame(europe);
const all = conquestsSuite(game);

test('there are at least forty positions, a third of them diplomacy, for every nation', () => {
  expect(all.length).toBeGreaterThanOrEqual(40);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(files.filter(({ theme }) => theme === 'diplomacy').length * 3).toBeGreaterThanOrEqual(all.length);
  expect(new Set(all.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2, 3, 4]));
});

function canBeDone(position: ConquestsPosition, plan: readonly Action[]): boolean {
  const referee = new Referee(prepare(game), position.state());
  return plan.every((action) => referee.play(position.seat, action).ok);
}

test('every position asks its seat, leaves it a choice, and what is good or bad there can be done', () => {
  const faults = all.flatMap((position) => {
    const referee = new Referee(prepare(game), position.state());
    const { seat, good, bad } = position;
    const found = [
      game.invariant?.(referee.state.game) ?? null,
      referee.waiting().includes(seat) ? null : 'asks somebody else',
      good.length + bad.length > 0 ? null : 'has no answer',
      referee.offers(seat).length > 1 ? null : 'leaves no choice',
      (bad.length > 0 ? bad : good).some((plan) => canBeDone(position, plan)) ? null : 'wants what cannot be done',
    ];
    return found.flatMap((fault) => (fault === null ? [] : [`${position.id} ${fault}`]));
  });
  expect(faults).toEqual([]);
});
