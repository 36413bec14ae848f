import {
  type Item,
  type Names,
  type OriginBook,
  quote,
  type Raw,
  type Reading,
  report,
  section,
  whole,
  word,
  words,
} from '@bivouac/kernel/packs';
import { checkCard } from './check-card.ts';
import { checkDecks } from './check-decks.ts';
import { type Notation, readEffect } from './notation.ts';
import { readDomain } from './parts.ts';
import { cardPrices, priceOf, tabPrices } from './price.ts';
import { type Domain, domainIds, type Side, sideIds } from './types.ts';
import type { Card, Tab } from './types-cards.ts';
import type { Deal, Prices } from './types-setup.ts';

const sides: readonly Side[] = [0, 1];
const domains: readonly Domain[] = [0, 1, 2, 3, 4];

/** The 237 action cards: three tabs each, under the names of their domains. */
export function readCards(
  reading: Reading,
  value: unknown,
  regions: Names,
  prices: Prices,
  deal: Deal,
): readonly Card[] {
  const notation: Notation = { regions, zonePrices: [prices.inf, prices.cav, prices.can] };
  const keys = {
    needed: ['id', 'age', 'deck', 'back', 'year', 'title', 'story'],
    allowed: ['symbol', ...domainIds],
    notes: true,
  };
  const cards = section(reading, 'cards', value, keys).flatMap((item) => {
    const card = readCard(reading, item, notation);
    if (card) checkCard(reading, item.entry, card);
    if (card) checkPrice(reading, item, card);
    return card ? [card] : [];
  });
  checkDecks(reading, cards, deal);
  return cards;
}

function readCard(reading: Reading, { entry, id, raw }: Item, notation: Notation): Card | null {
  const { faults } = reading;
  const deck = sideOf(reading, entry, raw, 'deck');
  const back = readDomain(faults, entry, raw, 'back');
  const [first, second, third, ...more] = readTabs(reading, entry, raw, notation);
  const written = domainIds.filter((domain) => raw[domain] !== undefined).length;
  if (written !== 3) {
    report(faults, entry, `has ${written} tabs`, 'give it an effect in three of the five domains', 'CON 3.6');
  }
  if (back !== -1 && raw[domainIds[back] ?? ''] === undefined) {
    report(faults, entry, `has no tab of its back, ${domainIds[back]}`, 'change its back or add the tab', 'CON 3.6');
  }
  if (!first || !second || !third || more.length > 0) return null;
  return {
    id,
    age: whole(faults, entry, raw, 'age', [1, 2], 'CON 3.6') === 2 ? 2 : 1,
    deck,
    back: back === -1 ? first.domain : back,
    symbol: raw['symbol'] === undefined ? deck : sideOf(reading, entry, raw, 'symbol'),
    year: whole(faults, entry, raw, 'year', [1789, 1815]),
    title: words(faults, entry, raw, 'title'),
    story: words(faults, entry, raw, 'story'),
    tabs: [first, second, third],
  };
}

function sideOf(reading: Reading, entry: string, raw: Raw, key: string): Side {
  return sides[sideIds.indexOf(word(reading, entry, raw, key, sideIds))] ?? 0;
}

function readTabs(reading: Reading, entry: string, raw: Raw, notation: Notation): readonly Tab[] {
  return domains.flatMap((domain): Tab[] => {
    const key = domainIds[domain] ?? '';
    const value = raw[key];
    if (value === undefined) return [];
    const effect = typeof value === 'string' ? readEffect(value, notation) : `is ${quote(value)}, not a text`;
    if (typeof effect !== 'string') return [{ domain, effect, price: priceOf(effect) }];
    const remedy = 'write it as docs/conquests-content.md shows, for example "money 2"';
    report(reading.faults, `${entry} ${key}`, `${quote(value)} ${effect}`, remedy, 'CON 3.6');
    return [];
  });
}

/** Cards of ours are worth about the same; what the box prints is as it is. */
function checkPrice({ faults, book }: Reading, { entry, id }: Item, { tabs }: Card): void {
  for (const { domain, price } of tabs) {
    const [low, high] = tabPrices;
    if ((price >= low && price <= high) || isPrinted(book, id, domain)) continue;
    report(faults, `${entry} ${domainIds[domain]}`, `is worth ${price} FG`, `make it worth ${low} to ${high}`);
  }
  const sum = tabs.reduce((total, tab) => total + tab.price, 0);
  const [low, high] = cardPrices;
  if ((sum >= low && sum <= high) || tabs.some(({ domain }) => isPrinted(book, id, domain))) return;
  report(faults, entry, `is worth ${sum} FG in all`, `make its tabs worth ${low} to ${high} together`);
}

function isPrinted(book: OriginBook, id: string, domain: Domain): boolean {
  return book.of.get(`cards.${id}.${domainIds[domain]}`)?.status === 'printed';
}
