import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kept, keptSnapshots, type News, type Store } from '@bivouac/host';
import type { Row, Saved } from '@bivouac/kernel/table';
import { makeFolder } from '../make-folder.ts';

/** What was added at once: a file of its own, named after the first and the last revision that is in it. */
interface Sheet<H> {
  readonly head: H;
  readonly rows: readonly Row[];
  readonly seen: number | null;
}

interface SheetName {
  readonly file: string;
  readonly from: number;
  readonly to: number;
}

const SHEET = /^sheet-(\d+)-(\d+)\.json$/;
/** A sheet with so many rows stays as it is; smaller ones are bound together. */
const BOUND = 64;
const SAVED = /^saved-(\d+)\.json$/;

/**
 * Matches in a folder, a folder each. What is added becomes a file that must not be there yet: so of two programs only one
 * can make a revision, and a program that is ended in the middle has added all or nothing.
 */
export class FileStore<H extends { readonly id: string; readonly revision: number; readonly changed: number }>
  implements Store<H>
{
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  #of(id: string): string {
    return join(this.#folder, encodeURIComponent(id));
  }

  #files(id: string): string[] {
    try {
      return readdirSync(this.#of(id));
    } catch {
      return [];
    }
  }

  /** The sheets of a match in order. One into which others were bound stands for those. */
  #sheets(id: string): SheetName[] {
    const all = this.#files(id).flatMap((file) => {
      const [, from, to] = SHEET.exec(file) ?? [];
      return from === undefined ? [] : [{ file, from: Number(from), to: Number(to) }];
    });
    const wide = all.sort((a, b) => a.from - b.from || b.to - a.to);
    return wide.filter(({ to }, i) => wide.slice(0, i).every((one) => one.to < to));
  }

  #read(id: string, { file }: SheetName): Sheet<H> {
    // The store wrote it, and it came whole: see #put.
    return JSON.parse(readFileSync(join(this.#of(id), file), 'utf8')) as Sheet<H>;
  }

  /** Makes a file at once and whole; false if it is there already. */
  #put(id: string, file: string, value: unknown): boolean {
    const fresh = join(this.#of(id), `new-${process.pid}`);
    writeFileSync(fresh, JSON.stringify(value));
    try {
      linkSync(fresh, join(this.#of(id), file));
      return true;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
      throw error;
    } finally {
      rmSync(fresh, { force: true });
    }
  }

  async begin(head: H): Promise<void> {
    const { id, revision } = head;
    await this.drop(id);
    makeFolder(this.#of(id));
    this.#put(id, sheetFile(revision, revision), { head, rows: [], seen: null });
  }

  async append(head: H, { rows, saved, seen }: News): Promise<H | null> {
    const { id, revision } = head;
    const last = this.#sheets(id).at(-1);
    if (last !== undefined && last.to !== revision) return null;
    makeFolder(this.#of(id));
    const next = { ...head, revision: revision + 1 };
    const before = last === undefined ? null : this.#read(id, last).seen;
    const sheet: Sheet<H> = { head: next, rows, seen: seen ?? before };
    if (!this.#put(id, sheetFile(next.revision, next.revision), sheet)) return null;
    if (saved !== null) this.#keepSaved(id, saved);
    return next;
  }

  /** Adds a table that was saved whole, drops those that are not worth keeping, and binds the loose sheets. */
  #keepSaved(id: string, saved: Saved): void {
    const path = join(this.#of(id), savedFile(saved.no));
    writeFileSync(`${path}.new`, JSON.stringify(saved));
    renameSync(`${path}.new`, path);
    const numbers = this.#savedNumbers(id);
    const kept = keptSnapshots(numbers);
    for (const no of numbers) if (!kept.includes(no)) rmSync(join(this.#of(id), savedFile(no)), { force: true });
    this.#bind(id);
  }

  #bind(id: string): void {
    const sheets: SheetName[] = [];
    const all: Sheet<H>[] = [];
    // The loose ones lie after all that are bound: however long the match is, only they are read.
    for (const name of this.#sheets(id).reverse()) {
      const sheet = this.#read(id, name);
      if (sheet.rows.length >= BOUND) break;
      sheets.unshift(name);
      all.unshift(sheet);
    }
    const [first, last] = [sheets[0], sheets.at(-1)];
    if (first === undefined || last === undefined || sheets.length < 2) return;
    const { head, seen } = all.at(-1) ?? {};
    const bound = { head, rows: all.flatMap(({ rows }) => rows), seen };
    if (!this.#put(id, sheetFile(first.from, last.to), bound)) return;
    for (const { file } of sheets) rmSync(join(this.#of(id), file), { force: true });
  }

  #savedNumbers(id: string): number[] {
    const numbers = this.#files(id).flatMap((file) => {
      const [, no] = SAVED.exec(file) ?? [];
      return no === undefined ? [] : [Number(no)];
    });
    return numbers.sort((a, b) => a - b);
  }

  async load(id: string): Promise<Kept<H> | null> {
    const last = this.#sheets(id).at(-1);
    if (last === undefined) return null;
    const { head, seen } = this.#read(id, last);
    const saved = await this.savedBefore(id, Number.POSITIVE_INFINITY);
    const tail = await this.rows(id, saved === null ? 0 : saved.no + 1);
    const lived = this.#seen(id);
    return { head, saved, tail, seen: lived === null ? seen : Math.max(lived, seen ?? lived) };
  }

  async rows(id: string, from = 0, to = Number.POSITIVE_INFINITY): Promise<readonly Row[]> {
    const found: Row[][] = [];
    for (const name of this.#sheets(id).reverse()) {
      const { rows } = this.#read(id, name);
      found.unshift(rows.filter(({ no }) => no >= from && no <= to));
      if ((rows[0]?.no ?? Number.POSITIVE_INFINITY) <= from) break;
    }
    return found.flat();
  }

  async savedBefore(id: string, no: number): Promise<Saved | null> {
    const found = this.#savedNumbers(id).findLast((one) => one <= no);
    if (found === undefined) return null;
    return JSON.parse(readFileSync(join(this.#of(id), savedFile(found)), 'utf8')) as Saved;
  }

  /** A sign of life since the last sheet. */
  #seen(id: string): number | null {
    if (!this.#files(id).includes('seen.json')) return null;
    return JSON.parse(readFileSync(join(this.#of(id), 'seen.json'), 'utf8')) as number;
  }

  async noteSeen(id: string, at: number): Promise<void> {
    const path = join(this.#of(id), 'seen.json');
    writeFileSync(`${path}.new`, JSON.stringify(at));
    renameSync(`${path}.new`, path);
  }

  async list(): Promise<readonly H[]> {
    let ids: string[] = [];
    try {
      ids = readdirSync(this.#folder).map(decodeURIComponent);
    } catch {
      // Nothing has been kept yet.
    }
    const heads = ids.flatMap((id) => {
      const last = this.#sheets(id).at(-1);
      return last === undefined ? [] : [this.#read(id, last).head];
    });
    return heads.sort((a, b) => b.changed - a.changed);
  }

  async drop(id: string): Promise<void> {
    rmSync(this.#of(id), { recursive: true, force: true });
  }
}

function sheetFile(from: number, to: number): string {
  return `sheet-${from}-${to}.json`;
}

function savedFile(no: number): string {
  return `saved-${no}.json`;
}
