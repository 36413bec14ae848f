import { join } from 'node:path';
import { commitment, fastDice, fillHoles, type Offer, StateDice } from '@bivouac/kernel';
import { factsOf, type WireCall } from '@bivouac/host';
import { findGame } from '@bivouac/shelf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqlite } from '../../src/store/sqlite.ts';
import { promiseOf } from '../../src/tables/table-desk.ts';
import { seatDeeds } from '../../src/store/seats.ts';
import { Player, TableLine } from '../../testing/online/player.ts';
import { servedHouse, type TestHouse } from '../../testing/online/served.ts';
import { aPage, type Company, orderFor } from './help.ts';

const pageFolder = aPage();
let time = 1_800_000_000_000;
let house: TestHouse;
beforeAll(async () => {
  // Time stands still unless a test says so: whatever differs does not differ by the clock.
  house = await servedHouse(pageFolder, { now: () => time, silence: 3_600_000 });
});
afterAll(() => house.close());

/** A table of which the test knows the seed, the handles and the nonces: so there can be two of the same. */
async function twinAt(game: string, clock: { perTurn: number; bank: number } | null): Promise<Company> {
  const [host, guest] = [new Player(house.address), new Player(house.address)];
  const { table, link } = await host.lay({ ...(await orderFor(game)), clock });
  await guest.sit(table.id, link);
  const db = openSqlite(join(house.dataFolder, 'bivouac.db'));
  const seed = `seed of ${game}`;
  await db.updateTable('match_secret').set({ seed }).where('match', '=', table.id).execute();
  for (const seat of [0, 1]) {
    const same = { handle: `handle ${seat}`, ...(seat === 1 ? { nonce: 'ab'.repeat(16) } : {}) };
    await db.updateTable('seat').set(same).where('match', '=', table.id).where('seat', '=', seat).execute();
  }
  const nonce = 'cd'.repeat(16);
  await db
    .updateTable('seat')
    .set({ promise: promiseOf(nonce) })
    .where('match', '=', table.id)
    .where('seat', '=', 0)
    .execute();
  const head = await seatDeeds.head(db, table.id);
  if (head !== null) await seatDeeds.changeHead(db, Object.assign(head, { commitment: commitment(seed) }));
  await db.destroy();
  host.nonces.set(table.id, nonce);
  await host.begin(table.id);
  const lines = [await host.connect(table.id), await guest.connect(table.id)] as const;
  return { id: table.id, players: [host, guest], lines };
}

const isAsked = (line: TableLine): boolean => (line.showing.decision?.offers.length ?? 0) > 0;

/** The heads of the chain are keyed: what they are tells nothing, but that there is one, and how long, might. */
const withoutHeads = (text: string): string => text.replaceAll(/"head":"[0-9a-f]{64}"/g, '"head":"HEAD"');

/** Frames but for answers to one's own requests, which have random names. */
const told = (line: TableLine): string[] =>
  line.frames.filter((text) => !text.startsWith('{"rid"')).map((text) => withoutHeads(text));

/** Whoever comes on a new line is given the head that he had: by another he would learn that something was done since. */
async function comesAgain({ id, players, lines }: Company, seat: 0 | 1): Promise<string> {
  const fresh = await players[seat].connect(id);
  expect(fresh.heads).toEqual(lines[seat].heads.slice(-1));
  await fresh.close();
  return withoutHeads(fresh.frames[0] ?? '').replaceAll(/"presence":\[[^\]]*\]/g, '');
}

/** Does the same in both worlds. */
async function both(worlds: readonly Company[], seat: 0 | 1, offer: Offer, seed: string): Promise<void> {
  for (const { lines } of worlds) {
    const line = lines[seat];
    const { stamp } = line.showing.decision ?? { stamp: 0 };
    const before = lines.map(({ showing }) => showing.entries);
    const action = fillHoles(offer, new StateDice(fastDice(seed)));
    expect(await line.call('act', [action, stamp])).toEqual({ ok: true });
    await line.until(() => line.showing.entries > (before[seat] ?? 0));
    // Whatever the other one is told has been sent before the answer.
    await lines[1 - seat]?.call('length', []);
  }
}

describe.each(['nations', 'gloire', 'conquests', 'empereur'])('%s', (game) => {
  test('what one does in secret sends nothing to the other, and changes no byte that he is ever told until it shows', async () => {
    const worlds = [
      await twinAt(game, { perTurn: 600_000, bank: 0 }),
      await twinAt(game, { perTurn: 600_000, bank: 0 }),
    ];
    const [one, two] = worlds as [Company, Company];
    const dice = new StateDice(fastDice(`two worlds of ${game}`));
    for (let n = 0; n < 18; n++) {
      const [a, b] = one.lines;
      const seat = isAsked(a) && (!isAsked(b) || dice.below(2) === 0) ? 0 : 1;
      if (!isAsked(one.lines[seat])) break;
      const offers = one.lines[seat].showing.decision?.offers ?? [];
      const other = seat === 0 ? 1 : 0;
      const frames = one.lines[other].frames.length;
      const entries = one.lines[other].showing.entries;
      await both(worlds, seat, dice.pick(offers), `fill ${n}`);
      const isSecret = one.lines[other].showing.entries === entries;
      if (isSecret) {
        // Only the answer to his own question came.
        expect(one.lines[other].frames.length).toBe(frames + 1);
      }
      for (const at of [0, 1] as const) expect(told(one.lines[at])).toEqual(told(two.lines[at]));
    }
    for (const { lines } of worlds) await Promise.all(lines.map((line) => line.close()));
  });
});

test('with another thing kept in secret, the other one is told the same to the byte', async () => {
  const worlds = [await twinAt('nations', null), await twinAt('nations', null)];
  const [one, two] = worlds as [Company, Company];
  const dice = new StateDice(fastDice('kept'));
  let differed = 0;
  for (let n = 0; n < 40 && differed < 1; n++) {
    const seat = isAsked(one.lines[0]) ? 0 : 1;
    const other = seat === 0 ? 1 : 0;
    const offers = one.lines[seat].showing.decision?.offers ?? [];
    const entries = one.lines[other].showing.entries;
    const offer = dice.pick(offers);
    const instead = offers.find(([verb], i) => verb === offer[0] && offers[i] !== offer);
    await both([one], seat, offer, 'fill');
    const isSecret = one.lines[other].showing.entries === entries && instead !== undefined;
    await both([two], seat, isSecret ? instead : offer, 'fill');
    if (isSecret) differed++;
    expect(told(one.lines[other])).toEqual(told(two.lines[other]));
    if (isSecret) {
      // Neither does whoever comes now, on a new line, learn anything.
      expect(await comesAgain(one, other)).toBe(await comesAgain(two, other));
    }
  }
  expect(differed).toBeGreaterThan(0);
});

/** All that a line can fetch of a running match: where it stood, what was told, what it looked like all along. */
async function record(line: TableLine): Promise<string[]> {
  const own = line.table?.seat ?? -1;
  const length = Number(await line.call('length', []));
  const questions: [WireCall, readonly unknown[]][] = [
    ['earlier', [own]],
    ['course', [own, 20]],
    ['chances', [['kernel.undone']]],
    ['explain', [{ kind: 'area', id: 0 }]],
  ];
  // The last ones of a long match, and one that is not there.
  for (let at = Math.max(0, length - 2); at <= length + 1; at++) {
    questions.push(['position', [at, own]], ['pastLog', [at, own]]);
  }
  const answers = [`length ${length}`];
  for (const [ask, args] of questions) answers.push(JSON.stringify([ask, args, await line.call(ask, args, RID)]));
  return answers;
}
const RID = '0'.repeat(24);

/** All that somebody else can get at: his lists, tables and files by HTTP, his record, and what whoever looks on is told. */
async function reads({ id, players, lines }: Company, other: 0 | 1, watcher: TableLine): Promise<string> {
  await watcher.call('length', []);
  const pages: string[] = [];
  for (const path of [
    '/house',
    '/matches',
    `/tables/${id}`,
    '/notices',
    '/lobby',
    '/me/settings',
    `/tables/${id}/own`,
    `/tables/${id}/file`,
    `/tables/${id}/nothing`,
  ]) {
    const { status, body } = await players[other].ask('GET', path);
    pages.push(`${path} ${status} ${JSON.stringify(body)}`);
  }
  const records = [...(await record(lines[other])), ...(await record(watcher))];
  const frames = watcher.frames.filter((text) => !text.startsWith('{"rid"'));
  // Tables have random names and seeds: apart from those nothing may differ, in bytes, number or length.
  const text = [...pages, ...records, ...frames].join('\n').replaceAll(id, 'ID');
  return text.replaceAll(/"(id|commitment)":"[^"]+"/g, '"$1"');
}

const letWatch = async ({ id, players }: Company): Promise<TableLine> => {
  const { body } = await players[0].ask('POST', `/tables/${id}/watch`, { open: true });
  return TableLine.watch(house.address, id, (body as { link: string }).link);
};

/** The windows of a game for which orders can be given. */
async function windowsOf(id: string): Promise<string[]> {
  const game = await findGame(id)?.load?.();
  return game === undefined ? [] : game.use((known) => Object.keys(factsOf(known).windows));
}

describe.each(['nations', 'gloire', 'conquests', 'empereur'])('%s in two worlds', { timeout: 120_000 }, (game) => {
  test('what one does in secret changes nothing in all that leaves: other seat, lists, tables, notices, spectators', async () => {
    const worlds = [
      await twinAt(game, { perTurn: 600_000, bank: 0 }),
      await twinAt(game, { perTurn: 600_000, bank: 0 }),
    ];
    const [one, two] = worlds as [Company, Company];
    const watchers = [await letWatch(one), await letWatch(two)] as const;
    const windows = await windowsOf(game);
    const dice = new StateDice(fastDice(`worlds of ${game}`));
    const alike = async (byHttp: boolean) => {
      await Promise.all([one, two].map(({ lines }) => lines[1].call('length', [])));
      expect(told(one.lines[1])).toEqual(told(two.lines[1]));
      if (byHttp) expect(await reads(one, 1, watchers[0])).toBe(await reads(two, 1, watchers[1]));
    };
    let secrets = 0;
    for (let n = 0; n < 25; n++) {
      const seat = isAsked(one.lines[0]) ? 0 : 1;
      if (!isAsked(one.lines[seat])) break;
      // A standing order is a secret in any game: in one world it is given, and taken back since one that acts is news.
      if (windows.length > 0 && n % 8 === 3) {
        const window = dice.pick(windows);
        // When it was given is nobody's business, either.
        time += 1000;
        const done = await two.lines[0].call('order', [[{ window, answer: ['pass'] }]]);
        if ((done as { ok: boolean }).ok) secrets++;
        await two.lines[0].call('order', [[{ window, answer: null }]]);
        await alike(true);
      }
      const offers = one.lines[seat].showing.decision?.offers ?? [];
      const { entries } = one.lines[1].showing;
      const offer = dice.pick(offers);
      await both([one], seat, offer, 'fill');
      const instead = offers.find((_, i) => offers[i]?.[0] === offer[0] && offers[i] !== offer);
      const isSecret = seat === 0 && one.lines[1].showing.entries === entries && instead !== undefined;
      if (isSecret) {
        // So far it was done in one world only, and a while ago: not even that something was done may show.
        time += 1000;
        await alike(true);
        expect(await comesAgain(one, 1)).toBe(await comesAgain(two, 1));
        // Nor may a list of several tables show it by their order: what is done in the other world comes after this.
        for (const { players } of worlds) await players[1].lay(await orderFor('nations'));
        time += 1000;
      }
      await both([two], seat, isSecret ? instead : offer, 'fill');
      time += 500;
      await alike(isSecret || n % 8 === 7);
      if (!isSecret) continue;
      secrets++;
      // What came of it may show from the next thing that is done on.
      break;
    }
    expect(secrets).toBeGreaterThan(0);
    for (const line of [...one.lines, ...two.lines, ...watchers]) await line.close();
  });
});

test('what is said to one seat is heard by nobody else, now or later', async () => {
  const people = [1, 2, 3].map(() => new Player(house.address)) as [Player, Player, Player];
  const { table, link } = await people[0].lay(await orderFor('conquests', 'open', 3));
  for (const player of people.slice(1)) await player.sit(table.id, link);
  await people[0].begin(table.id);
  const lines = await Promise.all(people.map((player) => player.connect(table.id)));
  const [first, second, third] = lines as [TableLine, TableLine, TableLine];
  first.send({ chat: { rid: 'a'.repeat(24), to: 1, text: 'attack at dawn' } });
  first.send({ chat: { rid: 'a'.repeat(24), to: 1, text: 'attack at dawn' } });
  first.send({ chat: { rid: 'b'.repeat(24), to: 'all', text: 'good luck' } });
  await third.until(() => third.frames.some((text) => text.includes('good luck')));
  await second.until(() => second.frames.some((text) => text.includes('good luck')));
  expect(second.frames.filter((text) => text.includes('dawn'))).toHaveLength(1);
  expect(third.frames.join('')).not.toContain('dawn');
  const late = await people[2].connect(table.id);
  expect(late.frames[0]).toContain('good luck');
  expect(late.frames[0]).not.toContain('dawn');
});
