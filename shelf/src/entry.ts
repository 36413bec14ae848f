import type { Paragraph, Words } from '@bivouac/kernel';
import type { GameText, Language } from '@bivouac/words';
import type { AnyGame } from './any-game.ts';

/** One game on the shelf. All but its name is fetched only when it is taken down, so that a page can split by game. */
export interface ShelfEntry {
  readonly id: string;
  readonly title: Words;
  /** Whether it is only there to test the house with. */
  readonly testing: boolean;
  readonly paragraphs: () => Promise<readonly Paragraph[]>;
  /** Null as long as the game cannot be played. */
  readonly load: (() => Promise<AnyGame>) | null;
  /** The game's own words; null as long as it has none. */
  readonly text: { readonly [language in Language]: () => Promise<GameText> } | null;
}
