/**
 * Mutation testing of the rules of a game: `npm run mutate -- nations`, or some of its files only:
 * `npm run mutate -- gloire battle combat`. It fails if fewer than four mutants in five are found out.
 * `--concurrency 1` leaves the other cores alone; `--incremental` tests only the mutants that changes since the last such
 * run may have touched. tools/mutation/ says which tests are run, and how.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';

const {
  positionals: [game = 'nations', ...names],
  values: { concurrency = '2', incremental = false },
} = parseArgs({
  allowPositionals: true,
  options: { concurrency: { type: 'string' }, incremental: { type: 'boolean' } },
});
const games = readdirSync('games').filter((id) => existsSync(`games/${id}/rules`));
if (!games.includes(game)) {
  console.error(`There are no rules of "${game}" to test; there are: ${games.join(', ')}.`);
  process.exit(2);
}
const files = names.map((name) => `games/${game}/rules/${name}.ts`);
const missing = files.filter((file) => !existsSync(file));
if (missing.length > 0) {
  console.error(`There is no ${missing.join(', no ')}. Name files of games/${game}/rules without ".ts".`);
  process.exit(2);
}
const mutate = files.length > 0 ? files.join(',') : `games/${game}/rules/**/*.ts`;
const options = ['--mutate', mutate, '--concurrency', concurrency, ...(incremental ? ['--incremental'] : [])];
const { status } = spawnSync('npx', ['stryker', 'run', ...options], {
  stdio: 'inherit',
  env: { ...process.env, BIVOUAC_MUTATED: game },
});
process.exit(status ?? 1);
