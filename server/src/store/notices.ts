import type { Job } from './contract.ts';
import type { Db } from './deed-types.ts';

/** Something that somebody should know of: one of a kind and match at a time. */
export interface NoticeRow {
  readonly match: string;
  readonly kind: string;
  /** Which wait it is about: there is one notice for each. */
  readonly wait: number;
  readonly at: number;
}

export interface MailRow {
  readonly address: string;
  readonly verified: boolean;
}

/** A browser that takes notices while its page is closed. */
export interface PushRow {
  readonly endpoint: string;
  /** What a message to it is sealed with, as JSON. */
  readonly keys: string;
}

/** Each takes the place of an earlier one of the same key. */
export async function keepJobs(db: Db, jobs: readonly Job[]): Promise<void> {
  if (jobs.length === 0) return;
  await db
    .insertInto('job')
    .values(
      jobs.map(({ kind, key, runAt, payload }) => ({
        key,
        kind,
        payload,
        run_at: runAt,
        attempts: 0,
        locked_until: 0,
      })),
    )
    .onConflict((known) =>
      known.column('key').doUpdateSet((job) => ({
        kind: job.ref('excluded.kind'),
        payload: job.ref('excluded.payload'),
        run_at: job.ref('excluded.run_at'),
        attempts: job.ref('excluded.attempts'),
        locked_until: job.ref('excluded.locked_until'),
      })),
    )
    .execute();
}

/** Notices and the ways they go, each as one deed inside a transaction of whoever calls. */
export const noticeDeeds = {
  putJob: (db: Db, job: Job): Promise<void> => keepJobs(db, [job]),

  async dropJob(db: Db, key: string): Promise<void> {
    await db.deleteFrom('job').where('key', '=', key).execute();
  },

  /** Notes that somebody is told of a wait; false if he was told of this one before. */
  async addNotice(db: Db, account: string, { match, kind, wait, at }: NoticeRow): Promise<boolean> {
    const known = await db
      .selectFrom('notice')
      .select('wait')
      .where('account', '=', account)
      .where('match', '=', match)
      .where('kind', '=', kind)
      .executeTakeFirst();
    if (known !== undefined && known.wait >= wait) return false;
    const fresh = { wait, at, seen: 0 };
    await db
      .insertInto('notice')
      .values({ account, match, kind, ...fresh })
      .onConflict((there) => there.columns(['account', 'match', 'kind']).doUpdateSet(fresh))
      .execute();
    return true;
  },

  /** What somebody was told and has not seen, the latest first. */
  async noticesOf(db: Db, account: string): Promise<NoticeRow[]> {
    return db
      .selectFrom('notice')
      .select(['match', 'kind', 'wait', 'at'])
      .where('account', '=', account)
      .where('seen', '=', 0)
      .orderBy('at', 'desc')
      .limit(100)
      .execute();
  },

  /** He has seen what there was to see at a table; how many notices that withdraws. */
  async seeNotices(db: Db, account: string, match: string): Promise<number> {
    const seen = await db
      .updateTable('notice')
      .set({ seen: 1 })
      .where('account', '=', account)
      .where('match', '=', match)
      .where('seen', '=', 0)
      .executeTakeFirst();
    return Number(seen.numUpdatedRows);
  },

  async mailOf(db: Db, account: string): Promise<MailRow | null> {
    const found = db.selectFrom('mail').select(['address', 'verified']).where('account', '=', account);
    const row = await found.executeTakeFirst();
    return row === undefined ? null : { address: row.address, verified: row.verified === 1 };
  },

  /** An address that is not known to be his until he tells the code that was sent there. */
  async setMail(
    db: Db,
    account: string,
    { address, code, until }: { readonly address: string; readonly code: string; readonly until: number },
  ): Promise<void> {
    const fresh = { address, verified: 0, code_hash: code, code_until: until };
    await db
      .insertInto('mail')
      .values({ account, ...fresh })
      .onConflict((known) => known.column('account').doUpdateSet(fresh))
      .execute();
  },

  async verifyMail(db: Db, account: string, code: string, now: number): Promise<boolean> {
    const done = await db
      .updateTable('mail')
      .set({ verified: 1, code_hash: null })
      .where('account', '=', account)
      .where('code_hash', '=', code)
      .where('code_until', '>', now)
      .executeTakeFirst();
    return done.numUpdatedRows > 0n;
  },

  async dropMail(db: Db, account: string): Promise<void> {
    await db.deleteFrom('mail').where('account', '=', account).execute();
  },

  async addPush(db: Db, account: string, { endpoint, keys }: PushRow): Promise<void> {
    await db
      .insertInto('push')
      .values({ endpoint, account, keys })
      .onConflict((known) => known.column('endpoint').doUpdateSet({ account, keys }))
      .execute();
  },

  async pushesOf(db: Db, account: string): Promise<PushRow[]> {
    return db.selectFrom('push').select(['endpoint', 'keys']).where('account', '=', account).limit(20).execute();
  },

  async dropPush(db: Db, endpoint: string): Promise<void> {
    await db.deleteFrom('push').where('endpoint', '=', endpoint).execute();
  },
};
