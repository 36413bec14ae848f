import { prepare, Referee, viewOf } from '@bivouac/kernel/guide';
import { expect, test } from 'vitest';
import { empereurGuide } from '../../bot.ts';
import { auerstaedt1806 } from '../../content/index.ts';
import { empereurGame } from '../../game.ts';
import { type EmpereurPosition, empereurSuite } from './index.ts';

const game = empereurGame(auerstaedt1806);
const guide = empereurGuide(auerstaedt1806);
const all = empereurSuite(game);

test('every position asks its seat, leaves it a choice, and what is good or bad there can be done', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const faults = all.flatMap((position) => {
    const referee = new Referee(prepare(game), position.state());
    const { seat, good, bad } = position;
    const known = bad.length > 0 ? bad : good;
    const done = known.some((plan) =>
      plan.every((action) => new Referee(prepare(game), position.state()).play(seat, action).ok),
    );
    const found = [
      game.invariant?.(referee.state.game) ?? null,
      referee.waiting().includes(seat) ? null : 'asks somebody else',
      referee.offers(seat).length > 1 ? null : 'leaves no choice',
      done ? null : 'wants what cannot be done',
    ];
    return found.flatMap((fault) => (fault === null ? [] : [`${position.id} ${fault}`]));
  });
  expect(faults).toEqual([]);
});

function blunders(position: EmpereurPosition, mind: Pick<typeof guide, 'candidates'>): boolean {
  const { seat, good, bad } = position;
  const referee = new Referee(prepare(game), position.state());
  const [chosen] = mind.candidates(viewOf(game, referee.state, seat), seat, referee.offers(seat));
  const like = ([action]: readonly unknown[]) => JSON.stringify(action) === JSON.stringify(chosen);
  return bad.length > 0 ? bad.some(like) : !good.some(like);
}

test.each([
  ['Grognard', guide],
  ['Marshal', { ...guide, ...guide.seasoned }],
] as const)('%s blunders in none of them', (_, mind) => {
  expect(all.filter((position) => blunders(position, mind)).map(({ id }) => id)).toEqual([]);
});
