import { isAt, type Seat, type State, varsIn } from '@bivouac/kernel';
import type { GloireContent } from '../content/types.ts';
import { battle } from '../rules/battle/battle.ts';
import { movement } from '../rules/movement/movement.ts';
import { type GloireState, other } from '../rules/state.ts';

/**
 * Everything but the choice of the next stack belongs to something that was begun. A battle of which nothing has been
 * chosen yet can be judged as well: the tables tell more of it than a few throws of the dice.
 */
export function midway(state: State<GloireState>): boolean {
  if (state.result !== null) return false;
  const top = state.stack[state.stack.length - 1];
  if (top === undefined) return true;
  if (top.fork !== undefined) return varsIn(top, battle) === null || top.fork.some(({ done }) => done);
  return !isAt(top, movement, 'next');
}

/**
 * The side that a seat plays for. Whoever plays both (GLO 10#1) judges for the side that moves: as soon as the other one
 * is up, and has not moved yet, still for the one that has just ended its turn.
 */
export function sideOfSeat(content: GloireContent, { game, holder }: State<GloireState>, seat: Seat): number {
  let french = false;
  let coalition = false;
  for (let power = 0; power < holder.length; power++) {
    if (holder[power] !== seat) continue;
    if (content.armies[power]?.side === 0) french = true;
    else coalition = true;
  }
  if (french !== coalition) return french ? 0 : 1;
  return game.acted.includes(1) ? game.active : other(game.active);
}
