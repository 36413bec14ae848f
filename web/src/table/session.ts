import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type Action,
  type Done,
  type Fact,
  type Offer,
  PUBLIC,
  type Seat,
  type Thing,
  type Viewer,
} from '@bivouac/kernel';
import type { Seating } from '../speech/use-speech.ts';
import { keepPace, keptPace, type Pace } from '../settings.ts';
import { callDesk, type DeskLine } from '../worker/client.ts';
import type { Look } from '../worker/protocol.ts';
import { personsOf, whoseEyes } from './eyes.ts';
import { NewsPlayer } from './news-player.ts';
import { emptyTable, NO_NEWS, type TableState } from './table-state.ts';

const seatingOf = ({ showing }: Look): Seating => ({ seats: showing.seats, holder: showing.view.holder });

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** One table on the page: asks the worker, keeps the pace, and changes hands. */
export class TableSession {
  readonly store: StoreApi<TableState>;
  #line: DeskLine | null = null;
  readonly #player = new NewsPlayer();
  #viewer: Viewer = PUBLIC;
  #closed = false;
  #pointing = 0;
  /** Whether the last choice was made by keys: then the focus goes to the next question. */
  byKeys = false;

  constructor() {
    const pace = keptPace() ?? (wantsStillness() ? '0' : '1');
    this.store = createStore<TableState>(() => ({ ...emptyTable, pace }));
  }

  get desk(): DeskLine['desk'] {
    this.#line ??= callDesk();
    return this.#line.desk;
  }

  get speed(): number {
    const { pace, skipping } = this.store.getState();
    return skipping || wantsStillness() ? 0 : Number(pace);
  }

  #set(part: Partial<TableState>): void {
    if (!this.#closed) this.store.setState(part);
  }

  /** Opens a match; `first` is played before anything is shown. */
  async open(id: string, first: readonly Action[] = []): Promise<void> {
    this.#closed = false;
    await this.#guard(async () => {
      const opened = await this.desk.open(id);
      if (!opened.ok) {
        this.#set({ fault: opened });
        return;
      }
      const start = await this.desk.look(PUBLIC);
      const persons = personsOf(start.showing.seats);
      this.#viewer = persons.length === 1 ? (persons[0] ?? PUBLIC) : PUBLIC;
      for (const action of first) await this.desk.act(this.#viewer, action);
      const length = await this.desk.length();
      this.#set({ opened, seating: seatingOf(start), unseen: { from: length, to: length } });
      await this.#goOn();
    });
  }

  close(): void {
    this.#closed = true;
    this.#player.skip();
    this.#line?.close();
    this.#line = null;
  }

  /** What goes wrong in the worker is said on the page: a match must not just stop. */
  async #guard(what: () => Promise<void>): Promise<void> {
    if (this.store.getState().busy || this.#closed) return;
    this.#set({ busy: true });
    try {
      await what();
    } catch (error) {
      if (this.#closed) return;
      const detail = error instanceof Error ? error.message : String(error);
      this.#set({ fault: { ok: false, why: 'crash', detail } });
    } finally {
      this.#set({ busy: false, skipping: false });
    }
  }

  /** Shows what is, and lets the bots play until a person is asked or the match is over. */
  async #goOn(): Promise<void> {
    for (;;) {
      if (this.#closed) return;
      const look = await this.desk.look(this.#viewer);
      const eyes = whoseEyes(look);
      if (eyes.kind === 'bot') {
        await this.#showNews(look, null);
        if (!(await this.#letBotsMove())) return;
        continue;
      }
      await this.#showFor(look, eyes);
      return;
    }
  }

  /** One move, to be shown before the next; all of them where nothing is to be seen moving. False if there was none. */
  async #letBotsMove(): Promise<boolean> {
    const { unseen } = this.store.getState();
    let moves = 0;
    while (!this.#closed && (await this.desk.botMove())) {
      moves++;
      if (this.speed > 0) break;
    }
    if (moves > 0 && !this.#closed) this.#set({ unseen: { from: unseen.from, to: await this.desk.length() } });
    return moves > 0;
  }

  async #showFor(look: Look, eyes: Exclude<ReturnType<typeof whoseEyes>, { kind: 'bot' }>): Promise<void> {
    switch (eyes.kind) {
      case 'over':
        this.#showNow(look, null);
        return;
      case 'same':
        this.#showNow(look, eyes.seat);
        return;
      case 'openly':
        this.#viewer = PUBLIC;
        this.#showNow(await this.desk.look(PUBLIC, eyes.seat), eyes.seat);
        return;
      case 'handOver':
        if (this.store.getState().look !== null) await this.#showNews(look, null);
        this.#set({ look: null, seat: null, news: NO_NEWS, pointed: null, shown: null, handTo: eyes.seat });
    }
  }

  #newsIn(look: Look): readonly Fact[] {
    const before = this.store.getState().look;
    if (before === null || before.viewer !== look.viewer) return NO_NEWS;
    const news = look.showing.log.filter(({ at }) => at > before.showing.entries);
    return news.map(({ fact }) => fact);
  }

  #showNow(look: Look, seat: Seat | null): void {
    this.#set({ news: this.#newsIn(look), look, seating: seatingOf(look), seat, pointed: null, weighed: null });
  }

  async #showNews(look: Look, seat: Seat | null): Promise<void> {
    const news = this.#newsIn(look);
    this.#set({ news, look, seating: seatingOf(look), seat, pointed: null, weighed: null });
    await this.#player.play(news.length, this.speed);
  }

  noteKeys(byKeys: boolean): void {
    this.byKeys = byKeys;
  }

  newsOver(): void {
    this.#player.over();
  }

  /** Everything up to the next question is shown at once. */
  skip(): void {
    this.#set({ skipping: true });
    this.#player.skip();
  }

  setPace(pace: Pace): void {
    keepPace(pace);
    this.#set({ pace });
  }

  /** The next person has the screen. */
  async ready(): Promise<void> {
    const { handTo } = this.store.getState();
    if (handTo === null) return;
    await this.#guard(async () => {
      this.#viewer = handTo;
      this.#set({ handTo: null });
      await this.#goOn();
    });
  }

  async #enter(what: (seat: Seat) => Promise<Done>): Promise<void> {
    const { seat, look } = this.store.getState();
    const actor = seat ?? (look !== null && look.viewer >= 0 ? look.viewer : null);
    if (actor === null) return;
    await this.#guard(async () => {
      this.#set({ refusal: null, shown: null });
      const done = await what(actor);
      if (!done.ok) {
        this.#set({ refusal: done });
        return;
      }
      const length = await this.desk.length();
      this.#set({ unseen: { from: length, to: length } });
      await this.#goOn();
    });
  }

  act(action: Action): Promise<void> {
    const stamp = this.store.getState().look?.showing.decision?.stamp;
    return this.#enter((seat) => this.desk.act(seat, action, stamp));
  }

  undo(): Promise<void> {
    return this.#enter((seat) => this.desk.undo(seat));
  }

  resign(): Promise<void> {
    return this.#enter((seat) => this.desk.resign(seat));
  }

  proposeDraw(): Promise<void> {
    return this.#enter((seat) => this.desk.proposeDraw(seat));
  }

  /** A proposal is public: whoever it was put to answers on this screen. */
  answer(seat: Seat, yes: boolean): Promise<void> {
    return this.#enter(() => this.desk.answer(seat, yes));
  }

  weigh(offer: Offer | null): void {
    this.#set({ weighed: offer });
  }

  show(thing: Thing | null): void {
    this.#set({ shown: thing });
  }

  point(thing: Thing | null): void {
    const mark = ++this.#pointing;
    this.#set({ weighed: null });
    const { seat, look, past } = this.store.getState();
    const eyes = seat ?? look?.viewer ?? PUBLIC;
    if (thing === null || past !== null) {
      this.#set({ pointed: null });
      return;
    }
    this.#set({ pointed: { thing, explanation: null } });
    if (eyes < 0) return;
    void this.#explain(eyes, thing, mark);
  }

  async #explain(eyes: Seat, thing: Thing, mark: number): Promise<void> {
    const explanation = await this.desk.explain(eyes, thing);
    if (mark === this.#pointing) this.#set({ pointed: { thing, explanation } });
  }

  forgetRefusal(): void {
    this.#set({ refusal: null });
  }

  /** Plays back what has happened since the person here last acted. */
  async playBack(): Promise<void> {
    const { unseen, look } = this.store.getState();
    if (look === null || unseen.to <= unseen.from) return;
    const { viewer } = look;
    await this.#guard(async () => {
      for (let at = unseen.from + 1; at <= unseen.to && !this.#closed; at++) {
        const past = await this.desk.position(at, viewer);
        this.#set({ past, news: past.news });
        await this.#player.play(Math.max(1, past.news.length), this.store.getState().skipping ? 0 : this.speed || 1);
      }
      this.#set({ past: null, news: NO_NEWS });
    });
  }
}
