import { randomBytes } from 'node:crypto';
import type { OnlineTable, OwnSettings } from '@bivouac/host';
import { fastDice, StateDice } from '@bivouac/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playOn } from '../../testing/online/play.ts';
import { Player } from '../../testing/online/player.ts';
import { servedHouse, type TestHouse } from '../../testing/online/served.ts';
import { aPage, orderFor } from './help.ts';

const pageFolder = aPage();
const DAY = 86_400_000;
const HOUR = 3_600_000;
let time = 1_800_000_000_000;
let house: TestHouse;
beforeAll(async () => {
  house = await servedHouse(pageFolder, { now: () => time, silence: 400 * DAY });
});
afterAll(() => house.close());

const rid = () => randomBytes(12).toString('hex');
const tableOf = async (player: Player, id: string) => (await player.ask('GET', `/tables/${id}`)).body as OnlineTable;

const pass = (ms: number): void => {
  time += ms;
};

async function letters(game: string, many: number): Promise<{ id: string; people: Player[] }> {
  const people = Array.from({ length: many }, () => new Player(house.address));
  const [first] = people as [Player];
  const order = { ...(await orderFor(game, 'open', many)), clock: { perTurn: DAY, bank: 2 * DAY } };
  const { table, link } = await first.lay(order);
  for (const player of people.slice(1)) await player.sit(table.id, link);
  await first.begin(table.id);
  return { id: table.id, people };
}

/** Who is waited for, and somebody who is not. */
async function slowAndQuick(
  id: string,
  people: readonly Player[],
): Promise<{ slow: number; quick: Player; own: number }> {
  const { waiting } = await tableOf(people[0] as Player, id);
  const own = people.findIndex((_, seat) => !waiting.includes(seat));
  return { slow: waiting[0] ?? 0, quick: people[own] as Player, own };
}

const absence = (player: Player, id: string, body: object) =>
  player.ask('POST', `/tables/${id}/absence`, { rid: rid(), ...body });

describe('by letter, whoever is late', { timeout: 60_000 }, () => {
  test('has lost when the other claims it, and not before', async () => {
    const { id, people } = await letters('nations', 2);
    const { slow, quick, own } = await slowAndQuick(id, people);
    pass(2 * DAY);
    expect((await absence(quick, id, { what: 'claim', seat: slow })).body).toEqual({ error: 'tooEarly' });
    expect((await absence(people[slow] as Player, id, { what: 'claim', seat: own })).body).toEqual({
      error: 'tooEarly',
    });
    expect((await tableOf(quick, id)).due).toBeLessThan(time + 2 * DAY);
    pass(2 * DAY);
    expect(await tableOf(quick, id)).toMatchObject({ status: 'running', claimable: [slow] });
    expect((await absence(quick, id, { what: 'claim', seat: slow })).body).toEqual({ done: { ok: true } });
    expect(await tableOf(quick, id)).toMatchObject({ status: 'over', result: { reason: 'time', winners: [own] } });
  });

  test('can be given time, once however often it is sent', async () => {
    const { id, people } = await letters('nations', 2);
    const { slow, quick } = await slowAndQuick(id, people);
    pass(4 * DAY);
    const body = { what: 'time', seat: slow, ms: 2 * DAY, rid: rid() };
    for (const _ of [1, 2]) {
      expect((await quick.ask('POST', `/tables/${id}/absence`, body)).body).toEqual({ done: { ok: true } });
    }
    const { claimable, due } = await tableOf(quick, id);
    expect(claimable).toEqual([]);
    expect(due).toBe(time + 2 * DAY);
  });

  test('of three does not end it: a bot goes on, and he who comes back looks on without a hand', async () => {
    const { id, people } = await letters('conquests', 3);
    const { slow, quick, own } = await slowAndQuick(id, people);
    pass(4 * DAY);
    expect((await absence(quick, id, { what: 'claim', seat: slow })).body).toEqual({ done: { ok: true } });
    const line = await quick.connect(id);
    expect(line.showing.result).toBeNull();
    expect(line.showing.seats[slow]?.kind).toBe('bot');
    const late = await (people[slow] as Player).connect(id);
    expect(late.table?.seat).toBeNull();
    expect(await late.call('resign', [])).toMatchObject({ ok: false });
    const third = people.findIndex((_, seat) => seat !== slow && seat !== own);
    const other = await (people[third] as Player).connect(id);
    expect(await playOn([line, other], new StateDice(fastDice('on')), 3)).toBe(3);
    await Promise.all([line, late, other].map((one) => one.close()));
  });

  test('is replaced by a substitute, who has the link and time of his own', async () => {
    const { id, people } = await letters('nations', 2);
    const { slow, quick } = await slowAndQuick(id, people);
    expect((await absence(quick, id, { what: 'substitute', seat: slow })).body).toEqual({ error: 'tooEarly' });
    pass(4 * DAY);
    const { link } = (await absence(quick, id, { what: 'substitute', seat: slow })).body as { link: string };
    const [stranger, friend] = [new Player(house.address), new Player(house.address)];
    const guess = { seat: null, link: 'A'.repeat(22), nonce: 'a'.repeat(32) };
    expect((await stranger.ask('POST', `/tables/${id}/sit`, guess)).status).toBe(403);
    expect((await friend.sit(id, link)).seats[slow]).toMatchObject({ mine: true });
    expect((await stranger.ask('POST', `/tables/${id}/sit`, { ...guess, link })).status).toBe(403);
    const line = await friend.connect(id);
    expect(line.table?.seat).toBe(slow);
    expect(line.showing.clocks?.[slow]?.turn).toBeGreaterThan(DAY - HOUR);
    expect((await (people[slow] as Player).ask('GET', `/tables/${id}`)).status).toBe(404);
    await line.close();
  });

  test('has lost nothing while he is on leave, of which he has thirty days a year', async () => {
    const { id, people } = await letters('nations', 2);
    const { slow, quick } = await slowAndQuick(id, people);
    const away = people[slow] as Player;
    const leave = async (path: string, body: object) => {
      const { status, body: said } = await away.ask('POST', `/me/${path}`, body);
      return { status, leave: (said as OwnSettings).leave };
    };
    expect((await leave('leave', { days: 20 })).leave).toEqual({ until: time + 20 * DAY, days: 10 });
    pass(10 * DAY);
    expect((await tableOf(quick, id)).claimable).toEqual([]);
    expect((await leave('leave', { days: 1 })).status).toBe(409);
    const back = await leave('back', {});
    expect(back.leave).toMatchObject({ until: null });
    expect(back.leave.days).toBeGreaterThanOrEqual(19);
    expect((await leave('leave', { days: 30 })).status).toBe(409);
    pass(4 * DAY);
    expect((await tableOf(quick, id)).claimable).toEqual([slow]);
  });
});

describe('live, whoever leaves the table', { timeout: 60_000 }, () => {
  test('is waited for a minute, and only if it is his turn; no clock runs while he is there', async () => {
    const people = [new Player(house.address), new Player(house.address)] as const;
    const clock = { perTurn: 60_000, bank: HOUR };
    const { table, link } = await people[0].lay({ ...(await orderFor('nations')), clock });
    await people[1].sit(table.id, link);
    await people[0].begin(table.id);
    const lines = await Promise.all(people.map((player) => player.connect(table.id)));
    const { slow, quick, own } = await slowAndQuick(table.id, people);
    await lines[slow]?.close();
    time += 59_000;
    expect((await absence(quick, table.id, { what: 'claim', seat: slow })).body).toEqual({ error: 'tooEarly' });
    time += 2_000;
    expect((await absence(people[slow] as Player, table.id, { what: 'claim', seat: own })).body).toEqual({
      error: 'tooEarly',
    });
    expect((await absence(quick, table.id, { what: 'claim', seat: slow })).body).toEqual({ done: { ok: true } });
    expect(await tableOf(quick, table.id)).toMatchObject({ status: 'over', result: { reason: 'left' } });
    await lines[own]?.close();
  });
});
