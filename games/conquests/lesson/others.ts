import { type Action, asAction, type Decision, type Offer, type TurnSight } from '@bivouac/kernel';
import { AUSTRIA } from '../content/types.ts';
import type { Conquests } from '../rules/state.ts';

export type Sight = TurnSight<Conquests>;

/** Austria, of five. */
export const PUPIL = AUSTRIA;

/** Spaces that are left to the pupil: the first ones of Finance, Military and Diplomacy. */
const ZONES_TAUGHT = ['finance', 'military', 'diplomacy'] as const;

/** The number of a space, by its zone and place. */
export function spaceOf({ content }: Pick<Sight, 'content'>, zone: string, place = 1): number {
  const zones = ['initiative', 'finance', 'morale', 'society', 'military', 'diplomacy'];
  return content.spaces.findIndex((space) => space.zone === zones.indexOf(zone) && space.place === place);
}

const firstOf = (offers: readonly Offer[], isIt: (offer: Offer) => boolean): Action | null => {
  const offer = offers.find(isIt);
  return offer === undefined ? null : asAction(offer);
};

/** What the others do rather than anything else: they pay what an alliance asks of them, and else let things be. */
const QUIET = ['contribute', 'stand', 'pass', 'done', 'halt', 'spare', 'refuse'];

/** The other nations place their advisers out of the pupil's way and play a quiet turn. */
export function answer({ seat, prompt, offers }: Decision, seen: Sight): Action | null {
  if (seat === PUPIL) return null;
  if (prompt === 'place') {
    const taught = ZONES_TAUGHT.map((zone) => spaceOf(seen, zone));
    return firstOf(offers, ([, space]) => typeof space === 'number' && !taught.includes(space));
  }
  for (const verb of QUIET) {
    const found = firstOf(offers, ([one]) => one === verb);
    if (found !== null) return found;
  }
  return firstOf(offers, () => true);
}
