import { fastDice, fillHoles, isOffered, StateDice } from '@bivouac/kernel';
import { begun, type Guide, viewOf } from '@bivouac/kernel/guide';
import { expect, test } from 'vitest';
import { empereurGuide } from '../bot.ts';
import { auerstaedt1806, empereurGame } from '../index.ts';
import type { Empereur } from '../rules/state.ts';

const game = empereurGame(auerstaedt1806);
const guide = empereurGuide(auerstaedt1806);

/** Plays a scenario to its end; each seat by what its mind thinks of first, or at random. */
function playOut(scenario: string, minds: readonly (Pick<Guide<Empereur>, 'candidates'> | null)[], seed: string) {
  const dice = new StateDice(fastDice(`${seed} bots`));
  const referee = begun(game, { scenario, options: {}, seats: [[0], [1]] }, fastDice(seed));
  let asked = 0;
  while (!referee.finished && asked++ < 3000) {
    const [seat = 0] = referee.waiting();
    const offers = referee.offers(seat);
    const mind = minds[seat];
    const wanted = mind ? mind.candidates(viewOf(game, referee.state, seat), seat, offers) : [dice.pick(offers)];
    const [offer] = wanted;
    const action = offer === undefined ? null : fillHoles(offer, dice);
    expect(action !== null && isOffered(offers, action) && referee.play(seat, action).ok).toBe(true);
  }
  return referee.state.result;
}

test('The mill can be played to its end by every level, and each beats chance', () => {
  for (const mind of [guide, { ...guide, ...guide.novice }]) {
    const won = ['one', 'two'].flatMap((seed) => [
      playOut('mill', [mind, null], seed)?.winners.includes(0),
      playOut('mill', [null, mind], seed)?.winners.includes(1),
    ]);
    // A stand to the last man at the mill may end in a draw.
    expect(won.filter((one) => one === true).length).toBeGreaterThanOrEqual(3);
  }
});
