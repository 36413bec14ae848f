import type { Action, Arg } from '../actions.ts';
import { commitment } from '../dice.ts';
import type { Game } from '../game.ts';
import { hashOf, hashOfConstant } from '../hash.ts';
import type { Kind } from '../procedure.ts';
import type { Result } from '../state.ts';
import { type Attested, isAttested } from './attest.ts';
import { isLeaving } from './leaving.ts';
import type { Charter, CheckedEntry, SeatInfo, TableRefusal } from './types.ts';

/**
 * A match file: one line of JSON for the charter, one for each entry, and a last one that says how the match ended, or
 * how far it has come: so a file that was cut off is known for it, wherever that was. Files of format 1, before version
 * 0.2.0, have no last line while the match runs.
 */
export interface MatchFile {
  readonly charter: Charter;
  readonly entries: readonly CheckedEntry[];
  /** In the file of a running match only if it may be played on from it. */
  readonly seed: string | null;
  readonly end: MatchEnd | null;
  /** Of a match that runs on. */
  readonly open: MatchOpen | null;
}

/** How far a running match has come: its entries, and where time matters how much has passed since the last of them. */
export interface MatchOpen {
  readonly entries: number;
  readonly since?: number;
}

export interface MatchEnd {
  readonly result: Result;
  /** The hash of the last state. */
  readonly hash: string;
  /** Of a match that a server kept; a file of one's own has none. */
  readonly attested?: Attested;
}

const FORMAT = 2;

/** What is wrong with a match file, so that somebody can act on it: the entry (from 1), and why. */
export interface FileFault {
  readonly fault:
    | 'empty'
    | 'foreign'
    | 'newerFormat'
    | 'badCharter'
    | 'badEntry'
    | 'cutOff'
    | 'badEnd'
    | 'afterEnd'
    | 'otherGame'
    | 'otherEdition'
    | 'otherContent'
    | 'badSetup'
    | 'noSeed'
    | 'badSeed'
    | 'refusedEntry'
    | 'badCheck'
    | 'badResult'
    | 'notAsSigned'
    | 'notAsShown';
  /** The first bad entry, counted from 1; 0 when it is not about an entry. */
  readonly entry: number;
  readonly line: number;
  /** The action that it is about, and what the rules say to it, for whoever has words for them. */
  readonly act?: Action;
  readonly refusal?: TableRefusal;
  readonly detail: string;
}

export function writeMatch(file: MatchFile): string {
  const head = { bivouac: FORMAT, ...file.charter, ...(file.seed === null ? {} : { seed: file.seed }) };
  const lines = [JSON.stringify(head)];
  for (const { seat, act, check, after } of file.entries) {
    lines.push(JSON.stringify(after === 0 ? [seat, act, check] : [seat, act, check, after]));
  }
  if (file.end !== null) lines.push(JSON.stringify({ end: file.end }));
  else lines.push(JSON.stringify({ open: { ...file.open, entries: file.entries.length } }));
  return `${lines.join('\n')}\n`;
}

export function readMatch(text: string): MatchFile | FileFault {
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  const ended = lines.at(-1) === '';
  if (ended) lines.pop();
  const head = lines[0];
  if (head === undefined || head.trim() === '') return at('empty', 0, 1, 'the file is empty');
  const charter = readCharter(head, lines.length === 1 && !ended);
  if ('fault' in charter) return charter;
  const entries: CheckedEntry[] = [];
  let end: MatchEnd | null = null;
  let open: MatchOpen | null = null;
  for (const [i, line] of lines.entries()) {
    if (i === 0) continue;
    if (end !== null || open !== null) return at('afterEnd', 0, i + 1, 'there is more after the end of the match');
    const value = parse(line);
    if (value === undefined) {
      const last = i === lines.length - 1 && !ended;
      const detail = last ? 'the file is cut off in the middle of this entry' : 'this line is not JSON';
      return at(last ? 'cutOff' : 'badEntry', i, i + 1, detail);
    }
    if (!Array.isArray(value)) {
      end = readEnd(value);
      open = readOpen(value);
      if (end === null && open === null) {
        return at('badEnd', i, i + 1, 'this line is neither an entry nor the end of a match');
      }
      continue;
    }
    const entry = readEntry(value, charter.charter.seats.length);
    if (typeof entry === 'string') return at('badEntry', i, i + 1, entry);
    entries.push(entry);
  }
  const { length } = entries;
  if (charter.format > 1 && end === null && open === null) {
    return at('cutOff', length, lines.length, `the file is cut off after entry ${length}`);
  }
  if (open !== null && open.entries !== length) {
    return at('badEnd', length, lines.length, `there should be ${open.entries} entries, and there are ${length}`);
  }
  return { charter: charter.charter, entries, seed: charter.seed, end, open };
}

function at(fault: FileFault['fault'], entry: number, line: number, detail: string): FileFault {
  return { fault, entry, line, detail };
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface Head {
  readonly format: number;
  readonly charter: Charter;
  readonly seed: string | null;
}

function readCharter(line: string, cut: boolean): Head | FileFault {
  const head = parse(line);
  if (cut && head === undefined) return at('cutOff', 0, 1, 'the file is cut off in its first line');
  const format = isRecord(head) ? head['bivouac'] : null;
  if (!isRecord(head) || !Number.isInteger(format) || (format as number) < 1) {
    return at('foreign', 0, 1, 'this is not a Bivouac match file');
  }
  if ((format as number) > FORMAT) {
    return at('newerFormat', 0, 1, `format ${String(format)}, this program reads ${FORMAT}`);
  }
  const { bivouac: _, seed, ...rest } = head;
  for (const key of ['game', 'edition', 'content', 'scenario', 'commitment']) {
    if (typeof rest[key] !== 'string') return at('badCharter', 0, 1, `"${key}" is missing or not a text`);
  }
  if (!isRecord(rest['options'])) return at('badCharter', 0, 1, '"options" is missing');
  const seats = rest['seats'];
  if (!Array.isArray(seats) || !seats.every(isSeat)) return at('badCharter', 0, 1, '"seats" is missing or wrong');
  const nonces = rest['nonces'];
  if (!Array.isArray(nonces) || !nonces.every((nonce) => typeof nonce === 'string')) {
    return at('badCharter', 0, 1, '"nonces" is missing or wrong');
  }
  const clock = rest['clock'] ?? null;
  if (
    clock !== null &&
    !(isRecord(clock) && isTime(clock['perTurn']) && isTime(clock['bank']) && isFall(clock['onFall']))
  ) {
    return at('badCharter', 0, 1, '"clock" is wrong');
  }
  const every = rest['every'];
  if (every !== undefined && !(Number.isSafeInteger(every) && (every as number) > 0)) {
    return at('badCharter', 0, 1, '"every" is wrong');
  }
  if (rest['botDice'] !== undefined && rest['botDice'] !== 'secret')
    return at('badCharter', 0, 1, '"botDice" is wrong');
  if (rest['leaving'] !== undefined && !isLeaving(rest['leaving'])) return at('badCharter', 0, 1, '"leaving" is wrong');
  if (seed !== undefined && typeof seed !== 'string') return at('badCharter', 0, 1, '"seed" is not a text');
  return { format: format as number, charter: { ...(rest as object), clock } as Charter, seed: seed ?? null };
}

const isFall = (value: unknown): boolean => value === undefined || value === 'claim';

function isTime(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function isSeat(value: unknown): value is SeatInfo {
  if (!isRecord(value) || typeof value['name'] !== 'string' || !Array.isArray(value['powers'])) return false;
  if (value['kind'] !== 'person' && value['kind'] !== 'bot') return false;
  return value['powers'].every((power) => Number.isInteger(power));
}

function readEntry(value: unknown[], seats: number): CheckedEntry | string {
  const [seat, act, check, after = 0] = value;
  if (!Number.isInteger(seat) || (seat as number) < 0 || (seat as number) >= seats) return 'there is no such seat';
  const isAct = Array.isArray(act) && typeof act[0] === 'string' && act.every((part) => isArg(part));
  if (!isAct) return 'this is not an action';
  if (typeof check !== 'string') return 'its check is missing';
  if (!isTime(after)) return 'its time is wrong';
  return { seat: seat as number, act: act as [string, ...Arg[]], check, after: after as number };
}

function isArg(part: unknown): boolean {
  return typeof part === 'string' || Number.isSafeInteger(part);
}

function readEnd(value: unknown): MatchEnd | null {
  const end = isRecord(value) ? value['end'] : null;
  if (!isRecord(end) || typeof end['hash'] !== 'string' || !isRecord(end['result'])) return null;
  const { winners, reason } = end['result'];
  if (!Array.isArray(winners) || typeof reason !== 'string') return null;
  const attested = end['attested'];
  if (attested !== undefined && !isAttested(attested)) return null;
  const known = { result: end['result'] as object as Result, hash: end['hash'] };
  return attested === undefined ? known : { ...known, attested };
}

function readOpen(value: unknown): MatchOpen | null {
  const open = isRecord(value) ? value['open'] : null;
  if (!isRecord(open)) return null;
  const { entries, since } = open;
  if (!Number.isSafeInteger(entries) || (entries as number) < 0 || !(since === undefined || isTime(since))) return null;
  return { entries: entries as number, ...(since === undefined ? {} : { since: since as number }) };
}

/** The hash of a game's content pack. */
export function contentHash<G extends Kind>({ content }: Game<G>): string {
  return typeof content === 'object' && content !== null ? hashOfConstant(content) : hashOf(content);
}

/** Why a match cannot be played with a game, by what it was begun with. */
export function charterFault<G extends Kind>(
  game: Game<G>,
  charter: Charter,
  seed: string | null,
): Pick<FileFault, 'fault' | 'detail'> | null {
  if (charter.game !== game.id) return { fault: 'otherGame', detail: `a match of ${charter.game}, not of ${game.id}` };
  if (charter.edition !== game.edition) {
    const detail = `edition ${charter.edition}; this program plays edition ${game.edition}`;
    return { fault: 'otherEdition', detail };
  }
  if (charter.content !== contentHash(game)) {
    return { fault: 'otherContent', detail: 'the match was played with another content pack' };
  }
  if (seed !== null && commitment(seed) !== charter.commitment) {
    return { fault: 'badSeed', detail: 'the seed is not the one that was promised before the first roll' };
  }
  return null;
}
