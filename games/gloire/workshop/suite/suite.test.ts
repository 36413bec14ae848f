import type { Action } from '@bivouac/kernel';
import { prepare, Referee } from '@bivouac/kernel/guide';
import { expect, test } from 'vitest';
import { germany1813 } from '../../content/index.ts';
import { gloireGame } from '../../game.ts';
import { files, type GloirePosition, gloireSuite } from './index.ts';

const game = gloireGame(germany1813);
const all = gloireSuite(game);

test('there are at least fifty positions, for both sides and of every kind', () => {
  expect(all.length).toBeGreaterThanOrEqual(50);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const themes = new Set(files.map(({ theme }) => theme));
  for (const theme of [
    'take',
    'hold',
    'odds',
    'tactics',
    'leaders',
    'decoys',
    'walls',
    'garrison',
    'bridge',
    'detachment',
    'bluff',
  ])
    expect(themes).toContain(theme);
  for (const seat of [0, 1]) expect(all.filter((one) => one.seat === seat).length).toBeGreaterThan(20);
});

function canBeDone(position: GloirePosition, plan: readonly Action[]): boolean {
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
      // Of several ways to walk off some may be too far; one at least is there.
      (bad.length > 0 ? bad : good).some((plan) => canBeDone(position, plan)) ? null : 'wants what cannot be done',
    ];
    return found.flatMap((fault) => (fault === null ? [] : [`${position.id} ${fault}`]));
  });
  expect(faults).toEqual([]);
});
