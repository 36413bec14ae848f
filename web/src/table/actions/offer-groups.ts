import type { Offer, Thing } from '@bivouac/kernel';

export interface OfferLine {
  readonly key: string;
  readonly offer: Offer;
  readonly words: string;
}

/** Offers of one verb, with the words they have in common as their title. */
export interface OfferGroup {
  readonly verb: string;
  readonly title: string;
  readonly lines: readonly OfferLine[];
}

/** The words that all sentences begin with: `Play` for `Play a hill`, `Play a wood`. */
export function commonBeginning(sentences: readonly string[]): string {
  const [first = [], ...others] = sentences.map((sentence) => sentence.split(' '));
  let same = 0;
  while (same < first.length && others.every((words) => words[same] === first[same])) same++;
  // An article or a preposition says nothing without its noun.
  while (same > 1 && /^(the|a|an|of|at|to|le|la|les|un|une|de|du|des|à|l’)$/i.test(first[same - 1] ?? '')) same--;
  const words = first.slice(0, same).join(' ');
  // What stands in brackets is left out where it is not all the same.
  const open = words.lastIndexOf('(');
  return open > words.lastIndexOf(')') ? words.slice(0, open).trimEnd() : words;
}

/** Verbs with several offers get a group each; all that stand alone come together at the end. */
export function groupOffers(offers: readonly Offer[], say: (offer: Offer) => string): OfferGroup[] {
  const byVerb = new Map<string, OfferLine[]>();
  for (const offer of offers) {
    const lines = byVerb.get(offer[0]) ?? [];
    lines.push({ key: JSON.stringify(offer), offer, words: say(offer) });
    byVerb.set(offer[0], lines);
  }
  const groups: OfferGroup[] = [];
  const alone: OfferLine[] = [];
  for (const [verb, lines] of byVerb) {
    if (lines.length === 1) alone.push(...lines);
    else groups.push({ verb, title: commonBeginning(lines.map(({ words }) => words)), lines });
  }
  if (alone.length > 0) groups.push({ verb: '', title: '', lines: alone });
  return groups;
}

/** The thing an offer acts on, to mark it on the map: the last that has a place there. */
export function thingOf(
  offer: Offer,
  grammar: { readonly [verb: string]: readonly string[] },
  kinds: readonly string[],
): Thing | null {
  const names = grammar[offer[0]] ?? [];
  for (let i = names.length - 1; i >= 0; i--) {
    const kind = names[i];
    const id = offer[i + 1];
    if (kind !== undefined && kinds.includes(kind) && typeof id === 'number') return { kind, id };
  }
  return null;
}

/** The offers that name a thing. */
export function offersOn(
  thing: Thing,
  offers: readonly Offer[],
  grammar: { readonly [verb: string]: readonly string[] },
): Offer[] {
  return offers.filter((offer) => {
    const kinds = grammar[offer[0]] ?? [];
    return kinds.some((kind, i) => kind === thing.kind && offer[i + 1] === thing.id);
  });
}
