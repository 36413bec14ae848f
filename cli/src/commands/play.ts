import { levelOf, levels } from '@bivouac/bots';
import { type Game, type Kind, readLog, type Seat } from '@bivouac/kernel';
import type { Guide } from '@bivouac/kernel/guide';
import { loadMatch, seatingsIn, Table } from '@bivouac/kernel/table';
import type { ShelfEntry } from '@bivouac/shelf';
import type { Language, Speech } from '@bivouac/words';
import { checkSetup, optionsIn } from '../game-options.ts';
import type { Io } from '../io.ts';
import { Journal } from '../play/journal.ts';
import { SaveFile, usualFile } from '../play/save-file.ts';
import { Session } from '../play/session.ts';
import { positionTeller } from '../position.ts';
import { fine, type Outcome, Problem } from '../problem.ts';
import { seatOf } from '../seat-option.ts';
import { checkScenarios, entryOf, gameOf, gameOfMatch, textOf, withContent, wordsOf } from '../take-down.ts';

export interface PlayOptions {
  readonly seat?: string;
  readonly seats?: number;
  readonly scenario?: string;
  readonly options?: string;
  readonly seed?: string;
  readonly bot: string;
  readonly lang: Language;
  readonly save?: string;
  readonly content?: string;
  readonly resume?: string;
  readonly json?: boolean;
}

/** `bivouac play`: one person in the terminal, bots on the other seats. */
export async function play(id: string | undefined, options: PlayOptions, io: Io): Promise<Outcome> {
  if (levelOf(options.bot) === null) {
    throw new Problem('usage', {
      say: 'noBot',
      with: { bot: options.bot, all: levels.map((one) => one.id).join(', ') },
    });
  }
  if (options.resume !== undefined && options.options !== undefined) {
    throw new Problem('usage', { say: 'optionsAtBeginning' });
  }
  if (options.resume !== undefined) return await resume(options.resume, id, options, io);
  if (id === undefined) throw new Problem('usage', { say: 'sayGame' });
  const entry = await withContent(entryOf(id), options.content, io);
  const game = await gameOf(entry, 'guided');
  const store = new SaveFile(io.folder, options.save ?? usualFile(id, io.now()));
  if (store.exists || (await new Journal(io, store.file).text()) !== null) {
    const { file } = store;
    throw new Problem('badFile', { say: 'fileThere', with: { file } }, { file });
  }
  return await game.use(async (found, guide) => {
    const { table, seat } = open(found, options, io);
    return await sit(entry, table, guide, seat, 'welcome', store, options, io);
  });
}

async function resume(file: string, id: string | undefined, options: PlayOptions, io: Io): Promise<Outcome> {
  // If the program was ended in the middle of a match, the journal has more of it than the file.
  const written = (await new Journal(io, file).text()) ?? textOf(io.folder, file);
  const { entry, game, text } = await gameOfMatch(file, written, io, options.content, options.lang);
  if (id !== undefined && id !== entry.id)
    throw new Problem('usage', { say: 'otherGame', with: { file, found: entry.id, game: id } });
  const store = new SaveFile(io.folder, options.save ?? file);
  return await game.use(async (found, guide) => {
    const loaded = loadMatch(found, text, { now: io.now() });
    if ('fault' in loaded) {
      const words = await wordsOf(entry, found, options.lang, []);
      throw new Problem('badFile', { say: 'cannotGoOn', with: { file, fault: words.fault(loaded) } }, loaded);
    }
    const { table } = loaded;
    if (table.result !== null) throw new Problem('badInput', { say: 'matchOver', with: { file } });
    const persons = table.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    const seat = options.seat === undefined ? persons[0] : seatOf(found, table.seats, options.seat);
    if (seat === undefined || !persons.includes(seat)) throw new Problem('badInput', { say: 'nobodyThere' });
    return await sit(entry, table, guide, seat, 'resumed', store, options, io);
  });
}

function open<G extends Kind>(game: Game<G>, options: PlayOptions, io: Io): { table: Table<G>; seat: Seat } {
  const scenario = options.scenario ?? game.scenarios[0] ?? '';
  checkScenarios(game.id, game.scenarios, [scenario]);
  const seatings = seatingsIn(game, scenario);
  const seating = seatings.find((seats) => options.seats === undefined || seats.length === options.seats);
  if (seating === undefined) {
    const able = [...new Set(seatings.map((seats) => seats.length))];
    const seats = options.seats ?? 0;
    throw new Problem('usage', { say: 'otherPlayers', with: { game: game.id, able, seats } });
  }
  const chosen = optionsIn(options.options);
  checkSetup(game, scenario, chosen, seating);
  const names = seating.map((powers) => ({ powers }));
  const seat = options.seat === undefined ? 0 : seatOf(game, names, options.seat);
  const seed = options.seed ?? io.secret();
  const seats = seating.map((powers, i) => {
    const name = powers.map((power) => game.powers[power] ?? '').join(' + ');
    return i === seat
      ? { name, kind: 'person' as const, powers }
      : { name, kind: 'bot' as const, level: options.bot, powers };
  });
  const nonces = seats.map((_, i) => `${i} ${options.seed ?? io.secret()}`);
  const table = Table.open(game, { scenario, options: chosen, seats, clock: null, nonces, seed, every: 16 }, io.now());
  if (table instanceof Table) return { table, seat };
  throw new Problem('usage', { say: 'noSetup', with: { fault: table.fault } });
}

async function sit<G extends Kind>(
  entry: ShelfEntry,
  table: Table<G>,
  guide: Guide<G> | null,
  seat: Seat,
  greeting: 'welcome' | 'resumed',
  store: SaveFile,
  options: PlayOptions,
  io: Io,
): Promise<Outcome> {
  const seats = table.seats.map(({ powers }) => powers);
  const words = await wordsOf(entry, table.game, options.lang, seats);
  // With --json, standard output is the script's alone: the conversation goes to standard error.
  const screen = options.json === true ? io.err : io.out;
  screen(`${greet(entry, table, seat, greeting, words)}\n`);
  checkBots(table);
  // What came of the player's last action and since is news; in a new match that is all of it.
  const last = table.entries.findLastIndex((one) => one.seat === seat) + 1;
  const unread = readLog(
    table.log.filter(({ at }) => at >= last),
    seat,
  ).length;
  const journal = new Journal(io, options.resume ?? store.file);
  const host = await journal.host(table, guide);
  const position = await positionTeller(entry, words);
  const ending = await new Session(table.game, host, { seat, unread }, words, io, screen, store, position).play();
  await host.close();
  await journal.end();
  const { result } = table;
  const json = { game: entry.id, seat, entries: table.length, ending, finished: result !== null, result };
  return fine({ ...json, file: store.file }, '');
}

/** A file may name a bot that this version does not have. */
function checkBots<G extends Kind>({ seats }: Table<G>): void {
  for (const [seat, { kind, level = '' }] of seats.entries()) {
    if (kind !== 'bot' || levelOf(level) !== null) continue;
    throw new Problem('badInput', { say: 'noBotFor', with: { bot: level, seat: seat + 1 } });
  }
}

function greet<G extends Kind>(
  entry: ShelfEntry,
  table: Table<G>,
  seat: Seat,
  greeting: 'welcome' | 'resumed',
  words: Speech,
): string {
  const others = table.seats.flatMap((_, other) => (other === seat ? [] : [words.seat(other)])).join(', ');
  const details = { title: words.of(entry.title), you: words.seat(seat), others, entries: table.length };
  return words.say(greeting, details);
}
