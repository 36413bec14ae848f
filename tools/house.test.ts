import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { nodeIsRecentEnough } from './house/node-version.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'bivouac-house-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('versions of Node', () => {
  test.each(['20.19.0', '20.20.2', '22.12.0', '22.21.1', '23.0.0', '24.3.0', '100.0.0'])('%s will do', (version) => {
    expect(nodeIsRecentEnough(version)).toBe(true);
  });
  test.each(['0.12.18', '14.21.3', '18.20.8', '20.18.3', '21.7.3', '22.11.0'])('%s is turned away', (version) => {
    expect(nodeIsRecentEnough(version)).toBe(false);
  });
});

/** npm start with a given environment, to its end; only for starts that fail before their first step. */
function startWith(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(here, 'start.mjs')], { env: { ...process.env, ...env } });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('close', (code) => resolve({ code, said }));
  });
}

describe('npm start says what to do', () => {
  test.each(['0', '65536', '18l3', '-1', '1813.5', ' '])('about PORT "%s"', async (port) => {
    const { code, said } = await startWith({ PORT: port });
    expect(code).toBe(1);
    expect(said).toContain(`PORT is "${port}", which is not a port`);
    expect(said).not.toContain('    at ');
  });

  test('about a port in use, before it begins to work', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { code, said } = await startWith({ PORT: String(port), HOST: 'localhost' });
    other.close();
    expect(code).toBe(1);
    expect(said).toContain(`Port ${port} is already in use`);
    expect(said).toContain('PORT=');
    expect(said).not.toContain('1/3');
  });
});

/** Runs made-up steps as `npm test` runs its own. */
function runSteps(steps: string): { readonly code: number | null; readonly lines: readonly string[] } {
  const file = join(folder, 'steps.mjs');
  const runner = pathToFileURL(join(here, 'house', 'steps.mjs')).href;
  writeFileSync(file, `import { runSteps } from '${runner}';\nawait runSteps([${steps}]);\n`);
  const { status, stdout } = spawnSync(process.execPath, [file], { encoding: 'utf8' });
  return { code: status, lines: stdout.trimEnd().split('\n') };
}

describe('npm test', () => {
  const fine = `{ name: 'fine', run: async () => 'done' }`;
  const counted = `{ name: 'counted', run: async () => ({ passed: 40, failed: 0, note: '' }) }`;

  test('ends with the line of counts alone', () => {
    const { code, lines } = runSteps(`${fine}, ${counted}`);
    expect(code).toBe(0);
    expect(lines.at(-1)).toBe('41 passed, 0 failed');
    expect(lines.some((line) => /^=== 2\/2 counted: passed in \d+\.\d s$/.test(line))).toBe(true);
  });

  test.each([
    ['a step that throws', `{ name: 'bad', run: async () => { throw new Error('no'); } }`],
    ['a failed check', `{ name: 'bad', run: async () => ({ passed: 0, failed: 1, note: '' }) }`],
    ['nothing checked at all', `{ name: 'bad', run: async () => ({ passed: 0, failed: 0, note: '' }) }`],
  ])('%s fails the whole and stops it', (_what, bad) => {
    const { code, lines } = runSteps(`${fine}, ${bad}, ${counted}`);
    expect(code).toBe(1);
    expect(lines.at(-1)).toBe('1 passed, 1 failed');
    expect(lines).toContain('  --    counted: not run');
  });

  test('what failed is named at the end, where it is read', () => {
    const faults = `['the map holds: expected 3 to be 2']`;
    const { lines } = runSteps(
      `{ name: 'bad', run: async () => ({ passed: 3, failed: 1, note: '', faults: ${faults} }) }`,
    );
    expect(lines.slice(lines.indexOf('Summary')).join('\n')).toContain('the map holds: expected 3 to be 2');
  });

  test('a program that fails although its tests pass fails the whole', () => {
    const { code, lines } = runSteps(
      `{ name: 'bad', run: async () => ({ passed: 3, failed: 0, note: '', failedAs: 1 }) }`,
    );
    expect(code).toBe(1);
    expect(lines.at(-1)).toBe('3 passed, 1 failed');
  });

  test('steps stand side by side where they are told to, and each is counted', () => {
    const waits = `{ name: 'waits', run: () => new Promise((go) => globalThis.go = () => go('met')), beside: [
      { name: 'goes', run: async () => { globalThis.go(); return 'done'; } }, ${fine}] }`;
    const { code, lines } = runSteps(`${waits}, ${counted}`);
    expect(code).toBe(0);
    expect(lines.at(-1)).toBe('43 passed, 0 failed');
  });

  test('a step that fails beside another fails the whole, and what would follow is not run', () => {
    const bad = `{ name: 'bad', run: async () => { throw new Error('no'); } }`;
    const { code, lines } = runSteps(
      `{ name: 'good', run: async () => 'done', beside: [${bad}, ${fine}] }, ${counted}`,
    );
    expect(code).toBe(1);
    expect(lines).toContain('  --    fine: not run');
    expect(lines).toContain('  --    counted: not run');
  });

  test('what each game took is said at the end, beside its budget', () => {
    const times = `{ nations: 30.25, gloire: 91, layout: 5, server: 3 }`;
    const { lines } = runSteps(
      `{ name: 'unit', run: async () => ({ passed: 1, failed: 0, note: '', times: ${times} }) }`,
    );
    expect(lines).toContain('  nations        30.3 of 90');
    expect(lines).toContain('  gloire         91.0 of 90  over its budget');
    expect(lines).toContain('  server          3.0 of 120');
    expect(lines.join('\n')).not.toContain('layout');
  });
});
