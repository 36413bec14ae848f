import { type WireCall } from '@bivouac/host';
import { fastDice, StateDice } from '@bivouac/kernel';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playOn } from '../../testing/online/play.ts';
import { Player, TableLine } from '../../testing/online/player.ts';
import { servedHouse, type TestHouse } from '../../testing/online/served.ts';
import { args, calls, isDeed, ownRequests, tableRequests } from './every-message.ts';
import { aPage, type Company, orderFor, twoAt } from './help.ts';

const pageFolder = aPage();
let house: TestHouse;
let company: Company;
beforeAll(async () => {
  house = await servedHouse(pageFolder);
  company = await twoAt(house.address, 'nations');
  await playOn(company.lines, new StateDice(fastDice('matrix')), 4);
});
afterAll(() => house.close());

/** What is kept of the match, as those who play see it. */
const standing = async (): Promise<string> => {
  const { body } = await company.players[0].ask('GET', `/tables/${company.id}`);
  return JSON.stringify([body, company.lines.map(({ showing }) => showing.entries)]);
};

/** What a seat may do whether it is asked or not. */
const ofAnybody: readonly WireCall[] = ['resign', 'proposeDraw', 'propose', 'say', 'order', 'policies'];

/** How the server answers whoever knocks with these. */
function knock(path: string, headers: Record<string, string>): Promise<number | 'open'> {
  return new Promise((resolve) => {
    const ws = new WebSocket(`${house.address.replace('http', 'ws')}${path}`, { headers });
    ws.on('open', () => {
      ws.terminate();
      resolve('open');
    });
    ws.on('unexpected-response', (_request, answer) => resolve(answer.statusCode ?? 0));
    ws.on('error', () => undefined);
  });
}

describe('a socket is opened', () => {
  const path = () => `/api/v1/tables/${company.id}/socket`;
  const origin = () => house.address;

  test('to whoever sits there', async () => {
    expect(await knock(path(), { origin: origin(), cookie: company.players[0].cookie })).toBe('open');
  });

  test('not without a session, not with a made-up one, not to a guest of another table', async () => {
    expect(await knock(path(), { origin: origin() })).toBe(401);
    expect(await knock(path(), { origin: origin(), cookie: `bivouac=${'A'.repeat(43)}` })).toBe(401);
    const other = new Player(house.address);
    await other.lay(await orderFor('nations'));
    expect(await knock(path(), { origin: origin(), cookie: other.cookie })).toBe(404);
  });

  test('not from another site, and not without saying from where', async () => {
    const { cookie } = company.players[0];
    expect(await knock(path(), { origin: 'https://elsewhere.example', cookie })).toBe(403);
    expect(await knock(path(), { cookie })).toBe(403);
  });

  test('not for a table that is not there or has not begun', async () => {
    const me = new Player(house.address);
    const { table } = await me.lay(await orderFor('nations'));
    const headers = { origin: origin(), cookie: me.cookie };
    expect(await knock(`/api/v1/tables/${table.id}/socket`, headers)).toBe(409);
    expect(await knock(`/api/v1/tables/${'A'.repeat(22)}/socket`, headers)).toBe(404);
    expect(await knock('/api/v1/anything', headers)).toBe(404);
  });

  test('three times for one account, and no fourth time', async () => {
    const { players, lines } = await twoAt(house.address, 'nations');
    const more = [
      await players[0].connect(lines[0].table === null ? '' : lastId(players[0])),
      await players[0].connect(lastId(players[0])),
    ];
    const headers = { origin: origin(), cookie: players[0].cookie };
    expect(await knock(`/api/v1/tables/${lastId(players[0])}/socket`, headers)).toBe(429);
    await Promise.all([...lines, ...more].map((line) => line.close()));
  });
});

const lastId = (player: Player): string => [...player.nonces.keys()].at(-1) ?? '';

describe('every request that may change something', () => {
  const all = [...ownRequests, ...Object.keys(tableRequests).map((what) => `/tables/ID/${what}`)];

  test('is among those that are tried here', async () => {
    const openapi = (await (await fetch(`${house.address}/api/v1/openapi`)).json()) as {
      paths: Record<string, object>;
    };
    const posts = Object.entries(openapi.paths).filter(([, methods]) =>
      Object.keys(methods).some((one) => one !== 'get'),
    );
    const names = posts.map(([path]) => path.replace('/api/v1', '').replace('{id}', 'ID'));
    expect(names.toSorted()).toEqual(all.toSorted());
  });

  test.each(all)('%s is refused from another site, and as anything but JSON', async (path) => {
    const [me] = company.players;
    const at = path.replace('ID', company.id);
    const foreign = await me.ask('POST', at, {}, { origin: 'https://elsewhere.example' });
    expect(foreign).toMatchObject({ status: 403, body: { error: 'foreignOrigin' } });
    const form = await me.ask('POST', at, {}, { 'content-type': 'text/plain' });
    expect(form.status).toBe(415);
  });

  test.each(Object.entries(tableRequests))('%s at a table of others changes nothing there', async (what, body) => {
    const [nobody, guest, elsewhere] = [1, 2, 3].map(() => new Player(house.address)) as [Player, Player, Player];
    await guest.ask('POST', '/name', { name: 'Nobody' });
    await elsewhere.lay(await orderFor('nations'));
    const { link } = (await company.players[0].ask('POST', `/tables/${company.id}/watch`, { open: true })).body as {
      link: string;
    };
    const before = await standing();
    // Whoever is known to nobody, a guest, one of another table; and each with the link by which one may look on.
    for (const player of [nobody, guest, elsewhere]) {
      for (const given of [body, 'link' in body ? { ...body, link } : body]) {
        const { status } = await player.ask('POST', `/tables/${company.id}/${what}`, given);
        expect([401, 403, 404, 409]).toContain(status);
      }
      expect([401, 404]).toContain((await player.ask('GET', `/tables/${company.id}/file`)).status);
      expect([401, 404]).toContain((await player.ask('GET', `/tables/${company.id}/own`)).status);
    }
    expect(await standing()).toBe(before);
  });

  test.each(['link', 'withdraw', 'watch', 'nonce', 'stand', 'sit', 'rematch', 'absence'])(
    '%s by the other seat, that has not laid the table, changes nothing while it runs',
    async (what) => {
      const before = await standing();
      const { status } = await company.players[1].ask('POST', `/tables/${company.id}/${what}`, tableRequests[what]);
      // Whoever asks for what is so already is shown the table.
      expect(['nonce', 'sit'].includes(what) ? [200] : [403, 409]).toContain(status);
      expect(await standing()).toBe(before);
    },
  );
});

describe('every message', { timeout: 60_000 }, () => {
  test.each(calls)('%s by whoever looks on, and by a token that may only read, changes nothing', async (call) => {
    const [owner] = company.players;
    const { link } = (await owner.ask('POST', `/tables/${company.id}/watch`, { open: true })).body as { link: string };
    const { token } = (await owner.ask('POST', '/me/tokens', { name: 'reader', scope: 'read' })).body as {
      token: string;
    };
    const { settings } = (await owner.ask('GET', '/me/settings').then(({ body }) => ({ settings: body }))) as {
      settings: { tokens: { id: string }[] };
    };
    const before = await standing();
    const lines = [
      await TableLine.watch(house.address, company.id, link),
      await TableLine.withToken(house.address, company.id, token),
    ];
    for (const line of lines) {
      const answer = await line.call(call, args[call]);
      if (isDeed(call)) expect(answer).toMatchObject({ ok: false });
      await line.close();
    }
    expect(await standing()).toBe(before);
    // Whoever looks on sees through no seat, whatever he asks.
    const watcher = await TableLine.watch(house.address, company.id, link);
    const shown = JSON.stringify(await watcher.call('position', [0, 0]));
    expect(shown).toBe(JSON.stringify(await watcher.call('position', [0, -1])));
    await watcher.close();
    for (const { id } of settings.tokens) await owner.ask('POST', '/me/tokens/drop', { id });
  });

  test.each(calls.filter((call) => isDeed(call) && !ofAnybody.includes(call)))(
    '%s by the seat that is not asked is refused, and nothing is shown to anybody',
    async (call) => {
      const idle = company.lines.find(({ showing }) => (showing.decision?.offers.length ?? 0) === 0);
      const other = company.lines.find((line) => line !== idle);
      const frames = other?.frames.length;
      const before = await standing();
      expect(await idle?.call(call, args[call])).toMatchObject({ ok: false });
      expect(await standing()).toBe(before);
      expect(other?.frames.length).toBe(frames);
    },
  );

  test.each(['position', 'pastLog', 'course', 'earlier'] as const)(
    '%s through the eyes of another seat fails',
    async (call) => {
      const [line] = company.lines;
      const through: Partial<Record<WireCall, readonly unknown[]>> = {
        position: [0, 1],
        pastLog: [1, 1],
        course: [1, 5],
        earlier: [1],
      };
      expect(await line.call(call, through[call] ?? [])).toEqual({
        rid: expect.any(String) as string,
        failed: 'fault',
      });
    },
  );
});
