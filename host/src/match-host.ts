import type { Action, Seat, Viewer } from '@bivouac/kernel';
import { DONE, type Done } from '@bivouac/kernel/table';
import type { BotQuestion, Thoughts } from './bots/question.ts';
import type { Thinker } from './bots/thinker.ts';
import { ClockKeeper, type Later } from './clock-keeper.ts';
import { Connection, type Hosting } from './connection.ts';
import type { Hosted, OrderChange } from './hosted.ts';
import type { Push } from './protocol.ts';

/** Whoever waits longer than this for bots, in milliseconds, sees what they have done so far. */
const LONG = 250;

/** What a host needs of the place it runs in. */
export interface HostCare {
  readonly thinker: Thinker;
  readonly now: () => number;
  /** Keeps what is new. Null if that went well; the match as it is kept if it has gone on elsewhere. */
  keep(hosted: Hosted): Promise<Hosted | null>;
  /** The host still runs, where time matters. */
  noteSeen(): Promise<void>;
  /** How to wait, for the clocks; not said where the match is only looked at, and another host keeps its clocks. */
  readonly later?: Later;
}

const STALE: Done = { ok: false, refused: 'stale' };

/**
 * Runs one match for everybody who is connected: what one does is kept, and then pushed to all. The bots move as soon as
 * everybody has seen what was before.
 */
export class MatchHost implements Hosting {
  readonly #care: HostCare;
  #hosted: Hosted;
  readonly #connections = new Set<Connection>();
  #driving = false;
  /** What is being written: one after the other, since each builds on the one before. */
  #keeping: Promise<unknown> = Promise.resolve();
  readonly #clock: ClockKeeper | null;

  constructor(hosted: Hosted, care: HostCare) {
    this.#hosted = hosted;
    this.#care = care;
    this.#clock = care.later === undefined ? null : new ClockKeeper(care.later, () => this.#tickOrTell());
    this.#clock?.keep(hosted.untilFall());
  }

  get hosted(): Hosted {
    return this.#hosted;
  }

  /** A line to somebody who plays these seats, or watches. What he sees now is pushed at once. */
  connect(seats: readonly Seat[], eyes: Viewer, push: (push: Push) => void): Connection {
    const connection = new Connection(this, seats, eyes, push);
    this.#connections.add(connection);
    connection.show();
    return connection;
  }

  leave(connection: Connection): void {
    this.#connections.delete(connection);
  }

  /** Ends all that goes on. Whatever was done is kept first. */
  async close(): Promise<void> {
    this.#connections.clear();
    this.#clock?.stop();
    this.#care.thinker.close();
    await this.#keeping;
  }

  /** Does something to the match, keeps it, and tells everybody: a reload at any moment finds it. */
  async enter(deed: (hosted: Hosted) => Done): Promise<Done> {
    const done = deed(this.#hosted);
    return done.ok ? this.#entered() : done;
  }

  async #entered(): Promise<Done> {
    // Whatever a bot was thinking about is not so any more.
    this.#care.thinker.drop();
    const kept = await this.#keep();
    this.#tellAll();
    if (!kept) return STALE;
    this.#thinkAhead();
    return DONE;
  }

  /** False if the match has gone on elsewhere: then it is that one from now on. */
  #keep(): Promise<boolean> {
    const kept = this.#keeping.then(async () => {
      const other = await this.#care.keep(this.#hosted);
      if (other !== null) this.#hosted = other;
      this.#clock?.keep(this.#hosted.untilFall());
      return other === null;
    });
    this.#keeping = kept.catch(() => undefined);
    return kept;
  }

  /** Those that stand are kept, whatever became of the rest. */
  async order(seat: Seat, changes: readonly OrderChange[]): Promise<Done> {
    const hosted = this.#hosted;
    let refused: Done = DONE;
    let given = 0;
    for (const change of changes) {
      refused = hosted.order(seat, change);
      if (!refused.ok) break;
      given++;
    }
    const kept = given === 0 ? DONE : await this.#entered();
    return refused.ok ? kept : refused;
  }

  async #tickOrTell(): Promise<number | null> {
    try {
      return await this.#tick();
    } catch (error) {
      this.#tellFault(error);
      return null;
    }
  }

  #tellFault(error: unknown): void {
    const detail = error instanceof Error ? error.message : String(error);
    for (const connection of this.#connections) connection.tellFault(detail);
  }

  /** Time has passed: whoever has none left loses, and everybody is told. */
  async #tick(): Promise<number | null> {
    if (this.#hosted.tick()) {
      this.#care.thinker.drop();
      await this.#keep();
      this.#tellAll(true);
    } else if (this.#hosted.isTimed) await this.#care.noteSeen();
    return this.#hosted.untilFall();
  }

  async thoughtsAt(at: number): Promise<Thoughts | null> {
    const question = await this.#hosted.pastQuestion(at);
    return question === null ? null : this.#care.thinker.explain(question);
  }

  #tellAll(unasked = false): void {
    for (const connection of this.#connections) connection.show(unasked);
  }

  /** While somebody else decides, the bot may use the time. */
  #thinkAhead(): void {
    const question = this.#hosted.ponderQuestion();
    if (question !== null) this.#care.thinker.ponder(question);
  }

  /** Ends a bot's thought, if one runs. */
  dropThought(): void {
    this.#care.thinker.drop();
  }

  #areReady(): boolean {
    const all = [...this.#connections];
    return all.length > 0 && all.every(({ pace }) => pace !== null);
  }

  /** Lets the bots play until a person is asked, as long as everybody has seen what they did before. */
  async letBotsPlay(): Promise<void> {
    if (this.#driving) return;
    this.#driving = true;
    try {
      for (;;) {
        const question = this.#hosted.botQuestion();
        if (question === null || !this.#areReady()) return;
        if (await this.#letBotsMove(question)) this.#tellAll();
      }
    } catch (error) {
      this.#tellFault(error);
    } finally {
      this.#driving = false;
    }
  }

  /** One entry, or all that come quickly where nobody wants to see each; whether any came. */
  async #letBotsMove(first: BotQuestion): Promise<boolean> {
    const began = this.#care.now();
    let moved = false;
    for (let question: BotQuestion | null = first; question !== null; question = this.#hosted.botQuestion()) {
      if (!(await this.#letBotMove(question))) return moved;
      moved = true;
      const quick = [...this.#connections].every(({ pace }) => pace === 'quick');
      if (!quick || this.#care.now() - began > LONG) return moved;
    }
    return moved;
  }

  /** False if the thought was dropped, or came too late. */
  async #letBotMove(question: BotQuestion): Promise<boolean> {
    const hosted = this.#hosted;
    const length = hosted.length();
    const action: Action | null = await this.#care.thinker.choose(question);
    if (action === null || this.#hosted !== hosted || hosted.length() !== length) return false;
    const said = hosted.facts.talk === undefined ? null : await this.#care.thinker.says(question, action);
    if (this.#hosted !== hosted || hosted.length() !== length) return false;
    const done = hosted.act(question.seat, action, undefined);
    // Nothing is wrong if its time ran out over it: that is an entry too.
    if (!done.ok && hosted.length() === length) {
      throw new Error(`the bot ${question.level} chose what is not allowed: ${done.refused}`);
    }
    if (done.ok && said !== null) hosted.say(question.seat, said);
    if (await this.#keep()) this.#thinkAhead();
    return true;
  }
}
