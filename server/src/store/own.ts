import type { Db } from './deed-types.ts';
import type { Person } from './people.ts';

/** A program that plays for somebody: what it is called, and what it may do. */
export interface TokenRow {
  readonly id: string;
  readonly name: string;
  readonly scope: 'read' | 'play';
  readonly created: number;
}

const scopeOf = (scope: string): TokenRow['scope'] => (scope === 'play' ? 'play' : 'read');

/** What somebody has at a table besides his seat, and what opens it to others, each as one deed of whoever calls. */
export const ownDeeds = {
  /** What somebody noted for himself at a table, as JSON. */
  async own(db: Db, match: string, account: string): Promise<string | null> {
    const found = db.selectFrom('own').select('body').where('match', '=', match).where('account', '=', account);
    return (await found.executeTakeFirst())?.body ?? null;
  },

  async setOwn(db: Db, match: string, account: string, body: string): Promise<void> {
    await db
      .insertInto('own')
      .values({ match, account, body })
      .onConflict((known) => known.columns(['match', 'account']).doUpdateSet({ body }))
      .execute();
  },

  /** The hash of the link by which one looks on. */
  async watchLink(db: Db, match: string): Promise<string | null> {
    const found = db.selectFrom('watch_link').select('token_hash').where('match', '=', match);
    return (await found.executeTakeFirst())?.token_hash ?? null;
  },

  async setWatchLink(db: Db, match: string, link: string | null): Promise<void> {
    await db.deleteFrom('watch_link').where('match', '=', match).execute();
    if (link !== null) await db.insertInto('watch_link').values({ match, token_hash: link }).execute();
  },

  async addToken(db: Db, account: string, hash: string, { id, name, scope, created }: TokenRow): Promise<void> {
    await db.insertInto('token').values({ id_hash: hash, account, id, name, scope, created }).execute();
  },

  async tokensOf(db: Db, account: string): Promise<TokenRow[]> {
    const found = await db
      .selectFrom('token')
      .select(['id', 'name', 'scope', 'created'])
      .where('account', '=', account)
      .orderBy('created')
      .execute();
    return found.map(({ scope, ...rest }) => ({ ...rest, scope: scopeOf(scope) }));
  },

  async dropToken(db: Db, account: string, id: string): Promise<boolean> {
    const gone = db.deleteFrom('token').where('account', '=', account).where('id', '=', id);
    return (await gone.executeTakeFirst()).numDeletedRows > 0n;
  },

  /** Whose token this is. */
  async tokenOwner(db: Db, hash: string): Promise<{ person: Person; scope: TokenRow['scope'] } | null> {
    const found = await db
      .selectFrom('token')
      .innerJoin('account', 'account.id', 'token.account')
      .select(['account.id', 'account.name', 'account.kind', 'token.scope'])
      .where('id_hash', '=', hash)
      .executeTakeFirst();
    if (found === undefined) return null;
    const { id, name, kind, scope } = found;
    return { person: { id, name, kind: kind === 'member' ? 'member' : 'guest' }, scope: scopeOf(scope) };
  },

  async settings(db: Db, account: string): Promise<string | null> {
    const found = db.selectFrom('setting').select('body').where('account', '=', account);
    return (await found.executeTakeFirst())?.body ?? null;
  },

  async setSettings(db: Db, account: string, body: string): Promise<void> {
    await db
      .insertInto('setting')
      .values({ account, body })
      .onConflict((known) => known.column('account').doUpdateSet({ body }))
      .execute();
  },
};
