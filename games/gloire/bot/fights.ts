import { townOf } from '../rules/pieces/map.ts';
import { COMBAT, MOVEMENT, other } from '../rules/state.ts';
import { SKIRMISH } from '../rules/battle/tactics.ts';
import { stepsBetween } from '../beliefs/ground.ts';
import { type Clash, clash as reckon, type Field, type Fighter, naiveClash } from './clash.ts';
import { addMettle, cohesionOf, noMettle } from './mettle.ts';
import { fieldAt, isRiders, MARCH, type Outlook, pileAt } from './outlook.ts';
import type { Pile } from './piles.ts';

/** What a battle is worth to the attacker, in victory points, all in all. Whoever attacks and does not win goes back. */
export function worthOfClash(o: Outlook, clash: Clash, { rank }: Fighter): number {
  const { b, w } = o;
  const { won, drawn, lost, ownLoss, foeLoss, caught } = clash;
  const { lossesPerPoint, general, commander } = b.content.campaign.victory;
  const prize = prizeOf(o, clash);
  const captures = rank >= 3 ? commander : rank >= 1 ? general : 0;
  return (
    (won - lost) * prize +
    (won - lost - drawn) * w.field +
    caught * captures +
    (foeLoss - ownLoss) * (1 / lossesPerPoint + w.strength)
  );
}

/** The victory points for a battle of such a type. */
export function prizeOf({ b }: Outlook, { type }: Clash): number {
  const { decisive, offensive } = b.content.campaign.victory;
  return type >= 4 ? decisive : type === 3 ? offensive : 0;
}

export function fightOf({ b, w }: Outlook, attacker: Fighter, defender: Fighter, field: Field): Clash {
  return w.odds > 0 ? reckon(b.content, attacker, defender, field) : naiveClash(attacker, defender);
}

export interface Share {
  readonly pile: Pile;
  readonly share: number;
}

/** What those are made of who are reckoned with together: used again and again, since nobody keeps it. */
const mettle = noMettle();

/** Several piles as one Force: their points, the best leader, the rest by points. */
export function together(piles: readonly Share[]): Fighter {
  mettle.fill(0);
  let [points, force, guns, horse, tactical, rank] = [0, 0, 0, 0, 0, 0];
  for (const { pile, share } of piles) {
    points += share * pile.points;
    force += share * pile.force;
    addMettle(mettle, pile.mettle, share);
    guns += share * pile.guns;
    horse += share * pile.horse;
    if (share < 0.4) continue;
    if (pile.rank > rank) [rank, tactical] = [pile.rank, pile.tactical];
  }
  return { points, force, cohesion: cohesionOf(mettle, piles[0]?.pile.guessed ?? false), guns, horse, tactical, rank };
}

/** A battle that is about to be fought: what it is worth to the attacker, and how likely he wins it. */
export interface Pending {
  readonly town: number;
  readonly worth: number;
  readonly won: number;
  readonly clash: Clash;
  /** Who attacks, and whom. */
  readonly own: Pile;
  readonly foe: Pile;
}

/** Two who are about to fight in a town, and on what ground; the first attacks. */
export interface Meeting {
  readonly attacker: Fighter;
  readonly defender: Fighter;
  readonly field: Field;
}

/** How both sides meet in a town; null if one of them is not there, or shut in. */
export function meetingAt(o: Outlook, town: number): Meeting | null {
  const { active } = o.b.s;
  const attacker = pileAt(o, active, town);
  const defender = pileAt(o, other(active), town);
  if (attacker === undefined || defender === undefined || attacker.points < 0.5) return null;
  const trapped = isClosed(o, attacker) ? 1 : 0;
  const field = fieldAt(o, town, defender.side, attacker.origins.length > 1, trapped);
  return { attacker: o.settled ? attacker : withHelp(o, attacker), defender: withMarching(o, defender), field };
}

/** The battles that are about to be fought, for the side that is up. */
export function pendingOf(o: Outlook): readonly Pending[] {
  const { b } = o;
  const { active } = b.s;
  const found: Pending[] = [];
  for (const own of o.piles[active === 0 ? 0 : 1]) {
    const foe = pileAt(o, other(active), own.town);
    if (foe === undefined || foe.shut > 0 || own.shut > 0) continue;
    const { town } = own;
    // Behind walls whoever is much weaker does not fight: he is besieged, which the town's own worth knows.
    if (isShutUp(o, own, foe)) continue;
    const meeting = meetingAt(o, town);
    if (meeting === null) continue;
    const { attacker, defender, field } = meeting;
    const clash = o.w.foresight > 0 && isRiders(foe) ? EVADED : fightOf(o, attacker, defender, field);
    found.push({ town, worth: worthOfClash(o, clash, defender) * foe.sure, won: clash.won, clash, own, foe });
  }
  return found;
}

/** What a battle of a type is worth to the attacker, the town included. */
export function worthOfType(o: Outlook, town: number, { attacker, defender, field }: Meeting, type: number): number {
  const clash = reckon(o.b.content, attacker, defender, field, type);
  return worthOfClash(o, clash, defender) + placeAtStake(o, town, o.b.s.active, clash.won);
}

/** A few horsemen fall back before they are fought (GLO 6.3#18), and lose little by it. */
const EVADED: Clash = { won: 1, drawn: 0, lost: 0, ownLoss: 0, foeLoss: 0.4, type: SKIRMISH, caught: 0 };

const WEAK = 2;

/** Whether a pile will rather go inside the walls of its town when another comes; once it fights it has not. */
export function isShutUp({ b }: Outlook, before: Pile, within: Pile): boolean {
  if (b.s.phase >= COMBAT) return false;
  return townOf(b, before.town).fortress !== null && before.points > WEAK * within.points;
}

/** GLO 8.5#17: attackers of more than this bar the way they came. */
const BARS = 3;

/** Whether every way out of a town is closed to those whom this pile attacks (GLO 8.6#11, #13). */
function isClosed(o: Outlook, { side, town, origins }: Pile): boolean {
  return townOf(o.b, town).neighbours.every((exit) => {
    if (origins.some((origin) => origin.town === exit && origin.points > BARS)) return true;
    const pile = pileAt(o, side, exit);
    return pile !== undefined && pile.points >= 1;
  });
}

/** What the battles that are about to be fought are worth to a side. */
export function battles(o: Outlook, side: number, pending: readonly Pending[]): number {
  let sum = 0;
  for (const { town, worth, won } of pending) sum += worth + placeAtStake(o, town, o.b.s.active, won);
  return (side === o.b.s.active ? sum : -sum) * o.w.battles;
}

/** Whoever does not win gives the prize away about every other time. */
const PRIZES = 1.5;

/** What lies between winning a battle and not winning it, in points. */
export function swingOf(o: Outlook, { town, clash, own }: Pending): number {
  return PRIZES * prizeOf(o, clash) + placeAtStake(o, town, own.side, 1);
}

/** What a victory may bring the attacker beside: the town, if it scores and is not his. */
function placeAtStake({ ground, control }: Outlook, town: number, attacker: number, won: number): number {
  if (control[town] === attacker) return 0;
  const [french, coalition] = ground.worth;
  return won * ((french[town] as number) + (coalition[town] as number)) * 0.8;
}

/** Attackers in their own movement phase with those nearby who may still join them: no more than as many again. */
function withHelp(o: Outlook, attacker: Pile): Fighter {
  const { b, w, ground, piles } = o;
  if (w.joining === 0 || b.s.phase !== MOVEMENT || b.s.active !== attacker.side) return attacker;
  const all: Share[] = [{ pile: attacker, share: 1 }];
  let others = 0;
  for (const pile of piles[attacker.side === 0 ? 0 : 1]) {
    if (pile.fresh < 0.5 || pile.town === attacker.town) continue;
    if (pileAt(o, other(attacker.side), pile.town) !== undefined) continue;
    if (stepsBetween(ground, pile.town, attacker.town) > MARCH) continue;
    others += pile.fresh;
    all.push({ pile, share: (w.joining * pile.fresh) / pile.points });
  }
  if (all.length === 1) return attacker;
  const most = Math.min(1, attacker.points / Math.max(1, others));
  return together(all.map((one, i) => (i === 0 ? one : { ...one, share: one.share * most })));
}

/** How much of a battle those still fight in who march to its guns. */
const LATE = 0.6;

/** Defenders with those who are on their way to them (GLO 6.5.2#13). */
function withMarching(o: Outlook, defender: Pile): Fighter {
  const { marching, place } = o.b.s;
  if (marching.length === 0) return defender;
  const all: Share[] = [{ pile: defender, share: 1 }];
  for (const pile of o.piles[defender.side === 0 ? 0 : 1]) {
    let count = 0;
    for (let i = 0; i < marching.length; i += 4) {
      if (marching[i + 1] === defender.town && place[marching[i] as number] === pile.town) count++;
    }
    if (count > 0 && pile.town !== defender.town) all.push({ pile, share: (LATE * count) / pile.flags });
  }
  return all.length === 1 ? defender : together(all);
}

/** How likely a neighbour who could intercept does so and gets there, to whoever does not ask who leads him. */
const STRIKES = 0.3;
/** The same by the rank of who leads him (GLO 6.5.1#10). */
const STRIKES_BY_RANK = [0.15, 0.35, 0.45, 0.55, 0.8] as const;

function strikesOf({ w }: Outlook, { rank }: Pile): number {
  return w.foresight > 0 ? (STRIKES_BY_RANK[Math.min(4, Math.round(rank))] as number) : STRIKES;
}
/** Weaker than this part of a column nobody strikes at it. */
const BOLD = 0.8;

/** What interceptions may cost a column on its way. */
export function riskOf(o: Outlook, side: number, column: Pile, way: readonly number[]): number {
  if (column.points < 0.5) return 0;
  let risk = 0;
  for (const town of way) {
    if (pileAt(o, other(side), town) !== undefined) continue;
    let most = 0;
    for (const near of townOf(o.b, town).neighbours) {
      const foe = pileAt(o, other(side), near);
      if (foe === undefined || foe.shut > 0 || foe.points < BOLD * column.points) continue;
      const clash = fightOf(o, column, foe, fieldAt(o, town, other(side), false));
      most = Math.max(most, -worthOfClash(o, clash, foe) * foe.sure * strikesOf(o, foe));
    }
    risk += most;
  }
  return risk;
}
