import type { Action, Arg } from '../actions.ts';
import { commitment, keyedDice } from '../dice.ts';
import { type Logged, toldTo } from '../facts.ts';
import type { Game, SetupFault } from '../game.ts';
import { hashOf } from '../hash.ts';
import { copy } from '../json.ts';
import { isFault, newState } from '../match.ts';
import type { Policy } from '../mechanisms/policy.ts';
import type { Kind } from '../procedure.ts';
import type { Decision, Referee } from '../referee.ts';
import type { Seat, Viewer } from '../seats.ts';
import type { Result, State } from '../state.ts';
import { viewOf } from '../view.ts';
import type { SeatClock } from './clock.ts';
import type { Claim } from './absence.ts';
import { runOf, timeUpFor } from './acts.ts';
import { type CoreOrders, MatchCore } from './core.ts';
import { REACH } from './history.ts';
import type { Row } from './ledger.ts';
import { charterFault, contentHash, type FileFault, type MatchFile } from './match-file.ts';
import type { OpenProposal } from './proposals.ts';
import { type Saved, SAVED_SHAPE, type SavedCore } from './saved.ts';
import { isWatchOut, untilWatchOut } from './watch.ts';
import {
  type Charter,
  type CheckedEntry,
  DONE,
  type Done,
  type Proposal,
  type SeatInfo,
  type UndoBarrier,
} from './types.ts';

/** What a match is opened with. The seed is the host's to make: the kernel has no chance of its own. */
export interface Opening
  extends Pick<Charter, 'scenario' | 'options' | 'seats' | 'clock' | 'nonces' | 'every' | 'leaving' | 'botDice'> {
  readonly seed: string;
}

/** How a host runs a table. */
export interface Care extends CoreOrders {
  /**
   * The host promises to call `tick` at least this often, in milliseconds. A longer silence means that it did not run:
   * that time is given back to everybody (`!credit`) and charged to nobody.
   */
  readonly heartbeat?: number;
  /** The last time at which the host is known to have run, when a match is resumed. */
  readonly seen?: number;
  /** Whether the host wrote the entries itself: then positions are not hashed again. */
  readonly own?: boolean;
}

/** What a host that has clocks to keep promises: a second is a good time to tick. */
export const HEARTBEAT = 5000;

/** Where falls are claimed, the host still looks so often that time passes, in milliseconds. */
const CLAIM_PULSE = 1000;

/** An entry as a store keeps it, with the host's time. */
export interface TimedEntry extends CheckedEntry {
  readonly at: number;
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
 * One table with its match, as the page's worker and the server run it. It does no I/O and knows no clock: whoever runs
 * it says what time it is.
 */
export class Table<G extends Kind> extends MatchCore<G> {
  readonly #seed: string;
  readonly #heartbeat: number | null;
  /** The time of the last entry, by the host's clock, and when the host last gave a sign of life. */
  #now: number;
  #seen: number;

  private constructor(
    game: Game<G>,
    { charter, seed, at }: Pick<Saved, 'charter' | 'seed' | 'at'>,
    state: State<G['state']>,
    care: Care,
    saved?: SavedCore,
  ) {
    super(game, charter, state, care, saved);
    this.#seed = seed;
    this.#now = at;
    this.#seen = Math.max(at, care.seen ?? at);
    this.#heartbeat = care.heartbeat ?? null;
  }

  static open<G extends Kind>(game: Game<G>, opening: Opening, now: number, care: Care = {}): Table<G> | SetupFault {
    const { scenario, options, seats, clock, nonces, seed, every } = opening;
    const setup = { scenario, options, seats: seats.map((seat) => seat.powers) };
    const state = newState(game, setup, keyedDice(seed, nonces));
    if (isFault(state)) return state;
    const { id, edition } = game;
    const charter: Charter = {
      game: id,
      edition,
      content: contentHash(game),
      scenario,
      options,
      seats,
      clock,
      commitment: commitment(seed),
      nonces,
      ...(every === undefined ? {} : { every }),
      ...(opening.botDice === undefined ? {} : { botDice: opening.botDice }),
      ...(opening.leaving === undefined ? {} : { leaving: opening.leaving }),
    };
    try {
      return new Table(game, { charter, seed, at: Math.round(now) }, state, care);
    } catch (error) {
      return { fault: error instanceof Error ? error.message : String(error) };
    }
  }

  /**
   * A table as it was saved, with the entries that have come since: from here on it does and shows what the table would
   * that was never closed. Clocks go on from the last entry, or from `seen`, when the host last ran.
   */
  static resume<G extends Kind>(
    game: Game<G>,
    saved: Saved,
    tail: readonly TimedEntry[],
    care: Care = {},
  ): Table<G> | FileFault {
    const head = charterFault(game, saved.charter, saved.seed);
    if (head !== null) return { ...head, entry: 0, line: 1 };
    // A saved state is plain JSON: it was this game's when it was saved, and the charter says that it is this edition.
    const state = copy(saved.core.state) as State<G['state']>;
    const table = new Table(game, saved, state, care, saved.core);
    for (const [i, entry] of tail.entries()) {
      const fault = table.enterAgain(entry, saved.no + i + 1, care.own === true);
      if (fault !== null) return fault;
    }
    return table;
  }

  /** Applies an entry that was written down before, and compares its check. */
  enterAgain(entry: CheckedEntry & { readonly at?: number }, no: number, own: boolean): FileFault | null {
    const where = { entry: no, line: no + 1 };
    const at = entry.at ?? this.#now + entry.after;
    const done = this.applyEntry(entry, own ? entry.check : undefined, at);
    const { act } = entry;
    if (!done.ok) {
      const detail = `${JSON.stringify(act)}: ${done.refused}`;
      return { fault: 'refusedEntry', ...where, act, refusal: done, detail };
    }
    this.#now = Math.max(this.#now, at);
    this.#seen = Math.max(this.#seen, at);
    if (this.ledger.row(no)?.entry?.check === entry.check) return null;
    const detail = `the position after ${JSON.stringify(act)} is not the one that was played`;
    return { fault: 'badCheck', ...where, act, detail };
  }

  /** All that is needed to go on from here, as plain JSON. */
  save(): Saved {
    const { charter } = this;
    return { shape: SAVED_SHAPE, charter, seed: this.#seed, no: this.length, at: this.#now, core: this.saveCore() };
  }

  /** The host goes on now with a match that was read from a file, in which so much time had passed since its last entry. */
  goOn(now: number, since = 0): void {
    this.setReach(REACH);
    this.#now = Math.round(now) - since;
    this.#seen = Math.round(now);
  }

  /** The host's time of the last entry. */
  get at(): number {
    return this.#now;
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

  /** How many entries a viewer counts. */
  count(viewer: Viewer): number {
    return this.numbering.count(viewer);
  }

  decision(seat: Seat): Decision | null {
    return this.referee.decision(seat);
  }

  /** A referee that sees what the seat sees: for explanations and odds. */
  through(seat: Seat): Referee<G> {
    return this.referee.through(seat);
  }

  /** The bot that must move now, if one must. */
  botToMove(): { seat: Seat; level: string } | null {
    if (this.paused) return null;
    for (const seat of this.waiting()) {
      const info = this.seats[seat];
      if (info?.kind === 'bot') return { seat, level: info.level ?? '' };
    }
    return null;
  }

  /**
   * Everything that this viewer may see, and what happened since entry `since`, in the viewer's own counting. Clocks are
   * those of `now`: as of the last entry they would tell everybody when somebody thought again in private.
   */
  show(viewer: Viewer, since = 0, now: number = this.#now): Showing<G['state']> {
    const referee = this.referee;
    return {
      charter: this.charter,
      seats: copy(this.seats),
      view: viewOf(this.game, referee.state, viewer),
      decision: viewer < 0 ? null : referee.decision(viewer),
      waiting: referee.waiting(),
      log: this.#readLog(viewer, since),
      entries: this.numbering.count(viewer),
      clocks: this.clocks.show(this.#sinceEntry(now)),
      paused: this.paused,
      proposal: this.#proposalFor(viewer),
      undoBlocked: viewer < 0 ? 'nothing' : this.undoBlocked(viewer),
      result: referee.state.result,
    };
  }

  /** A proposal with its entry as the viewer counts it. */
  #proposalFor(viewer: Viewer): OpenProposal | null {
    const proposal = copy(this.proposal);
    if (proposal === null || proposal.what.kind !== 'undo') return proposal;
    return { ...proposal, what: { kind: 'undo', entry: this.numbering.of(viewer, proposal.what.entry) } };
  }

  /** What a viewer may read of what happened since an entry, by his counting, as far as it is still here. */
  #readLog(viewer: Viewer, since: number): Logged[] {
    const lines: Logged[] = [];
    const first = since < 1 ? 0 : Math.max(1, this.numbering.entry(viewer, since));
    if (since > this.numbering.count(viewer)) return lines;
    for (let no = Math.max(first, this.ledger.from); no <= this.length; no++) {
      const facts = this.ledger.facts(no);
      if (facts.length === 0) continue;
      const at = this.numbering.of(viewer, no);
      for (const fact of toldTo(facts, viewer)) lines.push({ at, fact });
    }
    return lines;
  }

  undoBlocked(seat: Seat): UndoBarrier | null {
    const target = this.history.undoTarget(seat);
    return 'blocked' in target ? target.blocked : null;
  }

  /** After how many milliseconds a clock falls if nobody acts; the host then calls `tick`. */
  untilFall(now: number = this.#now): number | null {
    if (this.paused || this.result !== null) return null;
    const since = this.#sinceEntry(now);
    const watch = untilWatchOut(this.referee, this.clocks, this.waiting());
    const left = this.clocks.untilFall();
    if (left === null) return watch === null ? null : Math.max(0, watch - since);
    const until = Math.max(0, Math.min(left, watch ?? left) - since);
    // Nothing happens by itself when time can only be claimed.
    return this.clocks.rules?.onFall === 'claim' ? Math.max(until, CLAIM_PULSE) : until;
  }

  /** The time that has passed since the last entry, as far as it will be charged. */
  #sinceEntry(now: number): number {
    if (this.result !== null) return 0;
    return Math.max(0, (this.#isGap(now) ? this.#seen : Math.round(now)) - this.#now);
  }

  /** Whether the host was silent for longer than it promised. */
  #isGap(now: number): boolean {
    return this.#heartbeat !== null && now - this.#seen > this.#heartbeat;
  }

  act(seat: Seat, action: unknown, now: number, stamp?: number): Done {
    this.tick(now);
    if (this.result !== null) return { ok: false, refused: 'finished' };
    if (!this.isSeat(seat)) return { ok: false, refused: 'unknownSeat' };
    if (this.paused) return { ok: false, refused: 'paused' };
    if (Array.isArray(action) && typeof action[0] === 'string' && action[0].startsWith('!')) {
      return { ok: false, refused: 'malformed', detail: `there is no verb "${action[0].slice(0, 40)}"` };
    }
    if (stamp !== undefined && stamp !== this.referee.state.stamp[seat]) {
      return { ok: false, refused: this.referee.offers(seat).length > 0 ? 'stale' : 'notYourTurn' };
    }
    return this.#enter(seat, action as Action, now);
  }

  /**
   * A run: actions that are played as long as each is still offered and nothing came between. One entry, one undo. The
   * first one must be offered.
   */
  run(seat: Seat, actions: readonly Action[], now: number, stamp?: number): Done {
    if (stamp !== undefined && stamp !== this.referee.state.stamp[seat]) return { ok: false, refused: 'stale' };
    if (this.paused) return { ok: false, refused: 'paused' };
    return this.#enter(seat, runOf(actions), now);
  }

  /** Says something to these seats, or to all: a phrase of the game with its numbers, or a text where it allows one. */
  say(seat: Seat, to: readonly Seat[], phrase: string, args: readonly Arg[], now: number): Done {
    return this.#enter(seat, ['!say', to.join(' '), phrase, ...args], now);
  }

  undo(seat: Seat, now: number): Done {
    return this.#enter(seat, ['!undo'], now);
  }

  resign(seat: Seat, now: number): Done {
    return this.#enter(seat, ['!resign'], now);
  }

  propose(seat: Seat, what: Proposal, now: number): Done {
    if (what.kind !== 'undo') return this.#enter(seat, ['!propose', what.kind], now);
    return this.#enter(seat, ['!propose', 'undo', this.numbering.entry(seat, what.entry)], now);
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

  /** Gives all policies of a seat for a window, in the order in which they are tried; none takes them back. */
  orders(seat: Seat, window: string, policies: readonly Policy[], now: number): Done {
    return this.#enter(seat, ['!orders', window, JSON.stringify(policies)], now);
  }

  /** Puts another player on a chair: a bot for somebody who left, or the other way round. */
  reseat(seat: Seat, info: Pick<SeatInfo, 'name' | 'kind' | 'level'>, now: number): Done {
    return this.#enter(seat, ['!reseat', info.kind, info.name, info.level ?? ''], now);
  }

  /** Gives another seat so many milliseconds more. */
  give(seat: Seat, other: Seat, ms: number, now: number): Done {
    return this.#enter(seat, ['!give', other, ms], now);
  }

  /** Claims what another has lost by his time, or by leaving; with a level, a bot goes on for him instead. */
  claim(seat: Seat, other: Seat, why: Claim, level: string | null, now: number): Done {
    return this.#enter(seat, ['!claim', other, why, ...(level === null ? [] : [level])], now);
  }

  /** Goes on leave, or comes back: meanwhile the seat's time stands. */
  setAway(seat: Seat, isAway: boolean, now: number): Done {
    return this.#enter(seat, [isAway ? '!away' : '!back'], now);
  }

  /** The seats whose time is up, now. */
  fallen(now: number): Seat[] {
    return this.paused || this.result !== null ? [] : this.clocks.fallen(this.#sinceEntry(now));
  }

  /** Time has passed: whoever has none left loses, unless that is for others to claim. */
  tick(now: number): Done {
    this.#credit(now);
    const { rules } = this.clocks;
    if (this.paused || this.result !== null) return DONE;
    const since = Math.round(now) - this.#now;
    const late = this.waiting().find((one) => isWatchOut(this.referee, this.clocks, one, since));
    if (late !== undefined) return this.#enter(late, ['!timeout'], now);
    if (rules === null) return DONE;
    const fallen = this.clocks.fallen(since);
    const seat = fallen.find((one) => rules.onFall !== 'claim' || timeUpFor(this.referee, one) !== null);
    return seat === undefined ? DONE : this.#enter(seat, ['!timeout'], now);
  }

  /** Gives back the time in which the host did not run. */
  #credit(now: number): void {
    const gap = this.#isGap(now) ? Math.round(now) - this.#seen : 0;
    this.#seen = Math.max(this.#seen, Math.round(now));
    if (gap === 0 || !this.timed || this.paused || this.result !== null) return;
    this.#enter(0, ['!credit', gap], now);
  }

  /** Applies an entry, and writes it down if it stands. */
  #enter(seat: Seat, act: Action, now: number): Done {
    const own = Array.isArray(act) && (act[0] === '!timeout' || act[0] === '!credit');
    if (!own) this.tick(now);
    const at = Math.max(this.#now, Math.round(now));
    const after = this.timed ? at - this.#now : 0;
    const done = this.applyEntry({ seat, act, after }, undefined, at);
    if (done.ok) this.#now = at;
    return done;
  }

  /** The head of the match's file, and how it stands or ended: all but its entries. */
  fileHead(withSeed: boolean): Omit<MatchFile, 'entries'> {
    const { result, charter, length } = this;
    const end = result === null ? null : { result, hash: hashOf(this.referee.state) };
    const seed = withSeed || result !== null ? this.#seed : null;
    const since = this.timed ? this.#seen - this.#now : 0;
    const open = result === null ? { entries: length, ...(since > 0 ? { since } : {}) } : null;
    return { charter, seed, end, open };
  }

  /** The match as a file. The seed of a running match is told only to whoever may play it on. */
  file(withSeed: boolean): MatchFile {
    return { ...this.fileHead(withSeed), entries: this.entries };
  }
}
