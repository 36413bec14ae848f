import type { Game, Kind, Options, State } from '@bivouac/kernel';
import {
  type FileFault,
  HEARTBEAT,
  isFault,
  loadMatch,
  type Opening,
  readMatch,
  type Row,
  type Saved,
  SAVED_SHAPE,
  type SeatInfo,
  seatingFor,
  seatingsIn,
  Table,
} from '@bivouac/kernel/table';
import {
  type Hosted,
  HostedMatch,
  HostedTrial,
  type Kept,
  type MatchPast,
  matchText,
  lastRows,
  type RowSource,
  type Store,
  tailOf,
} from '@bivouac/host';
import { levelFor } from '../matches/levels.ts';
import { type ContentPack, packOfItsTime } from '../matches/pack.ts';
import type { MatchRecord, OpeningOrder } from '../matches/record.ts';
import type { NoTable } from './protocol.ts';
import { takeDown } from './take-down.ts';

function seatsFor<G extends Kind>(game: Game<G>, scenario: string, order: OpeningOrder): SeatInfo[] {
  const usual = seatingFor(game, scenario, order.seats.length) ?? seatingsIn(game, scenario)[0] ?? [];
  // What was chosen is opened as it was chosen: the kernel says so if it cannot be played.
  const chosen = order.seats.flatMap(({ powers }) => (powers === undefined ? [] : [powers]));
  const seating = chosen.length === order.seats.length ? chosen : usual;
  return seating.map((powers, seat): SeatInfo => {
    const { kind = 'person', level = '', name = '' } = order.seats[seat] ?? {};
    if (kind === 'person') return { name, kind, powers };
    return { name, kind, powers, level: levelFor(game.id, level) };
  });
}

/** Only the options that a game has: an order is made without knowing the game. */
function optionsFor<G extends Kind>(game: Game<G>, options: Options): Options {
  const known = new Set((game.variants ?? []).flatMap((variant) => Object.keys(variant)));
  return Object.fromEntries(Object.entries(options).filter(([name]) => known.has(name)));
}

/** One entry in so many has the whole position in its check. */
const CHECKED = 16;
const CARE = { heartbeat: HEARTBEAT };
const NOW = { now: Date.now };

function openNew<G extends Kind>(game: Game<G>, order: OpeningOrder): Hosted | NoTable {
  const scenario = order.scenario === '' ? (game.scenarios[0] ?? '') : order.scenario;
  const opening: Opening = {
    scenario,
    options: optionsFor(game, order.options),
    seats: seatsFor(game, scenario, order),
    clock: order.clock ?? null,
    nonces: [],
    seed: order.seed,
    // Of three or more, one who leaves does not end it for the others: a bot goes on for him.
    ...(order.seats.length < 3 ? {} : { leaving: { to: 'bot', level: levelFor(game.id, '') } as const }),
    every: CHECKED,
    botDice: 'secret',
  };
  const table = Table.open(game, opening, Date.now(), CARE);
  return isFault(table) ? { ok: false, why: 'setup', detail: table.fault } : new HostedMatch(game, table, NOW);
}

/** A match from a file; `own` if this browser wrote it. */
function openFile<G extends Kind>(game: Game<G>, text: string, own: boolean): Hosted | NoTable {
  const loaded = loadMatch(game, text, { now: Date.now(), own, ...CARE });
  return 'fault' in loaded ? { ok: false, why: 'file', fault: loaded } : new HostedMatch(game, loaded.table, NOW);
}

/** A match as it was saved last, with what has come since. */
function openSaved<G extends Kind>(
  game: Game<G>,
  { saved, tail, seen }: SavedMatch,
  past: MatchPast,
): Hosted | NoTable {
  const table = Table.resume(game, saved, tailOf(tail), { ...CARE, own: true, ...(seen === null ? {} : { seen }) });
  return table instanceof Table ? new HostedMatch(game, table, past) : { ok: false, why: 'file', fault: table };
}

type SavedMatch = Kept<MatchRecord> & { readonly saved: Saved };

function isSaved(kept: Kept<MatchRecord>): kept is SavedMatch {
  return kept.saved !== null;
}

function openRecord<G extends Kind>(game: Game<G>, kept: Kept<MatchRecord>, past: MatchPast): Hosted | NoTable {
  const { trial, text, opening } = kept.head;
  if (trial !== null) {
    const { state, played = [] } = trial;
    // A state is kept as plain JSON: it was this game's when it was kept.
    return new HostedTrial(game, state as object as State<G['state']>, played);
  }
  if (isSaved(kept)) {
    if (kept.saved.shape === SAVED_SHAPE) return openSaved(game, kept, past);
    return openFile(game, matchText(kept.saved, past.rows ?? []), true);
  }
  if (text !== null) return openFile(game, text, true);
  return opening === null ? { ok: false, why: 'unknown' } : openNew(game, opening);
}

/** A match that was begun with an earlier release is played on with the pack and the rules of that one. */
export async function withItsPack(kept: Kept<MatchRecord>): Promise<Kept<MatchRecord>> {
  const { head, saved } = kept;
  if (head.trial !== null) return kept;
  const file = saved === null && head.text !== null ? readMatch(head.text) : null;
  const charter = saved?.charter ?? (file === null || 'fault' in file ? null : file.charter);
  const pack = charter === null ? head.pack : await packOfItsTime(charter, head.pack);
  return pack === head.pack ? kept : { ...kept, head: { ...head, pack } };
}

/** The rows that a match is opened with. One that was saved in another shape is played again, with all of them. */
async function recentRows({ saved, tail }: Kept<MatchRecord>, older: RowSource): Promise<readonly Row[]> {
  if (saved === null) return tail;
  const end = saved.no + 1;
  if (saved.shape !== SAVED_SHAPE) return [...(await older(0, saved.no)), ...tail];
  return lastRows(tail, end, saved.charter.seats.length, older);
}

/**
 * The table of a match that is kept, from the last time it was saved whole. Of its rows only the last page is read: it
 * opens as quickly after ten thousand entries as after ten.
 */
export async function hostFor(kept: Kept<MatchRecord>, store: Store<MatchRecord>): Promise<Hosted | NoTable> {
  const { id, game: gameId, pack } = kept.head;
  const older = (from: number, to: number) => store.rows(id, from, to);
  const [game, rows] = await Promise.all([takeDown(gameId, pack), recentRows(kept, older)]);
  if (game === null) return { ok: false, why: 'unknown' };
  const past: MatchPast = { ...NOW, rows, older, savedBefore: (no) => store.savedBefore(id, no) };
  return game.use((known) => openRecord(known, kept, past));
}

/** The text of a match cut short, with persons on all its chairs: what is tried out from a finished match. */
export async function withPersons({ game, pack }: MatchRecord, text: string): Promise<string | null> {
  const found = await takeDown(game, pack);
  return (
    found?.use(async (known) => {
      const loaded = loadMatch(known, text);
      if ('fault' in loaded) return null;
      const { table } = loaded;
      for (const [seat, { kind }] of table.seats.entries()) {
        if (kind === 'bot') table.reseat(seat, { name: '', kind: 'person' }, 0);
      }
      return new HostedMatch(known, table, NOW).fileText();
    }) ?? null
  );
}

interface ReadMatch {
  readonly game: string;
  readonly host: Hosted;
  readonly pack: ContentPack | null;
}

/**
 * Plays a file through; its game and host, or what is wrong with it. A match of an earlier release is played with the pack
 * and the rules of that one; one with another content pack is tried with those that this browser has (`packs`).
 */
export async function readFile(
  text: string,
  packs: () => Promise<readonly ContentPack[]>,
): Promise<ReadMatch | FileFault> {
  const head = readMatch(text);
  const old = 'fault' in head ? null : await packOfItsTime(head.charter, null);
  const first = await readWith(text, old);
  if (!('fault' in first) || first.fault !== 'otherContent') return first;
  for (const pack of await packs()) {
    const read = await readWith(text, pack);
    if (!('fault' in read) || read.fault !== 'otherContent') return read;
  }
  return first;
}

async function readWith(text: string, pack: ContentPack | null): Promise<ReadMatch | FileFault> {
  const file = readMatch(text);
  if ('fault' in file) return file;
  const { game: id } = file.charter;
  const game = await takeDown(id, pack);
  if (game === null) return { fault: pack === null ? 'otherGame' : 'otherContent', entry: 0, line: 1, detail: id };
  const host = game.use((known) => openFile(known, text, false));
  if (!('ok' in host)) return { game: id, host, pack };
  return host.why === 'file' ? host.fault : { fault: 'badSetup', entry: 0, line: 1, detail: id };
}
