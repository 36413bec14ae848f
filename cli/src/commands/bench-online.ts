import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { exitCodes, failed, fine, type Outcome, Problem } from '../problem.ts';

/** The bench of the server is a program of its own, as the server is. */
const BENCH = join(import.meta.dirname, '..', '..', '..', 'server', 'testing', 'bench', 'main.ts');

export interface OnlineBench {
  readonly matches?: number;
  readonly rate?: number;
  readonly seconds?: number;
  readonly json?: boolean;
}

/** `bivouac bench online`: a server and people at a thousand tables, with the store and without it. */
export function benchOnline({ json: isQuiet = false, matches, rate, seconds }: OnlineBench): Promise<Outcome> {
  const numbers = Object.entries({ matches, rate, seconds }).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, String(value)],
  );
  const child = spawn(process.execPath, ['--import', 'tsx', BENCH, ...numbers, ...(isQuiet ? ['--json'] : [])], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (data: Buffer) => (text += data.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new Problem('broken', error.message)));
    child.once('exit', (code) => {
      if (code === exitCodes.usage)
        return reject(new Problem('usage', 'bench online [--matches n] [--rate n] [--seconds n]'));
      if (code !== exitCodes.fine && code !== exitCodes.failed)
        return reject(new Problem('broken', `it ended with ${code}`));
      const json = isQuiet ? (JSON.parse(text) as object) : {};
      return resolve(code === exitCodes.fine ? fine(json, text) : failed(json, text));
    });
  });
}
