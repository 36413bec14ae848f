import { townOf } from '../rules/pieces/map.ts';
import { other } from '../rules/state.ts';
import { stepsBetween } from '../beliefs/ground.ts';
import { fightOf, type Pending, type Share, together, worthOfClash } from './fights.ts';
import { fieldAt, MARCH, type Outlook, paceOf, pileAt } from './outlook.ts';
import { numberOf, numbersOf, type Pile } from './piles.ts';

/** How surely the strongest comes to a battle of the next march, the second, and so on. */
const JOINING = [1, 0.7, 0.45, 0.25] as const;
/** Who is within so many points may march to the guns (GLO 6.5.2#2). */
const GUNS = 2;
/** Weaker than this part of it nobody falls upon a pile. */
const LEAST = 0.35;

/** Those of a side who could fall upon a town within one march, the strongest first. */
function near(o: Outlook, side: number, town: number, pending: readonly Pending[]): readonly Pile[] {
  const found: Pile[] = [];
  for (const pile of o.piles[side === 0 ? 0 : 1]) {
    if (pile.points < 0.5 || pile.shut > 0) continue;
    const far = stepsBetween(o.ground, pile.town, town);
    if (far > 0 && far <= paceOf(pile) && !isBeaten(o, pile, pending)) found.push(pile);
  }
  return found.sort((one, two) => two.points - one.points).slice(0, JOINING.length);
}

/** Whether a battle that is about to be fought will rather drive a pile away: then it goes nowhere for now. */
function isBeaten({ b }: Outlook, { town, side }: Pile, pending: readonly Pending[]): boolean {
  const battle = pending.find((one) => one.town === town);
  if (battle === undefined) return false;
  return (side === b.s.active ? 1 - battle.won : battle.won) > 0.5;
}

/** How likely those who fall upon a town can close all ways out of it. */
const CLOSING = 0.5;

/** Whether these can close every way out of a town: each by coming that way, or where it stands already. */
function mayClose({ ground, b }: Outlook, town: number, coming: readonly Pile[]): boolean {
  const { neighbours } = townOf(b, town);
  if (coming.length < 2 || neighbours.length > 2 * coming.length) return false;
  let closed = 0;
  for (const exit of neighbours) {
    if (coming.some((pile) => pile.points > 1 && stepsBetween(ground, pile.town, exit) <= MARCH - 1)) closed++;
  }
  return closed === neighbours.length;
}

/** What an attack of a side on a pile would be worth to it with its next march; never less than nothing. */
function attackOn(o: Outlook, side: number, pile: Pile, pending: readonly Pending[]): number {
  if (pile.points < 0.5 || pile.shut > 0) return 0;
  const coming = near(o, side, pile.town, pending);
  const [first] = coming;
  if (first === undefined) return 0;
  const helpers: Pile[] = [];
  for (const friend of o.piles[pile.side === 0 ? 0 : 1]) {
    const far = stepsBetween(o.ground, friend.town, pile.town);
    if (far > 0 && far <= GUNS && friend.points >= 0.5) helpers.push(friend);
  }
  // The same few meet again and again while a plan is made.
  const dug = o.entrenched[pile.town] === pile.side ? 'dug' : '';
  const key = `${numberOf(pile)} ${dug}<${numbersOf(coming)}<${numbersOf(helpers)}`;
  let worth = o.known.sought.get(key);
  if (worth === undefined) {
    worth = worthOfAttack(o, pile, coming, helpers) * pile.sure * first.sure;
    o.known.sought.set(key, worth);
  }
  return worth;
}

function worthOfAttack(o: Outlook, pile: Pile, coming: readonly Pile[], helpers: readonly Pile[]): number {
  const attacker = together(coming.map((one, i): Share => ({ pile: one, share: JOINING[i] as number })));
  if (attacker.points < LEAST * pile.points) return 0;
  const helped = helpers.map((friend): Share => ({ pile: friend, share: o.w.support }));
  const defender = helpers.length === 0 ? pile : together([{ pile, share: 1 }, ...helped]);
  const trapped = o.w.support > 0 && mayClose(o, pile.town, coming) ? CLOSING : 0;
  const field = fieldAt(o, pile.town, pile.side, false, trapped);
  return Math.max(0, worthOfClash(o, fightOf(o, attacker, defender, field), defender));
}

/** What the best battles are worth to a side that it could seek with its next march. */
export function chances(o: Outlook, side: number, pending: readonly Pending[]): number {
  if (o.marches[side === 0 ? 0 : 1] <= 0) return 0;
  let [first, second] = [0, 0];
  for (const pile of o.piles[side === 0 ? 1 : 0]) {
    if (pileAt(o, side, pile.town) !== undefined) continue;
    const worth = attackOn(o, side, pile, pending);
    if (worth > first) [first, second] = [worth, first];
    else if (worth > second) second = worth;
  }
  return first + 0.5 * second;
}

/** How much of it is feared beside the worst: the same enemies cannot be everywhere. */
const BESIDE = 0.35;

/** What a side has to fear for its piles from the enemy's next march. */
export function dangers(o: Outlook, side: number, pending: readonly Pending[]): number {
  if (o.marches[side === 0 ? 1 : 0] <= 0) return 0;
  let [sum, worst] = [0, 0];
  for (const pile of o.piles[side === 0 ? 0 : 1]) {
    if (pileAt(o, other(side), pile.town) !== undefined) continue;
    const worth = attackOn(o, other(side), pile, pending);
    sum += worth;
    if (worth > worst) worst = worth;
  }
  return worst + BESIDE * (sum - worst);
}
