import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ChatLine, Chatters, Push } from '@bivouac/host';
import type { Channel, Seat } from '@bivouac/kernel';
import type { Charter } from '@bivouac/kernel/table';
import type { Eyes } from '../table/session/eyes.ts';
import { TableSession } from '../table/session/session.ts';
import { NO_NEWS } from '../table/session/table-state.ts';
import type { DeskLine } from '../worker/client.ts';
import type { Look } from '../worker/protocol.ts';
import { api } from './api.ts';
import { keepHead } from './heads.ts';
import { keepSeen, keptSeen } from './keepsake.ts';
import { layAgain } from './lay-table.ts';
import { replayOf } from './signed-file.ts';
import { socketDesk } from './socket-desk.ts';
import { SocketLine } from './socket-line.ts';

/** One's own last action is looked for so far back. */
const REACH = 64;

/** How the line is, who is there, and what was said beside the match. */
export interface LineState {
  readonly isUp: boolean;
  readonly present: readonly Seat[];
  readonly chat: readonly ChatLine[];
  readonly channels: readonly Channel[];
  /** Seats whose words are not shown. */
  readonly muted: readonly Seat[];
  /** How late one sees things who looks on. */
  readonly delay: number;
}

/** A table on a server: this page has one seat of it, or none, and the others are elsewhere. */
export class OnlineSession extends TableSession {
  readonly table: string;
  readonly line: StoreApi<LineState>;
  #socket: SocketLine | null = null;
  #first: ((charter: Charter) => void) | null = null;

  /** The link by which one looks on, where one has no seat. */
  readonly #watch: string | null;
  #seen: number | null = null;

  constructor(table: string, watch: string | null = null) {
    super();
    this.table = table;
    this.#watch = watch;
    this.line = createStore<LineState>(() => ({
      isUp: true,
      present: [],
      chat: [],
      channels: [],
      muted: [],
      delay: 0,
    }));
  }

  /** The server sees to it that nobody plays against himself: any number of pages may be open. */
  protected override get alone(): boolean {
    return false;
  }

  protected override callDesk(hear: (push: Push) => void): DeskLine {
    const charter = new Promise<Charter>((resolve) => {
      this.#first = resolve;
    });
    const socket = new SocketLine(this.table, this.#watch, {
      pushed: (push, whole, head) => {
        this.#keepHead(push, head);
        this.#pushed(push, whole, hear);
      },
      up: (isUp) => this.line.setState({ isUp }),
      present: (present) => this.line.setState({ present }),
      said: (lines) => this.#said(lines),
      came: ({ delay, channels, seen }) => {
        this.#seen ??= seen;
        this.line.setState({ delay, channels });
      },
    });
    this.#socket = socket;
    socket.open();
    return { desk: socketDesk(this.table, socket, () => charter), close: () => socket.close() };
  }

  #pushed(push: Push, whole: boolean, hear: (push: Push) => void): void {
    if (push.push !== 'look') return;
    // After a long time away some of the log is missing between what is here and what came: it is read anew.
    if (whole && push.look.since > this.length + 1) this.forgetLog();
    hear({ ...push, unasked: true });
    this.#first?.(push.look.showing.charter);
    this.#first = null;
    this.#noteSeen();
  }

  /** What the server has shown is kept, to hold it to it when the file of the match comes out. */
  #keepHead(push: Push, head: string | null): void {
    if (push.push === 'look' && head !== null) void keepHead(this.table, push.look.showing.entries, head);
  }

  #said(lines: readonly ChatLine[]): void {
    const { chat } = this.line.getState();
    const fresh = lines.filter(({ id }) => chat.every((one) => one.id !== id));
    if (fresh.length > 0) this.line.setState({ chat: [...chat, ...fresh] });
  }

  /** Shows what a seat says no more, or again. */
  async mute(seat: Seat, isMuted: boolean): Promise<void> {
    const { muted } = this.line.getState();
    const now = isMuted ? [...muted, seat] : muted.filter((one) => one !== seat);
    this.line.setState({ muted: now });
    await api.setOwn(this.table, { muted: now });
  }

  chat(to: Chatters, text: string): void {
    this.#socket?.say(to, text);
  }

  /** Only what was looked at is seen. */
  #noteSeen(): void {
    const { unseen } = this.store.getState();
    if (this.length > unseen.to) this.set({ unseen: { from: unseen.from, to: this.length } });
    if (document.visibilityState === 'visible') keepSeen(this.table, this.length);
  }

  override async open(id: string): Promise<void> {
    const here = keptSeen(id);
    await super.open(id);
    if (this.#watch === null) {
      const own = await api.own(id);
      if (own.ok) this.line.setState({ muted: own.value.muted });
    }
    // What was seen in another browser has been seen.
    const before = here === null ? this.#seen : Math.max(here, this.#seen ?? 0);
    // What has come since the last visit can be played back.
    if (before !== null && before < this.length) this.set({ unseen: { from: before, to: this.length } });
  }

  /** The file of a match that is over is read in as one of this browser's own, which checks it whole. */
  override async replayAddress(): Promise<string | null> {
    const text = await this.desk.fileText();
    if (text === null) return null;
    return replayOf(this.table, text);
  }

  /** Everybody once more, with sides changed: whoever asks first lays the table, the others sit down at it. */
  override async rematch(): Promise<string | null> {
    const answer = await layAgain(this.table);
    return answer.ok ? `/online/${answer.value}` : null;
  }

  /** A moment of the past, to be looked at; null for now. As whoever looks on counts the entries. */
  async lookAt(entry: number | null): Promise<void> {
    const { look } = this.store.getState();
    if (look === null) return;
    const past = entry === null ? null : await this.desk.position(entry, look.viewer);
    this.set({ past, news: NO_NEWS });
  }

  /** Asks the others to go back before the last thing that was done from here. */
  async proposeUndo(): Promise<void> {
    const { look } = this.store.getState();
    if (look === null || look.viewer < 0) return;
    for (let entry = this.length; entry > Math.max(0, this.length - REACH); entry--) {
      const { seat } = await this.desk.position(entry, look.viewer);
      if (seat !== look.viewer) continue;
      await this.enter(() => this.desk.propose({ kind: 'undo', entry }));
      return;
    }
    this.set({ refusal: { ok: false, refused: 'noSuchEntry' } });
  }

  async proposePause(): Promise<void> {
    await this.enter(() => this.desk.propose({ kind: 'pause' }));
  }

  async resumePlay(): Promise<void> {
    await this.enter(() => this.desk.resumePlay());
  }

  protected override eyesOf(look: Look): Eyes {
    const { showing, viewer, person, bot } = look;
    if (showing.result !== null) return { kind: 'over' };
    this.set({ thinking: bot });
    return viewer >= 0 && person === viewer ? { kind: 'same', seat: viewer } : { kind: 'others' };
  }
}
