import type { Arg } from '../actions.ts';
import { StateDice } from '../dice.ts';
import type { Fact, Logged } from '../facts.ts';
import type { Game } from '../game.ts';
import type { Hasher } from '../hash.ts';
import { copy } from '../json.ts';
import { isTimed } from '../match.ts';
import { type Prepared, prepare } from '../prepare.ts';
import type { Kind } from '../procedure.ts';
import { Referee } from '../referee.ts';
import { RulesFault } from '../refusal.ts';
import { NOBODY, only, type Seat } from '../seats.ts';
import type { Result, State } from '../state.ts';
import { Checks } from './checks.ts';
import { Clocks } from './clock.ts';
import { History, keepPresent, type Moment, REACH, rewound } from './history.ts';
import { Ledger, type Row } from './ledger.ts';
import { Numbering } from './numbering.ts';
import { answerProposal, type OpenProposal, openProposal, outcomeOf, proposalFrom } from './proposals.ts';
import type { SavedCore } from './saved.ts';
import { type Charter, type CheckedEntry, DONE, type Done, type Entry, type Proposal, type SeatInfo } from './types.ts';

/** How a match is run: none of it is part of the match. */
export interface CoreOrders {
  /** A quicker hash than the kernel's own, where the host has one. */
  readonly hasher?: Hasher;
  /** How many actions back the position is kept at least; by default what people may agree to take back. */
  readonly reach?: number;
}

/**
 * A match as the sum of its entries: what each of them does to seats, state, clocks, undo and proposals. Applying the
 * same entries again gives the same match: live play, a replay and `verify` all go through `applyEntry`.
 *
 * Whatever an entry can change is in `saveCore` too, a field each: a match that was saved goes on as if it had not been.
 */
export class MatchCore<G extends Kind> {
  readonly game: Game<G>;
  readonly charter: Charter;
  readonly seats: SeatInfo[];
  protected readonly clocks: Clocks;
  protected readonly numbering: Numbering;
  protected readonly ledger: Ledger;
  protected referee: Referee<G>;
  protected proposal: OpenProposal | null = null;
  /** The actions that still stand, for undo. */
  protected readonly history: History<G['state']>;
  #paused = false;
  readonly #prepared: Prepared<G>;
  readonly #checks: Checks;
  #reach: number;
  /** What has been told since the last entry was written down. */
  #told: Fact[] = [];
  /** The seat that alone may notice the entry being applied, if it is private. */
  #hidden: Seat | null = null;
  /** Whether the position before the next action is not the one that the last action led to. */
  #aside = false;

  protected constructor(
    game: Game<G>,
    charter: Charter,
    state: State<G['state']>,
    orders: CoreOrders,
    saved?: SavedCore,
  ) {
    this.game = game;
    this.charter = charter;
    this.seats = [...(saved?.seats ?? charter.seats)];
    const diceKey = state.dice.kind === 'keyed' ? state.dice.key : '';
    this.#checks = new Checks(charter, diceKey, orders.hasher, saved?.chain);
    this.#reach = orders.reach ?? REACH;
    this.#prepared = prepare(game);
    this.clocks = new Clocks(charter.clock, charter.seats.length);
    this.numbering = new Numbering(charter.seats.length, saved?.numbering);
    this.ledger = new Ledger(saved === undefined ? 0 : saved.numbering.entries + 1);
    this.history = new History<G['state']>((from, actions) => this.#playAgain(from, actions), saved?.history);
    this.referee = this.#refereeOf(state);
    if (saved === undefined) this.#begin();
    else {
      this.proposal = copy(saved.proposal);
      this.#paused = saved.paused;
      this.#aside = saved.aside;
      this.clocks.restore(copy(saved.clocks));
      this.clocks.freeze(saved.paused);
    }
  }

  #begin(): void {
    this.referee.start();
    checkNext(this.referee);
    this.ledger.add(null, 0, null, this.#told);
    this.#told = [];
    this.clocks.waitFor(this.referee.waiting());
  }

  protected saveCore(): SavedCore {
    return {
      state: copy(this.referee.state),
      seats: copy(this.seats),
      paused: this.#paused,
      proposal: copy(this.proposal),
      clocks: this.clocks.save(),
      numbering: this.numbering.save(),
      history: this.history.save(),
      aside: this.#aside,
      chain: this.#checks.head,
    };
  }

  #refereeOf(state: State<G['state']>): Referee<G> {
    return new Referee(this.#prepared, state, { tell: (fact) => this.#tell(fact) });
  }

  protected isSeat(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.seats.length;
  }

  #tell(fact: Fact): void {
    this.#told.push(fact);
  }

  get state(): Readonly<State<G['state']>> {
    return this.referee.state;
  }

  get result(): Result | null {
    return this.referee.state.result;
  }

  get paused(): boolean {
    return this.#paused;
  }

  /** How many entries the match has. */
  get length(): number {
    return this.numbering.entries;
  }

  /** The last hash of the chain of entries; empty in a match without one. */
  get chain(): string {
    return this.#checks.head;
  }

  /** Whether time matters in this match, to its clocks or to its rules. */
  protected get timed(): boolean {
    return this.clocks.rules !== null || isTimed(this.game, this.charter.scenario);
  }

  /** The entries that are still here: all, unless the table was resumed or told to forget. Each call reads them anew. */
  get entries(): CheckedEntry[] {
    return this.ledger.since(0).flatMap(({ entry }) => entry ?? []);
  }

  /** What happened, as far as it is still here, for whoever may know all. */
  get log(): Logged[] {
    return this.ledger.since(-1).flatMap(({ no, facts }) => facts.map((fact) => ({ at: no, fact })));
  }

  /** The rows after a number, for a store to keep; 0 is the setting up. */
  rowsSince(no: number): Row[] {
    return this.ledger.since(no);
  }

  /** Forgets what a store has kept: rows up to a number, and what is too far back to be taken back. */
  forget(upTo: number): void {
    this.ledger.forget(upTo);
    this.history.forget(this.#reach);
  }

  waiting(): Seat[] {
    return this.referee.waiting();
  }

  /** From now on only so many actions back are kept. */
  protected setReach(reach: number): void {
    this.#reach = reach;
    this.#forgetHistory();
  }

  #forgetHistory(): void {
    this.history.forget(this.#reach);
    this.numbering.forget(this.history.first === 0 ? 0 : Math.min(this.history.firstEntry, this.ledger.from - 1));
  }

  /**
   * Applies one entry of a match, live or from a file. A refused one changes nothing. `known` is its check where the
   * host knows it to be right: reckoning it is most of the work.
   */
  applyEntry(entry: Entry, known?: string, at = 0): Done {
    const { seat, after } = entry;
    const act = Array.isArray(entry.act) ? ([...entry.act] as [string, ...Arg[]]) : entry.act;
    if (!this.isSeat(seat)) return { ok: false, refused: 'unknownSeat' };
    const clocks = this.clocks.save();
    if (this.result === null) this.clocks.pass(after - creditIn(act));
    this.#hidden = null;
    this.#told = [];
    const done = this.#apply({ seat, act, after });
    if (!done.ok) {
      this.clocks.restore(clocks);
      this.#told = [];
      return done;
    }
    const check = this.#checks.add({ seat, act, after }, this.length, this.referee.state, known);
    this.numbering.add(this.#hidden);
    this.ledger.add({ seat, act, after, check }, at, this.#hidden, this.#told);
    this.#told = [];
    this.clocks.freeze(this.#paused);
    this.clocks.waitFor(this.waiting());
    if (this.length % 64 === 0) this.#forgetHistory();
    return DONE;
  }

  #apply(entry: Entry): Done {
    const { seat, act, after } = entry;
    const [verb = '', first, ...rest]: readonly (Arg | undefined)[] = Array.isArray(act) ? (act as Arg[]) : [];
    if (this.result !== null && verb !== '!reseat') return { ok: false, refused: 'finished' };
    switch (verb) {
      case '!undo':
        return this.#undo(seat);
      case '!resign':
        return this.#lose(seat, 'resigned');
      case '!timeout':
        return this.clocks.fallen().includes(seat) ? this.#lose(seat, 'time') : { ok: false, refused: 'timeLeft' };
      case '!credit':
        return this.#credit(first, after);
      case '!propose':
        return this.#propose(seat, proposalFrom(first, rest[0]));
      case '!accept':
      case '!decline':
        return this.#answer(seat, verb === '!accept');
      case '!resume':
        if (!this.#paused) return { ok: false, refused: 'notPaused' };
        this.#paused = false;
        this.#tell({ fact: 'kernel.resumed', seat });
        return DONE;
      case '!order':
        // The position before the next action has the order in it, which no action of the game brings about.
        this.#aside = true;
        this.#hidden = seat;
        return this.referee.order(seat, String(first), rest.length === 0 ? null : rest);
      case '!orders':
        return this.#orders(seat, String(first), rest[0]);
      case '!reseat':
        return this.#reseat(seat, first, rest);
      default:
        return this.#paused ? { ok: false, refused: 'paused' } : this.#play(entry);
    }
  }

  /** Time in which nobody kept the table: it was not charged (see `creditIn`), and everybody is told. */
  #credit(ms: Arg | undefined, after: number): Done {
    if (typeof ms !== 'number' || ms < 1 || ms > after || !this.timed) {
      return { ok: false, refused: 'malformed', detail: 'only time that has passed can be given back' };
    }
    this.#tell({ fact: 'kernel.credited', seconds: Math.round(ms / 1000) });
    return DONE;
  }

  /** Policies for a window, as JSON; where one of them is or was public, everybody hears of it. */
  #orders(seat: Seat, window: string, text: unknown): Done {
    const policies = parsed(text);
    const isOpen = () => this.state.orders[seat]?.some((order) => order.window === window && order.open === true);
    const wasOpen = isOpen();
    const done = this.referee.orderAll(seat, window, policies);
    if (!done.ok) return done;
    this.#aside = true;
    if (wasOpen === true || isOpen() === true) this.#tell({ fact: 'kernel.policies', seat, window });
    else this.#hidden = seat;
    return done;
  }

  #play({ seat, act }: Entry): Done {
    const referee = this.referee;
    const before = copy(referee.state);
    const elapsed = isTimed(this.game, this.charter.scenario) ? this.clocks.waited(seat) : 0;
    try {
      const played = referee.play(seat, act, { elapsed });
      if (!played.ok) return played;
      checkNext(referee);
    } catch (error) {
      // A fault of the rules must not cost anybody the match: everything is as it was before.
      this.referee = this.#refereeOf(before);
      return { ok: false, refused: 'fault', detail: error instanceof Error ? error.message : String(error) };
    }
    const { dice, shown, private: hidden } = referee.disclosure;
    const clocks = this.timed ? this.clocks.save() : null;
    const came = { dice, shown: shown !== NOBODY, private: hidden, lost: false };
    this.history.push({ entry: this.length, seat, act, elapsed, ...came, clocks }, before, this.#aside);
    this.#aside = false;
    if (hidden) this.#hidden = seat;
    this.clocks.decided(seat);
    if (this.proposal !== null && !hidden) {
      this.#tell({ fact: 'kernel.lapsed', kind: this.proposal.what.kind });
      this.proposal = null;
    }
    return DONE;
  }

  #undo(seat: Seat): Done {
    const target = this.history.undoTarget(seat);
    if ('blocked' in target) return { ok: false, refused: 'undoBlocked', by: target.blocked };
    const now = this.state;
    const before = this.history.positionBefore(target.at);
    const [undone, ...later] = this.history.cut(target.at);
    if (undone === undefined) return { ok: false, refused: 'undoBlocked', by: 'nothing' };
    this.referee = this.#refereeOf(before);
    this.#aside = true;
    // What others did meanwhile in their own branches stands: it is played again, silently.
    for (const moment of later) {
      const position = copy(this.referee.state);
      // Unless it answered what is taken back: then it is lost with it.
      const { ok } = this.referee.play(moment.seat, moment.act, { elapsed: moment.elapsed });
      this.history.push({ ...moment, lost: !ok }, position, this.#aside);
      this.#aside = false;
    }
    this.#told = [];
    this.#aside = true;
    keepPresent(this.referee.state, now, undone.private ? seat : null);
    if (undone.clocks !== null) this.clocks.giveBack(seat, undone.clocks);
    this.#tell({ fact: 'kernel.undone', seat, ...(undone.private ? { to: only(seat) } : {}) });
    if (undone.private) this.#hidden = seat;
    return DONE;
  }

  #playAgain(from: State<G['state']>, actions: readonly Moment[]): State<G['state']> {
    const referee = new Referee(this.#prepared, from);
    for (const { seat, act, elapsed, entry, lost } of actions) {
      if (lost) continue;
      if (!referee.play(seat, act, { elapsed }).ok) throw new RulesFault(`entry ${entry + 1} cannot be played again`);
    }
    return referee.state;
  }

  #lose(seat: Seat, reason: 'resigned' | 'time'): Done {
    const others = this.seats.flatMap((_, other) => (other === seat ? [] : [other]));
    const winners = this.game.beaten?.(this.referee.state.game, seat) ?? others;
    this.#finish({ winners, reason });
    this.#tell({ fact: `kernel.${reason}`, seat });
    return DONE;
  }

  #finish(result: Result): void {
    // A new referee, so that no offer of before is remembered.
    const state = this.referee.state;
    state.result = result;
    this.referee = this.#refereeOf(state);
    this.proposal = null;
    this.#paused = false;
  }

  #propose(seat: Seat, what: Proposal | null): Done {
    if (what === null) return { ok: false, refused: 'malformed', detail: 'propose a draw, an undo or a pause' };
    if (this.proposal !== null) return { ok: false, refused: 'alreadyProposed' };
    if (what.kind === 'undo' && this.history.ofEntry(what.entry - 1) === null) {
      return { ok: false, refused: 'noSuchEntry' };
    }
    this.proposal = openProposal(seat, what, this.seats);
    this.#tell({ fact: 'kernel.proposed', seat, kind: what.kind });
    return this.#settleProposal();
  }

  #answer(seat: Seat, yes: boolean): Done {
    if (this.proposal === null || !answerProposal(this.proposal, seat, yes)) {
      return { ok: false, refused: 'noProposal' };
    }
    this.#tell({ fact: yes ? 'kernel.accepted' : 'kernel.declined', seat });
    return this.#settleProposal();
  }

  /** A proposal comes about when everybody else is for it, and is off the table when one is against. */
  #settleProposal(): Done {
    const proposal = this.proposal;
    const now = proposal === null ? 'open' : outcomeOf(proposal);
    if (proposal === null || now === 'open') return DONE;
    this.proposal = null;
    if (now !== 'made') return DONE;
    switch (proposal.what.kind) {
      case 'draw':
        this.#finish({ winners: [], reason: 'agreed' });
        return DONE;
      case 'pause':
        this.#paused = true;
        return DONE;
      case 'undo':
        this.#rewind(proposal.what.entry);
        return DONE;
      default:
        return proposal.what satisfies never;
    }
  }

  #rewind(entry: number): void {
    const at = this.history.ofEntry(entry - 1);
    if (at === null) return;
    const now = this.referee.state;
    const state = rewound(this.game, this.history.positionBefore(at), now, (fresh) => new StateDice(fresh.dice));
    this.history.cut(at);
    this.#aside = true;
    keepPresent(state, now, null);
    this.referee = this.#refereeOf(state);
    this.#tell({ fact: 'kernel.rewound' });
  }

  #reseat(seat: Seat, kind: Arg | undefined, [name, level]: readonly (Arg | undefined)[]): Done {
    const info = this.seats[seat];
    if (info === undefined || (kind !== 'person' && kind !== 'bot') || typeof name !== 'string') {
      return { ok: false, refused: 'malformed', detail: 'a seat is taken by a person or a bot with a name' };
    }
    const rank = kind === 'bot' && typeof level === 'string' ? { level } : {};
    this.seats[seat] = { name, kind, powers: info.powers, ...rank };
    this.#tell({ fact: 'kernel.reseated', seat, kind, name });
    // A bot has no say in undo and pause: nobody waits for its answer any more.
    const proposal = this.proposal;
    if (proposal === null || kind !== 'bot' || proposal.what.kind === 'draw') return DONE;
    answerProposal(proposal, seat, true);
    return this.#settleProposal();
  }
}

/** Finds out whom the rules ask next and what they offer: if they fail there, the action that led there is at fault. */
function checkNext<G extends Kind>(referee: Referee<G>): void {
  const waiting = referee.waiting();
  if (waiting.length === 0 && !referee.finished) throw new RulesFault('nobody has anything to decide');
  for (const seat of waiting) {
    if (referee.offers(seat).length === 0) throw new RulesFault(`seat ${seat} is asked and has nothing it may do`);
  }
}

/** How much of the time before an entry is given back by it. */
function creditIn(act: Entry['act']): number {
  const [verb, ms] = Array.isArray(act) ? act : [];
  return verb === '!credit' && typeof ms === 'number' && ms > 0 ? ms : 0;
}

function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? (JSON.parse(text) as unknown) : null;
  } catch {
    return null;
  }
}
