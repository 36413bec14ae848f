/**
 * Mutation testing of the rules of a game: `npm run mutate -- nations`, or some of its files and chapters
 * only: `npm run mutate -- gloire sieges combat`. It fails if fewer than four mutants in five are found out.
 * `--concurrency 1` leaves the other cores alone; `--incremental` tests only the mutants that changes since the last such
 * run may have touched. tools/mutation/ says which tests are run, and how.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { sep } from 'node:path';
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
/** The files of the rules by the ends of their paths: `walls`, `sieges/walls`, or the chapter `sieges`. */
const all = readdirSync(`games/${game}/rules`, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => path.split(sep).join('/'));
const filesNamed = (name) => all.filter((path) => `/${path}`.endsWith(`/${name}.ts`) || path.startsWith(`${name}/`));
const missing = names.filter((name) => filesNamed(name).length === 0);
if (missing.length > 0) {
  console.error(`There is no ${missing.join(', no ')}. Name files of games/${game}/rules without ".ts", or folders.`);
  process.exit(2);
}
const files = [...new Set(names.flatMap(filesNamed))].map((path) => `games/${game}/rules/${path}`);
const mutate = files.length > 0 ? files.join(',') : `games/${game}/rules/**/*.ts`;
const options = ['--mutate', mutate, '--concurrency', concurrency, ...(incremental ? ['--incremental'] : [])];
const { status } = spawnSync('npx', ['stryker', 'run', ...options], {
  stdio: 'inherit',
  env: { ...process.env, BIVOUAC_MUTATED: game },
});
process.exit(status ?? 1);
