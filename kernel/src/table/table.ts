import type { Action, Arg } from '../actions.ts';
import { commitment, keyedDice, StateDice } from '../dice.ts';
import { type Fact, type Logged, readLog } from '../facts.ts';
import type { Game, SetupFault } from '../game.ts';
import { checkOf, hashOf } from '../hash.ts';
import { copy } from '../json.ts';
import { isFault, newState } from '../match.ts';
import { type Prepared, prepare } from '../prepare.ts';
import type { Kind } from '../procedure.ts';
import { type Decision, Referee } from '../referee.ts';
import { NOBODY, type Seat, type Viewer } from '../seats.ts';
import type { Result, State } from '../state.ts';
import { viewOf } from '../view.ts';
import { Clocks, type SeatClock } from './clock.ts';
import { keepStamps, type Moment, positionBefore, rewound, thinOut, undoTarget } from './history.ts';
import type { MatchFile } from './match-file.ts';
import { answerProposal, type OpenProposal, openProposal, outcomeOf, proposalFrom } from './proposals.ts';
import {
  type Charter,
  type CheckedEntry,
  DONE,
  type Done,
  type Entry,
  type Proposal,
  type SeatInfo,
  type UndoBarrier,
} from './types.ts';

/** What a match is opened with. The seed is the host's to make: the kernel has no chance of its own. */
export interface Opening extends Pick<Charter, 'scenario' | 'options' | 'seats' | 'clock' | 'nonces'> {
  readonly seed: string;
}

/** Everything a seat, or the public, gets to see of a table. */
export interface Showing<S> {
  readonly charter: Charter;
  readonly seats: readonly SeatInfo[];
  readonly view: State<S>;
  readonly decision: Decision | null;
  readonly waiting: readonly Seat[];
  /** What happened since the entry that was asked for, as far as the viewer may know. */
  readonly log: readonly Logged[];
  readonly entries: number;
  readonly clocks: readonly SeatClock[] | null;
  readonly paused: boolean;
  readonly proposal: OpenProposal | null;
  /** Null when the seat may take back its last action; otherwise what stands between. */
  readonly undoBlocked: UndoBarrier | null;
  readonly result: Result | null;
}

/**
 * One match: seats, state, entries, clocks, undo, proposals. It does no I/O and knows no clock: whoever runs it says
 * what time it is. Whatever happens is an entry, and applying the entries again gives the same match: the page's
 * worker, the server, a replay and `verify` all go through `#apply`.
 */
export class Table<G extends Kind> {
  readonly game: Game<G>;
  readonly charter: Charter;
  readonly entries: CheckedEntry[] = [];
  readonly log: Logged[] = [];
  readonly seats: SeatInfo[];
  readonly #prepared: Prepared<G>;
  readonly #seed: string;
  readonly #key: string;
  readonly #clocks: Clocks;
  #referee: Referee<G>;
  #moments: Moment<G['state']>[] = [];
  /** Entries before which the position must be kept, because actions alone do not lead to it. */
  readonly #pinned = new Set<number>();
  #pinNext = false;
  #proposal: OpenProposal | null = null;
  #paused = false;
  /** The time of the last entry, by the host's clock. */
  #now: number;

  private constructor(game: Game<G>, charter: Charter, seed: string, state: State<G['state']>, now: number) {
    this.game = game;
    this.charter = charter;
    this.seats = [...charter.seats];
    this.#seed = seed;
    this.#key = state.dice.kind === 'keyed' ? state.dice.key : '';
    this.#prepared = prepare(game);
    this.#clocks = new Clocks(charter.clock, charter.seats.length);
    this.#now = now;
    this.#referee = this.#refereeOf(state).start();
    this.#clocks.waitFor(this.#referee.waiting());
  }

  static open<G extends Kind>(game: Game<G>, opening: Opening, now: number): Table<G> | SetupFault {
    const { scenario, options, seats, clock, nonces, seed } = opening;
    const setup = { scenario, options, seats: seats.map((seat) => seat.powers) };
    const state = newState(game, setup, keyedDice(seed, nonces));
    if (isFault(state)) return state;
    const { id, edition } = game;
    const content = hashOf(game.content);
    const charter = {
      game: id,
      edition,
      content,
      scenario,
      options,
      seats,
      clock,
      commitment: commitment(seed),
      nonces,
    };
    return new Table(game, charter, seed, state, now);
  }

  #refereeOf(state: State<G['state']>): Referee<G> {
    return new Referee(this.#prepared, state, { tell: (fact) => this.#tell(fact) });
  }

  #tell(fact: Fact): void {
    this.log.push({ at: this.entries.length + 1, fact });
  }

  get state(): Readonly<State<G['state']>> {
    return this.#referee.state;
  }

  get result(): Result | null {
    return this.#referee.state.result;
  }

  get paused(): boolean {
    return this.#paused;
  }

  waiting(): Seat[] {
    return this.#referee.waiting();
  }

  decision(seat: Seat): Decision | null {
    return this.#referee.decision(seat);
  }

  /** A referee that sees what the seat sees: for explanations and odds. */
  through(seat: Seat): Referee<G> {
    return this.#referee.through(seat);
  }

  /** The bot that must move now, if one must. */
  botToMove(): { seat: Seat; level: string } | null {
    if (this.#paused) return null;
    for (const seat of this.waiting()) {
      const info = this.seats[seat];
      if (info?.kind === 'bot') return { seat, level: info.level ?? '' };
    }
    return null;
  }

  /** Everything that this viewer may see, and what happened since entry `since`. */
  show(viewer: Viewer, since = 0): Showing<G['state']> {
    const referee = this.#referee;
    return {
      charter: this.charter,
      seats: this.seats,
      view: viewOf(this.game, referee.state, viewer),
      decision: viewer < 0 ? null : referee.decision(viewer),
      waiting: referee.waiting(),
      log: readLog(this.log, viewer, since),
      entries: this.entries.length,
      clocks: this.#clocks.show(),
      paused: this.#paused,
      proposal: this.#proposal,
      undoBlocked: viewer < 0 ? 'nothing' : this.undoBlocked(viewer),
      result: referee.state.result,
    };
  }

  undoBlocked(seat: Seat): UndoBarrier | null {
    const target = undoTarget(this.#moments, seat);
    return 'blocked' in target ? target.blocked : null;
  }

  /** After how many milliseconds a clock falls if nobody acts; the host then calls `tick`. */
  untilFall(): number | null {
    return this.#paused || this.result !== null ? null : this.#clocks.untilFall();
  }

  act(seat: Seat, action: unknown, now: number, stamp?: number): Done {
    if (this.#paused) return { ok: false, refused: 'paused' };
    if (Array.isArray(action) && typeof action[0] === 'string' && action[0].startsWith('!')) {
      return { ok: false, refused: 'malformed', detail: `there is no verb "${action[0].slice(0, 40)}"` };
    }
    if (stamp !== undefined && stamp !== this.#referee.state.stamp[seat]) {
      const open = this.#referee.offers(seat).length > 0;
      return { ok: false, refused: open ? 'stale' : this.result === null ? 'notYourTurn' : 'finished' };
    }
    return this.#enter(seat, action as Action, now);
  }

  undo(seat: Seat, now: number): Done {
    return this.#enter(seat, ['!undo'], now);
  }

  resign(seat: Seat, now: number): Done {
    return this.#enter(seat, ['!resign'], now);
  }

  propose(seat: Seat, what: Proposal, now: number): Done {
    return this.#enter(seat, what.kind === 'undo' ? ['!propose', 'undo', what.entry] : ['!propose', what.kind], now);
  }

  answer(seat: Seat, yes: boolean, now: number): Done {
    return this.#enter(seat, [yes ? '!accept' : '!decline'], now);
  }

  /** Goes on after a pause. */
  resume(seat: Seat, now: number): Done {
    return this.#enter(seat, ['!resume'], now);
  }

  /** Gives a standing order for a window, or takes it back. */
  order(seat: Seat, window: string, answer: Action | null, now: number): Done {
    return this.#enter(seat, ['!order', window, ...(answer ?? [])], now);
  }

  /** Puts another player on a chair: a bot for somebody who left, or the other way round. */
  reseat(seat: Seat, info: Pick<SeatInfo, 'name' | 'kind' | 'level'>, now: number): Done {
    return this.#enter(seat, ['!reseat', info.kind, info.name, info.level ?? ''], now);
  }

  /** Time has passed: whoever has none left loses. */
  tick(now: number): Done {
    if (this.#paused || this.result !== null || this.#clocks.rules === null) return DONE;
    const [seat] = this.#clocks.fallen(Math.round(now - this.#now));
    return seat === undefined ? DONE : this.#enter(seat, ['!timeout'], now);
  }

  /** Applies an entry, and writes it down if it stands. */
  #enter(seat: Seat, act: Action, now: number): Done {
    const timed = this.#clocks.rules !== null || this.game.timed === true;
    const after = timed ? Math.max(0, Math.round(now - this.#now)) : 0;
    const done = this.applyEntry({ seat, act, after });
    if (done.ok) this.#now = now;
    return done;
  }

  /** Applies one entry of a match, live or from a file. A refused one changes nothing. */
  applyEntry(entry: Entry): Done {
    const { seat, act, after } = entry;
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.seats.length) return { ok: false, refused: 'unknownSeat' };
    const clocks = this.#clocks.save();
    if (!this.#paused && this.result === null) this.#clocks.pass(after);
    const told = this.log.length;
    const done = this.#apply(entry);
    if (!done.ok) {
      this.#clocks.restore(clocks);
      this.log.length = told;
      return done;
    }
    const check = checkOf(this.#key, this.entries.length, this.#referee.state);
    this.entries.push({ seat, act: [...act] as [string, ...Arg[]], after, check });
    this.#clocks.waitFor(this.#paused ? [] : this.waiting());
    return DONE;
  }

  #apply(entry: Entry): Done {
    const { seat, act } = entry;
    const [verb, first, ...rest] = Array.isArray(act) ? act : ['', 0];
    if (this.result !== null && verb !== '!reseat') return { ok: false, refused: 'finished' };
    switch (verb) {
      case '!undo':
        return this.#undo(seat);
      case '!resign':
        return this.#lose(seat, 'resigned');
      case '!timeout':
        return this.#clocks.fallen().includes(seat) ? this.#lose(seat, 'time') : { ok: false, refused: 'timeLeft' };
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
        // The next position is kept: it has the order in it, which no action of the game brings back.
        this.#pinNext = true;
        return this.#referee.order(seat, String(first), rest.length === 0 ? null : rest);
      case '!reseat':
        return this.#reseat(seat, first, rest);
      default:
        return this.#paused ? { ok: false, refused: 'paused' } : this.#play(entry);
    }
  }

  #play({ seat, act }: Entry): Done {
    const referee = this.#referee;
    const before = copy(referee.state);
    const elapsed = this.game.timed === true ? this.#clocks.waited(seat) : 0;
    try {
      const played = referee.play(seat, act, { elapsed });
      if (!played.ok) return played;
    } catch (error) {
      // A fault of the rules must not cost anybody the match: everything is as it was before.
      this.#referee = this.#refereeOf(before);
      return { ok: false, refused: 'fault', detail: error instanceof Error ? error.message : String(error) };
    }
    const { dice, shown, private: hidden } = referee.disclosure;
    const at = this.entries.length;
    this.#moments.push({ entry: at, seat, act, elapsed, before, dice, shown: shown !== NOBODY, private: hidden });
    if (this.#pinNext) this.#pinned.add(at);
    this.#pinNext = false;
    thinOut(this.#moments, this.#pinned);
    this.#clocks.decided(seat);
    if (this.#proposal !== null) {
      this.#tell({ fact: 'kernel.lapsed', kind: this.#proposal.what.kind });
      this.#proposal = null;
    }
    return DONE;
  }

  #undo(seat: Seat): Done {
    const target = undoTarget(this.#moments, seat);
    if ('blocked' in target) return { ok: false, refused: 'undoBlocked', by: target.blocked };
    const latest = this.state.stamp;
    const undone = this.#moments[target.at] as Moment<G['state']>;
    const before = this.#positionBefore(target.at);
    const later = this.#moments.splice(target.at);
    this.#referee = this.#refereeOf(before);
    this.#pinNext = true;
    // What others did meanwhile in their own branches stands: it is played again, silently.
    const told = this.log.length;
    for (const moment of later.slice(1)) {
      const position = copy(this.#referee.state);
      this.#referee.play(moment.seat, moment.act, { elapsed: moment.elapsed });
      this.#moments.push({ ...moment, before: position });
    }
    this.log.length = told;
    keepStamps(this.#referee.state, latest);
    this.#tell({ fact: 'kernel.undone', seat, entry: undone.entry + 1 });
    return DONE;
  }

  #positionBefore(at: number): State<G['state']> {
    return positionBefore(this.#moments, at, (from, actions) => {
      const referee = new Referee(this.#prepared, from);
      for (const { seat, act, elapsed } of actions) referee.play(seat, act, { elapsed });
      return referee.state;
    });
  }

  #lose(seat: Seat, reason: 'resigned' | 'time'): Done {
    const others = this.seats.flatMap((_, other) => (other === seat ? [] : [other]));
    const winners = this.game.beaten?.(this.#referee.state.game, seat) ?? others;
    this.#finish({ winners, reason });
    this.#tell({ fact: `kernel.${reason}`, seat });
    return DONE;
  }

  #finish(result: Result): void {
    // A new referee, so that no offer of before is remembered.
    const state = this.#referee.state;
    state.result = result;
    this.#referee = this.#refereeOf(state);
    this.#proposal = null;
  }

  #propose(seat: Seat, what: Proposal | null): Done {
    if (what === null) return { ok: false, refused: 'malformed', detail: 'propose a draw, an undo or a pause' };
    if (this.#proposal !== null) return { ok: false, refused: 'alreadyProposed' };
    if (what.kind === 'undo' && !this.#moments.some((moment) => moment.entry === what.entry - 1)) {
      return { ok: false, refused: 'noSuchEntry' };
    }
    this.#proposal = openProposal(seat, what, this.seats);
    this.#tell({ fact: 'kernel.proposed', seat, kind: what.kind });
    return this.#settleProposal();
  }

  #answer(seat: Seat, yes: boolean): Done {
    if (this.#proposal === null || !answerProposal(this.#proposal, seat, yes)) {
      return { ok: false, refused: 'noProposal' };
    }
    this.#tell({ fact: yes ? 'kernel.accepted' : 'kernel.declined', seat });
    return this.#settleProposal();
  }

  /** A proposal comes about when everybody else is for it, and is off the table when one is against. */
  #settleProposal(): Done {
    const proposal = this.#proposal;
    const now = proposal === null ? 'open' : outcomeOf(proposal);
    if (proposal === null || now === 'open') return DONE;
    this.#proposal = null;
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
    const at = this.#moments.findIndex((moment) => moment.entry === entry - 1);
    if (at < 0) return;
    const now = this.#referee.state;
    const state = rewound(this.game, this.#positionBefore(at), now, (fresh) => new StateDice(fresh.dice));
    this.#moments.length = at;
    this.#pinNext = true;
    keepStamps(state, now.stamp);
    this.#referee = this.#refereeOf(state);
    this.#tell({ fact: 'kernel.rewound', entry });
  }

  #reseat(seat: Seat, kind: Arg | undefined, [name, level]: readonly Arg[]): Done {
    const info = this.seats[seat];
    if (info === undefined || (kind !== 'person' && kind !== 'bot') || typeof name !== 'string') {
      return { ok: false, refused: 'malformed', detail: 'a seat is taken by a person or a bot with a name' };
    }
    const rank = kind === 'bot' && typeof level === 'string' ? { level } : {};
    this.seats[seat] = { name, kind, powers: info.powers, ...rank };
    this.#tell({ fact: 'kernel.reseated', seat, kind, name });
    return DONE;
  }

  /** The match as a file. The seed of a running match is told only to whoever may play it on. */
  file(withSeed: boolean): MatchFile {
    const { result } = this;
    const end = result === null ? null : { result, hash: hashOf(this.#referee.state) };
    const seed = withSeed || result !== null ? this.#seed : null;
    return { charter: this.charter, entries: [...this.entries], seed, end };
  }
}
