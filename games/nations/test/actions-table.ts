import { type Fact, PUBLIC, UNKNOWN, type Viewer } from '@bivouac/kernel';
import { viewOf } from '@bivouac/kernel/table';
import { ALLIED, FRENCH, type NationsState } from '../rules/state.ts';
import { army, card, content, field, game, type Played, type Position } from './position.ts';

/** Small questions about a position, and ways to arrange its cards: for the tests of the seven actions. */

export const FR = FRENCH;
export const AL = ALLIED;
export { PUBLIC };

export type Hands = NonNullable<Position['hands']>;

/** The cards in one side's hand; the other holds none. */
export function handsOf(side: number, cards: readonly string[]): Hands {
  return side === FR ? [cards, []] : [[], cards];
}

/** What lies where, in words. */
export function cardIds(cards: readonly number[]): string[] {
  return cards.map((one) => (one === UNKNOWN ? '?' : (content.cardKinds[one]?.id ?? `card ${one}`)));
}

export function handOf(p: Played, side: number): string[] {
  return cardIds(p.s.hands[side]?.is ?? []);
}

export function villageNames(fields: readonly unknown[]): string[] {
  return fields.map((one) => content.fields[one as number]?.id ?? `field ${String(one)}`);
}

/** The villages that a verb with one field (to, jump, village) offers. */
export function villagesOffered(p: Played, seat: number, verb: string): string[] {
  return villageNames(p.offers(seat, verb).map(([at]) => at)).sort();
}

/** The markers that are offered: "langeron breitenfeld". */
export function markersOffered(p: Played, seat: number): string[] {
  const offers = p.offers(seat, 'marker') as readonly (readonly [number, number])[];
  return offers.map(([army, at]) => `${content.armies[army]?.id} ${content.fields[at]?.id}`).sort();
}

export function cardsOffered(p: Played, seat: number, verb: string): string[] {
  return cardIds(p.offers(seat, verb).map(([one]) => one as number));
}

/** The verbs on offer, each once. */
export function verbsOffered(p: Played, seat: number): string[] {
  return [...new Set(p.offers(seat).map(([verb]) => String(verb)))];
}

/** The facts of a name, in the order in which they were told. */
export function told(p: Played, name: string): Fact[] {
  return p.facts.filter(({ fact }) => fact === name);
}

/** What a seat, or the public, sees. */
export function seenBy(p: Played, viewer: Viewer): NationsState {
  return viewOf(game, p.referee.state, viewer).game;
}

/** The cards of a hand as another pair of eyes knows them; unknown ones are '?'. */
export function handSeenBy(p: Played, side: number, viewer: Viewer): string[] {
  return cardIds(seenBy(p, viewer).hands[side]?.is ?? []);
}

/** Arranges the draw pile so that these cards come next, in this order. Before the first look at the offers. */
export function nextCards(p: Played, ...ids: readonly string[]): Played {
  const { deck } = p.s;
  for (const id of ids) {
    const at = deck.is.indexOf(card(id));
    if (at < 0) throw new Error(`no "${id}" is left in the draw pile`);
    deck.is.splice(at, 1);
  }
  deck.is.push(...ids.map(card).reverse());
  return p;
}

/** Puts the whole draw pile away: into the discard pile, or out of the game. */
export function emptyPile(p: Played, where: 'discard' | 'spent'): Played {
  p.s[where].push(...p.s.deck.is);
  p.s.deck.is.length = 0;
  p.s.deck.seen.length = 0;
  return p;
}

/** Draws hidden cards, so many times. */
export function draw(p: Played, seat: number, times: number): void {
  for (let i = 0; i < times; i++) p.act(seat, 'draw');
}

/** A village for every army, no two the same: for positions in which everything is placed. */
export const frenchPlaces: { readonly [army: string]: string } = {
  napoleon: 'reudnitz',
  ney: 'gohlis',
  bertrand: 'lindenau',
  macdonald: 'holzhausen',
  poniatowski: 'connewitz',
  murat: 'wachau',
  marmont: 'moeckern',
  victor: 'loessnig',
};

export const alliedPlaces: { readonly [army: string]: string } = {
  schwarzenberg: 'gautzsch',
  bluecher: 'radefeld',
  yorck: 'luetzschena',
  langeron: 'breitenfeld',
  bernadotte: 'podelwitz',
  bennigsen: 'kleinpoesna',
  platow: 'engelsdorf',
  friedrich: 'gaschwitz',
  wittgenstein: 'gueldengossa',
  klenau: 'grosspoesna',
  gyulai: 'markranstaedt',
};

export function allBut(places: { readonly [army: string]: string }, army: string): { readonly [army: string]: string } {
  return Object.fromEntries(Object.entries(places).filter(([id]) => id !== army));
}

/** Plays a terrain card, or a pair, on a marker. */
export function remove(p: Played, seat: number, id: string, ofArmy: string, village: string, how = 'card'): void {
  p.act(seat, how, card(id));
  p.act(seat, 'marker', army(ofArmy), field(village));
}

/** Plays a movement card, or a pair, on a marker. */
export function move(
  p: Played,
  seat: number,
  id: string,
  [ofArmy, from, to]: readonly [string, string, string],
  how = 'card',
): void {
  remove(p, seat, id, ofArmy, from, how);
  p.act(seat, 'to', field(to));
}
