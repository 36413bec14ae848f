import type { Logged, Viewer } from '@bivouac/kernel';
import type { DeskLine } from '../worker/client.ts';

/** All that a viewer was told from the beginning to an entry, read page by page. */
export async function wholeLog(desk: DeskLine['desk'], length: number, viewer: Viewer): Promise<readonly Logged[]> {
  const { since, log: last } = await desk.position(length, viewer);
  let log: readonly Logged[] = last;
  for (let from = since; from > 0; ) {
    const page = await desk.pastLog(from, viewer);
    log = [...page.log, ...log];
    from = page.since;
  }
  return log;
}
