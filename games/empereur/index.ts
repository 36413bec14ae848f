export type { EmpereurContent } from './content/types.ts';
export type { Empereur, EmpereurState, EmpereurVerbs } from './rules/state.ts';
export { paragraphs } from './text/paragraphs.ts';
