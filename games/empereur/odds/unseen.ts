import { copy, fastDice, StateDice } from '@bivouac/kernel';
import type { EmpereurContent } from '../content/types.ts';
import { imagine } from '../imagine.ts';
import { touch } from '../rules/piles/board.ts';
import { type EmpereurState, HIDDEN } from '../rules/state.ts';
import { type VolleyOdds, volleyOdds } from './fire.ts';
import { type ShockOdds, shockOdds } from './shock.ts';
import { mixed, type Toll } from './toll.ts';

/** In so many worlds it is reckoned what may lie under the enemy's top units. */
const WORLDS = 24;

/** A shock against a pile of which only the top unit is seen: what it may come to, and how likely each is. */
export interface ShockGuess {
  /** How many worlds were imagined; 1 where nothing is hidden, and then the odds are exact. */
  readonly worlds: number;
  /** By row of the table and the sum of the defence, the likeliest first. */
  readonly cases: readonly { readonly chance: number; readonly odds: ShockOdds }[];
  readonly attackers: Toll;
  readonly defenders: Toll;
}

/** The positions that a view allows, always the same ones for the same view: one if nobody in it is hidden. */
export function worldsOf(content: EmpereurContent, seen: EmpereurState, most: number = WORLDS): EmpereurState[] {
  const count = seen.hex.includes(HIDDEN) ? most : 1;
  return Array.from({ length: count }, (_, i) => {
    const s = imagine(content, copy(seen), new StateDice(fastDice(`unseen ${i}`)));
    touch(s);
    return s;
  });
}

/** EMP V#2: the odds of a shock as a seat may know them; null where it cannot be fought. */
export function shockGuess(
  content: EmpereurContent,
  seen: EmpereurState,
  piles: readonly number[],
  hex: number,
): ShockGuess | null {
  const found = worldsOf(content, seen).flatMap((s) => shockOdds(content, s, piles, hex) ?? []);
  if (found.length === 0) return null;
  const cases = new Map<string, { chance: number; odds: ShockOdds }>();
  for (const odds of found) {
    const key = `${odds.odds} ${odds.sums.defence} ${odds.defenders.breaks.toFixed(6)}`;
    const known = cases.get(key);
    cases.set(key, { chance: (known?.chance ?? 0) + 1 / found.length, odds: known?.odds ?? odds });
  }
  const mean = (of: (odds: ShockOdds) => Toll) => mixed(found.map((odds) => [1 / found.length, of(odds)] as const));
  return {
    worlds: found.length,
    cases: [...cases.values()].sort((one, two) => two.chance - one.chance),
    attackers: mean(({ attackers }) => attackers),
    defenders: mean(({ defenders }) => defenders),
  };
}

/** A shot at a pile of which only the top unit is seen: who fires and the column are certain, what it does below is not. */
export interface VolleyGuess {
  /** How many worlds were imagined; 1 where nothing is hidden. */
  readonly worlds: number;
  readonly toll: Toll;
  /** Steps lost or disordered on the mean: in the world that is worst for the firers, and in the best. */
  readonly hurt: readonly [least: number, most: number];
}

/** EMP V#2, V.4: a shot as a seat may know it: losses and tests go down a pile that is closed. */
export function volleyGuess(
  content: EmpereurContent,
  seen: EmpereurState,
  firers: readonly number[],
  hex: number,
): VolleyGuess {
  const found: readonly VolleyOdds[] = worldsOf(content, seen).map((s) => volleyOdds(content, s, firers, hex));
  const hurt = found.map(({ toll }) => toll.steps + toll.disordered);
  return {
    worlds: found.length,
    toll: mixed(found.map(({ toll }) => [1 / found.length, toll] as const)),
    hurt: [Math.min(...hurt), Math.max(...hurt)],
  };
}
