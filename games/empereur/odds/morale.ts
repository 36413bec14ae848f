import type { EmpereurContent, Unit } from '../content/types.ts';
import { around, fieldOf } from '../rules/ground/field.ts';
import { lossesOfMorale } from '../rules/morale/losses.ts';
import { type Modifier, modifiersOf, PLAIN, type Trial } from '../rules/morale/modifiers.ts';
import { pileAt } from '../rules/piles/board.ts';
import { sideOf } from '../rules/piles/limits.ts';
import type { EmpereurState } from '../rules/state.ts';

/** Of the 36 throws of two dice, how many give each sum. */
const WAYS = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1] as const;
const THROWS = 36;

/** EMP X.2: the chance that two dice are not above a morale; a natural 2 always holds, a natural 12 never. */
export function holdChance(morale: number): number {
  let ways = 0;
  for (let sum = 2; sum < 12; sum++) if (sum === 2 || sum <= morale) ways += WAYS[sum] ?? 0;
  return ways / THROWS;
}

/** A test before its dice. */
export interface TestOdds {
  readonly unit: number;
  readonly morale: number;
  readonly modifiers: readonly Modifier[];
  readonly holds: number;
}

/** The test of one unit; `steps` are those it will have left by then, if they are not those it has now. */
export function testOdds(
  content: EmpereurContent,
  s: EmpereurState,
  unit: number,
  trial: Trial = PLAIN,
  steps: number = s.steps[unit] as number,
): TestOdds {
  const now = modifiersOf(content, s, unit, trial);
  const losses = lossesOfMorale(content, { scenario: s.scenario, steps: { [unit]: steps } }, unit);
  const others = now.filter(({ why }) => why !== 'losses');
  const modifiers = losses === 0 ? others : [...others, { why: 'losses', by: losses }];
  const morale = modifiers.reduce((sum, { by }) => sum + by, (content.units[unit] as Unit).morale);
  return { unit, morale, modifiers, holds: holdChance(morale) };
}

/** A unit that is to test, with the steps that it will have. */
export interface Tested {
  readonly unit: number;
  readonly steps: number;
}

/**
 * EMP V.5: a pile tests from the top down until somebody holds. The chance that exactly so many of the first units fail:
 * none, one, and so on to all.
 */
export function failChances(
  content: EmpereurContent,
  s: EmpereurState,
  pile: readonly Tested[],
  trial: Omit<Trial, 'failed'>,
): number[] {
  const chances: number[] = [];
  let left = 1;
  for (const [failed, { unit, steps }] of pile.entries()) {
    const { holds } = testOdds(content, s, unit, { ...trial, failed }, steps);
    chances.push(left * holds);
    left *= 1 - holds;
  }
  return [...chances, left];
}

/** EMP XI.2: the chance that a unit rallies where it stands. */
export function rallyOdds(content: EmpereurContent, s: EmpereurState, unit: number): TestOdds {
  const side = sideOf(content, unit);
  const rallyingBeside = around(fieldOf(content, s.scenario), s.hex[unit] as number).some((near) =>
    pileAt(s, near).some((one) => sideOf(content, one) !== side),
  );
  return testOdds(content, s, unit, { ...PLAIN, rallyingBeside });
}
