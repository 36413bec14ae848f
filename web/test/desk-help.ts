import { MemoryStore } from '@bivouac/host';
import type { Action, Seat } from '@bivouac/kernel';
import { newRecord, type MatchRecord, type OpeningOrder } from '../src/matches/record.ts';
import { BotRoom } from '../src/worker/bots/bot-room.ts';
import type { BotDesk, BotQuestion } from '@bivouac/host';
import type { BotLine } from '@bivouac/host';
import { Desk, type MatchShelf } from '../src/worker/desk.ts';

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
    const room = new BotRoom();
    const desk: BotDesk = {
      sit: (table) => room.sit(table),
      choose: async (question) => {
        this.asked.push(structuredClone(question));
        await new Promise<void>((resolve) => {
          this.#waiting = resolve;
        });
        return room.choose(question);
      },
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
  desk: new BotRoom(),
  close: () => undefined,
  onFailure: () => undefined,
});

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
): Promise<{ desk: Desk; id: string }> {
  const record = newRecord(order);
  await shelf.store.begin(record);
  const desk = new Desk(shelf, bots, mayThinkAhead);
  const opened = await desk.open(record.id);
  if (!opened.ok) throw new Error(`no table: ${opened.why}`);
  return { desk, id: record.id };
}

/** Takes the first offer with this verb, or else the first there is. */
export async function takeFirst(desk: Desk, seat: Seat, verb = ''): Promise<void> {
  const offers = (await desk.look(seat)).showing.decision?.offers ?? [];
  const offer = offers.find(([name]) => name === verb) ?? offers[0];
  if (offer === undefined) throw new Error(`seat ${seat} is not asked`);
  const done = await desk.act(seat, offer as Action);
  if (!done.ok) throw new Error(done.refused);
}

/** Napoleon sets up and lays out armies for a whole turn: nothing is rolled or shown, so the last can be taken back. */
export async function playFirstTurn(desk: Desk): Promise<void> {
  for (let i = 0; i < 4; i++) await takeFirst(desk, 0);
  while ((await desk.look(0)).bot === null) await takeFirst(desk, 0, 'lay');
}
