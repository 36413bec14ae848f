import {
  type FileFault,
  type Game,
  type Guide,
  isFault,
  type Kind,
  loadMatch,
  type Options,
  readMatch,
  type SeatInfo,
  type State,
  Table,
} from '@bivouac/kernel';
import { levelOf, levels } from '@bivouac/bots';
import { type AnyGame, findGame } from '@bivouac/shelf';
import type { MatchRecord, OpeningOrder } from '../matches/record.ts';
import { MatchHost } from './match-host.ts';
import type { Host, NoTable } from './protocol.ts';
import { TrialHost } from './trial-host.ts';

/** The level of a bot for whom none was chosen: the second weakest, once there are several. */
export function usualLevel(): string {
  return (levels[1] ?? levels[0]).id;
}

function seatsFor<G extends Kind>(game: Game<G>, order: OpeningOrder): SeatInfo[] {
  const seating = game.seatings.find((powers) => powers.length === order.seats.length) ?? game.seatings[0] ?? [];
  return seating.map((powers, seat): SeatInfo => {
    const { kind = 'person', level = '' } = order.seats[seat] ?? {};
    if (kind === 'person') return { name: '', kind, powers };
    return { name: '', kind, powers, level: levelOf(level)?.id ?? usualLevel() };
  });
}

/** Only the options that a game has: an order is made without knowing the game. */
function optionsFor<G extends Kind>(game: Game<G>, options: Options): Options {
  const known = new Set((game.variants ?? []).flatMap((variant) => Object.keys(variant)));
  return Object.fromEntries(Object.entries(options).filter(([name]) => known.has(name)));
}

function openNew<G extends Kind>(game: Game<G>, guide: Guide<G> | null, order: OpeningOrder): Host | NoTable {
  const scenario = order.scenario === '' ? (game.scenarios[0] ?? '') : order.scenario;
  const opening = {
    scenario,
    options: optionsFor(game, order.options),
    seats: seatsFor(game, order),
    clock: null,
    nonces: [],
    seed: order.seed,
  };
  const table = Table.open(game, opening, Date.now());
  return isFault(table) ? { ok: false, why: 'setup', detail: table.fault } : new MatchHost(game, table, guide);
}

function openFile<G extends Kind>(game: Game<G>, guide: Guide<G> | null, text: string): Host | NoTable {
  const loaded = loadMatch(game, text, { now: Date.now() });
  return 'fault' in loaded ? { ok: false, why: 'file', fault: loaded } : new MatchHost(game, loaded.table, guide);
}

function openRecord<G extends Kind>(game: Game<G>, guide: Guide<G> | null, record: MatchRecord): Host | NoTable {
  // A state is kept as plain JSON: it was this game's when it was kept.
  if (record.trial !== null) return new TrialHost(game, record.trial.state as object as State<G['state']>);
  if (record.text !== null) return openFile(game, guide, record.text);
  return record.opening === null ? { ok: false, why: 'unknown' } : openNew(game, guide, record.opening);
}

/** The game, with what it tells the bots if it tells them anything. */
async function gameOf(id: string): Promise<AnyGame | null> {
  const entry = findGame(id);
  return (await (entry?.guided ?? entry?.load)?.()) ?? null;
}

export async function hostFor(record: MatchRecord): Promise<Host | NoTable> {
  const game = await gameOf(record.game);
  if (game === null) return { ok: false, why: 'unknown' };
  return game.use((known, guide) => openRecord(known, guide, record));
}

/** The text of a match cut short, with persons on all its chairs: what is tried out from a finished match. */
export async function withPersons(game: string, text: string): Promise<string | null> {
  const found = await gameOf(game);
  return (
    found?.use((known) => {
      const loaded = loadMatch(known, text);
      if ('fault' in loaded) return null;
      const { table } = loaded;
      for (const [seat, { kind }] of table.seats.entries()) {
        if (kind === 'bot') table.reseat(seat, { name: '', kind: 'person' }, 0);
      }
      return new MatchHost(known, table, null).fileText();
    }) ?? null
  );
}

/** Plays a file through; its game and host, or what is wrong with it. */
export async function readFile(text: string): Promise<{ readonly game: string; readonly host: Host } | FileFault> {
  const file = readMatch(text);
  if ('fault' in file) return file;
  const { game: id } = file.charter;
  const game = await gameOf(id);
  if (game === null) return { fault: 'otherGame', entry: 0, line: 1, detail: id };
  const host = game.use((known, guide) => openFile(known, guide, text));
  if (!('ok' in host)) return { game: id, host };
  return host.why === 'file' ? host.fault : { fault: 'badSetup', entry: 0, line: 1, detail: id };
}
