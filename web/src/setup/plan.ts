import type { Options } from '@bivouac/kernel';
import { newSeed, type OpeningOrder } from '../matches/record.ts';

export const companies = ['computer', 'hotSeat', 'watch'] as const;
export type Company = (typeof companies)[number];

/** What the set-up dialog holds. */
export interface Plan {
  readonly game: string;
  readonly scenario: string;
  readonly company: Company;
  /** The seat that the player takes against the computer. */
  readonly side: number;
  readonly level: string;
  readonly seats: number;
  readonly options: readonly string[];
}

/** Against the computer, on the first chair: what one click begins. */
export function usualPlan(game: string, seats = 2): Plan {
  return { game, scenario: '', company: 'computer', side: 0, level: '', seats, options: [] };
}

export function orderOf(plan: Plan, seed: string = newSeed()): OpeningOrder {
  const isPerson = (seat: number) => plan.company === 'hotSeat' || (plan.company === 'computer' && seat === plan.side);
  const options: Options = Object.fromEntries(plan.options.map((option) => [option, true]));
  return {
    game: plan.game,
    scenario: plan.scenario,
    options,
    seats: Array.from({ length: plan.seats }, (_, seat) =>
      isPerson(seat) ? { kind: 'person' } : { kind: 'bot', level: plan.level },
    ),
    seed,
  };
}
