import type { EmpereurContent } from '../content/types.ts';
import type { Trial } from '../rules/morale/modifiers.ts';
import { isLeft } from '../rules/options/left-guns.ts';
import { plays, ROUT } from '../rules/options/options.ts';
import { DISORDERED, type EmpereurState } from '../rules/state.ts';
import { failChances, type Tested } from './morale.ts';

/** What some blow may be expected to cost a pile. */
export interface Toll {
  /** Steps lost, those of units eliminated outright included. */
  readonly steps: number;
  /** That somebody loses his order or is eliminated for having none; and that nobody is left in the hex in order. */
  readonly breaks: number;
  readonly clears: number;
  /** Steps of those who lose their order and live. */
  readonly disordered: number;
}

export const NO_TOLL: Toll = { steps: 0, breaks: 0, clears: 0, disordered: 0 };

/** Several tolls, each with its chance. */
export function mixed(tolls: readonly (readonly [chance: number, toll: Toll])[]): Toll {
  const sum = { steps: 0, breaks: 0, clears: 0, disordered: 0 };
  for (const [chance, toll] of tolls) {
    sum.steps += chance * toll.steps;
    sum.breaks += chance * toll.breaks;
    sum.clears += chance * toll.clears;
    sum.disordered += chance * toll.disordered;
  }
  return sum;
}

/** EMP V.4: who of these is left after so many losses from the top, and with what. */
export function afterLosses(s: EmpereurState, units: readonly number[], losses: number): Tested[] {
  let left = losses;
  const rest: Tested[] = [];
  for (const unit of units) {
    const has = s.steps[unit] as number;
    const taken = Math.min(left, has);
    left -= taken;
    if (has > taken) rest.push({ unit, steps: has - taken });
  }
  return rest;
}

function stepsOf(units: readonly Tested[]): number {
  return units.reduce((sum, { steps }) => sum + steps, 0);
}

/** EMP X.2: those who lose their order; whoever had none is eliminated. */
export function broken(s: EmpereurState, fallen: readonly Tested[], all: readonly Tested[]): Toll {
  if (fallen.length === 0) return NO_TOLL;
  // EMP XVI.5: with the option they are routed and live; guns that were left are not.
  const isGone = (unit: number) => s.form[unit] === DISORDERED && (!plays(s, ROUT) || isLeft(s, unit));
  const gone = fallen.filter(({ unit }) => isGone(unit));
  const run = fallen.filter(({ unit }) => !isGone(unit));
  return {
    steps: stepsOf(gone),
    breaks: 1,
    clears: fallen.length === all.length ? 1 : 0,
    disordered: stepsOf(run),
  };
}

/** What a pile suffers: steps from the top, then order, at once or by a test. */
export interface Blow {
  /** From the top down, whoever bears losses and tests first. */
  readonly units: readonly number[];
  readonly losses: number;
  readonly test: boolean;
  readonly disorder: boolean;
  readonly gone: boolean;
}

/** What a blow may be expected to cost: the losses are certain, the test is not. */
export function tollOf(
  content: EmpereurContent,
  s: EmpereurState,
  blow: Blow,
  trial: Omit<Trial, 'failed'>,
  tested: readonly number[] = blow.units,
): Toll {
  const all = blow.units.reduce((sum, unit) => sum + (s.steps[unit] as number), 0);
  if (blow.gone) return { steps: all, breaks: 1, clears: 1, disordered: 0 };
  const rest = afterLosses(s, blow.units, blow.losses);
  const lost = all - stepsOf(rest);
  if (rest.length === 0) return { steps: all, breaks: 1, clears: 1, disordered: 0 };
  if (blow.disorder) return withLosses(broken(s, rest, rest), lost);
  if (!blow.test) return { ...NO_TOLL, steps: lost };
  const left = new Map(rest.map((one) => [one.unit, one]));
  const others = tested.filter((unit) => !blow.units.includes(unit));
  const row = tested.flatMap((unit) => {
    const known = left.get(unit);
    return known !== undefined ? [known] : others.includes(unit) ? [{ unit, steps: s.steps[unit] as number }] : [];
  });
  const chances = failChances(content, s, row, trial);
  return withLosses(mixed(chances.map((chance, failed) => [chance, broken(s, row.slice(0, failed), row)])), lost);
}

function withLosses(toll: Toll, lost: number): Toll {
  return { ...toll, steps: toll.steps + lost };
}
