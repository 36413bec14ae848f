import type { Worker } from 'node:worker_threads';
import type { BotQuestion } from '@bivouac/host';
import type { Action } from '@bivouac/kernel';
import type { Spoken } from '@bivouac/kernel/guide';
import { startThread } from '../../thread.ts';
import type { RulesOf } from '../rules.ts';
import type { BotAnswer, BotTask } from './bot-thread.ts';

interface Waiting {
  readonly task: BotTask;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (why: Error) => void;
}

/** A thread, and what it is thinking about. */
interface Thinking {
  readonly worker: Worker;
  current: Waiting | null;
}

/**
 * The threads in which all bots of a server think, a few, one question each at a time: tables never wait for them. They
 * are started when the first bot is asked.
 */
export class BotPool {
  readonly #most: number;
  readonly #threads: Thinking[] = [];
  readonly #queue: Waiting[] = [];
  #last = 0;
  #closed = false;

  constructor(most: number) {
    this.#most = most;
  }

  /** How many questions wait for a thread. */
  get waiting(): number {
    return this.#queue.length;
  }

  choose(rules: RulesOf, question: BotQuestion): Promise<Action> {
    return this.#ask(rules, question, null) as Promise<Action>;
  }

  /** What the bot says along with its choice; null for nothing. */
  says(rules: RulesOf, question: BotQuestion, action: Action): Promise<Spoken | null> {
    return this.#ask(rules, question, action) as Promise<Spoken | null>;
  }

  #ask(rules: RulesOf, question: BotQuestion, action: Action | null): Promise<unknown> {
    if (this.#closed) return Promise.reject(new Error('the bots have gone home'));
    return new Promise((resolve, reject) => {
      this.#queue.push({ task: { no: ++this.#last, rules, question, action }, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    const free = this.#threads.find(({ current }) => current === null) ?? this.#another();
    if (free === null) return;
    const waiting = this.#queue.shift();
    if (waiting === undefined) return;
    free.current = waiting;
    free.worker.postMessage(waiting.task, []);
  }

  #another(): Thinking | null {
    if (this.#threads.length >= this.#most || this.#queue.length === 0) return null;
    const worker = startThread(new URL('./bot-thread.ts', import.meta.url), null);
    const thread: Thinking = { worker, current: null };
    this.#threads.push(thread);
    worker.on('message', (back: BotAnswer) => {
      const asked = thread.current;
      thread.current = null;
      if ('failed' in back) asked?.reject(new Error(back.failed));
      else asked?.resolve(back.answer);
      this.#next();
    });
    const end = (why: string) => {
      const at = this.#threads.indexOf(thread);
      if (at >= 0) this.#threads.splice(at, 1);
      thread.current?.reject(new Error(why));
      thread.current = null;
      if (!this.#closed) this.#next();
    };
    worker.on('error', (error) => end(error instanceof Error ? error.message : String(error)));
    worker.on('exit', () => end('the bots’ thread has ended'));
    return thread;
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#queue.splice(0)) reject(new Error('the bots have gone home'));
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }
}
