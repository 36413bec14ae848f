import { CAVALRY, type EmpereurContent, type Unit } from '../../content/types.ts';
import { DISORDERED, type EmpereurState } from '../state.ts';
import { HORSE_KINDS, plays } from './options.ts';

/** EMP XVI.4: kinds of cavalry, by the points on its counter. */
export const LIGHT = 0;
export const MEDIUM = 1;
export const HEAVY = 2;

export function kindOf({ moves: [, points] }: Pick<Unit, 'moves'>): number {
  return points >= 10 ? LIGHT : points === 9 ? MEDIUM : HEAVY;
}

function isKind(content: EmpereurContent, unit: number, kind: number): boolean {
  const sheet = content.units[unit];
  return sheet !== undefined && sheet.arm === CAVALRY && kindOf(sheet) === kind;
}

/** Whether the option is played and this is light cavalry: it falls back without a test and charges from afar. */
export function isLight(content: EmpereurContent, s: EmpereurState, unit: number): boolean {
  return plays(s, HORSE_KINDS) && isKind(content, unit, LIGHT);
}

/** EMP IX.2: how often a charge turns. */
const WHEELS = 2;
const WHEELS_OF: readonly number[] = [3, 2, 1];

/** EMP XVI.4#4, XVI.4#8, XVI.4#12, ruling 410: of several who ride together, the heaviest sets the number. */
export function wheelsOf(content: EmpereurContent, s: EmpereurState, units: readonly number[]): number {
  if (!plays(s, HORSE_KINDS)) return WHEELS;
  return Math.min(...units.map((unit) => WHEELS_OF[kindOf(content.units[unit] as Unit)] ?? WHEELS));
}

/** EMP XVI.4#13: nobody charges two turns in a row. */
export function isWinded(s: EmpereurState, unit: number): boolean {
  const last = s.chargedOn?.[unit] ?? 0;
  return last > 0 && last === s.turn - 1;
}

export function noteCharge(s: EmpereurState, units: readonly number[]): void {
  if (!plays(s, HORSE_KINDS)) return;
  const turns = (s.chargedOn ??= s.hex.map(() => 0));
  for (const unit of units) turns[unit] = s.turn;
}

/** What is left to a charge: so far it may fall back when it is over (EMP XVI.4#17). */
export function noteWind(s: EmpereurState, units: readonly number[], points: number): void {
  if (!plays(s, HORSE_KINDS)) return;
  const wind = (s.wind ??= s.hex.map(() => 0));
  for (const unit of units) wind[unit] = points;
}

/** EMP XVI.4#16: the points with which cavalry falls back after its charge; none without the option. */
export function windOf(s: EmpereurState, units: readonly number[]): number | undefined {
  return plays(s, HORSE_KINDS) ? Math.min(...units.map((unit) => s.wind?.[unit] ?? 0)) : undefined;
}

export interface Fight {
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  /** Whether the attackers countercharge. */
  readonly counter: boolean;
}

/**
 * EMP XVI.4: what the kinds of cavalry add to the die of a shock. Ruling 411: one at most for each side, and the die is the
 * attacker's, so that what helps those who are countercharged lowers it.
 */
export function horseBonus(content: EmpereurContent, s: EmpereurState, fight: Fight): number {
  if (!plays(s, HORSE_KINDS)) return 0;
  const { attackers, defenders, counter } = fight;
  const some = (units: readonly number[], kind: number) => units.some((unit) => isKind(content, unit, kind));
  const broken = defenders.length > 0 && defenders.every((unit) => s.form[unit] === DISORDERED);
  const better = (units: readonly number[], enemies: readonly number[]) =>
    (some(units, HEAVY) && !some(enemies, HEAVY)) || (some(units, MEDIUM) && some(enemies, LIGHT));
  const mine = better(attackers, defenders) || (broken && some(attackers, LIGHT)) ? 1 : 0;
  const theirs = counter && better(ordered(s, defenders), attackers) ? 1 : 0;
  return mine - theirs;
}

/** Whoever runs has no weight to throw in. */
function ordered(s: EmpereurState, units: readonly number[]): number[] {
  return units.filter((unit) => s.form[unit] !== DISORDERED);
}
