import type { Row, Saved } from '@bivouac/kernel/table';
import { type Kept, keptSnapshots, type News, type Store } from './store.ts';

interface Shelf<H> {
  head: H;
  /** As text: what is kept cannot be changed by whoever gave it or got it. */
  readonly rows: string[];
  saves: { readonly no: number; readonly text: string }[];
  seen: number | null;
}

/** Matches that last as long as the program does. */
export class MemoryStore<H extends { readonly id: string; readonly revision: number; readonly changed: number }>
  implements Store<H>
{
  readonly #matches = new Map<string, Shelf<H>>();

  async begin(head: H): Promise<void> {
    this.#matches.set(head.id, { head: structuredClone(head), rows: [], saves: [], seen: null });
  }

  async append(head: H, { rows, saved, seen }: News): Promise<H | null> {
    const there = this.#matches.get(head.id);
    if (there !== undefined && there.head.revision !== head.revision) return null;
    const next = { ...head, revision: head.revision + 1 };
    const shelf: Shelf<H> = there ?? { head: next, rows: [], saves: [], seen: null };
    shelf.head = structuredClone(next);
    shelf.seen = seen ?? shelf.seen;
    for (const row of rows) shelf.rows[row.no] = JSON.stringify(row);
    if (saved !== null) {
      const saves = [...shelf.saves.filter(({ no }) => no !== saved.no), { no: saved.no, text: JSON.stringify(saved) }];
      const kept = keptSnapshots(saves.map(({ no }) => no));
      shelf.saves = saves.filter(({ no }) => kept.includes(no));
    }
    this.#matches.set(head.id, shelf);
    return next;
  }

  async load(id: string): Promise<Kept<H> | null> {
    const shelf = this.#matches.get(id);
    if (shelf === undefined) return null;
    const saved = await this.savedBefore(id, Number.POSITIVE_INFINITY);
    const tail = await this.rows(id, saved === null ? 0 : saved.no + 1);
    return { head: structuredClone(shelf.head), saved, tail, seen: shelf.seen };
  }

  async rows(id: string, from = 0, to = Number.POSITIVE_INFINITY): Promise<readonly Row[]> {
    return (this.#matches.get(id)?.rows ?? []).slice(from, to + 1).map((text) => JSON.parse(text) as Row);
  }

  async savedBefore(id: string, no: number): Promise<Saved | null> {
    const found = this.#matches.get(id)?.saves.findLast((saved) => saved.no <= no);
    return found === undefined ? null : (JSON.parse(found.text) as Saved);
  }

  async noteSeen(id: string, at: number): Promise<void> {
    const shelf = this.#matches.get(id);
    if (shelf !== undefined) shelf.seen = at;
  }

  async list(): Promise<readonly H[]> {
    const heads = [...this.#matches.values()].map(({ head }) => structuredClone(head));
    return heads.sort((a, b) => b.changed - a.changed);
  }

  async drop(id: string): Promise<void> {
    this.#matches.delete(id);
  }
}
