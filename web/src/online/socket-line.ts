import type { ChatLine, Chatters, FromServer, Push, WireCall } from '@bivouac/host';
import type { Seat } from '@bivouac/kernel';
import { withChanges } from '@bivouac/kernel/table';
import { randomHex } from '../chance.ts';

/** What is told of a line besides what is to be seen on the board. */
export interface LineNews {
  /** `head` is to be kept: the file of the match must fit it. */
  readonly pushed: (push: Push, whole: boolean, head: string | null) => void;
  readonly up: (isUp: boolean) => void;
  readonly present: (seats: readonly Seat[]) => void;
  readonly said: (lines: readonly ChatLine[]) => void;
  /** What is told once, when one comes. */
  readonly came: (table: Welcome) => void;
}

/** What is told of a table besides what is to be seen. */
export type Welcome = Pick<TableMessage, 'seat' | 'delay' | 'seen' | 'channels'>;
type TableMessage = Extract<FromServer, { readonly table: object }>['table'];

interface Pending {
  readonly ask: WireCall;
  readonly args: readonly unknown[];
  readonly resolve: (answer: unknown) => void;
  readonly reject: (why: Error) => void;
}

/** Milliseconds: the first wait before the line is opened again, the longest, and how long silence is borne. */
const FIRST_WAIT = 200;
const LONGEST_WAIT = 5000;
const PULSE = 10_000;
const SILENCE = 25_000;

/**
 * The line to a table on a server. It opens itself again whenever it breaks; what was not answered by then is sent again
 * under the same name, so that nothing is done twice or lost.
 */
export class SocketLine {
  readonly #address: string;
  readonly #news: LineNews;
  /** The secret of the link by which one looks on. */
  readonly #watch: string | null;
  readonly #pending = new Map<string, Pending>();
  #socket: WebSocket | null = null;
  #push: Push | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #pulse: ReturnType<typeof setInterval> | null = null;
  #heardAt = 0;
  #isReady = false;
  #closed = false;

  constructor(table: string, watch: string | null, news: LineNews) {
    const { protocol, host } = globalThis.location;
    this.#address = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/v1/tables/${table}/socket`;
    this.#news = news;
    this.#watch = watch;
  }

  open(): void {
    globalThis.addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    document.addEventListener('visibilitychange', this.#looks);
    this.#pulse = setInterval(() => this.#beat(), PULSE);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    globalThis.removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    document.removeEventListener('visibilitychange', this.#looks);
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#pulse !== null) clearInterval(this.#pulse);
    this.#socket?.close();
    for (const { reject } of this.#pending.values()) reject(new Error('the table was left'));
    this.#pending.clear();
  }

  ask(ask: WireCall, args: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const rid = randomHex(12);
      this.#pending.set(rid, { ask, args, resolve, reject });
      if (this.#isReady) this.#send({ ask, rid, args });
    });
  }

  say(to: Chatters, text: string): void {
    if (this.#isReady) this.#send({ chat: { rid: randomHex(12), to, text } });
  }

  #send(message: object): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #connect(): void {
    if (this.#closed) return;
    // The link stands beside the name of the protocol: it is in no address, and so in no log.
    const protocols = this.#watch === null ? [] : ['bivouac', `watch.${this.#watch}`];
    const socket = new WebSocket(this.#address, protocols);
    this.#socket = socket;
    this.#heardAt = Date.now();
    socket.addEventListener('open', () => {
      const have = this.#push?.push === 'look' ? this.#push.look.showing.entries : null;
      socket.send(JSON.stringify({ hello: { have } }));
    });
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => this.#heard(data));
    socket.addEventListener('close', () => {
      if (this.#socket === socket) this.#down();
    });
  }

  #down(): void {
    this.#isReady = false;
    this.#socket = null;
    if (this.#closed) return;
    this.#news.up(false);
    // Not all at once: a server that comes back is not run over.
    const wait = this.#wait * (0.5 + Math.random());
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  /** The network is back, or somebody looks: no need to wait. */
  readonly #hurry = (): void => {
    if (this.#socket !== null || this.#closed || document.visibilityState === 'hidden') return;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#connect();
  };

  /** Of what a page shows that is looked at, nobody is told elsewhere. */
  readonly #looks = (): void => {
    if (this.#isReady && this.#watch === null) this.#send({ looking: document.visibilityState === 'visible' });
  };

  /** A line that says nothing, though it was asked, is broken. */
  #beat(): void {
    const socket = this.#socket;
    if (socket === null) return;
    if (Date.now() - this.#heardAt > SILENCE) {
      this.#down();
      socket.close();
    } else if (this.#isReady) this.#send({ ping: Date.now() });
  }

  #heard(text: string): void {
    this.#heardAt = Date.now();
    // The server speaks this protocol: the address says which one.
    const message = JSON.parse(text) as FromServer;
    if ('table' in message) this.#whole(message.table);
    else if ('step' in message) this.#step(withChanges(this.#push, message.step), message.head);
    else if ('rid' in message) this.#answered(message);
    else if ('presence' in message) this.#news.present(message.presence);
    else if ('said' in message) this.#news.said([message.said]);
  }

  #whole({ push, head, presence, chat, ...welcome }: TableMessage): void {
    this.#push = push;
    this.#isReady = true;
    this.#wait = FIRST_WAIT;
    this.#news.up(true);
    this.#news.came(welcome);
    this.#looks();
    this.#news.present(presence);
    this.#news.said(chat);
    this.#news.pushed(structuredClone(push), true, head);
    for (const [rid, { ask, args }] of this.#pending) this.#send({ ask, rid, args, again: true });
  }

  #step(push: Push | null, head: string | null): void {
    if (push === null) return;
    this.#push = push;
    // The next step changes this one in place: whoever looks at it keeps his own.
    this.#news.pushed(structuredClone(push), false, head);
  }

  #answered(message: Extract<FromServer, { readonly rid: string }>): void {
    const pending = this.#pending.get(message.rid);
    this.#pending.delete(message.rid);
    if ('answer' in message) pending?.resolve(message.answer);
    else pending?.reject(new Error(message.failed));
  }
}
