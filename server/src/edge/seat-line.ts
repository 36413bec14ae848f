import type { ChatLine, Chatters, FromServer, Push, WireCall } from '@bivouac/host';
import type { Channel, Seat } from '@bivouac/kernel';
import type { Line, LiveTable } from '../tables/live-table.ts';
import { Watcher } from '../tables/watcher.ts';
import { type Frame, isDeed, readFrame } from './frames.ts';
import { Steps, withNames, withoutDetail } from './outgoing.ts';

/** The other end of a line, as far as it matters here. */
export interface Wire {
  send(text: string): void;
  close(code: number, why: string): void;
}

export interface SeatLineCare {
  readonly table: LiveTable;
  /** Null for whoever looks on. */
  readonly seat: Seat | null;
  readonly names: readonly string[];
  readonly now: () => number;
  /** Who is there, whenever somebody comes or goes. */
  readonly presence: () => readonly Seat[];
  readonly came: (line: SeatLine) => void;
  /** Whether it may only be read: nothing is done over it. */
  readonly readOnly: boolean;
  /** How much of it was seen at the last visit. */
  readonly seen: number | null;
  /** To whom one may speak here. */
  readonly channels: readonly Channel[];
  /** The page is looked at, or no more; how much of the match it has shown. */
  readonly looking: (isLooking: boolean, entries: number) => void;
  /** What was asked, what came of it, and how many milliseconds it took. */
  readonly answered: (ask: string, outcome: string, ms: number) => void;
  /** What was said before he came. */
  readonly chat: () => Promise<readonly ChatLine[]>;
  /** Says something beside the match. */
  readonly say: (
    seat: Seat,
    said: { readonly rid: string; readonly to: Chatters; readonly text: string },
  ) => Promise<void>;
}

/** So many frames that are none, and the line is closed. */
const PATIENCE = 10;
/** Frames a second, and as many at once; so many more wait their turn, and whoever sends more is refused. */
const RATE = 20;
const BURST = 40;
const MOST_WAITING = 60;

const POLICY = 1008;

/** One socket at a table: whose it is was settled when it was opened, and nothing that is sent can change it. */
export class SeatLine {
  readonly #care: SeatLineCare;
  readonly #wire: Wire;
  readonly #steps = new Steps();
  #line: Line | null = null;
  #watcher: Watcher | null = null;
  #isLooking = false;
  #greeted = false;
  #chat: readonly ChatLine[] = [];
  readonly #heard = new Set<number>();
  #bad = 0;
  #tokens = BURST;
  // A clock that is set right must neither give nor take frames.
  #filled = performance.now();
  readonly #waiting: (() => void)[] = [];
  #next: NodeJS.Timeout | null = null;

  constructor(wire: Wire, care: SeatLineCare) {
    this.#wire = wire;
    this.#care = care;
  }

  get seat(): Seat | null {
    return this.#care.seat;
  }

  tell(message: FromServer): void {
    this.#wire.send(JSON.stringify(message));
  }

  /** Whether its page is looked at. */
  get isLooking(): boolean {
    return this.#isLooking;
  }

  /** Shows whoever looks on what he may see by now. */
  async watch(): Promise<void> {
    const watcher = this.#watcher;
    if (watcher !== null) await this.#care.table.inTurn(() => watcher.look());
  }

  close(): void {
    if (this.#isLooking) this.#care.looking(false, this.#line?.shown ?? 0);
    this.#isLooking = false;
    if (this.#next !== null) clearTimeout(this.#next);
    this.#waiting.length = 0;
    if (this.#line !== null) this.#care.table.leave(this.#line);
    this.#line = null;
    this.#watcher = null;
  }

  /** The table is opened anew: whoever is here comes again. */
  retry(): void {
    this.tell({ retry: true });
    this.#wire.close(1012, 'retry');
  }

  /** Frames are heard in their order. Who is quick is slowed down; only who heaps them up is refused. */
  async hear(text: string): Promise<void> {
    if (this.#waiting.length === 0 && this.#mayGo()) return this.#hearNow(text);
    if (this.#waiting.length < MOST_WAITING) {
      return new Promise((resolve, reject) => {
        this.#waiting.push(() => void this.#hearNow(text).then(resolve, reject));
        this.#pace();
      });
    }
    this.tell({ refused: 'tooFast' });
    this.#complain();
  }

  #pace(): void {
    this.#next ??= setTimeout(() => {
      this.#next = null;
      if (!this.#mayGo()) return this.#pace();
      this.#waiting.shift()?.();
      if (this.#waiting.length > 0) this.#pace();
    }, 1000 / RATE);
  }

  async #hearNow(text: string): Promise<void> {
    const frame = readFrame(text);
    if (frame === null || (!this.#greeted && !('hello' in frame))) {
      this.tell({ refused: 'malformed' });
      this.#complain();
      return;
    }
    await this.#do(frame);
  }

  #complain(): void {
    if (++this.#bad >= PATIENCE) this.#wire.close(POLICY, 'too many frames that were none');
  }

  /** A bucket of frames that fills again as time passes. */
  #mayGo(): boolean {
    const now = performance.now();
    this.#tokens = Math.min(BURST, this.#tokens + ((now - this.#filled) * RATE) / 1000);
    this.#filled = now;
    if (this.#tokens < 1) return false;
    this.#tokens--;
    return true;
  }

  async #do(frame: Frame): Promise<void> {
    if ('ping' in frame) this.tell({ pong: frame.ping });
    else if ('hello' in frame) await this.#greet();
    else if ('looking' in frame) this.#looks(frame.looking);
    else if ('chat' in frame) await this.#say(frame.chat);
    else await this.#answer(frame.ask, frame.rid, frame.args, frame.again === true);
  }

  /** To whom something is said: nobody else learns even that it was. */
  mayHear({ seat, to, hearers = [] }: ChatLine): boolean {
    const own = this.#care.seat;
    return own !== null && (to === 'all' || to === own || seat === own || hearers.includes(own));
  }

  #looks(isLooking: boolean): void {
    if (this.#line === null || this.#care.seat === null) return;
    this.#isLooking = isLooking;
    this.#care.looking(isLooking, this.#line.shown);
  }

  /** Lines that were said: each is told once, to whom it may be. */
  hearTalk(lines: readonly ChatLine[]): void {
    if (!this.#greeted) return;
    for (const said of lines) {
      if (this.#heard.has(said.id)) continue;
      this.#heard.add(said.id);
      if (this.mayHear(said)) this.tell({ said });
    }
  }

  async #say(said: { readonly rid: string; readonly to: Chatters; readonly text: string }): Promise<void> {
    const { seat, say } = this.#care;
    if (seat !== null && !this.#care.readOnly && said.text.trim() !== '') await say(seat, said);
  }

  async #greet(): Promise<void> {
    if (this.#greeted) return;
    this.#greeted = true;
    const { table, seat, now } = this.#care;
    if (seat === null) {
      this.#watcher = new Watcher(table, now, (push) => this.#push(push));
      await this.watch();
      return;
    }
    const chat = await this.#care.chat();
    for (const { id } of chat) this.#heard.add(id);
    this.#chat = chat.filter((line) => this.mayHear(line));
    this.#line = await table.connect(seat, (push) => this.#push(push));
    this.#care.came(this);
  }

  #push(bare: Push): void {
    const { seat, names, now, presence, seen, channels, table } = this.#care;
    const push = withNames(bare, names);
    const head = seat === null ? null : table.hosted.headOf(seat);
    if (this.#steps.isBegun) {
      this.tell({ step: this.#steps.changes(push), head });
      return;
    }
    const whole = this.#steps.whole(push);
    const delay = this.#watcher?.delay ?? 0;
    const present = seat === null ? [] : presence();
    const company = { presence: present, chat: this.#chat, channels };
    this.tell({ table: { seat, push: whole, head, ...company, now: now(), delay, seen } });
  }

  /** Nothing is done over a line that may only read, or for somebody in whose place a bot plays. */
  #isBarred(ask: WireCall): boolean {
    const { readOnly, seat, table } = this.#care;
    return isDeed(ask) && (readOnly || (seat !== null && table.hasLeft(seat)));
  }

  async #answer(ask: WireCall, rid: string, args: readonly unknown[], again: boolean): Promise<void> {
    const { table, answered } = this.#care;
    const watcher = this.#watcher;
    if (watcher !== null || this.#isBarred(ask)) {
      const barred = { ok: false, refused: 'unknownSeat' };
      const answer =
        watcher === null ? barred : await table.inTurn(() => watcher.answer(ask, args)).catch(() => barred);
      this.tell({ rid, answer: answer ?? null });
      return;
    }
    const line = this.#line;
    if (line === null) return;
    const since = performance.now();
    const call = async (): Promise<unknown> => {
      const { connection } = line;
      const named = connection[ask].bind(connection) as (...given: readonly unknown[]) => Promise<unknown>;
      // A stamp that was not said is not there.
      return named(...args.map((arg) => (arg === null && (ask === 'act' || ask === 'run') ? undefined : arg)));
    };
    try {
      const answer = await (isDeed(ask) ? table.once(rid, again, call) : table.inTurn(call));
      this.tell({ rid, answer: withoutDetail(answer) ?? null });
      answered(ask, outcomeOf(answer), performance.now() - since);
    } catch {
      // What went wrong is reported where it happened; whoever is far away learns only that it did.
      this.tell({ rid, failed: 'fault' });
      answered(ask, 'failed', performance.now() - since);
    }
  }
}

/** Done, or the word for why not. */
function outcomeOf(answer: unknown): string {
  const { ok, refused } = (answer ?? {}) as { readonly ok?: unknown; readonly refused?: unknown };
  return ok === false && typeof refused === 'string' ? refused : 'done';
}
