import type { Context } from '@bivouac/kernel';
import type { EmpereurContent, Scenario, Unit } from '../../content/types.ts';
import { perScenario } from '../per-pack.ts';
import { touch } from '../piles/board.ts';
import { type Empereur, type EmpereurState, GONE, STANDING } from '../state.ts';

/** By unit: the steps with which it begins the scenario; 0 for whoever takes no part. */
export const startSteps = perScenario((content: EmpereurContent, scenario: number) => {
  const steps = content.units.map(() => 0);
  const { units, arrivals } = content.scenarios[scenario] as Scenario;
  for (const one of units) steps[one.unit] = one.steps;
  for (const unit of arrivals.flatMap((one) => one.units)) steps[unit] = (content.units[unit] as Unit).steps;
  return steps;
});

/** EMP X.4: what the losses of a unit do to its morale. */
export function lossesOfMorale(
  content: EmpereurContent,
  s: Pick<EmpereurState, 'scenario'> & { readonly steps: Readonly<Record<number, number>> },
  unit: number,
): number {
  const sheet = content.units[unit] as Unit;
  if (sheet.steadfast) return 0;
  const start = startSteps(content, s.scenario)[unit] || sheet.steps;
  const row = content.tables.morale.losses.find((one) => one.start === Math.min(9, start));
  return row?.now[Math.min(7, s.steps[unit] as number) - 1] ?? 0;
}

export function eliminate(c: Context<Empereur>, unit: number, clause: string): void {
  const { s } = c;
  c.tell?.({ fact: 'eliminated', unit, place: s.hex[unit] ?? GONE, clause });
  s.hex[unit] = GONE;
  s.steps[unit] = 0;
  s.band[unit] = STANDING;
  if (s.routed !== undefined) s.routed[unit] = 0;
  if (s.hex2 !== undefined) s.hex2[unit] = -1;
  touch(s);
}

/** EMP V.4: losses fall on the first of these units, and what it cannot bear on the next. */
export function suffer(c: Context<Empereur>, units: readonly number[], losses: number, clause: string): void {
  let left = losses;
  for (const unit of units) {
    if (left <= 0) return;
    const has = c.s.steps[unit] as number;
    const taken = Math.min(left, has);
    left -= taken;
    c.s.steps[unit] = has - taken;
    c.tell?.({ fact: 'losses', unit, count: taken, clause });
    if (taken === has) eliminate(c, unit, 'EMP V.4#3');
  }
}
