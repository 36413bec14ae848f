import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Io, Lines } from '../src/io.ts';
import { run } from '../src/run.ts';

/** What a command left behind. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A world for commands: a folder of its own, a clock that stands still, and lines that somebody has typed. */
export class World implements Disposable {
  readonly folder = mkdtempSync(join(tmpdir(), 'bivouac-'));
  /** A line at which the program is ended in the middle. */
  static readonly CUT = 'cut';
  watched = false;
  typed = false;
  env: Record<string, string> = {};
  #secrets = 0;

  async run(argv: readonly string[], input: readonly string[] = []): Promise<Ran> {
    let out = '';
    let err = '';
    const left = [...input];
    const io: Io = {
      out: (text) => {
        out += text;
      },
      err: (text) => {
        err += text;
      },
      lines: (screen): Lines => ({
        next: (prompt) => {
          const line = left.shift() ?? null;
          if (line === World.CUT) throw new Error('the machine was switched off');
          screen(`${prompt}${line ?? ''}\n`);
          return Promise.resolve(line);
        },
        close: () => {},
      }),
      watched: this.watched,
      typed: this.typed,
      folder: this.folder,
      env: this.env,
      now: () => 1_000_000,
      secret: () => `secret ${this.#secrets++}`,
    };
    const code = await run(argv, io);
    return { code, out, err };
  }

  /** Runs a command with `--json`, and reads the one object that it must print. */
  async json(argv: readonly string[], input: readonly string[] = []): Promise<{ code: number; value: JsonObject }> {
    const { code, out } = await this.run([...argv, '--json'], input);
    return { code, value: onlyObject(out) };
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export type JsonObject = { readonly [key: string]: unknown };

/** The one JSON object on standard output; anything else there is a fault. */
export function onlyObject(out: string): JsonObject {
  const lines = out.split('\n');
  if (lines.length !== 2 || lines[1] !== '') throw new Error(`not one line: ${out.slice(0, 400)}`);
  const value: unknown = JSON.parse(lines[0] ?? '');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(`not an object: ${out}`);
  return { ...value };
}

/** Plays a whole tiny match and keeps it in a file. What is none of the choices is simply not taken. */
export async function finishedMatch(world: World, file: string): Promise<Ran> {
  const lines = ['1', '2', ...Array.from({ length: 600 }, (_, i) => ['1', '3', '2'][i % 3] ?? '')];
  return await world.run(['play', 'tiny', '--seed', 'whole', '--save', file], lines);
}
