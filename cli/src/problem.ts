import type { Language } from '@bivouac/words';
import { problemWords, type Said } from './text/problem-words.ts';

/** What a command ends with; `--help` says so too. */
export const exitCodes = {
  /** All is well. */
  fine: 0,
  /** What was to be checked does not hold. */
  failed: 1,
  /** Wrong usage, or input that cannot be read. */
  usage: 2,
  /** Bivouac itself failed. */
  broken: 3,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

export type ProblemKind = 'usage' | 'unknownGame' | 'notPlayable' | 'badFile' | 'badInput' | 'unknownClause' | 'broken';

/** Something that keeps a command from doing its work: a sentence that says what to do, and a code. */
export class Problem extends Error {
  override readonly name = 'Problem';
  /** The sentence as the catalogues have it; of what only the workshop says there is but the English. */
  readonly said: Said | null;
  readonly kind: ProblemKind;
  readonly code: ExitCode;
  /** What a script may want to know besides. */
  readonly details: object;

  constructor(kind: ProblemKind, message: string | Said, details: object = {}, code: ExitCode = exitCodes.usage) {
    super(typeof message === 'string' ? message : problemWords('en', message));
    this.said = typeof message === 'string' ? null : message;
    this.kind = kind;
    this.code = code;
    this.details = details;
  }

  in(language: Language): string {
    return this.said === null ? this.message : problemWords(language, this.said);
  }
}

/** The end of a command: a text for people, an object for scripts, and whether what was checked holds. */
export interface Outcome {
  readonly code: ExitCode;
  readonly json: object;
  readonly text: string;
}

export function fine(json: object, text: string): Outcome {
  return { code: exitCodes.fine, json, text };
}

export function failed(json: object, text: string): Outcome {
  return { code: exitCodes.failed, json, text };
}
