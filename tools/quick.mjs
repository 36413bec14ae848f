// npm run quick: what a change touches, in under a minute. `npm test` is still what must hold.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inRoot, root } from './house/paths.mjs';
import { runSteps } from './house/steps.mjs';

/** Seconds of tests that are run; what is known to take longer waits for `npm test`. */
const SECONDS = 25;

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();
const linesOf = (text) => text.split('\n').filter((line) => line !== '');

/** Where this work began: where it left the main line, or the last commit on it. */
function base() {
  const main = ['origin/main', 'main'].find((name) => git('rev-parse', '--verify', '--quiet', name) !== '');
  return (main === undefined ? '' : git('merge-base', 'HEAD', main)) || 'HEAD';
}

const since = base();
const changed = [
  ...new Set([
    ...linesOf(git('diff', '--name-only', since)),
    ...linesOf(git('ls-files', '--others', '--exclude-standard')),
  ]),
].filter((file) => existsSync(inRoot(file)));
const sources = changed.filter((file) => /\.tsx?$/.test(file));

function run(program, ...args) {
  const { status } = spawnSync('npx', [program, ...args], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${program} ended with ${status}`);
}

/** How long each test file took when all of them ran last. */
function durations() {
  try {
    const { testResults } = JSON.parse(readFileSync(inRoot('.cache', 'unit.json'), 'utf8'));
    return new Map(testResults.map(({ name, startTime, endTime }) => [name, (endTime - startTime) / 1000]));
  } catch {
    return new Map();
  }
}

/** The tests that the change can reach: those that were changed first, then the quickest. */
function touched() {
  const { stdout } = spawnSync('npx', ['vitest', 'list', '--filesOnly', '--json', '--changed', since], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
    shell: process.platform === 'win32',
  });
  const known = durations();
  const files = JSON.parse(stdout.slice(stdout.indexOf('['))).map(({ file }) => file);
  const own = new Set(changed.map((file) => inRoot(file)));
  // A file that was never measured here may be a slow one; its beginning costs something too.
  const cost = (file) => (known.get(file) ?? 4) + 0.1;
  const rank = (file) => (own.has(file) ? 0 : cost(file));
  let left = SECONDS;
  const taken = files
    .toSorted((a, b) => rank(a) - rank(b))
    .filter((file) => (left -= cost(file)) >= 0 || own.has(file));
  return { taken, leftOut: files.length - taken.length };
}

await runSteps([
  {
    name: 'format',
    run: async () =>
      changed.length === 0 ? 'nothing changed' : run('biome', 'format', '--no-errors-on-unmatched', ...changed),
  },
  { name: 'types', run: async () => run('tsc', '--noEmit') },
  { name: 'import directions', run: async () => run('tsx', 'tools/rooms.ts') },
  {
    name: 'lint',
    run: async () =>
      sources.length === 0 ? 'nothing changed' : run('oxlint', '--type-aware', '--deny-warnings', ...sources),
  },
  {
    name: 'tests of what changed',
    run: async () => {
      const { taken, leftOut } = touched();
      if (taken.length === 0) return 'no test reaches what changed';
      run('vitest', 'run', ...taken);
      return `${taken.length} files${leftOut > 0 ? `; ${leftOut} slower ones are left to npm test` : ''}`;
    },
  },
]);
