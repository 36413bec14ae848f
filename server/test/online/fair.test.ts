import { fastDice, StateDice } from '@bivouac/kernel';
import { readMatch, Table, verifyMatch, writeMatch } from '@bivouac/kernel/table';
import { findGame } from '@bivouac/shelf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Signing } from '../../src/signing.ts';
import { playOn } from '../../testing/online/play.ts';
import { servedHouse, type TestHouse } from '../../testing/online/served.ts';
import { aPage, twoAt } from './help.ts';

const pageFolder = aPage();
let house: TestHouse;
let text = '';
let frames: readonly string[] = [];
let heads: readonly (readonly string[])[] = [];
/** What one of them is given who comes once more. */
let again: readonly string[] = [];
beforeAll(async () => {
  house = await servedHouse(pageFolder);
  const { id, lines, players } = await twoAt(house.address, 'nations');
  await players[0].ask('POST', '/name', { name: 'Murat' });
  await playOn(lines, new StateDice(fastDice('fair')), 14);
  await lines[0].call('resign', []);
  await lines[1].until(() => lines[1].showing.result !== null);
  text = ((await players[1].ask('GET', `/tables/${id}/file`)).body as { text: string }).text;
  frames = lines.flatMap((line) => line.frames);
  heads = lines.map((line) => line.heads);
  again = (await players[0].connect(id)).heads;
});
afterAll(() => house.close());

async function verdictOn(file: string, shown: readonly string[] = []) {
  const game = await findGame('nations')?.load?.();
  if (game === undefined) throw new Error('there is no such game');
  return game.use((known) => verifyMatch(known, file, { shown }));
}

function parsed() {
  const file = readMatch(text);
  if ('fault' in file || file.end === null) throw new Error('the match is over');
  return { ...file, end: file.end };
}

describe('the file that a server gives out at the end', () => {
  test('is right as it is, and signed', async () => {
    expect(await verdictOn(text)).toMatchObject({
      ok: true,
      finished: true,
      attested: { key: parsed().end.attested?.key },
    });
  });

  test('with any entry left out, doubled or changed is another one, and is found', async () => {
    const file = parsed();
    for (let i = 0; i < file.entries.length; i++) {
      const [before, entry, after] = [file.entries.slice(0, i), file.entries[i], file.entries.slice(i + 1)];
      if (entry === undefined) continue;
      const forged = [
        [...before, ...after],
        [...before, entry, entry, ...after],
        [...before, { ...entry, after: entry.after + 1 }, ...after],
        [...before, { ...entry, seat: 1 - entry.seat }, ...after],
      ];
      for (const entries of forged) {
        expect(await verdictOn(writeMatch({ ...file, entries }))).toMatchObject({ ok: false });
      }
    }
  });

  test('with a seed that was chosen afterwards does not fit what was promised', async () => {
    const { seed } = parsed();
    const forged = text.split('\n').map((line) => line.replace(JSON.stringify(seed), JSON.stringify('chosen')));
    expect(forged.join('\n')).not.toBe(text);
    expect(await verdictOn(forged.join('\n'))).toMatchObject({ ok: false });
  });

  test('names nobody: seats have handles, and the seed was told to nobody while it ran', () => {
    const { charter, seed } = parsed();
    expect(text).not.toContain('Murat');
    expect(charter.seats.every(({ name }) => /^[A-Za-z0-9_-]{22}$/.test(name))).toBe(true);
    expect(String(seed).length).toBeGreaterThan(30);
    expect(frames.some((frame) => frame.includes(String(seed)))).toBe(false);
  });

  test('without what the server vouched for it is a match like any other, and says so', async () => {
    const { end, ...file } = parsed();
    const { attested: _, ...rest } = end;
    expect(await verdictOn(writeMatch({ ...file, end: rest }))).toMatchObject({ ok: true, attested: null });
  });

  test('is the match that both were shown: of each step, where it stood in the chain', async () => {
    const { entries } = parsed();
    expect(again).toEqual(heads[0]?.slice(-1));
    for (const shown of heads) {
      expect(shown.length).toBeGreaterThan(5);
      expect(shown.length).toBeLessThanOrEqual(entries.length);
      expect(await verdictOn(text, shown)).toMatchObject({ ok: true });
    }
  });

  test('instead of which the server signs another match of the same seed, is found by what it had shown', async () => {
    const { charter, seed, entries } = parsed();
    const game = await findGame('nations')?.load?.();
    if (game === undefined || seed === null) throw new Error('there is a game and a seed');
    const forged = game.use((known) => {
      const table = Table.open(known, { ...charter, seed }, 0);
      if (!(table instanceof Table)) throw new Error(table.fault);
      for (const { seat, act } of entries.slice(0, 6)) table.act(seat, act, 0);
      table.resign(1, 0);
      const file = table.file(true);
      if (file.end === null) throw new Error('it has an end');
      const attested = Signing.ofFolder(house.dataFolder).attest(charter, table.chain, file.end.result);
      return writeMatch({ ...file, end: { ...file.end, attested } });
    });
    // By itself it is as sound as any other, and signed with the server's own key.
    expect(await verdictOn(forged)).toMatchObject({ ok: true, attested: { key: parsed().end.attested?.key } });
    for (const shown of heads) expect(await verdictOn(forged, shown)).toMatchObject({ ok: false, fault: 'notAsShown' });
  });
});
