import type { Hosted } from '@bivouac/host';
import { PUBLIC, type Seat } from '@bivouac/kernel';
import type { Job } from '../store/contract.ts';
import type { TableHead, Wait } from './head.ts';

/** What a head says of a match after an entry: how it stands, who is waited for, and since when. */
export function standing(
  hosted: Hosted,
  before: Pick<TableHead, 'waits' | 'changed'> & { readonly publicRows: number },
  now: number,
): Pick<TableHead, 'status' | 'changed' | 'rows' | 'summary' | 'waiting' | 'waits' | 'due'> {
  const summary = hosted.summary();
  const waiting = hosted.waiting();
  const rows = hosted.rows();
  const isTold = hosted.count(PUBLIC) !== before.publicRows;
  const wait = (seat: Seat): Wait => before.waits?.find((one) => one.seat === seat) ?? { seat, since: now, row: rows };
  const fall = hosted.untilFall();
  return {
    status: summary.result === null ? 'running' : 'over',
    // Lists show it and go by it: of what one does in secret nobody learns even the time.
    changed: isTold ? now : before.changed,
    rows,
    summary,
    waiting,
    waits: summary.result === null ? waiting.map(wait) : [],
    due: fall === null ? null : now + fall,
  };
}

/** A page that is looked at has so long to show what happened before anybody is told of it elsewhere. */
const GRACE = 15_000;
/** Whoever has used so much of his time is reminded. */
const REMINDED = 0.8;
/** Nobody is reminded of minutes. */
const LEAST = 3_600_000;

/** Whoever is waited for is to be told, and reminded before his time is up: the latest wait takes the place of the one before. */
export function noticeJobs(id: string, hosted: Hosted, now: number): Job[] {
  const jobs: Job[] = [{ kind: 'notice', key: `notice ${id}`, runAt: now + GRACE, payload: id }];
  const fall = hosted.untilFall();
  if (fall === null || fall < LEAST) return jobs;
  return [...jobs, { kind: 'remind', key: `remind ${id}`, runAt: now + Math.round(fall * REMINDED), payload: id }];
}
