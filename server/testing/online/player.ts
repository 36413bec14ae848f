import { randomBytes } from 'node:crypto';
import type { FromServer, LaidTable, NewTable, OnlineTable, Push, WireCall } from '@bivouac/host';
import { withChanges } from '@bivouac/kernel/table';
import { WebSocket } from 'ws';
import { promiseOf } from '../../src/tables/table-desk.ts';

type TableMessage = Extract<FromServer, { readonly table: object }>['table'];
export type Seen = Extract<Push, { readonly push: 'look' }>;

const hex = (bytes: number): string => randomBytes(bytes).toString('hex');

/** Answers that were awaited so long never come. */
const PATIENCE = 20_000;

/** Somebody with a browser: a cookie, and sockets to tables. Speaks the protocol as any player's program would. */
export class Player {
  readonly #address: string;
  cookie = '';
  readonly nonces = new Map<string, string>();

  constructor(address: string) {
    this.#address = address;
  }

  get origin(): string {
    return this.#address;
  }

  async ask(method: 'GET' | 'POST', path: string, body?: object, headers: Record<string, string> = {}) {
    const answer = await fetch(`${this.#address}/api/v1${path}`, {
      method,
      headers: {
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(method === 'POST' ? { origin: this.#address, 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = answer.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';', 1)[0] ?? '';
    return { status: answer.status, body: (await answer.json()) as unknown };
  }

  async lay(order: Omit<NewTable, 'promise'>): Promise<LaidTable> {
    const nonce = hex(16);
    const { status, body } = await this.ask('POST', '/tables', { ...order, promise: promiseOf(nonce) });
    if (status !== 200) throw new Error(JSON.stringify(body));
    const laid = body as LaidTable;
    this.nonces.set(laid.table.id, nonce);
    return laid;
  }

  async sit(id: string, link: string | null, seat: number | null = null): Promise<OnlineTable> {
    const { status, body } = await this.ask('POST', `/tables/${id}/sit`, { seat, link, nonce: hex(16) });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body as OnlineTable;
  }

  /** Tells the nonce that was promised: the match begins. */
  async begin(id: string): Promise<OnlineTable> {
    const { status, body } = await this.ask('POST', `/tables/${id}/nonce`, { nonce: this.nonces.get(id) });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body as OnlineTable;
  }

  /** The table after one that is over: laid by whoever asks first, and the others sit down at it. */
  async layAgain(before: string): Promise<OnlineTable> {
    const nonce = hex(16);
    const { status, body } = await this.ask('POST', `/tables/${before}/rematch`, { promise: promiseOf(nonce) });
    if (status !== 200) throw new Error(JSON.stringify(body));
    const laid = body as LaidTable | OnlineTable;
    if (!('link' in laid)) return this.sit(laid.id, null);
    this.nonces.set(laid.table.id, nonce);
    return laid.table;
  }

  connect(id: string): Promise<TableLine> {
    return TableLine.open(this.#address, id, this.cookie);
  }
}

/** A socket at a table. */
export class TableLine {
  readonly ws: WebSocket;
  /** Every frame that came, as it came. */
  readonly frames: string[] = [];
  /** The heads that came with them. */
  readonly heads: string[] = [];
  table: TableMessage | null = null;
  #push: Push | null = null;
  presence: readonly number[] = [];
  readonly #open = new Map<string, (answer: unknown) => void>();
  readonly #awake = new Set<() => void>();
  closed: number | null = null;

  private constructor(ws: WebSocket) {
    this.ws = ws;
    ws.on('message', (data: Buffer) => this.#heard(data.toString()));
    ws.on('close', (code) => {
      this.closed = code;
      this.#wake();
    });
    ws.on('error', () => undefined);
  }

  static async open(address: string, id: string, cookie: string, origin = address): Promise<TableLine> {
    const ws = new WebSocket(`${address.replace('http', 'ws')}/api/v1/tables/${id}/socket`, {
      headers: { origin, ...(cookie === '' ? {} : { cookie }) },
    });
    return TableLine.#opened(ws);
  }

  static async #opened(ws: WebSocket): Promise<TableLine> {
    const line = new TableLine(ws);
    await new Promise<void>((resolve, reject) => {
      ws.once('open', resolve);
      ws.once('error', reject);
    });
    line.send({ hello: { have: null } });
    await line.until(() => line.table !== null || line.closed !== null);
    if (line.table === null) throw new Error(`the line was closed: ${line.closed}`);
    return line;
  }

  /** Somebody who looks on by a link, without a session. */
  static async watch(address: string, id: string, link: string): Promise<TableLine> {
    const url = `${address.replace('http', 'ws')}/api/v1/tables/${id}/socket`;
    return TableLine.#opened(new WebSocket(url, ['bivouac', `watch.${link}`], { headers: { origin: address } }));
  }

  /** A program with a token: it comes from no page. */
  static async withToken(address: string, id: string, token: string): Promise<TableLine> {
    const url = `${address.replace('http', 'ws')}/api/v1/tables/${id}/socket`;
    return TableLine.#opened(new WebSocket(url, { headers: { authorization: `Bearer ${token}` } }));
  }

  send(message: object): void {
    this.ws.send(JSON.stringify(message));
  }

  #heard(text: string): void {
    this.frames.push(text);
    const message = JSON.parse(text) as FromServer;
    const head = 'table' in message ? message.table.head : 'step' in message ? message.head : null;
    if (head !== null) this.heads.push(head);
    if ('table' in message) {
      this.table = message.table;
      this.#push = message.table.push;
      this.presence = message.table.presence;
    } else if ('step' in message) {
      // Changes are made in place: whoever looks at what was before keeps it.
      this.#push = withChanges(structuredClone(this.#push), message.step);
    } else if ('presence' in message) this.presence = message.presence;
    else if ('rid' in message) this.#open.get(message.rid)?.('answer' in message ? message.answer : message);
    this.#wake();
  }

  #wake(): void {
    for (const wake of this.#awake) wake();
  }

  get seen(): Seen {
    if (this.#push?.push !== 'look') throw new Error('nothing was shown');
    return this.#push;
  }

  get showing() {
    return this.seen.look.showing;
  }

  /** Waits until something holds that a frame, or the end of the line, may bring about. */
  async until(what: () => boolean): Promise<void> {
    if (what()) return;
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('waited in vain')), PATIENCE);
      const look = () => {
        if (!what()) return;
        clearTimeout(timer);
        this.#awake.delete(look);
        resolve();
      };
      this.#awake.add(look);
    });
  }

  call(ask: WireCall, args: readonly unknown[], rid: string = hex(12), again = false): Promise<unknown> {
    return new Promise((resolve) => {
      this.#open.set(rid, resolve);
      this.send({ ask, rid, args, ...(again ? { again } : {}) });
    });
  }

  async close(): Promise<void> {
    this.ws.close();
    await this.until(() => this.closed !== null);
  }
}
