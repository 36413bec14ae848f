import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OnlineTable } from '@bivouac/host';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nameKey } from '../../src/edge/names.ts';
import { Player } from '../../testing/online/player.ts';
import { servedHouse, type TestHouse } from '../../testing/online/served.ts';
import { aPage, orderFor } from './help.ts';

const pageFolder = aPage();
let house: TestHouse;
let hour = 1_000_000_000_000;
beforeAll(async () => {
  house = await servedHouse(pageFolder, { now: () => hour });
});
afterAll(() => house.close());

const password = 'le soleil d’Austerlitz';

async function member(name: string): Promise<{ player: Player; codes: string[] }> {
  const player = new Player(house.address);
  const { status, body } = await player.ask('POST', '/member', { name, password });
  expect(status).toBe(200);
  return { player, codes: (body as { codes: string[] }).codes };
}

test('a guest becomes a member, keeps his matches, and finds them in another browser', async () => {
  const guest = new Player(house.address);
  const { table } = await guest.lay(await orderFor('nations'));
  const before = guest.cookie;
  const { body } = await guest.ask('POST', '/member', { name: 'Murat', password });
  expect(body).toMatchObject({ me: { name: 'Murat', kind: 'member' } });
  expect(guest.cookie).not.toBe(before);
  // The session of the guest has ended with it.
  const thief = new Player(house.address);
  thief.cookie = before;
  expect((await thief.ask('GET', '/house')).body).toMatchObject({ me: null });
  const elsewhere = new Player(house.address);
  expect((await elsewhere.ask('POST', '/sign-in', { name: 'murat', password })).status).toBe(200);
  const { tables } = (await elsewhere.ask('GET', '/matches')).body as { tables: OnlineTable[] };
  expect(tables.map(({ id }) => id)).toEqual([table.id]);
});

describe('names', () => {
  test('that look alike are the same', async () => {
    await member('Lannes');
    // With a Cyrillic letter, with a zero for an o, in capitals, with a space.
    for (const name of ['LANNES', 'Lаnnes', 'Lan nes', 'Lännes']) {
      const other = await new Player(house.address).ask('POST', '/member', { name, password });
      expect(other).toMatchObject({ status: 409, body: { error: 'nameTaken' } });
    }
    expect(nameKey('S0ult')).toBe(nameKey('Soult'));
  });

  test.each(['', '   ', '\u200b\u200b', 'x'.repeat(21), '\u202eyeN\u202c\u200b'.repeat(9)])(
    '%j is none',
    async (name) => {
      expect((await new Player(house.address).ask('POST', '/member', { name, password })).status).toBe(400);
    },
  );
});

describe('a password', () => {
  test('of nine signs is too short, and a wrong one opens nothing', async () => {
    const short = await new Player(house.address).ask('POST', '/member', { name: 'Ney', password: '123456789' });
    expect(short).toMatchObject({ status: 400, body: { error: 'badPassword' } });
    await member('Ney');
    const wrong = await new Player(house.address).ask('POST', '/sign-in', { name: 'Ney', password: `${password}!` });
    expect(wrong).toMatchObject({ status: 401, body: { error: 'wrongPassword' } });
    const nobody = await new Player(house.address).ask('POST', '/sign-in', { name: 'Nobody', password });
    expect(nobody.body).toEqual(wrong.body);
  });

  test('can be tried ten times in a quarter of an hour, whoever tries; then even the right one waits', async () => {
    await member('Davout');
    const tries = Array.from({ length: 10 }, () => new Player(house.address));
    for (const player of tries) await player.ask('POST', '/sign-in', { name: 'Davout', password: 'not this one' });
    const late = () => new Player(house.address).ask('POST', '/sign-in', { name: 'DAVOUT', password });
    expect((await late()).status).toBe(429);
    hour += 901_000;
    expect((await late()).status).toBe(200);
  });

  test('that is lost is set anew by a code, once; all other browsers are signed out', async () => {
    const { player, codes } = await member('Berthier');
    expect(new Set(codes).size).toBe(8);
    const [code = ''] = codes;
    const fresh = 'another one, and longer';
    const other = new Player(house.address);
    const sent = { name: 'Berthier', code: code.toUpperCase().replaceAll('-', ' '), password: fresh };
    expect((await other.ask('POST', '/recover', sent)).status).toBe(200);
    expect((await player.ask('GET', '/house')).body).toMatchObject({ me: null });
    expect((await other.ask('POST', '/recover', sent)).status).toBe(401);
    expect(
      (await new Player(house.address).ask('POST', '/sign-in', { name: 'Berthier', password: fresh })).status,
    ).toBe(200);
  });
});

describe('a session', () => {
  test('ends when one signs out', async () => {
    const { player } = await member('Grouchy');
    const { cookie } = player;
    await player.ask('POST', '/sign-out', {});
    player.cookie = cookie;
    expect((await player.ask('GET', '/house')).body).toMatchObject({ me: null });
  });

  test('is another one after signing in: whoever had planted the one before has nothing of it', async () => {
    await member('Marmont');
    const planted = new Player(house.address);
    await planted.ask('POST', '/name', { name: 'Nobody' });
    const victim = new Player(house.address);
    victim.cookie = planted.cookie;
    expect((await victim.ask('POST', '/sign-in', { name: 'Marmont', password })).status).toBe(200);
    expect(victim.cookie).not.toBe(planted.cookie);
    expect((await planted.ask('GET', '/house')).body).toMatchObject({ me: null });
  });

  test('gets another name after a week, and ends half a year after the last visit', async () => {
    const { player } = await member('Suchet');
    const { cookie } = player;
    hour += 8 * 86_400_000;
    expect((await player.ask('GET', '/house')).body).toMatchObject({ me: { name: 'Suchet' } });
    expect(player.cookie).not.toBe(cookie);
    hour += 181 * 86_400_000;
    expect((await player.ask('GET', '/house')).body).toMatchObject({ me: null });
  });
});

test('no secret is in the database as it is told: cookies, links, passwords, codes', async () => {
  const { player, codes } = await member('Fouché');
  const { link } = await player.lay(await orderFor('nations'));
  const kept = readdirSync(house.dataFolder).map((file) =>
    readFileSync(join(house.dataFolder, file)).toString('latin1'),
  );
  const secrets = [
    player.cookie.split('=')[1] ?? '',
    link,
    password,
    ...codes,
    ...codes.map((code) => code.replaceAll('-', '')),
  ];
  for (const secret of secrets) expect(kept.some((text) => text.includes(secret))).toBe(false);
});
