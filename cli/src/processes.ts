import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * A searcher keeps thousands of positions for as long as it thinks. In the usual 16 MB for new things it spends a tenth of
 * its time moving them about.
 */
const ROOM = ['--min-semi-space-size=32', '--max-semi-space-size=64'];

/** Starts a TypeScript file as a process to talk to: tsx reads it, wherever the command was started, or in a folder. */
export function startProcess(file: URL, env: NodeJS.ProcessEnv = process.env, folder?: string): ChildProcess {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return fork(fileURLToPath(file), {
    execArgv: [...ROOM, '--import', loader],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env,
    ...(folder === undefined ? {} : { cwd: folder }),
  });
}
