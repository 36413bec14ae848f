import { type Hosted, HostedMatch, lastRows, type RowSource, tailOf } from '@bivouac/host';
import type { Game, Kind } from '@bivouac/kernel';
import { type Saved, SAVED_SHAPE, Table } from '@bivouac/kernel/table';
import { CARE } from './begin-match.ts';
import type { TableHead, TableStore } from './head.ts';
import { rulesOf } from './rules.ts';

/** A match that has begun, as it is kept. */
export interface KeptMatch {
  readonly head: TableHead;
  readonly hosted: Hosted;
  readonly saved: Saved;
}

/** Why a match cannot be opened: there is none, it has not begun, or the rules it was begun with are not here. */
export interface Unopened {
  readonly fault: 'unknown' | 'notBegun' | 'noRules' | 'damaged';
  readonly detail: string;
}

export interface OpeningCare {
  readonly now: () => number;
  /** For how long no server ran since then, in milliseconds. */
  readonly downSince: (at: number) => number;
  /** A silence of this process that is longer is given back to everybody, in milliseconds; the usual one if not said. */
  readonly silence?: number;
}

/** The table of a match from the last time it was saved whole, and the entries since then. */
export async function openMatch(store: TableStore, id: string, care: OpeningCare): Promise<KeptMatch | Unopened> {
  const kept = await store.load(id);
  if (kept === null) return { fault: 'unknown', detail: id };
  const { head, saved, tail } = kept;
  if (saved === null) return { fault: 'notBegun', detail: id };
  const game = await rulesOf(saved.charter);
  if (game === null || saved.shape !== SAVED_SHAPE) {
    return { fault: 'noRules', detail: `${saved.charter.game} ${saved.charter.edition}` };
  }
  const older: RowSource = (from, to) => store.rows(id, from, to);
  const rows = await lastRows(tail, saved.no + 1, saved.charter.seats.length, older);
  const { now } = care;
  const past = { rows, older, savedBefore: (no: number) => store.savedBefore(id, no), now };
  const last = tail.at(-1)?.at ?? saved.at;
  // Time in which no server ran is nobody's: the table gives it back at the next tick.
  const seen = now() - care.downSince(last);
  return game.use(<G extends Kind>(known: Game<G>): KeptMatch | Unopened => {
    const table = Table.resume(known, saved, tailOf(tail), {
      ...CARE,
      heartbeat: care.silence ?? CARE.heartbeat,
      own: true,
      seen,
    });
    if (!(table instanceof Table)) return { fault: 'damaged', detail: table.detail };
    return { head, hosted: new HostedMatch(known, table, past), saved };
  });
}
