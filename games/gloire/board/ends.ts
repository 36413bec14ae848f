import { cell, type Offer, openFrames, varsIn } from '@bivouac/kernel';
import type { Given } from '@bivouac/kit';
import { edgesWaitedAt, readyAt } from '../rules/movement/ready.ts';
import { movement } from '../rules/movement/movement.ts';
import { townsOf } from '../rules/pieces/pieces.ts';
import type { Gloire } from '../rules/state.ts';
import { boardOf } from './runs.ts';
import { say } from './words.ts';

/** The movement phase ends by “Done” between two stacks: whoever could still march stays (GLO 2.B2). */
export function ends(given: Given<Gloire>, [verb]: Offer) {
  const frame = openFrames(given.view.stack).at(-1);
  if (verb !== 'done' || varsIn(frame, movement) === null) return null;
  const b = boardOf(given);
  const { speech } = given;
  const { active, command, spent } = b.s;
  const points = b.content.armies.reduce(
    (sum, { side }, army) => sum + (side === active ? cell(command, army) - cell(spent, army) : 0),
    0,
  );
  const stacks =
    townsOf(b, active).filter((town) => readyAt(b, town, active).length > 0).length + edgesWaitedAt(b, active).length;
  const left = [
    ...(points > 0 ? [say(speech, 'pointsUnused', { count: points })] : []),
    ...(stacks > 0 ? [say(speech, 'stacksUnused', { count: stacks })] : []),
  ];
  return { what: say(speech, 'endMovement'), unused: points > 0 && stacks > 0 ? left : [] };
}
