import type { Result, State, Viewer } from '@bivouac/kernel';
import { type Charter, type Row, RowReader, type SeatInfo } from '@bivouac/kernel/table';

/** How a match stands for somebody. */
export interface Standing {
  readonly charter: Charter;
  readonly viewer: Viewer;
  /** In the viewer's own counting. */
  readonly entries: number;
  readonly seats: readonly SeatInfo[];
  readonly view: State<object>;
  readonly result: Result | null;
}

/**
 * What somebody may keep of a match that still runs: how it stands through his eyes, and what he was told, line by line.
 * No actions, checks or seed are in it: a file of the match lists what others did in secret.
 */
export function recordText(standing: Standing, rows: readonly Row[]): string {
  const reader = new RowReader(standing.viewer);
  const lines = rows.flatMap((row) => reader.read(row));
  return [{ record: 1, ...standing }, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
}
