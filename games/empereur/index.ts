export { auerstaedt1806, auerstaedtOrigins, readContent, sayFault } from './content/index.ts';
export type { EmpereurContent } from './content/types.ts';
export { empereurGame } from './game.ts';
export type { Empereur, EmpereurState, EmpereurVerbs } from './rules/state.ts';
export { paragraphs } from './text/paragraphs.ts';
export { empereurText } from './text/words.ts';
