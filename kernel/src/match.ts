import type { DiceState } from './dice.ts';
import type { Game, Seating, Setup, SetupFault } from './game.ts';
import type { Kind } from './procedure.ts';
import { MOST_SEATS, NOWHERE, type Power } from './seats.ts';
import type { State } from './state.ts';
import type { ClockRules } from './table/clock.ts';

/** The state before the first step of a match, or what is wrong with its setup. */
export function newState<G extends Kind>(game: Game<G>, setup: Setup, dice: DiceState): State<G['state']> | SetupFault {
  const fault = setupFault(game, setup);
  if (fault !== null) return { fault };
  // A power that is not in the scenario is held by nobody.
  const holder = game.powers.filter((_, power) => game.extras?.includes(power) !== true).map(() => NOWHERE);
  for (const [seat, powers] of setup.seats.entries()) for (const power of powers) holder[power] = seat;
  for (let power = 0; power < holder.length; power++) holder[power] ??= NOWHERE;
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

/** The powers that are in a scenario. */
export function powersIn<G extends Kind>(game: Game<G>, scenario: string): readonly Power[] {
  return game.perScenario?.[scenario]?.powers ?? game.powers.map((_, power) => power);
}

/** Who may play what together in a scenario. */
export function seatingsIn<G extends Kind>(game: Game<G>, scenario: string): readonly Seating[] {
  return game.perScenario?.[scenario]?.seatings ?? game.seatings;
}

/** The seating of a scenario for so many seats, if it has one. */
export function seatingFor<G extends Kind>(game: Game<G>, scenario: string, seats: number): Seating | null {
  return seatingsIn(game, scenario).find(({ length }) => length === seats) ?? null;
}

/** Clocks that a scenario is well played with; none where any will do. */
export function clocksIn<G extends Kind>(game: Game<G>, scenario: string): readonly ClockRules[] {
  return game.perScenario?.[scenario]?.clocks ?? [];
}

/** Whether the time an action takes matters to the rules of a match. */
export function isTimed<G extends Kind>(
  game: Game<G>,
  { scenario, options }: Pick<Setup, 'scenario' | 'options'>,
): boolean {
  const own = game.perScenario?.[scenario]?.timed;
  if (own !== undefined) return own;
  return typeof game.timed === 'function' ? game.timed(options) : game.timed === true;
}

/** The same for seatings that differ only in the order of seats and powers. */
function seatingKey(seats: Seating): string {
  return seats
    .map((powers) => powers.toSorted((a, b) => a - b).join('+'))
    .toSorted()
    .join(' ');
}

function isAmong(seatings: readonly Seating[], seats: Seating): boolean {
  if (seatings.includes(seats)) return true;
  const key = seatingKey(seats);
  return seatings.some((one) => seatingKey(one) === key);
}

/** What is wrong with a setup, said so that somebody can mend it. */
export function setupFault<G extends Kind>(game: Game<G>, setup: Setup): string | null {
  const { scenario, seats } = setup;
  if (!game.scenarios.includes(scenario)) {
    return `${game.id} has no scenario "${scenario}"; choose one of: ${game.scenarios.join(', ')}`;
  }
  if (seats.length < 1 || seats.length > MOST_SEATS) return 'a match has 1 to 16 seats';
  if (seats.some((powers) => powers.length === 0)) return 'every seat must hold something';
  const held = seats.flat();
  const isExtra = (power: Power) => game.extras?.includes(power) === true;
  const powers = powersIn(game, scenario).filter((power) => !isExtra(power) || held.includes(power));
  for (const power of powers) {
    const holders = held.filter((one) => one === power).length;
    if (holders !== 1) return `${game.powers[power]} must be held by one seat, not by ${holders}`;
  }
  if (held.length !== powers.length) return `a seat holds a power that ${game.id} does not have`;
  const seatings = seatingsIn(game, scenario);
  if (game.otherSeatings !== true && !isAmong(seatings, seats)) {
    return `${game.id} is not played like that; choose one of: ${seatings.map((one) => described(game, one)).join('; ')}`;
  }
  return game.setupFault?.(setup) ?? null;
}

function described<G extends Kind>(game: Game<G>, seats: Seating): string {
  return seats.map((powers) => powers.map((power) => game.powers[power]).join(' and ')).join(' / ');
}

export function isFault(value: object): value is SetupFault {
  return 'fault' in value;
}
