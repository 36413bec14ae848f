import type { ChildProcess } from 'node:child_process';
import { startProcess } from '../processes.ts';
import type { Entrant } from './entrant.ts';
import type { OtherBuild } from './other-build.ts';
import type { FromRunner, ToRunner } from './worker.ts';

/**
 * A contestant in a process of its own. The compiler shapes the kernel to the games that it has seen: in one process
 * with all the others a game would be measured as nobody ever plays it.
 */
export class Runner {
  readonly entrant: Entrant;
  readonly #child: ChildProcess;
  /** How long it wants to run before it is measured, in milliseconds of the processor; null if as long as the others. */
  readonly warmUp: Promise<number | null>;

  /** Here, or in another build. */
  constructor(entrant: Entrant, other: OtherBuild | null = null) {
    this.entrant = entrant;
    // React, Redux and Immer check more in development: the yardstick gets its best.
    const env = { NODE_ENV: 'production', ...process.env };
    this.#child = startProcess(other?.worker ?? new URL('./worker.ts', import.meta.url), env, other?.folder);
    this.warmUp = this.#ask({ entrant }).then((told) => ('warmUp' in told ? told.warmUp : null));
  }

  /** Lets it run so long: steps a second. */
  async rate(ms: number): Promise<number> {
    const told = await this.#ask({ ms });
    return 'rate' in told ? told.rate : Number.NaN;
  }

  close(): void {
    if (this.#child.connected) this.#child.disconnect();
  }

  #ask(message: ToRunner): Promise<FromRunner> {
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        for (const event of ['message', 'exit']) this.#child.removeAllListeners(event);
        settle();
      };
      this.#child.once('message', (told: FromRunner) => end(() => resolve(told)));
      this.#child.once('exit', (code) =>
        end(() => reject(new Error(`a process of the bench ended with code ${code}`))),
      );
      this.#child.send(message);
    });
  }
}
