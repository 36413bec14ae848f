import type { EmpereurContent } from '../content/types.ts';
import { coverers, totalFire, valueAt } from '../rules/fire/coverage.ts';
import { dieBonus, fireResult } from '../rules/fire/volley.ts';
import { sideTaken } from '../rules/formations/flanks.ts';
import { PLAIN } from '../rules/morale/modifiers.ts';
import { targetsAt } from '../rules/options/left-guns.ts';
import { sideOf } from '../rules/piles/limits.ts';
import { type EmpereurState, other } from '../rules/state.ts';
import { screenHex, screensAt } from '../rules/voltigeurs/screens.ts';
import { sparesTests } from '../rules/options/walls.ts';
import { mixed, NO_TOLL, type Toll, tollOf } from './toll.ts';

const STAR = -1;
const SIX = [1, 2, 3, 4, 5, 6] as const;

/** A shot before its die: who fires with what, what each face does, and what may be expected of it. */
export interface VolleyOdds {
  readonly parts: readonly { readonly unit: number; readonly value: number }[];
  /** The column of the table; reduced batteries count one for each two, so it may be less than the sum of the parts. */
  readonly total: number;
  /** By face of the die: steps lost, -1 for a test alone. */
  readonly results: readonly number[];
  /** The worst side from which a shot comes: front, flank or rear. */
  readonly taken: number;
  /** That the target must test; never behind walls. */
  readonly tests: number;
  readonly toll: Toll;
  /** Units that lie unseen under the target: they may take losses and tests that nobody can reckon. */
  readonly unseen: number;
}

/**
 * EMP VII.3: fire at the pile of a hex, or at `band`, who are about to leave it: exact for what is seen. `running` are
 * in flight and take the losses only.
 */
export function volleyOdds(
  content: EmpereurContent,
  s: EmpereurState,
  firers: readonly number[],
  hex: number,
  band: readonly number[] | null = null,
  running = false,
): VolleyOdds {
  const pile = targetsAt(s, hex);
  const targets = band ?? pile;
  const parts = firers.map((unit) => ({ unit, value: valueAt(content, s, unit, hex) }));
  // EMP XVI.1#11: voltigeurs join a shot that is no opportunity fire.
  const [aimedAt] = targets;
  const screens =
    band !== null || aimedAt === undefined
      ? []
      : screensAt({ content, s }, other(sideOf(content, aimedAt)), hex).slice(0, 1);
  const total = totalFire(content, s, firers, hex) + screens.length;
  const [top] = targets;
  const unseen = top === undefined ? 0 : (s.below[top] as number);
  if (top === undefined || total === 0)
    return { parts, total, results: SIX.map(() => 0), taken: 0, tests: 0, toll: NO_TOLL, unseen };
  const more = dieBonus(s, targets);
  const results = SIX.map((die) => fireResult(content.tables.fire, total, die + more));
  const from = [
    ...firers.map((unit) => s.hex[unit] as number),
    ...screens.map((one) => screenHex({ content, s }, one)),
  ];
  const taken = Math.max(...from.map((at) => sideTaken(content, s, targets, at)));
  const walls = sparesTests(content, s, hex);
  const trial = { ...PLAIN, taken };
  const tested = band === null ? targets : [...band, ...pile.filter((unit) => !band.includes(unit))];
  const kept = new Map<number, Toll>();
  const tollFor = (result: number): Toll => {
    const known = kept.get(result);
    if (known !== undefined) return known;
    const losses = Math.max(0, result);
    const test = !walls && !running && (losses > 0 || result === STAR);
    const toll = tollOf(content, s, { units: targets, losses, test, disorder: false, gone: false }, trial, tested);
    kept.set(result, toll);
    return toll;
  };
  const testing = results.filter((result) => result !== 0).length;
  return {
    parts,
    total,
    results,
    taken,
    tests: walls || running ? 0 : testing / 6,
    toll: mixed(results.map((result) => [1 / 6, tollFor(result)])),
    unseen,
  };
}

/**
 * EMP VII.5: what awaits units that are about to leave their hex, as they stand in this state: who covers it, and what
 * their fire may do. Null if nobody does.
 */
export function opportunityOdds(
  content: EmpereurContent,
  s: EmpereurState,
  units: readonly number[],
  running = false,
): VolleyOdds | null {
  const [first] = units;
  if (first === undefined) return null;
  const hex = s.hex[first] as number;
  const firers = coverers(content, s, other(sideOf(content, first)), hex);
  return firers.length === 0 ? null : volleyOdds(content, s, firers, hex, units, running);
}
