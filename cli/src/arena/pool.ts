import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ArenaJob, ArenaResult } from './job.ts';
import type { ToWorker } from './worker.ts';

/** Plays games by their numbers in so many processes; `each` is told of every game as it ends. */
export function playInProcesses(
  job: ArenaJob,
  numbers: readonly number[],
  processes: number,
  each: (result: ArenaResult) => void,
): Promise<void> {
  const left = [...numbers].reverse();
  const children: ChildProcess[] = [];
  return new Promise<void>((resolve, reject) => {
    let running = 0;
    const stop = (error: Error | null) => {
      for (const child of children) child.disconnect();
      if (error === null) resolve();
      else reject(error);
    };
    const next = (child: ChildProcess) => {
      const number = left.pop();
      if (number !== undefined) send(child, { number });
      else if (--running === 0) stop(null);
    };
    for (let i = 0; i < Math.min(processes, numbers.length); i++) {
      const child = startWorker();
      children.push(child);
      running++;
      child.on('message', (result: ArenaResult) => {
        each(result);
        next(child);
      });
      child.on('error', stop);
      child.on('exit', (code) => {
        if (code !== 0 && code !== null) stop(new Error(`a process of the arena ended with code ${code}`));
      });
      send(child, { job });
      next(child);
    }
    if (running === 0) resolve();
  });
}

function send(child: ChildProcess, message: ToWorker): void {
  child.send(message);
}

/** The worker is TypeScript like the rest: tsx reads it, wherever the command was started. */
function startWorker(): ChildProcess {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const file = fileURLToPath(new URL('./worker.ts', import.meta.url));
  return fork(file, { execArgv: ['--import', loader], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
}
