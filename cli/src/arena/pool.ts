import type { ChildProcess } from 'node:child_process';
import { startProcess } from '../processes.ts';
import type { ArenaJob, ArenaResult } from './job.ts';
import type { ToWorker } from './worker.ts';

/** Processes that play games of the arena, for one job after another. */
export class Pool {
  readonly #children: readonly ChildProcess[];

  constructor(processes: number) {
    this.#children = Array.from({ length: processes }, () => startWorker());
  }

  /**
   * Plays the games of a job: each process asks `next` for the number of its next game until there is none, and `each` is
   * told of every game as it ends.
   */
  play(job: ArenaJob, next: () => number | undefined, each: (result: ArenaResult) => void): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      let running = this.#children.length;
      const end = (error: Error | null) => {
        for (const child of this.#children) {
          for (const event of ['message', 'error', 'exit']) child.removeAllListeners(event);
        }
        if (error === null) resolve();
        else reject(error);
      };
      const goOn = (child: ChildProcess) => {
        const number = next();
        if (number !== undefined) send(child, { number });
        else if (--running === 0) end(null);
      };
      for (const child of this.#children) {
        child.on('message', (result: ArenaResult) => {
          // What fails here would end nothing by itself, and everybody would wait for ever.
          try {
            each(result);
            goOn(child);
          } catch (error) {
            end(error instanceof Error ? error : new Error(String(error)));
          }
        });
        child.on('error', end);
        child.on('exit', (code) => end(new Error(`a process of the arena ended with code ${code}`)));
        send(child, { job });
      }
      for (const child of this.#children) goOn(child);
    });
  }

  close(): void {
    for (const child of this.#children) if (child.connected) child.disconnect();
  }
}

function send(child: ChildProcess, message: ToWorker): void {
  child.send(message);
}

function startWorker(): ChildProcess {
  return startProcess(new URL('./worker.ts', import.meta.url));
}
