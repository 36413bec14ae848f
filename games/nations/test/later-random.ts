import { type Dice, fastDice, type Options, StateDice } from '@bivouac/kernel';
import { isFault, newState, prepare, Referee } from '@bivouac/kernel/table';
import type { Nations } from '../rules/state.ts';
import { game } from './position.ts';

const prepared = prepare(game);

export interface Noted {
  readonly marks?: (thing: string) => void;
  readonly seats?: readonly (readonly number[])[];
}

/** A match that is about to begin, for play without thought. */
export function randomTable(seed: string, options: Options = {}, noted: Noted = {}): Referee<Nations> {
  const { marks, seats = [[0], [1]] } = noted;
  const state = newState(game, { scenario: 'leipzig', options, seats }, fastDice(seed));
  if (isFault(state)) throw new Error(state.fault);
  return new Referee(prepared, state, marks === undefined ? {} : { mark: marks }).start();
}

export function randomDice(seed: string): Dice {
  return new StateDice(fastDice(seed));
}

/** Plays a whole match by chance; `after` looks at it after every action, and ends it early by returning false. */
export function randomMatch(
  seed: string,
  options: Options,
  after: (referee: Referee<Nations>, step: number) => void | boolean,
  noted: Noted = {},
): Referee<Nations> {
  const referee = randomTable(seed, options, noted);
  const dice = randomDice(`choices of ${seed}`);
  for (let step = 1; !referee.finished; step++) {
    const [seat = 0] = referee.waiting();
    const played = referee.play(seat, dice.pick(referee.offers(seat)));
    if (!played.ok) throw new Error(`refused: ${played.refused}`);
    if (after(referee, step) === false) break;
  }
  return referee;
}
