import { randomBytes } from 'node:crypto';
import { DEEDS, QUESTIONS, type WireCall } from '@bivouac/host';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Player, TableLine } from '../../testing/online/player.ts';
import { servedHouse, type TestHouse } from '../../testing/online/served.ts';
import { aPage, type Company, orderFor, twoAt } from './help.ts';

const pageFolder = aPage();
let house: TestHouse;
let company: Company;
beforeAll(async () => {
  house = await servedHouse(pageFolder);
  company = await twoAt(house.address, 'nations');
});
afterAll(() => house.close());

/** Something well formed for every call. */
const args: { readonly [call in WireCall]: readonly unknown[] } = {
  act: [['pass'], null],
  run: [[['pass']], null],
  say: [{ to: [], phrase: 'hello', args: [] }],
  policies: [{ window: 'any', policies: [] }],
  undo: [],
  resign: [],
  proposeDraw: [],
  propose: [{ kind: 'pause' }],
  resumePlay: [],
  answer: [true],
  order: [[{ window: 'any', answer: null }]],
  explain: [{ kind: 'area', id: 1 }],
  earlier: [-1],
  length: [],
  position: [0, -1],
  pastLog: [1, -1],
  course: [-1, 5],
  chances: [['any']],
};
const calls: readonly WireCall[] = [...DEEDS, ...QUESTIONS];

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

describe('every unsafe request', () => {
  const paths = [
    '/tables',
    '/tables/ID/sit',
    '/tables/ID/stand',
    '/tables/ID/nonce',
    '/tables/ID/link',
    '/tables/ID/withdraw',
    '/tables/ID/rematch',
    '/name',
  ];
  test.each(paths)('%s is refused from another site, and as anything but JSON', async (path) => {
    const [me] = company.players;
    const at = path.replace('ID', company.id);
    const foreign = await me.ask('POST', at, {}, { origin: 'https://elsewhere.example' });
    expect(foreign).toMatchObject({ status: 403, body: { error: 'foreignOrigin' } });
    const form = await me.ask('POST', at, {}, { 'content-type': 'text/plain' });
    expect(form.status).toBe(415);
  });

  test.each(['stand', 'link', 'withdraw', 'nonce', 'rematch', 'sit'])(
    '%s by a stranger changes nothing',
    async (what) => {
      const stranger = new Player(house.address);
      await stranger.ask('POST', '/name', { name: 'Nobody' });
      const body =
        {
          nonce: { nonce: 'a'.repeat(32) },
          rematch: { promise: 'a'.repeat(64) },
          sit: { seat: 1, link: null, nonce: 'a'.repeat(32) },
        }[what] ?? {};
      const before = await company.players[0].ask('GET', `/tables/${company.id}`);
      const { status } = await stranger.ask('POST', `/tables/${company.id}/${what}`, body);
      expect([403, 404, 409]).toContain(status);
      expect(await company.players[0].ask('GET', `/tables/${company.id}`)).toEqual(before);
      expect((await stranger.ask('GET', `/tables/${company.id}/file`)).status).toBe(404);
    },
  );
});

describe('whoever is not asked', () => {
  test.each(['act', 'run', 'undo', 'answer', 'resumePlay'] as const)(
    '%s is refused, and nothing is shown to anybody',
    async (call) => {
      const { lines } = company;
      const [idle] = lines.filter(({ showing }) => (showing.decision?.offers.length ?? 0) === 0);
      const other = lines.find((line) => line !== idle);
      const frames = other?.frames.length;
      const answer = await idle?.call(call, args[call]);
      expect(answer).toMatchObject({ ok: false });
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

describe('every frame', () => {
  const rid = () => randomBytes(12).toString('hex');

  test.each(calls)('%s with anything in place of its arguments is malformed, and the line goes on', async (call) => {
    const [player] = company.players;
    const line = await TableLine.open(house.address, company.id, player.cookie);
    for (const wrong of [
      [{ a: 1 }, 2, 3, 4],
      [[['x'.repeat(3000)]], null],
      [null, null, null],
    ]) {
      const before = line.frames.length;
      line.send({ ask: call, rid: rid(), args: wrong });
      await line.until(() => line.frames.length > before);
      expect(JSON.parse(line.frames.at(-1) ?? '')).toEqual({ refused: 'malformed' });
    }
    await line.close();
  });

  test('ten that are none close the line', async () => {
    const line = await TableLine.open(house.address, company.id, company.players[0].cookie);
    for (const text of [
      '',
      '{',
      'null',
      '[]',
      '{"ask":"fileText","rid":"a","args":[]}',
      '1',
      '"a"',
      '{}',
      '{"hello":1}',
      '{"x":{}}',
    ])
      line.ws.send(text);
    await line.until(() => line.closed !== null);
    expect(line.closed).toBe(1008);
  });

  test('one of more than 16 kB closes the line, and nobody else’s', async () => {
    const line = await TableLine.open(house.address, company.id, company.players[0].cookie);
    line.ws.send(JSON.stringify({ ping: 1, pad: 'x'.repeat(20_000) }));
    await line.until(() => line.closed !== null);
    expect(line.closed).toBe(1009);
    expect(company.lines.map(({ closed }) => closed)).toEqual([null, null]);
  });

  test('a flood is cut off, and the others are answered meanwhile', async () => {
    const line = await TableLine.open(house.address, company.id, company.players[0].cookie);
    for (let n = 0; n < 400; n++) line.ws.send('{"ping":1}');
    expect(await company.lines[1].call('length', [])).toEqual(expect.any(Number));
    await line.until(() => line.closed !== null);
    expect(line.closed).toBe(1008);
  });
});
