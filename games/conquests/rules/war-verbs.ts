import type { Grammar } from '@bivouac/kernel';

/** What movement and combat are played with. */
export type WarVerbs = {
  /** Ends one's moves. */
  halt: readonly [];
};

export const warGrammar: Grammar<WarVerbs> = {
  halt: [],
};
