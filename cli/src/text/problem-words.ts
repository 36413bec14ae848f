import { createWords, type Language } from '@bivouac/words';
import { en } from './problems-en.ts';
import { fr } from './problems-fr.ts';

export type ProblemKey = keyof typeof en;

const texts = { en, fr } as const;

type Filling = string | number | Said | readonly (string | number)[];

/** A sentence of the catalogue with what fills it: a word, one of several, or another sentence of it. */
export interface Said {
  readonly say: ProblemKey;
  readonly with?: { readonly [hole: string]: Filling };
}

export function problemWords(language: Language, { say, with: holes = {} }: Said): string {
  const words = createWords(language, { own: texts[language] });
  const fill = (value: Filling): string | number => {
    if (typeof value !== 'object') return value;
    return 'say' in value ? problemWords(language, value) : value.join(` ${words.say('or')} `);
  };
  return words.say(say, Object.fromEntries(Object.entries(holes).map(([hole, value]) => [hole, fill(value)])));
}
