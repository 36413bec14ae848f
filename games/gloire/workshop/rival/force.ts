import { cell } from '@bivouac/kernel';
import { averageCohesion, gunsOf, horseOf, tacticalBonus } from '../../rules/battle/battle-force.ts';
import { hasStrength, isCavalry, isGuns, leaderSheet, leadersIn, unitIn } from '../../rules/pieces/pieces.ts';
import { type Board, OFF } from '../../rules/state.ts';

/** What stands together, as far as a battle goes. Of enemies who are only guessed at, an average. */
export interface Force {
  readonly points: number;
  /** Points that count in a battle: half for whoever is worn out by a forced march (GLO 8.5). */
  readonly counted: number;
  readonly cohesion: number;
  readonly tactical: number;
  /** The rank of its first leader; 0 without any. */
  readonly rank: number;
  readonly guns: number;
  readonly horse: number;
  readonly cavalry: boolean;
  readonly reserve: boolean;
}

export const NO_FORCE: Force = {
  points: 0,
  counted: 0,
  cohesion: 0,
  tactical: 0,
  rank: 0,
  guns: 0,
  horse: 0,
  cavalry: false,
  reserve: false,
};

export function forceIn(b: Board, slots: readonly number[]): Force {
  if (slots.length === 0) return NO_FORCE;
  let points = 0;
  let counted = 0;
  for (const slot of slots) {
    const unit = unitIn(b, slot);
    if (unit === OFF) continue;
    const here = cell(b.s.points, unit);
    points += here;
    counted += b.s.fatigued[slot] === 1 ? here / 2 : here;
  }
  let rank = 0;
  for (const leader of leadersIn(b, slots)) rank = Math.max(rank, leaderSheet(b, leader).rank);
  return {
    points,
    counted,
    cohesion: averageCohesion(b, slots),
    tactical: tacticalBonus(b, slots),
    rank,
    guns: gunsOf(b, slots),
    horse: horseOf(b, slots),
    cavalry: slots.some((slot) => isCavalry(b, slot) && hasStrength(b, slot)),
    reserve: slots.some((slot) => isGuns(b, slot)),
  };
}

/** Several Forces as one, each with a weight: how surely it is there. */
export function together(forces: readonly Force[], weights: readonly number[]): Force {
  let points = 0;
  let counted = 0;
  let cohesion = 0;
  let tactical = 0;
  let rank = 0;
  let guns = 0;
  let horse = 0;
  for (const [i, force] of forces.entries()) {
    const weight = weights[i] ?? 0;
    points += force.points * weight;
    counted += force.counted * weight;
    cohesion += force.points * weight * force.cohesion;
    guns += force.guns * weight;
    horse += force.horse * weight;
    // The highest leader commands, and no other (GLO 8.5#20).
    if (weight >= 0.4 && force.rank > rank) {
      rank = force.rank;
      tactical = force.tactical;
    }
  }
  cohesion = points > 0 ? cohesion / points : 0;
  return {
    points,
    counted,
    cohesion,
    tactical,
    rank,
    guns,
    horse,
    cavalry: forces.some((force) => force.cavalry),
    reserve: forces.some((force) => force.reserve),
  };
}

/** One Force as it is in several pictures of the same enemy. */
export function meanOf(forces: readonly Force[]): Force {
  const real = forces.filter(({ points }) => points > 0);
  if (real.length === 0) return forces[0] ?? NO_FORCE;
  const share = real.length / forces.length;
  const mean = together(
    real,
    real.map(() => 1 / real.length),
  );
  const rank = Math.max(...real.map((force) => force.rank));
  const tactical = real.reduce((sum, force) => sum + force.tactical, 0) / real.length;
  return { ...mean, points: mean.points * share, counted: mean.counted * share, rank, tactical };
}
