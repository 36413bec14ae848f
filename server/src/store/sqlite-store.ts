import type { Kept, News } from '@bivouac/host';
import type { Row, Saved } from '@bivouac/kernel/table';
import type { Along, AnyHead, ServerStore, TakenJob } from './contract.ts';
import type { Asked } from './deed-types.ts';
import type { Deed } from './all-deeds.ts';
import { peopleDeeds } from './people.ts';
import { saidDeeds } from './said.ts';
import { seatDeeds } from './seats.ts';
import { WriterLine } from './writer-line.ts';

/** Deeds to be asked for over the line to the writer. */
function askedOver<D extends object>(line: WriterLine, deeds: D): Asked<D> {
  const names = Object.keys(deeds) as Deed[];
  return Object.fromEntries(
    names.map((name) => [name, (...args: readonly unknown[]) => line.ask(name, args)]),
  ) as Asked<D>;
}

/** Matches in one SQLite file, written by a thread of its own. What it answers is on the disk. */
export class SqliteStore<H extends AnyHead> implements ServerStore<H> {
  readonly #line: WriterLine;
  readonly people: Asked<typeof peopleDeeds>;
  readonly seats: Asked<typeof seatDeeds>;
  readonly said: Asked<typeof saidDeeds>;

  private constructor(line: WriterLine) {
    this.#line = line;
    this.people = askedOver(line, peopleDeeds);
    this.seats = askedOver(line, seatDeeds);
    this.said = askedOver(line, saidDeeds);
  }

  /** Opens the file, or makes it; `pragmas` besides those that keep it safe. */
  static async open<H extends AnyHead>(file: string, pragmas: readonly string[] = []): Promise<SqliteStore<H>> {
    return new SqliteStore<H>(await WriterLine.open({ file, pragmas }));
  }

  async begin(head: H): Promise<void> {
    await this.#line.ask('begin', [head]);
  }

  async append(head: H, news: News, along: Along = {}): Promise<H | null> {
    // Heads go in and come out as they are, but for their revision.
    return (await this.#line.ask('append', [head, news, along])) as H | null;
  }

  async load(id: string): Promise<Kept<H> | null> {
    return (await this.#line.ask('load', [id])) as Kept<H> | null;
  }

  async rows(id: string, from = 0, to = Number.POSITIVE_INFINITY): Promise<readonly Row[]> {
    return (await this.#line.ask('rows', [id, from, to])) as Row[];
  }

  async savedBefore(id: string, no: number): Promise<Saved | null> {
    return (await this.#line.ask('savedBefore', [id, no])) as Saved | null;
  }

  async noteSeen(id: string, at: number): Promise<void> {
    await this.#line.ask('noteSeen', [id, at]);
  }

  async list(): Promise<readonly H[]> {
    return (await this.#line.ask('list', [])) as H[];
  }

  async drop(id: string): Promise<void> {
    await this.#line.ask('drop', [id]);
  }

  async answered(id: string, rid: string): Promise<number | null> {
    return (await this.#line.ask('answered', [id, rid])) as number | null;
  }

  async takeJobs(now: number, most: number, lease: number): Promise<readonly TakenJob[]> {
    return (await this.#line.ask('takeJobs', [now, most, lease])) as TakenJob[];
  }

  async endJob(job: TakenJob): Promise<boolean> {
    return (await this.#line.ask('endJob', [job])) as boolean;
  }

  close(): Promise<void> {
    return this.#line.close();
  }
}
