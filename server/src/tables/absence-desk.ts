import type { AbsenceDeed } from '@bivouac/host';
import type { Seat } from '@bivouac/kernel';
import type { Claim, Done } from '@bivouac/kernel/table';
import { hashOfSecret, newId } from '../secrets.ts';
import type { Person } from '../store/people.ts';
import type { SeatRow } from '../store/seats.ts';
import { HEIR } from './begin-match.ts';
import { isLive, type TableStore } from './head.ts';
import { LiveTable } from './live-table.ts';
import type { TableFault } from './table-desk.ts';
import type { TableHouse } from './table-house.ts';

const DAY = 86_400_000;
/** Whoever has left a live match is waited for so long; without a clock so long, if it is his turn. */
const LIVE_PATIENCE = 60_000;
const LONG_PATIENCE = 14 * DAY;

/** What can be done about somebody who does not come. */
export type AbsenceOrder =
  | { readonly what: 'claim' | 'bot' | 'substitute'; readonly seat: Seat; readonly rid: string }
  | { readonly what: 'time'; readonly seat: Seat; readonly rid: string; readonly ms: number };

export interface AbsenceCare {
  readonly store: TableStore;
  readonly house: TableHouse;
  readonly now: () => number;
  /** Everybody at a table comes again: somebody else sits there. */
  readonly comeAgain: (id: string) => void;
}

/** Reminding is done by notices; here others claim, give time, or find somebody else. */
export class AbsenceDesk {
  readonly #care: AbsenceCare;

  constructor(care: AbsenceCare) {
    this.#care = care;
  }

  /** Why a seat may be claimed now; null if it may not. */
  #why(table: LiveTable, seat: Seat): Claim | null {
    const { head, hosted } = table;
    if (head.status !== 'running' || hosted.summary().seats[seat]?.kind !== 'person') return null;
    if (hosted.fallen().includes(seat)) return 'time';
    const wait = head.waits?.find((one) => one.seat === seat);
    if (wait === undefined) return null;
    const absent = table.absent(seat);
    // Where several processes serve, he may be at the table in another one: there only clocks decide.
    if (isLive(head) && this.#care.store.bell !== null) return null;
    if (isLive(head)) return absent >= LIVE_PATIENCE ? 'left' : null;
    const waited = this.#care.now() - wait.since;
    return head.clock === null && absent > 0 && waited >= LONG_PATIENCE ? 'left' : null;
  }

  /** The seats that others need not wait for any longer. */
  async claimable(id: string): Promise<Seat[]> {
    const table = await this.#care.house.open(id);
    if (!(table instanceof LiveTable)) return [];
    return table.hosted.summary().seats.flatMap((_, seat) => (this.#why(table, seat) === null ? [] : [seat]));
  }

  async act(id: string, person: Person, order: AbsenceOrder): Promise<TableFault | { link: string } | { done: Done }> {
    const { house, store } = this.#care;
    const rows = await store.seats.seatsOf(id);
    const own = rows.find(({ account }) => account === person.id);
    const other = rows.find(({ seat }) => seat === order.seat);
    if (own === undefined) return { error: 'unknownTable' };
    if (other === undefined || other === own) return { error: 'notYours' };
    const table = await house.open(id);
    if (!(table instanceof LiveTable) || table.hasLeft(own.seat)) return { error: 'notOpen' };
    if (order.what === 'time') {
      return this.#enter(table, own.seat, order.rid, { kind: 'give', other: order.seat, ms: order.ms });
    }
    const why = this.#why(table, order.seat);
    if (why === null) return { error: 'tooEarly' };
    if (order.what === 'substitute') return this.#substitute(table, other);
    const level = order.what === 'bot' ? HEIR : null;
    return this.#enter(table, own.seat, order.rid, { kind: 'claim', other: order.seat, why, level });
  }

  async #enter(table: LiveTable, seat: Seat, rid: string, deed: AbsenceDeed): Promise<{ done: Done }> {
    const done = await table.once(rid, true, () => table.enter((hosted) => hosted.absence(seat, deed)));
    return { done: done as Done };
  }

  /** The chair is free: whoever has the link sits down on it, and sees what its seat has seen. */
  async #substitute(table: LiveTable, { seat, account }: SeatRow): Promise<TableFault | { link: string }> {
    const { store, comeAgain } = this.#care;
    if (account !== null && !(await store.seats.reseat(table.id, seat, account, null))) return { error: 'busy' };
    const link = newId();
    await store.seats.setLink(table.id, hashOfSecret(link));
    comeAgain(table.id);
    return { link };
  }

  /** Somebody takes a chair that is free while the match runs. */
  async takeOver(id: string, person: Person, seats: readonly SeatRow[]): Promise<TableFault | null> {
    const { house, store, comeAgain } = this.#care;
    const free = seats.find(({ kind, account }) => kind === 'person' && account === null);
    const table = free === undefined ? null : await house.open(id);
    if (free === undefined || !(table instanceof LiveTable) || table.hasLeft(free.seat)) return { error: 'seatTaken' };
    if (!(await store.seats.reseat(id, free.seat, null, person.id))) return { error: 'seatTaken' };
    const { handle: name, seat } = free;
    await table.inTurn(() => table.enter((hosted) => hosted.reseat(seat, { name, kind: 'person' })));
    await store.seats.setLink(id, null);
    comeAgain(id);
    return null;
  }

  /** Goes on leave at a table, or comes back; where time is short, or there is none, nothing changes. */
  async setAway(id: string, person: Person, isAway: boolean): Promise<void> {
    const seat = (await this.#care.store.seats.seatsOf(id)).find(({ account }) => account === person.id)?.seat;
    const table = seat === undefined ? null : await this.#care.house.open(id);
    if (seat === undefined || !(table instanceof LiveTable) || table.hasLeft(seat)) return;
    if (table.head.clock === null || isLive(table.head)) return;
    await table.inTurn(() => table.enter((hosted) => hosted.absence(seat, { kind: 'away', isAway })));
  }
}
