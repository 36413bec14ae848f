import type { Json, Options, Seating } from '@bivouac/kernel';
import type { ClockRules } from '@bivouac/kernel/table';
import type { ContentPack } from '../matches/pack.ts';
import { newSeed, type OpeningOrder, type OrderedSeat } from '../matches/record.ts';

/** Who plays: one against the computer, all at one screen, none at all, or each seat as it is chosen for itself. */
export const companies = ['computer', 'hotSeat', 'watch', 'mixed'] as const;
/** `online`: people far apart, where there is a server behind the page. */
export type Company = (typeof companies)[number] | 'online';

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

const DAYS = 86_400_000;

/** Time for people far apart: at one sitting, or by correspondence. */
export const farPaces: { readonly [pace in FarPace]: ClockRules | null } = {
  none: null,
  live: { bank: 30 * MINUTE, perTurn: MINUTE },
  day: { perTurn: DAYS, bank: 0 },
  days: { perTurn: 3 * DAYS, bank: 7 * DAYS },
};
export const farPaceChoices = ['none', 'live', 'day', 'days'] as const;
export type FarPace = (typeof farPaceChoices)[number];

/** Who sits on one chair. */
export interface Chair {
  readonly kind: 'person' | 'bot';
  /** The level of a bot; the house's usual one if it is empty. */
  readonly level: string;
  /** What the player is called besides the powers that he holds; nothing if he does not say. */
  readonly name: string;
}

/** As long as a name may be where seats are named in a line. */
export const LONGEST_NAME = 20;

/** What the set-up dialog holds. */
export interface SetupPlan {
  readonly game: string;
  readonly scenario: string;
  readonly company: Company;
  /** The seat that the player takes against the computer. */
  readonly side: number;
  readonly level: string;
  readonly seats: number;
  /** Which powers each seat holds, where that has been chosen; else the first seating with so many seats. */
  readonly seating: Seating | null;
  /** What was chosen for each seat. As far as it goes: a seat may not have been looked at yet. */
  readonly chairs: readonly Chair[];
  readonly options: readonly string[];
  readonly clock: ClockChoice;
  readonly pack: ContentPack | null;
  /** Of people far apart: how long they have, and whether anybody may come. */
  readonly far?: { readonly pace: FarPace; readonly lobby: boolean };
}

/** Against the computer, on the first chair: what one click begins. */
export function usualPlan(game: string, seats = 2): SetupPlan {
  const nobody = { seating: null, chairs: [] };
  const usual = {
    scenario: '',
    company: 'computer',
    side: 0,
    level: '',
    options: [],
    clock: 'none',
    pack: null,
  } as const;
  return { game, seats, ...nobody, ...usual };
}

/** Who sits where by the plan. */
export function chairsOf({ company, side, level, seats, chairs }: SetupPlan): Chair[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = chairs[seat] ?? { kind: seat === side ? 'person' : 'bot', level, name: '' };
    switch (company) {
      case 'mixed':
        return own;
      case 'online':
        return chairs[seat] ?? { kind: 'person', level, name: '' };
      case 'hotSeat':
        return { kind: 'person', level: '', name: own.name };
      case 'computer':
        return { kind: seat === side ? 'person' : 'bot', level, name: '' };
      case 'watch':
        return { kind: 'bot', level, name: '' };
      default:
        return company satisfies never;
    }
  });
}

/** Another company: whoever goes on seat by seat begins with those who sit there now. */
export function withCompany(plan: SetupPlan, company: Company): Partial<SetupPlan> {
  return company === 'mixed' ? { company, chairs: chairsOf(plan) } : { company };
}

/** One chair chosen anew. */
export function withChair(plan: SetupPlan, seat: number, part: Partial<Chair>): Partial<SetupPlan> {
  return { chairs: chairsOf(plan).map((chair, i) => (i === seat ? { ...chair, ...part } : chair)) };
}

/** Other powers on each seat, and perhaps more or fewer of them. */
export function withSeating({ side }: SetupPlan, seating: Seating): Partial<SetupPlan> {
  return { seating, seats: seating.length, side: side < seating.length ? side : 0 };
}

/** The name of what is chosen: of several values of one thing only one can be. */
export const nameOfOption = (option: string): string => option.split('=', 1)[0] ?? option;

function valueOf(option: string): [name: string, value: Json] {
  const name = nameOfOption(option);
  if (name === option) return [name, true];
  const value: unknown = JSON.parse(option.slice(name.length + 1));
  return [name, typeof value === 'number' || typeof value === 'string' ? value : value === true];
}

/** What was chosen, by name and value. */
export const optionsOf = (chosen: readonly string[]): Options => Object.fromEntries(chosen.map(valueOf));

export function orderOf(plan: SetupPlan, seed: string = newSeed()): OpeningOrder {
  const options = optionsOf(plan.options);
  return {
    game: plan.game,
    scenario: plan.scenario,
    options,
    seats: chairsOf(plan).map((chair, seat) => seatOf(chair, plan.seating?.[seat])),
    seed,
    clock: clocks[plan.clock],
    pack: plan.pack,
  };
}

function seatOf({ kind, level, name }: Chair, powers: readonly number[] | undefined): OrderedSeat {
  const said = name.trim();
  return {
    kind,
    ...(kind === 'bot' ? { level } : {}),
    ...(said === '' ? {} : { name: said }),
    ...(powers === undefined ? {} : { powers }),
  };
}
