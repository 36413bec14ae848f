import type { Action, Arg, Hole, Offer } from './actions.ts';
import type { Context, Settling } from './context.ts';
import { type Dice, StateDice } from './dice.ts';
import type { Fact, Tell } from './facts.ts';
import { copy, type Json } from './json.ts';
import { settling, type SettlingVars } from './mechanisms/agenda.ts';
import type { Prepared } from './prepare.ts';
import type { Ask, Kind, Next, Signature, Step } from './procedure.ts';
import { RulesFault } from './refusal.ts';
import { EVERYONE, NOBODY, only, seatSet, type Power, type Seat, type Seats, type Viewer } from './seats.ts';
import type { AgendaItem, Branch, Frame, Outcome, Result, StandingOrder, State } from './state.ts';
import { mix, type Veil } from './veil.ts';

export interface Beside<G extends Kind> {
  /** Where facts go; none in imagination. */
  readonly tell?: Tell | null;
  readonly mark?: ((thing: string) => void) | null;
  readonly probe?: Context<G>['probe'];
  readonly viewer?: Viewer | null;
}

/** Carries nothing: going on has changed the stack already; the type makes every step say what comes next. */
const NEXT = {} as Next;
/** Automatic steps in one action: far more than any rule needs, so that a rule that never ends is found. */
const MOST_STEPS = 100_000;

const NO_ORDERS: readonly StandingOrder[] = [];

type Taker = (...args: unknown[]) => Next;

function takerOf<G extends Kind>(ask: Ask<G, object>, verb: string): Taker | undefined {
  return (ask.take as { readonly [verb: string]: Taker | undefined })[verb];
}

/** What the rules work on: the state with its frames, and the ways to go on. The referee is built on it. */
export class Runner<G extends Kind> implements Context<G> {
  readonly prepared: Prepared<G>;
  readonly state: State<G['state']>;
  readonly s: G['state'];
  readonly content: G['content'];
  readonly dice: Dice;
  readonly seats: number;
  readonly viewer: Viewer | null;
  readonly mark: ((thing: string) => void) | null;
  readonly probe: Context<G>['probe'];
  actor: Power = 0;
  elapsed = 0;
  tell: ((fact: Fact) => void) | null;
  /** The stack whose top frame is running: the match's own, or a branch's. */
  protected stack: Frame[];
  readonly #sink: Tell | null;
  #branch: Branch | null = null;
  #got: Json = null;
  #list: Offer[] = [];
  /** Who has come to know something new in this action, as bits. */
  #shown: number = NOBODY;
  #foundProc = '';
  #foundStep = '';
  #found: Step<G, object> | null = null;

  constructor(prepared: Prepared<G>, state: State<G['state']>, beside: Beside<G> = {}) {
    this.prepared = prepared;
    this.state = state;
    this.s = state.game;
    this.content = prepared.game.content;
    this.dice = new StateDice(state.dice);
    this.seats = state.seats;
    this.stack = state.stack;
    this.viewer = beside.viewer ?? null;
    this.mark = beside.mark ?? null;
    this.probe = beside.probe ?? null;
    this.#sink = beside.tell ?? null;
    this.tell = this.#sink === null ? null : (fact) => this.#send(fact);
  }

  /** Inside a private branch a fact is for its own seat, unless it says otherwise. */
  #send(fact: Fact): void {
    if (this.#branch !== null && fact.to === undefined) {
      this.#sink?.({ ...fact, to: only(this.seatOf(this.#branch.power)) });
    } else this.#sink?.(fact);
    if (fact.clause !== undefined) this.mark?.(fact.clause);
  }

  seatOf(power: Power): Seat {
    const seat = this.state.holder[power];
    if (seat === undefined || seat < 0) throw new RulesFault(`nobody holds power ${power}`);
    return seat;
  }

  hold(power: Power, seat: Seat): void {
    this.state.holder[power] = seat;
  }

  protected step(frame: Frame): Step<G, object> {
    const { proc, step: name } = frame;
    // Whoever asks what is going on asks for the same step several times: found by name once.
    if (name === this.#foundStep && proc === this.#foundProc) return this.#found as Step<G, object>;
    const step = this.prepared.steps[proc]?.[name];
    if (step === undefined) throw new RulesFault(`there is no step ${proc}.${name}`);
    this.#foundProc = proc;
    this.#foundStep = name;
    this.#found = step;
    return step;
  }

  /** Goes on until somebody must decide: automatic steps, branches, joins. Does nothing where all wait already. */
  protected advance(stack: Frame[]): void {
    const outer = this.stack;
    this.stack = stack;
    for (let steps = 0; this.state.result === null; steps++) {
      const frame = stack[stack.length - 1];
      if (frame === undefined) break;
      if (frame.fork !== undefined) {
        if (!this.#join(frame, frame.fork)) break;
        continue;
      }
      const step = this.step(frame);
      if (typeof step !== 'function') break;
      if (steps > MOST_STEPS) throw new RulesFault(`${frame.proc}.${frame.step} never comes to an end`);
      const got = this.#got;
      step(this, frame.vars, got);
    }
    if (stack.length === 0 && stack === this.state.stack && this.state.result === null) {
      throw new RulesFault('play came to its end without a result');
    }
    this.stack = outer;
    // A result lives until the next question: it is not in the state, and must not be missed after a round trip.
    if (stack === this.state.stack) this.#got = null;
  }

  /** Lets the branches of a fork go on; true when all are done and the frame may go on with their results. */
  #join(frame: Frame, fork: Branch[]): boolean {
    for (const branch of fork) if (!branch.done) this.runBranch(branch);
    if (!fork.every((branch) => branch.done)) return false;
    this.#got = fork.map((branch) => branch.got);
    delete frame.fork;
    // What was chosen in secret comes out now, to whoever chose beside it. Alone, or inside another branch, nobody
    // learns anything that he could use after taking his own choice back.
    if (this.#branch === null && fork.length > 1) this.#shown = EVERYONE;
    return true;
  }

  protected runBranch(branch: Branch): void {
    const outer = this.#branch;
    this.#branch = branch;
    this.advance(branch.stack);
    if (branch.stack.length === 0) {
      branch.done = true;
      branch.got = this.#got;
    } else this.#checkBranch(branch);
    this.#branch = outer;
  }

  /** A private branch asks its own seat only: nobody else could even be told of the question. */
  #checkBranch({ power, stack }: Branch): void {
    const frame = stack[stack.length - 1];
    for (const inner of frame?.fork ?? []) {
      if (this.seatOf(inner.power) !== this.seatOf(power)) {
        throw new RulesFault(`${frame?.proc} forks for another seat inside a private branch`);
      }
    }
    const ask = frame === undefined || frame.fork !== undefined ? null : this.step(frame);
    if (frame === undefined || ask === null || typeof ask === 'function') return;
    const seat = this.seatOf(power);
    const asksOnlyIt =
      ask.powers?.(this, frame.vars).every((one) => this.seatOf(one) === seat) ??
      this.seatOf(ask.power(this, frame.vars)) === seat;
    if (!asksOnlyIt) throw new RulesFault(`${frame.proc}.${frame.step} asks another seat from inside a private branch`);
  }

  /** The power of a seat that a question is put to, if any: most questions are for one, and no list is made for them. */
  protected askedPowerOf(seat: Seat, ask: Ask<G, object>, vars: object): Power | undefined {
    if (ask.powers !== undefined) return ask.powers(this, vars).find((one) => this.seatOf(one) === seat);
    const power = ask.power(this, vars);
    return this.seatOf(power) === seat ? power : undefined;
  }

  protected leaveBranch(): void {
    this.#branch = null;
  }

  protected beginAction(power: Power, branch: Branch | null): void {
    this.actor = power;
    this.#branch = branch;
    this.#shown = NOBODY;
  }

  /** Ends an action; who has come to know something new by it. */
  protected endAction(): Seats {
    this.#branch = null;
    return seatSet(this.#shown);
  }

  protected diceMark(): number {
    const { dice } = this.state;
    if (dice.kind === 'keyed') return dice.at;
    return dice.kind === 'fast' ? (dice.words[3] as number) : 0;
  }

  protected take(ask: Ask<G, object>, vars: object, action: Action): Next {
    const handler = takerOf(ask, action[0]);
    if (handler === undefined) throw new RulesFault(`nobody takes "${action[0]}", though it was offered`);
    if (this.mark !== null) this.#markClause(ask.cites?.(vars) ?? ask.clause);
    switch (action.length) {
      case 1:
        return handler(this, vars);
      case 2:
        return handler(this, vars, action[1]);
      case 3:
        return handler(this, vars, action[1], action[2]);
      default:
        return handler(this, vars, ...action.slice(1));
    }
  }

  #markClause(clause: string): void {
    if (clause !== '') this.mark?.(clause);
  }

  takeNow(power: Power, action: Action): Next {
    this.actor = power;
    const frame = this.#top();
    const ask = Object.values(this.prepared.steps[frame.proc] ?? {}).find(
      (step): step is Ask<G, object> => typeof step !== 'function' && takerOf(step, action[0]) !== undefined,
    );
    if (ask === undefined) throw new RulesFault(`nobody takes "${action[0]}" in ${frame.proc}`);
    return this.take(ask, frame.vars, action);
  }

  #top(): Frame {
    const frame = this.stack[this.stack.length - 1];
    if (frame === undefined) throw new RulesFault('nothing is going on');
    return frame;
  }

  go(step: string): Next {
    this.#top().step = step;
    return NEXT;
  }

  #firstOf({ name, first: written }: Signature<G, never>): string {
    const first = written ?? this.prepared.first[name];
    if (first === undefined) throw new RulesFault(`nobody has written the procedure ${name}`);
    return first;
  }

  call<V extends object>(proc: Signature<G, V>, vars: V, resume: string): Next {
    this.#top().step = resume;
    this.stack.push({ proc: proc.name, step: this.#firstOf(proc), vars: copy(vars) });
    return NEXT;
  }

  return(value: Json = null): Next {
    this.stack.pop();
    this.#got = value;
    return NEXT;
  }

  result<R>(_proc: Signature<G, never, R>): R {
    return this.#got as R;
  }

  results<R>({ name }: Signature<G, never, R>): readonly R[] {
    if (!Array.isArray(this.#got)) throw new RulesFault(`no branches of ${name} have just come to their end`);
    return this.#got as R[];
  }

  get here(): number {
    return this.stack.length - 1;
  }

  unwind(proc: Signature<G, never>, step: string, home?: number): Next {
    const { stack } = this;
    const at = home ?? stack.findLastIndex((one) => one.proc === proc.name);
    const frame = stack[at];
    if (frame?.proc !== proc.name)
      throw new RulesFault(`nothing called ${proc.name} is going on, so nothing to unwind to`);
    // Of two the nearest may be the wrong one: whoever can be called inside himself says which frame he means.
    if (home === undefined && stack.findIndex((one) => one.proc === proc.name) !== at) {
      throw new RulesFault(`${proc.name} goes on more than once: unwind must say which one is meant`);
    }
    stack.length = at + 1;
    frame.step = step;
    this.#got = null;
    return NEXT;
  }

  fork<V extends object>(proc: Signature<G, V>, branches: readonly { power: Power; vars: V }[], resume: string): Next {
    const frame = this.#top();
    const first = this.#firstOf(proc);
    frame.step = resume;
    frame.fork = branches.map(({ power, vars }) => ({
      power,
      done: false,
      stack: [{ proc: proc.name, step: first, vars: copy(vars) }],
      begun: { proc: proc.name, step: first, vars: copy(vars) },
      got: null,
    }));
    return NEXT;
  }

  finish(result: Result | Outcome): Next {
    this.state.result = 'winners' in result ? result : this.#resultOf(result);
    if (result.clause !== undefined) this.mark?.(result.clause);
    return NEXT;
  }

  /** Powers win; their seats are those who sit there. */
  #resultOf(outcome: Outcome): Result {
    const winners: Seat[] = [];
    for (const power of outcome.powers) if (!winners.includes(this.seatOf(power))) winners.push(this.seatOf(power));
    return { winners, ...outcome };
  }

  offer(...action: unknown[]): void {
    this.#list.push(action as [string, ...(Arg | Hole)[]]);
  }

  collect(offering: () => void): readonly Offer[] {
    const outer = this.#list;
    const list: Offer[] = [];
    this.#list = list;
    offering();
    this.#list = outer;
    return list;
  }

  offersTo<V extends object>(power: Power, ask: Ask<G, V>, vars: V): readonly Offer[] {
    this.actor = power;
    const outer = this.#list;
    const list: Offer[] = [];
    this.#list = list;
    ask.offers(this, vars);
    this.#list = outer;
    return list;
  }

  show(hidden: Veil, slot: number, to: Seats): number {
    const thing = hidden.is[slot];
    const seen = hidden.seen[slot];
    if (thing === undefined || seen === undefined) throw new RulesFault(`there is no slot ${slot} to show`);
    if ((seen | to) !== seen) {
      hidden.seen[slot] = seen | to;
      this.#shown |= to & ~seen;
    }
    return thing;
  }

  disclose(to: Seats): void {
    this.#shown |= to;
  }

  move(from: Veil, slot: number, to: Veil, known: Seats): number {
    const thing = this.show(from, slot, known);
    to.is.push(thing);
    to.seen.push(from.seen[slot] as number);
    from.is.splice(slot, 1);
    from.seen.splice(slot, 1);
    return thing;
  }

  draw(pile: Veil, to: Veil, known: Seats): number {
    const thing = this.move(pile, pile.is.length - 1, to, known);
    if (pile.is.length > 0) this.disclose(EVERYONE);
    return thing;
  }

  shuffle(pile: Veil): void {
    this.dice.shuffle(pile.is);
    pile.seen.fill(NOBODY);
  }

  conceal(hidden: Veil, slots: readonly number[], known: Seats): void {
    this.#shown |= mix(hidden, slots, known, this.dice);
  }

  get agenda(): readonly AgendaItem[] {
    return this.state.agenda;
  }

  get scope(): number {
    return this.state.nextItem;
  }

  forget(scope: number): void {
    this.state.agenda = this.state.agenda.filter(({ id }) => id < scope);
  }

  schedule<V extends object>(
    effect: Signature<G, V>,
    vars: V,
    when: { readonly owner: Power; readonly due: string; readonly turn?: number },
  ): void {
    const { owner, due, turn = 0 } = when;
    this.state.agenda.push({ id: this.state.nextItem++, effect: effect.name, vars: copy(vars), owner, due, turn });
  }

  settle(moment: string, how: Settling, resume: string): Next {
    this.#top().step = resume;
    const vars: SettlingVars = { moment, turn: how.turn ?? 0, by: how.by, left: how.bound };
    if (how.scope !== undefined) vars.scope = how.scope;
    if (how.clause !== undefined) vars.clause = how.clause;
    this.stack.push({ proc: settling.name, step: settling.first, vars });
    return NEXT;
  }

  begin(item: AgendaItem, resume: string): Next {
    this.#top().step = resume;
    const at = this.state.agenda.indexOf(item);
    if (at < 0) throw new RulesFault(`effect ${item.id} is not on the agenda`);
    this.state.agenda.splice(at, 1);
    const first = this.prepared.first[item.effect];
    if (first === undefined) throw new RulesFault(`there is no effect ${item.effect}`);
    this.stack.push({ proc: item.effect, step: first, vars: item.vars });
    return NEXT;
  }

  standingOrder(power: Power, window: string): StandingOrder | null {
    return this.standingOrders(power, window).find(({ always }) => always === undefined) ?? null;
  }

  standingOrders(power: Power, window: string): readonly StandingOrder[] {
    const orders = this.state.orders[this.seatOf(power)] ?? NO_ORDERS;
    return orders.length === 0
      ? NO_ORDERS
      : orders.filter((order) => order.window === window && (order.power ?? power) === power);
  }

  hasWaived(power: Power, window: string, still: string): boolean {
    const { waived } = this.state;
    const at = waived?.findIndex((one) => one.power === power && one.window === window) ?? -1;
    if (waived === undefined || at < 0) return false;
    if (waived[at]?.while === still) return true;
    waived.splice(at, 1);
    if (waived.length === 0) delete this.state.waived;
    return false;
  }

  waive(power: Power, window: string, still: string): void {
    this.hasWaived(power, window, '');
    this.state.waived = [...(this.state.waived ?? []), { window, power, while: still }];
  }
}
