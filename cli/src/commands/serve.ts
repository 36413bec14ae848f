import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fine, type Outcome, Problem } from '../problem.ts';

/** What npm start runs: it is a program of its own. */
const START = join(import.meta.dirname, '..', '..', '..', 'tools', 'start.mjs');

/** `bivouac serve`: the server, as `npm start` starts it, with the options that are given to it. */
export function serve(options: readonly string[]): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [START, ...options], { stdio: 'inherit' });
    child.once('error', (error) => reject(new Problem('broken', error.message)));
    child.once('exit', (code) => {
      if (code === 0) resolve(fine({}, ''));
      else reject(new Problem('broken', `the server ended with ${code}`));
    });
  });
}
