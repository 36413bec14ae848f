import {
  type Context,
  EVERYONE,
  type Pledge,
  pledgedSum,
  pledges,
  stanceOf,
  type Pot,
  potProcedure,
  type PotVars,
  type Power,
} from '../../../src/index.ts';
import { discard } from './relations.ts';
import { AUSTRIA, CARDS, cardsOf, coalition, handOf, type Pact, type PactState, PRICES, worth } from './state.ts';

/** What can be pledged: FG, or a card (the resource is its number). */
export const MONEY = 0;

/** A card that is pledged is laid open: otherwise one could imagine a hand without the card everybody has heard of. */
function layPledged<T extends object>(c: Context<Pact>, vars: PotVars<T>, member: Power, what: number): void {
  if (what !== MONEY) layOpen(c, member, what, pledgedSum(vars.pot, what, member));
}

/** Shows cards like this until so many of them have been seen by all. */
function layOpen(c: Context<Pact>, power: number, card: number, count: number): void {
  const hand = handOf(c.s, power);
  const slots = hand.is.flatMap((one, slot) => (one === card ? [slot] : []));
  const hidden = slots.filter((slot) => hand.seen[slot] !== EVERYONE);
  hidden.sort((a, b) => (hand.seen[b] ?? 0) - (hand.seen[a] ?? 0));
  for (const slot of hidden.slice(0, Math.max(0, count - (slots.length - hidden.length)))) {
    c.show(hand, slot, EVERYONE);
    c.tell?.({ fact: 'laidOpen', power, card, clause: power === AUSTRIA ? 'SPA 3#4' : 'SPA 3#3' });
  }
}

function offerMoney(c: Context<Pact>, proposal: Pot, member: number, price: number): void {
  const room = price - pledgedSum(proposal, MONEY);
  const purse = (c.s.money[member] as number) - pledgedSum(proposal, MONEY, member);
  for (let n = 1; n <= Math.min(room, purse); n++) c.offer('pledge', MONEY, n);
}

function offerCards(c: Context<Pact>, proposal: Pot, member: number): void {
  for (const card of CARDS) {
    if (cardsOf(c.s, member, card) > pledgedSum(proposal, card, member)) c.offer('pledge', card, 1);
  }
}

/** Points that a member has pledged. */
function points(proposal: Pot, member: number): number {
  return CARDS.reduce((sum, card) => sum + worth(member, card) * pledgedSum(proposal, card, member), 0);
}

/** The cards of least worth that cover so many points; all there are, if they do not. */
function cardsFor(c: Context<Pact>, proposal: Pot, member: number, due: number): Pledge[] {
  const given: Pledge[] = [];
  let left = due;
  for (const card of CARDS.toSorted((a, b) => worth(member, a) - worth(member, b))) {
    const held = cardsOf(c.s, member, card) - pledgedSum(proposal, card, member);
    for (let n = 0; n < held && left > 0; n++) {
      given.push([card, 1]);
      left -= worth(member, card);
    }
  }
  return given;
}

export interface AllianceTerms {
  by: number;
  /** Who is to be in it, the initiator first. */
  parties: number[];
}

/** SPA 3#3, 3#6: a point from each, three from a forced ally. */
function owes(s: PactState, power: number): number {
  return power === s.forced ? PRICES.forcedMember.points : PRICES.alliance.points;
}

/** SPA 3#4: what the parties still lack in cards, after what Austria plays in their stead. */
export function shortage(s: PactState, { parties }: AllianceTerms, proposal: Pot): number {
  let lacking = 0;
  for (const power of parties) {
    if (power === AUSTRIA) lacking += owes(s, power);
    else lacking += Math.max(0, owes(s, power) - points(proposal, power));
  }
  return Math.max(0, lacking - points(proposal, AUSTRIA));
}

/** SPA 3#2: three FG for each party, but Austria does not pay for itself. */
export function allianceCost({ parties }: AllianceTerms): number {
  return PRICES.alliance.money * parties.filter((power) => power !== AUSTRIA).length;
}

/** SPA 3 (CON 9.3): the parties must agree; the rest of the coalition may pay, and Austria may play cards for others. */
export const alliance = potProcedure<Pact, AllianceTerms>('alliance', {
  clause: 'SPA 3#2',
  prompt: 'spa.alliance',
  rounds: 2,
  members: (c, { parties }) => [...parties, ...coalition(c.s).filter((power) => !parties.includes(power))],
  needs: 'enough',
  mustAgree: (_, { parties }) => parties,
  pledged: layPledged,
  pledges(c, vars, member) {
    offerMoney(c, vars.pot, member, allianceCost(vars.terms));
    const own = vars.terms.parties.includes(member) && points(vars.pot, member) < owes(c.s, member);
    if (member === AUSTRIA ? shortage(c.s, vars.terms, vars.pot) > 0 : own) offerCards(c, vars.pot, member);
  },
  // One's own three FG and one's own card: what the book would have each pay if nobody pays for another.
  share(c, vars, member) {
    if (!vars.terms.parties.includes(member)) return null;
    const due = member === AUSTRIA ? 0 : PRICES.alliance.money - pledgedSum(vars.pot, MONEY, member);
    const room = Math.min(due, allianceCost(vars.terms) - pledgedSum(vars.pot, MONEY), c.s.money[member] as number);
    const cards = cardsFor(c, vars.pot, member, owes(c.s, member) - points(vars.pot, member));
    return room > 0 ? [[MONEY, room], ...cards] : cards;
  },
  about: (c, { terms, pot }) => ({
    money: Math.max(0, allianceCost(terms) - pledgedSum(pot, MONEY)),
    points: shortage(c.s, terms, pot),
  }),
  enough: (c, terms, proposal) =>
    terms.parties.every((power) => stanceOf(proposal, power) === 1) &&
    shortage(c.s, terms, proposal) === 0 &&
    pledgedSum(proposal, MONEY) >= allianceCost(terms),
});

/** SPA 4#2 (CON 9.5): the coalition frees a forced ally together; whoever does not want to, does not have to. */
export const freeing = potProcedure<Pact, { by: number }>('freeing', {
  clause: 'SPA 4#2',
  prompt: 'spa.free',
  rounds: 2,
  members: (c, { by }) => [by, ...coalition(c.s).filter((power) => power !== by)],
  needs: 'enough',
  pledged: layPledged,
  pledges(c, vars, member) {
    offerMoney(c, vars.pot, member, PRICES.freeing.money);
    if (together(vars.pot) < PRICES.freeing.points) offerCards(c, vars.pot, member);
  },
  // The one who proposes it offers all that is lacking, if he can; the others are not told what to give.
  share(c, vars, member) {
    const left = PRICES.freeing.money - pledgedSum(vars.pot, MONEY);
    const cards = cardsFor(c, vars.pot, member, PRICES.freeing.points - together(vars.pot));
    if (left > (c.s.money[member] as number) - pledgedSum(vars.pot, MONEY, member)) return null;
    return left > 0 ? [[MONEY, left], ...cards] : cards;
  },
  enough: (_, __, proposal) =>
    together(proposal) >= PRICES.freeing.points && pledgedSum(proposal, MONEY) >= PRICES.freeing.money,
});

function together(proposal: Pot): number {
  return proposal.members.reduce((sum, member) => sum + points(proposal, member), 0);
}

/** What was pledged is paid: only for a pot that was made. */
export function pay(c: Context<Pact>, proposal: Pot, clause: string): void {
  for (const [member, what, amount] of pledges(proposal)) {
    if (what === MONEY) {
      c.s.money[member] = (c.s.money[member] as number) - amount;
      c.tell?.({ fact: 'paid', power: member, amount, clause });
    } else for (let n = 0; n < amount; n++) discard(c, member, what, clause);
  }
}

export interface LossTerms {
  victim: number;
  voters: number[];
  decider: number;
}

/** SPA 5#3, 6#1: is it this one's loss? The majority says; where they are evenly split, one power decides. */
export const sharing = potProcedure<Pact, LossTerms>('sharing', {
  clause: 'SPA 5#3',
  prompt: 'spa.share',
  needs: 'majority',
  rounds: 1,
  members: (_, { voters }) => voters,
  pledges: () => {},
  enough: () => true,
  tieBreak: (_, { decider }) => decider,
});
