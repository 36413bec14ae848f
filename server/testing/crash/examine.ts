import { join } from 'node:path';
import { matchText } from '@bivouac/host';
import { loadMatch } from '@bivouac/kernel/table';
import { Kysely, PostgresDialect } from 'kysely';
import { deeds } from '../../src/store/deeds.ts';
import type { StorePlace } from '../../src/store/open-store.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Tables } from '../../src/store/tables.ts';
import { rulesOf } from '../../src/tables/rules.ts';
import { poolTo } from '../../src/store/postgres/pg-line.ts';
import type { Acknowledged } from './seats.ts';

export interface Found {
  /** Requests that were acknowledged and are not kept, or in another order than they were acknowledged. */
  readonly lost: number;
  /** Requests that stand in a match more than once, and actions that nobody has asked for. */
  readonly doubled: number;
  /** Matches with a gap, a wrong check or a wrong head of the chain. */
  readonly wrong: number;
}

/** The database as it is on the disk, beside the servers. */
export function databaseAt({ dataFolder, databaseUrl }: StorePlace): Kysely<Tables> {
  if (databaseUrl === undefined || databaseUrl === null) return openSqlite(join(dataFolder, 'bivouac.db'));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: poolTo(databaseUrl) }) });
}

/** Whether all entries of a match are there, and can be played again with the same positions and the same chain. */
export async function isWhole(db: Kysely<Tables>, match: string): Promise<boolean> {
  const rows = await deeds.rows(db, match, 0, Number.MAX_SAFE_INTEGER);
  const saved = await deeds.savedBefore(db, match, Number.MAX_SAFE_INTEGER);
  const game = saved === null ? null : await rulesOf(saved.charter);
  if (saved === null || game === null || rows.some(({ no }, i) => no !== i)) return false;
  return game.use((known) => {
    const loaded = loadMatch(known, matchText(saved, rows));
    return !('fault' in loaded) && loaded.table.chain === rows.at(-1)?.head;
  });
}

/** Compares what is kept of the matches that were played with what their players were told. */
export async function examine(db: Kysely<Tables>, told: readonly Acknowledged[]): Promise<Found> {
  let [lost, doubled, wrong] = [0, 0, 0];
  for (const match of new Set(told.map((one) => one.match))) {
    const kept = await db
      .selectFrom('entry')
      .select(['no', 'rid', 'act'])
      .where('match', '=', match)
      .orderBy('no')
      .execute();
    const numbers = new Map<string, number>();
    for (const { no, rid, act } of kept) {
      if (rid === null) doubled += act !== null && !act.startsWith('["!') ? 1 : 0;
      else if (numbers.has(rid)) doubled++;
      else numbers.set(rid, no);
    }
    const last = new Map<number, number>();
    for (const { seat, rid } of told.filter((one) => one.match === match)) {
      const no = numbers.get(rid);
      if (no === undefined || no <= (last.get(seat) ?? -1)) lost++;
      last.set(seat, no ?? -1);
    }
    if (!(await isWhole(db, match))) wrong++;
  }
  return { lost, doubled, wrong };
}
