import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp, serve } from '../src/index.ts';

const pageFolder = mkdtempSync(join(tmpdir(), 'bivouac-page-'));
const asPage = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(pageFolder, 'assets'));
  writeFileSync(join(pageFolder, 'index.html'), '<!doctype html><title>Bivouac</title>');
  writeFileSync(join(pageFolder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(pageFolder, 'assets', 'index-abc123.js'), 'export {};');
  writeFileSync(join(pageFolder, 'assets', 'index-abc123.js.br'), brotliCompressSync('export {};'));
  app = await createApp({ pageFolder });
});

afterAll(async () => {
  await app.close();
  rmSync(pageFolder, { recursive: true });
});

describe('the page', () => {
  test('/ is index.html, always asked again', async () => {
    const answer = await app.inject({ url: '/', headers: asPage });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers.etag).toBeDefined();
  });

  test('a place inside the page is index.html too', async () => {
    const answer = await app.inject({ url: '/nations/table?seat=2', headers: asPage });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<title>Bivouac</title>');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test('hashed assets are kept for ever', async () => {
    const answer = await app.inject({ url: '/assets/index-abc123.js' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('javascript');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('who can unpack gets the compressed copy, kept for ever too', async () => {
    const answer = await app.inject({ url: '/assets/index-abc123.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['content-type']).toContain('javascript');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('export {};');
    const plain = await app.inject({ url: '/assets/index-abc123.js' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe('export {};');
  });

  test('other files are asked again', async () => {
    const answer = await app.inject({ url: '/icon.svg' });
    expect(answer.headers['cache-control']).toBe('no-cache');
  });
});

describe('what is not there', () => {
  test.each([
    ['a missing asset, even when asked for as a page', 'GET', '/assets/index-gone.js', asPage],
    ['a missing file', 'GET', '/favicon.ico', asPage],
    ['a place asked for as data', 'GET', '/nations', { accept: 'application/json' }],
    ['an unknown interface', 'GET', '/api/matches', asPage],
    ['a post', 'POST', '/', asPage],
    ['a way out of the folder', 'GET', '/..%2f..%2fpackage.json', asPage],
  ] as const)('%s is 404', async (_what, method, url, headers) => {
    const answer = await app.inject({ method, url, headers });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: 'not-found' });
  });
});

test('every answer carries a policy without inline code and without eval', async () => {
  for (const url of ['/', '/healthz', '/assets/gone.js']) {
    const { headers } = await app.inject({ url, headers: asPage });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('/healthz says ok and is not cached', async () => {
  const answer = await app.inject({ url: '/healthz' });
  expect(answer.json()).toEqual({ status: 'ok' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

describe('listening for real', () => {
  test('on a free port, answered over HTTP, and closed', async () => {
    const served = await serve({ port: 0, host: '127.0.0.1', pageFolder });
    if (!served.ok) throw new Error(served.error.kind);
    const health = await fetch(`${served.address}/healthz`);
    expect(await health.json()).toEqual({ status: 'ok' });
    await served.close();
    await expect(fetch(`${served.address}/healthz`)).rejects.toThrow();
  });

  test('a port in use comes back as a value', async () => {
    const first = await serve({ port: 0, host: '127.0.0.1', pageFolder });
    if (!first.ok) throw new Error(first.error.kind);
    const second = await serve({ port: first.port, host: '127.0.0.1', pageFolder });
    expect(second).toEqual({ ok: false, error: { kind: 'port-in-use' } });
    await first.close();
  });

  test('a page that was never built comes back as a value', async () => {
    const served = await serve({ port: 0, host: '127.0.0.1', pageFolder: join(pageFolder, 'nowhere') });
    expect(served.ok ? 'served' : served.error.kind).toBe('page-not-built');
  });
});
