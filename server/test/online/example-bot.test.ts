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

test.each([
  ['a guest', Number.POSITIVE_INFINITY],
  // Who it is makes no difference to how it plays.
  ['a token', 12],
] as const)(
  'the example bot sits down by its link as %s, and plays to the end by the published protocol',
  async (kind, most) => {
    const me = new Player(house.address);
    const owner = new Player(house.address);
    await owner.ask('POST', '/name', { name: 'Example bot' });
    const made = (await owner.ask('POST', '/me/tokens', { name: 'bot', scope: 'play' })).body as { token: string };
    const env = { ...process.env, ...(kind === 'a guest' ? {} : { BIVOUAC_TOKEN: made.token }) };
    const { table, link } = await me.lay(await orderFor('nations'));
    const child = spawn(process.execPath, [bot, `${house.address}/online/${table.id}#${link}`], { env });
    let said = '';
    child.stdout.on('data', (data: Buffer) => (said += data.toString()));
    child.stderr.on('data', (data: Buffer) => (said += data.toString()));
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    await expect.poll(() => said, { timeout: 20_000 }).toContain('sits');
    await me.begin(table.id);
    const line = await me.connect(table.id);
    await playOn([line], new StateDice(fastDice('example')), most);
    if (line.showing.result === null) await line.call('resign', []);
    expect(await ended).toBe(0);
    expect(said).toContain('over:');
    expect(line.showing.seats[1]?.name).toBe('Example bot');
    const openapi = (await (await fetch(`${house.address}/api/v1/openapi`)).json()) as {
      paths: Record<string, object>;
    };
    expect(Object.keys(openapi.paths)).toEqual(
      expect.arrayContaining(['/api/v1/tables', '/api/v1/tables/{id}/absence']),
    );
    const schema = await fetch(`${house.address}/api/v1/schema`);
    expect(await schema.json()).toMatchObject({ anyOf: expect.arrayContaining([]) as unknown[] });
  },
);
