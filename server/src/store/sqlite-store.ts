import type { AnyHead } from './contract.ts';
import { DeedStore } from './deed-store.ts';
import { WriterLine } from './writer-line.ts';

/** Matches in one SQLite file, written by a thread of its own. What it answers is on the disk. */
export class SqliteStore<H extends AnyHead> extends DeedStore<H> {
  /** Opens the file, or makes it; `pragmas` besides those that keep it safe. */
  static async open<H extends AnyHead>(file: string, pragmas: readonly string[] = []): Promise<SqliteStore<H>> {
    return new SqliteStore<H>(await WriterLine.open({ file, pragmas }));
  }
}
