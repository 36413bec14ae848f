import type { ApiRefusal, LaidTable, Me, NewTable, OnlineTable } from '@bivouac/host';

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
];

async function ask<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer<T>> {
  try {
    const answer = await fetch(`/api/v1${path}`, {
      method,
      credentials: 'same-origin',
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
  file: (id: string) => ask<{ text: string }>('GET', at(id, 'file')),
};
