import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { onlyObject } from './world.ts';

const bin = fileURLToPath(new URL('../bin/bivouac.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'bivouac-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The real thing, in a process of its own, from a folder that is not the root. */
function bivouac(args: readonly string[], input = ''): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    cwd: folder,
    input,
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

test('a match is played from a pipe, kept, and verified', () => {
  const played = bivouac(['play', 'tiny', '--seed', 'pipe', '--save', 'm', '--json'], '1\n2\n1\n');
  expect(played.code).toBe(0);
  expect(onlyObject(played.out)).toMatchObject({ game: 'tiny', ending: 'endOfInput', finished: false, file: 'm' });
  expect(played.err).toContain('> 1\n');
  expect(bivouac(['verify', 'm']).code).toBe(0);
}, 30_000);

test('exit codes reach the shell, and JSON stays pure', () => {
  const wrong = bivouac(['soak', 'waterloo', '--json']);
  expect(wrong.code).toBe(2);
  expect(onlyObject(wrong.out)).toMatchObject({ error: { kind: 'unknownGame' } });
  expect(wrong.err).toBe('');
}, 30_000);
