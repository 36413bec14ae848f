import { readFileSync } from 'node:fs';
import { frozenEditions, games } from '@bivouac/shelf';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { asked, playNow, take } from './play.ts';
import { launch, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** A match by earlier rules of Jours de Gloire, after forty actions. */
function matchOfEdition2(): string {
  const lines = readFileSync('shelf/test/editions/gloire-2.bivouac', 'utf8').split('\n');
  return `${lines.slice(0, 41).join('\n')}\n{"open":{"entries":40}}\n`;
}

/** Compressed script and styles of the first load, fonts apart. */
const MOST_BYTES = 250_000;

/** All that is kept for offline use, uncompressed: the page, each game that can be played, the rules of earlier editions. */
const playable = games.filter(({ load }) => load !== null);
const MOST_KEPT = 800_000 + 900_000 * playable.length + 750_000 * frozenEditions.length;

test('after the first visit the page starts and plays without the network', async () => {
  const page = await visit(browser, { offline: true, path: '/?seed=offline' });
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    if (registration.active?.state === 'activated') return;
    await new Promise((resolve) => registration.active?.addEventListener('statechange', resolve, { once: true }));
  });
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Bivouac' }).waitFor();
  await playNow(page, 'nations');
  await take(page, 0);
  await asked(page).waitFor();
  await page.reload();
  await asked(page).waitFor();
  await page.goto('/?seed=offline');
  await playNow(page, 'empereur');
  await take(page, 0);
  await asked(page).waitFor();
  await page.goto('/rules/nations?clause=NAT%2013%231');
  await page.locator('[data-clause="NAT 13#1"][aria-current="true"]').waitFor();
  // A match of an earlier edition finds the rules that it was begun with, too.
  await page.goto('/');
  const buffer = Buffer.from(matchOfEdition2());
  await page.locator('input[type="file"]').setInputFiles({ name: 'old.jsonl', mimeType: 'text/plain', buffer });
  await page.getByRole('button', { name: /show me the table/ }).click();
  await asked(page).waitFor();
  await page.getByText('by the rules it was begun with (edition 2)').waitFor();
  await take(page, 0);
  await asked(page).waitFor();
  expect(await page.evaluate(() => navigator.onLine)).toBe(false);
  const kept = await page.evaluate(async () => {
    const responses = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).matchAll()),
    );
    const sizes = responses.flat().map(async (response) => (await response.blob()).size);
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    return { total, usage: (await navigator.storage.estimate()).usage ?? 0 };
  });
  console.log(`kept for offline use: ${kept.total} bytes of files; the browser says ${kept.usage} with the match`);
  expect(kept.total).toBeLessThan(MOST_KEPT);
}, 60_000);

test('what the page and its workers share is built once', async () => {
  const worker = await (await fetch(new URL('/sw.js', inject('address')))).text();
  const scripts = [...worker.matchAll(/"(\/assets\/([^"/]+)-[^"/]{8}\.js)"/g)];
  const words = new Map<string, Set<string>[]>();
  for (const [, path = '', name = ''] of scripts) {
    const text = await (await fetch(new URL(path, inject('address')))).text();
    words.set(name, [...(words.get(name) ?? []), new Set(text.match(/[\w$]{9,}/g))]);
  }
  // A copy for a worker differs from the page's by the names of the files it fetches, and by no more.
  const isCopy = (one: Set<string>, other: Set<string>) =>
    one.size > 50 && [...one].filter((word) => other.has(word)).length > one.size * 0.8;
  const copies = [...words].flatMap(([name, all]) =>
    all.some((one, i) => all.slice(0, i).some((other) => isCopy(one, other))) ? [name] : [],
  );
  expect(scripts.length).toBeGreaterThan(20);
  expect(copies).toEqual([]);
});

test('it can be installed', async () => {
  const page = await visit(browser);
  const manifest = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json() as Promise<unknown>);
  expect(manifest).toMatchObject({ name: 'Bivouac', display: 'standalone', start_url: '/' });
  for (const icon of ['/icon-192.png', '/icon-512.png']) {
    expect(await page.evaluate(async (path) => (await fetch(path)).ok, icon)).toBe(true);
  }
});

test('the first load is at most 250 kB of compressed script and styles', async () => {
  const page = await browser.newPage();
  const sizes = new Map<string, number>();
  const pending: Promise<void>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!/\.(js|css)$/.test(pathname) || pathname === '/sw.js') return;
    const sent = response.finished().then(() => response.request().sizes());
    pending.push(sent.then(({ responseBodySize }) => void sizes.set(pathname, responseBodySize)));
  });
  await page.goto(inject('address'), { waitUntil: 'load' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  // What comes later is not waited for, and would be cut off by closing the page.
  page.removeAllListeners('response');
  await Promise.all(pending);
  await page.close();
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  console.log(`first load: ${total} bytes in ${sizes.size} files`);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThan(MOST_BYTES);
});

test('what is sent compressed is what was built', async () => {
  const address = inject('address');
  const text = async (path: string, encoding: string) => {
    const answer = await fetch(new URL(path, address), { headers: { 'accept-encoding': encoding } });
    return { text: await answer.text(), encoding: answer.headers.get('content-encoding') };
  };
  const worker = await text('/sw.js', 'identity');
  const scripts = [...worker.text.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path ?? '');
  expect(scripts.length).toBeGreaterThan(20);
  let compressed = 0;
  for (const path of scripts) {
    const plain = await text(path, 'identity');
    for (const encoding of ['br', 'gzip']) {
      const sent = await text(path, encoding);
      expect({ path, same: sent.text === plain.text }).toEqual({ path, same: true });
      if (sent.encoding === encoding) compressed++;
    }
  }
  expect(compressed).toBeGreaterThan(scripts.length);
});
