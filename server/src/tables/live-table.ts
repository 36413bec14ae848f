import {
  type BotQuestion,
  ClockKeeper,
  Connection,
  type Hosted,
  type Hosting,
  type Later,
  type OrderChange,
  type Push,
} from '@bivouac/host';
import { PUBLIC, type Seat, type Viewer } from '@bivouac/kernel';
import { DONE, type Done } from '@bivouac/kernel/table';
import type { Job } from '../store/contract.ts';
import type { BotPool } from './bots/bot-pool.ts';
import type { TableHead, TableStore } from './head.ts';
import type { KeptMatch, Unopened } from './open-match.ts';
import type { RulesOf } from './rules.ts';
import { noticeJobs, standing } from './waits.ts';

/** Somebody who is connected: a seat of his own, or nobody's. */
export interface Line {
  readonly connection: Connection;
  readonly viewer: Viewer;
  /** How many entries he has been shown, as he counts them. */
  shown: number;
}

export interface TableCare {
  readonly store: TableStore;
  readonly bots: BotPool;
  readonly now: () => number;
  readonly later: Later;
  /** The match as it is kept now, where other processes may have gone on with it. */
  readonly reopen: () => Promise<KeptMatch | Unopened>;
  /** Whether this process drives the bots for now; else how many milliseconds to wait before it may. */
  readonly mayDrive: (id: string) => Promise<number | null>;
  /** The table cannot go on as it is, and is to be opened anew. */
  readonly broken: (table: LiveTable, error: unknown) => void;
  /** The store has it: what came of it. */
  readonly kept: (table: LiveTable) => void;
}

/** Somebody else has written to the match since it was read here. */
class GoneOn extends Error {}
/** So often a deed is tried on the position that somebody else has made meanwhile. */
const TRIES = 5;
/** So many requests are known by name without asking the store. */
const KNOWN = 256;

/**
 * A match that is being played. One thing happens at a time: it is applied, kept, and only then shown or answered, before
 * the next one is looked at; so nobody sees what might not stand.
 */
export class LiveTable implements Hosting {
  readonly id: string;
  readonly rules: RulesOf;
  readonly #care: TableCare;
  #hosted: Hosted;
  #head: TableHead;
  #saved: number;
  #rows: number;
  /** How many entries everybody counts, of those that are kept. */
  #publicRows: number;
  #turn: Promise<unknown> = Promise.resolve();
  /** The request that is being answered. */
  #rid: string | null = null;
  readonly #rids: string[] = [];
  readonly #lines = new Set<Line>();
  readonly #clock: ClockKeeper;
  readonly #opened: number;
  #driving = false;
  #isBroken = false;
  /** When something last happened here. */
  touched: number;
  /** Since when nobody of a seat is here. */
  readonly #gone = new Map<Seat, number>();

  constructor(head: TableHead, rules: RulesOf, hosted: Hosted, saved: number, care: TableCare) {
    this.id = head.id;
    this.rules = rules;
    this.#head = head;
    this.#hosted = hosted;
    this.#rows = head.rows;
    this.#publicRows = hosted.count(PUBLIC);
    this.#saved = saved;
    this.#care = care;
    this.touched = care.now();
    this.#opened = this.touched;
    this.#clock = new ClockKeeper(care.later, () => this.#tick());
  }

  get hosted(): Hosted {
    return this.#hosted;
  }

  get head(): TableHead {
    return this.#head;
  }

  get lines(): ReadonlySet<Line> {
    return this.#lines;
  }

  get isIdle(): boolean {
    return this.#lines.size === 0 && !this.#driving;
  }

  /** Goes on with what does not wait for people: clocks and bots. */
  wake(): void {
    this.#clock.keep(this.#hosted.untilFall());
    void this.letBotsPlay();
  }

  /** Does it when nothing else goes on. A fault of the store breaks the table: what was applied may not stand. */
  inTurn<T>(what: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(async () => {
      if (this.#isBroken) throw new Error('the table is opened anew');
      try {
        return await what();
      } finally {
        this.#rid = null;
      }
    });
    this.#turn = done.catch(() => undefined);
    return done;
  }

  /** Something that somebody asked for by name: asked again, it is not done twice. */
  once(rid: string, again: boolean, what: () => Promise<unknown>): Promise<unknown> {
    return this.inTurn(async () => {
      if (this.#rids.includes(rid)) return DONE;
      if (again && (await this.#care.store.answered(this.id, rid)) !== null) return DONE;
      this.#rid = rid;
      return what();
    });
  }

  /** Somebody comes. What he sees is pushed at once, when nothing else goes on. */
  connect(seat: Seat | null, push: (push: Push) => void): Promise<Line> {
    return this.inTurn(async () => {
      const viewer = seat ?? PUBLIC;
      const connection = new Connection(this, seat === null ? [] : [seat], viewer, push);
      const line: Line = { connection, viewer, shown: this.#hosted.count(viewer) };
      this.#lines.add(line);
      connection.show();
      return line;
    });
  }

  leave(line: Line): void {
    this.#lines.delete(line);
    this.touched = this.#care.now();
    if (line.viewer >= 0) this.#gone.set(line.viewer, this.touched);
  }

  /** For how long nobody of a seat has been here; 0 while somebody is. */
  absent(seat: Seat): number {
    for (const { viewer } of this.#lines) if (viewer === seat) return 0;
    return this.#care.now() - (this.#gone.get(seat) ?? this.#opened);
  }

  /** Whether a bot goes on for somebody who sat there. */
  hasLeft(seat: Seat): boolean {
    return this.#hosted.summary().seats[seat]?.kind === 'bot';
  }

  stop(): void {
    this.#isBroken = true;
    this.#clock.stop();
    this.#lines.clear();
  }

  /** Everything that was begun has ended. */
  async settled(): Promise<void> {
    await this.#turn;
  }

  /** Whoever calls has the turn. */
  async enter(deed: (hosted: Hosted) => Done): Promise<Done> {
    for (let attempt = 1; ; attempt++) {
      const done = deed(this.#hosted);
      // A clock may have fallen over a deed that is refused for it: that is kept too.
      if (this.#hosted.rows() === this.#rows || (await this.#commit(attempt < TRIES))) return done;
    }
  }

  async order(seat: Seat, changes: readonly OrderChange[]): Promise<Done> {
    return this.enter((hosted) => {
      for (const change of changes) {
        const done = hosted.order(seat, change);
        if (!done.ok) return done;
      }
      return DONE;
    });
  }

  /** Keeps what has been applied, and shows it. False if another process was quicker: its entries are here now. */
  async #commit(mayLose: boolean): Promise<boolean> {
    try {
      await this.#keep();
    } catch (error) {
      if (mayLose && error instanceof GoneOn && (await this.#catchUp())) return false;
      this.#break(error);
      throw error;
    }
    this.#tellAll();
    this.#care.kept(this);
    this.wake();
    return true;
  }

  /** Another process has kept something, up to this revision as far as one knows: whoever is here is shown it. */
  refresh(revision: number): Promise<void> {
    return this.inTurn(async () => {
      if (revision > this.#head.revision) await this.#catchUp();
    });
  }

  /** Takes the match as it is kept in place of what is here; false if it is not, and the table is broken. */
  async #catchUp(): Promise<boolean> {
    const kept = await this.#care.reopen();
    if ('fault' in kept) {
      this.#break(new Error(kept.detail));
      return false;
    }
    const { head, hosted, saved } = kept;
    this.#hosted = hosted;
    this.#head = head;
    this.#rows = head.rows;
    this.#publicRows = hosted.count(PUBLIC);
    this.#saved = saved.no;
    this.touched = this.#care.now();
    this.#tellAll();
    this.wake();
    return true;
  }

  #break(error: unknown): void {
    if (this.#isBroken) return;
    this.#isBroken = true;
    this.#clock.stop();
    this.#care.broken(this, error);
  }

  async #keep(): Promise<void> {
    const hosted = this.#hosted;
    const news = hosted.news(this.#rows, this.#saved);
    const now = this.#care.now();
    const head: TableHead = {
      ...this.#head,
      ...standing(hosted, { ...this.#head, publicRows: this.#publicRows }, now),
    };
    const [first] = news.rows;
    const rid = this.#rid;
    const asked = rid === null || first === undefined ? {} : { asked: { no: first.no, rid } };
    const kept = await this.#care.store.append(head, news, { ...asked, jobs: this.#jobs(head) });
    if (kept === null) throw new GoneOn('the match has gone on elsewhere');
    this.#head = kept;
    this.#rows = kept.rows;
    this.#publicRows = hosted.count(PUBLIC);
    this.#saved = news.saved?.no ?? this.#saved;
    this.touched = this.#care.now();
    if (rid !== null) {
      this.#rids.push(rid);
      if (this.#rids.length > KNOWN) this.#rids.shift();
    }
  }

  /** Somebody must look at the match again when a clock falls, or for a bot that is to move, whatever happens here. */
  #jobs(head: TableHead): Job[] {
    const hosted = this.#hosted;
    const now = this.#care.now();
    const isBots = hosted.botQuestion() !== null;
    const fall = hosted.untilFall();
    const isTold = hosted.count(PUBLIC) !== this.#publicRows;
    const isNewWait = head.waits?.some(({ row }) => row === head.rows) === true;
    // What one does in secret puts off no notice to others: they would learn from its time that something was done.
    const jobs: Job[] = isTold || isNewWait ? noticeJobs(this.id, hosted, now) : [];
    if (!isBots && fall === null) return jobs;
    const soon = isBots ? BOT_GRACE : Number.POSITIVE_INFINITY;
    const runAt = now + Math.min(soon, fall ?? soon);
    return [...jobs, { kind: 'wake', key: `wake ${this.id}`, runAt, payload: this.id }];
  }

  /** Shows what has happened to everybody who counts it: to others nothing has, and nothing is sent. */
  #tellAll(): void {
    for (const line of this.#lines) {
      const count = this.#hosted.count(line.viewer);
      if (count === line.shown) continue;
      line.shown = count;
      line.connection.show(true);
    }
  }

  /** Time has passed; what came of it is kept and shown. */
  tick(): Promise<void> {
    return this.inTurn(async () => {
      this.#hosted.tick();
      if (this.#hosted.rows() > this.#rows) await this.#commit(true);
    });
  }

  async #tick(): Promise<number | null> {
    try {
      await this.tick();
      return this.#hosted.untilFall();
    } catch {
      // The table is broken, and whoever keeps the tables knows.
      return null;
    }
  }

  /** Whoever has seen something has no say in when the bots move: nobody can hold up a table. */
  async letBotsPlay(): Promise<void> {
    if (this.#driving) return;
    this.#driving = true;
    try {
      for (;;) {
        const question = this.#isBroken ? null : this.#hosted.botQuestion();
        if (question === null) return;
        const wait = await this.#care.mayDrive(this.id);
        if (wait !== null) {
          this.#care.later(wait, () => void this.letBotsPlay());
          return;
        }
        await this.#letBotMove(question);
      }
    } catch (error) {
      this.#break(error);
    } finally {
      this.#driving = false;
    }
  }

  async #letBotMove(question: BotQuestion): Promise<void> {
    const { bots } = this.#care;
    const hosted = this.#hosted;
    const length = hosted.length();
    const action = await bots.choose(this.rules, question);
    const said = hosted.facts.talk === undefined ? null : await bots.says(this.rules, question, action);
    if (this.#isBroken) return;
    await this.inTurn(async () => {
      // Something else happened meanwhile, here or elsewhere: the bot is asked again.
      await this.enter((table) => {
        if (table.length() !== length) return DONE;
        const done = table.act(question.seat, action, undefined);
        if (!done.ok && table.length() === length) {
          throw new Error(`the bot ${question.level} chose what is not allowed: ${done.refused}`);
        }
        if (done.ok && said !== null) table.say(question.seat, said);
        return done;
      });
    });
  }

  dropThought(): void {
    // A bot of the server thinks on: its answer is dropped if the match has gone on.
  }

  /** What bots considered is thought out in the page, of a match that is over. */
  async thoughtsAt(): Promise<null> {
    return null;
  }
}

/** A bot that has not moved by then is asked again, by whoever runs. */
const BOT_GRACE = 30_000;
