import type { Action } from '@bivouac/kernel';
import type { Spoken } from '@bivouac/kernel/guide';
import { Ahead } from './ahead.ts';
import type { AheadQuestion, BotDesk, BotQuestion, BotTable, Thoughts } from './question.ts';

/** A line to a worker with bots in it. */
export interface BotLine {
  readonly desk: BotDesk;
  close(): void;
  /** The worker could not be started, or broke down: whatever was asked will never be answered. */
  onFailure(tell: (why: string) => void): void;
}

/**
 * Lets bots think somewhere else. One thought runs at a time, and it can be dropped at any moment: a bot in the middle
 * of a search hears nothing, so its worker is ended and the next question gets a new one.
 */
export class Thinker {
  readonly #table: BotTable;
  readonly #call: () => BotLine;
  #line: BotLine | null = null;
  #seated: Promise<void> = Promise.resolve();
  #drop: (() => void) | null = null;
  #fail: ((why: Error) => void) | null = null;

  /** Whether a second worker may think while somebody else decides. */
  readonly #mayThinkAhead: boolean;
  #ahead: Ahead | null = null;

  constructor(table: BotTable, call: () => BotLine, mayThinkAhead = false) {
    this.#table = table;
    this.#call = call;
    this.#mayThinkAhead = mayThinkAhead;
  }

  get thinking(): boolean {
    return this.#drop !== null;
  }

  /** The bot's choice, or null if the thought was dropped. */
  async choose(question: BotQuestion): Promise<Action | null> {
    const foreseen = this.#ahead?.answerTo(question) ?? null;
    this.#ahead?.stop();
    if (foreseen !== null) return foreseen;
    return this.#ask((desk) => desk.choose(question));
  }

  /** What the bot says along with its choice; null for nothing, or if the thought was dropped. */
  says(question: BotQuestion, action: Action): Promise<Spoken | null> {
    return this.#ask((desk) => desk.says(question, action));
  }

  explain(question: BotQuestion): Promise<Thoughts | null> {
    return this.#ask((desk) => desk.explain(question));
  }

  /** The bot may use the others' time. At least its worker runs, and has its game, before it is asked. */
  ponder(question: AheadQuestion): void {
    if (this.#drop !== null) return;
    this.#open();
    // If the worker cannot be had, the next question will say why.
    this.#seated.catch(() => undefined);
    if (!this.#mayThinkAhead) return;
    this.#ahead ??= new Ahead(this.#table, this.#call());
    this.#ahead.ponder(question);
  }

  /** Ends the thought that runs, if one does. */
  drop(): void {
    this.#drop?.();
  }

  close(): void {
    this.drop();
    this.#line?.close();
    this.#line = null;
    this.#ahead?.close();
    this.#ahead = null;
  }

  #open(): BotLine {
    if (this.#line === null) {
      this.#line = this.#call();
      this.#line.onFailure((why) => this.#fail?.(new Error(`the bots’ worker failed: ${why}`)));
      this.#seated = this.#line.desk.sit(this.#table);
    }
    return this.#line;
  }

  async #ask<T>(ask: (desk: BotDesk) => Promise<T>): Promise<T | null> {
    this.drop();
    const line = this.#open();
    let drop = (): void => undefined;
    try {
      return await new Promise<T | null>((resolve, reject) => {
        drop = () => {
          this.#drop = null;
          this.#end(line);
          resolve(null);
        };
        this.#drop = drop;
        this.#fail = reject;
        this.#seated.then(() => ask(line.desk)).then(resolve, reject);
      });
    } catch (error) {
      this.#end(line);
      throw error;
    } finally {
      if (this.#drop === drop) this.#drop = null;
    }
  }

  #end(line: BotLine): void {
    line.close();
    if (this.#line === line) this.#line = null;
  }
}
