import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Starts a TypeScript file as a process to talk to: tsx reads it, wherever the command was started. */
export function startProcess(file: URL, env: NodeJS.ProcessEnv = process.env): ChildProcess {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return fork(fileURLToPath(file), {
    execArgv: ['--import', loader],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env,
  });
}
