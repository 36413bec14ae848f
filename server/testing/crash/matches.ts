import { randomBytes } from 'node:crypto';
import { type Dice, fillHoles } from '@bivouac/kernel';
import { HEARTBEAT, type SeatInfo, Table } from '@bivouac/kernel/table';
import { tiny } from '@bivouac/kernel/testing';
import { HostedMatch, lastRows, tailOf } from '@bivouac/host';
import type { AnyHead, ServerStore } from '../../src/store/contract.ts';

/** What a player may rely on: the store has told that this entry is kept, and which request it answers. */
export interface Acknowledged {
  readonly match: string;
  readonly no: number;
  readonly rid: string;
}

type MatchStore = ServerStore<AnyHead>;

const SEATS = [0, 1, 2];
const CARE = { heartbeat: HEARTBEAT, heads: true, own: true };
const now = () => 0;

function newTable(id: string) {
  const seats = SEATS.map((seat): SeatInfo => ({ name: `handle ${seat}`, kind: 'person', powers: [seat] }));
  const plain = { scenario: 'ring', options: {}, seats, clock: null, nonces: ['nonce'], every: 16 };
  const table = Table.open(tiny, { ...plain, botDice: 'secret', seed: `seed of ${id}` }, 0, CARE);
  if (!(table instanceof Table)) throw new Error(table.fault);
  return table;
}

/** A match as it is kept, or a new one, as a server opens it. */
async function openMatch(store: MatchStore, id: string) {
  const kept = await store.load(id);
  if (kept === null || kept.saved === null) {
    const head: AnyHead = { id, revision: 0, changed: 0 };
    await store.begin(head);
    const table = newTable(id);
    return { head, table, hosted: new HostedMatch(tiny, table, { now }), rows: 0, saved: 0 };
  }
  const { head, saved, tail } = kept;
  const table = Table.resume(tiny, saved, tailOf(tail), CARE);
  if (!(table instanceof Table)) throw new Error(`${id}: ${table.detail}`);
  const older = (from: number, to: number) => store.rows(id, from, to);
  const rows = await lastRows(tail, saved.no + 1, SEATS.length, older);
  const hosted = new HostedMatch(tiny, table, { rows, older, savedBefore: (no) => store.savedBefore(id, no), now });
  return { head, table, hosted, rows: hosted.rows(), saved: saved.no };
}

/** Plays a match from where it is kept to its end, at random, and says what is kept as soon as it is. */
export async function playOut(store: MatchStore, id: string, dice: Dice, tell: (what: Acknowledged) => void) {
  const { table, hosted, ...match } = await openMatch(store, id);
  let { head, rows, saved } = match;
  while (table.result === null) {
    const seat = dice.pick(table.waiting());
    const offers = table.decision(seat)?.offers ?? [];
    const done = hosted.act(seat, fillHoles(dice.pick(offers), dice), undefined);
    if (!done.ok) throw new Error(`${id}: ${done.refused}`);
    const asked = { no: table.length, rid: randomBytes(12).toString('hex') };
    const news = hosted.news(rows, saved);
    const next = await store.append(head, news, { asked });
    if (next === null) throw new Error(`${id} has gone on elsewhere`);
    head = next;
    rows = hosted.rows();
    saved = news.saved?.no ?? saved;
    tell({ match: id, ...asked });
  }
}
