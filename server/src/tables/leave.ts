import type { Person } from '../store/people.ts';
import type { AbsenceDesk } from './absence-desk.ts';
import { asHead, type TableStore } from './head.ts';
import { readSettings, type Settings, writeSettings } from './settings.ts';

const DAY = 86_400_000;
/** So many days a year one may be on leave. */
export const LEAVE_DAYS = 30;
const MOST_TABLES = 100;

export interface Leave {
  /** Until when; null if one is not on leave. */
  readonly until: number | null;
  /** Whole days that are left of this year's. */
  readonly days: number;
}

const yearOf = (at: number): number => new Date(at).getUTCFullYear();

function left({ leaves = [] }: Settings, now: number): number {
  const taken = leaves.filter(({ from }) => yearOf(from) === yearOf(now));
  return Math.max(0, LEAVE_DAYS * DAY - taken.reduce((sum, { from, to }) => sum + to - from, 0));
}

/** Leave from correspondence: one's clocks stand for so many days, taken before time runs out. */
export class Leaves {
  readonly #store: TableStore;
  readonly #absence: AbsenceDesk;
  readonly #now: () => number;

  constructor(store: TableStore, absence: AbsenceDesk, now: () => number) {
    this.#store = store;
    this.#absence = absence;
    this.#now = now;
  }

  async of(account: string): Promise<Leave> {
    const settings = await readSettings(this.#store, account);
    const last = settings.leaves?.at(-1);
    const until = last !== undefined && last.to > this.#now() ? last.to : null;
    return { until, days: Math.floor(left(settings, this.#now()) / DAY) };
  }

  /** Takes so many days from now; null if one is on leave already, or has not so many. */
  async take(person: Person, days: number): Promise<Leave | null> {
    const settings = await readSettings(this.#store, person.id);
    const now = this.#now();
    const isAway = (settings.leaves?.at(-1)?.to ?? 0) > now;
    if (isAway || days * DAY > left(settings, now)) return null;
    const to = now + days * DAY;
    await writeSettings(this.#store, person.id, {
      ...settings,
      leaves: [...(settings.leaves ?? []), { from: now, to }],
    });
    await this.#everywhere(person, true);
    await this.#store.notices.putJob({ kind: 'back', key: `back ${person.id}`, runAt: to, payload: person.id });
    return this.of(person.id);
  }

  /** Comes back, before the time or with it: what was not used is there again. */
  async end(person: Person): Promise<Leave> {
    const settings = await readSettings(this.#store, person.id);
    const now = this.#now();
    const leaves = (settings.leaves ?? []).map(({ from, to }) => ({ from, to: Math.min(to, now) }));
    await writeSettings(this.#store, person.id, { ...settings, leaves });
    await this.#everywhere(person, false);
    await this.#store.notices.dropJob(`back ${person.id}`);
    return this.of(person.id);
  }

  async #everywhere(person: Person, isAway: boolean): Promise<void> {
    for (const { head } of await this.#store.seats.tablesOf(person.id, MOST_TABLES)) {
      if (asHead(head).status === 'running') await this.#absence.setAway(head.id, person, isAway);
    }
  }
}
