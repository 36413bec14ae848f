import type { Worker } from 'node:worker_threads';
import { startThread } from '../thread.ts';
import type { Deed } from './all-deeds.ts';

export interface WriterOrders {
  readonly file: string;
  readonly pragmas: readonly string[];
}

export interface Question {
  readonly no: number;
  readonly deed: Deed;
  readonly args: readonly unknown[];
}

export type Answer =
  | { readonly no: number; readonly answer: unknown }
  | { readonly no: number; readonly failed: string };

/** The store failed: what was asked is not kept, and whoever asked opens the match anew. */
export class StoreFault extends Error {}

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (why: Error) => void;
}

/** A line to the thread that writes. */
export class WriterLine {
  readonly #worker: Worker;
  readonly #open = new Map<number, Waiting>();
  #last = 0;
  #ended: Promise<void>;
  #broken: StoreFault | null = null;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (answers: readonly Answer[] | 'ready') => {
      if (answers !== 'ready') for (const answer of answers) this.#answer(answer);
    });
    worker.on('error', (error) => this.#break(error instanceof Error ? error.message : String(error)));
    this.#ended = new Promise((resolve) => {
      worker.on('exit', () => {
        this.#break('the writer has ended');
        resolve();
      });
    });
  }

  static async open(orders: WriterOrders): Promise<WriterLine> {
    const worker = startThread(new URL('./writer.ts', import.meta.url), orders);
    const line = new WriterLine(worker);
    await new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve());
      worker.once('error', reject);
      worker.once('exit', () => reject(new StoreFault(`the database ${orders.file} could not be opened`)));
    });
    return line;
  }

  ask(deed: Deed, args: readonly unknown[]): Promise<unknown> {
    if (this.#broken !== null) return Promise.reject(this.#broken);
    return new Promise((resolve, reject) => {
      const no = ++this.#last;
      this.#open.set(no, { resolve, reject });
      this.#worker.postMessage({ no, deed, args } satisfies Question, []);
    });
  }

  /** Everything that was asked is done first. */
  async close(): Promise<void> {
    if (this.#broken === null) this.#worker.postMessage('close', []);
    await this.#ended;
  }

  #answer(answer: Answer): void {
    const waiting = this.#open.get(answer.no);
    this.#open.delete(answer.no);
    if ('failed' in answer) waiting?.reject(new StoreFault(answer.failed));
    else waiting?.resolve(answer.answer);
  }

  #break(why: string): void {
    this.#broken ??= new StoreFault(why);
    for (const { reject } of this.#open.values()) reject(this.#broken);
    this.#open.clear();
  }
}
