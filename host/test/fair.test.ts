import { type Action, PUBLIC, type Seat } from '@bivouac/kernel';
import { hashOf, loadMatch, type Opening, type SeatInfo, Table, writeMatch } from '@bivouac/kernel/table';
import { tiny } from '@bivouac/kernel/testing';
import { describe, expect, test } from 'vitest';
import {
  BotRoom,
  botSeed,
  HostedMatch,
  hasToken,
  MatchHost,
  type Push,
  Thinker,
  withTexts,
  withTextsApart,
} from '../src/index.ts';

const powers = tiny.seatings.find(({ length }) => length === 3) ?? [];
const people = powers.map((own, seat): SeatInfo => ({ name: `${seat}`, kind: 'person', powers: own }));

function tableOf(part: Partial<Opening> = {}) {
  const plain = { scenario: 'ring', options: {}, seats: people, clock: null, nonces: ['a'], seed: 'fair', every: 16 };
  const table = Table.open(tiny, { ...plain, botDice: 'secret', ...part }, 0);
  if (!(table instanceof Table)) throw new Error(table.fault);
  return table;
}

function hostOf(table: ReturnType<typeof tableOf>) {
  const bots = () => ({
    desk: new BotRoom(async () => ({ use: (what) => what(tiny, null) })),
    close: () => undefined,
    onFailure: () => undefined,
  });
  const hosted = new HostedMatch(tiny, table, { now: () => 0 });
  const thinker = new Thinker({ game: 'tiny', pack: null }, bots);
  const keep = async () => null;
  return new MatchHost(hosted, { thinker, now: () => 0, keep, noteSeen: async () => undefined });
}

/** Somebody connected with one seat, or none: what he was pushed last. */
function sitDown(host: MatchHost, seat: Seat) {
  const pushes: Push[] = [];
  const line = host.connect(seat < 0 ? [] : [seat], seat, (push) => pushes.push(structuredClone(push)));
  return { line, last: () => pushes.at(-1) };
}

/** What seat 0 does in private: it chooses, and thinks again. */
async function thinkAgain(host: MatchHost, times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    await host.enter((hosted) => hosted.act(0, ['pick', n % 2], undefined));
    await host.enter((hosted) => hosted.undo(0));
  }
}

describe('numbers on a line are those of whoever is at its end', () => {
  test.each([1, PUBLIC])(
    'for %i nothing changes, to the byte, while another thinks again in private',
    async (viewer) => {
      const host = hostOf(tableOf());
      const { line, last } = sitDown(host, viewer);
      const all = async () => [
        last(),
        await line.length(),
        await line.position(9, viewer),
        await line.pastLog(9, viewer),
      ];
      const before = JSON.stringify(await all());
      await thinkAgain(host, 5);
      expect(host.hosted.length()).toBe(10);
      expect(JSON.stringify(await all())).toBe(before);
    },
  );

  test('his own entries are counted, and their positions are those that he saw', async () => {
    const host = hostOf(tableOf());
    const [own, other] = [sitDown(host, 0), sitDown(host, 1)];
    await thinkAgain(host, 3);
    await own.line.act(['pick', 1]);
    expect(await own.line.length()).toBe(7);
    await other.line.act(['pick', 0]);
    expect(await other.line.length()).toBe(1);
    const seen = other.last();
    if (seen?.push !== 'look') throw new Error('nothing was pushed');
    expect(seen.length).toBe(1);
    const position = await other.line.position(1, 1);
    expect(position).toMatchObject({ at: 1, view: seen.look.showing.view });
    expect(await own.line.length()).toBe(7);
  });

  test('whether another could be asked openly is not said', async () => {
    const table = tableOf();
    const host = hostOf(table);
    const lines = [0, 1, 2].map((seat) => sitDown(host, seat));
    for (let n = 0; n < 200 && table.result === null; n++) {
      for (const { last } of lines) {
        const push = last();
        if (push?.push !== 'look') throw new Error('nothing was pushed');
        const { person, viewer, openly } = push.look;
        if (person !== viewer) expect(openly).toBe('no');
      }
      const [seat = 0] = table.waiting();
      const offer = table.decision(seat)?.offers.find((one) => one.every((part) => typeof part !== 'object'));
      await lines[seat]?.line.act(offer as Action);
    }
    expect(table.length).toBeGreaterThan(20);
  });
});

describe('what somebody keeps of a running match', () => {
  test('has no action, no check, no seed, and is the same whatever others hid', async () => {
    const [one, two] = [0, 1].map((troop) => {
      const table = tableOf();
      for (const seat of [0, 1, 2]) {
        const act = (action: Action) => expect(table.act(seat, action, 0).ok).toBe(true);
        act(['pick', seat === 0 ? troop : 1]);
        act(['done']);
      }
      return { table, hosted: new HostedMatch(tiny, table, { now: () => 0 }) };
    });
    if (one === undefined || two === undefined) throw new Error('two worlds');
    for (const viewer of [1, 2, PUBLIC]) {
      const text = await one.hosted.record(viewer);
      expect(text).toBe(await two.hosted.record(viewer));
      expect(text).not.toContain('"fair"');
      expect(text).not.toContain('"pick"');
      for (const { check } of one.table.entries) expect(text).not.toContain(check);
    }
    expect(await one.hosted.record(0)).not.toBe(await two.hosted.record(0));
  });
});

describe('the dice of bots', () => {
  const bots = people.map((seat): SeatInfo => ({ ...seat, kind: 'bot', level: 'random' }));

  test('do not follow from what everybody knows', () => {
    const table = tableOf({ seats: bots });
    const question = new HostedMatch(tiny, table, { now: () => 0 }).botQuestion();
    expect(question?.seed).not.toBe(hashOf([table.charter.commitment, 0]));
    expect(question?.seed).toBe(botSeed(table.charter, table.file(true).seed ?? '', 0));
    expect(botSeed(table.charter, 'another seed', 0)).not.toBe(question?.seed);
    expect(botSeed({ ...table.charter, nonces: ['b'] }, 'fair', 0)).not.toBe(question?.seed);
  });

  test('of matches of earlier days are what they were', () => {
    const { botDice: _, ...old } = tableOf({ seats: bots }).charter;
    const table = Table.open(tiny, { ...old, seed: 'fair' }, 0);
    if (!(table instanceof Table)) throw new Error(table.fault);
    const question = new HostedMatch(tiny, table, { now: () => 0 }).botQuestion();
    expect(question?.seed).toBe(hashOf([table.charter.commitment, 0]));
  });

  test('are kept through the file of a match', () => {
    const table = tableOf({ seats: bots });
    const loaded = loadMatch(tiny, writeMatch(table.file(true)));
    if ('fault' in loaded) throw new Error(loaded.detail);
    expect(loaded.table.charter.botDice).toBe('secret');
  });
});

describe('words that somebody wrote', () => {
  const salts = () => 'salt';

  function written() {
    const table = tableOf();
    for (const seat of [0, 1, 2]) {
      table.act(seat, ['pick', 1], 0);
      table.act(seat, ['done'], 0);
    }
    for (let n = 0; n < 400 && table.result === null; n++) {
      const [seat = 0] = table.waiting();
      const offers = table.decision(seat)?.offers ?? [];
      const letter = offers.find(([verb]) => verb === 'write');
      if (letter !== undefined) return { table, seat, offers };
      const offer = offers.find((one) => one.every((part) => typeof part !== 'object'));
      table.act(seat, offer, 0);
    }
    throw new Error('nobody may write');
  }

  test('stand beside the match: blanked, it is the same match', () => {
    const { table, seat, offers } = written();
    const { action, texts } = withTextsApart(['write', 'Meet me at Leipzig'], offers, salts);
    expect(table.act(seat, action, 0)).toEqual({ ok: true });
    const file = writeMatch(table.file(true));
    expect(file).not.toContain('Leipzig');
    expect('fault' in loadMatch(tiny, file)).toBe(false);
    const beside = new Map(texts.map(({ token, text }) => [token, text]));
    expect(JSON.stringify(withTexts(table.state, beside))).toContain('Meet me at Leipzig');
    const blanked = new Map(texts.map(({ token }) => [token, null]));
    expect(JSON.stringify(withTexts(table.state, blanked))).not.toMatch(/Leipzig|\\u0001/);
  });

  test('are taken out of holes only, and nobody can send a token', () => {
    const { offers } = written();
    expect(withTextsApart(['march', 1, 2], offers, salts)).toEqual({ action: ['march', 1, 2], texts: [] });
    const { action } = withTextsApart(['write', 'Hold'], offers, salts);
    expect(hasToken(action)).toBe(true);
    expect(hasToken(['write', 'Hold'])).toBe(false);
  });
});
