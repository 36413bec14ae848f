import {
  type Action,
  copy,
  type Done,
  explainThing,
  type Explanation,
  fastDice,
  type Game,
  hashOf,
  imagine,
  type Json,
  type Kind,
  type Offer,
  prepare,
  Referee,
  type Seat,
  type State,
  StateDice,
  type Table,
  type Thing,
  type Viewer,
  viewOf,
  writeMatch,
} from '@bivouac/kernel';
import type { MatchRecord } from '../matches/record.ts';
import { canAskOpenly, countThings, factsOf, personAsked } from './look-at.ts';
import type { AheadQuestion, BotQuestion } from './bots/question.ts';
import type { ChanceMoment, Host, Look, OrderChange, Position } from './protocol.ts';
import { Timeline } from './timeline.ts';

const NOBODY_SAT = -1;
/** What a window always offers. */
const PASS = 'pass';
/** A bot may think ahead for so many entries: more than a person makes in a turn. */
const FORESEEN = 16;

/** A match of this browser: the kernel's table, and what its bots are asked. */
export class MatchHost<G extends Kind> implements Host {
  readonly facts;
  readonly hasFile = true;
  readonly #game: Game<G>;
  readonly #table: Table<G>;
  readonly #now: () => number;
  /** When the last entry was made, or the match was opened: the clocks stand as they were then. */
  #since: number;
  #timeline: Timeline<G> | null = null;

  constructor(game: Game<G>, table: Table<G>, now: () => number = Date.now) {
    this.#game = game;
    this.#table = table;
    this.#now = now;
    this.#since = now();
    this.facts = factsOf(game);
  }

  look(viewer: Viewer, asked: Seat | null): Look {
    const table = this.#table;
    const shown = table.show(viewer);
    const decision = asked === null ? shown.decision : table.decision(asked);
    const undoBlocked = asked === null ? shown.undoBlocked : table.undoBlocked(asked);
    const person = personAsked(shown.waiting, shown.seats);
    const question = person === null ? null : table.decision(person);
    return {
      showing: { ...shown, decision, undoBlocked },
      viewer,
      things: countThings(this.#game, shown.view),
      bot: shown.result === null ? (table.botToMove()?.seat ?? null) : null,
      person,
      openly:
        person !== null &&
        question !== null &&
        canAskOpenly(this.#game, table.state, { seat: person, viewer, offers: question.offers }),
      time: shown.clocks === null ? null : { seats: shown.clocks, since: this.#now() - this.#since },
    };
  }

  /** Does something at the time it is now, and notes that time if it stands. */
  #enter(what: (now: number) => Done): Done {
    const now = this.#now();
    const { length } = this.#table;
    const done = what(now);
    if (this.#table.length !== length) this.#since = now;
    return done;
  }

  act(seat: Seat, action: Action, stamp: number | undefined): Done {
    const done = this.#enter((now) => this.#table.act(seat, action, now, stamp));
    this.#passOn();
    return done;
  }

  /**
   * The one person among bots, where passing is all that he could do. Games ask even then, so that nobody learns what
   * another holds; bots learn nothing from it.
   */
  #idle(): Seat | null {
    const { seats, result } = this.#table;
    const [person, ...others] = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    if (person === undefined || others.length > 0 || result !== null) return null;
    const [first, ...more] = this.#table.decision(person)?.offers ?? [];
    return first?.[0] === PASS && first.length === 1 && more.length === 0 ? person : null;
  }

  /** Passes for a person who could do nothing else. */
  #passOn(): void {
    for (let seat = this.#idle(); seat !== null; seat = this.#idle()) {
      const idle = seat;
      if (!this.#enter((now) => this.#table.act(idle, [PASS], now)).ok) return;
    }
  }

  tick(): boolean {
    const { length } = this.#table;
    this.#enter((now) => this.#table.tick(now));
    return this.#table.length !== length;
  }

  untilFall(): number | null {
    const left = this.#table.untilFall();
    return left === null ? null : Math.max(0, left - (this.#now() - this.#since));
  }

  botQuestion(): BotQuestion | null {
    const table = this.#table;
    const next = table.botToMove();
    if (next === null || table.result !== null) return null;
    return this.#question(next, table.state, table.decision(next.seat)?.offers ?? [], table.length);
  }

  ponderQuestion(): AheadQuestion | null {
    const table = this.#table;
    const seat = table.seats.findIndex(({ kind }) => kind === 'bot');
    if (seat < 0 || table.result !== null || table.botToMove() !== null) return null;
    const { length } = table;
    const question = this.#question({ seat, level: table.seats[seat]?.level ?? '' }, table.state, [], length);
    return { ...question, seeds: Array.from({ length: FORESEEN }, (_, n) => this.#seedAt(length + n)) };
  }

  pastQuestion(at: number): BotQuestion | null {
    const { entries, seats, result } = this.#table;
    const state = result === null ? null : this.#times().stateAt(at - 1);
    const seat = entries[at - 1]?.seat ?? NOBODY_SAT;
    const { kind, level = '' } = seats[seat] ?? {};
    if (state === null || kind !== 'bot') return null;
    const offers = new Referee(prepare(this.#game), copy(state)).offers(seat);
    return this.#question({ seat, level }, state, offers, at - 1);
  }

  /** The bot's own dice come from the match and the number of the entry: so a match can be played again. */
  #seedAt(entries: number): string {
    return hashOf([this.#table.charter.commitment, entries]);
  }

  #question(
    { seat, level }: { readonly seat: Seat; readonly level: string },
    state: Readonly<State<G['state']>>,
    offers: readonly Offer[],
    entries: number,
  ): BotQuestion {
    return { level, seat, view: viewOf(this.#game, state, seat), offers, seed: this.#seedAt(entries) };
  }

  chances(facts: readonly string[]): readonly ChanceMoment[] {
    return this.#table.result === null ? [] : this.#times().chances(facts);
  }

  /** Takes back what the player did, not what was passed for him since. */
  undo(seat: Seat): Done {
    let done = this.#enter((now) => this.#table.undo(seat, now));
    while (done.ok && this.#idle() !== null) done = this.#enter((now) => this.#table.undo(seat, now));
    this.#passOn();
    return done;
  }

  resign(seat: Seat): Done {
    return this.#enter((now) => this.#table.resign(seat, now));
  }

  /** Bots play to the end: they decline. */
  proposeDraw(seat: Seat): Done {
    const table = this.#table;
    const done = this.#enter((now) => table.propose(seat, { kind: 'draw' }, now));
    const bot = table.seats.findIndex(({ kind }) => kind === 'bot');
    if (done.ok && bot >= 0) this.#enter((now) => table.answer(bot, false, now));
    return done;
  }

  answer(seat: Seat, yes: boolean): Done {
    return this.#enter((now) => this.#table.answer(seat, yes, now));
  }

  order(seat: Seat, { window, answer }: OrderChange): Done {
    return this.#enter((now) => this.#table.order(seat, window, answer, now));
  }

  explain(seat: Seat, thing: Thing): Explanation {
    return explainThing(this.#table.through(seat), seat, thing);
  }

  length(): number {
    return this.#table.length;
  }

  #times(): Timeline<G> {
    this.#timeline ??= new Timeline(this.#game, this.#table);
    this.#timeline.catchUp();
    return this.#timeline;
  }

  position(at: number, viewer: Viewer): Position {
    return this.#times().position(at, viewer);
  }

  branch(at: number, viewer: Viewer): { readonly text: string } | { readonly state: Json } | null {
    const table = this.#table;
    const state = this.#times().stateAt(at);
    if (state === null) return null;
    if (table.result !== null) {
      const { end: _, entries, ...rest } = table.file(true);
      return { text: writeMatch({ ...rest, entries: entries.slice(0, at), end: null }) };
    }
    const dice = new StateDice(fastDice(crypto.randomUUID()));
    const imagined = imagine(this.#game, viewOf(this.#game, state, viewer), viewer, dice);
    return { state: JSON.parse(JSON.stringify(imagined)) as Json };
  }

  kept(from: MatchRecord): MatchRecord {
    const { seats, length: entries, result, state } = this.#table;
    const summary = { seats: [...seats], holder: [...state.holder], entries, result };
    return { ...from, changed: Date.now(), text: this.fileText(), summary };
  }

  fileText(): string {
    return writeMatch(this.#table.file(true));
  }
}
