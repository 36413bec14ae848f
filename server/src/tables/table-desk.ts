import type { LaidTable, NewTable, OnlineSeat, OnlineTable, TableStatus } from '@bivouac/host';
import { levelOf, levels } from '@bivouac/bots';
import { commitment } from '@bivouac/kernel';
import { type ClockRules, hashOf } from '@bivouac/kernel/table';
import { hashOfSecret, isSame, newId, newSecret } from '../secrets.ts';
import type { Person } from '../store/people.ts';
import type { NewSeat, SeatRow } from '../store/seats.ts';
import { beginMatch, faultIn } from './begin-match.ts';
import { asHead, isLive, type TableHead, type TableStore } from './head.ts';
import { rulesOfToday } from './rules.ts';
import { noticeJobs, standing } from './waits.ts';

/** Why something was not done at a table. */
export type TableFault =
  | { readonly error: 'unknownTable' }
  | { readonly error: 'notYours' }
  | { readonly error: 'badLink' }
  | { readonly error: 'seatTaken' }
  | { readonly error: 'tooMany' }
  | { readonly error: 'notOpen' }
  | { readonly error: 'badNonce' }
  | { readonly error: 'busy' }
  | { readonly error: 'tooEarly' }
  | { readonly error: 'badOrder'; readonly detail: string };

/** So many tables that wait for people, or run, one account may have laid. */
const MOST_TABLES = 50;
/** So many bots may play for one account at a time, and so many of those that think longest. */
const MOST_BOTS = 60;
const MOST_DEAR = 8;
const DEAREST = levels.at(-1)?.id;
/** So many are listed. */
const MOST_LISTED = 100;

/** What a page promises first and tells later, so that neither it nor the server can choose the dice. */
export const promiseOf = (nonce: string): string => hashOf(['nonce', nonce]);

export interface DeskCare {
  readonly store: TableStore;
  readonly now: () => number;
  /** Somebody sits down for one who left a match that runs; null if he does. */
  readonly takeOver: (id: string, person: Person, seats: readonly SeatRow[]) => Promise<TableFault | null>;
  /** The seats that others need not wait for. */
  readonly claimable: (id: string) => Promise<readonly number[]>;
  /** Those who look on are sent away. */
  readonly unwatch: (id: string) => void;
}

/** Lays tables, sits people down, and begins the match when everybody is there. */
export class TableDesk {
  readonly #store: TableStore;
  readonly #now: () => number;
  readonly #care: DeskCare;

  constructor(care: DeskCare) {
    this.#store = care.store;
    this.#now = care.now;
    this.#care = care;
  }

  async lay(person: Person, order: NewTable, before: string | null = null): Promise<LaidTable | TableFault> {
    const game = await rulesOfToday(order.game);
    if (game === null) return { error: 'badOrder', detail: `there is no game "${order.game}"` };
    const { scenario, options, visibility } = order;
    const clock = withClaims(order.clock);
    const powers = order.seats.map((seat) => [...seat.powers]);
    const fault = faultIn(game, { scenario, options }, powers);
    if (fault !== null) return { error: 'badOrder', detail: fault };
    const unknown = order.seats.find(({ kind, level }) => kind === 'bot' && levelOf(level) === null);
    if (unknown !== undefined) return { error: 'badOrder', detail: `no bot is called "${unknown.level}"` };
    if (order.seats.filter(({ kind }) => kind === 'me').length !== 1) {
      return { error: 'badOrder', detail: 'one seat must be your own' };
    }
    const own = await this.#store.seats.tablesOf(person.id, MOST_LISTED);
    const laid = own.filter(({ head }) => asHead(head).owner === person.id && isGoing(asHead(head).status));
    if (laid.length >= MOST_TABLES) return { error: 'tooMany' };
    const bots = [...laid.flatMap(({ seats }) => seats), ...order.seats].filter(({ kind }) => kind === 'bot');
    const dear = bots.filter(({ level }) => level === DEAREST);
    if (bots.length > MOST_BOTS || dear.length > MOST_DEAR) return { error: 'tooMany' };
    const seed = newSecret();
    const now = this.#now();
    const head: TableHead = {
      id: newId(),
      revision: 0,
      changed: now,
      created: now,
      status: 'open',
      game: order.game,
      scenario,
      options,
      clock,
      visibility,
      owner: person.id,
      commitment: commitment(seed),
      rows: 0,
      summary: null,
      waiting: [],
      rematch: null,
      before,
    };
    const seats = order.seats.map((seat, i): NewSeat => {
      const isMe = seat.kind === 'me';
      return {
        seat: i,
        kind: seat.kind === 'bot' ? 'bot' : 'person',
        level: seat.kind === 'bot' ? seat.level : '',
        powers: seat.powers,
        handle: newId(),
        account: isMe ? person.id : null,
        promise: isMe ? order.promise : null,
        nonce: null,
      };
    });
    const link = newId();
    await this.#store.seats.lay(head, seats, seed, hashOfSecret(link));
    const rows = await this.#store.seats.seatsOf(head.id);
    return { table: tableFor(head, rows, person), link };
  }

  async #find(id: string): Promise<{ head: TableHead; seats: SeatRow[] } | null> {
    const head = await this.#store.seats.head(id);
    return head === null ? null : { head: asHead(head), seats: await this.#store.seats.seatsOf(id) };
  }

  /** A table as somebody may see it: whoever sits there, has the link, or finds it in the lobby. */
  async show(id: string, person: Person | null, link: string | null): Promise<OnlineTable | TableFault> {
    const found = await this.#find(id);
    if (found === null) return { error: 'unknownTable' };
    const { head, seats } = found;
    const isThere = person !== null && seats.some(({ account }) => account === person.id);
    const watching = !isThere && (await this.mayWatch(id, link));
    if (!isThere && !watching && !(await this.#mayCome(head, person, link))) return { error: 'unknownTable' };
    const claimable = isThere && head.status === 'running' ? await this.#care.claimable(id) : [];
    const watched = isThere && (await this.#store.own.watchLink(id)) !== null;
    return { ...tableFor(head, seats, person), claimable, watched, watching };
  }

  /** Whether a link lets one look on. */
  async mayWatch(id: string, link: string | null): Promise<boolean> {
    const kept = link === null ? null : await this.#store.own.watchLink(id);
    return link !== null && kept !== null && isSame(kept, hashOfSecret(link));
  }

  /** Whoever laid the table lets others look on by a link, or no more. */
  async letWatch(id: string, person: Person, open: boolean): Promise<{ link: string | null } | TableFault> {
    const head = await this.#store.seats.head(id);
    if (head === null) return { error: 'unknownTable' };
    if (asHead(head).owner !== person.id) return { error: 'notYours' };
    const link = open ? newId() : null;
    await this.#store.own.setWatchLink(id, link === null ? null : hashOfSecret(link));
    this.#care.unwatch(id);
    return { link };
  }

  /** Whoever finds the table in the lobby, has its link, or sat at the one before it. */
  async #mayCome({ id, visibility, before }: TableHead, person: Person | null, link: string | null): Promise<boolean> {
    if (visibility === 'lobby') return true;
    if (before !== null && person !== null && (await this.isSeated(before, person))) return true;
    const kept = link === null ? null : await this.#store.seats.link(id);
    return link !== null && kept !== null && isSame(kept, hashOfSecret(link));
  }

  /** Sits somebody down, on the chair he names or the first that is free. */
  async sit(
    id: string,
    person: Person,
    how: { readonly seat: number | null; readonly link: string | null; readonly nonce: string },
  ): Promise<OnlineTable | TableFault> {
    const found = await this.#find(id);
    if (found === null) return { error: 'unknownTable' };
    const { head, seats } = found;
    if (seats.some(({ account }) => account === person.id)) return tableFor(head, seats, person);
    if (!(await this.#mayCome(head, person, how.link))) return { error: 'badLink' };
    if (head.status === 'running') {
      const fault = await this.#care.takeOver(id, person, seats);
      return fault ?? this.show(id, person, null);
    }
    if (head.status !== 'open') return { error: 'notOpen' };
    const free = seats.filter(({ kind, account }) => kind === 'person' && account === null);
    const seat = how.seat ?? free[0]?.seat;
    if (seat === undefined) return { error: 'seatTaken' };
    if (!(await this.#store.seats.sit(id, seat, person.id, how.nonce))) return { error: 'seatTaken' };
    return this.#touched(id, person);
  }

  /** Whoever looks at a table that waits sees that somebody has come. */
  async #touched(id: string, person: Person): Promise<OnlineTable | TableFault> {
    const found = await this.#find(id);
    if (found === null) return { error: 'unknownTable' };
    const head = { ...found.head, changed: this.#now() };
    const kept = await this.#store.seats.changeHead(head);
    return tableFor(kept === null ? head : asHead(kept), found.seats, person);
  }

  /** Leaves a table that has not begun; if it is one's own, the table is given up. */
  async stand(id: string, person: Person): Promise<OnlineTable | TableFault> {
    const found = await this.#find(id);
    if (found === null) return { error: 'unknownTable' };
    const { head, seats } = found;
    if (!seats.some(({ account }) => account === person.id)) return { error: 'notYours' };
    if (head.status !== 'open') return { error: 'notOpen' };
    if (head.owner === person.id) {
      const kept = await this.#store.seats.changeHead({ ...head, status: 'void', changed: this.#now() });
      if (kept === null) return { error: 'busy' };
      await this.#store.seats.setLink(id, null);
      return tableFor(asHead(kept), seats, person);
    }
    await this.#store.seats.stand(id, person.id);
    return this.#touched(id, person);
  }

  /** Another link in place of the one before; none at all if it is only withdrawn. */
  async renewLink(id: string, person: Person, withdraw: boolean): Promise<{ link: string | null } | TableFault> {
    const head = await this.#store.seats.head(id);
    if (head === null) return { error: 'unknownTable' };
    if (asHead(head).owner !== person.id) return { error: 'notYours' };
    const link = withdraw ? null : newId();
    await this.#store.seats.setLink(id, link === null ? null : hashOfSecret(link));
    return { link };
  }

  /** Whoever laid the table tells the nonce that he promised, once everybody sits: then the match begins. */
  async openNonce(id: string, person: Person, nonce: string): Promise<OnlineTable | TableFault> {
    const found = await this.#find(id);
    if (found === null) return { error: 'unknownTable' };
    const { head, seats } = found;
    const own = seats.find(({ account }) => account === person.id);
    if (own === undefined) return { error: 'notYours' };
    if (head.status !== 'open') return tableFor(head, seats, person);
    if (!isFull(seats)) return { error: 'notOpen' };
    if (own.promise === null || promiseOf(nonce) !== own.promise) return { error: 'badNonce' };
    await this.#store.seats.openNonce(id, own.seat, nonce);
    return this.#begin(id, person);
  }

  async #begin(id: string, person: Person): Promise<OnlineTable | TableFault> {
    const found = await this.#find(id);
    const seed = await this.#store.seats.seed(id);
    if (found === null || seed === null) return { error: 'unknownTable' };
    const { head, seats } = found;
    const game = await rulesOfToday(head.game);
    const hosted = game === null ? null : beginMatch(game, head, seats, seed, this.#now);
    if (hosted === null || 'fault' in hosted) {
      return { error: 'badOrder', detail: hosted === null ? head.game : hosted.fault };
    }
    const begun: TableHead = { ...head, ...standing(hosted, { ...head, publicRows: -1 }, this.#now()) };
    const jobs = [
      { kind: 'wake', key: `wake ${id}`, runAt: this.#now(), payload: id },
      ...noticeJobs(id, hosted, this.#now()),
    ];
    const kept = await this.#store.append(begun, hosted.news(0, 0), { jobs });
    if (kept === null) return { error: 'busy' };
    await this.#store.seats.setLink(id, null);
    return tableFor(kept, seats, person);
  }

  async isSeated(id: string, person: Person): Promise<boolean> {
    return (await this.#store.seats.seatsOf(id)).some(({ account }) => account === person.id);
  }

  /** The same people once more, each with what the next one had; the one who asks first lays the table, the others sit. */
  async rematch(id: string, person: Person, promise: string): Promise<LaidTable | OnlineTable | TableFault> {
    const found = await this.#find(id);
    if (found === null) return { error: 'unknownTable' };
    const { head, seats } = found;
    const own = seats.find(({ account }) => account === person.id);
    if (own === undefined) return { error: 'notYours' };
    if (head.status !== 'over') return { error: 'notOpen' };
    if (head.rematch !== null) return this.show(head.rematch, person, null);
    const { game, scenario, options, clock, visibility } = head;
    const kindOf = (row: SeatRow) => (row === own ? 'me' : row.kind === 'bot' ? 'bot' : 'open');
    const turned = seats.map((row, i) => {
      const powers = seats[(i + 1) % seats.length]?.powers ?? row.powers;
      return { kind: kindOf(row), level: row.level, powers } as const;
    });
    const order = { game, scenario, options, clock, visibility, seats: turned, promise };
    const laid = await this.lay(person, order, id);
    if ('error' in laid) return laid;
    const after: TableHead = { ...head, rematch: laid.table.id };
    const kept = await this.#store.seats.changeHead(after);
    // Somebody else was quicker: his table is the one.
    if (kept === null) {
      await this.stand(laid.table.id, person);
      return this.rematch(id, person, promise);
    }
    return laid;
  }

  /** The tables at which somebody sits, the latest first. */
  async mine(person: Person): Promise<OnlineTable[]> {
    const found = await this.#store.seats.tablesOf(person.id, MOST_LISTED);
    return found.flatMap(({ head, seats }) => {
      const table = tableFor(asHead(head), seats, person);
      return table.status === 'void' ? [] : [table];
    });
  }

  /** Open tables for everybody. */
  async lobby(person: Person | null): Promise<OnlineTable[]> {
    const found = await this.#store.seats.tablesIn('open', MOST_LISTED);
    const open = found.filter(({ head, seats }) => asHead(head).visibility === 'lobby' && !isFull(seats));
    return open.map(({ head, seats }) => tableFor(asHead(head), seats, person));
  }
}

const isGoing = (status: TableStatus): boolean => status === 'open' || status === 'running';

const isFull = (seats: readonly SeatRow[]): boolean =>
  seats.every(({ kind, account }) => kind === 'bot' || account !== null);

/** Whoever plays by letter loses nothing by being late until another claims it. */
const withClaims = (clock: ClockRules | null): ClockRules | null =>
  clock === null || isLive({ clock }) ? clock : { ...clock, onFall: 'claim' };

/** A table as somebody sees it: nothing in it is secret, and nobody's account is named. */
export function tableFor(head: TableHead, seats: readonly SeatRow[], person: Person | null): OnlineTable {
  const { id, game, scenario, options, clock, status, visibility, commitment: promise, waiting } = head;
  const isMine = ({ account }: SeatRow) => person !== null && account === person.id;
  const shown = seats.map((row): OnlineSeat => {
    const { seat, kind, level, powers, name, account } = row;
    return { seat, kind, level, powers, name, taken: kind === 'bot' || account !== null, mine: isMine(row) };
  });
  const own = seats.find(isMine);
  const nonceAsked = status === 'open' && isFull(seats) && own !== undefined && own.promise !== null;
  return {
    id,
    game,
    scenario,
    options,
    clock,
    status,
    visibility,
    seats: shown,
    own: person !== null && head.owner === person.id,
    commitment: promise,
    changed: head.changed,
    waiting,
    result: head.summary?.result ?? null,
    nonceAsked,
    rematch: head.rematch,
    since: sinceOf(head, own),
    due: head.due ?? null,
    watched: false,
    watching: false,
    claimable: [],
  };
}

/** Since when one is waited for, or the others are. */
function sinceOf({ waits = [] }: TableHead, own: SeatRow | undefined): number | null {
  const mine = waits.find(({ seat }) => seat === own?.seat);
  return mine?.since ?? (waits.length === 0 ? null : Math.min(...waits.map(({ since }) => since)));
}
