import type { Db } from './deed-types.ts';

/** Somebody who plays, as everybody may know him. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'member';
}

export interface NewSession {
  readonly hash: string;
  readonly account: string;
  readonly now: number;
  readonly expires: number;
}

/** What makes a guest a member: a name of his own, a password and codes for when that is lost, as hashes. */
export interface Membership {
  readonly account: string;
  readonly name: string;
  readonly nameKey: string;
  readonly password: string;
  readonly codes: readonly string[];
}

const kindOf = (kind: string): Person['kind'] => (kind === 'member' ? 'member' : 'guest');

async function setPassword(db: Db, account: string, password: string): Promise<void> {
  await db.deleteFrom('credential').where('account', '=', account).where('kind', '=', 'password').execute();
  await db.insertInto('credential').values({ account, kind: 'password', data: password }).execute();
}

/** What is asked about people, each as one deed inside a transaction of whoever calls. */
export const peopleDeeds = {
  async addGuest(db: Db, id: string, name: string, now: number): Promise<void> {
    await db.insertInto('account').values({ id, name, name_key: null, kind: 'guest', created: now }).execute();
  },

  async renameGuest(db: Db, id: string, name: string): Promise<void> {
    await db.updateTable('account').set({ name }).where('id', '=', id).where('kind', '=', 'guest').execute();
  },

  async addSession(db: Db, { hash, account, now, expires }: NewSession): Promise<void> {
    await db.deleteFrom('session').where('expires', '<=', now).execute();
    await db.insertInto('session').values({ id_hash: hash, account, created: now, expires }).execute();
  },

  /** Who has this session, and since when; null if it has ended. */
  async session(db: Db, hash: string, now: number): Promise<{ person: Person; created: number } | null> {
    const found = await db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account')
      .select(['account.id', 'account.name', 'account.kind', 'session.created'])
      .where('id_hash', '=', hash)
      .where('expires', '>', now)
      .executeTakeFirst();
    if (found === undefined) return null;
    const { id, name, kind, created } = found;
    return { person: { id, name, kind: kindOf(kind) }, created };
  },

  async endSession(db: Db, hash: string): Promise<void> {
    await db.deleteFrom('session').where('id_hash', '=', hash).execute();
  },

  /** All sessions of an account but this one. */
  async endOthers(db: Db, account: string, hash: string): Promise<void> {
    await db.deleteFrom('session').where('account', '=', account).where('id_hash', '!=', hash).execute();
  },

  /** Makes a guest a member, who keeps his matches; false if the name is taken. */
  async makeMember(db: Db, { account, name, nameKey, password, codes }: Membership): Promise<boolean> {
    const taken = await db.selectFrom('account').select('id').where('name_key', '=', nameKey).executeTakeFirst();
    if (taken !== undefined) return false;
    await db
      .updateTable('account')
      .set({ name, name_key: nameKey, kind: 'member' })
      .where('id', '=', account)
      .where('kind', '=', 'guest')
      .execute();
    await setPassword(db, account, password);
    for (const data of codes) await db.insertInto('credential').values({ account, kind: 'code', data }).execute();
    return true;
  },

  /** The member of this name with the hash of his password. */
  async member(db: Db, nameKey: string): Promise<{ person: Person; password: string } | null> {
    const found = await db
      .selectFrom('account')
      .innerJoin('credential', 'credential.account', 'account.id')
      .select(['account.id', 'account.name', 'account.kind', 'credential.data'])
      .where('name_key', '=', nameKey)
      .where('credential.kind', '=', 'password')
      .executeTakeFirst();
    if (found === undefined) return null;
    return { person: { id: found.id, name: found.name, kind: kindOf(found.kind) }, password: found.data };
  },

  /** One more code for when the password is lost, as its hash. */
  async addCode(db: Db, account: string, data: string): Promise<void> {
    await db.insertInto('credential').values({ account, kind: 'code', data }).execute();
  },

  /** Somebody by his id. */
  async person(db: Db, id: string): Promise<Person | null> {
    const found = db.selectFrom('account').select(['id', 'name', 'kind']).where('id', '=', id);
    const row = await found.executeTakeFirst();
    return row === undefined ? null : { ...row, kind: kindOf(row.kind) };
  },

  /** Uses a recovery code up, and sets another password; the account, or null if there is no such code. */
  async recover(db: Db, nameKey: string, code: string, password: string): Promise<string | null> {
    const found = await db.selectFrom('account').select('id').where('name_key', '=', nameKey).executeTakeFirst();
    if (found === undefined) return null;
    const used = await db
      .deleteFrom('credential')
      .where('account', '=', found.id)
      .where('kind', '=', 'code')
      .where('data', '=', code)
      .executeTakeFirst();
    if (used.numDeletedRows === 0n) return null;
    await setPassword(db, found.id, password);
    await db.deleteFrom('session').where('account', '=', found.id).execute();
    return found.id;
  },

  async readMeta(db: Db, key: string): Promise<string | null> {
    const found = await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst();
    return found?.value ?? null;
  },

  async writeMeta(db: Db, key: string, value: string): Promise<void> {
    await db
      .insertInto('meta')
      .values({ key, value })
      .onConflict((known) => known.column('key').doUpdateSet({ value }))
      .execute();
  },
};
