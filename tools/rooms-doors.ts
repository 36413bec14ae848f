import type { Room } from './rooms-map.ts';

/**
 * The doors of the kernel: `@bivouac/kernel` for the rules and for all who read what they say, `/guide` for whoever
 * thinks ahead (bots, networks included), `/table` for hosts. `/packs` reads content packs. The doors `/testing` and
 * `/soak` are judged with the other things that only tests may import.
 */
type Door = 'guide' | 'table';

/** The doors that are closed to a room. Rules and the kit know neither bots nor tables; bots know no table. */
function closedTo({ name }: Room, file: string): readonly Door[] {
  // What a game tells the bots stands beside its rules, in bot.ts and bot/.
  if (name === 'game') return /^games\/[^/]+\/bot(\.ts$|\/)/.test(file) ? ['table'] : ['guide', 'table'];
  if (name === 'kit') return ['guide', 'table'];
  if (name === 'words') return ['guide'];
  return name === 'board' || name === 'bots' ? ['table'] : [];
}

/** Why a file may not use this door of the kernel, if it may not. */
export function closedDoor(file: string, from: Room, specifier: string): string | undefined {
  const [, door] = /^@bivouac\/kernel\/([^/]+)$/.exec(specifier) ?? [];
  const closed = closedTo(from, file).find((one) => one === door);
  return closed === undefined ? undefined : `${specifier} is no door for ${from.name}: ${instead[closed]}`;
}

/** What the door for rules may not lead to: the other doors, and what only they show. */
const behindOthers = /^\.\/((guide|table)-door|table\/.*|guide|council|experience|network|match)\.ts$/;

/** Why the door for rules may not show this file, if it may not: a name that stands behind two doors is found by neither. */
export const shownByTheWrongDoor = (file: string, specifier: string): string | undefined =>
  file === 'kernel/src/index.ts' && behindOthers.test(specifier)
    ? `${specifier} is not for rules: it stands behind @bivouac/kernel/guide or /table`
    : undefined;

const instead: Readonly<Record<Door, string>> = {
  guide: 'only bots, and what a game tells them in bot/, think ahead',
  table: 'only hosts keep tables',
};
