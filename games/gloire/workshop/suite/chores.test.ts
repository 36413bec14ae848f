import { grognard } from '@bivouac/bots';
import { fastDice, sameAction, StateDice } from '@bivouac/kernel';
import { prepare, Referee, viewOf } from '@bivouac/kernel/guide';
import { expect, test } from 'vitest';
import { gloireGuide } from '../../bot.ts';
import { germany1813 } from '../../content/index.ts';
import { gloireGame } from '../../game.ts';
import { chores } from './chores.ts';
import { gloireSuite } from './index.ts';

const game = gloireGame(germany1813);
const guide = gloireGuide(germany1813);
const all = gloireSuite(game).filter(({ id }) => chores.some((file) => file.id === id));

test('there is a position for every chore', () => {
  expect(new Set(chores.map(({ theme }) => theme))).toEqual(new Set(['garrison', 'bridge', 'detachment', 'bluff']));
  expect(all).toHaveLength(chores.length);
});

test.each(all.map((position) => [position.id, position] as const))('Grognard: %s', (_, position) => {
  const { seat, good } = position;
  const referee = new Referee(prepare(game), position.state());
  const view = viewOf(game, referee.state, seat);
  const dice = new StateDice(fastDice('chores'));
  const action = grognard.choose({ game, guide, view, seat, offers: referee.offers(seat), dice });
  expect(good.some(([first]) => first !== undefined && sameAction(first, action))).toBe(true);
});
