import type { KernelVerbs, Language, Section } from '@bivouac/kernel';
import type { FileFault, TableRefusal, UndoBarrier } from '@bivouac/kernel/table';

export type { Cases, GameText, Language, Names, Plural, Section, Text } from '@bivouac/kernel';

export const languages = ['en', 'fr'] as const satisfies readonly Language[];

export function isLanguage(value: string): value is Language {
  return languages.some((language) => language === value);
}

/** The facts that the kernel itself tells, without their prefix. */
export type KernelFact =
  | 'credited'
  | 'away'
  | 'back'
  | 'gave'
  | 'claimed'
  | 'left'
  | 'resumed'
  | 'lapsed'
  | 'undone'
  | 'resigned'
  | 'time'
  | 'proposed'
  | 'accepted'
  | 'declined'
  | 'rewound'
  | 'reseated'
  | 'met'
  | 'ordered'
  | 'handedOver'
  | 'said'
  | 'saidTo'
  | 'policy'
  | 'policies'
  | 'waived'
  | 'pledged'
  | 'stood'
  | 'withdrew'
  | 'refused';

/** The kernel's own words: whatever it can ask, tell or refuse has some, or this does not compile. */
export interface KernelText {
  readonly refusals: Section<TableRefusal['refused']>;
  readonly faults: Section<FileFault['fault']>;
  readonly barriers: Section<UndoBarrier>;
  readonly prompts: Section<'settle' | 'tied'>;
  readonly reasons: Section<'finished' | 'notYourTurn' | 'notAsked'>;
  readonly facts: Section<KernelFact>;
  readonly verbs: Section<keyof KernelVerbs>;
  readonly results: Section<
    'won' | 'drawn' | 'points' | 'strategic' | 'tactical' | 'resigned' | 'time' | 'left' | 'agreed'
  >;
  readonly generic: Section<'seat' | 'power' | 'to' | 'yes' | 'no' | 'textHole' | 'numberHole' | 'quoted' | 'clause'>;
  /** What kinds of things are called where a game has no names for them. */
  readonly kinds: { readonly [kind: string]: string };
}
