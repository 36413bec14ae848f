import { type Offer, openFrames, type Thing, varsIn } from '@bivouac/kernel';
import type { Given } from '@bivouac/kit';
import { rallyTurn } from '../rules/morale/rally-turn.ts';
import { isRouted } from '../rules/options/rout.ts';
import { movement } from '../rules/movement/phase.ts';
import { type Empereur, has, MOVED } from '../rules/state.ts';
import { goingOn, moversOf } from './going-on.ts';
import { say } from './words.ts';

/**
 * Why whoever is on the march is not lit himself, since nobody would ask whether he comes along with himself; and why a
 * unit cannot be chosen to march: the enemy's, or one that has.
 */
export function whyNot(
  { content, view, speech }: Given<Empereur>,
  _: readonly Offer[],
  { kind, id }: Thing,
): { readonly words: string; readonly clause: string } | null {
  if (kind !== 'unit') return null;
  const s = view.game;
  if (moversOf(s, goingOn(view)).includes(id)) return { words: say(speech, 'onTheMarch'), clause: 'EMP VI.1#3' };
  const isMove = varsIn(openFrames(view.stack).at(-1), movement) !== null;
  if (!isMove && isRouted(s, id) && (s.hex[id] ?? -1) >= 0)
    return { words: say(speech, 'whyRunning', { turn: rallyTurn(s, id) }), clause: 'EMP XVI.5#7' };
  if (!isMove) return null;
  if (content.units[id]?.side !== s.active) return { words: say(speech, 'notYours'), clause: 'EMP VI.1#1' };
  return has(s, id, MOVED) ? { words: say(speech, 'hasMarched'), clause: 'EMP VI.1#1' } : null;
}
