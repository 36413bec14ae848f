export { paragraphs } from './text/paragraphs.ts';
