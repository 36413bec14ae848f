import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import type { Chatters } from '@bivouac/host';
import { channelsOf, hearersOf } from '../tables/channels.ts';
import { isLive } from '../tables/head.ts';
import { readOwn } from '../tables/own-notes.ts';
import { LiveTable } from '../tables/live-table.ts';
import type { TableHouse } from '../tables/table-house.ts';
import type { TableStore } from '../tables/head.ts';
import { isSameOrigin } from './origin.ts';
import { SeatLine } from './seat-line.ts';
import type { Sessions } from './sessions.ts';

export interface SocketCare {
  readonly house: TableHouse;
  readonly store: TableStore;
  readonly sessions: Sessions;
  readonly publicUrl: string | null;
  readonly now: () => number;
  readonly report: (what: string, error: unknown) => void;
  /** Whether a link lets one look on. */
  readonly mayWatch: (id: string, link: string | null) => Promise<boolean>;
  /** Somebody looks at a table, or no more; how much of the match he has been shown. */
  readonly looking: (account: string, id: string, isLooking: boolean, entries: number) => void;
  /** What was asked, what came of it, and how many milliseconds it took. */
  readonly answered: (ask: string, outcome: string, ms: number) => void;
}

/** A frame is never longer, and nobody is waited for who reads so slowly. */
const LONGEST_FRAME = 16_384;
const MOST_UNREAD = 4_000_000;
/** So many may look on at a table, and a live one is looked at for them so often. */
const MOST_WATCHERS = 50;
const WATCHED = 2_000;
/** So many sockets one account may have at a table. */
const MOST_LINES = 3;
const HEARTBEAT = 30_000;
const ADDRESS = /^\/api\/v1\/tables\/([A-Za-z0-9_-]{22})\/socket$/;

/** What a page calls the protocol; beside it stands the link of whoever looks on, which is in no address. */
const PROTOCOL = 'bivouac';
const WATCH = /(?:^|[,\s])watch\.([A-Za-z0-9_-]{22})(?:$|[,\s])/;

const watchLinkIn = ({ headers }: IncomingMessage): string | null =>
  WATCH.exec(headers['sec-websocket-protocol'] ?? '')?.[1] ?? null;

interface Socket {
  readonly ws: WebSocket;
  readonly line: SeatLine;
  readonly table: LiveTable;
  /** Null for whoever looks on. */
  readonly account: string | null;
  alive: boolean;
}

/** Somebody who has come to a table, and what he has there. */
interface Comer {
  readonly table: LiveTable;
  readonly account: string | null;
  readonly names: readonly string[];
  readonly seat: number | null;
  readonly seen: number | null;
  readonly readOnly: boolean;
}

/** The sockets of all tables: who may have one, and what keeps the others safe from it. */
export class Sockets {
  readonly #care: SocketCare;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_FRAME,
    perMessageDeflate: false,
    handleProtocols: (protocols) => (protocols.has(PROTOCOL) ? PROTOCOL : false),
  });
  readonly #sockets = new Set<Socket>();
  /** The same by the id of their table: what happens at one costs nothing at the others. */
  readonly #byTable = new Map<string, Set<Socket>>();
  readonly #pulse: NodeJS.Timeout;
  readonly #watching: NodeJS.Timeout;

  constructor(care: SocketCare) {
    this.#care = care;
    this.#pulse = setInterval(() => this.#beat(), HEARTBEAT);
    this.#pulse.unref();
    care.house.onBroken((table) => {
      for (const { line } of this.#at(table)) line.retry();
    });
    // What was said at the same table in another process.
    care.store.bell?.onRing((what) => {
      if (what?.revision === null)
        void this.#catchUpWithTalk(what.match).catch((error: unknown) => care.report('talk', error));
    });
    care.house.onKept((table) => {
      // Whoever is at the table in whose place a bot plays now looks on like others, once he has his answer.
      const left = this.#at(table).filter(({ line }) => line.seat !== null && table.hasLeft(line.seat));
      if (left.length > 0) setImmediate(() => left.forEach(({ line }) => line.retry()));
      void this.#showWatchers(this.#at(table));
    });
    this.#watching = setInterval(() => void this.#showWatchers([...this.#sockets].filter(isLiveAt)), WATCHED);
    this.#watching.unref();
  }

  get size(): number {
    return this.#sockets.size;
  }

  listen(http: Server): void {
    http.on('upgrade', (request, socket, head) => {
      // A line that breaks while it is being opened is nobody's fault.
      socket.on('error', () => socket.destroy());
      this.#upgrade(request, socket, head).catch((error: unknown) => {
        this.#care.report('socket', error);
        refuse(socket, 500);
      });
    });
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const id = ADDRESS.exec(request.url ?? '')?.[1];
    if (id === undefined) return refuse(socket, 404);
    const { origin, host } = request.headers;
    const { sessions, store, house, publicUrl } = this.#care;
    // A program that shows a token has no cookie that another site could use.
    if (!sessions.hasToken(request) && !isSameOrigin(origin, host, publicUrl)) return refuse(socket, 403);
    const visitor = await sessions.visitor(request);
    const link = watchLinkIn(request);
    if (visitor === null && link === null) return refuse(socket, 401);
    const seats = await store.seats.seatsOf(id);
    const own = seats.find(({ account }) => visitor !== null && account === visitor.person.id);
    const account = visitor?.person.id ?? null;
    if (own === undefined && !(await this.#care.mayWatch(id, link))) return refuse(socket, 404);
    if (this.#isCrowded(id, own === undefined ? null : account)) return refuse(socket, 429);
    const table = await house.open(id);
    if (!(table instanceof LiveTable)) return refuse(socket, table.fault === 'notBegun' ? 409 : 404);
    const names = seats.map(({ name }) => name);
    const seat = own === undefined || table.hasLeft(own.seat) ? null : own.seat;
    const seen = own === undefined || account === null ? null : ((await readOwn(store, id, account)).seen ?? null);
    const readOnly = visitor?.scope === 'read';
    this.#server.handleUpgrade(request, socket, head, (ws) =>
      this.#accept(ws, { table, account: own === undefined ? null : account, names, seat, seen, readOnly }),
    );
    return undefined;
  }

  /** Whether an account, or all who look on, have as many sockets at a table as they may. */
  #isCrowded(id: string, account: string | null): boolean {
    const lines = this.#of(id).filter((socket) => socket.account === account);
    return lines.length >= (account === null ? MOST_WATCHERS : MOST_LINES);
  }

  #accept(ws: WebSocket, comer: Comer): void {
    const { table, account, names, seat, seen, readOnly } = comer;
    const { now, report, store } = this.#care;
    const wire = {
      send: (text: string) => {
        if (ws.readyState !== WebSocket.OPEN) return;
        if (ws.bufferedAmount > MOST_UNREAD) ws.terminate();
        else ws.send(text);
      },
      close: (code: number, why: string) => ws.close(code, why),
    };
    const line = new SeatLine(wire, {
      table,
      seat,
      names,
      now,
      seen,
      readOnly,
      channels: seat === null ? [] : channelsOf(table.head.game, names.length),
      presence: () => this.#present(table),
      answered: this.#care.answered,
      came: () => this.#tellPresence(table),
      looking: (isLooking, entries) => {
        if (account !== null) this.#care.looking(account, table.id, isLooking, entries);
      },
      chat: () => store.said.saidIn(table.id),
      say: (by, said) => this.#say(table, by, said),
    });
    const socket: Socket = { ws, line, table, account, alive: true };
    this.#add(socket);
    ws.on('message', (data: Buffer, isBinary) => {
      if (isBinary) {
        ws.close(1003, 'text only');
        return;
      }
      line.hear(data.toString()).catch((error: unknown) => {
        report('line', error);
        line.retry();
      });
    });
    ws.on('pong', () => {
      socket.alive = true;
    });
    ws.on('error', () => ws.terminate());
    ws.on('close', () => {
      this.#drop(socket);
      line.close();
      if (seat !== null) this.#tellPresence(table);
    });
  }

  async #say(
    table: LiveTable,
    seat: number,
    { rid, to, text }: { readonly rid: string; readonly to: Chatters; readonly text: string },
  ): Promise<void> {
    const hearers = hearersOf(table, seat, to);
    if (hearers === null) return;
    const at = this.#care.now();
    const kept = await this.#care.store.said.addSaid(table.id, { rid, to, hearers, text, seat, at });
    if (kept === null) return;
    for (const other of this.#at(table)) other.line.hearTalk([kept]);
    this.#care.store.bell?.ring({ match: table.id, revision: null });
  }

  /** Whether somebody looks at a table just now. */
  isLooking(account: string, id: string): boolean {
    return this.#of(id).some(({ line, account: one }) => one === account && line.isLooking);
  }

  /** Somebody else sits at a table, or nobody may look on any more: whoever is there comes again, if he may. */
  comeAgain(id: string, whom: 'all' | 'watchers' = 'all'): void {
    for (const { line } of this.#of(id)) if (whom === 'all' || line.seat === null) line.retry();
  }

  /** Those who look on see what they may by now; a line that breaks over it is closed. */
  async #showWatchers(sockets: readonly Socket[]): Promise<void> {
    for (const { line, ws } of sockets) {
      if (line.seat === null) await line.watch().catch(() => ws.terminate());
    }
  }

  #add(socket: Socket): void {
    const { id } = socket.table;
    this.#sockets.add(socket);
    const there = this.#byTable.get(id) ?? new Set();
    this.#byTable.set(id, there.add(socket));
  }

  #drop(socket: Socket): void {
    const { id } = socket.table;
    this.#sockets.delete(socket);
    const there = this.#byTable.get(id);
    there?.delete(socket);
    if (there?.size === 0) this.#byTable.delete(id);
  }

  #of(id: string): Socket[] {
    return [...(this.#byTable.get(id) ?? [])];
  }

  #at(table: LiveTable): Socket[] {
    return this.#of(table.id).filter((socket) => socket.table === table);
  }

  async #catchUpWithTalk(id: string): Promise<void> {
    const here = this.#of(id);
    if (here.length === 0) return;
    const lines = await this.#care.store.said.saidIn(id);
    for (const { line } of here) line.hearTalk(lines);
  }

  #present(table: LiveTable): number[] {
    const seats = this.#at(table).flatMap(({ line }) => line.seat ?? []);
    return [...new Set(seats)].toSorted((a, b) => a - b);
  }

  #tellPresence(table: LiveTable): void {
    const presence = this.#present(table);
    for (const { line } of this.#at(table)) if (line.seat !== null) line.tell({ presence });
  }

  /** Whoever does not answer is gone. */
  #beat(): void {
    for (const socket of this.#sockets) {
      if (!socket.alive) socket.ws.terminate();
      socket.alive = false;
      socket.ws.ping();
    }
  }

  /** Everybody is told to come again. */
  close(): void {
    clearInterval(this.#pulse);
    clearInterval(this.#watching);
    for (const { line, ws } of this.#sockets) {
      line.tell({ restart: true });
      ws.close(1012, 'restart');
    }
    this.#server.close();
  }
}

const isLiveAt = ({ table }: Socket): boolean => isLive(table.head);

const REASONS: { readonly [code: number]: string } = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
};

function refuse(socket: Duplex, code: number): void {
  socket.end(`HTTP/1.1 ${code} ${REASONS[code] ?? 'Refused'}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
