export { germany1813, readContent, sayFault } from './content/index.ts';
export type { ContentFault, GloireContent } from './content/index.ts';
export { gloireGame } from './game.ts';
export type { Gloire, GloireState, GloireVerbs } from './rules/state.ts';
export { paragraphs } from './text/paragraphs.ts';
export { gloireText } from './text/words.ts';
