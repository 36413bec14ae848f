import type { Logged } from '@bivouac/kernel';
import type { BoardSpeech, LogLine } from '@bivouac/kit';
import type { AnyBoard } from '../board/boards.ts';

/** A line of the log, and the entry it belongs to. */
export interface EntryLine extends LogLine {
  readonly at: number;
}

/**
 * The log as lines: what a board can say in one line of several facts is one line, if they are of one entry, or of entries
 * that go on with each other: the computer takes every step of a march by itself.
 */
export function linesOf(
  log: readonly Logged[],
  speech: BoardSpeech,
  board: Pick<AnyBoard, 'shorten' | 'goesOn'> | null,
): readonly EntryLine[] {
  if (board?.shorten === undefined) return log;
  const lines: EntryLine[] = [];
  for (let from = 0; from < log.length; ) {
    let to = from + 1;
    while (to < log.length && belongs(log[to - 1], log[to], board)) to++;
    const at = log[to - 1]?.at ?? 0;
    const facts = log.slice(from, to).map(({ fact }) => fact);
    for (const line of facts.length === 1 ? facts.map((fact) => ({ fact })) : board.shorten(speech, facts)) {
      lines.push({ ...line, at });
    }
    from = to;
  }
  return lines;
}

function belongs(before: Logged | undefined, next: Logged | undefined, board: Pick<AnyBoard, 'goesOn'>): boolean {
  if (before === undefined || next === undefined) return false;
  return before.at === next.at || board.goesOn?.(before.fact, next.fact) === true;
}
