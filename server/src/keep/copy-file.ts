import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';

/** A backup that cannot be made or used, in words for whoever asked for it. */
export class KeepFault extends Error {}

/** What stands beside the database in the folder of a server (its keys) is in the copy, under this and its name. */
const BESIDE = 'file ';
/** The last thing that is written into a copy: one that breaks off before has it not. */
const WHOLE = 'whole copy';

const isKey = (name: string): boolean => !name.startsWith('bivouac.db') && !name.startsWith('.');

/** The keys of a server's folder. */
export function keysIn(dataFolder: string): { name: string; text: string }[] {
  if (!existsSync(dataFolder)) return [];
  const names = readdirSync(dataFolder).filter((name) => isKey(name) && statSync(join(dataFolder, name)).isFile());
  return names.map((name) => ({ name, text: readFileSync(join(dataFolder, name), 'base64') }));
}

export function putKeys(file: string, keys: readonly { readonly name: string; readonly text: string }[]): void {
  const copy = new DatabaseSync(file);
  const put = copy.prepare('INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)');
  for (const { name, text } of keys) put.run(`${BESIDE}${name}`, text);
  put.run(WHOLE, 'yes');
  copy.close();
}

/** Takes the keys out of a copy: they stand in files of their own from then on. */
export function takeKeys(file: string): { name: string; bytes: Buffer }[] {
  const copy = new DatabaseSync(file);
  const rows = copy.prepare('SELECT key, value FROM meta WHERE key LIKE ?').all(`${BESIDE}%`);
  copy.prepare('DELETE FROM meta WHERE key LIKE ? OR key = ?').run(`${BESIDE}%`, WHOLE);
  copy.close();
  return (rows as { readonly key: string; readonly value: string }[]).map(({ key, value }) => {
    return { name: basename(key.slice(BESIDE.length)), bytes: Buffer.from(value, 'base64') };
  });
}

/** How long the file says that it is: so many pages of such a size. */
function headerBytes(file: string): number {
  const head = Buffer.alloc(32);
  const handle = openSync(file, 'r');
  readSync(handle, head, 0, head.length, 0);
  closeSync(handle);
  const page = head.readUInt16BE(16);
  return head.readUInt32BE(28) * (page === 1 ? 65_536 : page);
}

/** Says what is wrong with a copy before anything is done with it: it may have been cut off, or be no copy at all. */
export function checkCopy(file: string): void {
  if (!existsSync(file)) throw new KeepFault(`there is no file ${file}`);
  let copy: InstanceType<typeof DatabaseSync> | null = null;
  try {
    copy = new DatabaseSync(file, { readOnly: true });
    const found = copy.prepare('PRAGMA integrity_check').all() as { readonly integrity_check: string }[];
    if (found[0]?.integrity_check !== 'ok') throw new Error(found[0]?.integrity_check ?? 'unreadable');
    // The last page may be cut without anybody having to read it.
    if (statSync(file).size < headerBytes(file)) throw new Error('it was cut off');
    const mark: unknown = copy.prepare('SELECT value FROM meta WHERE key = ?').get(WHOLE);
    if (mark === undefined) throw new Error('it is no whole copy of a server');
  } catch (error) {
    throw new KeepFault(`${file} cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    copy?.close();
  }
}

/** On the disk, for its owner alone, and under its name only when it is whole. */
export function settle(part: string, file: string): void {
  chmodSync(part, 0o600);
  const handle = openSync(part, 'r+');
  fsyncSync(handle);
  closeSync(handle);
  renameSync(part, file);
}

export function removeAll(...files: readonly string[]): void {
  for (const file of files) rmSync(file, { force: true });
}
