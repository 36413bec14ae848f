import type { OnlineTable } from '@bivouac/host';
import { fastDice, StateDice } from '@bivouac/kernel';
import { verifyMatch } from '@bivouac/kernel/table';
import { findGame, games } from '@bivouac/shelf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playOn } from '../../testing/online/play.ts';
import { Player } from '../../testing/online/player.ts';
import { servedHouse, type TestHouse } from '../../testing/online/served.ts';
import { aPage, orderFor, twoAt } from './help.ts';

const pageFolder = aPage();
let house: TestHouse;
beforeAll(async () => {
  house = await servedHouse(pageFolder);
});
afterAll(() => house.close());

describe.each(games.filter(({ load }) => load !== null).map(({ id }) => id))('%s', (game) => {
  test('two guests sit down by link and play', async () => {
    const { lines } = await twoAt(house.address, game);
    const acted = await playOn(lines, new StateDice(fastDice(game)), 40);
    expect(acted).toBe(40);
    expect(lines.map(({ table }) => table?.seat)).toEqual([0, 1]);
    expect(lines[0].showing.seats.map(({ name }) => name)).toEqual(['', '']);
    await Promise.all(lines.map((line) => line.close()));
  });
});

test('a whole match between a guest and a bot of the server comes to its end; its file is signed, and right', async () => {
  const me = new Player(house.address);
  const { table } = await me.lay(await orderFor('nations', 'bot'));
  await me.begin(table.id);
  const line = await me.connect(table.id);
  const early = await me.ask('GET', `/tables/${table.id}/file`);
  expect(early).toMatchObject({ status: 409, body: { error: 'notOpen' } });
  await playOn([line], new StateDice(fastDice('whole')));
  expect(line.showing.result).not.toBeNull();
  const { body } = await me.ask('GET', '/matches');
  expect((body as { tables: OnlineTable[] }).tables[0]).toMatchObject({ id: table.id, status: 'over' });
  const file = (await me.ask('GET', `/tables/${table.id}/file`)).body as { text: string };
  const game = await findGame('nations')?.load?.();
  const verdict = game?.use((known) => verifyMatch(known, file.text));
  expect(verdict).toMatchObject({ ok: true, finished: true });
  expect(verdict?.ok === true && verdict.attested?.signature).toMatch(/^[0-9a-f]{128}$/);
  // What was promised before the first roll is what came out.
  expect(file.text).toContain(`"commitment":"${table.commitment}"`);
  await line.close();
});

test.each(['none', 'A'.repeat(22), 'A'.repeat(23), '%00'])('at the address %s there is no table', async (id) => {
  const answer = await new Player(house.address).ask('GET', `/tables/${id}`);
  expect(answer).toEqual({ status: 404, body: { error: 'unknownTable' } });
});

describe('the link', () => {
  test('opens the table to whoever has it, and to nobody else', async () => {
    const [host, friend, stranger] = [1, 2, 3].map(() => new Player(house.address)) as [Player, Player, Player];
    const { table, link } = await host.lay(await orderFor('nations'));
    expect(link).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect((await stranger.ask('GET', `/tables/${table.id}`)).status).toBe(404);
    expect((await friend.ask('GET', `/tables/${table.id}?link=${link}`)).status).toBe(200);
    const guess = 'A'.repeat(22);
    const sat = await stranger.ask('POST', `/tables/${table.id}/sit`, {
      seat: null,
      link: guess,
      nonce: 'a'.repeat(32),
    });
    expect(sat).toMatchObject({ status: 403, body: { error: 'badLink' } });
  });

  test('leads nowhere once it is withdrawn, and only its owner can withdraw it', async () => {
    const [host, friend] = [new Player(house.address), new Player(house.address)];
    const { table, link } = await host.lay(await orderFor('nations'));
    await friend.ask('POST', '/name', { name: 'Ney' });
    expect((await friend.ask('POST', `/tables/${table.id}/link`, {})).status).toBe(403);
    const { body } = await host.ask('POST', `/tables/${table.id}/link`, {});
    const { link: fresh } = body as { link: string };
    expect((await friend.ask('GET', `/tables/${table.id}?link=${link}`)).status).toBe(404);
    await friend.sit(table.id, fresh);
    await host.begin(table.id);
    // A table that has begun needs no link any more.
    const late = new Player(house.address);
    expect((await late.ask('GET', `/tables/${table.id}?link=${fresh}`)).status).toBe(404);
  });

  test('two who want the same chair at once: one has it', async () => {
    const host = new Player(house.address);
    const { table, link } = await host.lay(await orderFor('nations'));
    const [one, two] = [new Player(house.address), new Player(house.address)];
    const sat = await Promise.allSettled([one.sit(table.id, link, 1), two.sit(table.id, link, 1)]);
    expect(sat.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('the dice', () => {
  test('a nonce other than the promised one does not begin the match', async () => {
    const [host, friend] = [new Player(house.address), new Player(house.address)];
    const { table, link } = await host.lay(await orderFor('nations'));
    await friend.sit(table.id, link);
    const other = await host.ask('POST', `/tables/${table.id}/nonce`, { nonce: 'b'.repeat(32) });
    expect(other).toMatchObject({ status: 409, body: { error: 'badNonce' } });
    expect(await host.begin(table.id)).toMatchObject({ status: 'running' });
  });

  test('nobody is told a nonce before the match has begun, nor the seed before its end', async () => {
    const { lines, players, id } = await twoAt(house.address, 'nations');
    const said = JSON.stringify((await players[0].ask('GET', `/tables/${id}`)).body) + lines[0].frames.join('');
    expect(said).not.toContain('"seed"');
    await Promise.all(lines.map((line) => line.close()));
  });
});

test('a rematch changes sides, and whoever asks second sits down at the same table', async () => {
  const { lines, players, id } = await twoAt(house.address, 'nations');
  const [host, guest] = players;
  await lines[0].call('resign', []);
  await lines[1].until(() => lines[1].showing.result !== null);
  const again = await guest.layAgain(id);
  await host.layAgain(id);
  const begun = await guest.begin(again.id);
  expect(begun.id).not.toBe(id);
  expect(begun.status).toBe('running');
  expect(begun.seats.map(({ powers }) => powers)).toEqual(
    lines[0].showing.charter.seats.map(({ powers }) => powers).toReversed(),
  );
  expect(begun.seats.map(({ mine }) => mine)).toEqual([false, true]);
  await Promise.all(lines.map((line) => line.close()));
});
