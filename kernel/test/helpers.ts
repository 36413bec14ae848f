import {
  type Action,
  type AnyProcedure,
  type Context,
  copy,
  type Dice,
  type DiceState,
  type Eyes,
  type Fact,
  fastDice,
  fillHoles,
  type Game,
  type Grammar,
  type Kind,
  type Procedure,
  type Seat,
  type Setup,
  type State,
  StateDice,
  type Veil,
  veilView,
  UNKNOWN,
} from '../src/index.ts';
import { isFault, newState, prepare, Referee } from '../src/table-door.ts';
import type { Beside } from '../src/runner.ts';

/** For tests that play many games: a busy machine is slow, not wrong. */
export const PATIENT = { timeout: 60_000 } as const;

/** What every property is run with: the same cases each time, so that nothing depends on luck. */
export const FIXED = { seed: 1813, numRuns: 300 } as const;

export function rolling(seed: string | number): Dice {
  return new StateDice(fastDice(seed));
}

/** The state of a game made for one test: notes of what happened, some numbers, some veils. */
export interface ToyState {
  notes: string[];
  numbers: number[];
  veils: Veil[];
}

export type ToyVerbs = {
  act: readonly [n: number];
  say: readonly [text: string];
  give: readonly [to: number, amount: number];
  three: readonly [a: number, b: number, c: number];
};

const grammar: Grammar<ToyVerbs> = {
  act: ['number'],
  say: ['text'],
  give: ['power', 'number'],
  three: ['number', 'number', 'number'],
};

export interface Toy {
  readonly state: ToyState;
  readonly verbs: ToyVerbs;
  readonly content: null;
}

export type ToyContext = Context<Toy>;

export interface ToySpec {
  /** One name a power; three powers unless told. */
  readonly powers?: readonly string[];
  readonly numbers?: readonly number[];
  readonly veils?: readonly Veil[];
}

/** A whole game from a first procedure and whatever it calls. */
export function toyGame(
  first: Procedure<Toy, Record<string, never>>,
  others: readonly AnyProcedure<Toy>[] = [],
  spec: ToySpec = {},
): Game<Toy> {
  const powers = spec.powers ?? ['red', 'blue', 'green'];
  return {
    id: 'toy',
    edition: '1',
    powers,
    seatings: [powers.map((_, power) => [power])],
    otherSeatings: true,
    scenarios: ['only'],
    content: null,
    grammar,
    domains: { number: () => 10, power: () => powers.length, effect: (state) => state.nextItem },
    first,
    procedures: others,
    paragraphs: [],
    bound: () => 1000,
    begin: () => ({ notes: [], numbers: [...(spec.numbers ?? [])], veils: copy([...(spec.veils ?? [])]) }),
    view: (s: ToyState, { viewer }: Eyes) => ({
      notes: [...s.notes],
      numbers: [...s.numbers],
      veils: s.veils.map((hidden) => veilView(hidden, viewer)),
    }),
    imagine(s: ToyState, _: Eyes, dice: Dice) {
      // Nothing is known of the things but that they are somewhere from 0 to 9.
      for (const hidden of s.veils) hidden.is = hidden.is.map((thing) => (thing === UNKNOWN ? dice.below(10) : thing));
      return s;
    },
  };
}

export interface Played<G extends Kind> {
  readonly game: Game<G>;
  readonly referee: Referee<G>;
  readonly state: State<G['state']>;
  readonly facts: Fact[];
}

export function oneSeatEach(powers: number): number[][] {
  return Array.from({ length: powers }, (_, power) => [power]);
}

/** A match begun: its referee, its state, and the facts as they come. */
export function begin<G extends Kind>(
  game: Game<G>,
  seats: readonly (readonly number[])[] = oneSeatEach(game.powers.length),
  dice: DiceState = fastDice(1),
  beside: Beside<G> = {},
): Played<G> {
  const setup: Setup = { scenario: game.scenarios[0] ?? '', options: {}, seats };
  const state = newState(game, setup, dice);
  if (isFault(state)) throw new Error(state.fault);
  const facts: Fact[] = [];
  const referee = new Referee(prepare(game), state, { tell: (fact) => facts.push(fact), ...beside });
  referee.start();
  return { game, referee, state, facts };
}

/** The same match in a process that has only the stored JSON. */
export function reloaded<G extends Kind>(game: Game<G>, state: State<G['state']>): Referee<G> {
  return new Referee(prepare(game), JSON.parse(JSON.stringify(state)) as State<G['state']>);
}

/** Plays what must be accepted. */
export function must<G extends Kind>(referee: Referee<G>, seat: Seat, ...action: Action): void {
  const played = referee.play(seat, action);
  if (!played.ok) throw new Error(`${JSON.stringify(action)} by seat ${seat}: ${JSON.stringify(played)}`);
}

/** One random legal choice of one of the seats that are waited for. */
export function randomMove<G extends Kind>(referee: Referee<G>, dice: Dice): { seat: Seat; action: Action } {
  const seat = dice.pick(referee.waiting());
  return { seat, action: fillHoles(dice.pick(referee.offers(seat)), dice) };
}

/** The steps of a game's top frame, for messages: `proc.step`. */
export function whereAt<S>(state: State<S>): string {
  return state.stack.map((frame) => `${frame.proc}.${frame.step}`).join(' > ');
}

/** What `find` gives, or a test that fails with a name. */
export function known<T>(value: T | undefined | null, name: string): T {
  if (value === undefined || value === null) throw new Error(`${name} is missing`);
  return value;
}
