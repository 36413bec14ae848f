import type { OwnSettings } from '@bivouac/host';
import { fastDice, StateDice } from '@bivouac/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playOn } from '../../testing/online/play.ts';
import { Player, TableLine } from '../../testing/online/player.ts';
import { servedHouse, type TestHouse } from '../../testing/online/served.ts';
import { aPage, orderFor, twoAt } from './help.ts';

const pageFolder = aPage();
let house: TestHouse;
beforeAll(async () => {
  house = await servedHouse(pageFolder);
});
afterAll(() => house.close());

async function tokenOf(player: Player, scope: 'read' | 'play'): Promise<string> {
  return ((await player.ask('POST', '/me/tokens', { name: 'my bot', scope })).body as { token: string }).token;
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}`, cookie: '', origin: '' });

describe('what one notes at a table', () => {
  test('is there for oneself again, and for nobody else', async () => {
    const { id, players, lines } = await twoAt(house.address, 'nations');
    const kept = { note: 'feint at Leipzig', muted: [1] };
    expect((await players[0].ask('POST', `/tables/${id}/own`, kept)).body).toEqual(kept);
    expect((await players[0].ask('GET', `/tables/${id}/own`)).body).toEqual(kept);
    expect((await players[1].ask('GET', `/tables/${id}/own`)).body).toEqual({ note: '', muted: [] });
    expect((await new Player(house.address).ask('GET', `/tables/${id}/own`)).status).toBe(404);
    expect(lines[1].frames.join('')).not.toContain('feint');
    await Promise.all(lines.map((line) => line.close()));
  });

  test('and how much one has seen of the match is there at the next visit', async () => {
    const { id, players, lines } = await twoAt(house.address, 'nations');
    lines[0].send({ looking: true });
    await playOn(lines, new StateDice(fastDice('seen')), 6);
    const { entries } = lines[0].showing;
    await lines[0].close();
    await expect.poll(async () => (await players[0].connect(id)).table?.seen).toBe(entries);
    await lines[1].close();
  });
});

describe('chat', () => {
  test.each([
    ['gloire', 3, []],
    ['conquests', 3, ['all', 'one']],
    ['nations', 2, ['all']],
  ] as const)('%s with %i goes as the game says', async (game, many, channels) => {
    const order = await orderFor(game, 'open', many);
    if (order.seats.length !== many) return;
    const people = Array.from({ length: many }, () => new Player(house.address));
    const [first] = people as [Player];
    const { table, link } = await first.lay(order);
    for (const player of people.slice(1)) await player.sit(table.id, link);
    await first.begin(table.id);
    const lines = await Promise.all(people.map((player) => player.connect(table.id)));
    expect(lines[0]?.table?.channels).toEqual(channels);
    lines[0]?.send({ chat: { rid: 'a'.repeat(24), to: 'all', text: 'to all' } });
    lines[0]?.send({ chat: { rid: 'b'.repeat(24), to: 1, text: 'to one' } });
    lines[0]?.send({ chat: { rid: 'c'.repeat(24), to: 'allies', text: 'to allies' } });
    // Frames are heard in their order.
    await lines[0]?.call('length', []);
    const late = await people[1]?.connect(table.id);
    const heard = late?.table?.chat.map(({ text }) => text) ?? [];
    const allowed = { all: 'to all', one: 'to one', allies: 'to allies' };
    expect(heard).toEqual(channels.map((channel) => allowed[channel]));
    for (const line of [...lines, late]) await line?.close();
  });
});

describe('a token', () => {
  test('plays for its owner without cookie and origin; one that may only read does nothing', async () => {
    const { id, players, lines } = await twoAt(house.address, 'nations');
    const [reader, player] = [await tokenOf(players[0], 'read'), await tokenOf(players[0], 'play')];
    const asked = lines.findIndex(({ showing }) => (showing.decision?.offers.length ?? 0) > 0);
    expect((await new Player(house.address).ask('GET', '/matches', undefined, bearer(reader))).body).toMatchObject({
      tables: [{ id }],
    });
    await lines[0].close();
    const reads = await TableLine.withToken(house.address, id, reader);
    expect(reads.table?.seat).toBe(0);
    expect(await reads.call('resign', [])).toEqual({ ok: false, refused: 'unknownSeat' });
    const plays = await TableLine.withToken(house.address, id, player);
    expect(await playOn([plays, lines[1]], new StateDice(fastDice('token')), 4)).toBe(4);
    expect(asked).toBeGreaterThanOrEqual(0);
    await Promise.all([reads, plays, lines[1]].map((line) => line.close()));
  });

  test('does not reach the account, is kept as a hash, and ends when it is taken back', async () => {
    const { id, players, lines } = await twoAt(house.address, 'nations');
    const [reader, player] = [await tokenOf(players[0], 'read'), await tokenOf(players[0], 'play')];
    const program = new Player(house.address);
    for (const path of ['/me/tokens', '/me/mail', '/name', '/member', '/sign-out', '/me/leave']) {
      const said = await program.ask('POST', path, {}, bearer(player));
      expect([path, said]).toMatchObject([path, { status: 403, body: { error: 'notForTokens' } }]);
    }
    expect((await program.ask('POST', `/tables/${id}/own`, { note: 'x' }, bearer(reader))).status).toBe(403);
    expect((await program.ask('POST', `/tables/${id}/own`, { note: 'x' }, bearer(player))).status).toBe(200);
    expect((await program.ask('GET', '/matches', undefined, bearer('A'.repeat(43)))).status).toBe(401);
    const { tokens } = (await players[0].ask('GET', '/me/settings')).body as OwnSettings;
    expect(JSON.stringify(tokens)).not.toContain(player);
    for (const token of tokens) await players[0].ask('POST', '/me/tokens/drop', { id: token.id });
    expect((await program.ask('GET', '/matches', undefined, bearer(player))).status).toBe(401);
    await expect(TableLine.withToken(house.address, id, player)).rejects.toThrow();
    await Promise.all(lines.map((line) => line.close()));
  });
});

test('bots are counted: nobody has as many Marshals as he likes', async () => {
  const me = new Player(house.address);
  const order = await orderFor('nations', 'bot');
  const seats = order.seats.map((seat) => (seat.kind === 'bot' ? { ...seat, level: 'marshal' } : seat));
  for (let n = 0; n < 8; n++) await me.lay({ ...order, seats });
  await expect(me.lay({ ...order, seats })).rejects.toThrow('tooMany');
});

test('tables are counted: nobody lays as many as he likes, and one that is given up makes room', async () => {
  const me = new Player(house.address);
  const order = await orderFor('nations');
  const first = await me.lay(order);
  await Promise.all(Array.from({ length: 49 }, () => me.lay(order)));
  await expect(me.lay(order)).rejects.toThrow('tooMany');
  expect((await me.ask('POST', `/tables/${first.table.id}/stand`, {})).status).toBe(200);
  expect((await me.lay(order)).table.status).toBe('open');
});
