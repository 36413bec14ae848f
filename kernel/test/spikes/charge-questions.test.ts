import { describe, expect, it } from 'vitest';
import { fastDice, type Offer, type Policy, StateDice } from '../../src/index.ts';
import type { Referee } from '../../src/table-door.ts';
import { chargeSpike as game } from '../../testing/spikes/charge/game.ts';
import type { Field } from '../../testing/spikes/charge/state.ts';
import { begun } from './help.ts';

const ALWAYS: readonly (readonly [window: string, policies: readonly Policy[]])[] = [
  ['opportunity', [{ answer: ['fire'], open: true }]],
  // At two hexes it is time; before that, let him come.
  [
    'squares',
    [
      { answer: ['square'], when: ['within', 2], open: true },
      { answer: ['pass'], open: true },
    ],
  ],
  ['countering', [{ answer: ['counter'], open: true }]],
];

type Choice = (offers: readonly Offer[], inWindow: boolean) => readonly Offer[];

/** How often people are asked in a window, in so many random games, if they choose among these. */
function questions(games: number, choice: Choice, policies: typeof ALWAYS = []): number {
  let asked = 0;
  for (let seed = 0; seed < games; seed++) {
    const r: Referee<Field> = begun(game, `deal ${seed}`);
    const dice = new StateDice(fastDice(`play ${seed}`));
    for (const seat of [0, 1]) for (const [window, all] of policies) r.orderAll(seat, window, all);
    while (!r.finished) {
      const [seat = 0] = r.waiting();
      const inWindow = r.windowAsked(seat) !== null;
      if (inWindow) asked++;
      r.play(seat, dice.pick(choice(r.offers(seat), inWindow)));
    }
  }
  return asked;
}

const but = (verb: string) => (offers: readonly Offer[]) => offers.filter((offer) => offer[0] !== verb);
/** Whoever charges rides on; whoever is charged never reacts, and says so in this way. */
const declining =
  (verb: string): Choice =>
  (offers, inWindow) => {
    const meant = offers.filter((offer) => (inWindow ? offer[0] === verb : ['charge', 'step'].includes(offer[0])));
    return meant.length > 0 ? meant : offers;
  };

describe('questions in a charge', { timeout: 60_000 }, () => {
  it('[SPC 4#1] are asked a tenth as often of people with public policies', () => {
    const before = questions(100, but('waive'));
    expect(before).toBeGreaterThan(700);
    expect(questions(100, but('waive'), ALWAYS)).toBeLessThanOrEqual(before / 10);
  });

  it('[SPC 4#1] are asked less often of people who decline for the while: on so small a field most charges are short', () => {
    const [before, after] = [questions(100, declining('pass')), questions(100, declining('waive'))];
    expect(after).toBeLessThan(before * 0.8);
  });
});
