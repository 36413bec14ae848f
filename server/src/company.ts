import type { FastifyInstance } from 'fastify';
import { ownApi } from './edge/own-api.ts';
import type { Sessions } from './edge/sessions.ts';
import { Sockets } from './edge/sockets.ts';
import { Notifier } from './notices/notifier.ts';
import { vapidIn } from './notices/vapid.ts';
import { type MailOptions, MailWay, PushWay } from './notices/ways.ts';
import { AbsenceDesk } from './tables/absence-desk.ts';
import type { TableStore } from './tables/head.ts';
import { Leaves } from './tables/leave.ts';
import { changeOwn } from './tables/own-notes.ts';
import { TableDesk } from './tables/table-desk.ts';
import type { TableHouse } from './tables/table-house.ts';

export interface CompanyOrders {
  readonly dataFolder: string;
  readonly publicUrl?: string | null;
  readonly mail?: MailOptions | null;
  readonly mayKnock?: (endpoint: string) => Promise<boolean>;
  readonly store: TableStore;
  readonly house: TableHouse;
  readonly sessions: Sessions;
  readonly now: () => number;
  readonly report: (what: string, error: unknown) => void;
  /** What was asked over a socket, what came of it, and how many milliseconds it took. */
  readonly answered: (ask: string, outcome: string, ms: number) => void;
}

export interface Company {
  readonly desk: TableDesk;
  readonly absence: AbsenceDesk;
  readonly sockets: Sockets;
  readonly mail: MailWay | null;
  /** Somebody looks at his matches. */
  readonly looks: (account: string) => void;
  close(): void;
}

/** A page that has shown something within so long need not be told of it elsewhere. */
const FRESH = 60_000;

/** The people at the tables: who is there and who is not, who looks on, and how each is told what waits for him. */
export function addCompany(app: FastifyInstance, orders: CompanyOrders): Company {
  const { dataFolder, publicUrl = null, store, house, sessions, now, report } = orders;
  const home = publicUrl ?? 'http://localhost';
  const vapid = vapidIn(dataFolder);
  const knock = orders.mayKnock === undefined ? {} : { mayKnock: orders.mayKnock };
  const subject = publicUrl?.startsWith('https:') === true ? publicUrl : 'mailto:nobody@example.org';
  const push = new PushWay({ store, vapid, subject, ...knock });
  const posting = orders.mail ?? null;
  const mail = posting === null ? null : new MailWay(store, posting, home);

  const looked = new Map<string, number>();
  const looks = (account: string) => {
    if (looked.size > 50_000) looked.clear();
    looked.set(account, now());
  };
  const notifier = new Notifier({
    store,
    now,
    push,
    mail,
    report,
    isLooking: (account, match) => sockets.isLooking(account, match) || now() - (looked.get(account) ?? 0) < FRESH,
  });
  const looking = async (account: string, id: string, isLooking: boolean, entries: number) => {
    if (isLooking) await notifier.seen(account, id);
    else if (entries > 0) await changeOwn(store, id, account, { seen: entries });
  };

  const sockets: Sockets = new Sockets({
    house,
    store,
    sessions,
    publicUrl,
    now,
    report,
    answered: orders.answered,
    mayWatch: (id, link) => desk.mayWatch(id, link),
    looking: (account, id, isLooking, entries) => {
      looking(account, id, isLooking, entries).catch((error: unknown) => report('a notice', error));
    },
  });
  const absence = new AbsenceDesk({ store, house, now, comeAgain: (id) => sockets.comeAgain(id) });
  const leaves = new Leaves(store, absence, now);
  const desk: TableDesk = new TableDesk({
    store,
    now,
    takeOver: (id, person, seats) => absence.takeOver(id, person, seats),
    claimable: (id) => absence.claimable(id),
    unwatch: (id) => sockets.comeAgain(id, 'watchers'),
  });
  house.onJob('notice', (id) => notifier.goneOn(id));
  house.onJob('remind', (id) => notifier.remind(id));
  house.onJob('back', async (account) => {
    const person = await store.people.person(account);
    if (person !== null) await leaves.end(person);
  });
  ownApi(app, { store, sessions, now, mail, leaves, pushKey: vapid.publicKey, ...knock });
  return { desk, absence, sockets, mail, looks, close: () => mail?.close() };
}
