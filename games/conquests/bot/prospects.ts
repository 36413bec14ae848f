import { coalition, NAPOLEON, powers } from '../content/types.ts';
import type { Board } from '../rules/state.ts';
import { progressOf } from './progress.ts';
import type { Weights } from './weights.ts';

/** A victory that is shared by all of the Coalition is worth less to each than one of its own. */
const SHARED = 0.6;

/** By power: how near its nearest automatic victory is (CON 13.2), in points. */
export function victoryProspects(b: Board, w: Weights): number[] {
  const { s, content } = b;
  const best = powers.map(() => 0);
  const raise = (power: number, worth: number) => {
    if (s.out[power] === 0) best[power] = Math.max(best[power] ?? 0, worth);
  };
  for (const row of content.victory) {
    if (row.scenario !== s.scenario) continue;
    const worth = (self: number) => w.victory * progressOf(b, row.condition, { self, those: [] }) ** w.steep;
    if (row.winner === 'napoleon') raise(NAPOLEON, worth(NAPOLEON));
    else if (row.winner === 'self') for (const power of coalition) raise(power, worth(power));
    else {
      const shared = worth(NAPOLEON) * SHARED;
      for (const power of coalition) raise(power, shared);
    }
  }
  return best;
}

/** How near a power's secret objective is; what is reached counts among the points (CON 13.1). */
export function objectiveProgress(b: Board, power: number): number {
  const card = b.content.objectives[b.s.objective[power]?.is[0] ?? -1];
  if (card === undefined) return 0;
  const goal = card.nation === power ? card.main : card.secondary;
  const short = b.content.scenarios[b.s.scenario]?.shortObjectives === true;
  const condition = short ? goal.short : goal.campaign;
  if (condition === null) return 0;
  const progress = progressOf(b, condition, { self: power, those: [] });
  return progress * progress;
}
