import { EVERYONE, type Game, type Kind, type Logged } from '@bivouac/kernel';
import { loadMatch, readMatch, type Table, viewOf } from '@bivouac/kernel/table';
import type { Language, Speech } from '@bivouac/words';
import { type Io, printable } from '../io.ts';
import { positionTeller } from '../position.ts';
import { fine, type Outcome, Problem } from '../problem.ts';
import { seatOf } from '../seat-option.ts';
import { type FoundMatch, gameOfMatch, textOf, wordsOf } from '../take-down.ts';

export interface ReplayOptions {
  readonly to?: number;
  readonly content?: string;
  readonly seat?: string;
  readonly lang: Language;
}

/** `bivouac replay`: what happened, as words, and the position after an action. */
export async function replay(file: string, options: ReplayOptions, io: Io): Promise<Outcome> {
  const found = await gameOfMatch(file, textOf(io.folder, file), io, options.content, options.lang);
  return await found.game.use(async (game) => await replayIn(game, file, found, options, io));
}

async function replayIn<G extends Kind>(
  game: Game<G>,
  file: string,
  { entry, text }: FoundMatch,
  options: ReplayOptions,
  io: Io,
): Promise<Outcome> {
  const read = readMatch(text);
  const total = 'fault' in read ? 0 : read.entries.length;
  const to = options.to ?? total;
  if (!('fault' in read) && to > total) {
    throw new Problem('usage', { say: 'tooFar', with: { file, total, to } });
  }
  const loaded = loadMatch(game, text, { upTo: to, now: io.now() });
  if ('fault' in loaded) {
    const fault = (await wordsOf(entry, game, options.lang, [])).fault(loaded);
    const say = loaded.entry > 1 ? 'cannotReplayAll' : 'cannotReplay';
    throw new Problem('badFile', { say, with: { file, fault, to: loaded.entry - 1 } }, { file, ...loaded });
  }
  const { table } = loaded;
  const seat = options.seat === undefined ? null : seatOf(game, table.seats, options.seat);
  const words = await wordsOf(
    entry,
    game,
    options.lang,
    table.seats.map(({ powers }) => powers),
  );
  const position = seat === null ? table.state.game : viewOf(game, table.state, seat).game;
  const log = linesOf(table, seat, words);
  const json = {
    game: game.id,
    scenario: table.charter.scenario,
    seats: table.seats,
    entries: total,
    to,
    seat,
    result: table.result,
    log: log.filter((line) => 'fact' in line),
    position,
  };
  const end = table.result === null ? (to === total ? words.say('running') : '') : words.result(table.result);
  const parts = [
    ...log.map((line, i) => numbered(line, log[i - 1])),
    `\n${words.say('position', { entries: to })}`,
    (await positionTeller(entry, words))(position),
    ...(end === '' ? [] : [`\n${end}`]),
  ];
  return fine(json, printable(`${parts.join('\n')}\n`));
}

interface LogLine {
  readonly entry: number;
  readonly text: string;
  readonly fact?: object;
}

/** A line with the number of its action, unless the line before has the same. */
function numbered({ entry, text }: LogLine, before: LogLine | undefined): string {
  return before?.entry === entry ? `         ${text}` : `${String(entry).padStart(5)}  ${text}`;
}

/** What is told to some in full and to the others in part (a card that was drawn) is told once to a reader of all. */
function isFullest({ at, fact }: Logged, i: number, log: readonly Logged[]): boolean {
  const size = Object.keys(fact).length;
  const isOtherHalf = (other: Logged | undefined): other is Logged =>
    other?.at === at && other.fact.fact === fact.fact && ((other.fact.to ?? EVERYONE) & (fact.to ?? EVERYONE)) === 0;
  return ![log[i - 1], log[i + 1]].some((other) => isOtherHalf(other) && Object.keys(other.fact).length > size);
}

/** The log in order: who did what, and what came of it. A seat reads only what it was told at the time. */
function linesOf<G extends Kind>(table: Table<G>, seat: number | null, words: Speech): LogLine[] {
  const facts = seat === null ? table.log.filter(isFullest) : table.show(seat).log;
  const lines: LogLine[] = facts.map(({ at, fact }) => {
    const clause = fact.clause === undefined ? '' : ` [${fact.clause}]`;
    return { entry: at, text: `${words.fact(fact)}${clause}`, fact };
  });
  if (seat !== null) return lines;
  const acts = table.entries.flatMap(({ seat: by, act }, i): LogLine[] =>
    act[0].startsWith('!')
      ? []
      : [{ entry: i + 1, text: words.say('did', { who: words.seat(by), what: words.offer(act) }) }],
  );
  // What was done stands before what came of it.
  return [...acts, ...lines].sort((a, b) => a.entry - b.entry || Number('fact' in a) - Number('fact' in b));
}
