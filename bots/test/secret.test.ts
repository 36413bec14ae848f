import { fastDice, fillHoles, type Offer, pickByShare, StateDice } from '@bivouac/kernel';
import { isFault, newState, prepare, Referee, viewOf } from '@bivouac/kernel/guide';
import { tiny } from '@bivouac/kernel/testing';
import { expect, test } from 'vitest';
import { marshalWith } from '../src/index.ts';
import { Regrets } from '../src/search/regrets.ts';
import { decidesBeside } from '../src/search/secret.ts';
import { type Tiny, tinyGuide } from './tiny-guide.ts';

/** Lets two learn from each other; the mix of the first. `payoff` is what he wins. */
function learnt(payoff: readonly (readonly number[])[]): number[] {
  const [one, two] = [new Regrets(payoff.length), new Regrets(payoff[0]?.length ?? 0)];
  const dice = new StateDice(fastDice('learn'));
  for (let n = 0; n < 6000; n++) {
    const [i, j] = [pickByShare(one.now(), dice), pickByShare(two.now(), dice)];
    one.learn(payoff.map((row) => row[j] ?? 0));
    two.learn((payoff[i] ?? []).map((value) => -value));
  }
  return one.mix();
}

test('regret matching comes to the mix that nobody can exploit', () => {
  const rockPaperScissors = learnt([
    [0, -1, 1],
    [1, 0, -1],
    [-1, 1, 0],
  ]);
  for (const share of rockPaperScissors) expect(share).toBeCloseTo(1 / 3, 1);
  // The first choice wins double where it wins: and so it is feared: it must be played more seldom, one time in four.
  const [seldom, often] = learnt([
    [2, -1],
    [-1, 0],
  ]);
  expect(seldom).toBeCloseTo(0.25, 1);
  expect(often).toBeCloseTo(0.75, 1);
});

test('what is never better is not played', () => {
  const [worse] = learnt([
    [0, 0],
    [1, 2],
  ]);
  expect(worse).toBeLessThan(0.02);
});

/** A clash in the tiny game, at which both sides choose a tactic in secret. */
function clash() {
  for (let seed = 0; seed < 50; seed++) {
    const state = newState(tiny, { scenario: 'ring', options: {}, seats: [[0], [1], [2]] }, fastDice(seed));
    if (isFault(state)) throw new Error(state.fault);
    const referee = new Referee(prepare(tiny), state).start();
    const dice = new StateDice(fastDice(`clash ${seed}`));
    for (let n = 0; n < 300 && !referee.finished; n++) {
      const [seat = 0] = referee.waiting();
      const offers = referee.offers(seat);
      const fresh = offers.filter(([verb]) => verb === 'tactic').length === 3;
      // The attacker is a troop: a decoy always loses, whatever its tactic.
      if (fresh && troopsMeet(referee, seat)) return { referee, seat };
      const playable = offers.filter((offer) => offer[0] !== 'write' && offer[0] !== 'propose');
      referee.play(seat, fillHoles(dice.pick(playable.length > 0 ? playable : offers), dice));
    }
  }
  throw new Error('no clash came about');
}

function troopsMeet({ state }: Referee<Tiny>, seat: number): boolean {
  const entry = state.stack.find(({ proc }) => proc === 'entry')?.vars as { counter: number } | undefined;
  return entry !== undefined && entry.counter >> 1 === seat && state.game.face.is[entry.counter] === 1;
}

test('a choice in secret is played as a mix, and kept to once it is begun', () => {
  const { referee, seat } = clash();
  const bot = marshalWith({ iterations: 100 });
  const count = [0, 0, 0];
  for (let n = 0; n < 45; n++) {
    const truth = structuredClone(referee.state);
    const copied = new Referee(prepare(tiny), truth);
    const seen = () => ({ game: tiny, guide: tinyGuide, view: viewOf(tiny, truth, seat), seat });
    expect(decidesBeside(seen().view, seat)).toBe(true);
    const dice = new StateDice(fastDice(`mix ${n}`));
    const tactic = bot.choose({ ...seen(), offers: copied.offers(seat), dice });
    expect(tactic[0]).toBe('tactic');
    const kind = Number(tactic[1]);
    count[kind] = (count[kind] ?? 0) + 1;
    copied.play(seat, tactic);
    expect(bot.choose({ ...seen(), offers: copied.offers(seat), dice })).toEqual(['done']);
  }
  for (const times of count) expect(times).toBeGreaterThan(5);
});

test('where the game reckons the mix itself, it is played as it says', () => {
  const { referee, seat } = clash();
  const bot = marshalWith({ iterations: 100 });
  const mix = (_: unknown, __: number, offers: readonly Offer[]) =>
    offers.map((offer, i) => ({ offer, share: i === 1 ? 0.75 : i === 2 ? 0.25 : 0, value: i }));
  const seen = {
    game: tiny,
    guide: { ...tinyGuide, mix },
    view: viewOf(tiny, referee.state, seat),
    seat,
    offers: referee.offers(seat),
  };
  const count = [0, 0, 0];
  for (let n = 0; n < 80; n++) {
    const chosen = bot.choose({ ...seen, dice: new StateDice(fastDice(`mix ${n}`)) });
    const which = seen.offers.findIndex((offer) => offer[1] === chosen[1] && offer[0] === chosen[0]);
    count[which] = (count[which] ?? 0) + 1;
  }
  expect(count[0]).toBe(0);
  expect(count[1]).toBeGreaterThan(45);
  expect(count[2]).toBeGreaterThan(8);
});
