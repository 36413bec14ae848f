import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

/** Deeds as whoever asks for them calls them: the database is the writer's own. */
export type Asked<D> = {
  readonly [Name in keyof D]: D[Name] extends (db: Db, ...args: infer Args) => infer Answer
    ? (...args: Args) => Answer
    : never;
};
