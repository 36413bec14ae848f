import type { EmpereurContent, ShockResult } from '../content/types.ts';
import { perScenario } from '../rules/per-pack.ts';
import { fireResult } from '../rules/fire/volley.ts';

/** What one die of fire does on average, by total value. */
export interface FireMeans {
  /** Steps lost, and how often the target must test. */
  readonly losses: readonly number[];
  readonly tests: readonly number[];
}

export interface Means {
  readonly fire: FireMeans;
  readonly square: FireMeans;
  /** By row of the shock table: what befalls attacker and defender, how often he breaks outright, or tests. */
  readonly shock: readonly { readonly attacker: Share; readonly defender: Share; readonly ratio: number }[];
}

export interface Share {
  readonly losses: number;
  readonly breaks: number;
  readonly tests: number;
  /** Of those that break, how often it is eliminated on the spot. */
  readonly gone: number;
}

/** Totals beyond this are all in the last column of any table. */
export const MOST_FIRE = 40;

function fireMeans(content: EmpereurContent, more: number): FireMeans {
  const losses: number[] = [];
  const tests: number[] = [];
  for (let total = 0; total <= MOST_FIRE; total++) {
    const results = [1, 2, 3, 4, 5, 6].map((die) =>
      total === 0 ? 0 : fireResult(content.tables.fire, total, die + more),
    );
    losses.push(results.reduce((sum, result) => sum + Math.max(0, result), 0) / 6);
    tests.push(results.filter((result) => result !== 0).length / 6);
  }
  return { losses, tests };
}

function shareOf(results: readonly ShockResult[]): Share {
  const mean = (of: (result: ShockResult) => number) => results.reduce((sum, one) => sum + of(one), 0) / results.length;
  return {
    losses: mean(({ losses }) => losses),
    breaks: mean(({ disorder, gone }) => (disorder || gone ? 1 : 0)),
    gone: mean(({ gone }) => (gone ? 1 : 0)),
    tests: mean(({ test }) => (test ? 1 : 0)),
  };
}

/** Reckoned once for each pack: thousands of poses ask for them. */
export const meansOf = perScenario<Means>((content) => ({
  fire: fireMeans(content, 0),
  square: fireMeans(content, 1),
  shock: content.tables.shock.map(({ attacker, defender, results }) => ({
    ratio: attacker / defender,
    attacker: shareOf(results.map(([mine]) => mine)),
    defender: shareOf(results.map(([, theirs]) => theirs)),
  })),
}));

/** The row of some odds, rounded for the defender; the lowest where they are worse than any. */
export function shockMeans(means: Means, attack: number, defence: number): Means['shock'][number] {
  const ratio = defence <= 0 ? 99 : attack / defence;
  const rows = means.shock;
  return (rows.findLast((row) => ratio + 1e-9 >= row.ratio) ?? rows[0]) as Means['shock'][number];
}
