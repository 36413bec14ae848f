import { type Dice, forkDice } from './dice.ts';
import type { Game } from './game.ts';
import { copy } from './json.ts';
import { prepare } from './prepare.ts';
import type { Kind } from './procedure.ts';
import { Referee } from './referee.ts';
import type { Viewer } from './seats.ts';
import type { Frame, State } from './state.ts';
import { eyesOf } from './view.ts';

/** One full state that a view allows, with dice of its own. `viewOf(imagine(v))` is `v`. */
export function imagine<G extends Kind>(
  game: Game<G>,
  view: State<G['state']>,
  viewer: Viewer,
  dice: Dice,
): State<G['state']> {
  const { game: seen, ...rest } = view;
  const state: State<G['state']> = {
    ...copy(rest),
    dice: forkDice(dice),
    game: game.imagine(copy(seen), eyesOf(view, viewer), dice, view),
  };
  for (const frame of state.stack) imagineBranches(game, state, frame, viewer, dice);
  return state;
}

/** A branch that cannot be looked into is begun anew; if it is done, it is played out with any legal choices. */
function imagineBranches<G extends Kind>(
  game: Game<G>,
  state: State<G['state']>,
  frame: Frame,
  viewer: Viewer,
  dice: Dice,
): void {
  for (const branch of frame.fork ?? []) {
    if (state.holder[branch.power] === viewer) {
      for (const inner of branch.stack) imagineBranches(game, state, inner, viewer, dice);
      continue;
    }
    branch.stack = [copy(branch.begun)];
    // On a copy: what the branch does again must not be done again to the board.
    const alone = { ...copy(state), stack: [{ ...frame, fork: [branch] }] };
    new Referee(prepare(game), alone).imagineBranch(branch, dice);
  }
}
