import type { DiceState } from './dice.ts';
import type { Game, Setup, SetupFault } from './game.ts';
import type { Kind } from './procedure.ts';
import { MOST_SEATS } from './seats.ts';
import type { State } from './state.ts';

/** The state before the first step of a match, or what is wrong with its setup. */
export function newState<G extends Kind>(game: Game<G>, setup: Setup, dice: DiceState): State<G['state']> | SetupFault {
  const fault = setupFault(game, setup);
  if (fault !== null) return { fault };
  const holder: number[] = [];
  for (const [seat, powers] of setup.seats.entries()) for (const power of powers) holder[power] = seat;
  return {
    of: game.id,
    seats: setup.seats.length,
    holder,
    stamp: setup.seats.map(() => 0),
    stack: [{ proc: game.first.name, step: game.first.first, vars: {} }],
    agenda: [],
    nextItem: 0,
    orders: setup.seats.map(() => []),
    dice,
    result: null,
    game: game.begin(setup),
  };
}

/** What is wrong with a setup, said so that somebody can mend it. */
export function setupFault<G extends Kind>(game: Game<G>, setup: Setup): string | null {
  if (!game.scenarios.includes(setup.scenario)) {
    return `${game.id} has no scenario "${setup.scenario}"; choose one of: ${game.scenarios.join(', ')}`;
  }
  if (setup.seats.length < 1 || setup.seats.length > MOST_SEATS) return 'a match has 1 to 16 seats';
  if (setup.seats.some((powers) => powers.length === 0)) return 'every seat must hold something';
  const held = setup.seats.flat();
  for (const [power, name] of game.powers.entries()) {
    const holders = held.filter((one) => one === power).length;
    if (holders !== 1) return `${name} must be held by one seat, not by ${holders}`;
  }
  if (held.length !== game.powers.length) return `a seat holds a power that ${game.id} does not have`;
  return game.setupFault?.(setup) ?? null;
}

export function isFault(value: object): value is SetupFault {
  return 'fault' in value;
}
