import { type Bot, grognard, conscript, marshalWith, random } from '@bivouac/bots';
import {
  copy,
  fastDice,
  imagine,
  isFault,
  isOffered,
  newState,
  type Options,
  prepare,
  Referee,
  StateDice,
  viewOf,
} from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { gloireGuide } from '../bot.ts';
import { germany1813 } from '../content/index.ts';
import { gloireGame } from '../game.ts';
import type { Gloire } from '../rules/state.ts';
import { position } from './position.ts';

const game = gloireGame(germany1813);
const guide = gloireGuide(germany1813);
const marshal = marshalWith({ iterations: 20 });

interface Table {
  readonly scenario?: string;
  readonly seats?: number;
  readonly options?: Options;
}

function begin({ scenario = 'bautzen', seats = 2, options = {} }: Table, seed: string): Referee<Gloire> {
  const powers = game.seatings.find((one) => one.length === seats) ?? [];
  const state = newState(game, { scenario, options, seats: powers }, fastDice(seed));
  if (isFault(state)) throw new Error(state.fault);
  return new Referee(prepare(game), state).start();
}

function decide(referee: Referee<Gloire>, bot: Bot, seat: number, seed: string) {
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

/** Some positions that random games came through. */
function positions(count: number): Referee<Gloire>[] {
  return Array.from({ length: count }, (_, i) => playOn(begin({}, `some ${i}`), random, 40 + 55 * i, `random ${i}`));
}

test('a position is judged by what the seat may know: alike on its view and on whatever it imagines', () => {
  for (const [i, referee] of positions(5).entries()) {
    for (const seat of [0, 1]) {
      const view = viewOf(game, referee.state, seat);
      const known = guide.evaluate(view, seat);
      for (let n = 0; n < 3; n++) {
        const one = imagine(game, view, seat, new StateDice(fastDice(`world ${i} ${n}`)));
        expect(guide.evaluate(one, seat)).toBeCloseTo(known, 9);
      }
    }
  }
});

test('with everything changed that it cannot know every level decides the same', () => {
  for (const [i, referee] of positions(3).entries()) {
    const [seat = 0] = referee.waiting();
    const view = viewOf(game, referee.state, seat);
    const other = imagine(game, view, seat, new StateDice(fastDice(`other ${i}`)));
    const changed = new Referee(prepare(game), copy(other));
    expect(changed.state.game.face.is).not.toEqual(referee.state.game.face.is);
    for (const bot of [conscript, grognard, marshal]) {
      expect(decide(changed, bot, seat, `same ${i}`)).toEqual(decide(referee, bot, seat, `same ${i}`));
    }
  }
}, 60_000);

test('what is worth thinking about is always on offer, and there is always something', () => {
  const referee = begin({}, 'offers');
  for (let n = 0; n < 300 && !referee.finished; n++) {
    const [seat = 0] = referee.waiting();
    const offers = referee.offers(seat);
    const view = viewOf(game, referee.state, seat);
    const wanted = guide.candidates(view, seat, offers);
    expect(wanted.length).toBeGreaterThan(0);
    for (const one of wanted) expect(offers).toContain(one);
    referee.play(seat, random.choose({ game, view, seat, offers, dice: new StateDice(fastDice(`any ${n}`)) }));
  }
});

const scenarios = game.scenarios.map((scenario) => ({ scenario, seats: 2 }));
const tables: readonly Table[] = [
  ...scenarios,
  ...[1, 3, 5].map((seats) => ({ scenario: 'autumn', seats })),
  ...[{ blind: 1 }, { blind: 2 }, { decoys: false }, { supply: false }, { forceMarkers: true }].map((options) => ({
    options,
  })),
];

test.each(tables)(
  'every level plays on in %o',
  (table) => {
    for (const bot of [conscript, grognard, marshal]) {
      const referee = playOn(begin(table, 'levels'), bot, bot === marshal ? 6 : 20, 'levels');
      const [seat = 0] = referee.waiting();
      expect(isOffered(referee.offers(seat), decide(referee, bot, seat, 'last'))).toBe(true);
    }
  },
  120_000,
);

test('in a battle that may go either way the Marshal weighs every tactic, and chooses by lot', () => {
  const { referee } = position({
    pack: germany1813,
    scenario: 'bautzen',
    options: {},
    hidden: true,
    turn: 5,
    phase: 'combat',
    french: { loebau: 'ney fr-v:12 fr-vi:10 fr-xi:8 fr-old-guard:3' },
    coalition: { loebau: 'barclay ru-i:4 ru-langeron:6 ru-winzingerode:5' },
  });
  const view = viewOf(game, referee.state, 0);
  const offers = referee.offers(0);
  expect(offers.map(([verb]) => verb)).toEqual(['tactic', 'tactic', 'tactic']);
  const dice = new StateDice(fastDice('mix'));
  const weighed = marshalWith({ iterations: 400 }).explain({ game, guide, view, seat: 0, offers, dice });
  expect(weighed.map(({ action: [, tactic] }) => tactic).sort()).toEqual([2, 3, 4]);
  expect(weighed.reduce((sum, { share = 0 }) => sum + share, 0)).toBeCloseTo(1, 6);
});
