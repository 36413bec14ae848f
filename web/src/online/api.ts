import type { ApiRefusal, LaidTable, Me, NewTable, Notice, OnlineTable, OwnNotes, OwnSettings } from '@bivouac/host';

/** An answer of the server, or why there is none. */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: ApiError };

/** Why not, by name. `noServer`: nobody answered. */
export type ApiError =
  | 'noServer'
  | 'unknownTable'
  | 'notYours'
  | 'badLink'
  | 'seatTaken'
  | 'tooMany'
  | 'notOpen'
  | 'tooFast'
  | 'nameTaken'
  | 'badName'
  | 'badPassword'
  | 'wrongPassword'
  | 'tooEarly'
  | 'wrongCode'
  | 'noLeave'
  | 'fault';

const ERRORS: readonly ApiError[] = [
  'unknownTable',
  'notYours',
  'badLink',
  'seatTaken',
  'tooMany',
  'notOpen',
  'tooFast',
  'nameTaken',
  'badName',
  'badPassword',
  'wrongPassword',
  'tooEarly',
  'wrongCode',
  'noLeave',
];

async function ask<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer<T>> {
  try {
    const answer = await fetch(`/api/v1${path}`, {
      method,
      credentials: 'same-origin',
      // What was sent arrives though the page is closed meanwhile.
      keepalive: method === 'POST',
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const said = (await answer.json()) as T | ApiRefusal;
    if (answer.ok) return { ok: true, value: said as T };
    const { error } = said as ApiRefusal;
    return { ok: false, error: ERRORS.find((one) => one === error) ?? 'fault' };
  } catch {
    return { ok: false, error: 'noServer' };
  }
}

const at = (id: string, what: string): string => `/tables/${encodeURIComponent(id)}/${what}`;

/** What is done about somebody who does not come. */
export type AbsenceOrder =
  | { readonly what: 'claim' | 'bot' | 'substitute'; readonly seat: number; readonly rid: string }
  | { readonly what: 'time'; readonly seat: number; readonly rid: string; readonly ms: number };

/** All that is asked of a server by HTTP. */
export const api = {
  house: () => ask<{ online: boolean; me: Me | null }>('GET', '/house'),
  setName: (name: string) => ask<{ me: Me }>('POST', '/name', { name }),
  makeMember: (name: string, password: string) =>
    ask<{ me: Me; codes: readonly string[] }>('POST', '/member', { name, password }),
  signIn: (name: string, password: string) => ask<{ me: Me }>('POST', '/sign-in', { name, password }),
  recover: (name: string, code: string, password: string) =>
    ask<{ me: Me }>('POST', '/recover', { name, code, password }),
  signOut: () => ask<{ me: null }>('POST', '/sign-out', {}),
  lay: (order: NewTable) => ask<LaidTable>('POST', '/tables', order),
  table: (id: string, link: string | null) =>
    ask<OnlineTable>(
      'GET',
      `/tables/${encodeURIComponent(id)}${link === null ? '' : `?link=${encodeURIComponent(link)}`}`,
    ),
  sit: (id: string, seat: number | null, link: string | null, nonce: string) =>
    ask<OnlineTable>('POST', at(id, 'sit'), { seat, link, nonce }),
  stand: (id: string) => ask<OnlineTable>('POST', at(id, 'stand'), {}),
  openNonce: (id: string, nonce: string) => ask<OnlineTable>('POST', at(id, 'nonce'), { nonce }),
  newLink: (id: string) => ask<{ link: string }>('POST', at(id, 'link'), {}),
  withdraw: (id: string) => ask<{ link: null }>('POST', at(id, 'withdraw'), {}),
  rematch: (id: string, promise: string) => ask<LaidTable | OnlineTable>('POST', at(id, 'rematch'), { promise }),
  mine: () => ask<{ tables: readonly OnlineTable[] }>('GET', '/matches'),
  lobby: () => ask<{ tables: readonly OnlineTable[] }>('GET', '/lobby'),
  absence: (id: string, order: AbsenceOrder) => ask<{ link?: string }>('POST', at(id, 'absence'), order),
  letWatch: (id: string, open: boolean) => ask<{ link: string | null }>('POST', at(id, 'watch'), { open }),
  own: (id: string) => ask<OwnNotes>('GET', at(id, 'own')),
  setOwn: (id: string, part: Partial<OwnNotes>) => ask<OwnNotes>('POST', at(id, 'own'), part),
  notices: () => ask<{ notices: readonly Notice[] }>('GET', '/notices'),
  settings: () => ask<OwnSettings>('GET', '/me/settings'),
  /** Changes something of one's own account, and gives what is chosen then. */
  change: (what: string, body: object) => ask<OwnSettings>('POST', `/me/${what}`, body),
  makeToken: (name: string, scope: 'read' | 'play') =>
    ask<{ token: string; settings: OwnSettings }>('POST', '/me/tokens', { name, scope }),
  recoverMail: (name: string) => ask<{ sent: true }>('POST', '/recover-mail', { name }),
  file: (id: string) => ask<{ text: string }>('GET', at(id, 'file')),
};
