import type { Generated } from 'kysely';

/** A match: what a list says of it, as JSON, and how often it has been kept. `revision` decides who may write. */
interface MatchTable {
  readonly id: string;
  readonly head: string;
  readonly revision: number;
  readonly changed: number;
  /** When a host last ran it, where time matters. */
  readonly seen: number | null;
}

/** An entry with what came of it. Row 0 is the setting up, and has no entry. */
interface EntryTable {
  readonly match: string;
  readonly no: number;
  readonly seat: number | null;
  readonly act: string | null;
  readonly after: number;
  readonly at: number;
  readonly chk: string | null;
  readonly hidden: number | null;
  readonly facts: string;
  /** The head of the chain after it. */
  readonly chain: string | null;
  /** The name that whoever asked for it gave the request: asked again, it is not done twice. */
  readonly rid: string | null;
}

interface SnapshotTable {
  readonly match: string;
  readonly no: number;
  readonly body: string;
}

/** Something to be done later, kept in the transaction of the entry that it follows from. */
interface JobTable {
  readonly id: Generated<number>;
  readonly kind: string;
  readonly key: string;
  readonly run_at: number;
  readonly attempts: number;
  readonly locked_until: number;
  readonly payload: string;
}

interface MetaTable {
  readonly key: string;
  readonly value: string;
}

export interface Tables {
  readonly match: MatchTable;
  readonly entry: EntryTable;
  readonly snapshot: SnapshotTable;
  readonly job: JobTable;
  readonly meta: MetaTable;
}
