import type { AgendaItem } from '@bivouac/kernel';
import { areFriends } from '../map/relations.ts';
import { presentAt, sailingIn } from '../map/troops.ts';
import type { ConquestsState, Ctx } from '../state.ts';

/** What a battle remembers; all of it open. Sides are looked up when it begins, never kept beforehand. */
export interface Battle {
  /** One of them is -1. */
  land: number;
  sea: number;
  /** Who moved first: he and his friends there attack (CON 11#2, #3). */
  attacker: number;
  /** At sea: the power that is engaged (CON 10.3#10); -1 on land. */
  target: number;
  /** The garrison of a neutral capital stands there (CON 11.7). */
  garrison: boolean;
  /** The powers of both sides, once it has begun. */
  sides: [number[], number[]];
  /** By side: frigates that support; force of cards; cards played. */
  support: [number[], number[]];
  cards: [number, number];
  played: [number, number];
  /** Whose cards are being played, and how far in the turn order its powers have spoken. */
  stage: 0 | 1;
  spoken: number;
  /** In a pursuit the cavalry by power and kind, otherwise empty (CON 11.6). */
  riders: number[];
  /** Napoleon alone against one nation, before the battle itself (CON 17.2.4). */
  division: boolean;
  /** Row of the table, or -1 before the die. */
  result: number;
  /** By side: the ally who stands for it (CON 11.5#3). */
  agents: [number, number];
  /** Powers of the beaten side that have still to retreat; lands into which they have. */
  leaving: number[];
  refuges: number[];
  /** Lands that were held against the attacker when the retreats began (CON 11.6#4). */
  held: number[];
}

export function newBattle(at: { land?: number; sea?: number }, attacker: number): Battle {
  return {
    land: at.land ?? -1,
    sea: at.sea ?? -1,
    attacker,
    target: -1,
    garrison: false,
    sides: [[], []],
    support: [[], []],
    cards: [0, 0],
    played: [0, 0],
    stage: 0,
    spoken: 0,
    riders: [],
    division: false,
    result: -1,
    agents: [-1, -1],
    leaving: [],
    refuges: [],
    held: [],
  };
}

/** The moments of the agenda: battles of the combat phase, and those that a fallen capital brings at once. */
export const IN_COMBAT = 'combat';
export const AT_ONCE = 'now';

/** The name of the procedure is needed where battles are only looked for. */
export const BATTLE = 'battle';

export function battlesOf(c: Pick<Ctx, 'agenda'>): { item: AgendaItem; battle: Battle }[] {
  const found: { item: AgendaItem; battle: Battle }[] = [];
  for (const item of c.agenda) if (item.effect === BATTLE) found.push({ item, battle: item.vars as Battle });
  return found;
}

export function waitsOnLand(c: Pick<Ctx, 'agenda'>, land: number): Battle | null {
  return battlesOf(c).find(({ battle }) => battle.land === land)?.battle ?? null;
}

/** CON 11#4: a power engages once in a sea. */
export function hasEngaged(c: Pick<Ctx, 'agenda'>, sea: number, power: number): boolean {
  return battlesOf(c).some(({ battle }) => battle.sea === sea && battle.attacker === power);
}

/** Who attacks and who defends, by the alliances of this moment (CON 11.8#8): a side may be empty. */
export function lineUp(s: ConquestsState, battle: Battle): [number[], number[]] {
  const { land, sea, attacker, target } = battle;
  const here = land >= 0 ? presentAt(s, land) : sailingIn(s, sea);
  const ours = here.filter((power) => areFriends(s, power, attacker));
  const theirs = here.filter((power) => !areFriends(s, power, attacker));
  if (target >= 0) return [ours, theirs.filter((power) => areFriends(s, power, target))];
  // More than two groups meet only where a capital has fallen: the first in turn order is fought first.
  const first = s.order.find((power) => theirs.includes(power));
  return [ours, first === undefined ? [] : theirs.filter((power) => areFriends(s, power, first))];
}
