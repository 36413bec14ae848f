import type { MatchSummary, TableStatus, Visibility } from '@bivouac/host';
import type { Options, Seat } from '@bivouac/kernel';
import type { ClockRules } from '@bivouac/kernel/table';
import type { AnyHead, ServerStore } from '../store/contract.ts';

/** Somebody who is waited for. */
export interface Wait {
  readonly seat: Seat;
  readonly since: number;
  readonly row: number;
}

/** A table as it is kept, but for its entries and who sits there. */
export interface TableHead extends AnyHead {
  readonly status: TableStatus;
  readonly game: string;
  readonly scenario: string;
  readonly options: Options;
  readonly clock: ClockRules | null;
  readonly visibility: Visibility;
  readonly owner: string;
  readonly created: number;
  readonly commitment: string;
  /** How many rows are kept; 0 until the match has begun. */
  readonly rows: number;
  readonly summary: MatchSummary | null;
  readonly waiting: readonly Seat[];
  /** Since when each of them is waited for, and after which row: one wait is one notice. */
  readonly waits?: readonly Wait[];
  /** When the first clock falls, if nobody acts; null where none runs. */
  readonly due?: number | null;
  /** Which table is played after it. */
  readonly rematch: string | null;
  /** Which one was played before it, by the same people. */
  readonly before: string | null;
}

export type TableStore = ServerStore<TableHead>;

/** Heads come out of the store as they went in. */
export const asHead = (head: AnyHead): TableHead => head as TableHead;

const HOUR = 3_600_000;

/** A match that is played in one sitting: its clock gives less than an hour a turn. */
export const isLive = ({ clock }: Pick<TableHead, 'clock'>): boolean => clock !== null && clock.perTurn < HOUR;
