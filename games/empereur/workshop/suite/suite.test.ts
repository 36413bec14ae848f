import { type Bot, levelOf } from '@bivouac/bots';
import { type Action, fastDice, type Seat, StateDice } from '@bivouac/kernel';
import { prepare, Referee, viewOf } from '@bivouac/kernel/guide';
import { expect, test } from 'vitest';
import { empereurGuide } from '../../bot.ts';
import { auerstaedt1806 } from '../../content/index.ts';
import { empereurGame } from '../../game.ts';
import { type Empereur, GONE } from '../../rules/state.ts';
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
    const done =
      position.outcome !== undefined ||
      known.some((plan) => plan.every((action) => new Referee(prepare(game), position.state()).play(seat, action).ok));
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

/** Where it counts how a movement ends: the same player plays on for both sides. */
function endsBadly(position: EmpereurPosition, bot: Bot): boolean {
  const referee = new Referee(prepare(game), position.state());
  for (let actions = 0; actions < 400 && !referee.finished; actions++) {
    const [seat = 0] = referee.waiting();
    const action = chosenBy(bot, referee, seat, actions);
    if (seat === position.seat && position.outcome?.last(referee.state, action) === true) break;
    expect(referee.play(seat, action).ok).toBe(true);
  }
  return position.outcome?.fails(referee.state) === true;
}

function chosenBy(bot: Bot, referee: Referee<Empereur>, seat: Seat, n = 0): Action {
  const dice = new StateDice(fastDice(`suite ${n}`));
  const view = viewOf(game, referee.state, seat);
  return bot.choose({ game, guide, view, seat, offers: referee.offers(seat), dice });
}

function blunders(position: EmpereurPosition, bot: Bot): boolean {
  if (position.outcome !== undefined) return endsBadly(position, bot);
  const { seat, good, bad } = position;
  const chosen = chosenBy(bot, new Referee(prepare(game), position.state()), seat);
  const like = ([action]: readonly unknown[]) => JSON.stringify(action) === JSON.stringify(chosen);
  return bad.length > 0 ? bad.some(like) : !good.some(like);
}

test.each(['grognard', 'marshal'])('%s blunders in none of them', (id) => {
  const bot = levelOf(id)?.bot;
  if (bot === undefined) throw new Error(`there is no level ${id}`);
  expect(all.filter((position) => blunders(position, bot)).map((position) => position.id)).toEqual([]);
});

test('a movement is judged by how it ends: whoever leaves the village fails, whoever stays does not', () => {
  const position = all.find(({ id }) => id === 'keep-village-french');
  const left = position?.state();
  if (position === undefined || left === undefined) throw new Error('the position is gone');
  expect(position.outcome?.fails(position.state())).toBe(false);
  left.game.hex[game.content.units.findIndex(({ id }) => id === '85e')] = GONE;
  expect(position.outcome?.fails(left)).toBe(true);
});
