import type { Decided, Fought } from './fight.ts';

/** What the decisions of bots took: every one, the longest with what was asked, and a player's turn in all. */
export function timesOf(fought: readonly Pick<Fought, 'decided'>[]): string[] {
  const all = fought.flatMap(({ decided }) => decided).sort((one, two) => one.ms - two.ms);
  if (all.length === 0) return [];
  const turns = fought.flatMap(({ decided }) => turnsOf(decided)).sort((one, two) => one - two);
  const longest = all.slice(-3).reverse();
  return [
    `decisions ${all.length}, processor time p50 ${at(
      all.map(({ ms }) => ms),
      0.5,
    )}, p95 ${at(
      all.map(({ ms }) => ms),
      0.95,
    )}, p99.9 ${at(
      all.map(({ ms }) => ms),
      0.999,
    )} ms`,
    `longest: ${longest.map(({ ms, prompt, turn }) => `${ms.toFixed(0)} ms (${prompt}, turn ${turn})`).join(', ')}`,
    `a side's decisions in a turn: p50 ${at(turns, 0.5)}, longest ${at(turns, 1)} ms`,
  ];
}

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1);

/** By turn and side: all that a bot thought of in it, answers in the other's turn included. */
function turnsOf(decided: readonly Decided[]): number[] {
  const sums = new Map<string, number>();
  for (const { side, turn, ms } of decided) {
    const key = `${turn} ${side}`;
    sums.set(key, (sums.get(key) ?? 0) + ms);
  }
  return [...sums.values()];
}
