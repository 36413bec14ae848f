import { soak, type SoakFailure, type SoakOrders } from '../../soak/index.ts';
import type { TinyGame } from '../table/help.ts';

/** The tiny game has seconds that count; without them, silence can be compared with silence. */
export function untimed(game: TinyGame): TinyGame {
  const { timed: _, ...rest } = game;
  return rest;
}

/** Under which names a sabotaged game is reported over a number of games: for what breaks more than one property. */
export function names(game: TinyGame, orders: Partial<SoakOrders> = {}): string[] {
  const { failures } = soak(game, { games: 24, seed: 'names', every: 5, mostFailures: 24, ...orders });
  return failures.map(({ property }) => property);
}

/** The first failure of a sabotaged game: its property and what was said, or nothing in so many games. */
export function caught(game: TinyGame, orders: Partial<SoakOrders> = {}): SoakFailure | null {
  const report = soak(game, { games: 12, seed: 'sabotage', every: 2, mostFailures: 1, ...orders });
  return report.failures[0] ?? null;
}
