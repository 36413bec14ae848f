import { readdirSync } from 'node:fs';

/** Of the pack, the views, the odds and the bots: tests of these kill few mutants and are slow. */
const otherRooms =
  /^(content.*|calibration|germany|rival|odds|imagine|overlays|view|match|bot.*|secrets|words)\.test\.ts$/;

/**
 * The files that mutation testing runs for a game: the tests of its rules.
 * @param {string} game
 * @returns {string[]} paths from the root
 */
export const testFiles = (game) =>
  readdirSync(`games/${game}/test`)
    .filter((name) => name.endsWith('.test.ts') && !otherRooms.test(name))
    .sort()
    .map((name) => `games/${game}/test/${name}`);

/**
 * Random games are slow, and what they find out is not what a mutant breaks.
 * @param {string} name of a test, with the names of what it stands in
 */
export const counts = (name) => !name.includes('random games');
