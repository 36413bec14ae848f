import { randomBytes } from 'node:crypto';
import { DEEDS, QUESTIONS, type WireCall } from '@bivouac/host';
import { fastDice, StateDice } from '@bivouac/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playOn } from '../../testing/online/play.ts';
import { Player, TableLine } from '../../testing/online/player.ts';
import { servedHouse, type TestHouse } from '../../testing/online/served.ts';
import { aPage, type Company, twoAt } from './help.ts';

const pageFolder = aPage();
let house: TestHouse;
let company: Company;
beforeAll(async () => {
  house = await servedHouse(pageFolder);
  company = await twoAt(house.address, 'nations');
  await playOn(company.lines, new StateDice(fastDice('matrix')), 4);
});
afterAll(() => house.close());

const calls: readonly WireCall[] = [...DEEDS, ...QUESTIONS];
const args: { readonly [call in WireCall]: readonly unknown[] } = {
  act: [['pass'], null],
  run: [[['pass']], null],
  say: [{ to: [], phrase: 'any', args: [] }],
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
  position: [0, 0],
  pastLog: [1, 1],
  course: [1, 5],
  chances: [['any']],
};

/** What is kept of the match, as those who play see it. */
const standing = async (): Promise<string> => {
  const { body } = await company.players[0].ask('GET', `/tables/${company.id}`);
  return JSON.stringify([body, company.lines.map(({ showing }) => showing.entries)]);
};

const deedOf = (call: WireCall): boolean => (DEEDS as readonly string[]).includes(call);

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
      if (deedOf(call)) expect(answer).toMatchObject({ ok: false });
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

  test.each(DEEDS.filter((call) => !['resign', 'proposeDraw', 'propose', 'say', 'order', 'policies'].includes(call)))(
    '%s by the seat that is not asked changes nothing',
    async (call) => {
      const idle = company.lines.find(({ showing }) => (showing.decision?.offers.length ?? 0) === 0);
      const before = await standing();
      expect(await idle?.call(call, args[call])).toMatchObject({ ok: false });
      expect(await standing()).toBe(before);
    },
  );
});

/** Something that nobody would send: made of what is often mistaken for something else. */
function rubbish(dice: StateDice, depth = 0): unknown {
  const plain = [
    null,
    true,
    -1,
    0,
    1e308,
    2 ** 60,
    '',
    'a',
    '__proto__',
    'constructor',
    '\u0000',
    '\ud800',
    'x'.repeat(300),
  ];
  const kind = depth > 3 ? 0 : dice.below(4);
  if (kind < 2) return plain[dice.below(plain.length)];
  const many = dice.below(4);
  if (kind === 2) return Array.from({ length: many }, () => rubbish(dice, depth + 1));
  const keys = ['rid', 'ask', 'args', 'hello', 'have', 'chat', 'to', 'text', 'seat', 'what', 'ms', 'id', '__proto__'];
  return Object.fromEntries(
    Array.from({ length: many }, () => [keys[dice.below(keys.length)], rubbish(dice, depth + 1)]),
  );
}

describe('rubbish', { timeout: 120_000 }, () => {
  test('in place of frames and their arguments is refused or answered, and the match stands', async () => {
    const before = await standing();
    const dice = new StateDice(fastDice('rubbish'));
    for (let n = 0; n < 24; n++) {
      const line = await TableLine.open(house.address, company.id, company.players[1].cookie);
      for (let m = 0; m < 9; m++) {
        const rid = randomBytes(12).toString('hex');
        const call = calls[dice.below(calls.length)] ?? 'act';
        // What needs nothing said is not rubbish without it: a resignation is one.
        const given = args[call].length === 0 ? [rubbish(dice)] : rubbish(dice);
        const frame = dice.below(3) === 0 ? rubbish(dice) : { ask: call, rid, args: given };
        line.ws.send(JSON.stringify(frame) ?? 'undefined');
      }
      const asked = line.frames.length;
      await line.until(() => line.frames.length > asked || line.closed !== null);
      line.ws.terminate();
    }
    expect(await standing()).toBe(before);
  });

  test('in place of bodies gets no answer but a refusal, and never a fault', async () => {
    const before = await standing();
    const dice = new StateDice(fastDice('bodies'));
    const id = company.id;
    const paths = [
      '/tables',
      `/tables/${id}/sit`,
      `/tables/${id}/stand`,
      `/tables/${id}/nonce`,
      `/tables/${id}/rematch`,
      `/tables/${id}/absence`,
      `/tables/${id}/watch`,
      `/tables/${id}/own`,
      '/name',
      '/member',
      '/sign-in',
      '/recover',
      '/recover-mail',
      '/me/settings',
      '/me/push',
      '/me/push/drop',
      '/me/mail',
      '/me/mail/verify',
      '/me/leave',
      '/me/tokens',
      '/me/tokens/drop',
    ];
    const stranger = new Player(house.address);
    await stranger.ask('POST', '/name', { name: 'Nobody' });
    for (const path of paths) {
      for (let n = 0; n < 6; n++) {
        const { status } = await stranger.ask('POST', path, {
          [String(n)]: rubbish(dice),
          what: rubbish(dice),
          name: rubbish(dice),
        });
        expect([path, [400, 401, 403, 404, 409, 413, 429].includes(status)]).toEqual([path, true]);
      }
    }
    expect(await standing()).toBe(before);
  });
});

describe('others', { timeout: 120_000 }, () => {
  test('are served as quickly beside floods, giant frames and somebody who does not read', async () => {
    const quiet = await twoAt(house.address, 'nations');
    const [line] = quiet.lines;
    const times = async (many: number): Promise<number> => {
      const took: number[] = [];
      for (let n = 0; n < many; n++) {
        const from = performance.now();
        await line.call('length', []);
        took.push(performance.now() - from);
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
      return took.toSorted((a, b) => a - b).at(-2) ?? 0;
    };
    const calm = await times(20);
    // One does not read what he asks for; others flood, and send frames that are too long.
    const deaf = await TableLine.open(house.address, company.id, company.players[0].cookie);
    deaf.ws.pause();
    const flooding = { on: true };
    const floods = [0, 1].map(async () => {
      while (flooding.on) {
        const loud = await TableLine.open(house.address, company.id, company.players[1].cookie).catch(() => null);
        for (let n = 0; n < 300; n++) loud?.ws.send('{"ping":1}');
        loud?.ws.send('x'.repeat(50_000));
        deaf.send({ ask: 'course', rid: randomBytes(12).toString('hex'), args: [-1, 400] });
        await loud?.until(() => loud.closed !== null);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    });
    const busy = await times(40);
    flooding.on = false;
    await Promise.all(floods);
    deaf.ws.terminate();
    // Whatever the machine is doing besides: in the same run, and not ten times as long.
    expect(busy).toBeLessThan(Math.max(100, calm * 10));
    await Promise.all(quiet.lines.map((one) => one.close()));
  });
});
