import { type Action, copy, fillHoles, type Kind, pickByShare, type Seat, type State } from '@bivouac/kernel';
import { Referee, prepare } from '@bivouac/kernel/guide';
import type { Seen } from '../bot.ts';
import { imagined } from '../imagined.ts';
import { Regrets, shares } from './regrets.ts';
import type { Spending } from './spending.ts';

/** What a seat can settle on in secret, and by what actions. */
type Choice = readonly Action[];

/** What came of a decision that several take in secret at once. */
export interface Mix {
  readonly choices: readonly Choice[];
  /** How often each is to be played, and what it brings on the average. */
  readonly shares: readonly number[];
  readonly values: readonly number[];
}

/** More ways than this to end a secret choice are not looked at, nor more actions in one. */
const MOST_CHOICES = 24;
const MOST_ACTIONS = 6;
const MOST_ANSWERS = 200;
const ROUNDS = 400;
const WORLDS = 4;

/** Whether a seat decides now in secret beside others: neither knows what the other chooses. */
export function decidesBeside<S>({ stack, holder }: State<S>, seat: Seat): boolean {
  const fork = stack[stack.length - 1]?.fork ?? [];
  const own = fork.some(({ power, done }) => holder[power] === seat && !done);
  return own && fork.some(({ power }) => holder[power] !== seat);
}

/** One imagined state, all secret choices of others taken back, and what each seat can choose there. */
interface World<G extends Kind> {
  readonly state: State<G['state']>;
  readonly choices: readonly (readonly Choice[])[];
  readonly regrets: readonly Regrets[];
  readonly known: Map<string, readonly number[]>;
}

/** Decisions taken in secret at the same time: a small matrix game, the same for all seats, solved and played as a mix. */
export class SecretGame<G extends Kind> {
  readonly #seen: Seen<G>;
  readonly #spending: Spending;

  constructor(seen: Seen<G>, spending: Spending) {
    this.#seen = seen;
    this.#spending = spending;
  }

  solve(): Mix {
    const { seat, guide } = this.#seen;
    const worlds: World<G>[] = [];
    let own: readonly Choice[] = [];
    let regrets = new Regrets(0);
    for (let n = 0; n < (guide?.trials ?? WORLDS); n++) {
      const state = this.#reopened(imagined(this.#seen));
      if (n === 0) {
        own = this.#choicesOf(state, seat);
        regrets = new Regrets(own.length);
      }
      worlds.push(this.#world(state, own, regrets));
    }
    const sums = own.map(() => 0);
    let rounds = 0;
    for (; rounds < ROUNDS && (rounds < worlds.length || this.#spending.left > 0); rounds++) {
      const values = this.#round(worlds[rounds % worlds.length] as World<G>);
      for (const [i, value] of values.entries()) sums[i] = (sums[i] ?? 0) + value;
    }
    return { choices: own, shares: this.#committed(own, regrets.mix()), values: sums.map((sum) => sum / rounds) };
  }

  /** Whoever has begun to choose goes on with it: drawing lots again at each step would spoil the mix. */
  #committed(own: readonly Choice[], mix: readonly number[]): number[] {
    const { game, view, seat } = this.#seen;
    const begun = copy(view);
    for (const branch of forkOf(begun)) {
      if (begun.holder[branch.power] === seat && !branch.done) branch.stack = [copy(branch.begun)];
    }
    const fresh = new Referee(prepare(game), begun, { viewer: seat }).start().state;
    if (JSON.stringify(forkOf(fresh)) === JSON.stringify(forkOf(view))) return [...mix];
    const least = Math.min(...own.map((actions) => actions.length));
    return shares(own.map((actions, i) => (actions.length === least ? (mix[i] ?? 0) + Number.EPSILON : 0)));
  }

  /** Everyone plays his present mix once, and learns what his other choices would have brought; the own values. */
  #round(world: World<G>): readonly number[] {
    const { dice, seat } = this.#seen;
    const played = world.regrets.map((regrets) => pickByShare(regrets.now(), dice));
    let mine: readonly number[] = [];
    for (const [one, choices] of world.choices.entries()) {
      const values = choices.map((_, i) => this.#outcome(world, played.with(one, i))[one] ?? 0);
      world.regrets[one]?.learn(values);
      if (one === seat) mine = values;
    }
    return mine;
  }

  /** What a choice of each seat brings to each of them. */
  #outcome({ state, choices, known }: World<G>, played: readonly number[]): readonly number[] {
    const { game, guide } = this.#seen;
    const name = played.join();
    const found = known.get(name);
    if (found !== undefined) return found;
    const referee = new Referee(prepare(game), copy(state));
    for (const [seat, choice] of played.entries()) {
      for (const action of choices[seat]?.[choice] ?? []) referee.play(seat, action);
    }
    this.#goOn(referee);
    const values = choices.map((_, seat) => guide?.evaluate(referee.state, seat) ?? 0);
    this.#spending.iterations++;
    known.set(name, values);
    return values;
  }

  /** Lets everyone answer until it can be judged. */
  #goOn(referee: Referee<G>): void {
    const { guide, dice } = this.#seen;
    for (let n = 0; n < MOST_ANSWERS && guide?.midway(referee.state) === true; n++) {
      const [next] = referee.waiting();
      const [answer] = next === undefined ? [] : guide.candidates(referee.state, next, referee.offers(next));
      if (next === undefined || answer === undefined) break;
      referee.play(next, fillHoles(answer, dice));
    }
  }

  #reopened(state: State<G['state']>): State<G['state']> {
    const { game, seat } = this.#seen;
    for (const branch of forkOf(state)) {
      if (state.holder[branch.power] === seat) continue;
      branch.done = false;
      branch.got = null;
      branch.stack = [copy(branch.begun)];
    }
    return new Referee(prepare(game), state).start().state;
  }

  #world(state: State<G['state']>, own: readonly Choice[], regrets: Regrets): World<G> {
    const { seat } = this.#seen;
    const seats = Array.from({ length: state.seats }, (_, one) => one);
    const choices = seats.map((one) => (one === seat ? own : this.#choicesOf(state, one)));
    const all = choices.map((found, one) => (one === seat ? regrets : new Regrets(found.length)));
    return { state, choices, regrets: all, known: new Map() };
  }

  /** The ways in which a seat can bring its branch to an end: of those that end alike the shortest. */
  #choicesOf(state: State<G['state']>, seat: Seat): Choice[] {
    const { game, guide, dice } = this.#seen;
    const at = forkOf(state).findIndex(({ power, done }) => state.holder[power] === seat && !done);
    if (at < 0) return [[]];
    const found: Choice[] = [];
    const known = new Set<string>();
    const queue: { state: State<G['state']>; actions: Choice }[] = [{ state, actions: [] }];
    for (const { state: from, actions } of queue) {
      if (actions.length >= MOST_ACTIONS || found.length >= MOST_CHOICES) break;
      const offers = new Referee(prepare(game), from).offers(seat);
      for (const offer of guide?.candidates(from, seat, offers) ?? offers) {
        const referee = new Referee(prepare(game), copy(from));
        const action = fillHoles(offer, dice);
        if (!referee.play(seat, action).ok) continue;
        const branch = forkOf(referee.state)[at];
        const name = JSON.stringify(branch);
        if (known.has(name)) continue;
        known.add(name);
        if (branch === undefined || branch.done) found.push([...actions, action]);
        else queue.push({ state: referee.state, actions: [...actions, action] });
      }
    }
    return found;
  }
}

function forkOf<S>({ stack }: State<S>) {
  return stack[stack.length - 1]?.fork ?? [];
}
