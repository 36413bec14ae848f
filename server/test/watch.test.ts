import { fastDice, StateDice } from '@bivouac/kernel';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLog } from '../src/watch/log.ts';
import { StoreFault } from '../src/store/writer-line.ts';
import { Metrics } from '../src/watch/metrics.ts';
import { createApp } from '../src/app.ts';
import { playOn } from '../testing/online/play.ts';
import { type Bundle, bundledServer, freePort, ServerProcess } from '../testing/processes/server-process.ts';
import { aPage, twoAt } from './online/help.ts';

describe('the log', () => {
  test('says what went wrong and where, and nothing that a player hides', () => {
    const lines: string[] = [];
    const log = openLog('info', (line) => lines.push(line));
    log.fault('table', new Error('seat 1 has the card of Eylau'));
    log.fault('table', new StoreFault('database is locked'));
    log.info('http', { route: '/api/v1/tables/:id', code: 200 });
    const [rules = '', store = '', http = ''] = lines;
    expect(rules).not.toContain('Eylau');
    expect(JSON.parse(rules)).toMatchObject({ level: 50, event: 'table', fault: 'Error' });
    expect(rules).toContain('watch.test.ts');
    // Folders of the machine are nobody's business either.
    expect(rules).not.toContain(process.cwd());
    expect(JSON.parse(store)).toMatchObject({ text: 'database is locked' });
    expect(JSON.parse(http)).toMatchObject({ event: 'http', code: 200 });
  });
});

describe('readiness', () => {
  test('is what a store says that can be written to, and not when the house closes', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'bivouac-ready-'));
    const app = await createApp({ pageFolder: aPageFolder, online: { dataFolder } });
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }]);
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    await app.close();
    rmSync(dataFolder, { recursive: true, force: true });
  });
});

const aPageFolder = aPage();

describe('a server in a process of its own', () => {
  let bundle: Bundle;
  let server: ServerProcess;
  let metricsPort = 0;
  const dataFolder = mkdtempSync(join(tmpdir(), 'bivouac-watch-'));
  beforeAll(async () => {
    bundle = await bundledServer();
    metricsPort = await freePort();
    const more = { logLevel: 'info', metricsPort } as const;
    server = new ServerProcess(bundle, { dataFolder, port: await freePort(), more });
    await server.start();
  });
  afterAll(async () => {
    await server.end('SIGKILL');
    bundle.remove();
    rmSync(dataFolder, { recursive: true, force: true });
  });

  test('counts what it does on a port of its own; neither figures nor log tell one match or player from another; it ends in order', async () => {
    const { id, players, lines } = await twoAt(server.address, 'nations');
    await playOn(lines, new StateDice(fastDice('figures')), 6);
    await lines[0].call('act', [['nonsense'], null]);
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const value = (name: string) =>
      Number(
        text
          .split('\n')
          .find((line) => line.startsWith(name))
          ?.split(' ')
          .at(-1),
      );
    expect(value('bivouac_entries_total{game="nations"}')).toBeGreaterThanOrEqual(6);
    expect(value('bivouac_sockets')).toBe(2);
    expect(value('bivouac_tables')).toBe(1);
    expect(value('bivouac_jobs_late')).toBe(0);
    expect(value('bivouac_request_seconds_count{ask="act",outcome="done"}')).toBe(6);
    expect(value('bivouac_store_seconds_count{deed="append",outcome="done"}')).toBeGreaterThanOrEqual(7);
    expect(text).toMatch(/bivouac_nodejs_eventloop_lag_p99_seconds \d/);
    expect(text).toMatch(/bivouac_request_seconds_count\{ask="act",outcome="(?!done)/);
    // The figures are not on the port that everybody gets at.
    expect((await fetch(`${server.address}/metrics`)).status).toBe(404);

    expect(await server.end('SIGTERM')).toBe(0);
    await Promise.all(lines.map((line) => line.until(() => line.closed === 1012)));
    expect(lines.every(({ frames }) => frames.at(-1) === '{"restart":true}')).toBe(true);
    const log = server.said.join('\n');
    expect(log).toContain('"event":"started"');
    expect(log).toContain('"route":"/api/v1/tables/:id/sit"');
    expect(log).toContain('"event":"stopped"');
    const secrets = [id, ...players.map(({ cookie }) => cookie.split('=')[1] ?? ''), ...players[0].nonces.values()];
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(20);
      expect(log).not.toContain(secret);
      expect(text).not.toContain(secret);
    }
  });
});

test('figures that cannot be had say so, and the server does not start half', async () => {
  const metrics = new Metrics();
  const one = await metrics.listen(0, '127.0.0.1');
  await expect(new Metrics().listen(one.port, '127.0.0.1')).rejects.toThrow(/EADDRINUSE/);
  await one.close();
});
