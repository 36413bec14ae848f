import type { Generated } from 'kysely';

/** A match: what a list says of it, as JSON, and how often it has been kept. `revision` decides who may write. */
interface MatchTable {
  readonly id: string;
  readonly head: string;
  readonly revision: number;
  readonly changed: number;
  /** When a host last ran it, where time matters. */
  readonly seen: number | null;
  /** Of a table with people: whether it waits for them, runs, or is over. */
  readonly status: string | null;
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

/** Somebody who plays. A guest has no name that is his alone, and no credentials. */
interface AccountTable {
  readonly id: string;
  readonly name: string;
  /** The name as names are compared: two accounts cannot look alike. */
  readonly name_key: string | null;
  readonly kind: string;
  readonly created: number;
}

/** A password or a recovery code, as its hash. */
interface CredentialTable {
  readonly account: string;
  readonly kind: string;
  readonly data: string;
}

/** A browser that is known, by the hash of what its cookie says. */
interface SessionTable {
  readonly id_hash: string;
  readonly account: string;
  readonly created: number;
  readonly expires: number;
}

/** A chair at a table: its powers as JSON, who sits there, and what he gave for the dice. */
interface SeatTable {
  readonly match: string;
  readonly seat: number;
  readonly kind: string;
  readonly level: string;
  readonly powers: string;
  /** What stands in the match in place of a name. */
  readonly handle: string;
  readonly account: string | null;
  /** The hash of a nonce that is told only when everybody sits. */
  readonly promise: string | null;
  readonly nonce: string | null;
}

interface InviteTable {
  readonly match: string;
  readonly token_hash: string;
}

/** Nothing that is sent is ever read from here but at the end of a match. */
interface SecretTable {
  readonly match: string;
  readonly seed: string;
}

/** Something that was said beside the match, to everybody or to one seat. */
interface SaidTable {
  readonly match: string;
  readonly id: number;
  readonly seat: number;
  readonly audience: number | null;
  readonly body: string;
  readonly at: number;
  readonly rid: string;
}

/** What somebody noted for himself at a table, as JSON: nobody else is ever told. */
interface OwnTable {
  readonly match: string;
  readonly account: string;
  readonly body: string;
}

/** What a program shows in place of a cookie, as its hash. */
interface TokenTable {
  readonly id_hash: string;
  readonly account: string;
  readonly id: string;
  readonly name: string;
  readonly scope: string;
  readonly created: number;
}

/** What somebody has chosen, as JSON. */
interface SettingTable {
  readonly account: string;
  readonly body: string;
}

interface MailTable {
  readonly account: string;
  readonly address: string;
  readonly verified: number;
  readonly code_hash: string | null;
  readonly code_until: number;
}

interface PushTable {
  readonly endpoint: string;
  readonly account: string;
  readonly keys: string;
}

interface NoticeTable {
  readonly account: string;
  readonly match: string;
  readonly kind: string;
  readonly wait: number;
  readonly at: number;
  readonly seen: number;
}

interface MetaTable {
  readonly key: string;
  readonly value: string;
}

/** A process that runs. */
interface ProcessTable {
  readonly id: string;
  readonly seen: number;
}

/** Which process drives the bots of a match, for now. */
interface LeaseTable {
  readonly match: string;
  readonly owner: string;
  readonly until: number;
}

export interface Tables {
  readonly match: MatchTable;
  readonly entry: EntryTable;
  readonly snapshot: SnapshotTable;
  readonly job: JobTable;
  readonly meta: MetaTable;
  readonly account: AccountTable;
  readonly credential: CredentialTable;
  readonly session: SessionTable;
  readonly seat: SeatTable;
  readonly invite: InviteTable;
  readonly match_secret: SecretTable;
  readonly said: SaidTable;
  readonly process: ProcessTable;
  readonly lease: LeaseTable;
  readonly own: OwnTable;
  readonly watch_link: InviteTable;
  readonly token: TokenTable;
  readonly setting: SettingTable;
  readonly mail: MailTable;
  readonly push: PushTable;
  readonly notice: NoticeTable;
}
