import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rematchOf } from '../src/matches/again.ts';
import { quickBots, Sitting, TestShelf } from './desk-help.ts';

/** A match of Jours de Gloire by the rules of edition 2, after forty actions. */
function oldMatch(): string {
  const file = new URL('../../shelf/test/editions/gloire-2.bivouac', import.meta.url);
  const lines = readFileSync(file, 'utf8').split('\n');
  return `${lines.slice(0, 41).join('\n')}\n{"open":{"entries":40}}\n`;
}

/** Does the first thing that anybody is offered. */
async function goOn(desk: Sitting): Promise<void> {
  for (const seat of [0, 1]) {
    const { decision } = (await desk.look(seat)).showing;
    const offer = decision?.offers.find((one) => one.every((part) => typeof part !== 'object'));
    if (offer === undefined) continue;
    expect(await desk.act(seat, offer as Parameters<Sitting['act']>[1], decision?.stamp)).toEqual({ ok: true });
    return;
  }
}

test('a match of an earlier edition is read in, played on, found again and tried out, by the rules it was begun with', async () => {
  const shelf = new TestShelf();
  const first = new Sitting(shelf, quickBots);
  const read = await first.desk.readIn(oldMatch());
  if (!read.ok) throw new Error(read.fault.detail);
  expect(await first.open(read.id)).toMatchObject({ ok: true, pack: { edition: '2', json: null } });
  expect(await first.desk.length()).toBe(40);
  for (let n = 0; n < 12; n++) await goOn(first);
  const reloaded = new Sitting(shelf, quickBots);
  expect(await reloaded.open(read.id)).toMatchObject({ ok: true, pack: { edition: '2' } });
  expect(await reloaded.desk.length()).toBe(await first.desk.length());
  await goOn(reloaded);
  const { charter } = (await reloaded.look(0)).showing;
  expect(charter.edition).toBe('2');
  const trial = await reloaded.tryFrom(30, 0);
  expect(await new Sitting(shelf, quickBots).open(trial)).toMatchObject({ ok: true, pack: { edition: '2' } });
  // Its file is a file of that edition, for every browser; played again, it is played by the rules of today.
  const text = (await reloaded.desk.fileText()) ?? '';
  expect(await new Sitting(new TestShelf(), quickBots).desk.readIn(text)).toMatchObject({ ok: true });
  expect(rematchOf(charter, { file: '', json: null, edition: '2' }, 'x').pack).toBeNull();
});

test('a browser that kept it before there was another edition finds the rules of its time', async () => {
  const shelf = new TestShelf();
  const id = 'before';
  const record = { id, kind: 'match' as const, game: 'gloire', changed: 1, rows: 0, text: oldMatch(), opening: null };
  await shelf.store.begin({ ...record, trial: null, summary: null, pack: null, revision: 0 });
  const desk = new Sitting(shelf, quickBots);
  expect(await desk.open(id)).toMatchObject({ ok: true, pack: { edition: '2' } });
  await goOn(desk);
  expect((await shelf.record(id))?.pack).toMatchObject({ edition: '2' });
});
