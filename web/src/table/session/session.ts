import { type Action, PUBLIC, type Seat } from '@bivouac/kernel';
import type { Charter, Done } from '@bivouac/kernel/table';
import { begin, rematchOf } from '../../matches/again.ts';
import { Hold, type Holding } from '../../matches/hold.ts';
import { onKept } from '../../matches/kept-news.ts';
import type { ContentPack } from '../../matches/pack.ts';
import type { Look, OpenedTable, OrderChange, PolicyChange, Saying } from '../../worker/protocol.ts';
import { type Eyes, mayPutAway, whoseEyes } from './eyes.ts';
import { Gate } from './gate.ts';
import { AskedOnce, type OnceNotes } from './asked-once.ts';
import { seatingOf, TableScreen } from './table-screen.ts';

/** What an action ends for good, and what it would leave unused; null where it ends nothing. */
type Ends = (action: Action) => { readonly what: string; readonly unused: readonly string[] } | null;

/** Whose turn it is, as a text that changes when the turn passes on. */
type TurnOf = (view: Look['showing']['view']) => string;

/** One table on the page: shows what its host pushes, keeps the pace, and changes hands. */
export class TableSession extends TableScreen {
  #match = '';
  #hold: Hold | null = null;
  #deaf: (() => void) | null = null;
  /** Whether bots are playing: what a person may do meanwhile is done at once. */
  #botsPlay = false;
  #following = false;
  readonly #gate = new Gate();
  /** Whether the last thing done here was to take something back. */
  #tookBack = false;
  /** How long the match was when somebody here last acted, or took the screen. */
  #since = 0;
  /** Whether only one page at a time may play a match at this table. */
  protected get alone(): boolean {
    return true;
  }

  /** Opens a match; `first` is done before anything is shown. */
  async open(id: string, first?: (opened: OpenedTable) => Promise<void>): Promise<void> {
    this.closed = false;
    this.#match = id;
    await this.runs.whenFree(async () => {
      if (this.alone && !(await this.#claim(id))) return;
      await this.#lay(first);
    });
  }

  /** Lays the table from what the browser has kept. */
  async #lay(first?: (opened: OpenedTable) => Promise<void>): Promise<void> {
    this.forgetLog();
    const opened = await this.desk.open(this.#match, this.store.getState().hold === 'here' ? 'play' : 'watch');
    if (!opened.ok) {
      this.set({ fault: opened });
      return;
    }
    const start = this.latest;
    this.viewer = start.viewer;
    await first?.(opened);
    this.#since = this.length;
    this.set({ opened, seating: seatingOf(start), turnOver: false });
    if (this.alone) await this.lookBack();
    await this.#goOn();
  }

  /** Asks for the right to play; false if the table was left over it. */
  async #claim(id: string): Promise<boolean> {
    const hold = new Hold(id, (holding) => void this.#heldNow(holding));
    this.#hold = hold;
    const holding = await hold.claim();
    if (this.closed || this.#hold !== hold) {
      hold.letGo();
      return false;
    }
    this.#deaf = onKept(id, () => void this.#follow());
    this.set({ hold: holding });
    return true;
  }

  /** The match came to this page, or was taken from it. */
  async #heldNow(hold: Holding): Promise<void> {
    if (this.closed) return;
    this.set({ hold, seat: null, handTo: null, pointed: null, refusal: null });
    if (hold !== 'here') {
      this.player.skip();
      await this.desk.rest();
    }
    await this.runs.whenFree(() => this.#lay());
  }

  /** Another page has gone on: whoever only watches sees it. */
  async #follow(): Promise<void> {
    if (this.#following || this.store.getState().hold === 'here') return;
    this.#following = true;
    await this.runs.whenFree(async () => {
      this.#following = false;
      await this.#lay();
    });
  }

  /** Where the match can be looked at from its beginning. */
  async replayAddress(): Promise<string | null> {
    return `/replay/${this.#match}`;
  }

  /** The same match once more: where it is played. */
  async rematch(charter: Charter, pack: ContentPack | null): Promise<string | null> {
    return `/play/${await begin(rematchOf(charter, pack))}`;
  }

  /** Plays on here what another page plays now. */
  async takeOver(): Promise<void> {
    await this.#hold?.take();
  }

  override close(): void {
    super.close();
    this.#deaf?.();
    this.#hold?.letGo();
    this.#hold = null;
    this.#gate.open();
  }

  /** The match that is played here. */
  get match(): string {
    return this.#match;
  }

  /** Bots that are watched act when they are let. */
  pauseBots(paused: boolean): void {
    this.set({ paused });
    if (paused) this.#gate.close();
    else this.#gate.open();
  }

  /** One entry, and no more. */
  stepBots(): void {
    if (!this.#gate.shut) this.pauseBots(true);
    else this.#gate.step();
  }

  /** Shows what is, and lets the bots play until a person is asked or the match is over. */
  async #goOn(): Promise<void> {
    for (;;) {
      if (this.closed || this.store.getState().fault !== null) return;
      const { latest: look, pushes, length } = this;
      this.#readClock(look);
      if (this.store.getState().hold !== 'here') {
        this.#botsPlay = false;
        this.showNow(look, null);
        return;
      }
      if (await this.#answerItself(look)) continue;
      const eyes = this.eyesOf(look);
      this.#botsPlay = eyes.kind === 'bot';
      if (eyes.kind !== 'bot') {
        await this.#showFor(look, eyes);
        return;
      }
      await this.showNews(look, null);
      await this.#gate.pass();
      await this.#letBotsMove(look.bot, pushes, length);
    }
  }

  /** The host lets them move: one entry, to be shown before the next, or all where nothing is to be seen moving. */
  async #letBotsMove(bot: Seat | null, pushes: number, length: number): Promise<void> {
    // Something else may have happened while the last entry was shown.
    if (this.pushes > pushes) return;
    this.set({ thinking: bot });
    await this.desk.ready(this.speed > 0 || this.#gate.shut ? 'each' : 'quick');
    await this.pushedAfter(pushes);
    this.set({ thinking: null });
    if (this.length > length) this.set({ unseen: { from: this.#since, to: this.length } });
  }

  /** A question with one answer is not asked; after something was taken back it is, so that one can go further back. */
  async #answerItself(look: Look): Promise<boolean> {
    if (this.#tookBack) return false;
    if (await this.#passesForOther(look)) return true;
    const action = this.#once.itself(look, this.alone);
    if (action === null) return false;
    if (this.store.getState().look !== null) await this.showNews(look, null);
    const done = await this.desk.act(action, look.showing.decision?.stamp);
    this.#since = this.length;
    return done.ok;
  }

  /** What another at this screen has declined is not put to him again: nobody need hand the screen over for it. */
  async #passesForOther(look: Look): Promise<boolean> {
    const { person, viewer } = look;
    if (!this.alone || look.bot !== null || person === null || person === viewer || viewer !== this.viewer)
      return false;
    if (!this.#once.hasDeclined(look)) return false;
    if (this.store.getState().look !== null) await this.showNews(look, null);
    const { showing } = await this.lookThrough(person);
    const done = await this.desk.act(['pass'], showing.decision?.stamp);
    await this.lookThrough(viewer);
    this.#since = this.length;
    return done.ok;
  }

  #readClock({ time }: Look): void {
    this.set({ clock: time === null ? null : { ...time, read: this.heardAt } });
  }

  /** Somebody's time is up, though nobody did anything: what came of it is shown as soon as nothing else is. */
  protected override onUnasked(): void {
    if (this.store.getState().opened === null) return;
    void this.runs.whenFree(async () => {
      if (this.store.getState().look !== this.latest) await this.#goOn();
    });
  }

  /** What happens next on this screen. */
  protected eyesOf(look: Look): Eyes {
    return whoseEyes(look);
  }

  async #showFor(look: Look, eyes: Exclude<Eyes, { kind: 'bot' }>): Promise<void> {
    switch (eyes.kind) {
      case 'others':
        await this.showNews(look, null);
        return;
      case 'over':
        // Nothing is hidden any more, and nobody need take the screen.
        this.set({ handTo: null });
        this.showNow(look, null);
        return;
      case 'same':
        this.showNow(look, eyes.seat);
        return;
      case 'openly':
        if (this.store.getState().look !== null) await this.showNews(look, null);
        await this.#askOpenly(eyes.seat);
        return;
      case 'common':
        // From now on the screen is everybody's: nobody finds his own things on it without a hand-over.
        if (this.store.getState().look !== null && this.viewer === PUBLIC) await this.showNews(look, null);
        if (this.viewer !== PUBLIC) await this.lookThrough(PUBLIC);
        this.viewer = PUBLIC;
        await this.#askOpenly(eyes.seat);
        return;
      case 'handOver':
        if (this.store.getState().look !== null) await this.showNews(look, null);
        this.handTo(eyes.seat);
    }
  }

  /** Whoever is asked answers from what everybody sees. */
  async #askOpenly(seat: Seat): Promise<void> {
    const look = await this.lookOpenly();
    if (look === null) this.handTo(seat);
    else this.showNow(look, seat);
  }

  /** The next person has the screen. */
  async ready(): Promise<void> {
    const { handTo } = this.store.getState();
    if (handTo === null) return;
    await this.runs.now(async () => {
      this.viewer = handTo;
      await this.lookThrough(handTo);
      this.set({ handTo: null });
      await this.lookBack();
      await this.#goOn();
    });
  }

  /** Whoever is asked openly may want to see what only he may see, before he answers. */
  takeScreen(): void {
    const { seat, look } = this.store.getState();
    if (seat !== null && look?.viewer === PUBLIC && !this.runs.busy) this.handTo(seat);
  }

  /** Whoever has seen enough of his own things goes on where all may look. */
  async putAway(): Promise<void> {
    const { look } = this.store.getState();
    if (look === null || !mayPutAway(look)) return;
    await this.runs.now(async () => {
      this.viewer = PUBLIC;
      await this.lookThrough(PUBLIC);
      await this.#goOn();
    });
  }

  /** Who acts through this page now, if anybody may. */
  #actor(): Seat | null {
    const { seat, look, hold } = this.store.getState();
    if (hold !== 'here') return null;
    return seat ?? (look !== null && look.viewer >= 0 ? look.viewer : null);
  }

  protected async enter(what: () => Promise<Done>, ends = true): Promise<void> {
    if (this.#actor() === null) return;
    const before = this.#turnNow();
    await this.runs.now(async () => {
      const done = await this.#do(what);
      if (done.ok && !ends && this.#endsTurn(before)) {
        await this.showNews(this.latest, null);
        this.set({ turnOver: true });
        return;
      }
      // The position may have changed in another tab: then what is now is shown beside the refusal.
      if (done.ok || done.refused === 'stale') await this.#goOn();
    });
  }

  async #do(what: () => Promise<Done>): Promise<Done> {
    this.set({ refusal: null, shown: null, turnOver: false });
    const done = await what();
    if (!done.ok) {
      this.set({ refusal: done });
      return done;
    }
    this.#since = this.length;
    return done;
  }

  /** The same, even while a bot thinks: its thought is dropped, and whoever lets the bots play looks again. */
  async #enterAnyTime(what: () => Promise<Done>): Promise<void> {
    if (!this.#botsPlay || this.#actor() === null) return this.enter(what);
    return this.runs.beside(async () => {
      const done = await this.#do(what);
      if (done.ok) this.player.skip();
    });
  }

  /** What the page knows to end something for good; null where nothing would be left unused. */
  #ends: Ends = () => null;

  warnBefore(ends: Ends): void {
    this.#ends = ends;
  }

  async act(action: Action): Promise<void> {
    const ending = this.#ends(action);
    if (ending === null || ending.unused.length === 0) return this.actForGood(action);
    this.set({ ending: { action, ...ending } });
  }

  dropEnding(): void {
    this.set({ ending: null });
  }

  readonly #once = new AskedOnce();

  noteOnce(told: OnceNotes): void {
    Object.assign(this.#once, told);
  }

  /** Whether a question like this one would not be asked again for a while, once it is declined. */
  asksOnce(look: Look): boolean {
    return this.#once.isOnce(look, !this.alone);
  }

  /** What tells one turn from the next; without it turns end as the rules have them end. */
  #turnOf: TurnOf | null = null;

  noteTurns(turnOf: TurnOf | null): void {
    this.#turnOf = turnOf;
  }

  #turnNow(): string | null {
    const { look } = this.store.getState();
    return look === null || look.viewer < 0 ? null : (this.#turnOf?.(look.showing.view) ?? null);
  }

  /** Whether what was done has ended the turn, and could still be taken back: nobody has seen anything new. */
  #endsTurn(before: string | null): boolean {
    const { showing, viewer, time, person } = this.latest;
    // Elsewhere a turn has passed on as soon as it is played: only here it can wait.
    if (!this.alone || before === null || time !== null || showing.result !== null || viewer < 0 || person === viewer)
      return false;
    return showing.undoBlocked === null && this.#turnOf?.(showing.view) !== before;
  }

  /** The turn ends by this, and by nothing else. */
  async endTurn(): Promise<void> {
    if (!this.store.getState().turnOver) return;
    await this.runs.now(async () => {
      this.set({ turnOver: false });
      await this.#goOn();
    });
  }

  actForGood(action: Action, more: { readonly askAgain?: boolean } = {}): Promise<void> {
    const { look } = this.store.getState();
    if (look !== null && more.askAgain !== true) this.#once.note(look, action, !this.alone);
    this.set({ ending: null });
    this.#tookBack = false;
    // Whoever takes what ends a turn has said so.
    const ends = this.#ends(action) !== null;
    const stamp = look?.showing.decision?.stamp;
    return this.enter(() => this.desk.act(action, stamp), ends);
  }

  /** Several actions by one click: one entry, one undo. */
  run(actions: readonly Action[]): Promise<void> {
    this.#tookBack = false;
    const stamp = this.store.getState().look?.showing.decision?.stamp;
    return this.enter(() => this.desk.run(actions, stamp), false);
  }

  undo(): Promise<void> {
    this.#tookBack = true;
    return this.#enterAnyTime(() => this.desk.undo());
  }

  resign(): Promise<void> {
    return this.#enterAnyTime(() => this.desk.resign());
  }

  proposeDraw(): Promise<void> {
    return this.#enterAnyTime(() => this.desk.proposeDraw());
  }

  /**
   * Standing orders of whoever looks on. They wait for what is being shown, and what he has not seen yet stays unseen;
   * a bot that thinks meanwhile thinks again.
   */
  async order(changes: readonly OrderChange[]): Promise<void> {
    const { look, hold } = this.store.getState();
    if (look === null || look.viewer < 0 || hold !== 'here' || changes.length === 0) return;
    const give = async (): Promise<boolean> => {
      const done = await this.desk.order(changes);
      this.set({ refusal: done.ok ? null : done });
      return done.ok || done.refused === 'stale';
    };
    if (this.#botsPlay) await this.runs.beside(async () => void (await give()));
    else {
      await this.runs.whenFree(async () => {
        if (await give()) await this.#goOn();
      });
    }
  }

  /** What is said changes nothing on the map: it may be said at any time. */
  say(saying: Saying): Promise<void> {
    return this.#enterAnyTime(() => this.desk.say(saying));
  }

  /** How a window is answered from now on. */
  policies(change: PolicyChange): Promise<void> {
    return this.#enterAnyTime(() => this.desk.policies(change));
  }

  /** A proposal is public: whoever it was put to answers on this screen. */
  answer(yes: boolean): Promise<void> {
    return this.enter(() => this.desk.answer(yes));
  }
}
