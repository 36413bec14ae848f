import type { Dice } from '@bivouac/kernel';
import type { Weights } from '../arena/job.ts';

/**
 * Simultaneous perturbation (Spall's SPSA): every round all weights are moved a little at once, each up or down by
 * chance, and the two opposite sets play each other; then all go a step towards the winner. Weights are moved by
 * factors, so that one step means the same for small ones and large ones; what is zero stays zero.
 */
export interface Pace {
  /** What some weights never exceed: shares stay below the whole. */
  readonly most: Weights;
  /** By how much (the logarithm of the factor) weights are moved in the first round, and how far a clean win takes them. */
  readonly stir: number;
  readonly step: number;
  /** Rounds after which the steps are half as long. */
  readonly half: number;
}

export const usualPace: Omit<Pace, 'most'> = { stir: 0.22, step: 0.12, half: 60 };

/** The two sets of one round: opposite ways from the same weights. */
export interface Trial {
  readonly signs: { readonly [name: string]: 1 | -1 };
  readonly plus: Weights;
  readonly minus: Weights;
}

export function trialOf(weights: Weights, names: readonly string[], round: number, pace: Pace, dice: Dice): Trial {
  const signs: { [name: string]: 1 | -1 } = {};
  for (const name of names) signs[name] = dice.below(2) === 0 ? 1 : -1;
  const stir = pace.stir * shrink(round, pace, 0.25);
  return { signs, plus: moved(weights, signs, stir, pace), minus: moved(weights, signs, -stir, pace) };
}

/** The weights after a round in which `plus` made such a share of the points. */
export function afterRound(weights: Weights, { signs }: Trial, share: number, round: number, pace: Pace): Weights {
  return moved(weights, signs, pace.step * shrink(round, pace, 1) * (2 * share - 1), pace);
}

function shrink(round: number, { half }: Pace, power: number): number {
  return (1 + round / half) ** -power;
}

function moved(weights: Weights, signs: Trial['signs'], far: number, { most }: Pace): Weights {
  const changed: { [name: string]: number } = { ...weights };
  for (const [name, sign] of Object.entries(signs)) {
    const wanted = (weights[name] ?? 0) * Math.exp(sign * far);
    changed[name] = Number(Math.min(wanted, most[name] ?? wanted).toPrecision(6));
  }
  return changed;
}
