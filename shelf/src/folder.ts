import type { About, Game, GameText, GuidedTurn, Kind, Paragraph, TellPosition, Words } from '@bivouac/kernel';
import type { Guide } from '@bivouac/kernel/guide';
import { anyGame } from './any-game.ts';
import type { BadPack, PackDoors, ShelfEntry } from './entry.ts';
import type { Workshop } from './bench.ts';

/** A game's folder as the shelf sees it: `games/<id>/about.ts`. */
export interface GameFolder<G extends Kind> {
  readonly about: About;
  readonly doors: GameDoors<G>;
}

/** The ways into a game. Each is fetched only when somebody goes in, so that a page can split by game. */
export interface GameDoors<G extends Kind> {
  readonly paragraphs: () => Promise<readonly Paragraph[]>;
  /** The guided first turn, for games that have one. */
  readonly lesson?: () => Promise<GuidedTurn<G>>;
  /** Its content packs. */
  readonly packs?: PackDoors;
  /** For games that can be played. */
  readonly play?: PlayDoors<G>;
}

export interface PlayDoors<G extends Kind> {
  /** The pack that comes with the game. */
  readonly content: () => Promise<G['content']>;
  /** Another pack, from the JSON of a file. */
  readonly readContent?: (json: unknown, file: string) => Promise<{ readonly content: G['content'] } | BadPack>;
  readonly game: (content: G['content']) => Promise<Game<G>>;
  readonly text?: (language: keyof Words, content: G['content']) => Promise<GameText>;
  /** A position in words, for whoever reads it in a terminal. */
  readonly position?: (language: keyof Words, content: G['content']) => Promise<TellPosition<G['state']>>;
  /** What it tells the bots. */
  readonly guide?: (content: G['content']) => Promise<Guide<G>>;
}

/** How a game stands on the shelf, where it is not as usual. */
interface Placing<G extends Kind> {
  /** Whether it is only there to test the house with. */
  readonly testing?: boolean;
  /** Its workshop, for the content that is played with: only the shelf for workshops hands one in. */
  readonly workshop?: (content: G['content']) => Promise<Workshop<G>>;
}

/** Puts a game on the shelf: all that the house does with it goes through what this gives. */
export function onShelf<G extends Kind>({ about, doors }: GameFolder<G>, placing: Placing<G> = {}): ShelfEntry {
  const { id, title } = about;
  const { paragraphs, lesson, packs, play } = doors;
  const entry = {
    id,
    title,
    about,
    testing: placing.testing ?? false,
    paragraphs,
    ...(packs === undefined ? {} : { packs }),
    // It is shown what its own game gives, and nobody else looks inside.
    lesson: lesson === undefined ? null : async () => (await lesson()) as GuidedTurn,
  };
  return play === undefined ? { ...entry, load: null, text: null } : played(entry, play, play.content, placing);
}

type Shown = Pick<ShelfEntry, 'id' | 'title' | 'about' | 'testing' | 'paragraphs' | 'packs' | 'lesson'>;

/** A game with its own content pack, or with one that was read from a file. */
function played<G extends Kind>(
  shown: Shown,
  play: PlayDoors<G>,
  contentOf: () => Promise<G['content']>,
  placing: Placing<G>,
): ShelfEntry {
  const { readContent, text, guide, position } = play;
  const { workshop } = placing;
  const load = async () => anyGame(await play.game(await contentOf()));
  const guided = async () => {
    const content = await contentOf();
    const [game, told] = await Promise.all([play.game(content), guide?.(content)]);
    return anyGame(game, told ?? null);
  };
  const withWorkshop = async () => {
    const content = await contentOf();
    const [game, told, tools] = await Promise.all([play.game(content), guide?.(content), workshop?.(content)]);
    return anyGame(game, told ?? null, tools);
  };
  const withContent = async (json: unknown, file: string) => {
    const read = (await readContent?.(json, file)) ?? { faults: [] };
    return 'faults' in read ? read : played(shown, play, async () => read.content, placing);
  };
  const words = text && (async (language: keyof Words) => text(language, await contentOf()));
  return {
    ...shown,
    load,
    ...(guide === undefined ? {} : { guided }),
    ...(workshop === undefined ? {} : { workshop: withWorkshop }),
    ...(readContent === undefined ? {} : { withContent }),
    ...(position === undefined ? {} : { position: async (language) => position(language, await contentOf()) }),
    text: words === undefined ? null : { en: () => words('en'), fr: () => words('fr') },
  };
}
