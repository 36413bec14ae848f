import {
  type Action,
  canonical,
  copy,
  type Context,
  type Dice,
  difference,
  type Fact,
  fastDice,
  type Game,
  type Kind,
  type Offer,
  type Options,
  type Policy,
  PUBLIC,
  type Seat,
  type Setup,
  same,
  StateDice,
  type State,
  type Step,
} from '../src/index.ts';
import {
  imagine,
  isFault,
  isTimed,
  newState,
  prepare,
  Referee,
  seatingsIn,
  setupFault,
  viewOf,
} from '../src/table-door.ts';
import {
  cachesAreFresh,
  everyOfferIsAccepted,
  type Fault,
  imaginationIsTrue,
  nothingLeaks,
  othersAreRefused,
  privacyIsKept,
  silenceIsSilent,
  stateIsSound,
} from './checks.ts';
import { anyAction, someAction, someDecision } from './random.ts';
import { restoredGoesOn } from './restored.ts';

export interface SoakFailure {
  /** The number of the game in this run: the same seed and number give it again. */
  readonly game: number;
  readonly seats: number;
  readonly action: number;
  readonly property: string;
  readonly detail: string;
}

export interface SoakReport {
  readonly game: string;
  readonly games: number;
  readonly steps: number;
  readonly failures: readonly SoakFailure[];
  /** What random play could have come to and did not: cards, units, rows of tables, questions by their clauses. */
  readonly unreached: readonly string[];
}

/** Chooses an action for a seat, from what it sees and is offered. */
export type Lead<G extends Kind> = (seen: {
  readonly view: State<G['state']>;
  readonly seat: Seat;
  readonly offers: readonly Offer[];
  readonly dice: Dice;
}) => Action;

/** Of so many actions of a game that is led one is still chosen at random. */
const AT_RANDOM = 8;

export interface SoakOrders<G extends Kind = Kind> {
  readonly games: number;
  /** The number of the first game: one that failed can be played again by itself. */
  readonly from?: number;
  readonly seed: string;
  /** One action in so many gets the searching checks (imagination, leaks, every offer). */
  readonly every?: number;
  readonly progress?: (games: number, steps: number) => void;
  /** Stop after so many failing games. */
  readonly mostFailures?: number;
  /** Setups to choose from; by default every scenario with every seating. */
  readonly setups?: readonly Setup[];
  /** Who chooses most actions: random play hardly ever comes to what happens only in a fight. */
  readonly lead?: Lead<G>;
}

/** Every scenario with every seating and every set of options that the game names, or only with those of a list. */
export function setupsOf<G extends Kind>(game: Game<G>, variants: readonly Options[] = game.variants ?? [{}]): Setup[] {
  return variants.flatMap((options) => {
    const all = game.scenarios.flatMap((scenario) =>
      seatingsIn(game, scenario).map((seats) => ({ scenario, options, seats })),
    );
    const playable = all.filter((setup) => setupFault(game, setup) === null);
    // Not every variant goes with every seating; one that goes with none is tried, so that the soak says why.
    return playable.length > 0 ? playable : all;
  });
}

/** In an order in which even a few games come to scenarios, variants and seatings far apart in the list. */
function mixed(setups: readonly Setup[]): readonly Setup[] {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  let stride = Math.max(1, Math.round(setups.length * 0.618));
  while (divisor(setups.length, stride) > 1) stride++;
  return setups.map((_, n) => setups[(n * stride) % setups.length] as Setup);
}

/** One game in so many is played at a table too, with clocks and undo, and saved and restored over and over. */
const AT_TABLE = 4;

/** Plays seeded random games and checks what must hold in any game. */
export function soak<G extends Kind>(game: Game<G>, orders: SoakOrders<NoInfer<G>>): SoakReport {
  const reached = new Set<string>();
  const failures: SoakFailure[] = [];
  const setups = mixed(orders.setups ?? setupsOf(game));
  let steps = 0;
  let played = 0;
  const from = orders.from ?? 0;
  for (let n = from; n < from + orders.games; n++) {
    const setup = setups[n % setups.length] as Setup;
    const run = new SoakGame(game, setup, orders, reached, n);
    const failure = run.play();
    steps += run.actions.length;
    played++;
    if (failure !== null) failures.push({ game: n, seats: setup.seats.length, ...failure });
    orders.progress?.(played, steps);
    if (failures.length >= (orders.mostFailures ?? 5)) break;
  }
  const all = [...(game.reachable ?? []), ...askedClauses(game)];
  return { game: game.id, games: played, steps, failures, unreached: all.filter((thing) => !reached.has(thing)) };
}

/**
 * The clauses on which a question of the game rests. Random play can come to each of them; what else a rulebook says
 * (names, definitions, what is told or refused) is for tests to prove, and `npm run rules` lists it.
 */
function askedClauses<G extends Kind>(game: Game<G>): readonly string[] {
  const steps = Object.values(prepare(game).steps).flatMap((proc) => Object.values<Step<G, object>>(proc));
  const clauses = steps.flatMap((step) => (typeof step === 'function' || step.clause === '' ? [] : [step.clause]));
  return [...new Set(clauses)].sort();
}

/** What was done: an action, or a standing order given or taken back for a window. */
type Deed =
  | { readonly seat: Seat; readonly action: Action; readonly elapsed: number }
  | { readonly seat: Seat; readonly window: string; readonly answer: Action | null }
  | { readonly seat: Seat; readonly window: string; readonly policies: readonly Policy[] };

/** One random game with all its checks. */
class SoakGame<G extends Kind> {
  readonly actions: Deed[] = [];
  readonly #game: Game<G>;
  readonly #setup: Setup;
  readonly #seed: string;
  readonly #every: number;
  readonly #lead: Lead<G> | null;
  readonly #reached: Set<string>;
  readonly #atTable: boolean;
  readonly #dice: Dice;
  #facts: Fact[] = [];
  #twin: Referee<G> | null = null;
  #probeFault: Fault = null;
  /** How often offers were played out: each time others are, from game to game too. */
  #searches: number;

  constructor(game: Game<G>, setup: Setup, orders: SoakOrders<G>, reached: Set<string>, number: number) {
    const seed = `${orders.seed} ${number}`;
    this.#game = game;
    this.#setup = setup;
    this.#seed = seed;
    this.#every = orders.every ?? 16;
    this.#lead = orders.lead ?? null;
    this.#reached = reached;
    this.#atTable = number % AT_TABLE === 0;
    this.#searches = number;
    this.#dice = new StateDice(fastDice(`choices ${seed}`));
  }

  play(): { action: number; property: string; detail: string } | null {
    const fail = (property: string, detail: string) => ({ action: this.actions.length, property, detail });
    try {
      const referee = this.#begin(true);
      const bound = this.#game.bound(this.#setup);
      while (!referee.finished) {
        if (this.actions.length > bound) return fail('an end within the bound', `no end after ${bound} actions`);
        const fault = this.#oneAction(referee);
        if (fault !== null) return fail(...fault);
      }
      const sound = stateIsSound(referee);
      if (sound !== null) return fail('sound states', sound);
      const off = this.#replay(referee.state);
      if (off !== null) return fail('replay gives the same state', off);
      const other = this.#atTable ? restoredGoesOn(this.#game, this.#setup, this.#seed, this.#every) : null;
      return other === null ? null : fail('a restored match goes on like the original', other);
    } catch (error) {
      return fail('no exception', error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  }

  #begin(watched: boolean): Referee<G> {
    const state = newState(this.#game, this.#setup, fastDice(`dice ${this.#seed}`));
    if (isFault(state)) throw new Error(state.fault);
    if (!watched) return new Referee(prepare(this.#game), state).start();
    return new Referee(prepare(this.#game), state, {
      tell: (fact) => this.#facts.push(fact),
      mark: (thing) => this.#reached.add(thing),
      probe: (found, again) => this.#probe(state, found, again),
    }).start();
  }

  /** Who might react must follow from public things: an imagined state with the same public face finds the same. */
  #probe(state: State<G['state']>, found: readonly number[], again: (c: Context<G>) => readonly number[]): void {
    if (this.#probeFault !== null || this.#dice.below(this.#every) > 0) return;
    const other = imagine(this.#game, viewOf(this.#game, state, PUBLIC), PUBLIC, this.#dice);
    const there = again(new Referee(prepare(this.#game), other));
    if (!same([...found], [...there])) {
      this.#probeFault = `a window found ${JSON.stringify(found)}, but ${JSON.stringify(there)} with the same public face`;
    }
  }

  #oneAction(referee: Referee<G>): [property: string, detail: string] | null {
    const dice = this.#dice;
    const next = someDecision(referee, dice);
    if (next === null) return ['no dead end', 'the match goes on, and nobody has anything to decide'];
    const { seat, offers } = next;
    this.#someOrder(referee);
    if (offers.length === 0) return ['no dead end', `seat ${seat} is asked and has nothing it may do`];
    const searching = dice.below(this.#every) === 0;
    if (searching) {
      const fault = this.#search(referee, seat);
      if (fault !== null) return fault;
    }
    const action = this.#choose(referee, seat, offers);
    const elapsed = isTimed(this.#game, this.#setup) ? dice.below(90_000) : 0;
    const before = copy(referee.state);
    this.#facts = [];
    const played = referee.play(seat, action, { elapsed });
    if (!played.ok) return ['every offer is accepted', `${JSON.stringify(action)}: ${played.refused}`];
    this.actions.push({ seat, action, elapsed });
    if (this.#probeFault !== null) return ['windows open from public things', this.#probeFault];
    const kept = privacyIsKept(referee, before, seat, this.#facts);
    if (kept !== null) return ['private branches stay private', kept];
    const sound = searching ? stateIsSound(referee) : null;
    if (sound !== null) return ['sound states', sound];
    const off = this.#lockStep(referee, seat, action, elapsed);
    if (off !== null || !searching) return off;
    const fault = silenceIsSilent(referee, before, seat, action, this.#facts, dice, elapsed);
    return fault === null ? null : ['undo and facts never cross new information', fault];
  }

  #choose(referee: Referee<G>, seat: Seat, offers: readonly Offer[]): Action {
    const dice = this.#dice;
    if (this.#lead === null || dice.below(AT_RANDOM) === 0) return someAction(offers, dice);
    return this.#lead({ view: viewOf(this.#game, referee.state, seat), seat, offers, dice });
  }

  /** Now and then a seat says beforehand what it will do in a window, or takes it back. */
  #someOrder(referee: Referee<G>): void {
    const dice = this.#dice;
    const windows = [...referee.prepared.windows];
    if (windows.length === 0 || dice.below(this.#every * 2) > 0) return;
    const seat = dice.below(referee.state.seats);
    const window = dice.pick(windows);
    if (referee.prepared.policies.has(window) && dice.below(2) === 0) return this.#somePolicies(referee, seat, window);
    const answer = dice.pick<Action | null>([null, ['pass'], anyAction(referee, seat, dice)]);
    if (!referee.order(seat, window, answer).ok) return;
    this.#twin?.order(seat, window, answer);
    this.actions.push({ seat, window, answer });
  }

  /** Or gives policies for it: answers or beginnings of them, secret or public, with conditions. */
  #somePolicies(referee: Referee<G>, seat: Seat, window: string): void {
    const dice = this.#dice;
    const rules = referee.prepared.policies.get(window);
    const policies = Array.from({ length: dice.below(3) }, (): Policy => {
      const [verb, ...args] = dice.pick<Action>([['pass'], anyAction(referee, seat, dice)]);
      const condition = dice.pick(['', ...(rules?.conditions ?? [])]);
      return {
        answer: [verb, ...args.slice(0, dice.below(args.length + 1))],
        ...(condition === '' ? {} : { when: [condition, dice.below(4)] }),
        ...(rules?.open === true && dice.below(2) === 0 ? { open: true } : {}),
      };
    });
    if (!referee.orderAll(seat, window, policies).ok) return;
    this.#twin?.orderAll(seat, window, policies);
    this.actions.push({ seat, window, policies });
  }

  #search(referee: Referee<G>, seat: Seat): [property: string, detail: string] | null {
    const dice = this.#dice;
    const checks: [string, () => Fault][] = [
      ['sound states', () => stateIsSound(referee)],
      ['cached knowledge is fresh', () => cachesAreFresh(referee)],
      ['every offer is accepted', () => everyOfferIsAccepted(referee, seat, this.#searches++)],
      ['only offers are accepted', () => othersAreRefused(referee, seat, dice, 12)],
      ['view(imagine(v)) is v', () => imaginationIsTrue(referee, dice)],
      ['no leak', () => nothingLeaks(referee, dice)],
    ];
    for (const [property, check] of checks) {
      const fault = check();
      if (fault !== null) return [property, fault];
    }
    return null;
  }

  /** A copy that was serialised at some moment does the same ever after. */
  #lockStep(referee: Referee<G>, seat: Seat, action: Action, elapsed: number): [string, string] | null {
    if (this.#twin !== null) {
      this.#twin.play(seat, [...action], { elapsed });
      const off = difference(referee.state, this.#twin.state);
      if (off !== null) return ['a serialised copy stays in step', off];
      if (this.#dice.below(this.#every * 2) === 0) this.#twin = null;
    } else if (this.#dice.below(this.#every) === 0) {
      this.#twin = new Referee(referee.prepared, JSON.parse(JSON.stringify(referee.state)) as State<G['state']>);
    }
    return null;
  }

  #replay(end: State<G['state']>): Fault {
    const referee = this.#begin(false);
    for (const deed of this.actions) {
      if ('action' in deed) referee.play(deed.seat, deed.action, { elapsed: deed.elapsed });
      else if ('policies' in deed) referee.orderAll(deed.seat, deed.window, deed.policies);
      else referee.order(deed.seat, deed.window, deed.answer);
    }
    return canonical(referee.state) === canonical(end) ? null : difference(end, referee.state);
  }
}
