export { leipzig, leipzigOrigins, readContent, sayFault } from './content/index.ts';
export type { ContentFault, NationsContent } from './content/index.ts';
export { nationsGame } from './game.ts';
export type { Nations, NationsState, NationsVerbs } from './rules/state.ts';
export { paragraphs } from './text/paragraphs.ts';
export { nationsText } from './text/words.ts';
