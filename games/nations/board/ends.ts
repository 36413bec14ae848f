import type { Offer } from '@bivouac/kernel';
import type { Given } from '@bivouac/kit';
import type { Nations } from '../rules/state.ts';
import { say } from './words.ts';

/** NAT 11#7: with everything placed a turn may be ended before its actions are used up. */
export function ends({ view, speech }: Given<Nations>, [verb]: Offer) {
  if (verb !== 'end') return null;
  const left = view.game.actionsLeft;
  return { what: say(speech, 'endTurn'), unused: left > 0 ? [say(speech, 'actionsLeft', { left })] : [] };
}
