import type { Charter } from '@bivouac/kernel/table';
import { type AnyGame, findGame, ofEdition, oldPackFor, type ShelfEntry } from '@bivouac/shelf';

/** By which rules a match is played: its game, and what it was begun with. */
export type RulesOf = Pick<Charter, 'game' | 'edition' | 'content'>;

/** So many games with their packs are kept at hand: those of today, and a few that older matches go on with. */
const AT_HAND = 16;
const atHand = new Map<string, Promise<AnyGame | null>>();

/** Matches share their rules: what follows from a pack is long, and made once. */
function shared(name: string, fetch: () => Promise<AnyGame | null>): Promise<AnyGame | null> {
  const found = atHand.get(name) ?? fetch();
  // What was asked for last is let go of last.
  atHand.delete(name);
  atHand.set(name, found);
  const forget = () => atHand.get(name) === found && atHand.delete(name);
  found.then((game) => game === null && forget(), forget);
  for (const oldest of atHand.keys()) {
    if (atHand.size <= AT_HAND) break;
    atHand.delete(oldest);
  }
  return found;
}

const fetched = async ({ load }: ShelfEntry): Promise<AnyGame | null> => (await load?.()) ?? null;

/** The rules of today for a game that can be played here; null if there is none. */
export async function rulesOfToday(game: string): Promise<AnyGame | null> {
  const entry = findGame(game);
  return entry === null ? null : shared(game, () => fetched(entry));
}

/** The rules and the content that a match was begun with, of an earlier release too. */
export function rulesOf(rules: RulesOf): Promise<AnyGame | null> {
  return shared([rules.game, rules.edition, rules.content].join(' '), async () => {
    const entry = await entryOf(rules);
    return entry === null ? null : fetched(entry);
  });
}

/** The same with what bots are told of it, for the threads in which they think: that is long to read, and nobody else needs it. */
export async function guidedRulesOf(rules: RulesOf): Promise<AnyGame | null> {
  const entry = await entryOf(rules);
  return entry === null ? null : ((await entry.guided?.()) ?? fetched(entry));
}

async function entryOf({ game, edition, content }: RulesOf): Promise<ShelfEntry | null> {
  const entry = findGame(game);
  if (entry === null) return null;
  const then = await ofEdition(entry, edition);
  const pack = await oldPackFor(then, content);
  const found = pack === null ? then : await then.withContent?.(pack.json, pack.file);
  return found === undefined || 'faults' in found ? null : found;
}
