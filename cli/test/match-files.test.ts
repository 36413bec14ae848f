import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finishedMatch, World } from './world.ts';

const world = new World();
beforeAll(async () => {
  await finishedMatch(world, 'whole');
});
afterAll(() => {
  world[Symbol.dispose]();
});

describe('verify', () => {
  test('finds a whole match sound', async () => {
    const { code, value } = await world.json(['verify', 'whole']);
    expect(code).toBe(0);
    expect(value).toMatchObject({
      ok: true,
      game: 'tiny',
      finished: true,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  test('names the first bad action, with code 1', async () => {
    const lines = world.read('whole').split('\n');
    const changed = lines.map((line, i) => (i === 5 ? line.replace(/"[0-9a-f]{6}"/, '"000000"') : line));
    world.write('edited', changed.join('\n'));
    expect(await world.json(['verify', 'edited'])).toMatchObject({
      code: 1,
      value: { ok: false, fault: 'badCheck', entry: 5, line: 6 },
    });
    const { code, out, err } = await world.run(['verify', 'edited', '--lang', 'fr']);
    expect(code).toBe(1);
    expect(err).toBe('');
    expect(out).toContain('L’action 5 (ligne 6) a été modifiée');
  });

  test('a file that is cut off, empty or foreign fails with code 1', async () => {
    world.write('cut', world.read('whole').slice(0, -40));
    world.write('empty', '');
    world.write('foreign', '{"pgn":true}\n');
    expect(await world.json(['verify', 'cut'])).toMatchObject({ code: 1, value: { ok: false, fault: 'cutOff' } });
    expect(await world.json(['verify', 'empty'])).toMatchObject({ code: 1, value: { ok: false, fault: 'empty' } });
    expect(await world.json(['verify', 'foreign'])).toMatchObject({ code: 1, value: { ok: false, fault: 'foreign' } });
    expect((await world.run(['verify', 'foreign'])).out).toContain('This is not a Bivouac match file.');
  });

  test('a match of a game that is not here cannot be checked, with code 2', async () => {
    world.write('other', world.read('whole').replace('"game":"tiny"', '"game":"waterloo"'));
    expect(await world.json(['verify', 'other'])).toMatchObject({ code: 2, value: { error: { kind: 'unknownGame' } } });
  });

  test('another edition is said, not misplayed', async () => {
    world.write('edition', world.read('whole').replace(/"edition":"[^"]*"/, '"edition":"0"'));
    expect(await world.json(['verify', 'edition'])).toMatchObject({ code: 1, value: { fault: 'otherEdition' } });
  });

  test('shows progress only to somebody who watches', async () => {
    expect((await world.run(['verify', 'whole'])).err).toBe('');
    world.watched = true;
    expect((await world.run(['verify', 'whole'])).err).toContain(' actions');
    world.watched = false;
  });
});

describe('replay', () => {
  test('tells the match in words, action by action, and shows the position', async () => {
    const { code, out } = await world.run(['replay', 'whole']);
    expect(code).toBe(0);
    expect(out).toMatch(/^ {4}1 {2}\w+: The troop is the counter/);
    expect(out).toMatch(/\d+ {2}Red: Rest, and end your turn/);
    expect(out).toContain('Position after action');
    expect(out).toMatch(/turn +13/);
    expect(out).toContain('(TINY 7#1)');
  });

  test('stops at any action', async () => {
    const start = await world.json(['replay', 'whole', '--to', '0']);
    expect(start.value).toMatchObject({
      to: 0,
      result: null,
      log: [],
      position: { turn: 1, place: [0, 1, 3, 4, 5, 6] },
    });
    const some = await world.json(['replay', 'whole', '--to', '20']);
    expect(some.value).toMatchObject({ to: 20, result: null });
    const all = await world.json(['replay', 'whole']);
    expect(all.value['to']).toBe(all.value['entries']);
    expect(all.value['result']).not.toBeNull();
  });

  test('says so when there are not so many actions', async () => {
    const { code, err } = await world.run(['replay', 'whole', '--to', '5000']);
    expect(code).toBe(2);
    expect(err).toMatch(/"whole" has \d+ actions: --to takes a number from 0 to \d+, not 5000/);
  });

  test('shows a seat only what it could know', async () => {
    const { value } = await world.json(['replay', 'whole', '--to', '7', '--seat', 'red']);
    expect(value['position']).toMatchObject({ face: { is: [expect.any(Number), expect.any(Number), -1, -1, -1, -1] } });
    const { out } = await world.run(['replay', 'whole', '--to', '7', '--seat', 'red']);
    expect(out).not.toContain('Blue: ');
    expect((await world.run(['replay', 'whole', '--seat', 'pink'])).err).toContain('There is no seat "pink"');
  });

  test('of a damaged file says how far it goes', async () => {
    world.write(
      'bad',
      world.read('whole').replace(/^(\[.*\n){9}\[/m, (head) => `${head.slice(0, -1)}["x",`),
    );
    const { code, err } = await world.run(['replay', 'bad']);
    expect(code).toBe(2);
    expect(err).toContain('Cannot replay "bad": Action 10 (line 11) is damaged');
  });

  test('in French', async () => {
    const { out } = await world.run(['replay', 'whole', '--lang', 'fr']);
    expect(out).toContain('Rouge\u00a0: Se reposer et finir le tour');
    expect(out).not.toMatch(/\{\{|…/);
  });
});
