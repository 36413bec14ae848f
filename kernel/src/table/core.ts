import type { Arg } from '../actions.ts';
import { StateDice } from '../dice.ts';
import type { Fact } from '../facts.ts';
import type { Game } from '../game.ts';
import type { Hasher } from '../hash.ts';
import { copy } from '../json.ts';
import { isTimed } from '../match.ts';
import { type Prepared, prepare } from '../prepare.ts';
import type { Kind } from '../procedure.ts';
import { type Disclosure, Referee } from '../referee.ts';
import { NOBODY, only, type Seat } from '../seats.ts';
import type { Result, State } from '../state.ts';
import { type AbsenceVerb, applyAbsence, type Claim, giveBack, isAbsenceVerb, WRONG_CREDIT } from './absence.ts';
import { checkNext, creditIn, givePolicies, isInterrupt, playAct, playedAgain, timeUpFor } from './acts.ts';
import { Checks } from './checks.ts';
import { Clocks } from './clock.ts';
import { History, keepPresent, type Moment, REACH, rewound } from './history.ts';
import { Ledger } from './ledger.ts';
import { FEWEST_TO_GO_ON, handOver, keepHeirs, type Leaving } from './leaving.ts';
import { Numbering } from './numbering.ts';
import { answerProposal, type OpenProposal, openProposal, outcomeOf, proposalFrom } from './proposals.ts';
import type { SavedCore } from './saved.ts';
import { say } from './talk.ts';
import { isWatchOut } from './watch.ts';
import { type Charter, DONE, type Done, type Entry, type Proposal, type SeatInfo } from './types.ts';

/** How a match is run: none of it is part of the match. */
export interface CoreOrders {
  /** A quicker hash than the kernel's own, where the host has one. */
  readonly hasher?: Hasher;
  /** How many actions back the position is kept at least; by default what people may agree to take back. */
  readonly reach?: number;
  /** Whether each row says the head of the chain after it, for players to keep. */
  readonly heads?: boolean;
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
  readonly #heads: boolean;
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
    this.#heads = orders.heads === true;
    this.#prepared = prepare(game);
    this.clocks = new Clocks(charter.clock, charter.seats.length);
    this.numbering = new Numbering(charter.seats.length, saved?.numbering);
    this.ledger = new Ledger(saved === undefined ? 0 : saved.numbering.entries + 1);
    this.history = new History<G['state']>(
      (from, actions) => playedAgain(this.#prepared, from, actions),
      saved?.history,
    );
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
    return new Referee(this.#prepared, state, { tell: this.#telling });
  }

  protected isSeat(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.seats.length;
  }

  #tell(fact: Fact): void {
    this.#told.push(fact);
  }

  readonly #telling = (fact: Fact): void => this.#tell(fact);

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
    return this.clocks.rules !== null || isTimed(this.game, this.charter);
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
    this.ledger.add({ seat, act, after, check }, at, this.#hidden, this.#told, this.#heads ? this.chain : undefined);
    this.#told = [];
    this.clocks.freeze(this.#paused);
    this.clocks.waitFor(this.waiting(), isInterrupt(this.referee));
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
        return this.#timeout(seat);
      case '!say':
        return say(this.game, this.state, { seat, seats: this.seats.length, args: [first, ...rest] }, this.#telling);
      case '!credit':
        return this.timed ? giveBack(first, after, this.#telling) : WRONG_CREDIT;
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
        if (isAbsenceVerb(verb)) return this.#absence(verb, seat, [first, ...rest]);
        return this.#paused ? { ok: false, refused: 'paused' } : this.#play(entry);
    }
  }

  #absence(verb: AbsenceVerb, seat: Seat, args: readonly (Arg | undefined)[]): Done {
    const { seats, clocks } = this;
    const done = applyAbsence(verb, seat, args, { seats, clocks, tell: this.#telling });
    if (!('other' in done)) return done;
    const { other, why, level } = done;
    return level === null ? this.#lose(other, why) : this.#leave(other, why, { to: 'bot', level });
  }

  #orders(seat: Seat, window: string, text: unknown): Done {
    const { done, isOpen } = givePolicies(this.referee, seat, window, text);
    if (!done.ok) return done;
    this.#aside = true;
    if (isOpen) this.#tell({ fact: 'kernel.policies', seat, window });
    else this.#hidden = seat;
    return done;
  }

  #play({ seat, act }: Entry): Done {
    const referee = this.referee;
    const before = copy(referee.state);
    const elapsed = isTimed(this.game, this.charter) ? this.clocks.waited(seat) : 0;
    try {
      const { played, disclosure } = playAct(referee, seat, act, elapsed);
      if (!played.ok) return played;
      checkNext(referee);
      this.#noteAction({ seat, act, elapsed }, before, disclosure);
    } catch (error) {
      // A fault of the rules must not cost anybody the match: everything is as it was before.
      this.referee = this.#refereeOf(before);
      return { ok: false, refused: 'fault', detail: error instanceof Error ? error.message : String(error) };
    }
    return DONE;
  }

  #noteAction(
    { seat, act, elapsed }: Pick<Moment, 'seat' | 'act' | 'elapsed'>,
    before: State<G['state']>,
    disclosure: Disclosure,
  ): void {
    const { dice, shown, private: hidden } = disclosure;
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
      const { ok } = playAct(this.referee, moment.seat, moment.act, moment.elapsed).played;
      this.history.push({ ...moment, lost: !ok }, position, this.#aside);
      this.#aside = false;
    }
    this.#told = [];
    this.#aside = true;
    keepPresent(this.referee.state, now, undone.private ? seat : null);
    keepHeirs(this.referee.state, this.charter.seats, this.seats);
    if (undone.clocks !== null) this.clocks.giveBack(seat, undone.clocks);
    this.#tell({ fact: 'kernel.undone', seat, ...(undone.private ? { to: only(seat) } : {}) });
    if (undone.private) this.#hidden = seat;
    return DONE;
  }

  /** A clock that ends a movement plays what the game says; any other loses the match, or its seat. */
  #timeout(seat: Seat): Done {
    const fallen = this.clocks.fallen().includes(seat);
    if (!fallen && !isWatchOut(this.referee, this.clocks, seat)) return { ok: false, refused: 'timeLeft' };
    const act = timeUpFor(this.referee, seat);
    const done = act === null ? this.#lose(seat, 'time') : this.#play({ seat, act, after: 0 });
    if (done.ok && act !== null && fallen) this.clocks.renew(seat, false);
    return done;
  }

  /** Somebody leaves a match of three or more that goes on without him, as the table was set up. */
  #leave(seat: Seat, reason: 'resigned' | Claim, { to, level }: Leaving): Done {
    const info = this.seats[seat];
    const partner = to === 'partner' ? (this.game.partner?.(this.state.game, seat) ?? null) : null;
    const heir = partner === null ? undefined : this.seats[partner];
    if (info === undefined) return { ok: false, refused: 'unknownSeat' };
    this.#tell({ fact: `kernel.${reason}`, seat });
    this.proposal = null;
    if (partner === null || heir === undefined) {
      this.clocks.renew(seat, true);
      return this.#reseat(seat, 'bot', [info.name, level]);
    }
    this.seats[partner] = { ...heir, powers: [...heir.powers, ...info.powers] };
    this.seats[seat] = { ...info, powers: [] };
    handOver(this.referee.state, seat, partner);
    this.referee = this.#refereeOf(this.referee.state);
    this.#aside = true;
    this.#tell({ fact: 'kernel.handedOver', seat, partner });
    return DONE;
  }

  #lose(seat: Seat, reason: 'resigned' | Claim): Done {
    const { leaving } = this.charter;
    if (leaving !== undefined && this.seats.length >= FEWEST_TO_GO_ON) return this.#leave(seat, reason, leaving);
    const others = this.seats.flatMap((_, other) => (other === seat ? [] : [other]));
    const winners = this.game.beaten?.(this.referee.state.game, seat) ?? others;
    this.#finish({ winners, reason });
    this.#tell({ fact: `kernel.${reason}`, seat });
    return DONE;
  }

  #finish(result: Result): void {
    // A new referee, so that no offer of before is remembered.
    this.referee.state.result = result;
    this.referee = this.#refereeOf(this.referee.state);
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
    keepHeirs(state, this.charter.seats, this.seats);
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
    // Whoever comes for one whose time is up has time of his own, and is not on leave.
    this.clocks.setAway(seat, false);
    if (this.clocks.fallen().includes(seat)) this.clocks.renew(seat, true);
    this.#tell({ fact: 'kernel.reseated', seat, kind, name });
    // A bot has no say in undo and pause: nobody waits for its answer any more.
    const proposal = this.proposal;
    if (proposal === null || kind !== 'bot' || proposal.what.kind === 'draw') return DONE;
    answerProposal(proposal, seat, true);
    return this.#settleProposal();
  }
}
