import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fastDice, StateDice } from '@bivouac/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playOn } from '../../testing/online/play.ts';
import { Player } from '../../testing/online/player.ts';
import { servedHouse, type TestHouse } from '../../testing/online/served.ts';
import { aPage, orderFor } from './help.ts';

const pageFolder = aPage();
let house: TestHouse;
beforeAll(async () => {
  house = await servedHouse(pageFolder);
});
afterAll(() => house.close());

const here = dirname(fileURLToPath(import.meta.url));
const bot = join(here, '..', '..', '..', 'docs', 'examples', 'bot.mjs');

test('the example bot sits down by its link, and plays a whole match by the published protocol', async () => {
  const me = new Player(house.address);
  const { table, link } = await me.lay(await orderFor('nations'));
  const child = spawn(process.execPath, [bot, `${house.address}/online/${table.id}#${link}`]);
  let said = '';
  child.stdout.on('data', (data: Buffer) => (said += data.toString()));
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await expect.poll(() => said, { timeout: 20_000 }).toContain('sits');
  await me.begin(table.id);
  const line = await me.connect(table.id);
  await playOn([line], new StateDice(fastDice('example')));
  expect(await ended).toBe(0);
  expect(said).toContain('over:');
  expect(line.showing.seats[1]?.name).toBe('Example bot');
  const schema = await fetch(`${house.address}/api/v1/schema`);
  expect(await schema.json()).toMatchObject({ anyOf: expect.arrayContaining([]) as unknown[] });
});
