import type { Game } from '../game.ts';
import { hashOf } from '../hash.ts';
import { difference, same } from '../json.ts';
import type { Kind } from '../procedure.ts';
import { type Attested, attestedText } from './attest.ts';
import { charterFault, type FileFault, type MatchFile, readMatch } from './match-file.ts';
import { type Care, Table } from './table.ts';

export interface Loaded<G extends Kind> {
  readonly table: Table<G>;
  readonly file: MatchFile;
}

export interface LoadOrders extends Pick<Care, 'hasher' | 'heartbeat'> {
  /** Stop after so many entries: replay to any action. */
  readonly upTo?: number;
  readonly now?: number;
  /** Whether the host wrote the file itself: then the last position is checked, which all the others lead to. */
  readonly own?: boolean;
  /** Heads of the chain that a player was given while it was played: all of them are of this match, or it was not this one. */
  readonly shown?: readonly string[];
  readonly progress?: (entries: number, of: number) => void;
}

/** Plays a match file again, checking every entry; a fault names the first bad one. */
export function loadMatch<G extends Kind>(game: Game<G>, text: string, orders: LoadOrders = {}): Loaded<G> | FileFault {
  const file = readMatch(text);
  if ('fault' in file) return file;
  const head = charterFault(game, file.charter, file.seed);
  if (head !== null) return { ...head, entry: 0, line: 1 };
  const { charter, entries, seed, end, open } = file;
  if (seed === null) return { fault: 'noSeed', entry: 0, line: 1, detail: 'the match still runs elsewhere' };
  const { hasher, heartbeat, now = 0, own = false } = orders;
  // A file may take back what lies further behind than one may go now: nothing is forgotten before its end.
  const care = { reach: Infinity, ...(hasher && { hasher }), ...(heartbeat && { heartbeat }) };
  const table = Table.open(game, { ...charter, seed }, 0, care);
  if (!(table instanceof Table)) return { fault: 'badSetup', entry: 0, line: 1, detail: table.fault };
  const last = Math.max(0, Math.min(orders.upTo ?? entries.length, entries.length));
  const chain: string[] = [];
  for (const [i, entry] of entries.slice(0, last).entries()) {
    const fault = table.enterAgain(entry, i + 1, own && i < last - 1);
    if (fault !== null) return fault;
    chain.push(table.chain);
    orders.progress?.(i + 1, last);
  }
  table.goOn(now, last === entries.length ? open?.since : 0);
  if (end !== null && last === entries.length) {
    const where = { entry: entries.length, line: entries.length + 2 };
    if (!same(end.result, table.result)) {
      const detail = `the result is not the one that was played: ${difference(end.result, table.result)}`;
      return { fault: 'badResult', ...where, detail };
    }
    if (end.hash !== hashOf(table.state)) {
      return { fault: 'badResult', ...where, detail: 'the last position is not the one that was played' };
    }
    if (end.attested !== undefined && (table.chain === '' || end.attested.chain !== table.chain)) {
      return { fault: 'notAsSigned', ...where, detail: 'the entries are not those that the server signed' };
    }
  }
  const fault = last < entries.length ? null : otherThanShown(chain, orders.shown ?? []);
  return fault ?? { table, file };
}

/** What was shown stands for all that came before it: the match is another one from where the two part. */
function otherThanShown(chain: readonly string[], shown: readonly string[]): FileFault | null {
  const places = new Map(chain.map((head, i) => [head, i + 1]));
  let agreed = 0;
  for (const head of shown) {
    const place = places.get(head);
    if (place !== undefined) {
      agreed = Math.max(agreed, place);
      continue;
    }
    const entry = Math.min(agreed + 1, chain.length);
    const detail = `what was shown while it was played fits it up to action ${agreed}, and no further`;
    return { fault: 'notAsShown', entry, line: entry + 1, detail };
  }
  return null;
}

/** What a check of a match file found. */
export type Verdict =
  | {
      readonly ok: true;
      readonly entries: number;
      readonly finished: boolean;
      readonly hash: string;
      /** What a server vouched for, and the text that it must have signed; null for a file that nobody vouches for. */
      readonly attested: (Attested & { readonly text: string }) | null;
    }
  | ({ readonly ok: false } & FileFault);

/** Checks a match file whole: the seed against its promise, every entry, every position, the result. */
export function verifyMatch<G extends Kind>(game: Game<G>, text: string, orders: LoadOrders = {}): Verdict {
  const loaded = loadMatch(game, text, orders);
  if ('fault' in loaded) return { ok: false, ...loaded };
  const { table, file } = loaded;
  const { charter, result } = table;
  const found = file.end?.attested;
  const attested =
    found === undefined || result === null ? null : { ...found, text: attestedText(charter, found.chain, result) };
  return { ok: true, entries: table.length, finished: result !== null, hash: hashOf(table.state), attested };
}
