import './map.css';

/** What small maps are engraved with: the masthead of the front page, and the picture of every game on it. */
export { at, curve, hachures, type Hill, line, pen, type Point, short, trees, type Wood } from './strokes.ts';
export { Block, Houses, type Side, Trees } from './ink.tsx';
