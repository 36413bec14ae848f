import { rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { BotRoom, HostedMatch, type Later, MatchHost, matchText, Thinker } from '@bivouac/host';
import type { Kind } from '@bivouac/kernel';
import type { Guide } from '@bivouac/kernel/guide';
import type { Table } from '@bivouac/kernel/table';
import type { Io } from '../io.ts';
import { FileStore } from '../store/file-store.ts';

/** A clock does not keep the program going. */
const later: Later = (ms, what) => {
  const timer = setTimeout(what, ms).unref();
  return () => clearTimeout(timer);
};

/** What the journal says of a match besides its rows. */
interface JournalHead {
  readonly id: string;
  readonly revision: number;
  readonly changed: number;
  readonly rows: number;
}

/** Beside the files of matches; gone when none is being played. */
const FOLDER = '.bivouac';

/**
 * Keeps a match entry by entry while it is played: a terminal that is closed, or a machine that is switched off, costs
 * nothing. When the match is written into its file the journal has done its work.
 */
export class Journal {
  readonly #io: Io;
  readonly #id: string;
  readonly #store: FileStore<JournalHead>;

  constructor(io: Io, file: string) {
    this.#io = io;
    this.#id = file;
    this.#store = new FileStore(join(io.folder, FOLDER));
  }

  /** The match as a file, if a program was ended before it could write it. */
  async text(): Promise<string | null> {
    const kept = await this.#store.load(this.#id);
    return kept === null || kept.saved === null ? null : matchText(kept.saved, await this.#store.rows(this.#id));
  }

  /** A host that keeps what happens here, and lets the bots think in this very program. */
  async host<G extends Kind>(table: Table<G>, guide: Guide<G> | null): Promise<MatchHost> {
    const now = () => this.#io.now();
    const { game } = table;
    const hosted = new HostedMatch(game, table, { now });
    let head: JournalHead = { id: this.#id, revision: 0, changed: now(), rows: 0 };
    let saved = 0;
    const keep = async () => {
      const news = hosted.news(head.rows, saved);
      const kept = await this.#store.append({ ...head, changed: now(), rows: hosted.rows() }, news);
      if (kept === null) throw new Error('another program plays this match');
      head = kept;
      saved = news.saved?.no ?? saved;
      return null;
    };
    await this.#store.begin(head);
    await keep();
    const bots = new BotRoom(async () => ({ use: (what) => what(game, guide) }));
    const line = { desk: bots, close: () => undefined, onFailure: () => undefined };
    const thinker = new Thinker({ game: game.id, pack: null }, () => line);
    const noteSeen = () => this.#store.noteSeen(this.#id, now());
    return new MatchHost(hosted, { thinker, now, keep, noteSeen, later });
  }

  async end(): Promise<void> {
    await this.#store.drop(this.#id);
    try {
      rmdirSync(join(this.#io.folder, FOLDER));
    } catch {
      // Another match is being played in the same folder.
    }
  }
}
