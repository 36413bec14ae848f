import { type Action, fillHoles, type Kind } from '@bivouac/kernel';
import type { Seen } from './bot.ts';

/** What is done without a thought: the only offer, or the only one that the game's guide holds worth one; null otherwise. */
export function obvious<G extends Kind>({ guide, view, seat, offers, dice }: Seen<G>): Action | null {
  const wanted = offers.length > 1 && guide ? guide.candidates(view, seat, offers) : offers;
  const [only] = wanted;
  return only !== undefined && wanted.length === 1 ? fillHoles(only, dice) : null;
}
