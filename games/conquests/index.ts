export { europe, readContent, sayFault } from './content/index.ts';
export type { ConquestsContent, ContentFault } from './content/index.ts';
export { conquestsGame } from './game.ts';
export type { Conquests, ConquestsState } from './rules/state.ts';
export type { ConquestsVerbs } from './rules/verbs.ts';
export { conquestsText } from './text/words.ts';
export { paragraphs } from './text/paragraphs.ts';
