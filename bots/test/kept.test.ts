import { type Action, fastDice, StateDice } from '@bivouac/kernel';
import { begun, type Guide, viewOf } from '@bivouac/kernel/guide';
import { expect, test } from 'vitest';
import { type Bot, conscript, grognard, marshalWith } from '../src/index.ts';
import { type Toy, toy, toyGuide } from './toy.ts';

const PLAN: readonly Action[] = [['load'], ['fire'], ['forage']];

/** A guide with a plan for the whole turn, that counts how often it is asked for one. */
function planning(): { readonly guide: Guide<Toy>; readonly asked: () => number } {
  let asked = 0;
  const run = () => {
    asked++;
    return PLAN;
  };
  const mind = { ...toyGuide, run };
  return { guide: { ...mind, novice: mind, seasoned: mind }, asked: () => asked };
}

function start() {
  return begun(toy, { scenario: toy.scenarios[0] ?? '', options: {}, seats: [[0], [1]] }, fastDice('kept'));
}

function choose(bot: Bot, guide: Guide<Toy>, referee: ReturnType<typeof start>): Action {
  const [seat = 0] = referee.waiting();
  const dice = new StateDice(fastDice('any'));
  return bot.choose({
    game: toy,
    guide,
    view: viewOf(toy, referee.state, seat),
    seat,
    offers: referee.offers(seat),
    dice,
  });
}

test('a plan is made once, and kept to its end: every level does', () => {
  for (const bot of [conscript, grognard, marshalWith({ iterations: 10 })]) {
    const { guide, asked } = planning();
    const referee = start();
    const done = PLAN.map(() => {
      const action = choose(bot, guide, referee);
      referee.play(0, action);
      return action;
    });
    expect(done).toEqual(PLAN);
    expect(asked()).toBe(1);
    // The other seat has a turn of its own, and makes a plan of its own.
    choose(bot, guide, referee);
    expect(asked()).toBe(2);
  }
});

test('as soon as something else has happened than was foreseen, a new plan is made', () => {
  const { guide, asked } = planning();
  const referee = start();
  expect(choose(grognard, guide, referee)).toEqual(['load']);
  referee.play(0, ['forage']);
  expect(choose(grognard, guide, referee)).toEqual(['load']);
  expect(asked()).toBe(2);
});

test('after an undo the same view has the same answer, without a thought', () => {
  const { guide, asked } = planning();
  const referee = start();
  const first = choose(grognard, guide, referee);
  referee.play(0, first);
  choose(grognard, guide, referee);
  expect(choose(grognard, guide, start())).toEqual(first);
  expect(asked()).toBe(1);
});
