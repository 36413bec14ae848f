import type { Offer, Thing } from '@bivouac/kernel';
import type { Given } from '@bivouac/kit';
import type { Empereur } from '../rules/state.ts';
import { goingOn, moversOf } from './going-on.ts';
import { say } from './words.ts';

/** Why whoever is on the march is not lit himself: nobody would ask whether he comes along with himself. */
export function whyNot(
  { view, speech }: Given<Empereur>,
  _: readonly Offer[],
  { kind, id }: Thing,
): { readonly words: string; readonly clause: string } | null {
  if (kind !== 'unit' || !moversOf(view.game, goingOn(view)).includes(id)) return null;
  return { words: say(speech, 'onTheMarch'), clause: 'EMP VI.1#3' };
}
