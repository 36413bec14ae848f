import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Problem } from '../problem.ts';

const run = promisify(execFile);

/** Where this build lies. */
const house = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/** The whole house as it was at another commit, in a folder that is gone afterwards. */
export interface OtherBuild {
  /** The commit in short. */
  readonly commit: string;
  readonly folder: string;
  /** What runs a contestant there. */
  readonly worker: URL;
  remove(): Promise<void>;
}

/** Checks another commit out beside this one, with the packages that are installed here. */
export async function checkOut(name: string): Promise<OtherBuild> {
  const commit = await git('rev-parse', '--verify', '--quiet', '--short', `${name}^{commit}`).catch(() => {
    throw new Problem('usage', `There is no commit ${name}.`);
  });
  const base = await realpath(await mkdtemp(join(tmpdir(), 'bivouac-bench-')));
  const folder = join(base, 'house');
  const remove = async () => {
    await git('worktree', 'remove', '--force', folder).catch(() => {});
    await rm(base, { recursive: true, force: true });
  };
  try {
    await git('worktree', 'add', '--detach', folder, commit);
    await furnish(folder);
    return { commit, folder, worker: pathToFileURL(join(folder, 'cli/src/bench/worker.ts')), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function git(...args: string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd: house });
  return stdout.trim();
}

/** What npm would install: packages of others are taken from here, those of the house are the other commit's own. */
async function furnish(folder: string): Promise<void> {
  const [here, there] = [join(house, 'node_modules'), join(folder, 'node_modules')];
  await mkdir(join(there, '@bivouac'), { recursive: true });
  const linked = (await readdir(here)).filter((name) => name !== '@bivouac' && !name.startsWith('.'));
  await Promise.all(linked.map((name) => symlink(join(here, name), join(there, name), 'junction')));
  for (const room of await roomsOf(folder)) {
    const { name } = await packageOf(room);
    if (name?.startsWith('@bivouac/')) await symlink(room, join(there, name), 'junction');
  }
}

interface PackageFile {
  readonly name?: string;
  readonly workspaces?: readonly string[];
}

async function packageOf(folder: string): Promise<PackageFile> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as PackageFile;
}

async function roomsOf(folder: string): Promise<string[]> {
  const { workspaces = [] } = await packageOf(folder);
  const rooms = workspaces.map(async (room) => {
    if (!room.endsWith('/*')) return [join(folder, room)];
    const inside = join(folder, room.slice(0, -2));
    const names = await readdir(inside, { withFileTypes: true });
    return names.flatMap((entry) => (entry.isDirectory() ? [join(inside, entry.name)] : []));
  });
  return (await Promise.all(rooms)).flat();
}
