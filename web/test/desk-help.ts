import { type BotDesk, type BotLine, type BotQuestion, type Look, MemoryStore, type OrderChange } from '@bivouac/host';
import { type Action, PUBLIC, type Seat, type Viewer } from '@bivouac/kernel';
import type { Done } from '@bivouac/kernel/table';
import { newRecord, type MatchRecord, type OpeningOrder } from '../src/matches/record.ts';
import { Desk, type MatchShelf } from '../src/worker/desk.ts';
import { botRoom } from '../src/worker/take-down.ts';

/** What a browser keeps, in memory. */
export class TestShelf implements MatchShelf {
  readonly store = new MemoryStore<MatchRecord>();
  readonly told: string[] = [];

  /** A match as it is kept, but for its entries. */
  async record(id: string): Promise<MatchRecord | undefined> {
    return (await this.store.load(id))?.head;
  }

  tell(id: string): void {
    this.told.push(id);
  }
}

/** Bots that think until they are told to go on. */
export class SlowBots {
  readonly asked: BotQuestion[] = [];
  closed = 0;
  begun = 0;
  #waiting: (() => void) | null = null;

  call = (): BotLine => {
    this.begun++;
    const room = botRoom();
    const desk: BotDesk = {
      sit: (table) => room.sit(table),
      choose: async (question) => {
        this.asked.push(structuredClone(question));
        await new Promise<void>((resolve) => {
          this.#waiting = resolve;
        });
        return room.choose(question);
      },
      says: (question, action) => room.says(structuredClone(question), action),
      explain: (question) => room.explain(structuredClone(question)),
      foresee: (question, attempt) => room.foresee(structuredClone(question), attempt),
    };
    return { desk, close: () => void this.closed++, onFailure: () => undefined };
  };

  /** Waits until a bot has been asked so many times. */
  async waitUntilAsked(times: number): Promise<void> {
    while (this.asked.length < times) await new Promise((resolve) => setTimeout(resolve));
  }

  goOn(): void {
    this.#waiting?.();
  }
}

/** Bots that think here and at once. */
export const quickBots = (): BotLine => ({
  desk: botRoom(),
  close: () => undefined,
  onFailure: () => undefined,
});

/** The persons at one screen: whoever acts or looks takes it first. */
export class Sitting {
  readonly desk: Desk;
  #latest: Look | null = null;
  #pushes = 0;
  readonly faults: string[] = [];

  constructor(shelf: MatchShelf, bots: () => BotLine, mayThinkAhead = false) {
    const hear: ConstructorParameters<typeof Desk>[2] = (push) => {
      if (push.push === 'fault') this.faults.push(push.detail);
      else if (push.asked === null) this.#latest = structuredClone(push.look);
      this.#pushes++;
    };
    this.desk = new Desk(shelf, bots, hear, mayThinkAhead);
  }

  open(id: string): ReturnType<Desk['open']> {
    return this.desk.open(id);
  }

  /** Takes the screen; refused where the seat is not played here. */
  async #take(viewer: Viewer): Promise<Done> {
    return this.#latest?.viewer === viewer ? { ok: true } : this.desk.eyes(viewer);
  }

  async look(viewer: Viewer): Promise<Look> {
    const done = await this.desk.eyes(viewer);
    if (!done.ok || this.#latest === null) throw new Error(`seat ${viewer} is not played here`);
    return this.#latest;
  }

  /** The bot to move, without disturbing it. */
  get bot(): Seat | null {
    return this.#latest?.bot ?? null;
  }

  async #do(seat: Seat, deed: () => Promise<Done>): Promise<Done> {
    const taken = await this.#take(seat);
    return taken.ok ? deed() : taken;
  }

  act(seat: Seat, action: Action, stamp?: number): Promise<Done> {
    return this.#do(seat, () => this.desk.act(action, stamp));
  }

  undo(seat: Seat): Promise<Done> {
    return this.#do(seat, () => this.desk.undo());
  }

  resign(seat: Seat): Promise<Done> {
    return this.#do(seat, () => this.desk.resign());
  }

  order(seat: Seat, changes: readonly OrderChange[]): Promise<Done> {
    return this.#do(seat, () => this.desk.order(changes));
  }

  /** Lets the bots make one entry; whether they did, or something else came. */
  async botMove(): Promise<'moved' | 'dropped'> {
    const pushes = this.#pushes;
    const bot = this.#latest?.bot;
    await this.desk.ready('each');
    while (this.#pushes === pushes) await new Promise((resolve) => setTimeout(resolve));
    const { seat } = await this.desk.position(await this.desk.length(), PUBLIC);
    return seat === bot ? 'moved' : 'dropped';
  }

  async position(at: number, viewer: Viewer): ReturnType<Desk['position']> {
    await this.#take(viewer);
    return this.desk.position(at, viewer);
  }

  async tryFrom(at: number, viewer: Viewer): Promise<string> {
    await this.#take(viewer);
    return this.desk.tryFrom(at, viewer);
  }
}

export const nationsOrder: OpeningOrder = {
  game: 'nations',
  scenario: '',
  options: {},
  seats: [{ kind: 'person' }, { kind: 'bot', level: 'conscript' }],
  seed: 'desk',
};

/** A new match on the shelf, opened at a desk. */
export async function sitDown(
  shelf: TestShelf,
  bots: () => BotLine,
  order: OpeningOrder = nationsOrder,
  mayThinkAhead = false,
): Promise<{ desk: Sitting; id: string }> {
  const record = newRecord(order);
  await shelf.store.begin(record);
  const desk = new Sitting(shelf, bots, mayThinkAhead);
  const opened = await desk.open(record.id);
  if (!opened.ok) throw new Error(`no table: ${opened.why}`);
  return { desk, id: record.id };
}

/** Takes the first offer with this verb, or else the first there is. */
export async function takeFirst(desk: Sitting, seat: Seat, verb = ''): Promise<void> {
  const offers = (await desk.look(seat)).showing.decision?.offers ?? [];
  const offer = offers.find(([name]) => name === verb) ?? offers[0];
  if (offer === undefined) throw new Error(`seat ${seat} is not asked`);
  const done = await desk.act(seat, offer as Action);
  if (!done.ok) throw new Error(done.refused);
}

/** Napoleon sets up and lays out armies for a whole turn: nothing is rolled or shown, so the last can be taken back. */
export async function playFirstTurn(desk: Sitting): Promise<void> {
  for (let i = 0; i < 4; i++) await takeFirst(desk, 0);
  while ((await desk.look(0)).bot === null) await takeFirst(desk, 0, 'lay');
}
