import {
  EVERYONE,
  type Pledge,
  pledgedSum,
  pledges,
  type Pot,
  potProcedure,
  type PotVars,
  stanceOf,
} from '@bivouac/kernel';
import { AUSTRIA, coalition } from '../../content/types.ts';
import { discard, handOf } from '../cards/decks.ts';
import { diplomacyCards, diplomacyOf } from '../cards/effects.ts';
import { areAdjacent } from '../map/relations.ts';
import type { Board, Conquests, ConquestsState, Ctx } from '../state.ts';
import { payMoney } from '../zones/tracks.ts';

/** What can be pledged: francs, or a card (its number and one). */
export const MONEY = 0;
export const cardAs = (card: number): number => card + 1;
const asCard = (what: number): number => what - 1;

/** FG for each nation but Austria; points of diplomacy for each but Austria, and for a forced ally (CON 9.3, 16). */
export const PRICES = {
  alliance: { francs: 3, points: 1 },
  forcedMember: 3,
  forcing: { francs: 5, points: 3 },
  freeing: { francs: 4, points: 2 },
  callingOff: { francs: 2, points: 1 },
} as const;

export interface AllianceTerms {
  by: number;
  /** Who is to be in it, the initiator first. */
  parties: number[];
}

/** Points that a party owes: Austria none for herself, a forced ally three (CON 9.3). */
function owes(s: ConquestsState, power: number): number {
  if (power === s.forced) return PRICES.forcedMember;
  return power === AUSTRIA ? 0 : PRICES.alliance.points;
}

function cardsPledged(pot: Pot, member: number): number[] {
  return pledges(pot).flatMap(([who, what]) => (who === member && what !== MONEY ? [asCard(what)] : []));
}

function points(b: Pick<Board, 'content'>, pot: Pot, member: number): number {
  return cardsPledged(pot, member).reduce((sum, card) => sum + diplomacyOf(b, member, card), 0);
}

/** What an alliance of these costs: 3 FG each, Austria pays nothing for herself (CON 9.3). */
export function costOf(parties: readonly number[]): number {
  return PRICES.alliance.francs * parties.filter((power) => power !== AUSTRIA).length;
}

/** Points that those who have not refused still lack, after what Austria plays in their stead (CON 9.3). */
export function lacking(b: Board, { parties }: AllianceTerms, pot: Pot): number {
  let short = 0;
  for (const power of parties) {
    if (stanceOf(pot, power) === -1) continue;
    const own = power === AUSTRIA ? 0 : points(b, pot, power);
    short += Math.max(0, owes(b.s, power) - own);
  }
  return Math.max(0, short - points(b, pot, AUSTRIA));
}

/**
 * CON 9.3: who is in it after all: the initiator and those who agree, each with its card, or one that Austria plays for
 * it, in the order in which they were named. Empty if it has come to nothing.
 */
export function settled(b: Board, { by, parties }: AllianceTerms, pot: Pot): number[] {
  if (stanceOf(pot, by) !== 1) return [];
  let help = points(b, pot, AUSTRIA);
  const members: number[] = [];
  for (const power of parties) {
    if (stanceOf(pot, power) !== 1) continue;
    const short = Math.max(0, owes(b.s, power) - (power === AUSTRIA ? 0 : points(b, pot, power)));
    if (short > help) continue;
    help -= short;
    members.push(power);
  }
  const near = members.some((power) => power !== by && areAdjacent(b, by, power));
  const paid = pledgedSum(pot, MONEY) >= costOf(members);
  return members.length >= 2 && members.includes(by) && near && paid ? members : [];
}

/** A card that is pledged is laid open: everybody sees what is on the table. */
function layOpen<T extends object>(c: Ctx, _: PotVars<T>, member: number, what: number): void {
  if (what === MONEY) return;
  const hand = handOf(c, member);
  const slot = hand.is.indexOf(asCard(what));
  if (slot < 0 || hand.seen[slot] === EVERYONE) return;
  c.show(hand, slot, EVERYONE);
  c.tell?.({ fact: 'laidOpen', power: member, card: asCard(what), clause: 'CON 9.3#5' });
}

function offerMoney(c: Ctx, pot: Pot, member: number, price: number): void {
  const room = price - pledgedSum(pot, MONEY);
  const purse = (c.s.money[member] as number) - pledgedSum(pot, MONEY, member);
  for (let francs = Math.min(room, purse); francs >= 1; francs--) c.offer('pledge', MONEY, francs);
}

function unpledged(b: Board, pot: Pot, member: number): number[] {
  const given = cardsPledged(pot, member);
  return diplomacyCards(b, member).filter((card) => !given.includes(card));
}

/** The cards of least worth that cover so many points. */
function cardsFor(b: Board, pot: Pot, member: number, due: number): Pledge[] {
  const worth = (card: number) => diplomacyOf(b, member, card);
  const given: Pledge[] = [];
  let left = due;
  for (const card of unpledged(b, pot, member).sort((x, y) => worth(x) - worth(y) || x - y)) {
    if (left <= 0) break;
    given.push([cardAs(card), 1]);
    left -= worth(card);
  }
  return given;
}

function present(s: ConquestsState): number[] {
  return coalition.filter((power) => s.out[power] === 0);
}

/** Those who have not refused, and what they would pay together. */
export function wanted({ parties }: AllianceTerms, pot: Pot): number {
  return costOf(parties.filter((power) => stanceOf(pot, power) !== -1));
}

/** What a party would fairly give: the price of one, and cards for its own points; null for whoever is not asked to join. */
export function allianceShare(b: Board, terms: AllianceTerms, pot: Pot, member: number): Pledge[] | null {
  if (!terms.parties.includes(member)) return null;
  const due = member === AUSTRIA ? 0 : PRICES.alliance.francs - pledgedSum(pot, MONEY, member);
  const purse = (b.s.money[member] as number) - pledgedSum(pot, MONEY, member);
  const room = Math.min(due, wanted(terms, pot) - pledgedSum(pot, MONEY), purse);
  const cards = cardsFor(b, pot, member, owes(b.s, member) - points(b, pot, member));
  return room > 0 ? [[MONEY, room], ...cards] : cards;
}

/** CON 9.3: francs come from whoever likes, a card from each party or from Austria; who refuses stays outside. */
export const alliance = potProcedure<Conquests, AllianceTerms>('alliance', {
  clause: 'CON 9.3#3',
  prompt: 'alliance',
  rounds: 2,
  needs: 'enough',
  members: (c, { parties }) => [...parties, ...present(c.s).filter((power) => !parties.includes(power))],
  mustAgree: (_, { by }) => [by],
  pledged: layOpen,
  pledges(c, { terms, pot }, member) {
    offerMoney(c, pot, member, wanted(terms, pot));
    const own = terms.parties.includes(member) && points(c, pot, member) < owes(c.s, member);
    const help = member === AUSTRIA && lacking(c, terms, pot) > 0;
    if (own || help) for (const card of unpledged(c, pot, member)) c.offer('pledge', cardAs(card), 1);
  },
  share: (c, { terms, pot }, member) => allianceShare(c, terms, pot, member),
  about: (c, { terms, pot }) => ({
    power: terms.by,
    francs: Math.max(0, wanted(terms, pot) - pledgedSum(pot, MONEY)),
    points: lacking(c, terms, pot),
  }),
  // It is enough only when nobody who is asked to join is still silent: each may join, or refuse.
  enough: (c, terms, pot) =>
    terms.parties.every((power) => stanceOf(pot, power) !== 0) &&
    lacking(c, terms, pot) === 0 &&
    settled(c, terms, pot).length > 0,
});

/** All that is still missing, if this member can pay it. */
export function freeingShare(b: Board, pot: Pot, member: number): Pledge[] | null {
  const left = PRICES.freeing.francs - pledgedSum(pot, MONEY);
  const purse = (b.s.money[member] as number) - pledgedSum(pot, MONEY, member);
  if (left > purse) return null;
  const cards = cardsFor(b, pot, member, PRICES.freeing.points - together(b, pot));
  return left > 0 ? [[MONEY, left], ...cards] : cards;
}

/** CON 9.5: the Coalition frees a forced ally together: 2 points and 4 FG, from whoever likes. */
export const freeing = potProcedure<Conquests, { by: number }>('freeing', {
  clause: 'CON 9.5#3',
  prompt: 'freeing',
  rounds: 2,
  needs: 'enough',
  members: (c, { by }) => [by, ...present(c.s).filter((power) => power !== by)],
  pledged: layOpen,
  pledges(c, { pot }, member) {
    offerMoney(c, pot, member, PRICES.freeing.francs);
    if (together(c, pot) >= PRICES.freeing.points) return;
    for (const card of unpledged(c, pot, member)) c.offer('pledge', cardAs(card), 1);
  },
  share: (c, { pot }, member) => freeingShare(c, pot, member),
  about: (c, { terms, pot }) => ({
    power: terms.by,
    francs: Math.max(0, PRICES.freeing.francs - pledgedSum(pot, MONEY)),
    points: Math.max(0, PRICES.freeing.points - together(c, pot)),
  }),
  enough: (c, _, pot) => together(c, pot) >= PRICES.freeing.points && pledgedSum(pot, MONEY) >= PRICES.freeing.francs,
});

function together(b: Pick<Board, 'content'>, pot: Pot): number {
  return pot.members.reduce((sum, member) => sum + points(b, pot, member), 0);
}

/** What is due is paid, in the order in which it was pledged; what is too much goes back. */
export function payFrancs(c: Ctx, pot: Pot, due: number, clause: string): void {
  let left = due;
  for (const [member, what, amount] of pledges(pot)) {
    if (what !== MONEY || left <= 0) continue;
    payMoney(c, member, Math.min(left, amount), clause);
    left -= Math.min(left, amount);
  }
}

/** Cards of these members are played, as long as points are due of them; Austria's for whoever lacks some. */
export function payCards(c: Ctx, pot: Pot, members: readonly number[], clause: string): void {
  let help = 0;
  for (const power of members) {
    const own = power === AUSTRIA ? 0 : points(c, pot, power);
    help += Math.max(0, owes(c.s, power) - own);
    if (power !== AUSTRIA) playPledged(c, pot, power, owes(c.s, power), clause);
  }
  playPledged(c, pot, AUSTRIA, help, 'CON 9.3#6');
}

function playPledged(c: Ctx, pot: Pot, power: number, due: number, clause: string): number {
  let left = due;
  for (const card of cardsPledged(pot, power)) {
    if (left <= 0) break;
    left -= diplomacyOf(c, power, card);
    discard(c, power, card);
    c.tell?.({ fact: 'playedDiplomacy', power, card, clause });
  }
  return Math.max(0, left);
}

/** CON 9.5: points of several nations together. */
export function payCardsTogether(c: Ctx, pot: Pot, due: number, clause: string): void {
  let left = due;
  for (const member of pot.members) left = playPledged(c, pot, member, left, clause);
}
