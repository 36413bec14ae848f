import { type Action, PUBLIC, type Seat, type Thing, type Viewer } from '@bivouac/kernel';
import type { Done, Explanation, Proposal } from '@bivouac/kernel/table';
import type { Thoughts } from './bots/question.ts';
import type { Hosted, Look, OrderChange, PolicyChange, Saying } from './hosted.ts';
import type { LogPage, LogPoint } from './logbook.ts';
import { asTheHost, type Numbers, ownPage, ownPosition } from './own-numbers.ts';
import type { CoursePoint, Pace, Push, SeatCalls } from './protocol.ts';
import type { ChanceMoment, Position } from './timeline.ts';

/** The host of a match, as its connections know it. */
export interface Hosting {
  readonly hosted: Hosted;
  enter(deed: (hosted: Hosted) => Done): Promise<Done>;
  order(seat: Seat, changes: readonly OrderChange[]): Promise<Done>;
  thoughtsAt(at: number): Promise<Thoughts | null>;
  letBotsPlay(): Promise<void>;
  dropThought(): void;
}

const NOT_YOURS: Done = { ok: false, refused: 'unknownSeat' };

/**
 * Somebody at the table. The seats are the connection's own for as long as it lasts: nothing that is sent over it can act
 * for another, or see what another sees. Where several persons share a screen it has all their seats, and hands over.
 */
export class Connection implements SeatCalls {
  readonly #host: Hosting;
  readonly #seats: readonly Seat[];
  readonly #push: (push: Push) => void;
  #eyes: Viewer;
  /** The seat that answers openly, until something happens. */
  #asked: Seat | null = null;
  /** How far each viewer has read the log. */
  readonly #sent = new Map<Viewer, number>();
  /** Where the log of each viewer begins, as far as it has been sent. */
  readonly #begins = new Map<Viewer, LogPoint>();
  #pace: Pace | null = null;

  constructor(host: Hosting, seats: readonly Seat[], eyes: Viewer, push: (push: Push) => void) {
    this.#host = host;
    this.#seats = seats;
    this.#eyes = seats.includes(eyes) ? eyes : PUBLIC;
    this.#push = push;
  }

  /** The pace at which the bots may go on; null until what was pushed has been shown. */
  get pace(): Pace | null {
    return this.#pace;
  }

  /** Pushes what is to be seen now: the view, what is asked, and of the log what has not been sent yet. */
  show(unasked = false): void {
    this.#pace = null;
    this.#asked = null;
    this.#send(this.#eyes, null, unasked);
  }

  tellFault(detail: string): void {
    this.#push({ push: 'fault', detail });
  }

  #send(viewer: Viewer, asked: Seat | null, unasked = false): void {
    const { hosted } = this.#host;
    const begins = this.#begins.get(viewer) ?? hosted.logPoint(viewer);
    this.#begins.set(viewer, begins);
    const look = hosted.look(viewer, asked, this.#sent.get(viewer) ?? begins.since);
    this.#sent.set(viewer, look.showing.entries);
    this.#push({ push: 'look', look: this.#ownLook(look), length: this.#countIn(look), asked, unasked });
  }

  /**
   * Whether another's question could be answered openly would tell what he holds: that is for the screen he sits at. Who
   * has a screen to himself need not put away his own things, and it is dear to find out.
   */
  #ownLook(look: Look): Look {
    const { person, viewer } = look;
    if (person === null || !this.#seats.includes(person) || (person === viewer && !this.#isShared)) return look;
    return { ...look, openly: this.#host.hosted.openness(viewer) };
  }

  /** Whether several sit at this screen: they count the entries as the host does, since numbers must not change hands. */
  get #isShared(): boolean {
    return this.#seats.length > 1;
  }

  #countIn({ showing }: Look): number {
    return this.#isShared || showing.result !== null ? this.#host.hosted.length() : showing.entries;
  }

  #numbers(viewer: Viewer): Promise<Numbers> {
    const { hosted } = this.#host;
    return this.#isShared ? Promise.resolve(asTheHost(hosted.length())) : hosted.numbers(viewer);
  }

  async eyes(viewer: Viewer): Promise<Done> {
    if (viewer !== PUBLIC && !this.#seats.includes(viewer)) return NOT_YOURS;
    this.#eyes = viewer;
    // Whoever takes the screen reads his own log.
    this.#sent.clear();
    this.#begins.clear();
    this.show();
    return { ok: true };
  }

  async openly(): Promise<Done> {
    const { hosted } = this.#host;
    const { person } = hosted.look(this.#eyes, null, Number.MAX_SAFE_INTEGER);
    if (person === null || !this.#seats.includes(person) || hosted.openness(this.#eyes) === 'no') return NOT_YOURS;
    this.#asked = person;
    this.#send(PUBLIC, person);
    return { ok: true };
  }

  async ready(pace: Pace): Promise<void> {
    this.#pace = pace;
    void this.#host.letBotsPlay();
  }

  async rest(): Promise<void> {
    this.#host.dropThought();
    this.show();
  }

  /** The seat whose deed it is, if this connection has one now. */
  get #actor(): Seat | null {
    return this.#asked ?? (this.#eyes >= 0 ? this.#eyes : null);
  }

  async #enter(deed: (hosted: Hosted, seat: Seat) => Done): Promise<Done> {
    const seat = this.#actor;
    return seat === null ? NOT_YOURS : this.#host.enter((hosted) => deed(hosted, seat));
  }

  act(action: Action, stamp?: number): Promise<Done> {
    return this.#enter((hosted, seat) => hosted.act(seat, action, stamp));
  }

  run(actions: readonly Action[], stamp?: number): Promise<Done> {
    return this.#enter((hosted, seat) => hosted.run(seat, actions, stamp));
  }

  say(saying: Saying): Promise<Done> {
    return this.#enter((hosted, seat) => hosted.say(seat, saying));
  }

  policies(change: PolicyChange): Promise<Done> {
    return this.#enter((hosted, seat) => hosted.policies(seat, change));
  }

  undo(): Promise<Done> {
    return this.#enter((hosted, seat) => hosted.undo(seat));
  }

  resign(): Promise<Done> {
    return this.#enter((hosted, seat) => hosted.resign(seat));
  }

  proposeDraw(): Promise<Done> {
    return this.#enter((hosted, seat) => hosted.proposeDraw(seat));
  }

  propose(what: Proposal): Promise<Done> {
    return this.#enter((hosted, seat) => hosted.propose(seat, what));
  }

  resumePlay(): Promise<Done> {
    return this.#enter((hosted, seat) => hosted.resumePlay(seat));
  }

  /** A proposal is public: whoever it was put to answers on the screen as it is. */
  async answer(yes: boolean): Promise<Done> {
    const { proposal, seats } = this.#host.hosted.look(PUBLIC, null, Number.MAX_SAFE_INTEGER).showing;
    if (proposal === null) return { ok: false, refused: 'noProposal' };
    const { members, stance } = proposal.stance;
    const isAsked = (seat: Seat, i: number) => stance[i] === 0 && seats[seat]?.kind === 'person';
    const seat = members.find((one, i) => this.#seats.includes(one) && isAsked(one, i));
    return seat === undefined ? NOT_YOURS : this.#host.enter((hosted) => hosted.answer(seat, yes));
  }

  async order(changes: readonly OrderChange[]): Promise<Done> {
    const seat = this.#actor;
    return seat === null ? NOT_YOURS : this.#host.order(seat, changes);
  }

  async explain(thing: Thing): Promise<Explanation | null> {
    const seat = this.#actor;
    return seat === null ? null : this.#host.hosted.explain(seat, thing);
  }

  async earlier(viewer: Viewer): Promise<LogPage> {
    if (viewer !== PUBLIC && viewer !== this.#eyes)
      throw new Error(`the log of seat ${viewer} is not for this connection`);
    const { hosted } = this.#host;
    const begins = this.#begins.get(viewer);
    if (begins === undefined) return { since: 0, log: [] };
    const { page, at } = await hosted.logBefore(viewer, begins);
    // Somebody else may have taken the screen meanwhile, or asked for the same page.
    const now = this.#begins.get(viewer);
    if (now !== begins) return { since: now?.since ?? 0, log: [] };
    this.#begins.set(viewer, at);
    return page;
  }

  async length(): Promise<number> {
    return (await this.#numbers(this.#eyes)).count;
  }

  /** The host's number of an entry that this connection speaks of. */
  async entryOf(at: number, viewer: Viewer): Promise<number> {
    return (await this.#numbers(viewer)).entry(at);
  }

  /** While a match runs, its past is seen through one's own eyes only. */
  through(viewer: Viewer): Viewer {
    const isOver = this.#host.hosted.summary().result !== null;
    if (isOver || viewer === PUBLIC || viewer === this.#eyes) return viewer;
    throw new Error(`what seat ${viewer} saw is not for this connection`);
  }

  async position(at: number, viewer: Viewer): Promise<Position> {
    const numbers = await this.#numbers(this.through(viewer));
    const own = Math.max(0, Math.min(Math.floor(at), numbers.count));
    return ownPosition(await this.#host.hosted.position(numbers.entry(own), viewer), own, numbers);
  }

  async pastLog(before: number, viewer: Viewer): Promise<LogPage> {
    const numbers = await this.#numbers(this.through(viewer));
    return ownPage(await this.#host.hosted.pastLog(numbers.entry(before), viewer), numbers);
  }

  async course(viewer: Viewer, most: number): Promise<readonly CoursePoint[]> {
    const eyes = this.through(viewer);
    const { hosted } = this.#host;
    const numbers = await this.#numbers(eyes);
    const length = numbers.count;
    const step = Math.max(1, Math.ceil(length / most));
    const places: number[] = [];
    for (let at = 0; at < length; at += step) places.push(at);
    places.push(length);
    const course: CoursePoint[] = [];
    for (const at of places) course.push({ at, view: (await hosted.position(numbers.entry(at), eyes)).view });
    return course;
  }

  async chances(facts: readonly string[]): Promise<readonly ChanceMoment[]> {
    return this.#host.hosted.chances(facts);
  }

  botThoughts(at: number): Promise<Thoughts | null> {
    return this.#host.thoughtsAt(at);
  }
}
