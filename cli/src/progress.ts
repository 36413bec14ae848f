import type { Io } from './io.ts';

/** A line on standard error that is written over again and again, if somebody watches. */
export interface ProgressLine {
  show(text: string): void;
  clear(): void;
}

/** Milliseconds between two looks: more often only costs time. */
const PAUSE = 100;

export function progressLine(io: Io): ProgressLine {
  let shown = 0;
  let last = Number.NEGATIVE_INFINITY;
  return {
    show(text) {
      const now = io.now();
      if (!io.watched || now - last < PAUSE) return;
      last = now;
      io.err(`\r${text.padEnd(shown)}`);
      shown = text.length;
    },
    clear() {
      if (shown > 0) io.err(`\r${' '.repeat(shown)}\r`);
      shown = 0;
    },
  };
}
