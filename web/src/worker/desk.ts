import type { Action, Done, Explanation, Seat, State, Thing, Viewer } from '@bivouac/kernel';
import { newId, type MatchRecord } from '../matches/record.ts';
import { findMatch, keepMatch } from '../matches/store.ts';
import { hostFor, readFile, withPersons } from './open-host.ts';
import type { Host, Look, NoTable, OpenedTable, Position, ReadIn, TableDesk } from './protocol.ts';

/** The worker's side of the table: one match, kept in the browser after every entry. */
export class Desk implements TableDesk {
  #host: Host | null = null;
  #record: MatchRecord | null = null;

  async open(id: string): Promise<OpenedTable | NoTable> {
    const record = await findMatch(id);
    if (record === null) return { ok: false, why: 'unknown' };
    const host = await hostFor(record);
    if ('ok' in host) return host;
    this.#host = host;
    this.#record = record;
    if (record.text === null) await this.#keep();
    return { ok: true, game: host.facts, kind: record.kind, hasFile: host.hasFile };
  }

  #at(): Host {
    if (this.#host === null) throw new Error('no table is open');
    return this.#host;
  }

  async #keep(): Promise<void> {
    if (this.#host === null || this.#record === null) return;
    this.#record = this.#host.kept(this.#record);
    await keepMatch(this.#record);
  }

  /** What was done is kept before the page hears of it: a reload at any moment finds it. */
  async #entered(done: Done): Promise<Done> {
    if (done.ok) await this.#keep();
    return done;
  }

  async look(viewer: Viewer, asked?: Seat): Promise<Look> {
    return this.#at().look(viewer, asked ?? null);
  }

  act(seat: Seat, action: Action, stamp?: number): Promise<Done> {
    return this.#entered(this.#at().act(seat, action, stamp));
  }

  async botMove(): Promise<boolean> {
    const moved = this.#at().botMove();
    if (moved) await this.#keep();
    return moved;
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
    return places.map((at) => ({ at, view: host.position(at, viewer).view }));
  }

  async tryFrom(at: number, viewer: Viewer): Promise<string> {
    const record = this.#record;
    const branch = this.#at().branch(at, viewer);
    if (record === null || branch === null) throw new Error(`nothing can be tried from entry ${at}`);
    const id = newId();
    const fresh: MatchRecord = { ...record, id, changed: Date.now(), opening: null, summary: null };
    if ('state' in branch) {
      await keepMatch({ ...fresh, kind: 'trial', text: null, trial: { state: branch.state, from: record.id } });
    } else {
      const text = await withPersons(record.game, branch.text);
      if (text === null) throw new Error(`nothing can be tried from entry ${at}`);
      await keepMatch({ ...fresh, kind: 'match', text, trial: null });
    }
    return id;
  }

  async fileText(): Promise<string | null> {
    return this.#at().fileText();
  }

  async readIn(text: string): Promise<ReadIn> {
    const read = await readFile(text);
    if ('fault' in read) return { ok: false, fault: read };
    const id = newId();
    const fresh: MatchRecord = {
      id,
      kind: 'match',
      game: read.game,
      changed: Date.now(),
      text,
      opening: null,
      trial: null,
      summary: null,
    };
    await keepMatch(read.host.kept(fresh));
    return { ok: true, id };
  }
}
