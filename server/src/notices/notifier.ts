import type { NoticeKind } from '@bivouac/host';
import type { SeatRow } from '../store/seats.ts';
import { asHead, type TableHead, type TableStore } from '../tables/head.ts';
import { readSettings } from '../tables/settings.ts';
import type { MailWay, PushWay } from './ways.ts';

export interface NotifierCare {
  readonly store: TableStore;
  readonly now: () => number;
  readonly push: PushWay;
  /** Null where this server sends no mail. */
  readonly mail: MailWay | null;
  /** Whether a page of his that he looks at shows it anyway. */
  readonly isLooking: (account: string, match: string) => boolean;
  readonly report: (what: string, error: unknown) => void;
}

/** Tells people what waits for them: once for each wait, not if a page that is looked at has shown it, gone when seen. */
export class Notifier {
  readonly #care: NotifierCare;

  constructor(care: NotifierCare) {
    this.#care = care;
  }

  async #at(id: string): Promise<{ head: TableHead; people: { row: SeatRow; account: string }[] } | null> {
    const { seats } = this.#care.store;
    const head = await seats.head(id);
    if (head === null) return null;
    const rows = await seats.seatsOf(id);
    const people = rows.flatMap((row) => (row.account === null ? [] : [{ row, account: row.account }]));
    return { head: asHead(head), people };
  }

  /** A match has gone on: whoever it waits for learns it, and everybody that it has begun or is over. */
  async goneOn(id: string): Promise<void> {
    const found = await this.#at(id);
    if (found === null) return;
    const { head, people } = found;
    for (const { row, account } of people) {
      const wait = head.waits?.find(({ seat }) => seat === row.seat);
      if (head.status === 'over') await this.#tell(account, head, 'over', head.rows);
      else if (wait !== undefined) await this.#tell(account, head, 'turn', wait.row);
      else if (head.rows <= 1) await this.#tell(account, head, 'begun', 1);
    }
  }

  /** Much of somebody's time is used up. */
  async remind(id: string): Promise<void> {
    const found = await this.#at(id);
    if (found === null || found.head.status !== 'running') return;
    const { head, people } = found;
    for (const { row, account } of people) {
      const wait = head.waits?.find(({ seat }) => seat === row.seat);
      if (wait !== undefined) await this.#tell(account, head, 'time', wait.row);
    }
  }

  async #tell(account: string, { id, game }: TableHead, kind: NoticeKind, wait: number): Promise<void> {
    const { store, now, push, mail, isLooking, report } = this.#care;
    if (!(await store.notices.addNotice(account, { match: id, kind, wait, at: now() }))) return;
    if (isLooking(account, id)) {
      await store.notices.seeNotices(account, id);
      return;
    }
    const { language = 'en', silent = [] } = await readSettings(store, account);
    const isOn = (way: 'push' | 'mail') => silent.every((one) => one.kind !== kind || one.way !== way);
    const told = { account, language, match: id, game, kind };
    // One way that fails holds up no other, and nothing is told twice for it.
    if (isOn('push')) await push.tell(told).catch((error: unknown) => report('push', error));
    if (isOn('mail')) await mail?.tell(told).catch((error: unknown) => report('mail', error));
  }

  /** He looks at a table: what he was told of it is withdrawn. */
  async seen(account: string, match: string): Promise<void> {
    const { store, push } = this.#care;
    if ((await store.notices.seeNotices(account, match)) > 0) await push.withdraw(account, match);
  }
}
