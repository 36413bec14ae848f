import { type Action, fillHoles, hasHole, isOffered, malformation, type Offer } from './actions.ts';
import { Runner } from './runner.ts';
import type { Dice } from './dice.ts';
import { copy } from './json.ts';
import { readPolicies } from './mechanisms/policy.ts';
import type { Ask, Kind, Reason } from './procedure.ts';
import { ACCEPTED, type Played, type Refusal, RulesFault } from './refusal.ts';
import { NOBODY, type Power, type Seat, type Seats } from './seats.ts';
import type { Branch, Frame, StandingOrder } from './state.ts';
import { viewOf } from './view.ts';

/** What a seat is asked now. */
export interface Decision {
  readonly seat: Seat;
  readonly power: Power;
  readonly prompt: string;
  readonly about: { readonly [name: string]: string | number };
  readonly clause: string;
  readonly offers: readonly Offer[];
  readonly stamp: number;
  /** The window it is asked in, if it is one: what standing orders and policies are given for. */
  readonly window?: string;
}

export interface PlayNotes {
  /** The stamp of the decision that the player saw. */
  readonly stamp?: number;
  /** How long the player took, in milliseconds, for games in which that matters. */
  readonly elapsed?: number;
}

/** A question that waits for an answer, and where it stands. */
interface Waiting<G extends Kind> {
  readonly stack: Frame[];
  readonly frame: Frame;
  readonly ask: Ask<G, object>;
  readonly power: Power;
  readonly branch: Branch | null;
}

const NOTHING: readonly Offer[] = [];

/** What came out of the last accepted action: what undo looks at. */
export interface Disclosure {
  readonly dice: boolean;
  /** The seats (and the public) to whom something hidden was shown. */
  readonly shown: Seats;
  /** Whether it stayed inside the seat's own private branch. */
  readonly private: boolean;
}

/**
 * The referee: offers the legal actions, and accepts exactly those. It stands beside the state, which stays plain JSON
 * and can be taken away, copied or stored at any time between two actions.
 */
export class Referee<G extends Kind> extends Runner<G> {
  #version = 0;
  #offersAt: number[] = [];
  #offered: (readonly Offer[])[] = [];
  #askedAt: number[] = [];
  #asked: (Waiting<G> | null)[] = [];
  #disclosure: Disclosure = { dice: false, shown: NOBODY, private: false };

  /** Everything that has come out by the last accepted action. */
  get disclosure(): Disclosure {
    return this.#disclosure;
  }

  /** Runs all that needs no decision: once, after the state was made. */
  start(): this {
    this.advance(this.state.stack);
    this.#changed(null);
    return this;
  }

  get finished(): boolean {
    return this.state.result !== null;
  }

  /** The seats that somebody waits for. */
  waiting(): Seat[] {
    const found: Seat[] = [];
    if (!this.finished) this.#collectWaiting(this.state.stack, found);
    return found;
  }

  #collectWaiting(stack: readonly Frame[], found: Seat[]): void {
    const frame = stack[stack.length - 1];
    if (frame === undefined) return;
    if (frame.fork !== undefined) {
      // What goes on inside a branch is its seat's own affair: from outside, a branch that is not done waits for it.
      for (const branch of frame.fork) {
        const seat = this.seatOf(branch.power);
        if (!branch.done && !found.includes(seat)) found.push(seat);
      }
      return;
    }
    const ask = this.step(frame);
    if (typeof ask === 'function') return;
    if (ask.powers === undefined) {
      const seat = this.seatOf(ask.power(this, frame.vars));
      if (!found.includes(seat)) found.push(seat);
      return;
    }
    for (const power of ask.powers(this, frame.vars)) {
      const seat = this.seatOf(power);
      if (!found.includes(seat)) found.push(seat);
    }
  }

  /** The legal actions of a seat: computed once for each version of the state. */
  offers(seat: Seat): readonly Offer[] {
    if (this.#offersAt[seat] === this.#version) return this.#offered[seat] as readonly Offer[];
    const waiting = this.#question(seat);
    const offers = waiting === null ? NOTHING : this.offersTo(waiting.power, waiting.ask, waiting.frame.vars);
    this.#offersAt[seat] = this.#version;
    this.#offered[seat] = offers;
    return offers;
  }

  override offersTo<V extends object>(power: Power, ask: Ask<G, V>, vars: V): readonly Offer[] {
    if (ask.sight !== 'view' || this.viewer !== null) return super.offersTo(power, ask, vars);
    return this.through(this.seatOf(power)).offersTo(power, ask, vars);
  }

  /** What a seat is asked, or null when it has nothing to decide now. */
  decision(seat: Seat): Decision | null {
    const waiting = this.#question(seat);
    if (waiting === null) return null;
    const { ask, frame, power } = waiting;
    const offers = this.offers(seat);
    this.actor = power;
    const about = ask.about?.(this, frame.vars) ?? {};
    const stamp = this.state.stamp[seat] ?? 0;
    const clause = ask.cites?.(frame.vars) ?? ask.clause;
    const window = ask.window === undefined ? {} : { window: ask.window };
    return { seat, power, prompt: ask.prompt, about, clause, offers, stamp, ...window };
  }

  /** Takes an action if it is one of those offered; otherwise says why not, and nothing has changed. */
  play(seat: Seat, action: unknown, notes?: PlayNotes): Played {
    const { state } = this;
    if (!Number.isInteger(seat) || seat < 0 || seat >= state.seats) return { ok: false, refused: 'unknownSeat' };
    const offers = this.offers(seat);
    const stale = notes?.stamp !== undefined && notes.stamp !== state.stamp[seat];
    // The very offer handed back, as bots do, needs no check; anything else is compared part by part.
    if (stale || !offers.includes(action as Offer) || hasHole(action as Offer)) {
      const refusal = this.#refusal(seat, action, offers, stale);
      if (refusal !== null) return refusal;
    }
    const waiting = this.#question(seat);
    if (waiting === null) return { ok: false, refused: 'notYourTurn' };
    this.elapsed = notes?.elapsed ?? 0;
    this.#carryOut(waiting, action as Action);
    return ACCEPTED;
  }

  #refusal(seat: Seat, action: unknown, offers: readonly Offer[], stale: boolean): Refusal | null {
    const detail = malformation(this.prepared.grammar, action);
    if (detail !== null) return { ok: false, refused: 'malformed', detail };
    if (this.finished) return { ok: false, refused: 'finished' };
    const waiting = this.#question(seat);
    if (waiting === null) return { ok: false, refused: 'notYourTurn' };
    if (stale) return { ok: false, refused: 'stale' };
    const wanted = action as Action;
    if (isOffered(offers, wanted)) return null;
    const why = this.whyNot(seat, wanted);
    return {
      ok: false,
      refused: 'notOffered',
      clause: why?.clause ?? waiting.ask.cites?.(waiting.frame.vars) ?? waiting.ask.clause,
      why,
    };
  }

  /** Why this action is not offered, as far as the seat itself can know; null if nothing is said about it. */
  whyNot(seat: Seat, action: Action): Reason | null {
    if (this.viewer === null) {
      // Explanations come from the view alone: a refusal must not tell more than the board does.
      return this.through(seat).whyNot(seat, action);
    }
    return isOffered(this.offers(seat), action) ? null : this.reasonAgainst(seat, action);
  }

  /** The same for an action that is known not to be offered, in a view. */
  reasonAgainst(seat: Seat, action: Action): Reason | null {
    const waiting = this.#question(seat);
    if (waiting?.ask.why === undefined) return null;
    this.actor = waiting.power;
    return waiting.ask.why(this, waiting.frame.vars, action);
  }

  /** A referee that sees only what this seat sees. */
  through(seat: Seat): Referee<G> {
    return new Referee(this.prepared, viewOf(this.prepared.game, this.state, seat), { viewer: seat });
  }

  /** The verbs that the question to this seat understands. */
  verbsAsked(seat: Seat): string[] {
    const waiting = this.#question(seat);
    return waiting === null ? [] : Object.keys(waiting.ask.take);
  }

  /** The window that a seat is being asked in, if it is one: standing orders go by this name. */
  windowAsked(seat: Seat): string | null {
    const waiting = this.#question(seat);
    return waiting?.ask.window ?? null;
  }

  /** Whether a seat is asked something that says of itself that it rests on public things. */
  isAskedOpenly(seat: Seat): boolean {
    const ask = this.#question(seat)?.ask;
    return ask !== undefined && (ask.open === true || ask.powers !== undefined);
  }

  /** Whether a seat is asked something of which a part can be answered from public things. */
  isAskedApart(seat: Seat): boolean {
    return this.#question(seat)?.ask.open === 'apart';
  }

  /** Gives, changes or takes back (`null`) a standing order for a window. */
  order(seat: Seat, window: string, answer: unknown): Played {
    const { state } = this;
    if (!Number.isInteger(seat) || seat < 0 || seat >= state.seats) return { ok: false, refused: 'unknownSeat' };
    if (state.result !== null) return { ok: false, refused: 'finished' };
    if (!this.prepared.windows.has(window)) return { ok: false, refused: 'unknownWindow', detail: window };
    const kept = (state.orders[seat] ?? []).filter((order) => order.window !== window);
    if (answer !== null) {
      const detail = malformation(this.prepared.grammar, answer);
      if (detail !== null) return { ok: false, refused: 'malformed', detail };
      const order: StandingOrder = { window, answer: copy(answer as Action) };
      kept.push(order);
    }
    state.orders[seat] = kept;
    this.#version++;
    return ACCEPTED;
  }

  /** Gives a seat's policies for a window, in the order in which they are tried; they take the place of all before. */
  orderAll(seat: Seat, window: string, policies: unknown): Played {
    const { state } = this;
    if (!Number.isInteger(seat) || seat < 0 || seat >= state.seats) return { ok: false, refused: 'unknownSeat' };
    if (state.result !== null) return { ok: false, refused: 'finished' };
    const rules = this.prepared.policies.get(window);
    if (rules === undefined) return { ok: false, refused: 'unknownWindow', detail: window };
    const given = readPolicies(policies, window, rules, this.prepared.grammar);
    if (typeof given === 'string') return { ok: false, refused: 'malformed', detail: given };
    state.orders[seat] = [...(state.orders[seat] ?? []).filter((order) => order.window !== window), ...given];
    this.#version++;
    return ACCEPTED;
  }

  /** Plays another seat's branch from its beginning: to its end if it is done, else to its first question. */
  imagineBranch(branch: Branch, dice: Dice): void {
    const wasDone = branch.done;
    branch.done = false;
    this.runBranch(branch);
    if (!wasDone) return;
    const seat = this.seatOf(branch.power);
    while (branch.stack.length > 0) {
      const waiting = this.#waitingFor(seat, branch.stack, branch);
      if (waiting === null) throw new RulesFault('a private branch waits for somebody else');
      const offers = this.offersTo(waiting.power, waiting.ask, waiting.frame.vars);
      this.beginAction(waiting.power, branch);
      this.stack = waiting.stack;
      this.take(waiting.ask, waiting.frame.vars, fillHoles(dice.pick(offers), dice));
      this.runBranch(branch);
    }
  }

  #carryOut(waiting: Waiting<G>, action: Action): void {
    const { state } = this;
    const rolled = this.diceMark();
    this.beginAction(waiting.power, waiting.branch);
    const stack = this.stack;
    this.stack = waiting.stack;
    this.take(waiting.ask, waiting.frame.vars, action);
    this.stack = stack;
    this.leaveBranch();
    this.advance(state.stack);
    const inside = waiting.branch !== null && !waiting.branch.done && state.result === null;
    this.#disclosure = { dice: this.diceMark() !== rolled, shown: this.endAction(), private: inside };
    this.#changed(inside ? this.seatOf(waiting.power) : null);
  }

  /** Counts a change: for one seat if it stayed private, else for all. */
  #changed(seat: Seat | null): void {
    this.#version++;
    const { stamp } = this.state;
    for (let i = 0; i < stamp.length; i++) if (seat === null || seat === i) stamp[i] = (stamp[i] as number) + 1;
  }

  /** What a seat is asked, and where: found once for each version of the state. */
  #question(seat: Seat): Waiting<G> | null {
    if (this.finished) return null;
    if (this.#askedAt[seat] === this.#version) return this.#asked[seat] ?? null;
    const waiting = this.#waitingFor(seat, this.state.stack, null);
    this.#askedAt[seat] = this.#version;
    this.#asked[seat] = waiting;
    return waiting;
  }

  #waitingFor(seat: Seat, stack: Frame[], branch: Branch | null): Waiting<G> | null {
    const frame = stack[stack.length - 1];
    if (frame === undefined) return null;
    if (frame.fork !== undefined) {
      for (const inner of frame.fork) {
        if (inner.done || this.seatOf(inner.power) !== seat) continue;
        // Of branches within branches the outermost counts: nothing is noticed outside before that one is done.
        const found = this.#waitingFor(seat, inner.stack, branch ?? inner);
        if (found !== null) return found;
      }
      return null;
    }
    const ask = this.step(frame);
    if (typeof ask === 'function') throw new RulesFault(`${frame.proc}.${frame.step} was left without a question`);
    const power = this.askedPowerOf(seat, ask, frame.vars);
    return power === undefined ? null : { stack, frame, ask, power, branch };
  }
}
