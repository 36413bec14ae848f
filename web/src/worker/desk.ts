import type { Action, Thing, Viewer } from '@bivouac/kernel';
import type { Done, Explanation, Proposal } from '@bivouac/kernel/table';
import { PUBLIC } from '@bivouac/kernel';
import {
  type BotLine,
  type ChanceMoment,
  type Connection,
  type CoursePoint,
  type Hosted,
  type Kept,
  type Later,
  type LogPage,
  MatchHost,
  type OrderChange,
  type Pace,
  type PolicyChange,
  type Position,
  type Push,
  type Saying,
  type Store,
  Thinker,
  type Thoughts,
} from '@bivouac/host';
import { randomHex } from '../chance.ts';
import type { ContentPack } from '../matches/pack.ts';
import { newId, type MatchRecord, recordOf } from '../matches/record.ts';
import { hostFor, readFile, withItsPack, withPersons } from './open-host.ts';
import type { NoTable, OpenedTable, ReadIn, TableDesk } from './protocol.ts';

/** Where matches are kept, and the way to tell other pages that one has gone on. */
export interface MatchShelf {
  readonly store: Store<MatchRecord>;
  tell(id: string): void;
}

const later: Later = (ms, what) => {
  const timer = setTimeout(what, ms);
  return () => clearTimeout(timer);
};

/** The worker's side of the table: the host of one match, kept in the browser after every entry, and a connection to it. */
export class Desk implements TableDesk {
  readonly #shelf: MatchShelf;
  readonly #callBots: () => BotLine;
  readonly #push: (push: Push) => void;
  readonly #mayThinkAhead: boolean;
  #host: MatchHost | null = null;
  #connection: Connection | null = null;
  #record: MatchRecord | null = null;
  /** How much of the match the store has: its rows, and the entry after which the table was saved whole. */
  #rows = 0;
  #saved = 0;

  constructor(shelf: MatchShelf, callBots: () => BotLine, push: (push: Push) => void, mayThinkAhead = false) {
    this.#shelf = shelf;
    this.#callBots = callBots;
    this.#push = push;
    this.#mayThinkAhead = mayThinkAhead;
  }

  async open(id: string, how: 'play' | 'watch' = 'play'): Promise<OpenedTable | NoTable> {
    await this.#host?.close();
    const found = await this.#shelf.store.load(id);
    if (found === null) return { ok: false, why: 'unknown' };
    const kept = await withItsPack(found);
    const hosted = await hostFor(kept, this.#shelf.store);
    if ('ok' in hosted) return hosted;
    const { game, pack, kind, trial, rows } = kept.head;
    this.#note(kept);
    const thinker = new Thinker({ game, pack }, this.#callBots, this.#mayThinkAhead);
    this.#host = new MatchHost(hosted, {
      thinker,
      now: Date.now,
      keep: (now) => this.#keep(now),
      noteSeen: () => this.#shelf.store.noteSeen(id, Date.now()),
      ...(how === 'play' ? { later } : {}),
    });
    // A match that is new here, or was kept as a file, is kept as rows from now on.
    if (trial === null && rows === 0) await this.#keep(hosted);
    this.#connection = this.#sitDown(this.#host, kind === 'lesson');
    return { ok: true, game: hosted.facts, kind, hasFile: hosted.hasFile, pack };
  }

  /** The persons of a match share this screen; a lesson moves for everybody. */
  #sitDown(host: MatchHost, everywhere: boolean): Connection {
    const { seats } = host.hosted.summary();
    const persons = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    const [first = PUBLIC, ...others] = persons;
    return host.connect(everywhere ? [...seats.keys()] : persons, others.length > 0 ? PUBLIC : first, this.#push);
  }

  #note({ head, saved }: Kept<MatchRecord>): void {
    this.#record = head;
    this.#rows = head.rows;
    this.#saved = saved?.no ?? 0;
  }

  #at(): Connection {
    if (this.#connection === null) throw new Error('no table is open');
    return this.#connection;
  }

  #hosted(): Hosted {
    if (this.#host === null) throw new Error('no table is open');
    return this.#host.hosted;
  }

  /** Keeps the match as it is now; the match of another page if that one has gone on with it. */
  async #keep(hosted: Hosted): Promise<Hosted | null> {
    if (this.#record === null) return null;
    const { id } = this.#record;
    const { store } = this.#shelf;
    const news = hosted.news(this.#rows, this.#saved);
    const kept = await store.append(recordOf(hosted, this.#record), news);
    if (kept !== null) {
      this.#record = kept;
      this.#rows = kept.rows;
      this.#saved = news.saved?.no ?? this.#saved;
      this.#shelf.tell(id);
      return null;
    }
    const there = await store.load(id);
    const other = there === null ? null : await hostFor(there, store);
    if (there === null || other === null || 'ok' in other) throw new Error('the match has gone on in another tab');
    this.#note(there);
    return other;
  }

  eyes(viewer: Viewer): Promise<Done> {
    return this.#at().eyes(viewer);
  }

  openly(): Promise<Done> {
    return this.#at().openly();
  }

  ready(pace: Pace): Promise<void> {
    return this.#at().ready(pace);
  }

  rest(): Promise<void> {
    return this.#at().rest();
  }

  act(action: Action, stamp?: number): Promise<Done> {
    return this.#at().act(action, stamp);
  }

  run(actions: readonly Action[], stamp?: number): Promise<Done> {
    return this.#at().run(actions, stamp);
  }

  say(saying: Saying): Promise<Done> {
    return this.#at().say(saying);
  }

  policies(change: PolicyChange): Promise<Done> {
    return this.#at().policies(change);
  }

  undo(): Promise<Done> {
    return this.#at().undo();
  }

  resign(): Promise<Done> {
    return this.#at().resign();
  }

  proposeDraw(): Promise<Done> {
    return this.#at().proposeDraw();
  }

  propose(what: Proposal): Promise<Done> {
    return this.#at().propose(what);
  }

  resumePlay(): Promise<Done> {
    return this.#at().resumePlay();
  }

  answer(yes: boolean): Promise<Done> {
    return this.#at().answer(yes);
  }

  order(changes: readonly OrderChange[]): Promise<Done> {
    return this.#at().order(changes);
  }

  explain(thing: Thing): Promise<Explanation | null> {
    return this.#at().explain(thing);
  }

  earlier(viewer: Viewer): Promise<LogPage> {
    return this.#at().earlier(viewer);
  }

  pastLog(before: number, viewer: Viewer): Promise<LogPage> {
    return this.#at().pastLog(before, viewer);
  }

  length(): Promise<number> {
    return this.#at().length();
  }

  position(at: number, viewer: Viewer): Promise<Position> {
    return this.#at().position(at, viewer);
  }

  course(viewer: Viewer, most: number): Promise<readonly CoursePoint[]> {
    return this.#at().course(viewer, most);
  }

  chances(facts: readonly string[]): Promise<readonly ChanceMoment[]> {
    return this.#at().chances(facts);
  }

  botThoughts(at: number): Promise<Thoughts | null> {
    return this.#at().botThoughts(at);
  }

  async tryFrom(at: number, viewer: Viewer): Promise<string> {
    const record = this.#record;
    const connection = this.#at();
    const entry = await connection.entryOf(at, connection.through(viewer));
    const branch = await this.#hosted().branch(entry, viewer, randomHex(16));
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
    return this.#hosted().fileText();
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
