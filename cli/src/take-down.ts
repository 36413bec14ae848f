import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Game, Kind } from '@bivouac/kernel';
import { readMatch } from '@bivouac/kernel/table';
import type { AnyGame, ShelfEntry } from '@bivouac/shelf';
import { findGame, shelf } from '@bivouac/shelf/workshop';
import { oldPackFor, ofEdition } from '@bivouac/shelf';
import { createWords, type Language, namePowers, type Speech } from '@bivouac/words';
import type { Io } from './io.ts';
import { Problem } from './problem.ts';
import { ownText } from './text/own-text.ts';

/** The game of this id, or a sentence that says which there are. */
export function entryOf(id: string): ShelfEntry {
  const entry = findGame(id);
  if (entry !== null) return entry;
  const all = shelf.map((one) => one.id).join(', ');
  throw new Problem('unknownGame', { say: 'noGame', with: { game: id, all } }, { game: id });
}

/** The game with the content pack of a file in place of its own, where one is named. */
export async function withContent(entry: ShelfEntry, file: string | undefined, io: Io): Promise<ShelfEntry> {
  if (file === undefined) return entry;
  if (entry.withContent === undefined) {
    throw new Problem('usage', { say: 'noPacks', with: { game: entry.id } }, { game: entry.id });
  }
  const found = await entry.withContent(jsonOf(io.folder, file), file);
  if ('id' in found) return found;
  const { faults } = found;
  throw new Problem('badFile', { say: 'badPack', with: { file, faults: faults.join('\n') } }, { file, faults });
}

export function jsonOf(folder: string, file: string): unknown {
  const text = textOf(folder, file, 'contentPack');
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Problem('badFile', { say: 'notJson', with: { file, why } }, { file });
  }
}

/** A game that can be played; `guided` with what it tells the bots, `workshop` with its rivals, positions and weights besides. */
export async function gameOf(entry: ShelfEntry, how: 'plain' | 'guided' | 'workshop' = 'plain'): Promise<AnyGame> {
  if (how === 'workshop') return (await entry.workshop?.()) ?? (await gameOf(entry, 'guided'));
  if (how === 'guided' && entry.guided !== undefined) return await entry.guided();
  if (entry.load !== null) return await entry.load();
  const able = shelf.flatMap(({ id, load }) => (load === null ? [] : [id]));
  const said = { say: 'notPlayable', with: { title: entry.title.en, all: able.join(', ') } } as const;
  throw new Problem('notPlayable', said, { game: entry.id });
}

/** That a game has these scenarios, or a sentence that says which it has. */
export function checkScenarios(id: string, known: readonly string[], wanted: readonly string[]): void {
  const scenario = wanted.find((one) => !known.includes(one));
  if (scenario === undefined) return;
  throw new Problem('usage', { say: 'noScenario', with: { game: id, scenario, all: known.join(', ') } }, { scenario });
}

/** What a game and its match say, in a language; players are called by the powers they hold. */
export async function wordsOf<G extends Kind>(
  entry: ShelfEntry,
  game: Game<G>,
  language: Language,
  seats: readonly (readonly number[])[],
): Promise<Speech> {
  const text = (await entry.text?.[language]()) ?? null;
  const plain = createWords(language, { game, text });
  const names = seats.map((powers) => namePowers(plain, powers));
  return createWords(language, { game, text, seats: names, own: ownText[language] });
}

export interface FoundMatch {
  readonly text: string;
  readonly entry: ShelfEntry;
  readonly game: AnyGame;
}

/** The text of a file; a sentence that says what to do if there is none. */
export function textOf(
  folder: string,
  file: string,
  what: 'matchFile' | 'contentPack' | 'sheet' | 'weights' | 'shownHeads' = 'matchFile',
): string {
  try {
    return readFileSync(resolve(folder, file), 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const say = code === 'ENOENT' ? 'noSuchFile' : code === 'EISDIR' ? 'isFolder' : 'unreadable';
    throw new Problem('badFile', { say, with: { file, why: code || '?', what: { say: what } } }, { file });
  }
}

/** The game that a match file was played with: its first line says which. */
export async function gameOfMatch(
  file: string,
  text: string,
  io: Io,
  content?: string,
  language: Language = 'en',
): Promise<FoundMatch> {
  const id = gameIdIn(text);
  if (id === null) {
    const read = readMatch(text);
    const why = 'fault' in read ? createWords(language).fault(read) : ({ say: 'namesNoGame' } as const);
    throw new Problem(
      'badFile',
      { say: 'cannotRead', with: { file, why } },
      { file, ...('fault' in read ? read : {}) },
    );
  }
  const entry =
    content === undefined ? await ofItsTime(entryOf(id), text) : await withContent(entryOf(id), content, io);
  return { text, entry, game: await gameOf(entry, 'guided') };
}

/** A match of an earlier release is shown and played on with the rules and the pack of that one. */
async function ofItsTime(entry: ShelfEntry, text: string): Promise<ShelfEntry> {
  const read = readMatch(text);
  if ('fault' in read) return entry;
  const then = await ofEdition(entry, read.charter.edition);
  const old = await oldPackFor(then, read.charter.content);
  const found = old === null ? then : await then.withContent?.(old.json, old.file);
  return found === undefined || 'faults' in found ? then : found;
}

function gameIdIn(text: string): string | null {
  const line = text.slice(0, text.indexOf('\n') < 0 ? undefined : text.indexOf('\n'));
  try {
    const head: unknown = JSON.parse(line);
    const isHead = typeof head === 'object' && head !== null && 'bivouac' in head && 'game' in head;
    return isHead && typeof head.game === 'string' ? head.game : null;
  } catch {
    return null;
  }
}
