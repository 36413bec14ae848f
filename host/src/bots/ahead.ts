import type { Action } from '@bivouac/kernel';
import { type Foreseen, levelOf, questionName } from '@bivouac/bots';
import type { AheadQuestion, BotQuestion, BotTable } from './question.ts';
import type { BotLine } from './thinker.ts';

/** So many guesses at what comes next are made while somebody else decides. */
const ATTEMPTS = 8;

/**
 * Thinks on the others' time, in a worker of its own: so a question never waits for a guess. Whatever was foreseen is
 * exactly what the bot would answer if it were asked, only sooner.
 */
export class Ahead {
  readonly #line: BotLine;
  readonly #seated: Promise<void>;
  readonly #foreseen = new Map<string, Action>();
  /** The guessing that goes on; another number ends it. */
  #round = 0;

  constructor(table: BotTable, line: BotLine) {
    this.#line = line;
    this.#seated = line.desk.sit(table);
    // Thinking ahead is a favour: if it fails, the bot thinks when it is asked.
    line.onFailure(() => this.stop());
    this.#seated.catch(() => this.stop());
  }

  /** Begins to guess from here on; what was guessed before is of no use any more. */
  ponder(question: AheadQuestion): void {
    this.stop();
    this.#foreseen.clear();
    // A level that plays at once has nothing to gain.
    if (levelOf(question.level)?.within === undefined) return;
    void this.#guess(question, this.#round).catch(() => undefined);
  }

  async #guess(question: AheadQuestion, round: number): Promise<void> {
    await this.#seated;
    for (let attempt = 0; attempt < ATTEMPTS && round === this.#round; attempt++) {
      const found: Foreseen | null = await this.#line.desk.foresee(question, attempt);
      if (found !== null && round === this.#round) this.#foreseen.set(found.name, found.action);
    }
  }

  /** The answer to a question that was foreseen. */
  answerTo({ level, seat, seed, view }: BotQuestion): Action | null {
    if (this.#foreseen.size === 0) return null;
    return this.#foreseen.get(questionName(level, seat, seed, view)) ?? null;
  }

  /** Makes no further guess. */
  stop(): void {
    this.#round++;
  }

  close(): void {
    this.stop();
    this.#line.close();
  }
}
