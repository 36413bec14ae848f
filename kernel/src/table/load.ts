import { commitment } from '../dice.ts';
import type { Game } from '../game.ts';
import { hashOf } from '../hash.ts';
import { difference, same } from '../json.ts';
import type { Kind } from '../procedure.ts';
import { type FileFault, type MatchFile, readMatch } from './match-file.ts';
import { Table } from './table.ts';

export interface Loaded<G extends Kind> {
  readonly table: Table<G>;
  readonly file: MatchFile;
}

export interface LoadOrders {
  /** Stop after so many entries: replay to any action. */
  readonly upTo?: number;
  readonly now?: number;
  /** Whether the host wrote the file itself: then the last position is checked, which all the others lead to. */
  readonly own?: boolean;
  readonly progress?: (entries: number, of: number) => void;
}

/** Plays a match file again, checking every entry; a fault names the first bad one. */
export function loadMatch<G extends Kind>(game: Game<G>, text: string, orders: LoadOrders = {}): Loaded<G> | FileFault {
  const file = readMatch(text);
  if ('fault' in file) return file;
  const head = charterFault(game, file);
  if (head !== null) return { ...head, entry: 0, line: 1 };
  const { charter, entries, seed, end } = file;
  if (seed === null) return { fault: 'noSeed', entry: 0, line: 1, detail: 'the match still runs elsewhere' };
  const table = Table.open(game, { ...charter, seed }, orders.now ?? 0);
  if (!(table instanceof Table)) return { fault: 'badSetup', entry: 0, line: 1, detail: table.fault };
  const last = Math.max(0, Math.min(orders.upTo ?? entries.length, entries.length));
  for (const [i, entry] of entries.slice(0, last).entries()) {
    const where = { entry: i + 1, line: i + 2 };
    const isTrusted = orders.own === true && i < last - 1;
    const done = isTrusted ? table.applyEntry(entry, entry.check) : table.applyEntry(entry);
    if (!done.ok) return { fault: 'refusedEntry', ...where, detail: `${JSON.stringify(entry.act)}: ${done.refused}` };
    const check = table.entries[i]?.check;
    if (check !== entry.check) {
      const detail = `the position after ${JSON.stringify(entry.act)} is not the one that was played`;
      return { fault: 'badCheck', ...where, detail };
    }
    orders.progress?.(i + 1, last);
  }
  if (end !== null && last === entries.length) {
    const where = { entry: entries.length, line: entries.length + 2 };
    if (!same(end.result, table.result)) {
      const detail = `the result is not the one that was played: ${difference(end.result, table.result)}`;
      return { fault: 'badResult', ...where, detail };
    }
    if (end.hash !== hashOf(table.state)) {
      return { fault: 'badResult', ...where, detail: 'the last position is not the one that was played' };
    }
  }
  return { table, file };
}

function charterFault<G extends Kind>(game: Game<G>, file: MatchFile): Pick<FileFault, 'fault' | 'detail'> | null {
  const { charter, seed } = file;
  if (charter.game !== game.id) return { fault: 'otherGame', detail: `a match of ${charter.game}, not of ${game.id}` };
  if (charter.edition !== game.edition) {
    const detail = `edition ${charter.edition}; this program plays edition ${game.edition}`;
    return { fault: 'otherEdition', detail };
  }
  if (charter.content !== hashOf(game.content)) {
    return { fault: 'otherContent', detail: 'the match was played with another content pack' };
  }
  if (seed !== null && commitment(seed) !== charter.commitment) {
    return { fault: 'badSeed', detail: 'the seed is not the one that was promised before the first roll' };
  }
  return null;
}

/** What a check of a match file found. */
export type Verdict =
  | { readonly ok: true; readonly entries: number; readonly finished: boolean; readonly hash: string }
  | ({ readonly ok: false } & FileFault);

/** Checks a match file whole: the seed against its promise, every entry, every position, the result. */
export function verifyMatch<G extends Kind>(game: Game<G>, text: string, orders: LoadOrders = {}): Verdict {
  const loaded = loadMatch(game, text, orders);
  if ('fault' in loaded) return { ok: false, ...loaded };
  const { table } = loaded;
  return { ok: true, entries: table.entries.length, finished: table.result !== null, hash: hashOf(table.state) };
}
