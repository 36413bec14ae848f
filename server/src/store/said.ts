import type { ChatLine, Chatters } from '@bivouac/host';
import type { Db } from './deed-types.ts';

/** So much of what was said is told to whoever comes. */
const MOST = 100;

export interface NewSaid {
  readonly rid: string;
  readonly seat: number;
  readonly to: Chatters;
  readonly hearers?: readonly number[];
  readonly text: string;
  readonly at: number;
}

/** An audience from here on is a side: one bit for each seat that was of it then. */
const SIDE = 1024;
const maskOf = (seats: readonly number[]): number => seats.reduce((mask, seat) => mask | (1 << seat), 0);

function audienceOf(audience: number | null): Pick<ChatLine, 'to' | 'hearers'> {
  if (audience === null) return { to: 'all' };
  if (audience < SIDE) return { to: audience };
  const mask = audience - SIDE;
  return { to: 'allies', hearers: [...Array(10).keys()].filter((seat) => (mask & (1 << seat)) !== 0) };
}

/** What people say, each as one deed inside a transaction of whoever calls. */
export const saidDeeds = {
  /** Keeps a line; null if it was kept before. */
  async addSaid(db: Db, match: string, { rid, seat, to, at, ...said }: NewSaid): Promise<ChatLine | null> {
    // Nobody can read it, and not every database can keep it.
    const text = said.text.replaceAll('\0', '');
    const known = db.selectFrom('said').select('id').where('match', '=', match).where('rid', '=', rid);
    if ((await known.executeTakeFirst()) !== undefined) return null;
    const last = db.selectFrom('said').select('id').where('match', '=', match).orderBy('id', 'desc').limit(1);
    const id = ((await last.executeTakeFirst())?.id ?? 0) + 1;
    const audience = to === 'all' ? null : to === 'allies' ? SIDE + maskOf(said.hearers ?? []) : to;
    await db.insertInto('said').values({ match, id, seat, audience, body: text, at, rid }).execute();
    return { id, seat, text, at, ...audienceOf(audience) };
  },

  /** The last lines, the oldest first. */
  async saidIn(db: Db, match: string): Promise<ChatLine[]> {
    const found = await db
      .selectFrom('said')
      .selectAll()
      .where('match', '=', match)
      .orderBy('id', 'desc')
      .limit(MOST)
      .execute();
    return found
      .toReversed()
      .map(({ id, seat, audience, body, at }) => ({ id, seat, text: body, at, ...audienceOf(audience) }));
  },
};
