import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyHead, ServerStore } from './contract.ts';
import { SqliteStore } from './sqlite-store.ts';

export interface StorePlace {
  readonly dataFolder: string;
  /** A PostgreSQL database; without it, a file in the folder. */
  readonly databaseUrl?: string | null;
}

export interface OpenedStore<H extends AnyHead> {
  readonly store: ServerStore<H>;
  /** The clock that all who use the store have. */
  readonly wall: () => Promise<number>;
}

/** Opens the store that a server was told to use, and brings it to today's version. */
export async function openStore<H extends AnyHead>({ dataFolder, databaseUrl }: StorePlace): Promise<OpenedStore<H>> {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  if (databaseUrl === undefined || databaseUrl === null) {
    const store = await SqliteStore.open<H>(join(dataFolder, 'bivouac.db'));
    return { store, wall: async () => Date.now() };
  }
  // Whoever plays on a file never loads it.
  const { PostgresStore } = await import('./postgres/postgres-store.ts');
  const store = await PostgresStore.open<H>({ url: databaseUrl });
  return { store, wall: () => store.now() };
}
