import { type Kept, keptSnapshots, type News } from '@bivouac/host';
import type { Row, Saved } from '@bivouac/kernel/table';
import type { Along, AnyHead, TakenJob } from './contract.ts';
import type { Db } from './deed-types.ts';
import { keepJobs } from './notices.ts';
import { packed, unpacked } from './rows.ts';

/** So many rows go into one statement: a database takes only so many values at once. */
const AT_ONCE = 64;
/** No entry has a higher number: the largest that every database takes. */
const LAST = 2_147_483_647;

async function clear(db: Db, id: string): Promise<void> {
  await db.deleteFrom('entry').where('match', '=', id).execute();
  await db.deleteFrom('snapshot').where('match', '=', id).execute();
  await db.deleteFrom('match').where('id', '=', id).execute();
}

const valuesOf = ({ id, revision, changed, status = null, ...rest }: AnyHead) => ({
  id,
  revision,
  changed,
  status,
  head: JSON.stringify({ id, revision, changed, ...(status === null ? {} : { status }), ...rest }),
});

/** Writes the head as the next one, if nobody has since it was read: zero rows mean that somebody else wrote. */
export async function goOn(db: Db, head: AnyHead, seen: number | null): Promise<AnyHead | null> {
  const next = { ...head, revision: head.revision + 1 };
  const values = valuesOf(next);
  const written = await db
    .updateTable('match')
    .set(seen === null ? values : { ...values, seen })
    .where('id', '=', head.id)
    .where('revision', '=', head.revision)
    .executeTakeFirst();
  if (written.numUpdatedRows > 0n) return next;
  const there = await db.selectFrom('match').select('id').where('id', '=', head.id).executeTakeFirst();
  if (there !== undefined) return null;
  await db
    .insertInto('match')
    .values({ ...values, seen })
    .execute();
  return next;
}

async function keepSaved(db: Db, id: string, saved: Saved): Promise<void> {
  const body = JSON.stringify(saved);
  await db
    .insertInto('snapshot')
    .values({ match: id, no: saved.no, body })
    .onConflict((known) => known.columns(['match', 'no']).doUpdateSet({ body }))
    .execute();
  const found = await db.selectFrom('snapshot').select('no').where('match', '=', id).orderBy('no').execute();
  const numbers = found.map(({ no }) => no);
  const kept = keptSnapshots(numbers);
  const old = numbers.filter((no) => !kept.includes(no));
  if (old.length > 0) await db.deleteFrom('snapshot').where('match', '=', id).where('no', 'in', old).execute();
}

async function rowsOf(db: Db, id: string, from: number, to: number): Promise<Row[]> {
  const found = await db
    .selectFrom('entry')
    .selectAll()
    .where('match', '=', id)
    .where('no', '>=', from)
    .where('no', '<=', Math.min(to, LAST))
    .orderBy('no')
    .execute();
  return found.map(unpacked);
}

async function savedBefore(db: Db, id: string, no: number): Promise<Saved | null> {
  const found = await db
    .selectFrom('snapshot')
    .select('body')
    .where('match', '=', id)
    .where('no', '<=', Math.min(no, LAST))
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found === undefined ? null : (JSON.parse(found.body) as Saved);
}

/** All that a store does, each as one deed inside a transaction of whoever calls: the same statements on every database. */
export const deeds = {
  async begin(db: Db, head: AnyHead): Promise<void> {
    await clear(db, head.id);
    await db
      .insertInto('match')
      .values({ ...valuesOf(head), seen: null })
      .execute();
  },

  async append(
    db: Db,
    head: AnyHead,
    { rows, saved, seen }: News,
    { asked, jobs = [] }: Along,
  ): Promise<AnyHead | null> {
    const next = await goOn(db, head, seen);
    if (next === null) return null;
    for (let i = 0; i < rows.length; i += AT_ONCE) {
      const some = rows.slice(i, i + AT_ONCE);
      const values = some.map((row) => packed(head.id, row, asked?.no === row.no ? asked.rid : null));
      await db.insertInto('entry').values(values).execute();
    }
    if (saved !== null) await keepSaved(db, head.id, saved);
    await keepJobs(db, jobs);
    return next;
  },

  async load(db: Db, id: string): Promise<Kept<AnyHead> | null> {
    const found = await db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirst();
    if (found === undefined) return null;
    const saved = await savedBefore(db, id, LAST);
    const tail = await rowsOf(db, id, saved === null ? 0 : saved.no + 1, LAST);
    return { head: JSON.parse(found.head) as AnyHead, saved, tail, seen: found.seen };
  },

  rows: rowsOf,
  savedBefore,

  async noteSeen(db: Db, id: string, seen: number): Promise<void> {
    await db.updateTable('match').set({ seen }).where('id', '=', id).execute();
  },

  async list(db: Db): Promise<AnyHead[]> {
    const found = await db.selectFrom('match').select('head').orderBy('changed', 'desc').execute();
    return found.map(({ head }) => JSON.parse(head) as AnyHead);
  },

  drop: clear,

  async answered(db: Db, id: string, rid: string): Promise<number | null> {
    const found = db.selectFrom('entry').select('no').where('match', '=', id).where('rid', '=', rid);
    return (await found.executeTakeFirst())?.no ?? null;
  },

  async takeJobs(db: Db, now: number, most: number, lease: number): Promise<TakenJob[]> {
    const due = await db
      .selectFrom('job')
      .selectAll()
      .where('run_at', '<=', now)
      .where('locked_until', '<=', now)
      .orderBy('run_at')
      .limit(most)
      .execute();
    const taken: TakenJob[] = [];
    for (const { id, kind, key, run_at: runAt, payload, attempts } of due) {
      const won = await db
        .updateTable('job')
        .set({ attempts: attempts + 1, locked_until: now + lease })
        .where('id', '=', id)
        .where('attempts', '=', attempts)
        .executeTakeFirst();
      if (won.numUpdatedRows > 0n) taken.push({ id, kind, key, runAt, payload, attempts: attempts + 1 });
    }
    return taken;
  },

  async endJob(db: Db, { id, attempts }: TakenJob): Promise<boolean> {
    const gone = await db.deleteFrom('job').where('id', '=', id).where('attempts', '=', attempts).executeTakeFirst();
    return gone.numDeletedRows > 0n;
  },
};
