import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const here = dirname(fileURLToPath(import.meta.url));
const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'));

/** Compiles one made-up source with the configuration of the rules; says what the compiler said. */
function compile(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-pure-'));
  const files = [join(folder, 'rule.ts'), join(here, 'pure.d.ts')];
  writeFileSync(join(folder, 'rule.ts'), source);
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: join(here, 'tsconfig.pure.json'), include: [], exclude: [], files }),
  );
  try {
    execFileSync(process.execPath, [join(typescript, 'bin', 'tsc'), '-p', folder], { encoding: 'utf8' });
    return '';
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('the rules compile without the types of a browser or of Node', () => {
  expect(compile('export const copy = structuredClone({ window: 1 });')).toBe('');
});

test('the page, the network and the process do not exist for the rules', () => {
  const said = compile('export const wrong = [document.title, fetch, process.env, setTimeout, localStorage];');
  for (const name of ['document', 'fetch', 'process', 'setTimeout', 'localStorage'])
    expect(said).toContain(`'${name}'`);
});
