import type { Kept, News } from '@bivouac/host';
import type { Row, Saved } from '@bivouac/kernel/table';
import type { Deed } from './all-deeds.ts';
import type { Along, AnyHead, Bell, ServerStore, TakenJob, Watching } from './contract.ts';
import type { Asked } from './deed-types.ts';
import { houseDeeds } from './house.ts';
import { noticeDeeds } from './notices.ts';
import { ownDeeds } from './own.ts';
import { peopleDeeds } from './people.ts';
import { saidDeeds } from './said.ts';
import { seatDeeds } from './seats.ts';

/** Whoever does deeds, each whole or not at all: the thread that writes a file, or a database that others use too. */
export interface DeedLine {
  ask(deed: Deed, args: readonly unknown[]): Promise<unknown>;
  /** Everything that was asked is done first. */
  close(): Promise<void>;
}

/** Deeds to be asked for over the line. */
function askedOver<D extends object>(line: DeedLine, deeds: D): Asked<D> {
  const names = Object.keys(deeds) as Deed[];
  return Object.fromEntries(
    names.map((name) => [name, (...args: readonly unknown[]) => line.ask(name, args)]),
  ) as Asked<D>;
}

/** A store whose deeds are done at the other end of a line. What it answers is kept. */
export class DeedStore<H extends AnyHead> implements ServerStore<H> {
  readonly #line: DeedLine;
  #see: Watching | null = null;
  readonly bell: Bell | null;
  readonly people: Asked<typeof peopleDeeds>;
  readonly seats: Asked<typeof seatDeeds>;
  readonly said: Asked<typeof saidDeeds>;
  readonly house: Asked<typeof houseDeeds>;
  readonly own: Asked<typeof ownDeeds>;
  readonly notices: Asked<typeof noticeDeeds>;

  constructor(done: DeedLine, bell: Bell | null = null) {
    const line: DeedLine = {
      ask: (deed, args) => this.#watched(deed, () => done.ask(deed, args)),
      close: () => done.close(),
    };
    this.#line = line;
    this.bell = bell;
    this.people = askedOver(line, peopleDeeds);
    this.seats = askedOver(line, seatDeeds);
    this.said = askedOver(line, saidDeeds);
    this.house = askedOver(line, houseDeeds);
    this.own = askedOver(line, ownDeeds);
    this.notices = askedOver(line, noticeDeeds);
  }

  watch(see: Watching): void {
    this.#see = see;
  }

  async #watched(deed: Deed, ask: () => Promise<unknown>): Promise<unknown> {
    const since = performance.now();
    try {
      const answer = await ask();
      this.#see?.(deed, true, performance.now() - since);
      return answer;
    } catch (error) {
      this.#see?.(deed, false, performance.now() - since);
      throw error;
    }
  }

  async begin(head: H): Promise<void> {
    await this.#line.ask('begin', [head]);
  }

  async append(head: H, news: News, along: Along = {}): Promise<H | null> {
    // Heads go in and come out as they are, but for their revision.
    const kept = (await this.#line.ask('append', [head, news, along])) as H | null;
    if (kept !== null) this.bell?.ring({ match: kept.id, revision: kept.revision });
    return kept;
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

  async close(): Promise<void> {
    await this.bell?.close();
    await this.#line.close();
  }
}
