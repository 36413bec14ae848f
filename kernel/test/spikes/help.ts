import { expect } from 'vitest';
import { setupsOf } from '../../soak/index.ts';
import {
  type Action,
  canonical,
  type Context,
  type Dice,
  difference,
  type Fact,
  fastDice,
  fillHoles,
  type Frame,
  type Game,
  type Kind,
  plainFault,
  type Power,
  PUBLIC,
  type Seat,
  type State,
  StateDice,
} from '../../src/index.ts';
import { imagine, isFault, newState, prepare, Referee, viewOf } from '../../src/table-door.ts';

/** A match at its first question. */
export function begun<G extends Kind>(game: Game<G>, seed: string | number = 1, seating = 0): Referee<G> {
  const all = setupsOf(game);
  const setup = all[seating % all.length];
  if (setup === undefined) throw new Error('no such seating');
  const state = newState(game, setup, fastDice(seed));
  if (isFault(state)) throw new Error(state.fault);
  return new Referee(prepare(game), state).start();
}

/** A state as it is stored and fetched again. */
export function stored<S>(state: State<S>): State<S> {
  return JSON.parse(JSON.stringify(state)) as State<S>;
}

/** A referee beside this state that notes what happens. */
export function watched<G extends Kind>(game: Game<G>, state: State<G['state']>): { r: Referee<G>; facts: Fact[] } {
  const facts: Fact[] = [];
  return { r: new Referee(prepare(game), state, { tell: (fact) => facts.push(fact) }), facts };
}

/** Puts other frames on the stack and runs on to the first question. */
export function from<G extends Kind>(
  game: Game<G>,
  state: State<G['state']>,
  ...frames: Frame[]
): { r: Referee<G>; facts: Fact[] } {
  state.stack.push(...frames);
  const { r, facts } = watched(game, state);
  r.start();
  return { r, facts };
}

export function frame(proc: string, step: string, vars: object): Frame {
  return { proc, step, vars };
}

export function stackOf<S>(state: State<S>): string[] {
  return state.stack.map((one) => one.proc);
}

/** Loads the dice: the next rolls of six-sided dice will be these. */
export function load<S>(state: State<S>, ...faces: readonly number[]): void {
  const { dice } = state;
  if (dice.kind !== 'fast') throw new Error('only fast dice can be loaded');
  // One long stream is walked until the wanted rolls lie ahead.
  const walk = { kind: 'fast' as const, words: [1, 2, 3, 4] };
  const walker = new StateDice(walk);
  for (let at = 0; at < 5_000_000; at++) {
    walker.d6();
    const ahead = new StateDice({ kind: 'fast', words: [...walk.words] });
    if (faces.every((face) => ahead.d6() === face)) {
      dice.words.splice(0, 4, ...walk.words);
      return;
    }
  }
  throw new Error('no such dice');
}

export function does<G extends Kind>(r: Referee<G>, seat: Seat, ...action: Action): void {
  const played = r.play(seat, action);
  if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(played)}, offered: ${list(r, seat)}`);
}

export function list<G extends Kind>(r: Referee<G>, seat: Seat): string {
  return JSON.stringify(r.offers(seat));
}

export function offersVerb<G extends Kind>(r: Referee<G>, seat: Seat, verb: string): boolean {
  return r.offers(seat).some((offer) => offer[0] === verb);
}

/** One random legal action of one of the seats that somebody waits for. */
export function anyAction<G extends Kind>(r: Referee<G>, dice: Dice): { seat: Seat; action: Action } {
  const seats = r.waiting().filter((seat) => r.offers(seat).length > 0);
  if (seats.length === 0) throw new Error(`nobody can do anything: ${JSON.stringify(r.state.stack)}`);
  const seat = dice.pick(seats);
  return { seat, action: fillHoles(dice.pick(r.offers(seat)), dice) };
}

export function playOn<G extends Kind>(r: Referee<G>, dice: Dice, most: number): number {
  let played = 0;
  for (; played < most && !r.finished; played++) {
    const { seat, action } = anyAction(r, dice);
    does(r, seat, ...action);
  }
  return played;
}

/** A stored and fetched state has the same offers, and played on alike it comes to the same end. */
export function expectSameAfterStorage<G extends Kind>(game: Game<G>, state: State<G['state']>): void {
  const ends = [stored(state), stored(stored(state))].map((one, i) => {
    const r = new Referee(prepare(game), i === 0 ? state : one);
    const first = Array.from({ length: state.seats }, (_, seat) => r.offers(seat));
    playOn(r, new StateDice(fastDice('on')), 100_000);
    return canonical([first, r.state]);
  });
  expect(ends[0]).toBe(ends[1]);
}

export interface Tally {
  actions: number;
  prompts: Set<string>;
  /** Things and clauses that came up, in play or in a refusal. */
  marks: Set<string>;
}

/** Plays so many random games, and finds that whatever must come up did: things, and every clause. */
export function expectSound<G extends Kind>(game: Game<G>, games: number): Tally {
  const tally: Tally = { actions: 0, prompts: new Set(), marks: new Set() };
  for (let seed = 0; seed < games; seed++) randomGame(game, seed, seed, tally);
  const clauses = game.paragraphs.flatMap(({ id, clauses: all }) => all.map((_, i) => `${id}#${i + 1}`));
  const missing = [...(game.reachable ?? []), ...clauses].filter((thing) => !tally.marks.has(thing));
  expect(missing).toEqual([]);
  const unknown = [...tally.marks].filter((mark) => /^SP[A-Z] /.test(mark) && !clauses.includes(mark));
  expect(unknown).toEqual([]);
  return tally;
}

/** One random game with every check that costs little; throws, or fails an expectation, when something is wrong. */
function randomGame<G extends Kind>(game: Game<G>, seed: number, seating: number, tally: Tally): void {
  const dice = new StateDice(fastDice(`play ${game.id} ${seed}`));
  const first = begun(game, `deal ${seed}`, seating);
  const { state } = first;
  const bound = game.bound({ scenario: '', options: {}, seats: [] });
  let probes: { found: readonly Power[]; again: (c: Context<G>) => readonly Power[] }[] = [];
  const r: Referee<G> = new Referee(prepare(game), state, {
    tell: () => {},
    mark: (thing) => tally.marks.add(thing),
    probe: (found, again) => probes.push({ found: [...found], again }),
  });
  let actions = 0;
  for (; !r.finished; actions++) {
    if (actions > bound) throw new Error(`game ${seed} did not end in ${bound} actions`);
    const { seat, action } = anyAction(r, dice);
    tally.prompts.add(r.decision(seat)?.prompt ?? '');
    if (dice.below(25) === 0) checkMoment(game, r, dice, tally);
    probes = [];
    does(r, seat, ...action);
    const fault = game.invariant?.(state.game) ?? plainFault(state);
    if (fault !== null) throw new Error(`game ${seed}, action ${actions} ${JSON.stringify(action)}: ${fault}`);
    if (dice.below(12) === 0) checkProbes(r, probes);
  }
  tally.actions += actions;
}

/** What each seat sees, imagines and is offered, at one moment. */
function checkMoment<G extends Kind>(game: Game<G>, r: Referee<G>, dice: Dice, tally: Tally): void {
  for (let viewer = PUBLIC; viewer < r.state.seats; viewer++) {
    const view = viewOf(game, r.state, viewer);
    const imagined = imagine(game, view, viewer, dice);
    const fault = game.invariant?.(imagined.game) ?? null;
    if (fault !== null) throw new Error(`imagined for ${viewer}: ${fault}`);
    expect(difference(viewOf(game, imagined, viewer), view)).toBeNull();
    const there = new Referee(prepare(game), imagined);
    if (viewer !== PUBLIC) {
      const offered = list(r, viewer);
      expect(list(r.through(viewer), viewer)).toBe(offered);
      expect(list(there, viewer)).toBe(offered);
      checkWhy(game, r, viewer, tally);
    }
    playOn(there, dice, 10);
  }
}

/** `why` says nothing about what is offered, and something about all else of the asked verbs. */
function checkWhy<G extends Kind>(game: Game<G>, r: Referee<G>, seat: Seat, tally: Tally): void {
  const top = r.state.stack.at(-1);
  const ask = top === undefined ? undefined : prepare(game).steps[top.proc]?.[top.step];
  if (ask === undefined || typeof ask === 'function' || ask.why === undefined) return;
  const offered = new Set(r.offers(seat).map((offer) => JSON.stringify(offer)));
  if (offered.size === 0) return;
  for (const verb of r.verbsAsked(seat)) {
    for (const action of wellFormed(game, r.state, verb)) {
      const reason = r.whyNot(seat, action);
      if (reason?.clause !== undefined) tally.marks.add(reason.clause);
      const silent = reason === null;
      if (silent !== offered.has(JSON.stringify(action))) {
        throw new Error(`why ${silent ? 'is silent' : 'speaks'} about ${JSON.stringify(action)} in ${top?.proc}`);
      }
    }
  }
}

function wellFormed<G extends Kind>(game: Game<G>, state: State<G['state']>, verb: string): Action[] {
  const kinds = prepare(game).grammar[verb] ?? [];
  let actions: Action[] = [[verb]];
  for (const kind of kinds) {
    const count = game.domains[kind]?.(state);
    if (count === undefined) throw new Error(`no domain for ${kind}`);
    actions = actions.flatMap((action) => Array.from({ length: count }, (_, n): Action => [...action, n]));
  }
  return actions;
}

/** Who is asked in a window does not depend on what is hidden: every seat's view finds the same powers. */
function checkProbes<G extends Kind>(
  r: Referee<G>,
  probes: readonly { found: readonly Power[]; again: (c: Context<G>) => readonly Power[] }[],
): void {
  // Only the last window still stands before the state it was opened in.
  const last = probes.at(-1);
  if (last === undefined || r.finished || r.windowAsked(r.waiting()[0] ?? 0) === null) return;
  for (let seat = 0; seat < r.state.seats; seat++) expect(last.again(r.through(seat))).toEqual(last.found);
}
