import type { Arg } from '../actions.ts';
import { StateDice } from '../dice.ts';
import type { Fact, Logged } from '../facts.ts';
import type { Game } from '../game.ts';
import { checkOf, hashOf } from '../hash.ts';
import { copy } from '../json.ts';
import { isTimed } from '../match.ts';
import { type Prepared, prepare } from '../prepare.ts';
import type { Kind } from '../procedure.ts';
import { Referee } from '../referee.ts';
import { RulesFault } from '../refusal.ts';
import { NOBODY, only, type Seat } from '../seats.ts';
import type { Result, State } from '../state.ts';
import { Clocks } from './clock.ts';
import { keepPresent, type Moment, positionBefore, rewound, thinOut, undoTarget } from './history.ts';
import { Numbering } from './numbering.ts';
import { answerProposal, type OpenProposal, openProposal, outcomeOf, proposalFrom } from './proposals.ts';
import { type Charter, type CheckedEntry, DONE, type Done, type Entry, type Proposal, type SeatInfo } from './types.ts';

/**
 * A match as the sum of its entries: what each of them does to seats, state, clocks, undo and proposals. Applying the
 * same entries again gives the same match: live play, a replay and `verify` all go through `applyEntry`.
 */
export class MatchCore<G extends Kind> {
  readonly game: Game<G>;
  readonly charter: Charter;
  readonly entries: CheckedEntry[] = [];
  readonly log: Logged[] = [];
  readonly seats: SeatInfo[];
  protected readonly clocks: Clocks;
  protected readonly numbering: Numbering;
  protected referee: Referee<G>;
  protected proposal: OpenProposal | null = null;
  /** The actions that still stand, for undo. */
  protected readonly moments: Moment<G['state']>[] = [];
  #paused = false;
  readonly #prepared: Prepared<G>;
  readonly #key: string;
  /** The entry that facts belong to; 0 while the match is set up. */
  #entering = 0;
  /** The seat that alone may notice the entry being applied, if it is private. */
  #hidden: Seat | null = null;
  /** Entries before which the position must be kept, because actions alone do not lead to it. */
  readonly #pinned = new Set<number>();
  #pinNext = false;

  protected constructor(game: Game<G>, charter: Charter, state: State<G['state']>) {
    this.game = game;
    this.charter = charter;
    this.seats = [...charter.seats];
    // The charter is part of the key: whoever edits it breaks every check.
    this.#key = (state.dice.kind === 'keyed' ? state.dice.key : '') + hashOf(charter);
    this.#prepared = prepare(game);
    this.clocks = new Clocks(charter.clock, charter.seats.length);
    this.numbering = new Numbering(charter.seats.length);
    this.referee = this.#refereeOf(state).start();
    checkNext(this.referee);
    this.clocks.waitFor(this.referee.waiting());
  }

  #refereeOf(state: State<G['state']>): Referee<G> {
    return new Referee(this.#prepared, state, { tell: (fact) => this.#tell(fact) });
  }

  protected isSeat(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.seats.length;
  }

  #tell(fact: Fact): void {
    this.log.push({ at: this.#entering, fact });
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

  waiting(): Seat[] {
    return this.referee.waiting();
  }

  /**
   * Applies one entry of a match, live or from a file. A refused one changes nothing. `checked` is its check where the
   * host knows it to be right: reckoning it is most of the work.
   */
  applyEntry(entry: Entry, checked?: string): Done {
    const { seat, after } = entry;
    const act = Array.isArray(entry.act) ? ([...entry.act] as [string, ...Arg[]]) : entry.act;
    if (!this.isSeat(seat)) return { ok: false, refused: 'unknownSeat' };
    const clocks = this.clocks.save();
    if (this.result === null) this.clocks.pass(after);
    this.#hidden = null;
    this.#entering = this.entries.length + 1;
    const told = this.log.length;
    const done = this.#apply({ seat, act, after });
    if (!done.ok) {
      this.clocks.restore(clocks);
      this.log.length = told;
      return done;
    }
    const check = checked ?? checkOf(this.#key, this.entries.length, [seat, act, after, this.referee.state]);
    this.entries.push({ seat, act, after, check });
    this.numbering.add(this.#hidden);
    this.clocks.freeze(this.#paused);
    this.clocks.waitFor(this.waiting());
    return DONE;
  }

  #apply(entry: Entry): Done {
    const { seat, act } = entry;
    const [verb = '', first, ...rest]: readonly (Arg | undefined)[] = Array.isArray(act) ? (act as Arg[]) : [];
    if (this.result !== null && verb !== '!reseat') return { ok: false, refused: 'finished' };
    switch (verb) {
      case '!undo':
        return this.#undo(seat);
      case '!resign':
        return this.#lose(seat, 'resigned');
      case '!timeout':
        return this.clocks.fallen().includes(seat) ? this.#lose(seat, 'time') : { ok: false, refused: 'timeLeft' };
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
        this.#hidden = seat;
        return this.referee.order(seat, String(first), rest.length === 0 ? null : rest);
      case '!reseat':
        return this.#reseat(seat, first, rest);
      default:
        return this.#paused ? { ok: false, refused: 'paused' } : this.#play(entry);
    }
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
    const at = this.entries.length;
    const clocks = this.clocks.save();
    this.moments.push({
      entry: at,
      seat,
      act,
      elapsed,
      before,
      dice,
      shown: shown !== NOBODY,
      private: hidden,
      clocks,
    });
    if (hidden) this.#hidden = seat;
    if (this.#pinNext) this.#pinned.add(at);
    this.#pinNext = false;
    thinOut(this.moments, this.#pinned);
    this.clocks.decided(seat);
    if (this.proposal !== null && !hidden) {
      this.#tell({ fact: 'kernel.lapsed', kind: this.proposal.what.kind });
      this.proposal = null;
    }
    return DONE;
  }

  #undo(seat: Seat): Done {
    const target = undoTarget(this.moments, seat);
    if ('blocked' in target) return { ok: false, refused: 'undoBlocked', by: target.blocked };
    const now = this.state;
    const undone = this.moments[target.at] as Moment<G['state']>;
    const before = this.#positionBefore(target.at);
    const later = this.moments.splice(target.at);
    this.referee = this.#refereeOf(before);
    this.#pinNext = true;
    // What others did meanwhile in their own branches stands: it is played again, silently.
    const told = this.log.length;
    for (const moment of later.slice(1)) {
      const position = copy(this.referee.state);
      this.referee.play(moment.seat, moment.act, { elapsed: moment.elapsed });
      this.moments.push({ ...moment, before: position });
    }
    this.log.length = told;
    keepPresent(this.referee.state, now, undone.private ? seat : null);
    this.clocks.giveBack(seat, undone.clocks);
    this.#tell({ fact: 'kernel.undone', seat, ...(undone.private ? { to: only(seat) } : {}) });
    if (undone.private) this.#hidden = seat;
    return DONE;
  }

  #positionBefore(at: number): State<G['state']> {
    return positionBefore(this.moments, at, (from, actions) => {
      const referee = new Referee(this.#prepared, from);
      for (const { seat, act, elapsed } of actions) referee.play(seat, act, { elapsed });
      return referee.state;
    });
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
    if (what.kind === 'undo' && !this.moments.some((moment) => moment.entry === what.entry - 1)) {
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
    const at = this.moments.findIndex((moment) => moment.entry === entry - 1);
    if (at < 0) return;
    const now = this.referee.state;
    const state = rewound(this.game, this.#positionBefore(at), now, (fresh) => new StateDice(fresh.dice));
    this.moments.length = at;
    this.#pinNext = true;
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
