import { coalition, NAPOLEON } from '../../content/types.ts';
import { controllerOf, landsOf, seasOf } from '../map/control.ts';
import type { Board } from '../state.ts';
import { corpsOf, frigatesOf, holds } from './conditions.ts';

/** The lines of CON 13.2.3, in the order of the book. */
export const pointLines = [
  'objective',
  'capitals',
  'neutral',
  'lands',
  'alliances',
  'society',
  'morale',
  'victories',
  'corps',
  'frigates',
  'money',
] as const;
export type PointLine = (typeof pointLines)[number];

/** CON 13.1: whether a power has reached its secret objective; false where it is not known here. */
export function reached(b: Board, power: number): boolean {
  const card = b.content.objectives[b.s.objective[power]?.is[0] ?? -1];
  if (card === undefined) return false;
  const goal = card.nation === power ? card.main : card.secondary;
  const short = b.content.scenarios[b.s.scenario]?.shortObjectives === true;
  const condition = short ? goal.short : goal.campaign;
  return condition !== null && holds(b, condition, { self: power, those: [] });
}

/** CON 13.2.3: what a power has, line by line. */
export function pointsOf(b: Board, power: number): Record<PointLine, number> {
  const { s, content } = b;
  const held = (lands: readonly number[]) => lands.filter((land) => controllerOf(s, land) === power).length;
  const lead = (s.society[0] as number) - (s.society[1] as number);
  return {
    objective: power !== NAPOLEON && reached(b, power) ? 10 : 0,
    capitals: 10 * held(content.map.capitals),
    neutral: 5 * held(content.map.neutralCapitals),
    lands: landsOf(b, power).length + seasOf(b, power).length,
    alliances: 3 * (s.made[power] as number),
    society: power === NAPOLEON ? 3 * lead : 0,
    morale: s.morale[power] as number,
    victories: 3 * (s.won[power] as number),
    corps: corpsOf(b, power),
    frigates: frigatesOf(b, power),
    money: Math.floor((s.money[power] as number) / 5),
  };
}

export function totalOf(b: Board, power: number): number {
  if (b.s.out[power] === 1) return 0;
  const lines = pointsOf(b, power);
  return pointLines.reduce((sum, line) => sum + lines[line], 0);
}

/** CON 13.2.3: most points win; at equal points a nation of the Coalition goes before Napoleon, and shares with its like. */
export function bestOf(scores: readonly number[], out: readonly number[]): number[] {
  const inPlay = scores.flatMap((score, power) => (out[power] === 0 ? [score] : []));
  const most = Math.max(...inPlay);
  const best = scores.flatMap((score, power) => (score === most && out[power] === 0 ? [power] : []));
  const allied = best.filter((power) => (coalition as readonly number[]).includes(power));
  return allied.length > 0 ? allied : best;
}
