import type { AnyHead } from './contract.ts';
import { deeds, goOn } from './deeds.ts';
import type { Db } from './deed-types.ts';

/** A chair at a table, with the name of whoever sits there. */
export interface SeatRow {
  readonly seat: number;
  readonly kind: 'person' | 'bot';
  readonly level: string;
  readonly powers: readonly number[];
  readonly handle: string;
  readonly account: string | null;
  readonly name: string;
  readonly promise: string | null;
  readonly nonce: string | null;
}

export type NewSeat = Omit<SeatRow, 'name'>;

/** A table with its seats, as a list shows it. */
export interface ListedTable {
  readonly head: AnyHead;
  readonly seats: readonly SeatRow[];
}

async function seatsOf(db: Db, match: string): Promise<SeatRow[]> {
  const found = await db
    .selectFrom('seat')
    .leftJoin('account', 'account.id', 'seat.account')
    .selectAll('seat')
    .select('account.name')
    .where('match', '=', match)
    .orderBy('seat')
    .execute();
  return found.map(({ kind, powers, name, ...rest }) => ({
    ...rest,
    kind: kind === 'bot' ? 'bot' : 'person',
    powers: JSON.parse(powers) as number[],
    name: name ?? '',
  }));
}

async function listed(
  db: Db,
  heads: readonly { readonly id: string; readonly head: string }[],
): Promise<ListedTable[]> {
  const tables: ListedTable[] = [];
  for (const { id, head } of heads) {
    tables.push({ head: JSON.parse(head) as AnyHead, seats: await seatsOf(db, id) });
  }
  return tables;
}

/** What is asked about tables and who sits at them, each as one deed inside a transaction of whoever calls. */
export const seatDeeds = {
  /** Lays a table: its head, its chairs, the link to it, and the seed, which nobody is told. */
  async lay(db: Db, head: AnyHead, seats: readonly NewSeat[], seed: string, link: string): Promise<void> {
    await deeds.begin(db, head);
    await db.insertInto('match_secret').values({ match: head.id, seed }).execute();
    await db.insertInto('invite').values({ match: head.id, token_hash: link }).execute();
    for (const { powers, ...seat } of seats) {
      await db
        .insertInto('seat')
        .values({ match: head.id, ...seat, powers: JSON.stringify(powers) })
        .execute();
    }
  },

  seatsOf,

  /** Sits somebody down on a chair that is free; false if it is not, or if he sits at this table already. */
  async sit(db: Db, match: string, seat: number, account: string, nonce: string): Promise<boolean> {
    const seats = await seatsOf(db, match);
    if (seats.some((one) => one.account === account)) return false;
    const taken = await db
      .updateTable('seat')
      .set({ account, nonce })
      .where('match', '=', match)
      .where('seat', '=', seat)
      .where('kind', '=', 'person')
      .where('account', 'is', null)
      .executeTakeFirst();
    return taken.numUpdatedRows > 0n;
  },

  async stand(db: Db, match: string, account: string): Promise<void> {
    await db
      .updateTable('seat')
      .set({ account: null, nonce: null })
      .where('match', '=', match)
      .where('account', '=', account)
      .execute();
  },

  /** Somebody's chair is free again while the match runs, or somebody else takes it; he has given no nonce. */
  async reseat(db: Db, match: string, seat: number, from: string | null, to: string | null): Promise<boolean> {
    const chair = db.updateTable('seat').set({ account: to }).where('match', '=', match).where('seat', '=', seat);
    const there = from === null ? chair.where('account', 'is', null) : chair.where('account', '=', from);
    return (await there.executeTakeFirst()).numUpdatedRows > 0n;
  },

  /** Opens the nonce that was promised; whoever calls has compared it with the promise. */
  async openNonce(db: Db, match: string, seat: number, nonce: string): Promise<void> {
    await db
      .updateTable('seat')
      .set({ nonce })
      .where('match', '=', match)
      .where('seat', '=', seat)
      .where('nonce', 'is', null)
      .execute();
  },

  async link(db: Db, match: string): Promise<string | null> {
    const found = await db.selectFrom('invite').select('token_hash').where('match', '=', match).executeTakeFirst();
    return found?.token_hash ?? null;
  },

  /** Another link in place of the one before, which leads nowhere from now on; none at all if null. */
  async setLink(db: Db, match: string, link: string | null): Promise<void> {
    await db.deleteFrom('invite').where('match', '=', match).execute();
    if (link !== null) await db.insertInto('invite').values({ match, token_hash: link }).execute();
  },

  async seed(db: Db, match: string): Promise<string | null> {
    const found = await db.selectFrom('match_secret').select('seed').where('match', '=', match).executeTakeFirst();
    return found?.seed ?? null;
  },

  /** Writes the head anew, if nobody has since it was read. */
  async changeHead(db: Db, head: AnyHead): Promise<AnyHead | null> {
    return goOn(db, head, null);
  },

  async head(db: Db, match: string): Promise<AnyHead | null> {
    const found = await db.selectFrom('match').select('head').where('id', '=', match).executeTakeFirst();
    return found === undefined ? null : (JSON.parse(found.head) as AnyHead);
  },

  /** The tables at which somebody sits, the latest first. */
  async tablesOf(db: Db, account: string, most: number): Promise<ListedTable[]> {
    const heads = await db
      .selectFrom('match')
      .innerJoin('seat', 'seat.match', 'match.id')
      .select(['match.id', 'match.head'])
      .where('seat.account', '=', account)
      .orderBy('match.changed', 'desc')
      .limit(most)
      .execute();
    return listed(db, heads);
  },

  /** Tables of a status, the latest first. */
  async tablesIn(db: Db, status: string, most: number): Promise<ListedTable[]> {
    const found = db.selectFrom('match').select(['id', 'head']).where('status', '=', status);
    return listed(db, await found.orderBy('changed', 'desc').limit(most).execute());
  },
};
