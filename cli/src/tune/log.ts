import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import type { Weights } from '../arena/job.ts';
import { Problem } from '../problem.ts';

/** What one run of tuning is about; a run that stopped goes on if nothing of it has changed. */
export interface TuneJob {
  readonly game: string;
  readonly bot: string;
  readonly seed: string;
  readonly games: number;
  readonly names: readonly string[];
  readonly start: Weights;
}

/** One round: who won how many games, and the weights after it. */
export interface Round {
  readonly round: number;
  readonly plus: number;
  readonly minus: number;
  readonly draws: number;
  readonly weights: Weights;
}

/** The log of a run, a line a round, and the weights beside it. */
export class TuneLog {
  readonly file: string;
  readonly weights: string;

  constructor(folder: string, name: string) {
    makeFolder(folder);
    this.file = join(folder, `${name}.jsonl`);
    this.weights = join(folder, `${name}.weights.json`);
  }

  /** The rounds that were played before, with the same job. */
  resume(job: TuneJob): Round[] {
    const head = JSON.stringify({ job });
    if (!existsSync(this.file)) {
      writeFileSync(this.file, `${head}\n`);
      return [];
    }
    const [first, ...rest] = readFileSync(this.file, 'utf8').split('\n');
    if (first !== head) {
      const message = `"${this.file}" is the log of another run. Give another --seed, or --save another folder.`;
      throw new Problem('badFile', message, { file: this.file });
    }
    // A last line that was cut off is simply played again; so is a check, which is no round.
    return rest.flatMap((line) =>
      line.endsWith('}') && line.startsWith('{"round"') ? [JSON.parse(line) as Round] : [],
    );
  }

  add(line: Round | { readonly check: object }): void {
    appendFileSync(this.file, `${JSON.stringify(line)}\n`);
  }

  keep(weights: Weights): void {
    writeFileSync(this.weights, `${JSON.stringify(weights, null, 2)}\n`);
  }
}
