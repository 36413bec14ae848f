import { type Action, fastDice, type Kind, isOffered, same, StateDice } from '@bivouac/kernel';
import { type Guide, imagine, isFault, newState, prepare, Referee, viewOf } from '@bivouac/kernel/guide';
import { tiny } from '@bivouac/kernel/testing';
import { expect, test } from 'vitest';
import { grognard, marshalWith } from '../src/index.ts';
import { type Toy, toy, toyGuide } from './toy.ts';
import { tinyGuide } from './tiny-guide.ts';

const bot = marshalWith({ iterations: 60 });

function beginTiny(seed: string) {
  const state = newState(tiny, { scenario: 'ring', options: {}, seats: [[0], [1], [2]] }, fastDice(seed));
  if (isFault(state)) throw new Error(state.fault);
  return new Referee(prepare(tiny), state).start();
}

/** A guide that counts how often it judges. */
function counting<G extends Kind>(guide: Guide<G>): { readonly guide: Guide<G>; judged: number } {
  const counter = {
    judged: 0,
    guide: {
      ...guide,
      evaluate(state: Parameters<typeof guide.evaluate>[0], seat: number) {
        counter.judged++;
        return guide.evaluate(state, seat);
      },
    },
  };
  return counter;
}

/** Decisions of a tiny game among three searchers, each with the way to make its dice again. */
function* decisions(seed: string, most: number) {
  const referee = beginTiny(seed);
  for (let n = 0; n < most && !referee.finished; n++) {
    const [seat = 0] = referee.waiting();
    const offers = referee.offers(seat);
    const dice = () => new StateDice(fastDice(`${seed} ${n}`));
    const seen = { game: tiny, guide: tinyGuide, view: viewOf(tiny, referee.state, seat), seat, offers };
    yield { seen, dice, n };
    expect(referee.play(seat, bot.choose({ ...seen, dice: dice() })).ok).toBe(true);
  }
}

test('with three seats, hidden things and secret choices it plays legally, and the same seed decides the same', () => {
  for (const { seen, dice } of decisions('a', 30)) {
    const choice = bot.choose({ ...seen, dice: dice() });
    expect(isOffered(seen.offers, choice)).toBe(true);
    expect(bot.choose({ ...seen, dice: dice() })).toEqual(choice);
  }
});

test('it is not swayed by what it cannot know', () => {
  let changed = 0;
  for (const { seen, dice, n } of decisions('b', 30)) {
    const { view, seat } = seen;
    const choices = ['one', 'two'].map((seed): Action => {
      const truth = imagine(tiny, view, seat, new StateDice(fastDice(`${n} ${seed}`)));
      if (!same(truth.game, view.game)) changed++;
      const offers = new Referee(prepare(tiny), truth).offers(seat);
      return bot.choose({ ...seen, view: viewOf(tiny, truth, seat), offers, dice: dice() });
    });
    expect(choices[0]).toEqual(choices[1]);
  }
  expect(changed).toBeGreaterThan(25);
});

test('it explains what it considered, the choice first unless it was left to chance', () => {
  let explained = 0;
  for (const { seen, dice } of decisions('c', 20)) {
    const considered = bot.explain({ ...seen, dice: dice() });
    if (seen.offers.length < 2) expect(considered).toEqual([]);
    const [first] = considered;
    if (first === undefined) continue;
    explained++;
    for (const { action } of considered) expect(isOffered(seen.offers, action)).toBe(true);
    if (first.share === undefined) {
      expect(first.action).toEqual(bot.choose({ ...seen, dice: dice() }));
      expect(Object.keys(first.parts)).toContain('score');
    } else expect(considered.reduce((sum, { share }) => sum + (share ?? 0), 0)).toBeCloseTo(1);
  }
  expect(explained).toBeGreaterThan(5);
});

test('more than one world is worth goes into other worlds: it judges more, keeps its budget, and decides the same again', () => {
  const spent = { some: 0, more: 0 };
  const [some, more] = [1100, 6600].map((iterations) => marshalWith({ iterations }));
  for (const { seen, dice } of decisions('d', 12)) {
    const count = (of: typeof some) => {
      const counter = counting(tinyGuide);
      const choice = of?.choose({ ...seen, guide: counter.guide, dice: dice() });
      return { choice, judged: counter.judged };
    };
    spent.some += count(some).judged;
    const once = count(more);
    spent.more += once.judged;
    expect(once.judged).toBeLessThan(1.5 * 6600);
    expect(count(more)).toEqual(once);
  }
  expect(spent.more).toBeGreaterThan(2 * spent.some);
});

test('inside an action that was thought through when it began it spends the part that the guide says', () => {
  let fewer = 0;
  for (const { seen, dice } of decisions('e', 16)) {
    const counted = (iterations: number, inside: boolean) => {
      const counter = counting({
        ...tinyGuide,
        inside: 1 / 3,
        midway: (state) => (state === seen.view ? inside : tinyGuide.midway(state)),
      });
      const choice = marshalWith({ iterations }).choose({ ...seen, guide: counter.guide, dice: dice() });
      return { choice, judged: counter.judged };
    };
    const inside = counted(6600, true);
    const { judged } = counted(6600, false);
    expect(inside.judged).toBeLessThanOrEqual(judged);
    if (inside.judged < judged) fewer++;
    // Choices in secret are no part of an action that somebody began.
    if (seen.view.stack.at(-1)?.fork === undefined) expect(inside).toEqual(counted(2200, false));
  }
  expect(fewer).toBeGreaterThan(3);
});

function beginToy() {
  const state = newState(toy, { scenario: 'guns', options: {}, seats: [[0], [1]] }, fastDice('toy'));
  if (isFault(state)) throw new Error(state.fault);
  return new Referee(prepare(toy), state).start();
}

/** What a bot does in its first turn of three actions. */
function firstTurn(of: typeof bot, guide: Guide<Toy>): string[] {
  const referee = beginToy();
  const { state } = referee;
  return [0, 1, 2].map((n) => {
    const dice = new StateDice(fastDice(n));
    const seen = { game: toy, guide, view: viewOf(toy, state, 0), seat: 0, offers: referee.offers(0), dice };
    const action = of.choose(seen);
    expect(referee.play(0, action).ok).toBe(true);
    return action[0];
  });
}

test('it gives something up for what comes of it later in its turn, where a grognard does not', () => {
  expect(firstTurn(grognard, toyGuide)).toEqual(['forage', 'forage', 'forage']);
  expect(firstTurn(bot, toyGuide).sort()).toEqual(['fire', 'forage', 'load']);
});

test('a forced move costs nothing, and the budget in iterations is kept', () => {
  const counter = counting(toyGuide);
  const referee = beginToy();
  const { state } = referee;
  const dice = new StateDice(fastDice('forced'));
  const seen = { game: toy, guide: counter.guide, view: viewOf(toy, state, 0), seat: 0, dice };
  const [only] = referee.offers(0);
  bot.choose({ ...seen, offers: only === undefined ? [] : [only] });
  expect(counter.judged).toBe(0);
  bot.choose({ ...seen, offers: referee.offers(0) });
  expect(counter.judged).toBeGreaterThan(5);
  expect(counter.judged).toBeLessThan(300);
});

test('how the others answer inside an action is thought through only where the game may end with it', () => {
  const referee = beginToy();
  const { state } = referee;
  while (state.game.turns < 2 || state.game.left > 1) referee.play(state.game.active, ['forage']);
  const judgedForTheOther = (closing?: Guide<Toy>['closing']) => {
    const seats: number[] = [];
    const guide: Guide<Toy> = {
      ...toyGuide,
      // The last turn of the enemy belongs to the action after which it comes.
      midway: ({ game, result }) => result === null && game.active === 1,
      evaluate(now, seat) {
        seats.push(seat);
        return toyGuide.evaluate(now, seat);
      },
      ...(closing === undefined ? {} : { closing }),
    };
    const dice = new StateDice(fastDice('end'));
    bot.choose({ game: toy, guide, view: viewOf(toy, state, 0), seat: 0, offers: referee.offers(0), dice });
    return seats.filter((seat) => seat === 1).length;
  };
  expect(judgedForTheOther()).toBeGreaterThan(0);
  expect(judgedForTheOther(({ game }) => game.turns === 3)).toBe(judgedForTheOther());
  expect(judgedForTheOther(() => false)).toBe(0);
});
