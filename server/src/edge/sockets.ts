import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
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
}

/** A frame is never longer, and nobody is waited for who reads so slowly. */
const LONGEST_FRAME = 16_384;
const MOST_UNREAD = 4_000_000;
/** So many sockets one account may have at a table. */
const MOST_LINES = 3;
const HEARTBEAT = 30_000;
const ADDRESS = /^\/api\/v1\/tables\/([A-Za-z0-9_-]{22})\/socket$/;

interface Socket {
  readonly ws: WebSocket;
  readonly line: SeatLine;
  readonly table: LiveTable;
  readonly account: string;
  alive: boolean;
}

/** The sockets of all tables: who may have one, and what keeps the others safe from it. */
export class Sockets {
  readonly #care: SocketCare;
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: LONGEST_FRAME, perMessageDeflate: false });
  readonly #sockets = new Set<Socket>();
  readonly #pulse: NodeJS.Timeout;

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
  }

  get size(): number {
    return this.#sockets.size;
  }

  listen(http: Server): void {
    http.on('upgrade', (request, socket, head) => {
      // A line that breaks while it is being opened is nobody's fault.
      socket.on('error', () => socket.destroy());
      this.#upgrade(request, socket, head).catch((error: unknown) => {
        this.#care.report('a socket', error);
        refuse(socket, 500);
      });
    });
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const id = ADDRESS.exec(request.url ?? '')?.[1];
    if (id === undefined) return refuse(socket, 404);
    const { origin, host } = request.headers;
    const { sessions, store, house, publicUrl } = this.#care;
    if (!isSameOrigin(origin, host, publicUrl)) return refuse(socket, 403);
    const visitor = await sessions.visitor(request);
    if (visitor === null) return refuse(socket, 401);
    const seats = await store.seats.seatsOf(id);
    const own = seats.find(({ account }) => account === visitor.person.id);
    if (own === undefined) return refuse(socket, 404);
    const lines = [...this.#sockets].filter(({ table, account }) => table.id === id && account === visitor.person.id);
    if (lines.length >= MOST_LINES) return refuse(socket, 429);
    const table = await house.open(id);
    if (!(table instanceof LiveTable)) return refuse(socket, table.fault === 'notBegun' ? 409 : 404);
    const names = seats.map(({ name }) => name);
    const { seat } = own;
    this.#server.handleUpgrade(request, socket, head, (ws) =>
      this.#accept(ws, { table, account: visitor.person.id, names, seat }),
    );
    return undefined;
  }

  #accept(
    ws: WebSocket,
    {
      table,
      account,
      names,
      seat,
    }: {
      readonly table: LiveTable;
      readonly account: string;
      readonly names: readonly string[];
      readonly seat: number;
    },
  ): void {
    const { now, report } = this.#care;
    const wire = {
      send: (text: string) => {
        if (ws.readyState !== WebSocket.OPEN) return;
        if (ws.bufferedAmount > MOST_UNREAD) ws.terminate();
        else ws.send(text);
      },
      close: (code: number, why: string) => ws.close(code, why),
    };
    const presence = () => this.#present(table);
    const { said } = this.#care.store;
    const line = new SeatLine(wire, {
      table,
      seat,
      names,
      now,
      presence,
      came: () => this.#tellPresence(table),
      chat: () => said.saidIn(table.id),
      say: async (by, { rid, to, text }) => {
        const kept = await said.addSaid(table.id, { rid, to, text, seat: by, at: now() });
        if (kept === null) return;
        for (const other of this.#at(table)) other.line.hearTalk([kept]);
        this.#care.store.bell?.ring({ match: table.id, revision: null });
      },
    });
    const socket: Socket = { ws, line, table, account, alive: true };
    this.#sockets.add(socket);
    ws.on('message', (data: Buffer, isBinary) => {
      if (isBinary) {
        ws.close(1003, 'text only');
        return;
      }
      line.hear(data.toString()).catch((error: unknown) => {
        report('a line', error);
        line.retry();
      });
    });
    ws.on('pong', () => {
      socket.alive = true;
    });
    ws.on('error', () => ws.terminate());
    ws.on('close', () => {
      this.#sockets.delete(socket);
      line.close();
      this.#tellPresence(table);
    });
  }

  #at(table: LiveTable): Socket[] {
    return [...this.#sockets].filter((socket) => socket.table === table);
  }

  async #catchUpWithTalk(id: string): Promise<void> {
    const here = [...this.#sockets].filter(({ table }) => table.id === id);
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
    for (const { line } of this.#at(table)) line.tell({ presence });
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
    for (const { line, ws } of this.#sockets) {
      line.tell({ restart: true });
      ws.close(1012, 'restart');
    }
    this.#server.close();
  }
}

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
