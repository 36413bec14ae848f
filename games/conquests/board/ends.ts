import { type Offer, openFrames, varsIn } from '@bivouac/kernel';
import type { Given } from '@bivouac/kit';
import { moving } from '../rules/movement/index.ts';
import type { Conquests } from '../rules/state.ts';
import { say } from './words.ts';

/** A power's movement ends by “Done”; points beyond those that are kept serve only for retreats of this turn (CON 10#4). */
export function ends({ content, view, speech }: Given<Conquests>, [verb]: Offer) {
  const at = varsIn(openFrames(view.stack).at(-1), moving)?.at;
  if (verb !== 'done' || at === undefined) return null;
  const kept = content.prices.movesKept;
  const moves = view.game.moves[view.game.order[at] ?? 0] ?? 0;
  return { what: say(speech, 'endMovement'), unused: moves > kept ? [say(speech, 'movesLost', { moves, kept })] : [] };
}
