import type { Words } from '@bivouac/kernel';
import type { BoardSpeech } from './contract.ts';

/** The few words that the kit says itself. */
export const words = {
  wholeMap: { en: 'Whole map', fr: 'Carte entière' },
  nearer: { en: 'Nearer', fr: 'Plus près' },
  farther: { en: 'Farther', fr: 'Plus loin' },
  fold: { en: 'Put away', fr: 'Ranger' },
  unfold: { en: 'Bring out', fr: 'Sortir' },
  mapTools: { en: 'Move the map', fr: 'Déplacer la carte' },
  skip: { en: 'Skip', fr: 'Passer' },
} satisfies { readonly [key: string]: Words };

/** What a sentence is filled with. */
export type Holes = { readonly [name: string]: string | number };

/** One of a board's own sentences with its holes filled. */
export function fill(speech: Pick<BoardSpeech, 'of'>, sentence: Words, holes: Holes = {}): string {
  return speech.of(sentence, holes).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(holes[name] ?? ''));
}
