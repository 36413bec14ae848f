import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Fact, type Offer, PUBLIC, type Seat, type Thing, type Viewer } from '@bivouac/kernel';
import { keepPace, keptPace, type Pace } from '../../settings.ts';
import type { Seating } from '../../speech/use-speech.ts';
import { callDesk, type DeskLine } from '../../worker/client.ts';
import type { Look } from '../../worker/protocol.ts';
import { NewsPlayer } from './news-player.ts';
import { Pointer } from './pointer.ts';
import { Runs } from './runs.ts';
import { emptyTable, NO_NEWS, type TableState } from './table-state.ts';

export const seatingOf = ({ showing }: Look): Seating => ({ seats: showing.seats, holder: showing.view.holder });

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What is to be seen of a table, and at what pace: the line to its worker, what is shown, news, what is pointed at. */
export class TableScreen {
  readonly store: StoreApi<TableState>;
  #line: DeskLine | null = null;
  protected closed = false;
  protected viewer: Viewer = PUBLIC;
  protected readonly player = new NewsPlayer();
  protected readonly runs = new Runs(
    (busy) => this.set(busy ? { busy } : { busy, skipping: false, thinking: null }),
    // What goes wrong in the worker is said on the page: a match must not just stop.
    (error) =>
      this.set({ fault: { ok: false, why: 'crash', detail: error instanceof Error ? error.message : String(error) } }),
  );
  readonly #pointer: Pointer;
  /** What was seen last. */
  #known: Look | null = null;
  /** Whether the last choice was made by keys: then the focus goes to the next question. */
  byKeys = false;

  constructor() {
    const pace = keptPace() ?? (wantsStillness() ? '0' : '1');
    this.store = createStore<TableState>(() => ({ ...emptyTable, pace }));
    this.#pointer = new Pointer(
      this.store,
      (seat, thing) => this.desk.explain(seat, thing),
      () => document.querySelector('.explain-card:hover') !== null,
    );
  }

  get desk(): DeskLine['desk'] {
    this.#line ??= callDesk();
    return this.#line.desk;
  }

  get speed(): number {
    const { pace, skipping } = this.store.getState();
    return skipping || wantsStillness() ? 0 : Number(pace);
  }

  protected set(part: Partial<TableState>): void {
    if (!this.closed) this.store.setState(part);
  }

  close(): void {
    this.closed = true;
    this.runs.forget();
    this.player.skip();
    this.#line?.close();
    this.#line = null;
  }

  /** What one pair of eyes sees now. Only what is new of the log is sent; what was read before is put in front of it. */
  protected async lookThrough(viewer: Viewer, asked: Seat | null = null): Promise<Look> {
    const known = this.#known?.viewer === viewer ? this.#known.showing : null;
    const look = await this.desk.look(viewer, asked, known?.entries ?? 0);
    const before = look.since === 0 || known === null ? [] : known.log.filter(({ at }) => at < look.since);
    const whole = { ...look, since: 0, showing: { ...look.showing, log: [...before, ...look.showing.log] } };
    this.#known = whole;
    return whole;
  }

  /** The log is read from its beginning again: the match is another, or the screen goes to somebody else. */
  protected forgetLog(): void {
    this.#known = null;
  }

  protected handTo(seat: Seat): void {
    this.forgetLog();
    this.set({ look: null, seat: null, news: NO_NEWS, pointed: null, shown: null, past: null, handTo: seat });
  }

  #newsIn(look: Look): readonly Fact[] {
    const before = this.store.getState().look;
    if (before === null || before.viewer !== look.viewer) return NO_NEWS;
    const news = look.showing.log.filter(({ at }) => at > before.showing.entries);
    return news.map(({ fact }) => fact);
  }

  protected showNow(look: Look, seat: Seat | null): void {
    this.set({ news: this.#newsIn(look), look, seating: seatingOf(look), seat, pointed: null, weighed: null });
  }

  protected async showNews(look: Look, seat: Seat | null): Promise<void> {
    const news = this.#newsIn(look);
    this.set({ news, look, seating: seatingOf(look), seat, pointed: null, weighed: null });
    await this.player.play(news.length, this.speed);
  }

  noteKeys(byKeys: boolean): void {
    this.byKeys = byKeys;
  }

  newsOver(): void {
    this.player.over();
  }

  /** Everything up to the next question is shown at once. */
  skip(): void {
    this.set({ skipping: true });
    this.player.skip();
  }

  setPace(pace: Pace): void {
    keepPace(pace);
    this.set({ pace });
  }

  weigh(offer: Offer | null): void {
    this.#pointer.weigh(offer);
  }

  show(thing: Thing | null, still = false): void {
    this.#pointer.show(thing, still);
  }

  point(thing: Thing | null): void {
    void this.runs.beside(() => this.#pointer.point(thing));
  }

  /** Puts away what is said of the thing pointed at. */
  dismiss(): void {
    this.#pointer.dismiss();
  }

  forgetRefusal(): void {
    this.set({ refusal: null });
  }

  /** Plays back what has happened since the person here last acted. */
  async playBack(): Promise<void> {
    const { unseen, look } = this.store.getState();
    if (look === null || unseen.to <= unseen.from) return;
    const { viewer } = look;
    await this.runs.now(async () => {
      for (let at = unseen.from + 1; at <= unseen.to && !this.closed; at++) {
        const past = await this.desk.position(at, viewer);
        this.set({ past, news: past.news });
        await this.player.play(Math.max(1, past.news.length), this.store.getState().skipping ? 0 : this.speed || 1);
      }
      this.set({ past: null, news: NO_NEWS });
    });
  }
}
