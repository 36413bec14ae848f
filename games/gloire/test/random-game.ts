import { fastDice, fillHoles, StateDice } from '@bivouac/kernel';
import { begun, type Referee } from '@bivouac/kernel/table';
import { germany1813 } from '../content/index.ts';
import { gloireGame } from '../game.ts';
import type { Gloire } from '../rules/state.ts';

const game = gloireGame(germany1813);

export function begin(seed: string, scenario = 'bautzen'): Referee<Gloire> {
  return begun(game, { scenario, options: {}, seats: game.seatings[0] ?? [] }, fastDice(seed));
}

/** Plays so many actions, whatever is on offer. */
export function playOn(referee: Referee<Gloire>, actions: number, seed: string): Referee<Gloire> {
  const dice = new StateDice(fastDice(seed));
  for (let n = 0; n < actions && !referee.finished; n++) {
    const [seat = 0] = referee.waiting();
    referee.play(seat, fillHoles(dice.pick(referee.offers(seat)), dice));
  }
  return referee;
}
