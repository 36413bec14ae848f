import { armOf, type Group } from '../movement/cost.ts';
import { type Board, CAN, CAV, GUARD_CAV, GUARD_INF, INF, KINDS, POWERS } from '../state.ts';

/** The sides of a battle. */
export const ATTACK = 0;
export const DEFENCE = 1;

/**
 * Two sides in one place, as far as force is concerned: what is there, not whose turn it is. Battles, odds, the page and
 * the bots all count with it.
 */
export interface Clash {
  /** One of them is -1. */
  readonly land: number;
  readonly sea: number;
  /** By side: units on land; frigates by power. */
  readonly troops: readonly [Group, Group];
  readonly fleets: readonly [readonly number[], readonly number[]];
  /** By side: force of supporting frigates, of combat cards. */
  readonly support: readonly [number, number];
  readonly cards: readonly [number, number];
  /** CON 11.7: the garrison of a neutral capital stands with the defender, or alone. */
  readonly garrison: boolean;
  /** CON 11.6: the attackers are cavalry in pursuit. */
  readonly pursuit: boolean;
}

export const rowIds = [
  'inf',
  'cav',
  'pursuers',
  'can',
  'guard',
  'corps',
  'frigates',
  'support',
  'cards',
  'capital',
  'malta',
  'garrison',
  'morale',
] as const;
export type RowId = (typeof rowIds)[number];

/** A line of the sum: so many points, by which clause. */
export interface ForceRow {
  readonly id: RowId;
  readonly points: number;
  readonly clause: string;
}

const GUN = 2;
const PURSUER = 2;
const FRIGATE = 2;
export const GARRISON = 2;

function hasUnits(group: Group, power: number): boolean {
  for (let kind = 0; kind < KINDS; kind++) if (group[power * KINDS + kind] !== 0) return true;
  return false;
}

/** Powers that take part on a side: with units on land, with frigates at sea. */
export function fighters(clash: Clash, side: 0 | 1): number[] {
  const here: number[] = [];
  for (let power = 0; power < POWERS; power++) {
    if (clash.sea >= 0 ? (clash.fleets[side][power] as number) > 0 : hasUnits(clash.troops[side], power))
      here.push(power);
  }
  return here;
}

/** CON 11.2#13: the best Moral of a side, or -1 for a garrison, which has none (ruling 136). */
function moraleOf(b: Board, clash: Clash, side: 0 | 1): number {
  let best = -1;
  for (const power of fighters(clash, side)) best = Math.max(best, b.s.morale[power] as number);
  return best;
}

/** CON 11.2#11, #12: 1, with 3 more 2, with 6 more 3. */
export function moraleForce(own: number, other: number): number {
  if (own < 0 || other < 0 || own <= other) return 0;
  return own - other >= 6 ? 3 : own - other >= 3 ? 2 : 1;
}

function guardsOf(group: Group): number {
  let sum = 0;
  for (let at = 0; at < group.length; at += KINDS) {
    sum += (group[at + GUARD_INF] as number) + (group[at + GUARD_CAV] as number);
  }
  return sum;
}

/** CON 11.2, 11.6 to 11.9: the force of a side line by line, without the die. Lines of nothing are left out. */
export function forceRows(b: Board, clash: Clash, side: 0 | 1): ForceRow[] {
  const rows: ForceRow[] = [];
  const add = (id: RowId, points: number, clause: string) => {
    if (points !== 0) rows.push({ id, points, clause });
  };
  if (clash.sea >= 0) {
    const frigates = clash.fleets[side].reduce((sum, count) => sum + count, 0);
    add('frigates', FRIGATE * frigates, 'CON 11.2#16');
  } else {
    const group = clash.troops[side];
    const [inf, cav, can] = [armOf(group, INF), armOf(group, CAV), armOf(group, CAN)];
    add('inf', inf, 'CON 11.2#1');
    if (clash.pursuit && side === ATTACK) add('pursuers', PURSUER * cav, 'CON 11.6#6');
    else add('cav', cav, 'CON 11.2#2');
    add('can', GUN * can, 'CON 11.2#3');
    add('guard', guardsOf(group), 'CON 15#6');
    add('corps', Math.min(inf, cav, can), 'CON 11.2#4');
    add('support', clash.support[side], 'CON 11.2#6');
    if (side === DEFENCE) {
      const bastion = b.content.map.lands[clash.land]?.bastion ?? null;
      if (bastion !== null && hasUnits(group, bastion.power)) {
        if (b.content.map.capitals[bastion.power] === clash.land) add('capital', bastion.force, 'CON 11.2#10');
        else add('malta', bastion.force, 'CON 11.9#1');
      }
      if (clash.garrison) add('garrison', GARRISON, fighters(clash, side).length > 0 ? 'CON 11.7#9' : 'CON 11.7#1');
    }
  }
  add('cards', clash.cards[side], 'CON 11.2#8');
  const other = side === ATTACK ? DEFENCE : ATTACK;
  add('morale', moraleForce(moraleOf(b, clash, side), moraleOf(b, clash, other)), 'CON 11.2#11');
  return rows;
}

export function sumOf(rows: readonly ForceRow[]): number {
  let sum = 0;
  for (const row of rows) sum += row.points;
  return sum;
}

export function forceOf(b: Board, clash: Clash, side: 0 | 1): number {
  return sumOf(forceRows(b, clash, side));
}

/** CON 11.2#14, #17: what each of the six faces adds to the attacker. */
export const LAND_DIE: readonly number[] = [-1, 0, 0, 1, 1, 2];
export const SEA_DIE: readonly number[] = [-1, -1, 0, 0, 1, 1];

export function dieOf(clash: Pick<Clash, 'sea'>): readonly number[] {
  return clash.sea >= 0 ? SEA_DIE : LAND_DIE;
}

/** The best face for the attacker. */
export function bestDie(clash: Pick<Clash, 'sea'>): number {
  return Math.max(...dieOf(clash));
}
