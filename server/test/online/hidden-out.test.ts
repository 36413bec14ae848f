import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastDice, fillHoles, StateDice } from '@bivouac/kernel';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Served, serve } from '../../src/serve.ts';
import { openLog } from '../../src/watch/log.ts';
import { PostOffice } from '../../testing/online/post-office.ts';
import { aPage, type Company, twoAt } from './help.ts';

const pageFolder = aPage();
const dataFolder = mkdtempSync(join(tmpdir(), 'bivouac-online-'));
const DAY = 86_400_000;
let time = 1_800_000_000_000;
let office: PostOffice;
let served: Extract<Served, { ok: true }>;
const logged: string[] = [];

beforeAll(async () => {
  office = await PostOffice.open();
  const online = { dataFolder, now: () => time, silence: 400 * DAY, mail: office.mail };
  const log = openLog('info', (line) => void logged.push(line));
  const started = await serve({ port: 0, host: '127.0.0.1', pageFolder, log, online });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  served = started;
});
afterAll(async () => {
  await served.close();
  await office.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

/** Two who set up in secret at the same time; the second one has gone, and is to be told by mail. */
async function world(address: string): Promise<Company> {
  const company = await twoAt(served.address, 'gloire', { clock: { perTurn: DAY, bank: 0 } });
  const { players, lines } = company;
  expect(lines[1].showing.waiting).toEqual([0, 1]);
  await lines[1].close();
  const before = office.mails.length;
  await players[1].ask('POST', '/me/mail', { address });
  await vi.waitFor(() => expect(office.mails.length).toBe(before + 1), { timeout: 10_000 });
  expect((await players[1].ask('POST', '/me/mail/verify', { code: office.code })).status).toBe(200);
  return company;
}

/** Does something that the other one does not count. */
async function actInSecret({ lines: [line] }: Company): Promise<void> {
  const { offers = [], stamp = 0 } = line.showing.decision ?? {};
  const dice = new StateDice(fastDice('secret'));
  expect(await line.call('act', [fillHoles(dice.pick(offers), dice), stamp])).toEqual({ ok: true });
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

test('mail comes at the same time and says the same, whatever was done in secret; the log says nothing of it', async () => {
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
    await vi.waitFor(() => expect(mailsTo('quiet@example.org', quiet)).toHaveLength(count), { timeout: 10_000 });
    await vi.waitFor(() => expect(mailsTo('busyy@example.org', busy)).toHaveLength(count), { timeout: 10_000 });
  }
  expect(mailsTo('busyy@example.org', busy)).toEqual(mailsTo('quiet@example.org', quiet));
  expect(logged.slice(lines)).toEqual([]);
  expect(logged.join('')).not.toContain('example.org');
}, 60_000);
