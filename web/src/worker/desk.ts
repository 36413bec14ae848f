import {
  type Action,
  DONE,
  type Done,
  type Explanation,
  type Seat,
  type State,
  type Thing,
  type Viewer,
} from '@bivouac/kernel';
import { type BotLine, type Hosted, type Kept, type Store, Thinker, type Thoughts } from '@bivouac/host';
import type { ContentPack } from '../matches/pack.ts';
import { newId, type MatchRecord, recordOf } from '../matches/record.ts';
import { hostFor, readFile, withItsPack, withPersons } from './open-host.ts';
import type {
  BotMove,
  ChanceMoment,
  Look,
  NoTable,
  OpenedTable,
  OrderChange,
  Position,
  ReadIn,
  TableDesk,
} from './protocol.ts';

/** Where matches are kept, and the way to tell other pages that one has gone on. */
export interface MatchShelf {
  readonly store: Store<MatchRecord>;
  tell(id: string): void;
}

/** The worker's side of the table: one match, kept in the browser after every entry. */
export class Desk implements TableDesk {
  readonly #shelf: MatchShelf;
  readonly #callBots: () => BotLine;
  readonly #mayThinkAhead: boolean;
  #host: Hosted | null = null;
  #record: MatchRecord | null = null;
  /** How much of the match the store has: its rows, and the entry after which the table was saved whole. */
  #rows = 0;
  #saved = 0;
  #thinker: Thinker | null = null;
  /** What is being written: one after the other, since each builds on the one before. */
  #keeping: Promise<unknown> = Promise.resolve();

  constructor(shelf: MatchShelf, callBots: () => BotLine, mayThinkAhead = false) {
    this.#shelf = shelf;
    this.#callBots = callBots;
    this.#mayThinkAhead = mayThinkAhead;
  }

  async open(id: string): Promise<OpenedTable | NoTable> {
    await this.#keeping;
    const found = await this.#shelf.store.load(id);
    if (found === null) return { ok: false, why: 'unknown' };
    const kept = await withItsPack(found);
    const host = await hostFor(kept, this.#shelf.store);
    if ('ok' in host) return host;
    const record = kept.head;
    this.#thinker?.close();
    this.#thinker = new Thinker({ game: record.game, pack: record.pack }, this.#callBots, this.#mayThinkAhead);
    this.#take(host, kept);
    // A match that is new here, or was kept as a file, is kept as rows from now on.
    if (record.trial === null && record.rows === 0) await this.#keep();
    return { ok: true, game: host.facts, kind: record.kind, hasFile: host.hasFile, pack: record.pack };
  }

  #take(host: Hosted, { head, saved }: Kept<MatchRecord>): void {
    this.#host = host;
    this.#record = head;
    this.#rows = head.rows;
    this.#saved = saved?.no ?? 0;
  }

  #at(): Hosted {
    if (this.#host === null) throw new Error('no table is open');
    return this.#host;
  }

  /** Keeps the match as it is now. False if another page has gone on with it: then its match is opened here. */
  #keep(): Promise<boolean> {
    const kept = this.#keeping.then(() => this.#keepNow());
    this.#keeping = kept.catch(() => undefined);
    return kept;
  }

  async #keepNow(): Promise<boolean> {
    if (this.#host === null || this.#record === null) return true;
    const { id } = this.#record;
    const { store } = this.#shelf;
    const news = this.#host.news(this.#rows, this.#saved);
    const kept = await store.append(recordOf(this.#host, this.#record), news);
    if (kept !== null) {
      this.#record = kept;
      this.#rows = kept.rows;
      this.#saved = news.saved?.no ?? this.#saved;
      this.#shelf.tell(id);
      return true;
    }
    const there = await store.load(id);
    const host = there === null ? null : await hostFor(there, store);
    if (there === null || host === null || 'ok' in host) throw new Error('the match has gone on in another tab');
    this.#take(host, there);
    return false;
  }

  /** What was done is kept before the page hears of it: a reload at any moment finds it. */
  async #entered(done: Done): Promise<Done> {
    if (!done.ok) return done;
    // Whatever a bot was thinking about is not so any more.
    this.#thinker?.drop();
    if (!(await this.#keep())) return { ok: false, refused: 'stale' };
    this.#thinkAhead();
    return done;
  }

  /** While somebody else decides, the bot may use the time. */
  #thinkAhead(): void {
    const question = this.#host?.ponderQuestion() ?? null;
    if (question !== null) this.#thinker?.ponder(question);
  }

  async look(viewer: Viewer, asked?: Seat | null, since = 0): Promise<Look> {
    return this.#at().look(viewer, asked ?? null, since);
  }

  act(seat: Seat, action: Action, stamp?: number): Promise<Done> {
    return this.#entered(this.#at().act(seat, action, stamp));
  }

  async botMove(): Promise<BotMove> {
    const host = this.#at();
    const question = host.botQuestion();
    if (question === null || this.#thinker === null) return 'none';
    const length = host.length();
    const action = await this.#thinker.choose(question);
    if (action === null || this.#host !== host || host.length() !== length) return 'dropped';
    const done = host.act(question.seat, action, undefined);
    // Nothing is wrong if its time ran out over it: that is an entry too.
    if (!done.ok && host.length() === length) {
      throw new Error(`the bot ${question.level} chose what is not allowed: ${done.refused}`);
    }
    const kept = await this.#keep();
    if (kept) this.#thinkAhead();
    return done.ok && kept ? 'moved' : 'dropped';
  }

  async dropThought(): Promise<void> {
    this.#thinker?.drop();
  }

  async botThoughts(at: number): Promise<Thoughts | null> {
    const question = await this.#at().pastQuestion(at);
    return question === null ? null : ((await this.#thinker?.explain(question)) ?? null);
  }

  async tick(): Promise<number | null> {
    const host = this.#at();
    if (host.tick()) {
      this.#thinker?.drop();
      await this.#keep();
    } else if (host.isTimed && this.#record !== null) await this.#shelf.store.noteSeen(this.#record.id, Date.now());
    return host.untilFall();
  }

  undo(seat: Seat): Promise<Done> {
    return this.#entered(this.#at().undo(seat));
  }

  resign(seat: Seat): Promise<Done> {
    return this.#entered(this.#at().resign(seat));
  }

  proposeDraw(seat: Seat): Promise<Done> {
    return this.#entered(this.#at().proposeDraw(seat));
  }

  answer(seat: Seat, yes: boolean): Promise<Done> {
    return this.#entered(this.#at().answer(seat, yes));
  }

  async order(seat: Seat, changes: readonly OrderChange[]): Promise<Done> {
    const host = this.#at();
    let refused: Done = DONE;
    let given = 0;
    for (const change of changes) {
      refused = host.order(seat, change);
      if (!refused.ok) break;
      given++;
    }
    // Those that stand are kept, whatever became of the rest.
    const kept = given === 0 ? DONE : await this.#entered(DONE);
    return refused.ok ? kept : refused;
  }

  async explain(seat: Seat, thing: Thing): Promise<Explanation> {
    return this.#at().explain(seat, thing);
  }

  async length(): Promise<number> {
    return this.#at().length();
  }

  async position(at: number, viewer: Viewer): Promise<Position> {
    return this.#at().position(at, viewer);
  }

  async course(viewer: Viewer, most: number): Promise<{ readonly at: number; readonly view: State<object> }[]> {
    const host = this.#at();
    const length = host.length();
    const step = Math.max(1, Math.ceil(length / most));
    const places: number[] = [];
    for (let at = 0; at < length; at += step) places.push(at);
    places.push(length);
    const course: { readonly at: number; readonly view: State<object> }[] = [];
    for (const at of places) course.push({ at, view: (await host.position(at, viewer)).view });
    return course;
  }

  async chances(facts: readonly string[]): Promise<readonly ChanceMoment[]> {
    return this.#at().chances(facts);
  }

  async tryFrom(at: number, viewer: Viewer): Promise<string> {
    const record = this.#record;
    const branch = await this.#at().branch(at, viewer, crypto.randomUUID());
    if (record === null || branch === null) throw new Error(`nothing can be tried from entry ${at}`);
    const id = newId();
    const fresh: MatchRecord = {
      ...record,
      id,
      changed: Date.now(),
      opening: null,
      summary: null,
      revision: 0,
      rows: 0,
    };
    if ('state' in branch) {
      const trial = { state: branch.state, from: record.id, played: [] };
      await this.#shelf.store.begin({ ...fresh, kind: 'trial', text: null, trial });
    } else {
      const text = await withPersons(record, branch.text);
      if (text === null) throw new Error(`nothing can be tried from entry ${at}`);
      await this.#shelf.store.begin({ ...fresh, kind: 'match', text, trial: null });
    }
    return id;
  }

  async fileText(): Promise<string | null> {
    return this.#at().fileText();
  }

  async readIn(text: string): Promise<ReadIn> {
    const read = await readFile(text, () => this.#packs());
    if ('fault' in read) return { ok: false, fault: read };
    const id = newId();
    const fresh: MatchRecord = {
      id,
      kind: 'match',
      game: read.game,
      changed: Date.now(),
      rows: 0,
      text,
      opening: null,
      trial: null,
      summary: null,
      pack: read.pack,
      revision: 0,
    };
    const { store } = this.#shelf;
    await store.begin(fresh);
    await store.append(recordOf(read.host, fresh), read.host.news(0, 0));
    return { ok: true, id };
  }

  /** The content packs that matches of this browser are played with. */
  async #packs(): Promise<readonly ContentPack[]> {
    return (await this.#shelf.store.list()).flatMap(({ pack }) => (pack === null ? [] : [pack]));
  }
}
