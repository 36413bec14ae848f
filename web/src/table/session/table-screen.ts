import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Push } from '@bivouac/host';
import { type Fact, type Offer, PUBLIC, type Seat, type Thing, type Viewer } from '@bivouac/kernel';
import { keepPace, keptPace, type Pace } from '../../settings.ts';
import type { Seating } from '../../speech/use-speech.ts';
import { callDesk, type DeskLine } from '../../worker/client.ts';
import type { Look } from '../../worker/protocol.ts';
import { OfferNumbers } from '../actions/offer-lines.ts';
import { NewsPlayer } from './news-player.ts';
import { Pointer } from './pointer.ts';
import { Runs } from './runs.ts';
import { emptyTable, NO_NEWS, type TableState } from './table-state.ts';

export const seatingOf = ({ showing }: Look): Seating => ({ seats: showing.seats, holder: showing.view.holder });

/** The same with more of its log in front. */
const withBefore = (look: Look, before: Look['showing']['log']): Look => ({
  ...look,
  showing: { ...look.showing, log: [...before, ...look.showing.log] },
});

/** So many entries are looked back at, at the most. */
const BACK = 120;

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
  /** What was seen last, by viewer: the log is only sent on from there. */
  readonly #known = new Map<Viewer, Look>();
  /** What the host pushed last, and what it asks openly. */
  #latest: Look | null = null;
  #open: Look | null = null;
  /** How many entries the match has, how often something was pushed, and when it last was. */
  protected length = 0;
  protected pushes = 0;
  protected heardAt = 0;
  #awake: (() => void) | null = null;
  /** Whether an earlier page of the log is on its way. */
  #fetching = false;
  /** Whether the last choice was made by keys: then the focus goes to the next question. */
  byKeys = false;
  readonly numbers = new OfferNumbers();

  constructor() {
    const pace = keptPace() ?? (wantsStillness() ? '0' : '1');
    this.store = createStore<TableState>(() => ({ ...emptyTable, pace }));
    this.#pointer = new Pointer(
      this.store,
      (thing) => this.desk.explain(thing),
      () => document.querySelector('.explain-card:hover') !== null,
    );
  }

  get desk(): DeskLine['desk'] {
    this.#line ??= this.callDesk((push) => this.#heard(push));
    return this.#line.desk;
  }

  /** The line to whoever runs the match: a worker of this browser's own. */
  protected callDesk(hear: (push: Push) => void): DeskLine {
    return callDesk(hear);
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
    this.#awake?.();
  }

  /** Takes in what the host pushes. Only what is new of the log is in it; what was read before is put in front of it. */
  #heard(push: Push): void {
    if (push.push === 'fault') this.set({ fault: { ok: false, why: 'crash', detail: push.detail } });
    else {
      const { look, length, asked } = push;
      const known = look.since === 0 ? undefined : this.#known.get(look.viewer);
      const before = known?.showing.log.filter(({ at }) => at < look.since) ?? [];
      const read = withBefore({ ...look, since: known?.since ?? look.since }, before);
      this.#known.set(look.viewer, read);
      if (asked === null) this.#latest = read;
      else this.#open = read;
      this.length = length;
      this.heardAt = Date.now();
    }
    this.pushes++;
    this.#awake?.();
    if (push.push === 'look' && push.unasked) this.onUnasked();
  }

  /** Something was pushed that nobody here awaits. */
  protected onUnasked(): void {
    // Whoever plays a match goes on with it.
  }

  /** What is to be seen now. */
  protected get latest(): Look {
    if (this.#latest === null) throw new Error('nothing is to be seen yet');
    return this.#latest;
  }

  /** Waits until something is pushed after so many pushes, or the table is left. */
  protected async pushedAfter(pushes: number): Promise<void> {
    while (this.pushes <= pushes && !this.closed) {
      await new Promise<void>((resolve) => {
        this.#awake = resolve;
      });
    }
    this.#awake = null;
  }

  /** What one of this screen's seats sees: whoever it is reads his own log. */
  protected async lookThrough(viewer: Viewer): Promise<Look> {
    this.forgetLog();
    const done = await this.desk.eyes(viewer);
    if (!done.ok) throw new Error(`seat ${viewer} is not played here`);
    return this.latest;
  }

  /** What the public sees, with the question that is put to somebody openly; null if it is not open any more. */
  protected async lookOpenly(): Promise<Look | null> {
    const done = await this.desk.openly();
    return done.ok ? this.#open : null;
  }

  /** The log is read anew: the match is another, or the screen goes to somebody else. */
  protected forgetLog(): void {
    this.#known.clear();
  }

  /** Fetches the page of the log before what is here of it, for whoever wants to read on. */
  async earlier(): Promise<void> {
    const asked = this.store.getState().look;
    if (asked === null || asked.since === 0 || this.#fetching) return;
    this.#fetching = true;
    await this.runs.beside(async () => {
      const { since, log } = await this.desk.earlier(asked.viewer);
      const known = this.#known.get(asked.viewer);
      // The screen may have gone to somebody else meanwhile.
      if (known === undefined || known.since !== asked.since) return;
      const longer = (look: Look) => withBefore({ ...look, since }, log);
      const { look } = this.store.getState();
      this.#known.set(asked.viewer, longer(known));
      if (this.#latest?.viewer === asked.viewer) this.#latest = longer(this.#latest);
      if (this.#open?.viewer === asked.viewer) this.#open = longer(this.#open);
      if (look?.viewer === asked.viewer && look.since === asked.since) this.set({ look: longer(look) });
    });
    this.#fetching = false;
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

  /** Finds what the others did last, for whoever has just opened the match or taken the screen. */
  protected async lookBack(): Promise<void> {
    const { viewer, length } = this;
    if (viewer < 0 || length === 0) return this.set({ unseen: { from: length, to: length } });
    let to = length;
    const who = async (at: number) => (await this.desk.position(at, viewer)).seat;
    // His own last actions are not what he wants to see again.
    while (to > 0 && length - to < BACK && (await who(to)) === viewer) to--;
    let from = to;
    while (from > 0 && to - from < BACK && (await who(from)) !== viewer) from--;
    this.set({ unseen: { from, to } });
  }

  /** Plays back what the others did last, at any time. */
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
