import type { ClockRules, Json, Options } from '@bivouac/kernel';
import type { ContentPack } from '../matches/pack.ts';
import { newSeed, type OpeningOrder } from '../matches/record.ts';

export const companies = ['computer', 'hotSeat', 'watch'] as const;
export type Company = (typeof companies)[number];

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The clocks to choose from: a bank for the whole match, and something for each turn. */
export const clocks: { readonly [choice in ClockChoice]: ClockRules | null } = {
  none: null,
  brisk: { bank: 10 * MINUTE, perTurn: 30 * SECOND },
  ordinary: { bank: 30 * MINUTE, perTurn: MINUTE },
  calm: { bank: 60 * MINUTE, perTurn: 2 * MINUTE },
};
export const clockChoices = ['none', 'brisk', 'ordinary', 'calm'] as const;
export type ClockChoice = (typeof clockChoices)[number];

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
  readonly clock: ClockChoice;
  readonly pack: ContentPack | null;
}

/** Against the computer, on the first chair: what one click begins. */
export function usualPlan(game: string, seats = 2): Plan {
  return { game, scenario: '', company: 'computer', side: 0, level: '', seats, options: [], clock: 'none', pack: null };
}

/** The name of what is chosen: of several values of one thing only one can be. */
export const nameOfOption = (option: string): string => option.split('=', 1)[0] ?? option;

function valueOf(option: string): [name: string, value: Json] {
  const name = nameOfOption(option);
  if (name === option) return [name, true];
  const value: unknown = JSON.parse(option.slice(name.length + 1));
  return [name, typeof value === 'number' || typeof value === 'string' ? value : value === true];
}

export function orderOf(plan: Plan, seed: string = newSeed()): OpeningOrder {
  const isPerson = (seat: number) => plan.company === 'hotSeat' || (plan.company === 'computer' && seat === plan.side);
  const options: Options = Object.fromEntries(plan.options.map(valueOf));
  return {
    game: plan.game,
    scenario: plan.scenario,
    options,
    seats: Array.from({ length: plan.seats }, (_, seat) =>
      isPerson(seat) ? { kind: 'person' } : { kind: 'bot', level: plan.level },
    ),
    seed,
    clock: clocks[plan.clock],
    pack: plan.pack,
  };
}
