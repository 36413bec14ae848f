/**
 * The check of import directions: `npm run rooms`. What each room may import is the table in `rooms-map.ts`; this file
 * finds the imports of the whole tree and holds them against it.
 */
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Finding, judge } from './rooms-judge.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const roots = ['kernel', 'games', 'bots', 'words', 'shelf', 'kit', 'host', 'server', 'web', 'cli', 'tools'];
const skipped = new Set(['node_modules', 'dist']);

function* sourcesUnder(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name)) yield* sourcesUnder(path);
    } else if (/\.tsx?$/.test(entry.name)) yield path;
  }
}

/** Every TypeScript file of the tree, by its path from the root with forward slashes. */
export function allSources(): readonly string[] {
  return roots
    .flatMap((room) => [...sourcesUnder(join(root, room))])
    .map((path) => relative(root, path).split(sep).join('/'));
}

/** What is wrong in the real tree. */
export function judgeTree(): readonly Finding[] {
  return allSources().flatMap((path) => judge(path, readFileSync(join(root, path), 'utf8')));
}

function main(): void {
  const findings = judgeTree();
  for (const { file, line, why } of findings) console.error(`${file}:${line}: ${why}`);
  console.log(
    findings.length === 0
      ? `${allSources().length} files, every import goes the right way`
      : `${findings.length} imports go the wrong way`,
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main();
