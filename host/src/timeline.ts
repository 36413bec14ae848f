import {
  type Fact,
  type Game,
  type Kind,
  type Logged,
  type Result,
  type Seat,
  type State,
  toldTo,
  type Viewer,
} from '@bivouac/kernel';
import { PAGE } from './logbook.ts';
import type { RowSource } from './old-rows.ts';
import { type Charter, type Row, type Saved, Table, viewOf } from '@bivouac/kernel/table';

/** A moment at which chance spoke, as one seat lived it: what it saw before, and what it was told. */
export interface ChanceMoment {
  readonly at: number;
  readonly seat: Seat;
  readonly before: State<object>;
  readonly facts: readonly Fact[];
}

/** A position of the past, as one pair of eyes saw it. */
export interface Position {
  readonly at: number;
  readonly view: State<object>;
  /** What happened in the entry that led here. */
  readonly news: readonly Fact[];
  /** What had been told by then, its last page, and the entry that it begins with. */
  readonly log: readonly Logged[];
  readonly since: number;
  readonly seat: Seat | null;
  readonly result: Result | null;
}

/** Where the past of a match is read. */
export interface Past {
  readonly charter: Charter;
  readonly seed: string;
  /** The number of its last row. */
  length(): number;
  /** Its rows from one number to another, both included. */
  readonly rows: RowSource;
  /** A table that was saved whole after at most so many entries, if one is kept. */
  savedBefore(no: number): Promise<Saved | null>;
}

/** So many positions are at hand together, as text. */
const BLOCK = 16;
/** So many entries lie between two tables that are remembered whole. */
const APART = 64;
/** So many blocks are at hand: the one that is looked at and its neighbours. */
const BLOCKS = 12;
/** So many entries are played with each position that is asked for, so that the block before is ready when it is needed. */
const AHEAD = 16;

/** A block that is being played. */
interface Playing<G extends Kind> {
  readonly block: number;
  readonly table: Table<G>;
  /** The rows that lead from the table to the end of the block. */
  readonly rows: readonly Row[];
}

/** The positions that a match has gone through, for replays: played again from the nearest one that was saved whole. */
export class Timeline<G extends Kind> {
  readonly #game: Game<G>;
  readonly #past: Past;
  readonly #saves = new Map<number, Saved>();
  readonly #blocks = new Map<number, string[]>();
  #ahead: Playing<G> | null = null;

  constructor(game: Game<G>, past: Past) {
    this.#game = game;
    this.#past = past;
  }

  get length(): number {
    return Math.max(0, this.#past.length());
  }

  /** The position after so many entries, or null if there were not so many. */
  async stateAt(at: number): Promise<State<G['state']> | null> {
    if (!Number.isInteger(at) || at < 0 || at > this.length) return null;
    const block = Math.floor(at / BLOCK);
    if (!this.#has(at)) await this.#playBlock(block);
    const found = this.#blocks.get(block) ?? [];
    // The one asked for last is let go last.
    this.#blocks.delete(block);
    this.#blocks.set(block, found);
    await this.#prepare(block - 1);
    for (const old of [...this.#blocks.keys()].slice(0, -BLOCKS)) this.#blocks.delete(old);
    return JSON.parse(found[at % BLOCK] ?? 'null') as State<G['state']> | null;
  }

  #has(at: number): boolean {
    return this.#blocks.get(Math.floor(at / BLOCK))?.[at % BLOCK] !== undefined;
  }

  /** Plays a block, and the one before it on the way: a step back from here must not wait. */
  async #playBlock(block: number): Promise<void> {
    const playing = await this.#begin(block, Math.max(0, block - 1) * BLOCK);
    while (this.#playOne(playing));
  }

  /** Plays a little of a block that may be asked for next. */
  async #prepare(block: number): Promise<void> {
    if (block < 0 || this.#has(block * BLOCK + BLOCK - 1)) return;
    if (this.#ahead?.block !== block) {
      this.#ahead = await this.#begin(block, block * BLOCK);
    }
    const playing = this.#ahead;
    for (let n = 0; n < AHEAD; n++) if (!this.#playOne(playing)) return;
  }

  /** A table at or before an entry, with what leads from there to the end of a block. */
  async #begin(block: number, no: number): Promise<Playing<G>> {
    const table = await this.#tableBefore(no);
    return { block, table, rows: await this.#past.rows(table.length + 1, (block + 1) * BLOCK) };
  }

  /** Notes the position of a table and plays its next entry; false when its block is whole. */
  #playOne({ block, table, rows }: Playing<G>): boolean {
    const no = table.length;
    const own = Math.floor(no / BLOCK);
    if (own > block) return false;
    if (own >= block - 1) {
      const states = this.#blocks.get(own) ?? [];
      states[no % BLOCK] ??= JSON.stringify(table.state);
      this.#blocks.set(own, states);
    }
    if (no % APART === 0 && !this.#saves.has(no)) this.#saves.set(no, table.save());
    const [first] = rows;
    const entry = first === undefined ? null : (rows[no + 1 - first.no]?.entry ?? null);
    if (entry === null) return false;
    const fault = table.enterAgain(entry, no + 1, true);
    if (fault !== null) throw new Error(`entry ${no + 1} cannot be played again: ${fault.detail}`);
    table.forget(no);
    return true;
  }

  /** A table at the last moment before an entry that somebody has kept whole, or at the beginning of the match. */
  async #tableBefore(no: number): Promise<Table<G>> {
    const stored = await this.#past.savedBefore(no);
    const own = [...this.#saves.values()].filter((saved) => saved.no <= no).sort((a, b) => b.no - a.no)[0];
    const saved = own !== undefined && own.no >= (stored?.no ?? 0) ? own : stored;
    const { charter, seed } = this.#past;
    const care = { reach: Infinity };
    const table: Table<G> | { readonly fault: string } =
      saved === null
        ? Table.open(this.#game, { ...charter, seed }, 0, care)
        : Table.resume(this.#game, saved, [], care);
    if (table instanceof Table) return table;
    throw new Error(table.fault);
  }

  /** The entries in which one of these facts was told, as each seat lived them. */
  async chances(names: readonly string[], seats: number): Promise<ChanceMoment[]> {
    const found: ChanceMoment[] = [];
    for (const { no, facts } of await this.#past.rows(1, this.length)) {
      if (!facts.some(({ fact }) => names.includes(fact))) continue;
      const before = await this.stateAt(no - 1);
      if (before === null) continue;
      for (let seat = 0; seat < seats; seat++) {
        const told = toldTo(facts, seat).filter(({ fact }) => names.includes(fact));
        if (told.length > 0) found.push({ at: no, seat, before: viewOf(this.#game, before, seat), facts: told });
      }
    }
    return found.sort((a, b) => a.seat - b.seat || a.at - b.at);
  }

  async position(at: number, viewer: Viewer): Promise<Position> {
    const place = Math.max(0, Math.min(Math.floor(at), this.length));
    const state = await this.stateAt(place);
    if (state === null) throw new Error(`there is no position ${place}`);
    const since = Math.max(0, place + 1 - PAGE);
    const rows = await this.#past.rows(since, place);
    const log = rows.flatMap(({ no, facts }) => toldTo(facts, viewer).map((fact) => ({ at: no, fact })));
    return {
      at: place,
      view: viewOf(this.#game, state, viewer),
      news: log.filter((line) => line.at === place).map(({ fact }) => fact),
      log,
      since,
      seat: rows.at(-1)?.entry?.seat ?? null,
      result: state.result,
    };
  }
}
