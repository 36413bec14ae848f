import { readdirSync } from 'node:fs';

/** The rooms of the house and what each may import. */
export type RoomName =
  | 'kernel'
  | 'game'
  | 'board'
  | 'workshop'
  | 'bots'
  | 'words'
  | 'shelf'
  | 'kit'
  | 'host'
  | 'server'
  | 'web'
  | 'cli'
  | 'tools';

export interface Room {
  readonly name: RoomName;
  /** The folder a relative import may not leave. */
  readonly folder: string;
  /** The game, for a game's rooms. */
  readonly game?: string;
}

interface Rights {
  /** Other rooms, imported by package name. A game's rooms always mean the same game. */
  readonly rooms: readonly RoomName[];
  readonly react: boolean;
  /** Node's own modules. */
  readonly node: boolean;
  /** Whether chance and the clock are forbidden: they enter a match as recorded dice and actions only. */
  readonly pure: boolean;
}

const below: readonly RoomName[] = ['kernel', 'game', 'bots', 'words', 'shelf', 'host'];

export const rights: Readonly<Record<RoomName, Rights>> = {
  kernel: { rooms: [], react: false, node: false, pure: true },
  game: { rooms: ['kernel'], react: false, node: false, pure: true },
  // What boards are made of: the map viewport, counters, the contract between a board and the page.
  kit: { rooms: ['kernel'], react: true, node: false, pure: false },
  board: { rooms: ['kernel', 'game', 'kit'], react: true, node: false, pure: false },
  // What measures and tunes a game (rivals, positions, map sources, counts): for the command line, never for the page.
  workshop: { rooms: ['kernel', 'game', 'bots', 'shelf', 'workshop'], react: false, node: true, pure: true },
  bots: { rooms: ['kernel'], react: false, node: false, pure: false },
  words: { rooms: ['kernel'], react: false, node: false, pure: false },
  // The shelf names every game, so that nobody else has to; each is loaded only when it is taken down.
  shelf: { rooms: ['kernel', 'game', 'words'], react: false, node: false, pure: false },
  // What keeps and drives matches, for page, command line and server alike: no browser, no Node.
  host: { rooms: ['kernel', 'bots'], react: false, node: false, pure: false },
  server: { rooms: below, react: false, node: true, pure: false },
  web: { rooms: [...below, 'board', 'kit'], react: true, node: false, pure: false },
  cli: { rooms: [...below, 'workshop'], react: false, node: true, pure: false },
  tools: { rooms: [...below, 'workshop'], react: false, node: true, pure: false },
};

/** Every folder of games/ is a game: nobody has to be told of a new one. */
const gameIds = new Set(readdirSync(new URL('../games', import.meta.url)));
const plainRooms = ['kernel', 'bots', 'words', 'shelf', 'kit', 'host', 'server', 'web', 'cli', 'tools'] as const;

/** The room a file lives in, by its path from the root. */
export function roomOf(path: string): Room | undefined {
  const parts = path.split('/');
  const [first, second, third] = parts;
  if (first === 'games' && second) {
    // A file beside the folders board/ and workshop/ is the game's own, whatever its name.
    const inner = parts.length > 3 && (third === 'board' || third === 'workshop') ? third : 'game';
    return { name: inner, folder: `games/${second}`, game: second };
  }
  if (first === 'shelf' && second === 'src' && third === 'workshop') return { name: 'workshop', folder: 'shelf' };
  const name = plainRooms.find((room) => room === first);
  return name ? { name, folder: name } : undefined;
}

/** The room behind a package name (`@bivouac/kernel`, `@bivouac/nations/board`). */
export function roomOfPackage(specifier: string): Room | undefined {
  const [scope, name, ...rest] = specifier.split('/');
  if (scope !== '@bivouac' || !name) return undefined;
  if (gameIds.has(name)) {
    const inner = rest[0] === 'board' || rest[0] === 'workshop' ? `${rest[0]}/` : '';
    return roomOf(`games/${name}/${inner}index.ts`);
  }
  // What the page may not load by one door it may not load by another.
  if (name === 'shelf' && rest[0] === 'workshop') return roomOf('shelf/src/workshop/index.ts');
  return roomOf(name === 'tools' ? '' : `${name}/index.ts`);
}

/** Tests, helpers for tests and build files are not shipped: they may use Node, test runners, chance and the clock. */
export function isUnshipped(path: string): boolean {
  return /\.(test|e2e|bench)\.tsx?$|\.config\.ts$|\/(test|testing|soak|e2e|build)\//.test(path);
}
