import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { failed, fine, type Outcome, Problem } from '../problem.ts';

/** It works on what the server keeps, with the server's own code: a program of its own, as `serve` is. */
const KEEP = join(import.meta.dirname, '..', '..', '..', 'tools', 'keep.mjs');

export interface KeepOptions {
  readonly data?: string;
}

interface Answer {
  readonly code: number;
  readonly json: Readonly<Record<string, unknown>>;
}

function ask(deed: string, file: string | null, { data }: KeepOptions): Promise<Answer> {
  const args = [KEEP, deed, ...(file === null ? [] : [resolve(file)]), ...(data === undefined ? [] : ['--data', data])];
  return new Promise((done, reject) => {
    execFile(process.execPath, args, { maxBuffer: 64_000_000 }, (error, text) => {
      try {
        const code = typeof error?.code === 'number' ? error.code : 0;
        done({ code, json: JSON.parse(text) as Answer['json'] });
      } catch {
        reject(new Problem('broken', error?.message ?? 'nothing was answered'));
      }
    });
  });
}

async function surely(deed: string, file: string | null, options: KeepOptions): Promise<Answer> {
  const answer = await ask(deed, file, options);
  if (answer.code < 2) return answer;
  const { message } = answer.json['error'] as { readonly message: string };
  throw new Problem('badInput', message);
}

/** `bivouac backup`: a whole copy of what a server keeps, while it runs. */
export async function backup(file: string, options: KeepOptions): Promise<Outcome> {
  const { json } = await surely('backup', file, options);
  return fine(json, `${file} is a whole copy: matches, accounts and keys. Keep it as secret as the server's folder.\n`);
}

/** `bivouac restore`: a copy in the place of a server that has nothing yet. */
export async function restore(file: string, options: KeepOptions): Promise<Outcome> {
  const { json } = await surely('restore', file, options);
  return fine(json, `All of ${file} is in its place. bivouac check plays it again.\n`);
}

interface Wrong {
  readonly match: string;
  readonly why: string;
}

/** `bivouac check`: all matches of a server, played again as they are kept. */
export async function check(options: KeepOptions): Promise<Outcome> {
  const { json } = await surely('check', null, options);
  const { matches, entries, wrong } = json as { matches: number; entries: number; wrong: readonly Wrong[] };
  const counted = `${matches} matches with ${entries} entries were played again.`;
  if (wrong.length === 0) return fine(json, `${counted} All is as it was kept.\n`);
  const faults = wrong.map(({ match, why }) => `${match}: ${why}`).join('\n');
  return failed(json, `${counted} ${wrong.length} are not whole:\n${faults}\n`);
}
