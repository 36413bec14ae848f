import type { Db } from './deed-types.ts';

/** A process that serves, as the others know it. */
export interface ProcessRow {
  readonly id: string;
  readonly seen: number;
}

/** So many times in which no server ran are remembered: a match that waits longer is no worse off than its players. */
const MOST_DOWNTIMES = 500;

interface Downtime {
  readonly from: number;
  readonly to: number;
}

/** What the house itself notes: which processes run, who drives a match for now, and what all of them must agree on. */
export const houseDeeds = {
  /** What stands under a key from now on: what stood there before, or what is given. */
  async metaOnce(db: Db, key: string, value: string): Promise<string> {
    await db
      .insertInto('meta')
      .values({ key, value })
      .onConflict((known) => known.column('key').doNothing())
      .execute();
    const found = await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirstOrThrow();
    return found.value;
  },

  /** The process runs; null says that it has ended. */
  async noteProcess(db: Db, id: string, seen: number | null): Promise<void> {
    if (seen === null) {
      await db.deleteFrom('process').where('id', '=', id).execute();
      return;
    }
    await db
      .insertInto('process')
      .values({ id, seen })
      .onConflict((known) => known.column('id').doUpdateSet({ seen }))
      .execute();
  },

  async processes(db: Db): Promise<ProcessRow[]> {
    return db.selectFrom('process').selectAll().orderBy('id').execute();
  },

  /**
   * Who drives the bots of a match for now. It is a hint, so that two do not think about the same: whoever drives without
   * it loses the race of the revision and no more. Null if it is the asker's, else until when it is another's.
   */
  async lease(db: Db, match: string, owner: string, now: number, until: number): Promise<number | null> {
    const found = await db.selectFrom('lease').selectAll().where('match', '=', match).executeTakeFirst();
    if (found !== undefined && found.owner !== owner && found.until > now) return found.until;
    await db
      .insertInto('lease')
      .values({ match, owner, until })
      .onConflict((known) => known.column('match').doUpdateSet({ owner, until }))
      .execute();
    return null;
  },

  /** Adds a time in which no server ran; all of them. */
  async addDowntime(db: Db, key: string, time: Downtime): Promise<Downtime[]> {
    const found = await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst();
    const known = found === undefined ? [] : (JSON.parse(found.value) as Downtime[]);
    const times = [...known, time].slice(-MOST_DOWNTIMES);
    const value = JSON.stringify(times);
    await db
      .insertInto('meta')
      .values({ key, value })
      .onConflict((one) => one.column('key').doUpdateSet({ value }))
      .execute();
    return times;
  },

  /** How far matches have come, for whoever may have missed the bell. */
  async revisions(db: Db, ids: readonly string[]): Promise<{ id: string; revision: number }[]> {
    if (ids.length === 0) return [];
    return db.selectFrom('match').select(['id', 'revision']).where('id', 'in', ids).execute();
  },

  /** How many jobs should have been done by then. */
  async lateJobs(db: Db, then: number): Promise<number> {
    const counted = db.selectFrom('job').select((say) => say.fn.countAll().as('count'));
    const found = await counted.where('run_at', '<', then).where('locked_until', '<', then).executeTakeFirstOrThrow();
    return Number(found.count);
  },

  /** Writes something: whether the store can be written to. */
  async tryWriting(db: Db, now: number): Promise<void> {
    const value = String(now);
    await db
      .insertInto('meta')
      .values({ key: 'tried', value })
      .onConflict((known) => known.column('key').doUpdateSet({ value }))
      .execute();
  },
};
