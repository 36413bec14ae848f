import { matchText } from '@bivouac/host';
import { loadMatch, type Row, type Saved } from '@bivouac/kernel/table';
import type { AnyHead } from '../store/contract.ts';
import { openStore, type StorePlace } from '../store/open-store.ts';
import { rulesOf } from '../tables/rules.ts';

export interface CheckReport {
  readonly matches: number;
  readonly entries: number;
  /** Matches that cannot be played again as they are kept, and why. */
  readonly wrong: readonly { readonly match: string; readonly why: string }[];
}

/** Why a match is not whole: a gap, an action that its rules refuse, a position or a chain that differs. Null if it is. */
export async function faultOfMatch(saved: Saved | null, rows: readonly Row[]): Promise<string | null> {
  if (saved === null) return rows.length === 0 ? null : 'it was never saved whole';
  const gap = rows.findIndex(({ no }, i) => no !== i);
  if (gap >= 0) return `entry ${gap} is missing`;
  const game = await rulesOf(saved.charter);
  if (game === null) return `the rules of ${saved.charter.game}, edition ${saved.charter.edition}, are not here`;
  return game.use((known) => {
    const loaded = loadMatch(known, matchText(saved, rows));
    if ('fault' in loaded) return `${loaded.fault} at entry ${loaded.entry}`;
    const head = rows.at(-1)?.head;
    return head !== undefined && loaded.table.chain !== head ? 'the chain is another' : null;
  });
}

/** Plays all matches of a server again, as they are kept. */
export async function check(
  place: StorePlace,
  progress: (done: number, of: number) => void = () => undefined,
): Promise<CheckReport> {
  const { store } = await openStore<AnyHead>(place);
  const wrong: { match: string; why: string }[] = [];
  let [matches, entries] = [0, 0];
  try {
    const heads = await store.list();
    for (const [i, { id }] of heads.entries()) {
      const rows = await store.rows(id);
      const why = await faultOfMatch(await store.savedBefore(id, Number.MAX_SAFE_INTEGER), rows);
      if (why !== null) wrong.push({ match: id, why });
      if (rows.length > 0) matches++;
      entries += Math.max(0, rows.length - 1);
      progress(i + 1, heads.length);
    }
  } finally {
    await store.close();
  }
  return { matches, entries, wrong };
}
