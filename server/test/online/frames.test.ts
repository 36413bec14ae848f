import { randomBytes } from 'node:crypto';
import { fastDice, StateDice } from '@bivouac/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withoutDetail } from '../../src/edge/outgoing.ts';
import { playOn } from '../../testing/online/play.ts';
import { Player, TableLine } from '../../testing/online/player.ts';
import { servedHouse, type TestHouse } from '../../testing/online/served.ts';
import { args, calls, ownRequests, tableRequests } from './every-message.ts';
import { aPage, type Company, twoAt } from './help.ts';

const pageFolder = aPage();
let house: TestHouse;
let company: Company;
beforeAll(async () => {
  house = await servedHouse(pageFolder);
  company = await twoAt(house.address, 'nations');
  await playOn(company.lines, new StateDice(fastDice('frames')), 4);
});
afterAll(() => house.close());

/** What is kept of the match, as those who play see it. */
const standing = async (): Promise<string> => {
  const { body } = await company.players[0].ask('GET', `/tables/${company.id}`);
  return JSON.stringify([body, company.lines.map(({ showing }) => showing.entries)]);
};

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

test('what the rules say when they break stays here: whoever is far away learns only that they did', () => {
  const fault = { ok: false, refused: 'fault', detail: 'seat 1 holds the mission of Eylau' };
  expect(withoutDetail(fault)).toEqual({ ok: false, refused: 'fault', detail: '' });
  const refused = { ok: false, refused: 'stale' };
  expect(withoutDetail(refused)).toBe(refused);
});

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
    const paths = [...ownRequests, ...Object.keys(tableRequests).map((what) => `/tables/${company.id}/${what}`)];
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
    // Whatever the machine is doing besides: in the same run, and not ten times as long (nor, where that is next to nothing, so long that one sees it).
    expect(busy).toBeLessThan(Math.max(250, calm * 10));
    await Promise.all(quiet.lines.map((one) => one.close()));
  });
});
