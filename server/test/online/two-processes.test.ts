import { randomBytes } from 'node:crypto';
import { fastDice, fillHoles, StateDice } from '@bivouac/kernel';
import { readMatch } from '@bivouac/kernel/table';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { Player, type TableLine } from '../../testing/online/player.ts';
import { playOn } from '../../testing/online/play.ts';
import { servedHouse, type TestHouse } from '../../testing/online/served.ts';
import { startPostgres, type TestPostgres } from '../../testing/postgres/cluster.ts';
import { aPage, orderFor } from './help.ts';

const pageFolder = aPage();
let postgres: TestPostgres;
let houses: TestHouse[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  const databaseUrl = await postgres.database();
  const open = (name: string) => servedHouse(pageFolder, { databaseUrl, process: name });
  // Both start at once on an empty database.
  houses = await Promise.all([open('one'), open('two')]);
});
afterEach(async () => {
  for (const house of houses) await house.close();
});

/** Somebody known at both. */
function atOther(player: Player, house: TestHouse): Player {
  const same = new Player(house.address);
  same.cookie = player.cookie;
  return same;
}

/** Two at a table, each at a process of his own. */
async function apart(game: string) {
  const [one, two] = houses as [TestHouse, TestHouse];
  const [host, guest] = [new Player(one.address), new Player(two.address)];
  const { table, link } = await host.lay(await orderFor(game));
  await guest.sit(table.id, link);
  await host.begin(table.id);
  const lines = [await host.connect(table.id), await guest.connect(table.id)] as const;
  return { id: table.id, players: [host, guest] as const, lines };
}

const asked = (lines: readonly TableLine[]) => lines.find(({ showing }) => (showing.decision?.offers.length ?? 0) > 0);

test('two who sit at two processes play a whole match, and both get the same file under one key', async () => {
  const { id, lines, players } = await apart('nations');
  await playOn(lines, new StateDice(fastDice('apart')));
  await Promise.all(lines.map((line) => line.until(() => line.showing.result !== null)));
  expect(lines[0].showing.result).toEqual(lines[1].showing.result);
  expect(lines.every(({ closed }) => closed === null)).toBe(true);
  const files = await Promise.all(players.map((player) => player.ask('GET', `/tables/${id}/file`)));
  const texts = files.map(({ body }) => (body as { text: string }).text);
  expect(texts[0]).toBe(texts[1]);
  const file = readMatch(texts[0] ?? '');
  expect('fault' in file ? file : file.end?.attested?.signature).toMatch(/^[0-9a-f]{128}$/);
}, 60_000);

test('a request is done once, though it is heard by both', async () => {
  const { id, lines, players } = await apart('nations');
  const line = asked(lines) ?? lines[0];
  const player = players[lines.indexOf(line)] ?? players[0];
  const other = houses[1 - lines.indexOf(line)] ?? houses[0];
  if (other === undefined) throw new Error('there are two');
  const elsewhere = await atOther(player, other).connect(id);
  const { decision, entries } = line.showing;
  const dice = new StateDice(fastDice('both'));
  const args = [fillHoles(dice.pick(decision?.offers ?? []), dice), decision?.stamp];
  const rid = randomBytes(12).toString('hex');
  expect(await line.call('act', args, rid)).toEqual({ ok: true });
  expect(await elsewhere.call('act', args, rid, true)).toEqual({ ok: true });
  await elsewhere.until(() => elsewhere.showing.entries > entries);
  expect(await elsewhere.call('length', [])).toBe(entries + 1);
});

test('two tabs at two processes that act at once on one position: one counts, the other is told so', async () => {
  const { id, lines, players } = await apart('nations');
  for (let turn = 0; turn < 5; turn++) {
    const line = asked(lines) ?? lines[0];
    const at = lines.indexOf(line);
    const other = houses[1 - at] ?? houses[0];
    if (other === undefined) throw new Error('there are two');
    const tab = await atOther(players[at] ?? players[0], other).connect(id);
    await tab.until(() => tab.showing.entries === line.showing.entries);
    const { decision, entries } = line.showing;
    const dice = new StateDice(fastDice(`tabs ${turn}`));
    const args = [fillHoles(dice.pick(decision?.offers ?? []), dice), decision?.stamp];
    const done = (await Promise.all([line.call('act', args), tab.call('act', args)])) as { ok: boolean }[];
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    await Promise.all([...lines, tab].map((one) => one.until(() => one.showing.entries === entries + 1)));
    await tab.close();
  }
});

test('what is said in one is heard in the other, once', async () => {
  const { lines } = await apart('nations');
  const said = (line: TableLine) => line.frames.filter((text) => text.includes('"said"'));
  for (const [i, line] of lines.entries()) {
    line.send({ chat: { rid: randomBytes(12).toString('hex'), to: 'all', text: `bonjour ${i}` } });
  }
  await Promise.all(lines.map((line) => line.until(() => said(line).length === 2)));
  expect(lines.map((line) => said(line).length)).toEqual([2, 2]);
});

test('a bot is driven by one of them, and goes on in the other when that one is gone', async () => {
  const [one, two] = houses as [TestHouse, TestHouse];
  const host = new Player(one.address);
  const { table } = await host.lay(await orderFor('nations', 'bot'));
  await host.begin(table.id);
  const line = await host.connect(table.id);
  const dice = new StateDice(fastDice('bot'));
  expect(await playOn([line], dice, 6)).toBe(6);
  await one.stop();
  const again = await atOther(host, two).connect(table.id);
  expect(await playOn([again], dice, 6)).toBe(6);
}, 60_000);
