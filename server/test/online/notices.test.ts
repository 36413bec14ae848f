import type { Notice, OwnSettings } from '@bivouac/host';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { mayKnock } from '../../src/notices/addresses.ts';
import { Player } from '../../testing/online/player.ts';
import { PostOffice } from '../../testing/online/post-office.ts';
import { PushService } from '../../testing/online/push-service.ts';
import { servedHouse, type TestHouse } from '../../testing/online/served.ts';
import { aPage, twoAt } from './help.ts';

const pageFolder = aPage();
let time = 1_800_000_000_000;
let house: TestHouse;
let pushes: PushService;
let office: PostOffice;

beforeAll(async () => {
  office = await PostOffice.open();
  pushes = await PushService.open();
  house = await servedHouse(pageFolder, {
    now: () => time,
    mail: office.mail,
    mayKnock: async () => true,
  });
});
afterAll(async () => {
  await house.close();
  await pushes.close();
  await office.close();
});

const noticesOf = async (player: Player) =>
  ((await player.ask('GET', '/notices')).body as { notices: Notice[] }).notices;

/** A match between two, and who is waited for. */
async function waited() {
  const { id, players, lines } = await twoAt(house.address, 'nations');
  const slow = lines[0].showing.waiting[0] ?? 0;
  return { id, lines, slow: players[slow] as Player, slowLine: lines[slow], quick: players[1 - slow] as Player };
}

describe('a notice', { timeout: 60_000 }, () => {
  test('is given once for a wait, by push and by mail, to whoever is waited for, and withdrawn when he has seen it; not again to a browser that is gone', async () => {
    const { id, lines, slow, quick } = await waited();
    await Promise.all(lines.map((line) => line.close()));
    const path = `once-${id}`;
    await slow.ask('POST', '/me/push', await pushes.browser(path));
    const gone = `gone-${id}`;
    await slow.ask('POST', '/me/push', await pushes.browser(gone));
    pushes.forget(gone);
    expect((await slow.ask('POST', '/me/mail', { address: 'ney@example.org' })).status).toBe(200);
    await vi.waitFor(() => expect(office.mails.some((mail) => mail.includes('ney@example.org'))).toBe(true));
    const code = office.code;
    expect((await slow.ask('POST', '/me/mail/verify', { code: 'aaaa-bbbb' })).body).toEqual({ error: 'wrongCode' });
    expect(((await slow.ask('POST', '/me/mail/verify', { code })).body as OwnSettings).mail?.verified).toBe(true);
    const before = office.mails.length;
    time += 60_000;
    await vi.waitFor(async () => expect(await noticesOf(slow)).toHaveLength(1), { timeout: 10_000 });
    await vi.waitFor(() => expect(office.mails.length).toBe(before + 1), { timeout: 10_000 });
    expect(office.mails.at(-1)).toContain(`/online/${id}`);
    const mine = () => pushes.to(path).map(({ topic, text }) => [topic, JSON.parse(text) as unknown]);
    const notice = { tag: id, title: 'Battle of the Nations 1813', body: 'It is your turn.', url: `/online/${id}` };
    await vi.waitFor(() => expect(mine()).toEqual([[id, notice]]), { timeout: 10_000 });
    expect((await noticesOf(slow))[0]).toMatchObject({ match: id, kind: 'turn', game: 'nations' });
    expect((await noticesOf(quick)).filter(({ kind }) => kind === 'turn')).toEqual([]);
    const line = await slow.connect(id);
    line.send({ looking: true });
    await vi.waitFor(async () => expect(await noticesOf(slow)).toEqual([]));
    // Where it still lies, it is taken away.
    await vi.waitFor(() => expect(mine()[1]).toEqual([id, { withdraw: id }]), { timeout: 10_000 });
    // A browser that is there no more was tried once.
    expect(pushes.refused).toEqual([gone]);
    await line.close();
  });

  test('is not given for what a page that is looked at has shown', async () => {
    const { lines, slow, slowLine } = await waited();
    slowLine?.send({ looking: true });
    await slowLine?.call('length', []);
    const path = `seen-${Math.random()}`;
    await slow.ask('POST', '/me/push', await pushes.browser(path));
    const later = await waited();
    await Promise.all(later.lines.map((line) => line.close()));
    time += 60_000;
    // By the time that somebody else is told of a wait that began later, he would have been.
    await vi.waitFor(async () => expect(await noticesOf(later.slow)).toHaveLength(1), { timeout: 10_000 });
    expect(await noticesOf(slow)).toEqual([]);
    expect(pushes.to(path)).toEqual([]);
    await Promise.all(lines.map((line) => line.close()));
  });

  test('does not go a way that was switched off', async () => {
    const { lines, slow } = await waited();
    await Promise.all(lines.map((line) => line.close()));
    const path = `off-${Math.random()}`;
    await slow.ask('POST', '/me/push', await pushes.browser(path));
    const ways = { turn: ['mail'], time: [], begun: [], over: [] };
    expect(((await slow.ask('POST', '/me/settings', { ways, language: 'fr' })).body as OwnSettings).ways).toEqual(ways);
    time += 60_000;
    await vi.waitFor(async () => expect(await noticesOf(slow)).toHaveLength(1), { timeout: 10_000 });
    expect(pushes.to(path)).toEqual([]);
  });

  test('carries nothing to the inside of this house', async () => {
    const names = async (host: string) =>
      ({ 'ok.example': ['93.184.216.34'], 'in.example': ['10.0.0.1'] })[host] ?? [host];
    expect(await mayKnock('https://ok.example/x', names)).toBe(true);
    for (const bad of [
      'http://ok.example/x',
      'https://in.example/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://[::ffff:10.0.0.1]/',
      'https://a:b@ok.example/',
      'file:///etc/passwd',
      'nothing',
    ])
      expect([bad, await mayKnock(bad, names)]).toEqual([bad, false]);
  });
});

describe('a way back by mail', { timeout: 60_000 }, () => {
  test('is sent to a member with an address that is his; whether there is one, nobody learns', async () => {
    const member = new Player(house.address);
    const name = `Davout${Math.floor(Math.random() * 1e6)}`;
    expect((await member.ask('POST', '/member', { name, password: 'a long password' })).status).toBe(200);
    const ask = (who: string) => new Player(house.address).ask('POST', '/recover-mail', { name: who });
    const before = office.mails.length;
    const nobody = await ask('Nobody at all');
    expect(nobody).toEqual(await ask(name));
    expect(office.mails.length).toBe(before);
    await member.ask('POST', '/me/mail', { address: 'davout@example.org' });
    await member.ask('POST', '/me/mail/verify', { code: office.code });
    expect(await ask(name)).toEqual(nobody);
    const found = office.code;
    const again = new Player(house.address);
    const recovered = await again.ask('POST', '/recover', { name, code: found, password: 'another password' });
    expect(recovered.body).toMatchObject({ me: { name } });
  });
});
