import { ensureInstalled } from './house/install.mjs';
import { command, npmCommand, soaks, tests } from './house/steps.mjs';

/**
 * The steps of `npm test`, in order. Add one with its name and what runs it:
 *   command('npm script', ...arguments)   passes when the script exits with 0, and counts as one
 *   npmCommand(...arguments)              the same for npm itself
 *   tests('npm script')                   a script that runs vitest; each of its tests counts
 *   soaks(...arguments)                   random games of every game, as many as its folder says
 *   an async function                     passes unless it throws
 * What stands in `beside` runs at the same time, one after the other.
 */
export const steps = [
  { name: 'install', run: ensureInstalled },
  // npm ci refuses a lock file that does not fit the package files; an install that is up to date would not notice.
  { name: 'lock file', run: npmCommand('ci', '--dry-run', '--offline') },
  {
    name: 'types',
    run: command('types'),
    beside: [
      { name: 'format', run: command('format:check') },
      { name: 'lint', run: command('lint') },
      { name: 'import directions', run: command('rooms') },
    ],
  },
  { name: 'unit and property tests', run: tests('unit') },
  { name: 'build', run: command('build') },
  {
    // Two pages at a time still wait now and then, and the last file is alone: what keeps one processor busy goes beside.
    name: 'end to end in Chromium',
    run: tests('e2e'),
    beside: [{ name: 'soak of every game', run: soaks('--seed', 'npm-test') }],
  },
];
