import { hashOf, type Row, type Saved, writeMatch } from '@bivouac/kernel/table';

/** The file of a match from what a store keeps. The end of a match is always saved whole. */
export function matchText({ charter, seed, no, core }: Saved, rows: readonly Row[]): string {
  const entries = rows.flatMap(({ entry }) => entry ?? []);
  const { result } = core.state;
  const isEnd = result !== null && no <= entries.length;
  const end = isEnd && result !== null ? { result, hash: hashOf(core.state) } : null;
  return writeMatch({ charter, seed, entries, end, open: null });
}
