import { questionName } from '@bivouac/bots';
import { PUBLIC } from '@bivouac/kernel';
import { loadMatch } from '@bivouac/kernel/table';
import { leipzig, nationsGame } from '@bivouac/nations';
import { describe, expect, test } from 'vitest';
import { botRoom } from '../src/worker/take-down.ts';
import type { BotDesk, BotTable } from '@bivouac/host';
import { type BotLine, Thinker } from '@bivouac/host';
import { playFirstTurn, quickBots, sitDown, Sitting, SlowBots, takeFirst, TestShelf } from './desk-help.ts';

const table: BotTable = { game: 'nations', pack: null };

describe('while a bot thinks', () => {
  test('the table answers everything else, and the move comes when it is thought out', async () => {
    const bots = new SlowBots();
    const { desk } = await sitDown(new TestShelf(), bots.call);
    await playFirstTurn(desk);
    const moving = desk.botMove();
    await bots.waitUntilAsked(1);
    const length = await desk.desk.length();
    expect(desk.bot).toBe(1);
    expect((await desk.position(3, 0)).at).toBe(3);
    expect(await desk.desk.fileText()).toContain('"bivouac"');
    expect(await desk.desk.length()).toBe(length);
    bots.goOn();
    expect(await moving).toBe('moved');
    expect(await desk.desk.length()).toBe(length + 1);
  });

  test.each(['undo', 'resign'] as const)('%s drops the thought and ends its worker', async (deed) => {
    const bots = new SlowBots();
    const { desk } = await sitDown(new TestShelf(), bots.call);
    await playFirstTurn(desk);
    const moving = desk.botMove();
    await bots.waitUntilAsked(1);
    expect(await desk[deed](0)).toEqual({ ok: true });
    expect(await moving).toBe('dropped');
    expect(bots.closed).toBe(1);
    const length = await desk.desk.length();
    // The thought comes to its end all the same, and nobody hears it.
    bots.goOn();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await desk.desk.length()).toBe(length);
    const { showing, bot } = await desk.look(0);
    expect(bot).toBeNull();
    if (deed === 'resign') expect(showing.result?.winners).toEqual([1]);
    else expect(showing.decision?.offers.length).toBeGreaterThan(0);
  });

  test('a deed that is refused leaves the thought alone', async () => {
    const bots = new SlowBots();
    const { desk } = await sitDown(new TestShelf(), bots.call);
    await playFirstTurn(desk);
    const moving = desk.botMove();
    await bots.waitUntilAsked(1);
    expect(await desk.undo(1)).toMatchObject({ ok: false });
    expect(bots.closed).toBe(0);
    bots.goOn();
    expect(await moving).toBe('moved');
  });

  test('after a dropped thought the next one gets a new worker', async () => {
    const bots = new SlowBots();
    const { desk } = await sitDown(new TestShelf(), bots.call);
    await playFirstTurn(desk);
    const first = desk.botMove();
    await bots.waitUntilAsked(1);
    await desk.undo(0);
    expect(await first).toBe('dropped');
    await takeFirst(desk, 0, 'lay');
    const begun = bots.begun;
    const second = desk.botMove();
    await bots.waitUntilAsked(2);
    bots.goOn();
    expect(await second).toBe('moved');
    expect(bots.begun).toBe(begun);
    expect(begun).toBe(2);
  });
});

describe('what a bot is told', () => {
  test('is its own view, its offers and a seed: nothing of the match', async () => {
    const bots = new SlowBots();
    const { desk } = await sitDown(new TestShelf(), bots.call);
    await playFirstTurn(desk);
    void desk.botMove();
    await bots.waitUntilAsked(1);
    const [question] = bots.asked;
    expect(Object.keys(question ?? {}).toSorted()).toEqual(['level', 'offers', 'seat', 'seed', 'view']);
    await expect(desk.look(1)).rejects.toThrow('seat 1 is not played here');
    const loaded = loadMatch(nationsGame(leipzig), (await desk.desk.fileText()) ?? '');
    expect('table' in loaded && loaded.table.show(1).view).toEqual(question?.view);
    expect(question?.view.dice).toEqual({ kind: 'hidden' });
    expect(JSON.stringify(question)).not.toContain('"desk"');
  });

  test('is the same after a reload, and so is what it chooses', async () => {
    const bots = new SlowBots();
    const shelf = new TestShelf();
    const { desk, id } = await sitDown(shelf, bots.call);
    await playFirstTurn(desk);
    void desk.botMove();
    await bots.waitUntilAsked(1);
    const again = new SlowBots();
    const reloaded = new Sitting(shelf, again.call);
    await reloaded.open(id);
    void reloaded.botMove();
    await again.waitUntilAsked(1);
    expect(again.asked).toEqual(bots.asked);
    const room = botRoom();
    await room.sit(table);
    const question = bots.asked[0];
    if (question === undefined) throw new Error('nothing was asked');
    expect(await room.choose(question)).toEqual(await room.choose(structuredClone(question)));
    // Another decision has another seed.
    const other = new SlowBots();
    const later = new Sitting(shelf, other.call);
    await later.open(id);
    await later.undo(0);
    await takeFirst(later, 0, 'lay');
    void later.botMove();
    await other.waitUntilAsked(1);
    expect(other.asked[0]?.seed).not.toBe(question.seed);
  });

  test('comes early enough to have a worker ready while a person decides', async () => {
    const bots = new SlowBots();
    const { desk } = await sitDown(new TestShelf(), bots.call);
    await takeFirst(desk, 0);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(bots.begun).toBe(1);
    expect(bots.asked).toEqual([]);
  });
});

test('what a bot considered is told only after the match', async () => {
  const order = { game: 'nations', scenario: '', options: {}, seed: 'thoughts' };
  const seats = [{ kind: 'person' }, { kind: 'bot', level: 'grognard' }] as const;
  const { desk } = await sitDown(new TestShelf(), quickBots, { ...order, seats });
  await playFirstTurn(desk);
  const at = (await desk.desk.length()) + 1;
  expect(await desk.botMove()).toBe('moved');
  expect(await desk.desk.botThoughts(at)).toBeNull();
  await expect(desk.position(at, 1)).rejects.toThrow('not for this connection');
  const played = await desk.position(at, PUBLIC);
  expect(played.seat).toBe(1);
  await desk.resign(0);
  const { considered, parts } = (await desk.desk.botThoughts(at)) ?? { considered: [], parts: {} };
  expect(considered.length).toBeGreaterThan(1);
  for (const part of Object.keys(considered[0]?.parts ?? {})) expect(parts[part]?.fr).toBeTruthy();
  const text = (await desk.desk.fileText()) ?? '';
  const entry = JSON.parse(text.split('\n')[at] ?? '') as unknown[];
  // The same seed thinks the same again: what it considered best is what it did.
  expect(considered[0]?.action).toEqual(entry[1]);
  expect(await desk.desk.botThoughts(1)).toBeNull();
}, 60_000);

describe('the worker of the bots', () => {
  const line = (part: Partial<BotLine['desk']>, onFailure: BotLine['onFailure'] = () => undefined): BotLine => ({
    desk: {
      sit: async () => undefined,
      choose: async () => ['end'],
      says: async () => null,
      explain: async () => ({ considered: [], parts: {} }),
      foresee: async () => null,
      ...part,
    },
    close: () => undefined,
    onFailure,
  });
  const question = { level: 'random', seat: 0, view: {} as never, offers: [], seed: 'x' };

  test('that breaks down says so instead of leaving everybody to wait', async () => {
    let fail: (why: string) => void = () => undefined;
    const never = () => new Promise<never>(() => undefined);
    const thinker = new Thinker(table, () =>
      line({ choose: never }, (tell) => {
        fail = tell;
      }),
    );
    const thought = thinker.choose(question);
    expect(thinker.thinking).toBe(true);
    fail('no such file');
    await expect(thought).rejects.toThrow('no such file');
    expect(thinker.thinking).toBe(false);
  });

  test('answers at once what another worker foresaw on a person’s time, and thinks when it foresaw something else', async () => {
    const expected = { ...question, level: 'marshal', seed: 'next' };
    const name = questionName('marshal', expected.seat, expected.seed, expected.view);
    const guesses: number[] = [];
    const foresee: BotDesk['foresee'] = async (_, attempt) => {
      guesses.push(attempt);
      return attempt === 1 ? { name, action: ['foreseen'] } : null;
    };
    const thinker = new Thinker(table, () => line({ foresee, choose: async () => ['thought'] }), true);
    thinker.ponder({ ...question, level: 'marshal', seeds: ['now', 'next'] });
    while (guesses.length < 3) await new Promise((resolve) => setTimeout(resolve));
    expect(await thinker.choose(expected)).toEqual(['foreseen']);
    const made = guesses.length;
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(guesses.length - made).toBeLessThan(2);
    expect(await thinker.choose({ ...expected, seed: 'other' })).toEqual(['thought']);
    // Something has happened since: what was foreseen before is not looked at any more.
    thinker.ponder({ ...question, level: 'grognard', seeds: ['next'] });
    expect(await thinker.choose(expected)).toEqual(['thought']);
    thinker.close();
  });

  test('is asked one thing at a time: a new question drops the old one', async () => {
    let lines = 0;
    const thinker = new Thinker(table, () => {
      const number = ++lines;
      return line({ choose: () => (number === 1 ? new Promise(() => undefined) : Promise.resolve(['end'])) });
    });
    const first = thinker.choose(question);
    const second = thinker.choose(question);
    expect(await first).toBeNull();
    expect(await second).toEqual(['end']);
    expect(lines).toBe(2);
  });
});
