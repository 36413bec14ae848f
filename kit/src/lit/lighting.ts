import type { Offer } from '@bivouac/kernel';

/** A thing on the table that can be lit: what it is, and its numbers. */
export type Target = string;

export interface Lighting {
  /** The offer behind each lit thing. */
  readonly lit: ReadonlyMap<Target, Offer>;
  /** Offers that name nothing on the table: they get buttons of their own. */
  readonly rest: readonly Offer[];
}

/** Lights the things that the offers name, each for the first offer that names it. A board knows no other rule. */
export function lightUp(offers: readonly Offer[], targetsOf: (offer: Offer) => readonly Target[]): Lighting {
  const lit = new Map<Target, Offer>();
  const rest: Offer[] = [];
  for (const offer of offers) {
    const free = targetsOf(offer).filter((one) => !lit.has(one));
    if (free.length === 0) rest.push(offer);
    for (const one of free) lit.set(one, offer);
  }
  return { lit, rest };
}
