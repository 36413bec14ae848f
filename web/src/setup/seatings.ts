import type { Seating } from '@bivouac/kernel';
import { namePowers, type Speech } from '@bivouac/words';
import { type SetupPlan, withSeating } from './plan.ts';

const key = (seating: Seating): string => seating.map((powers) => powers.join('+')).join('/');

/** The seating that a plan is for, of those that its scenario has. */
export function seatingOf(
  { seating, seats }: Pick<SetupPlan, 'seating' | 'seats'>,
  seatings: readonly Seating[],
): Seating {
  const same = seating === null ? undefined : seatings.find((one) => key(one) === key(seating));
  return same ?? seatings.find(({ length }) => length === seats) ?? seatings[0] ?? [];
}

/** How a seating is offered: by its number of seats, and by who holds what where that number says too little. */
export function seatingWords(one: Seating, seatings: readonly Seating[], speech: Speech): string {
  if (seatings.filter(({ length }) => length === one.length).length === 1) return String(one.length);
  return `${one.length}: ${one.map((powers) => namePowers(speech, powers)).join(' · ')}`;
}

/** Another scenario may not have the seating that was chosen: then the nearest that it has. */
export function withScenario(plan: SetupPlan, scenario: string, seatings: readonly Seating[]): Partial<SetupPlan> {
  return { scenario, ...withSeating(plan, seatingOf(plan, seatings)) };
}
