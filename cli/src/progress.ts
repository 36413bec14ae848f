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

const WIDE = 24;

/** A bar, how much is done, and how long the rest will take at the pace so far. */
export function progressBar(done: number, all: number, doneNow: number, ms: number): string {
  const full = Math.round((WIDE * done) / Math.max(1, all));
  const bar = `[${'#'.repeat(full)}${'.'.repeat(WIDE - full)}] ${done} of ${all}`;
  return doneNow === 0 ? bar : `${bar}, ${spell((ms / doneNow) * (all - done))} left`;
}

function spell(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes}:${two(seconds % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
