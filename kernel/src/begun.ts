import type { DiceState } from './dice.ts';
import type { Game, Setup } from './game.ts';
import { isFault, newState } from './match.ts';
import { prepare } from './prepare.ts';
import type { Kind } from './procedure.ts';
import { Referee } from './referee.ts';

/** A match that has begun, for whoever made the setup himself: one that cannot be played is his own error. */
export function begun<G extends Kind>(game: Game<G>, setup: Setup, dice: DiceState): Referee<G> {
  const state = newState(game, setup, dice);
  if (isFault(state)) throw new Error(state.fault);
  return new Referee(prepare(game), state).start();
}
