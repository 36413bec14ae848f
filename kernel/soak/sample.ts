import type { Offer } from '../src/index.ts';

/** So many offers are played out at one moment: of more, a sample, so that the check does not grow with them. */
const MOST_PLAYED = 48;

/**
 * The offers that are played out at one moment: all, or of each verb a share, at least one, evenly spread. Each round
 * begins at another one, so that in as many rounds as there are gaps every offer of a long list has had its turn.
 */
export function sampleOf(offers: readonly Offer[], round: number): readonly Offer[] {
  if (offers.length <= MOST_PLAYED) return offers;
  const stride = Math.ceil(offers.length / MOST_PLAYED);
  const byVerb = new Map<string, Offer[]>();
  for (const offer of offers) {
    const alike = byVerb.get(offer[0]);
    if (alike === undefined) byVerb.set(offer[0], [offer]);
    else alike.push(offer);
  }
  return [...byVerb.values()].flatMap((alike) => {
    const gap = Math.min(stride, alike.length);
    return alike.filter((_, at) => at % gap === round % gap);
  });
}
