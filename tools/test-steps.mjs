import { ensureInstalled } from './house/install.mjs';
import { command, npmCommand, tests } from './house/steps.mjs';

/** How many random games of each playable game are soaked; `npm run soak -- <game> --games 2000` is the longer one. */
const soaks = [
  ['tiny', '200'],
  ['spike-interception', '60'],
  ['spike-charge', '60'],
  ['spike-alliance', '60'],
  ['nations', '120'],
  ['gloire', '10'],
];

/**
 * The steps of `npm test`, in order. Add one with its name and what runs it:
 *   command('npm script', ...arguments)   passes when the script exits with 0, and counts as one
 *   npmCommand(...arguments)              the same for npm itself
 *   tests('npm script')                   a script that runs vitest; each of its tests counts
 *   an async function                     passes unless it throws
 */
export const steps = [
  { name: 'install', run: ensureInstalled },
  // npm ci refuses a lock file that does not fit the package files; an install that is up to date would not notice.
  { name: 'lock file', run: npmCommand('ci', '--dry-run', '--offline') },
  { name: 'format', run: command('format:check') },
  { name: 'lint', run: command('lint') },
  { name: 'types', run: command('types') },
  { name: 'import directions', run: command('rooms') },
  { name: 'unit and property tests', run: tests('unit') },
  ...soaks.map(([game, games]) => ({
    name: `soak ${game}`,
    run: command('soak', game, '--games', games, '--seed', 'npm-test'),
  })),
  { name: 'build', run: command('build') },
  { name: 'end to end in Chromium', run: tests('e2e') },
];
