import type { Frame, Seat, State } from '@bivouac/kernel';
import type { GloireContent } from '../content/types.ts';
import { battle } from '../rules/battle/battle.ts';
import { movement } from '../rules/movement/movement.ts';
import { type GloireState, other } from '../rules/state.ts';

/** The frame that asks this seat: on the open stack, or in a branch of its own. */
export function askingFrame({ stack, holder }: State<GloireState>, seat: Seat): Frame | null {
  const top = stack[stack.length - 1];
  if (top?.fork === undefined) return top ?? null;
  for (const { power, done, stack: inner } of top.fork) {
    if (holder[power] === seat && !done) return inner[inner.length - 1] ?? null;
  }
  return null;
}

/**
 * Everything but the choice of the next stack belongs to something that was begun. A battle of which nothing has been
 * chosen yet can be judged as well: the tables tell more of it than a few throws of the dice.
 */
export function midway(state: State<GloireState>): boolean {
  if (state.result !== null) return false;
  const top = state.stack[state.stack.length - 1];
  if (top === undefined) return true;
  if (top.fork !== undefined) return top.proc !== battle.name || top.fork.some(({ done }) => done);
  return top.proc !== movement.name || top.step !== 'next';
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
