import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastDice, fillHoles, StateDice } from '@bivouac/kernel';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Served, serve } from '../../src/serve.ts';
import { openLog } from '../../src/watch/log.ts';
import { Metrics } from '../../src/watch/metrics.ts';
import { PostOffice } from '../../testing/online/post-office.ts';
import { PushService } from '../../testing/online/push-service.ts';
import { aPage, type Company, twoAt } from './help.ts';

const pageFolder = aPage();
const dataFolder = mkdtempSync(join(tmpdir(), 'bivouac-online-'));
const DAY = 86_400_000;
let time = 1_800_000_000_000;
let office: PostOffice;
let pushes: PushService;
const metrics = new Metrics();
let served: Extract<Served, { ok: true }>;
const logged: string[] = [];

beforeAll(async () => {
  office = await PostOffice.open();
  pushes = await PushService.open();
  const online = { dataFolder, now: () => time, silence: 400 * DAY, mail: office.mail, mayKnock: async () => true };
  const log = openLog('info', (line) => void logged.push(line));
  const started = await serve({ port: 0, host: '127.0.0.1', pageFolder, log, metrics, online });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  served = started;
});
afterAll(async () => {
  await served.close();
  await office.close();
  await pushes.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

/** Two who set up in secret at the same time; the second one has gone, and is to be told by mail and by push. */
async function world(address: string): Promise<Company> {
  const company = await twoAt(served.address, 'gloire', { clock: { perTurn: DAY, bank: 0 } });
  const { players, lines } = company;
  expect(lines[1].showing.waiting).toEqual([0, 1]);
  await lines[1].close();
  const before = office.mails.length;
  await players[1].ask('POST', '/me/mail', { address });
  await vi.waitFor(() => expect(office.mails.length).toBe(before + 1), { timeout: 10_000 });
  expect((await players[1].ask('POST', '/me/mail/verify', { code: office.code })).status).toBe(200);
  expect((await players[1].ask('POST', '/me/push', await pushes.browser(address))).status).toBe(200);
  return company;
}

/** Does something that the other one does not count: one thing or another. */
async function actInSecret({ lines: [line] }: Company, which = 0): Promise<void> {
  const { offers = [], stamp = 0 } = line.showing.decision ?? {};
  const { length } = offers.filter(([verb]) => verb === offers[0]?.[0]);
  expect(length).toBeGreaterThan(which);
  const dice = new StateDice(fastDice('secret'));
  expect(await line.call('act', [fillHoles(offers[which] ?? [''], dice), stamp])).toEqual({ ok: true });
}

/** What somebody was sent about a table, but for what every mail has of its own. */
const mailsTo = (address: string, { id }: Company): string[] =>
  office.mails
    .filter((mail) => mail.includes(address) && mail.includes(`/online/${id}`))
    .map((mail) =>
      mail
        .replaceAll(address, 'ADDRESS')
        .replaceAll(id, 'ID')
        .replaceAll(/^(Message-ID|Date): .*$/gm, '$1'),
    );

/** What was pushed to his browser: as he reads it, and as long as it is for whoever carries it. */
const pushesTo = (address: string, { id }: Company): string[] =>
  pushes.to(address).map(({ topic, size, text }) => `${topic} ${size} ${text}`.replaceAll(id, 'ID'));

test('mail and pushes come at the same time, say the same and are as long, whatever was done in secret; the log says nothing of it', async () => {
  const [quiet, busy] = [await world('quiet@example.org'), await world('busyy@example.org')];
  const begun = time;
  const lines = logged.length;
  time += 10_000;
  await actInSecret(busy);
  expect(logged.slice(lines)).toEqual([]);
  // Of a wait one is told after a quarter of a minute, and again when four fifths of the time are gone.
  for (const [after, count] of [
    [15_001, 1],
    [0.8 * DAY + 1, 2],
  ] as const) {
    time = begun + after;
    for (const sentTo of [mailsTo, pushesTo]) {
      await vi.waitFor(() => expect(sentTo('quiet@example.org', quiet)).toHaveLength(count), { timeout: 10_000 });
      await vi.waitFor(() => expect(sentTo('busyy@example.org', busy)).toHaveLength(count), { timeout: 10_000 });
    }
  }
  expect(mailsTo('busyy@example.org', busy)).toEqual(mailsTo('quiet@example.org', quiet));
  expect(pushesTo('busyy@example.org', busy)).toEqual(pushesTo('quiet@example.org', quiet));
  expect(pushesTo('busyy@example.org', busy)[0]).toContain('It is your turn.');
  expect(logged.slice(lines)).toEqual([]);
  expect(logged.join('')).not.toContain('example.org');
}, 60_000);

/** What the server counts of what is done. */
async function figures(): Promise<Map<string, number>> {
  const lines = (await metrics.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  // What the house does by the clock comes in between as it pleases.
  const byDeeds =
    /^bivouac_(request_seconds_count|store_seconds_count{deed="append"|entries|http|faults|sockets|tables)/;
  const counts = lines.filter((line) => byDeeds.test(line));
  return new Map(
    counts.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

test('the figures of the server are the same whichever thing was done in secret, and name nobody and no match', async () => {
  const worlds = [await world('first@example.org'), await world('other@example.org')];
  const grown: (readonly (readonly [string, number])[])[] = [];
  for (const [which, company] of worlds.entries()) {
    const before = await figures();
    await actInSecret(company, which);
    // The answer is counted after it was sent: the next one comes later.
    await company.lines[0].call('length', []);
    await company.lines[0].call('length', []);
    const after = await figures();
    grown.push(
      [...after].map(([name, count]) => [name, count - (before.get(name) ?? 0)] as const).filter(([, n]) => n > 0),
    );
  }
  const [one, two] = grown;
  expect(one?.some(([name, n]) => name.startsWith('bivouac_entries_total') && n === 1)).toBe(true);
  expect(two).toEqual(one);
  const text = await metrics.text();
  for (const { id } of worlds) expect(text).not.toContain(id);
  expect(text).not.toContain('example.org');
}, 60_000);
