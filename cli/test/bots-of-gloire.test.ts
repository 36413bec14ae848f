import { type Bot, conscript, grognard, marshalWith, random } from '@bivouac/bots';
import { germany1813, gloireGame } from '@bivouac/gloire';
import type { Gloire } from '@bivouac/gloire';
import { gloireGuide } from '@bivouac/gloire/bot';
import { gloireWorkshop } from '@bivouac/gloire/workshop';
import { type Action, copy, fastDice, isOffered, type Options, sameAction, StateDice } from '@bivouac/kernel';
import { begun, imagine, prepare, Referee, viewOf } from '@bivouac/kernel/table';
import { expect, test } from 'vitest';

const game = gloireGame(germany1813);
const guide = gloireGuide(germany1813);
const marshal = marshalWith({ iterations: 20 });

interface Sitting {
  readonly scenario?: string;
  readonly seats?: number;
  readonly options?: Options;
}

function begin({ scenario = 'bautzen', seats = 2, options = {} }: Sitting, seed: string): Referee<Gloire> {
  const powers = game.seatings.find((one) => one.length === seats) ?? [];
  return begun(game, { scenario, options, seats: powers }, fastDice(seed));
}

function decide(referee: Referee<Gloire>, bot: Bot, seat: number, seed: string): Action {
  const view = viewOf(game, referee.state, seat);
  const dice = new StateDice(fastDice(seed));
  return bot.choose({ game, guide, view, seat, offers: referee.offers(seat), dice });
}

/** Plays so many actions with this bot in every seat. */
function playOn(referee: Referee<Gloire>, bot: Bot, actions: number, seed: string): Referee<Gloire> {
  for (let n = 0; n < actions && !referee.finished; n++) {
    const [seat = 0] = referee.waiting();
    const done = referee.play(seat, decide(referee, bot, seat, `${seed} ${n}`));
    if (!done.ok) throw new Error(done.refused);
  }
  return referee;
}

test('with everything changed that it cannot know every level of gloire decides the same', () => {
  for (const actions of [40, 95, 150]) {
    const referee = playOn(begin({}, `some ${actions}`), random, actions, 'random');
    const [seat = 0] = referee.waiting();
    const view = viewOf(game, referee.state, seat);
    const other = imagine(game, view, seat, new StateDice(fastDice('other')));
    const changed = new Referee(prepare(game), copy(other));
    expect(changed.state.game.face.is).not.toEqual(referee.state.game.face.is);
    for (const bot of [conscript, grognard, marshal]) {
      expect(decide(changed, bot, seat, 'same')).toEqual(decide(referee, bot, seat, 'same'));
    }
  }
}, 60_000);

const sittings: readonly Sitting[] = [
  ...game.scenarios.map((scenario) => ({ scenario, seats: 2 })),
  ...[1, 3, 5].map((seats) => ({ scenario: 'autumn', seats })),
  ...[{ blind: 1 }, { blind: 2 }, { decoys: false }, { supply: false }, { forceMarkers: true }].map((options) => ({
    options,
  })),
];

test.each(sittings)(
  'every level plays gloire on in %o',
  (sitting) => {
    for (const bot of [conscript, grognard, marshal]) {
      const referee = playOn(begin(sitting, 'levels'), bot, bot === marshal ? 6 : 20, 'levels');
      const [seat = 0] = referee.waiting();
      expect(isOffered(referee.offers(seat), decide(referee, bot, seat, 'last'))).toBe(true);
    }
  },
  60_000,
);

test('a Grognard takes what lies open, keeps what he has, and walks into no host', () => {
  const blunders = gloireWorkshop(germany1813).suite.filter((position) => {
    const { seat, good, bad, id } = position;
    const referee = new Referee(prepare(game), position.state());
    const longest = Math.max(...[...good, ...bad].map((plan) => plan.length));
    const plan: Action[] = [];
    while (plan.length < longest && !referee.finished && referee.waiting().includes(seat)) {
      plan.push(decide(referee, grognard, seat, `${id} ${plan.length}`));
      referee.play(seat, plan.at(-1));
    }
    const beginsLike = (known: readonly Action[]) => known.every((action, i) => sameAction(action, plan[i] ?? ['']));
    return bad.length > 0 ? bad.some(beginsLike) : !good.some(beginsLike);
  });
  expect(blunders.map(({ id }) => id)).toEqual([]);
}, 60_000);
