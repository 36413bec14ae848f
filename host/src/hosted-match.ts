import {
  type Action,
  copy,
  fastDice,
  type Game,
  type Json,
  type Kind,
  type Offer,
  PUBLIC,
  type Seat,
  type State,
  StateDice,
  type Thing,
  toldTo,
  type Viewer,
} from '@bivouac/kernel';
import {
  type CheckedEntry,
  type Done,
  explainThing,
  type Explanation,
  imagine,
  isTimed,
  prepare,
  type Proposal,
  Referee,
  type Row,
  type Saved,
  type SeatInfo,
  type Table,
  viewOf,
  writeMatch,
} from '@bivouac/kernel/table';
import { canAskOpenly, countThings, factsOf, onCommonView, personAsked } from './look-at.ts';
import { type AbsenceDeed, doAbsence } from './absence.ts';
import { botSeed } from './bot-seed.ts';
import type { AheadQuestion, BotQuestion } from './bots/question.ts';
import type { Hosted, Look, MatchSummary, Openness, OrderChange, PolicyChange, Saying } from './hosted.ts';
import { Logbook, type LogPage, type LogPoint, PAGE } from './logbook.ts';
import type { RowSource } from './old-rows.ts';
import { recordText } from './record.ts';
import { asTheHost, type Numbers, numbersOf, ownPage } from './own-numbers.ts';
import { lastSeen, lookBack } from './looking-on.ts';
import { Sayings } from './sayings.ts';
import { isDue, type News } from './store.ts';
import { type ChanceMoment, type Position, Timeline } from './timeline.ts';

const NOBODY_SAT = -1;
/** What a window always offers. */
const PASS = 'pass';
/** A bot may think ahead for so many entries: more than a person makes in a turn. */
const FORESEEN = 16;

/** What a match is opened with besides its table. */
export interface MatchPast {
  /** Its last rows; without them it is a match from its first entry on. */
  readonly rows?: readonly Row[];
  /** Where the rows before those are kept. */
  readonly older?: RowSource;
  readonly savedBefore?: (no: number) => Promise<Saved | null>;
  readonly now: () => number;
}

/** A match: the kernel's table, its log, and what its bots are asked. */
export class HostedMatch<G extends Kind> implements Hosted {
  readonly facts;
  readonly hasFile = true;
  readonly #game: Game<G>;
  readonly #table: Table<G>;
  readonly #seed: string;
  readonly #now: () => number;
  readonly #book: Logbook;
  readonly #sayings = new Sayings();
  readonly #timeline: Timeline<G>;

  constructor(game: Game<G>, table: Table<G>, { rows, older, savedBefore, now }: MatchPast) {
    this.#game = game;
    this.#table = table;
    this.#now = now;
    const viewers = [PUBLIC, ...table.seats.keys()];
    this.#book = new Logbook(
      rows,
      viewers.map((viewer) => table.count(viewer)),
      older,
    );
    this.#takeRows();
    this.facts = factsOf(game);
    this.#seed = table.fileHead(true).seed ?? '';
    this.#timeline = new Timeline(game, {
      charter: table.charter,
      seed: this.#seed,
      length: () => this.#book.last,
      rows: (from, to) => this.#book.rows(from, to),
      savedBefore: async (no) => (await savedBefore?.(no)) ?? null,
    });
  }

  /** What the table has written down goes into the log, and need not be kept twice. */
  #takeRows(): void {
    this.#book.add(this.#table.rowsSince(this.#book.last));
    this.#table.forget(this.#book.last);
  }

  look(viewer: Viewer, asked: Seat | null, since = 0): Look {
    const table = this.#table;
    const shown = table.show(viewer, Number.MAX_SAFE_INTEGER, this.#now());
    const decision = asked === null ? shown.decision : onCommonView(this.#game, table.state, table.decision(asked));
    const undoBlocked = asked === null ? shown.undoBlocked : table.undoBlocked(asked);
    return {
      showing: { ...shown, decision, undoBlocked, log: this.#book.since(viewer, since) },
      since,
      viewer,
      things: countThings(this.#game, shown.view),
      bot: shown.result === null ? (table.botToMove()?.seat ?? null) : null,
      person: personAsked(shown.waiting, shown.seats, viewer),
      openly: 'no',
      time: shown.clocks === null ? null : { seats: shown.clocks, since: 0 },
    };
  }

  openness(viewer: Viewer): Openness {
    const table = this.#table;
    const seat = personAsked(table.waiting(), table.seats, viewer);
    const question = seat === null ? null : table.decision(seat);
    if (seat === null || question === null) return 'no';
    return canAskOpenly(this.#game, table.state, { seat, viewer, offers: question.offers });
  }

  waiting(): readonly Seat[] {
    return this.#table.waiting();
  }

  logPoint(viewer: Viewer): LogPoint {
    return this.#book.point(viewer);
  }

  logBefore(viewer: Viewer, point: LogPoint): Promise<{ readonly page: LogPage; readonly at: LogPoint }> {
    return this.#book.pageBefore(viewer, point);
  }

  pastLog(before: number, viewer: Viewer): Promise<LogPage> {
    return this.#book.past(viewer, before);
  }

  /** Does something at the time it is now. */
  #enter(what: (now: number) => Done): Done {
    const done = what(this.#now());
    this.#takeRows();
    return done;
  }

  act(seat: Seat, action: Action, stamp: number | undefined): Done {
    const done = this.#enter((now) => this.#table.act(seat, action, now, stamp));
    this.#passOn();
    return done;
  }

  run(seat: Seat, actions: readonly Action[], stamp: number | undefined): Done {
    const done = this.#enter((now) => this.#table.run(seat, actions, now, stamp));
    this.#passOn();
    return done;
  }

  say(seat: Seat, { to, phrase, args }: Saying): Done {
    return this.#enter((now) => this.#table.say(seat, to, phrase, args, now));
  }

  policies(seat: Seat, { window, policies }: PolicyChange): Done {
    return this.#enter((now) => this.#table.orders(seat, window, policies, now));
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
    return this.#table.untilFall(this.#now());
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

  async pastQuestion(at: number): Promise<BotQuestion | null> {
    const { seats, result } = this.#table;
    const state = result === null ? null : await this.#timeline.stateAt(at - 1);
    const [row] = await this.#book.rows(at, at);
    const { seat = NOBODY_SAT, act } = row?.entry ?? {};
    // Nobody thinks anything out to speak.
    if (act?.[0] === '!say') return null;
    const { kind, level = '' } = seats[seat] ?? {};
    if (state === null || kind !== 'bot') return null;
    const offers = new Referee(prepare(this.#game), copy(state)).offers(seat);
    return this.#question({ seat, level }, state, offers, at - 1);
  }

  #seedAt(entries: number): string {
    return botSeed(this.#table.charter, this.#seed, entries);
  }

  #question(
    { seat, level }: { readonly seat: Seat; readonly level: string },
    state: Readonly<State<G['state']>>,
    offers: readonly Offer[],
    entries: number,
  ): BotQuestion {
    const question = { level, seat, view: viewOf(this.#game, state, seat), offers, seed: this.#seedAt(entries) };
    if (this.#game.talk === undefined) return question;
    return { ...question, heard: this.#sayings.heardBy(seat, (no) => this.#book.after(no), entries + 1) };
  }

  async chances(facts: readonly string[]): Promise<readonly ChanceMoment[]> {
    return this.#table.result === null ? [] : this.#timeline.chances(facts, this.#table.seats.length);
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

  /** Bots play to the end, and decline; among people who all agree they do not stand in the way. */
  proposeDraw(seat: Seat): Done {
    const done = this.#enter((now) => this.#table.propose(seat, { kind: 'draw' }, now));
    const persons = this.#table.seats.filter(({ kind }) => kind === 'person').length;
    if (done.ok && persons < 2) this.#botsAnswer(false);
    return done;
  }

  propose(seat: Seat, what: Proposal): Done {
    return what.kind === 'draw' ? this.proposeDraw(seat) : this.#enter((now) => this.#table.propose(seat, what, now));
  }

  resumePlay(seat: Seat): Done {
    return this.#enter((now) => this.#table.resume(seat, now));
  }

  answer(seat: Seat, yes: boolean): Done {
    const done = this.#enter((now) => this.#table.answer(seat, yes, now));
    const stance = this.#table.show(PUBLIC).proposal?.stance ?? null;
    const isOpen = stance?.members.some(
      (one, i) => this.#table.seats[one]?.kind === 'person' && stance.stance[i] === 0,
    );
    if (done.ok && isOpen === false) this.#botsAnswer(true);
    return done;
  }

  #botsAnswer(yes: boolean): void {
    for (const [bot, { kind }] of this.#table.seats.entries()) {
      if (kind === 'bot' && this.#table.show(PUBLIC).proposal !== null) {
        this.#enter((now) => this.#table.answer(bot, yes, now));
      }
    }
  }

  order(seat: Seat, { window, answer }: OrderChange): Done {
    return this.#enter((now) => this.#table.order(seat, window, answer, now));
  }

  absence(seat: Seat, deed: AbsenceDeed): Done {
    return this.#enter((now) => doAbsence(this.#table, seat, deed, now));
  }

  reseat(seat: Seat, info: Pick<SeatInfo, 'name' | 'kind' | 'level'>): Done {
    return this.#enter((now) => this.#table.reseat(seat, info, now));
  }

  fallen(): readonly Seat[] {
    return this.#table.fallen(this.#now());
  }

  allies(seat: Seat): readonly Seat[] {
    const { state, seats } = this.#table;
    const foes = this.#game.beaten?.(state.game, seat) ?? [...seats.keys()].filter((other) => other !== seat);
    return [...seats.keys()].filter((other) => other !== seat && !foes.includes(other));
  }

  async lookBack(until: number, turn: boolean, shown: number): Promise<{ readonly look: Look; readonly row: number }> {
    const { result } = this.#table;
    const rows = await this.#book.rows(0, this.#book.last);
    const waiting = turn && result === null ? this.#table.waiting() : [];
    const row = result === null ? lastSeen(rows, until, waiting) : this.#book.last;
    const state = await this.#timeline.stateAt(row);
    if (state === null) throw new Error(`there is no position ${row}`);
    const counted = () => numbersOf(PUBLIC, row, async (from, to) => rows.slice(from, to + 1));
    const numbers = result === null ? await counted() : asTheHost(row);
    const first = shown < 0 ? Math.max(0, row + 1 - PAGE) : shown + 1;
    const told = rows
      .slice(first, row + 1)
      .flatMap(({ no, facts }) => toldTo(facts, PUBLIC).map((fact) => ({ at: no, fact })));
    const page = ownPage({ since: first, log: told }, numbers);
    return { look: lookBack(this.#game, this.#table, { state, entries: numbers.count, page }), row };
  }

  explain(seat: Seat, thing: Thing): Explanation {
    return explainThing(this.#table.through(seat), seat, thing);
  }

  length(): number {
    return this.#table.length;
  }

  count(viewer: Viewer): number {
    return this.#table.count(viewer);
  }

  headOf(viewer: Viewer): string | null {
    return this.#book.headOf(viewer);
  }

  async numbers(viewer: Viewer): Promise<Numbers> {
    const { result, length } = this.#table;
    return result === null ? numbersOf(viewer, length, (from, to) => this.#book.rows(from, to)) : asTheHost(length);
  }

  position(at: number, viewer: Viewer): Promise<Position> {
    return this.#timeline.position(at, viewer);
  }

  async branch(
    at: number,
    viewer: Viewer,
    seed: string,
  ): Promise<{ readonly text: string } | { readonly state: Json } | null> {
    const table = this.#table;
    const state = await this.#timeline.stateAt(at);
    if (state === null) return null;
    if (table.result !== null) {
      const entries = await this.#entries(at);
      return { text: writeMatch({ ...table.fileHead(true), entries, end: null, open: null }) };
    }
    const dice = new StateDice(fastDice(seed));
    const imagined = imagine(this.#game, viewOf(this.#game, state, viewer), viewer, dice);
    return { state: JSON.parse(JSON.stringify(imagined)) as Json };
  }

  summary(): MatchSummary {
    const { seats, length: entries, result, state } = this.#table;
    const { scenario } = this.#table.charter;
    return { scenario, seats: [...seats], holder: [...state.holder], entries, result };
  }

  rows(): number {
    return this.#book.last + 1;
  }

  tried(): null {
    return null;
  }

  news(rows: number, lastSaved: number): News {
    const table = this.#table;
    // The end is always saved whole: nothing will come after it, and its file needs the last position.
    const due = isDue(table.length, lastSaved) || (table.result !== null && lastSaved < table.length);
    const saved = rows === 0 || due ? table.save() : null;
    return { rows: this.#book.after(rows - 1), saved, seen: this.isTimed ? this.#now() : null };
  }

  get isTimed(): boolean {
    return this.#table.charter.clock !== null || isTimed(this.#table.game, this.#table.charter);
  }

  /** The first entries of the match. */
  async #entries(many: number): Promise<CheckedEntry[]> {
    return (await this.#book.rows(1, many)).flatMap(({ entry }) => entry ?? []);
  }

  async record(viewer: Viewer): Promise<string> {
    const { charter, entries, seats, view, result } = this.look(viewer, null, Number.MAX_SAFE_INTEGER).showing;
    const rows = await this.#book.rows(0, this.#book.last);
    return recordText({ charter, viewer, entries, seats, view, result }, rows);
  }

  async fileText(): Promise<string> {
    // Its head and its entries are of one moment, whatever happens while they are fetched.
    const head = this.#table.fileHead(true);
    return writeMatch({ ...head, entries: await this.#entries(this.#book.last) });
  }
}
