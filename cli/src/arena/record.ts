import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { Problem } from '../problem.ts';
import type { ArenaJob, ArenaResult } from './job.ts';

/** A folder in which a run of the arena is kept: a line a game, and the match files. A run that stopped goes on there. */
export class RunRecord {
  readonly #folder: string;
  readonly #lines: string;

  constructor(folder: string) {
    this.#folder = folder;
    this.#lines = join(folder, 'games.jsonl');
  }

  /** The games that were played here before, with the same job. */
  resume(job: ArenaJob): ArenaResult[] {
    return this.#inFolder(() => this.#resume(job));
  }

  #resume(job: ArenaJob): ArenaResult[] {
    makeFolder(this.#folder);
    const head = JSON.stringify({ job });
    if (!existsSync(this.#lines)) {
      writeFileSync(this.#lines, `${head}\n`);
      return [];
    }
    const [first, ...rest] = readFileSync(this.#lines, 'utf8').split('\n');
    if (first !== head) {
      const message = `"${this.#folder}" holds games of another run of the arena. Give --save another folder.`;
      throw new Problem('badFile', message, { file: this.#folder });
    }
    // A last line that was cut off is simply played again.
    return rest.flatMap((line) => (line.endsWith('}') ? [JSON.parse(line) as ArenaResult] : []));
  }

  add({ file, ...result }: ArenaResult): void {
    const name = `${String(result.scored.number).padStart(5, '0')}.bivouac`;
    this.#inFolder(() => {
      if (file !== null) writeFileSync(join(this.#folder, name), file);
      appendFileSync(this.#lines, `${JSON.stringify({ ...result, file: null })}\n`);
    });
  }

  /** A folder that cannot be written is the user's to mend, and no failure of the program. */
  #inFolder<T>(what: () => T): T {
    try {
      return what();
    } catch (error) {
      if (error instanceof Problem || !(error instanceof Error) || !('code' in error)) throw error;
      const message = `Cannot keep games in "${this.#folder}": ${String(error.code)}. Give --save a folder that can be written.`;
      throw new Problem('badFile', message, { file: this.#folder });
    }
  }
}
