import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PushKeys } from '@bivouac/host/testing/push-keys';
import type { Browser, Page, Worker } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { isAsked } from './online.ts';
import { launch, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Stands where a browser's maker carries messages: what the server pushes, as the browser reads it. */
async function pushService() {
  const keys = await PushKeys.make();
  const pushed: string[] = [];
  const read = async (body: Buffer, response: ServerResponse) => {
    pushed.push(await keys.read(new Uint8Array(body)));
    response.writeHead(201).end();
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => void read(Buffer.concat(parts), response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { pushed, told: { endpoint: `http://127.0.0.1:${port}/browser`, keys: keys.told } };
}

/** Hands a message to the service worker of a page, as the browser does that has received it. */
async function deliverer(page: Page): Promise<(text: string) => Promise<void>> {
  const cdp = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await found;
  const { origin } = new URL(page.url());
  return async (data) => {
    await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
}

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
}

/** The notices that lie there. */
const noticesOn = (page: Page): Promise<Shown[]> =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** A French player by letter whose page is kept for offline use, and whose browser shows notices. */
async function frenchPlayer(): Promise<Page> {
  const { address } = inject('letters').push;
  const page = await visit(browser, { path: address, locale: 'fr-FR', offline: true });
  await page.context().grantPermissions(['notifications'], { origin: new URL(address).origin });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  return page;
}

/** What a notification does that is clicked; a browser without a screen has nobody who clicks. */
const click = (worker: Worker): Promise<string[]> =>
  worker.evaluate(async () => {
    interface Scope {
      readonly registration: { getNotifications(): Promise<Notification[]> };
      readonly clients: { openWindow: (url: string) => Promise<null> };
      dispatchEvent(event: Event): boolean;
    }
    const scope = globalThis as object as Scope;
    const went: string[] = [];
    scope.clients.openWindow = async (url) => {
      went.push(url);
      return null;
    };
    for (const notification of await scope.registration.getNotifications()) {
      const waits: Promise<unknown>[] = [];
      const event = Object.assign(new Event('notificationclick'), {
        notification,
        waitUntil: (what: Promise<unknown>) => void waits.push(what),
      });
      scope.dispatchEvent(event);
      await Promise.all(waits);
    }
    return went;
  });

test('a notice is pushed to a closed table, read by the browser, shown in its language, clicked, and withdrawn when seen', async () => {
  const { address, clock } = inject('letters').push;
  const service = await pushService();
  const host = await frenchPlayer();
  await host.getByRole('button', { name: /avec un ami.*Bataille des Nations 1813/ }).click();
  const link = await host.getByRole('textbox', { name: 'Lien vers cette table' }).inputValue();
  const guest = await visit(browser, { path: link });
  await guest.locator('.sit-down button[type="submit"]').click();
  await Promise.all([host, guest].map((page) => page.locator('.table-page').waitFor()));
  const table = new URL(host.url()).pathname;
  const id = table.split('/').at(-1) ?? '';
  expect(await isAsked(host)).toBe(true);
  await host.goto(address);
  await host.getByRole('button', { name: 'Avis et autres choix' }).click();
  await host.getByRole('dialog').getByText('C’est à moi de jouer').first().waitFor();
  const status = await host.evaluate(async (told) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/v1/me/push', { method: 'POST', headers, body: JSON.stringify(told) })).status;
  }, service.told);
  expect(status).toBe(200);
  const deliver = await deliverer(host);
  const [worker] = host.context().serviceWorkers();
  if (worker === undefined) throw new Error('the page has no service worker');

  // He is waited for, and looks elsewhere.
  writeFileSync(clock, String(Number(readFileSync(clock, 'utf8')) + 60_000));
  await expect.poll(() => service.pushed.length).toBe(1);
  const [notice = ''] = service.pushed;
  expect(JSON.parse(notice)).toEqual({
    tag: id,
    title: 'Bataille des Nations 1813',
    body: 'C’est à vous de jouer.',
    url: table,
  });
  await deliver(notice);
  const shown = { title: 'Bataille des Nations 1813', body: 'C’est à vous de jouer.', tag: id };
  await expect.poll(() => noticesOn(host)).toEqual([shown]);
  // Told again of the same match, it takes the place of the one before.
  await deliver(JSON.stringify({ ...JSON.parse(notice), body: 'Encore à vous.' }));
  await expect.poll(() => noticesOn(host)).toEqual([{ ...shown, body: 'Encore à vous.' }]);
  expect(await click(worker)).toEqual([table]);
  await expect.poll(() => noticesOn(host)).toEqual([]);

  // It lies there once more until he looks at the table: the server takes it back, and a page that is looked at needs none.
  await deliver(notice);
  await expect.poll(() => noticesOn(host)).toEqual([shown]);
  await host.goto(address + table);
  await host.locator('.table-page').waitFor();
  await expect.poll(() => service.pushed.length).toBe(2);
  expect(JSON.parse(service.pushed[1] ?? '')).toEqual({ withdraw: id });
  await deliver(service.pushed[1] ?? '');
  await expect.poll(() => noticesOn(host)).toEqual([]);
  await deliver(notice);
  await deliver(JSON.stringify({ tag: 'another', title: 'Bivouac', body: 'après', url: '/online/another' }));
  await expect.poll(() => noticesOn(host)).toEqual([{ title: 'Bivouac', body: 'après', tag: 'another' }]);
}, 180_000);
