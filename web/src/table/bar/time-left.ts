import type { SeatClock } from '@bivouac/kernel/table';

/** What a clock says a while after it was read: first a turn's own time runs, then the bank. */
export function timeLeft(
  { turn, bank, running }: SeatClock,
  passed: number,
): { readonly turn: number; readonly bank: number } {
  const gone = running ? Math.max(0, passed) : 0;
  const own = Math.min(turn, gone);
  return { turn: turn - own, bank: Math.max(0, bank - (gone - own)) };
}

/** Less than this is little. */
const LITTLE = 30_000;

export function isLow({ turn, bank }: { readonly turn: number; readonly bank: number }): boolean {
  return turn + bank < LITTLE;
}

/** `0:09`, `12:30`, `1:05:00`; a second that has begun still counts. */
export function sayTime(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
