import type { Action } from '../actions.ts';
import { commitment, keyedDice } from '../dice.ts';
import { type Logged, readLog } from '../facts.ts';
import type { Game, SetupFault } from '../game.ts';
import { hashOf } from '../hash.ts';
import { copy } from '../json.ts';
import { isFault, isTimed, newState } from '../match.ts';
import type { Kind } from '../procedure.ts';
import type { Decision, Referee } from '../referee.ts';
import type { Seat, Viewer } from '../seats.ts';
import type { Result, State } from '../state.ts';
import { viewOf } from '../view.ts';
import type { SeatClock } from './clock.ts';
import { MatchCore } from './core.ts';
import { undoTarget } from './history.ts';
import type { MatchFile } from './match-file.ts';
import type { OpenProposal } from './proposals.ts';
import { type Charter, DONE, type Done, type Proposal, type SeatInfo, type UndoBarrier } from './types.ts';

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
 * One table with its match, as the page's worker and the server run it. It does no I/O and knows no clock: whoever runs
 * it says what time it is.
 */
export class Table<G extends Kind> extends MatchCore<G> {
  readonly #seed: string;
  /** The time of the last entry, by the host's clock. */
  #now: number;

  private constructor(game: Game<G>, charter: Charter, seed: string, state: State<G['state']>, now: number) {
    super(game, charter, state);
    this.#seed = seed;
    this.#now = now;
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
    try {
      return new Table(game, charter, seed, state, now);
    } catch (error) {
      return { fault: error instanceof Error ? error.message : String(error) };
    }
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

  /** Everything that this viewer may see, and what happened since entry `since`, in the viewer's own counting. */
  show(viewer: Viewer, since = 0): Showing<G['state']> {
    const referee = this.referee;
    return {
      charter: this.charter,
      seats: copy(this.seats),
      view: viewOf(this.game, referee.state, viewer),
      decision: viewer < 0 ? null : referee.decision(viewer),
      waiting: referee.waiting(),
      log: this.#readLog(viewer, since),
      entries: this.numbering.count(viewer),
      clocks: this.clocks.show(),
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

  #readLog(viewer: Viewer, since: number): Logged[] {
    const lines: Logged[] = [];
    for (const { at, fact } of readLog(this.log, viewer)) {
      const number = this.numbering.of(viewer, at);
      if (number >= since) lines.push({ at: number, fact });
    }
    return lines;
  }

  undoBlocked(seat: Seat): UndoBarrier | null {
    const target = undoTarget(this.moments, seat);
    return 'blocked' in target ? target.blocked : null;
  }

  /** After how many milliseconds a clock falls if nobody acts; the host then calls `tick`. */
  untilFall(): number | null {
    return this.paused || this.result !== null ? null : this.clocks.untilFall();
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

  /** Puts another player on a chair: a bot for somebody who left, or the other way round. */
  reseat(seat: Seat, info: Pick<SeatInfo, 'name' | 'kind' | 'level'>, now: number): Done {
    return this.#enter(seat, ['!reseat', info.kind, info.name, info.level ?? ''], now);
  }

  /** Time has passed: whoever has none left loses. */
  tick(now: number): Done {
    if (this.paused || this.result !== null || this.clocks.rules === null) return DONE;
    const [seat] = this.clocks.fallen(Math.round(now - this.#now));
    return seat === undefined ? DONE : this.#enter(seat, ['!timeout'], now);
  }

  /** Applies an entry, and writes it down if it stands. */
  #enter(seat: Seat, act: Action, now: number): Done {
    if (!Array.isArray(act) || act[0] !== '!timeout') this.tick(now);
    const timed = this.clocks.rules !== null || isTimed(this.game, this.charter.scenario);
    const after = timed ? Math.max(0, Math.round(now - this.#now)) : 0;
    const done = this.applyEntry({ seat, act, after });
    if (done.ok) this.#now = Math.max(this.#now, now);
    return done;
  }

  /** The match as a file. The seed of a running match is told only to whoever may play it on. */
  file(withSeed: boolean): MatchFile {
    const { result } = this;
    const end = result === null ? null : { result, hash: hashOf(this.referee.state) };
    const seed = withSeed || result !== null ? this.#seed : null;
    return { charter: this.charter, entries: [...this.entries], seed, end };
  }
}
