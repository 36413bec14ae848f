import { outsideAt, scenarioOf } from '../rules/pieces.ts';
import { type Board, OFF, other, SIDES } from '../rules/state.ts';
import { townOf } from '../rules/map.ts';
import { type Clash, clash, type Field, type Fighter, naiveClash } from './clash.ts';
import { FAR, type Ground, stepsBetween } from '../staff/ground.ts';
import type { Pile } from './piles.ts';
import { hasMarched } from '../staff/traces.ts';
import type { Weights } from './weights.ts';

/** All that a judgement looks at. */
export interface Outlook {
  readonly b: Board;
  readonly w: Weights;
  readonly ground: Ground;
  readonly piles: readonly [readonly Pile[], readonly Pile[]];
  /** By side: marches that it has left in the game, the one of this turn counted only before it begins. */
  readonly marches: readonly [number, number];
}

export function marchesLeft(b: Board): [number, number] {
  const left = lastTurnOf(b) - b.s.turn;
  const of = (side: number) => left + (hasMarched(b.s, side) ? 0 : 1);
  return [of(0), of(1)];
}

/** The last turn that will be played: an armistice may end the game before its calendar does. */
function lastTurnOf(b: Board): number {
  const { lastTurn, armistice } = scenarioOf(b);
  if (armistice === null || armistice.effects || b.s.armistice === OFF) return lastTurn;
  return Math.min(lastTurn, b.s.armistice - 1);
}

/** Whether whoever is up now is the last to march in the game. */
export function isClosing(b: Board): boolean {
  return b.s.turn >= lastTurnOf(b) && b.s.active !== b.s.first;
}

/** How much of a pile may be reckoned with in a town, so many marches from now. */
export function reachOf(w: Weights, far: number, marches: number): number {
  if (far === FAR || marches <= 0) return 0;
  const share = far / (w.reach * marches);
  return share <= 1 ? 1 - 0.4 * share : 0.6 * Math.exp(-3 * (share - 1));
}

/** The ground of a town for those who attack it there; a flank where several come. */
export function fieldAt({ s, content }: Board, town: number, defender: number, flank: boolean): Field {
  const { combat } = content.tables;
  const { defensive, fortress } = townOf({ s, content }, town);
  const ground =
    s.entrenched[town] === defender ? combat.entrenched : defensive || fortress !== null ? combat.defensive : null;
  return {
    attackerColumns: ground?.attackerColumns ?? 0,
    defenderColumns: ground?.defenderColumns ?? 0,
    flank: flank ? combat.flank : 0,
  };
}

/** What a battle is worth to the attacker, in victory points, all in all. */
export function worthOfClash({ content }: Board, { won, lost, ownLoss, foeLoss, type }: Clash): number {
  const { decisive, offensive, lossesPerPoint } = content.campaign.victory;
  const prize = type >= 4 ? decisive : type === 3 ? offensive : 0.3;
  return (won - lost) * prize + (foeLoss - ownLoss) / lossesPerPoint;
}

function fightOf({ b, w }: Outlook, attacker: Fighter, defender: Fighter, field: Field): Clash {
  return w.odds > 0 ? clash(b.content, attacker, defender, field) : naiveClash(attacker, defender);
}

/** Several piles as one Force: their points, the best leader, the rest by points. */
export function together(piles: readonly { readonly pile: Fighter; readonly share: number }[]): Fighter {
  let [points, force, cohesion, guns, horse, tactical, rank] = [0, 0, 0, 0, 0, 0, 0];
  for (const { pile, share } of piles) {
    points += share * pile.points;
    force += share * pile.force;
    cohesion += share * pile.points * pile.cohesion;
    guns += share * pile.guns;
    horse += share * pile.horse;
    if (share < 0.3) continue;
    tactical = Math.max(tactical, pile.tactical);
    rank = Math.max(rank, pile.rank);
  }
  return { points, force, cohesion: points > 0 ? cohesion / points : 4, guns, horse, tactical, rank };
}

/** Those of a side who could be in a town within one march, but for those engaged; with how surely. */
function comers({ w, ground, piles, b }: Outlook, side: number, town: number): { pile: Pile; share: number }[] {
  const found: { pile: Pile; share: number }[] = [];
  for (const pile of piles[side === 0 ? 0 : 1]) {
    if (pile.points - pile.shut < 0.5) continue;
    const far = stepsBetween(ground, pile.town, town);
    if (far === 0 || far > w.reach || outsideAt(b, pile.town, other(side)).length > 0) continue;
    found.push({ pile, share: far <= w.reach - 2 ? 0.9 : 0.6 });
  }
  return found;
}

/** What the best battles that a side could seek with its next march are worth to it. */
export function chances(o: Outlook, side: number): number {
  if (o.marches[side === 0 ? 0 : 1] <= 0) return 0;
  const foe = other(side);
  let best = 0;
  let sum = 0;
  for (const pile of o.piles[foe === 0 ? 0 : 1]) {
    if (pile.points - pile.shut < 0.5 || pile.shut > 0) continue;
    const coming = comers(o, side, pile.town);
    if (coming.length === 0) continue;
    const found = fightOf(o, together(coming), pile, fieldAt(o.b, pile.town, foe, coming.length > 1));
    const worth = worthOfClash(o.b, found) * pile.sure;
    if (worth <= 0) continue;
    sum += worth;
    if (worth > best) best = worth;
  }
  return best + 0.2 * (sum - best);
}

/** What the battles that are about to be fought are worth to a side. */
export function battles(o: Outlook, side: number): number {
  const { b, w, piles } = o;
  const { active } = b.s;
  let sum = 0;
  for (const own of piles[side === 0 ? 0 : 1]) {
    const foe = piles[side === 0 ? 1 : 0].find(({ town }) => town === own.town);
    if (foe === undefined || foe.shut > 0 || own.shut > 0) continue;
    const [attacker, defender] = side === active ? [own, foe] : [foe, own];
    const helped = withHelp(o, attacker);
    const found = fightOf(o, helped, defender, fieldAt(b, own.town, defender.side, isFlanked(b, own.town)));
    const worth = worthOfClash(b, found) + placeAtStake(o, own.town, attacker.side, found.won);
    sum += side === active ? worth : -worth;
  }
  return sum * w.battles;
}

/** What a victory may bring the attacker beside: the town, if it scores and is not his. */
function placeAtStake({ b, ground }: Outlook, town: number, attacker: number, won: number): number {
  if (b.s.control[town] === attacker || townOf(b, town).fortress !== null) return 0;
  const [french, coalition] = ground.worth;
  return won * ((french[town] as number) + (coalition[town] as number)) * 0.8;
}

/** Whether attackers have come to a town by two connections. */
function isFlanked(b: Board, town: number): boolean {
  let first = OFF;
  for (const slot of outsideAt(b, town, b.s.active)) {
    const link = b.s.came[slot] as number;
    if (link === OFF) continue;
    if (first !== OFF && link !== first) return true;
    first = link;
  }
  return false;
}

/** Attackers in their own movement phase with those nearby who may still join them. */
function withHelp(o: Outlook, attacker: Pile): Fighter {
  const { b, w, ground, piles } = o;
  if (b.s.phase !== MOVING || b.s.active !== attacker.side) return attacker;
  const all: { pile: Fighter; share: number }[] = [{ pile: attacker, share: 1 }];
  for (const pile of piles[attacker.side === 0 ? 0 : 1]) {
    if (pile.fresh < 0.5 || pile.town === attacker.town) continue;
    if (outsideAt(b, pile.town, other(attacker.side)).length > 0) continue;
    if (stepsBetween(ground, pile.town, attacker.town) > w.reach - 1) continue;
    all.push({ pile, share: (w.joining * pile.fresh) / pile.points });
  }
  return all.length === 1 ? attacker : together(all);
}

const MOVING = 2;

/** By scoring town and side: how likely the side takes it before the end; nothing where it holds it. */
export function takings(o: Outlook): Float64Array {
  const found = new Float64Array(2 * o.ground.places.length);
  for (const [i, town] of o.ground.places.entries()) {
    for (const taker of SIDES) if (o.b.s.control[town] !== taker) found[2 * i + taker] = takes(o, town, taker);
  }
  return found;
}

/** What the towns that score may still change hands for, to a side. */
export function places(o: Outlook, side: number, taken: Float64Array): number {
  let sum = 0;
  const [french, coalition] = o.ground.worth;
  for (const [i, town] of o.ground.places.entries()) {
    const stake = (french[town] as number) + (coalition[town] as number);
    const holder = o.b.s.control[town] as number;
    for (const taker of SIDES) {
      if (taker === holder) continue;
      const sure = o.marches[taker === 0 ? 1 : 0] <= 0 ? o.w.final : o.w.places;
      const worth = sure * (taken[2 * i + taker] as number) * (holder === OFF ? stake / 2 : stake);
      sum += taker === side ? worth : -worth * o.w.guard;
    }
  }
  return sum;
}

/** What a pile counts for at a town so many points away that it may hurry to, or only watch where nobody moves any more. */
const NEAR = [1, 0.9, 0.8, 0.65, 0.5, 0.35, 0.25] as const;
const WATCH = 0.3;
/** Whoever has an enemy of his own size upon him goes nowhere else for now. */
const ENGAGED = 0.85;

/** How likely a side takes a town that it does not hold before the end. */
function takes(o: Outlook, town: number, taker: number): number {
  const { b, w, ground, piles, marches } = o;
  const left = marches[taker === 0 ? 0 : 1];
  if (left <= 0) return 0;
  const takers = piles[taker === 0 ? 0 : 1];
  const holders = piles[taker === 0 ? 1 : 0];
  let attack = 0;
  let most = 0;
  for (const pile of takers) {
    const far = stepsBetween(ground, pile.town, town);
    const foe = holders.find((one) => one.town === pile.town);
    if (far === 0 && foe !== undefined) continue;
    const pinned = foe === undefined ? 0 : ENGAGED * Math.min(1, foe.points / (pile.points + 0.1));
    const share = reachOf(w, far, left) * (1 - pinned) * pile.sure;
    attack += (pile.points - pile.shut) * share;
    if (pile.points - pile.shut >= 0.5) most = Math.max(most, share);
  }
  if (attack < 0.5) return 0;
  const mobile = marches[taker === 0 ? 1 : 0] > 0;
  let stands = 0;
  let help = 0;
  for (const pile of holders) {
    const far = stepsBetween(ground, pile.town, town);
    if (far === 0) stands += pile.points;
    else if (mobile) help += pile.points * (NEAR[far] ?? 0);
    else if (far === 1) help += pile.points * WATCH;
  }
  const near = Math.min(1, most);
  if (stands < 0.5) return (near * attack) / (attack + 0.5 * w.support * help + 0.3);
  // A garrison that is not run over makes a battle of it, and battles are uncertain.
  const ratio = attack / stands;
  const battle = ratio >= OVERRUN ? 0.9 : Math.min(0.6, 0.15 + 0.1 * ratio);
  const relieved = 1 - (0.6 * w.support * help) / (attack + w.support * help);
  return near * battle * relieved * (townOf(b, town).fortress !== null ? w.walls : 1);
}

/** GLO 8.4#9. */
const OVERRUN = 6;
