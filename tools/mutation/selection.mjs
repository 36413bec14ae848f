import { readdirSync } from 'node:fs';

/** Tests of the pack, the views, the odds and the bots kill few mutants of the rules, and are slow. */
const ofThePack = [
  'content',
  'content-faults',
  'content-faults-cards',
  'content-map',
  'calibration',
  'germany',
  'made-up-battle',
  'rival',
];
const ofTheViews = ['imagine', 'match', 'odds', 'overlays', 'secrets', 'view', 'words'];
const ofTheBots = [
  'bot',
  'bots',
  'command-bots',
  'experience',
  'foresight',
  'guessing',
  'operations',
  'standing-orders',
];
const leftOut = new Set([...ofThePack, ...ofTheViews, ...ofTheBots].map((name) => `${name}.test.ts`));

/**
 * The files that mutation testing runs for a game: the tests of its rules.
 * @param {string} game
 * @returns {string[]} paths from the root
 */
export const testFiles = (game) =>
  readdirSync(`games/${game}/test`)
    .filter((name) => name.endsWith('.test.ts') && !leftOut.has(name))
    .sort()
    .map((name) => `games/${game}/test/${name}`);

/**
 * Random games are slow, and what they find out is not what a mutant breaks.
 * @param {string} name of a test, with the names of what it stands in
 */
export const counts = (name) => !/random (games|battles|nests|wars)|whole battles/.test(name);
