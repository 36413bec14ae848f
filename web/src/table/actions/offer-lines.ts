import type { Offer } from '@bivouac/kernel';
import { groupOffers, type OfferGroup, type OfferLine } from './offer-groups.ts';

/** Where an answer stands: in the list, or in a place of its own, so that nobody takes one for the other. */
export type OfferPlace = 'list' | 'decline' | 'goOn' | 'end';

/** Answers in their places, each with the number by which a key takes it. */
export interface OfferLines {
  readonly groups: readonly OfferGroup[];
  readonly apart: { readonly [place in Exclude<OfferPlace, 'list'>]: readonly OfferLine[] };
  readonly numbers: ReadonlyMap<string, number>;
}

interface Question {
  readonly offers: readonly Offer[];
  readonly prompt: string;
  /** Whether it is a window: then declining and going on have places of their own. */
  readonly isWindow: boolean;
}

interface Telling {
  readonly say: (offer: Offer) => string;
  readonly isEnd: (offer: Offer) => boolean;
}

function placeOf(offer: Offer, { isWindow }: Question, { isEnd }: Telling): OfferPlace {
  const [verb] = offer;
  if (isWindow && (verb === 'pass' || verb === 'waive')) return 'decline';
  if (isWindow && verb === 'done') return 'goOn';
  return isEnd(offer) ? 'end' : 'list';
}

/** As the list shows them, and as keys take them. */
export function offerLines(question: Question, telling: Telling, numbers: OfferNumbers): OfferLines {
  const in_ = (place: OfferPlace): Offer[] =>
    question.offers.filter((offer) => placeOf(offer, question, telling) === place);
  const line = (offer: Offer): OfferLine => ({ key: JSON.stringify(offer), offer, words: telling.say(offer) });
  const groups = groupOffers(in_('list'), (offer) => telling.say(offer));
  const apart = { decline: in_('decline').map(line), goOn: in_('goOn').map(line), end: in_('end').map(line) };
  const all = [...groups.flatMap(({ lines }) => lines), ...apart.decline, ...apart.goOn, ...apart.end];
  return { groups, apart, numbers: numbers.of(question, all) };
}

/** All lines with their numbers, in the order of the list. */
export const linesIn = ({ groups, apart }: OfferLines): readonly OfferLine[] => [
  ...groups.flatMap(({ lines }) => lines),
  ...apart.decline,
  ...apart.goOn,
  ...apart.end,
];

/**
 * The numbers of answers. Where much the same is asked again, as when counters are picked one by one, what was on offer
 * before keeps its number: nobody presses a key for what stood there a moment ago.
 */
export class OfferNumbers {
  #prompt = '';
  #known = new Map<string, number>();
  readonly #given = new WeakMap<readonly Offer[], ReadonlyMap<string, number>>();

  of(
    { offers, prompt }: Pick<Question, 'offers' | 'prompt'>,
    lines: readonly OfferLine[],
  ): ReadonlyMap<string, number> {
    const given = this.#given.get(offers);
    if (given !== undefined) return given;
    const known = lines.filter(({ key }) => this.#known.has(key)).length;
    if (prompt !== this.#prompt || known * 2 < lines.length) this.#known = new Map();
    this.#prompt = prompt;
    const used = new Set(this.#known.values());
    let next = 1;
    for (const { key } of lines) {
      if (this.#known.has(key)) continue;
      while (used.has(next)) next++;
      used.add(next);
      this.#known.set(key, next);
    }
    const numbers = new Map(lines.map(({ key }) => [key, this.#known.get(key) ?? 0]));
    this.#given.set(offers, numbers);
    return numbers;
  }
}

/** How a number is typed: one digit as it is, more of them after a 0, so that none is taken for another. */
export const keyOf = (number: number): string => (number <= 9 ? String(number) : `0${String(number).padStart(2, '0')}`);

/** More answers than anybody takes by keys. */
export const MOST_KEYS = 99;
