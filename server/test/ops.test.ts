import {
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  copyFileSync,
  existsSync,
  readdirSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastDice, StateDice } from '@bivouac/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { backup } from '../src/keep/backup.ts';
import { check } from '../src/keep/check.ts';
import { restore } from '../src/keep/restore.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { type Company, aPage, twoAt } from './online/help.ts';
import { playOn } from '../testing/online/play.ts';
import { Player } from '../testing/online/player.ts';
import { servedHouse, type TestHouse } from '../testing/online/served.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres/cluster.ts';

const pageFolder = aPage();
const folder = mkdtempSync(join(tmpdir(), 'bivouac-keep-'));
const houses: TestHouse[] = [];
afterEach(async () => {
  for (const house of houses.splice(0).toReversed()) await house.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
async function opened(options: Parameters<typeof servedHouse>[1] = {}): Promise<TestHouse> {
  const house = await servedHouse(pageFolder, options);
  houses.push(house);
  return house;
}

/** Plays on while something else is done; how many actions were done meanwhile. */
async function meanwhile(company: readonly Company[], what: () => Promise<unknown>): Promise<void> {
  const ended = new AbortController();
  const dice = new StateDice(fastDice('meanwhile'));
  const playing = company.map(async ({ lines }) => {
    while (!ended.signal.aborted && lines[0].showing.result === null) await playOn(lines, dice, 4);
  });
  await what();
  ended.abort();
  await Promise.all(playing);
}

/** The same people find their matches as they were at the time of the copy, and go on with them. */
async function goOn(anew: TestHouse, company: readonly Company[]): Promise<void> {
  const dice = new StateDice(fastDice('on'));
  for (const { id, players } of company) {
    const lines = await Promise.all(
      players.map(async (player) => {
        const same = new Player(anew.address);
        same.cookie = player.cookie;
        return same.connect(id);
      }),
    );
    if (lines[0]?.showing.result === null) expect(await playOn(lines, dice, 3)).toBeGreaterThan(0);
  }
}

describe('a copy of what a server keeps', () => {
  test('taken while people play, and put in another folder: whole, with the same key, and they go on from there', async () => {
    const house = await opened();
    const company = await Promise.all([1, 2, 3].map(() => twoAt(house.address, 'nations')));
    const file = join(folder, 'copy.db');
    await meanwhile(company, async () => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await backup({ dataFolder: house.dataFolder }, file);
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const dataFolder = join(folder, 'restored');
    await restore({ dataFolder }, file);
    const report = await check({ dataFolder });
    expect(report).toMatchObject({ matches: 3, wrong: [] });
    expect(report.entries).toBeGreaterThan(3);
    expect(readFileSync(join(dataFolder, 'signing.pem'))).toEqual(readFileSync(join(house.dataFolder, 'signing.pem')));
    expect(statSync(join(dataFolder, 'signing.pem')).mode & 0o777).toBe(0o600);
    await goOn(await opened({ dataFolder }), company);
    // Neither is overwritten by mistake.
    await expect(backup({ dataFolder: house.dataFolder }, file)).rejects.toThrow(/there already/);
    await expect(restore({ dataFolder }, file)).rejects.toThrow(/already/);
  });

  test('that was cut off anywhere is refused, and nothing is changed', async () => {
    const whole = join(folder, 'copy.db');
    const size = statSync(whole).size;
    for (const share of [0, 0.001, 0.1, 0.5, 0.9, 0.999]) {
      const cut = join(folder, 'cut.db');
      copyFileSync(whole, cut);
      truncateSync(cut, Math.floor(size * share));
      const dataFolder = join(folder, 'from-cut');
      await expect(restore({ dataFolder }, cut)).rejects.toThrow(/cannot be used/);
      expect(existsSync(dataFolder)).toBe(false);
    }
    await expect(restore({ dataFolder: folder }, join(folder, 'nowhere'))).rejects.toThrow(/no file/);
  });

  test('in which one entry was changed is found when it is played again', async () => {
    const dataFolder = join(folder, 'changed');
    await restore({ dataFolder }, join(folder, 'copy.db'));
    const db = openSqlite(join(dataFolder, 'bivouac.db'));
    const one = await db.selectFrom('entry').selectAll().where('no', '=', 2).executeTakeFirstOrThrow();
    await db
      .updateTable('entry')
      .set({ act: '["pass"]', seat: 0 })
      .where('match', '=', one.match)
      .where('no', '=', 2)
      .execute();
    await db.destroy();
    const { wrong } = await check({ dataFolder });
    expect(wrong.map(({ match }) => match)).toEqual([one.match]);
  });
});

describe('with PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  test('a copy under play goes into a folder or into another database, and they go on from there', async () => {
    const databaseUrl = await postgres.database();
    const house = await opened({ databaseUrl });
    const company = [await twoAt(house.address, 'nations'), await twoAt(house.address, 'nations')];
    const file = join(folder, 'pg.db');
    await meanwhile(company, async () => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await backup({ dataFolder: house.dataFolder, databaseUrl }, file);
    });
    const dataFolder = join(folder, 'from-pg');
    await restore({ dataFolder }, file);
    expect(await check({ dataFolder })).toMatchObject({ matches: 2, wrong: [] });
    const other = { dataFolder: join(folder, 'other'), databaseUrl: await postgres.database() };
    await restore(other, file);
    expect(await check(other)).toEqual(await check({ dataFolder }));
    await goOn(await opened(other), company);
    await expect(restore(other, file)).rejects.toThrow(/already/);
  });
});

test('no backup is left half written', () => {
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});
