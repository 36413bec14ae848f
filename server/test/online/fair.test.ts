import { fastDice, StateDice } from '@bivouac/kernel';
import { readMatch, verifyMatch, writeMatch } from '@bivouac/kernel/table';
import { findGame } from '@bivouac/shelf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playOn } from '../../testing/online/play.ts';
import { servedHouse, type TestHouse } from '../../testing/online/served.ts';
import { aPage, twoAt } from './help.ts';

const pageFolder = aPage();
let house: TestHouse;
let text = '';
let frames: readonly string[] = [];
beforeAll(async () => {
  house = await servedHouse(pageFolder);
  const { id, lines, players } = await twoAt(house.address, 'nations');
  await players[0].ask('POST', '/name', { name: 'Murat' });
  await playOn(lines, new StateDice(fastDice('fair')), 14);
  await lines[0].call('resign', []);
  await lines[1].until(() => lines[1].showing.result !== null);
  text = ((await players[1].ask('GET', `/tables/${id}/file`)).body as { text: string }).text;
  frames = lines.flatMap((line) => line.frames);
});
afterAll(() => house.close());

async function verdictOn(file: string) {
  const game = await findGame('nations')?.load?.();
  if (game === undefined) throw new Error('there is no such game');
  return game.use((known) => verifyMatch(known, file));
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
});
