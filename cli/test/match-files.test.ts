import { generateKeyPairSync, sign } from 'node:crypto';
import { attestedText, type SeatInfo, Table, writeMatch } from '@bivouac/kernel/table';
import { tiny } from '@bivouac/kernel/testing';
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

  test('a file that is cut off fails with code 1; one that is no match at all cannot be read, with code 2', async () => {
    world.write('cut', world.read('whole').slice(0, -40));
    world.write('empty', '');
    world.write('foreign', '{"pgn":true}\n');
    expect(await world.json(['verify', 'cut'])).toMatchObject({ code: 1, value: { ok: false, fault: 'cutOff' } });
    expect(await world.json(['verify', 'empty'])).toMatchObject({ code: 2, value: { error: { fault: 'empty' } } });
    expect(await world.json(['verify', 'foreign'])).toMatchObject({ code: 2, value: { error: { fault: 'foreign' } } });
    expect((await world.run(['verify', 'foreign'])).err).toContain('This is not a Bivouac match file.');
    expect((await world.run(['verify', 'foreign', '--lang', 'fr'])).err).not.toContain('This is not');
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

describe('the word of a server', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');

  /** A match as a server gives it out: with the head of its chain, signed. */
  async function signedMatch(): Promise<string> {
    const seats = [[0], [1], [2]].map((powers): SeatInfo => ({ name: 'x', kind: 'person', powers }));
    const opening = { scenario: 'ring', options: {}, seats, clock: null, nonces: [], seed: 'signed', every: 16 };
    const table = Table.open(tiny, opening, 0);
    if (!(table instanceof Table)) throw new Error(table.fault);
    table.resign(1, 0);
    const file = table.file(true);
    if (file.end === null) throw new Error('the match has no end');
    const { chain } = table;
    const text = attestedText(table.charter, chain, file.end.result);
    const signature = sign(null, Buffer.from(text), privateKey).toString('hex');
    return writeMatch({ ...file, end: { ...file.end, attested: { chain, key, signature } } });
  }

  test('is checked, and its key is said', async () => {
    world.write('signed', await signedMatch());
    expect(await world.json(['verify', 'signed'])).toMatchObject({ code: 0, value: { ok: true, attested: { key } } });
    expect((await world.run(['verify', 'signed'])).out).toContain(`with the key ${key}`);
    expect((await world.run(['verify', 'whole'])).out).toContain('Not attested');
  });

  test('is held to what it had shown: with a head of another match it is not that one', async () => {
    const text = await signedMatch();
    const { chain } = (JSON.parse(text.trim().split('\n').at(-1) ?? '') as { end: { attested: { chain: string } } }).end
      .attested;
    world.write('shown', text);
    world.write('heads', `${chain}\n`);
    world.write('other heads', `${chain}\n${'0'.repeat(64)}\n`);
    world.write('no heads', 'nothing\n');
    expect(await world.json(['verify', 'shown', '--heads', 'heads'])).toMatchObject({ code: 0, value: { shown: 1 } });
    expect((await world.run(['verify', 'shown', '--heads', 'heads'])).out).toContain('all 1 heads are in it');
    const found = await world.json(['verify', 'shown', '--heads', 'other heads']);
    expect(found).toMatchObject({ code: 1, value: { ok: false, fault: 'notAsShown', entry: 1 } });
    expect((await world.run(['verify', 'shown', '--heads', 'other heads', '--lang', 'fr'])).out).toContain('montrée');
    expect(await world.json(['verify', 'shown', '--heads', 'no heads'])).toMatchObject({ code: 2 });
  });

  test('is no word if somebody else signed, or nobody', async () => {
    const text = await signedMatch();
    const other = generateKeyPairSync('ed25519').publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
    world.write('other key', text.replace(key, other.toString('hex')));
    world.write('no signature', text.replace(/"signature":"[0-9a-f]+"/, '"signature":"00"'));
    for (const file of ['other key', 'no signature']) {
      const { code, value } = await world.json(['verify', file]);
      expect({ code, value }).toMatchObject({ code: 1, value: { ok: false, fault: 'notAsSigned' } });
    }
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
