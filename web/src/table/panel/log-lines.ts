import type { Logged } from '@bivouac/kernel';
import type { BoardSpeech, LogLine } from '@bivouac/kit';
import type { AnyBoard } from '../board/boards.ts';

/** A line of the log, and the entry it belongs to. */
export interface EntryLine extends LogLine {
  readonly at: number;
}

/** The log as lines: what a board can say in one line of several facts of an entry is one line. */
export function linesOf(
  log: readonly Logged[],
  speech: BoardSpeech,
  board: Pick<AnyBoard, 'shorten'> | null,
): readonly EntryLine[] {
  if (board?.shorten === undefined) return log;
  const lines: EntryLine[] = [];
  for (let from = 0; from < log.length; ) {
    const at = log[from]?.at ?? 0;
    let to = from + 1;
    while (to < log.length && log[to]?.at === at) to++;
    const facts = log.slice(from, to).map(({ fact }) => fact);
    for (const line of facts.length === 1 ? facts.map((fact) => ({ fact })) : board.shorten(speech, facts)) {
      lines.push({ ...line, at });
    }
    from = to;
  }
  return lines;
}
