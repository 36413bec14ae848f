import type { About, GuidedTurn, Paragraph, TellPosition, Words } from '@bivouac/kernel';
import type { GameText, Language } from '@bivouac/words';
import type { AnyGame } from './any-game.ts';

/** One game on the shelf. All but its name is fetched only when it is taken down, so that a page can split by game. */
export interface ShelfEntry {
  readonly id: string;
  readonly title: Words;
  readonly about: About;
  /** Whether it is only there to test the house with. */
  readonly testing: boolean;
  readonly paragraphs: () => Promise<readonly Paragraph[]>;
  /** Null as long as the game cannot be played. */
  readonly load: (() => Promise<AnyGame>) | null;
  /** The same with what the game tells the bots; for whoever lets bots play. Games that have nothing to say leave it out. */
  readonly guided?: () => Promise<AnyGame>;
  /** The same again with the game's workshop: rivals, positions, weights. Only the shelf for workshops has it. */
  readonly workshop?: () => Promise<AnyGame>;
  /** The game with another content pack in place of its own, from the JSON of a file. */
  readonly withContent?: (pack: unknown, file: string) => Promise<ShelfEntry | BadPack>;
  /** Its content packs, for whoever types one in; a game without any leaves it out. */
  readonly packs?: PackDoors;
  /** The guided first turn; null for a game without one. */
  readonly lesson: (() => Promise<GuidedTurn>) | null;
  /** A position of this game in words, from a view; a game that has none leaves it out. */
  readonly position?: (language: Language) => Promise<TellPosition<object>>;
  /** The game's own words; null as long as it has none. */
  readonly text: { readonly [language in Language]: () => Promise<GameText> } | null;
}

/** The content packs of a game, also of one that cannot be played yet. */
export interface PackDoors {
  /** The pack that comes with the game, as its file says it. */
  readonly own: () => Promise<unknown>;
  /** What is wrong with a pack, a line each. */
  readonly check: (json: unknown, file: string) => Promise<readonly string[]>;
}

/** A content pack that cannot be played with: what is wrong, a line each. */
export interface BadPack {
  readonly faults: readonly string[];
}
