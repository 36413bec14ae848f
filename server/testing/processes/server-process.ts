import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ServeOptions } from '../../src/serve.ts';

const HOUSE = fileURLToPath(new URL('../../../', import.meta.url));
const PROGRAM = fileURLToPath(new URL('serve-here.mjs', import.meta.url));

/** The server as it is shipped, and a page for it to serve. */
export interface Bundle {
  readonly file: string;
  readonly pageFolder: string;
  remove(): void;
}

/** Bundles the server anew: it starts in a third of the time that its sources take. */
export async function bundledServer(): Promise<Bundle> {
  mkdirSync(join(HOUSE, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(HOUSE, '.cache', 'server-'));
  await promisify(execFile)(process.execPath, [join(HOUSE, 'tools', 'build-server.mjs'), folder]);
  const pageFolder = mkdtempSync(join(tmpdir(), 'bivouac-page-'));
  writeFileSync(join(pageFolder, 'index.html'), '<h1>Bivouac</h1>');
  const remove = () => {
    for (const gone of [folder, pageFolder]) rmSync(gone, { recursive: true, force: true });
  };
  return { file: join(folder, 'server.mjs'), pageFolder, remove };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

export interface ProcessPlace {
  readonly dataFolder: string;
  readonly databaseUrl?: string | null;
  readonly port: number;
  /** Options of the server besides. */
  readonly more?: Partial<ServeOptions>;
}

/** A server in a process of its own, that can be killed, stopped, and started anew at the same address. */
export class ServerProcess {
  readonly #bundle: Bundle;
  readonly #place: ProcessPlace;
  #child: ChildProcess | null = null;
  /** All that it wrote, for whoever looks for secrets in it. */
  readonly said: string[] = [];

  constructor(bundle: Bundle, place: ProcessPlace) {
    this.#bundle = bundle;
    this.#place = place;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#place.port}`;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  async start(): Promise<void> {
    const { port, more, ...online } = this.#place;
    const options = { port, host: '127.0.0.1', pageFolder: this.#bundle.pageFolder, online, ...more };
    const child = spawn(process.execPath, [PROGRAM, this.#bundle.file, JSON.stringify(options)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    child.stderr.on('data', (data: Buffer) => this.said.push(data.toString()));
    await new Promise<void>((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        this.said.push(line);
        if (line.startsWith('{"address"')) resolve();
      });
      child.once('exit', (code) => reject(new Error(`the server ended (${code}): ${this.said.slice(-5).join('')}`)));
    });
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  /** Sends a signal that ends it, and waits until it has; its exit code. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const gone = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
    child.kill(signal);
    return gone;
  }
}
