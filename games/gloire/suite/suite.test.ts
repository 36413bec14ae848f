import { grognard } from '@bivouac/bots';
import { type Action, fastDice, prepare, Referee, sameAction, StateDice, viewOf } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { gloireGuide } from '../bot.ts';
import { germany1813 } from '../content/index.ts';
import { gloireGame } from '../game.ts';
import { files, type GloirePosition, gloireSuite } from './index.ts';

const game = gloireGame(germany1813);
const guide = gloireGuide(germany1813);
const all = gloireSuite(game);

test('there are at least fifty positions, for both sides and of every kind', () => {
  expect(all.length).toBeGreaterThanOrEqual(50);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const themes = new Set(files.map(({ theme }) => theme));
  for (const theme of ['take', 'hold', 'odds', 'tactics', 'leaders', 'decoys', 'walls'])
    expect(themes).toContain(theme);
  for (const seat of [0, 1]) expect(all.filter((one) => one.seat === seat).length).toBeGreaterThan(20);
});

const canBeDone = ({ state, seat }: GloirePosition, plan: readonly Action[]) => {
  const referee = new Referee(prepare(game), state());
  return plan.every((action) => referee.play(seat, action).ok);
};

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

/** What a Grognard does there, as far as the suite has something to say about it. */
function answer({ state, seat, good, bad, id }: GloirePosition): Action[] {
  const referee = new Referee(prepare(game), state());
  const longest = Math.max(...[...good, ...bad].map((plan) => plan.length));
  const plan: Action[] = [];
  while (plan.length < longest && !referee.finished && referee.waiting().includes(seat)) {
    const dice = new StateDice(fastDice(`${id} ${plan.length}`));
    const view = viewOf(game, referee.state, seat);
    const action = grognard.choose({ game, guide, view, seat, offers: referee.offers(seat), dice });
    expect(referee.play(seat, action)).toEqual({ ok: true });
    plan.push(action);
  }
  return plan;
}

test('a Grognard takes what lies open, keeps what he has, and walks into no host', () => {
  const blunders = all.filter((position) => {
    const plan = answer(position);
    const beginsLike = (known: readonly Action[]) => known.every((action, i) => sameAction(action, plan[i] ?? ['']));
    return position.bad.length > 0 ? position.bad.some(beginsLike) : !position.good.some(beginsLike);
  });
  expect(blunders.map(({ id }) => id)).toEqual([]);
}, 60_000);
