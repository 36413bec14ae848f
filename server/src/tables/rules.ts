import { findGame, ofEdition, oldPackFor, type AnyGame } from '@bivouac/shelf';
import type { Charter } from '@bivouac/kernel/table';

/** By which rules a match is played: its game, and what it was begun with. */
export type RulesOf = Pick<Charter, 'game' | 'edition' | 'content'>;

/** The rules of today for a game that can be played here; null if there is none. */
export async function rulesOfToday(game: string): Promise<AnyGame | null> {
  const entry = findGame(game);
  if (entry === null || entry.load === null) return null;
  return (entry.guided ?? entry.load)();
}

/** The rules and the content that a match was begun with, of an earlier release too. */
export async function rulesOf({ game, edition, content }: RulesOf): Promise<AnyGame | null> {
  const entry = findGame(game);
  if (entry === null) return null;
  const then = await ofEdition(entry, edition);
  const pack = await oldPackFor(then, content);
  const found = pack === null ? then : await then.withContent?.(pack.json, pack.file);
  if (found === undefined || 'faults' in found) return null;
  return (await (found.guided ?? found.load)?.()) ?? null;
}
