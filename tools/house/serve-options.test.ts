import { expect, test } from 'vitest';
import { houseAddresses, qrCode } from './lan.mjs';
import { serveOptions } from './serve-options.mjs';

test('npm start takes its options from the line, and from the environment where the line says nothing', () => {
  expect(serveOptions([], { PORT: '8080', HOST: 'here', BIVOUAC_DATA: '/d' })).toMatchObject({
    lan: false,
    host: 'here',
    port: 8080,
    dataFolder: '/d',
    publicUrl: null,
  });
  expect(serveOptions(['--lan', '--port', '9000'], {})).toMatchObject({ lan: true, host: '0.0.0.0', port: 9000 });
  expect(serveOptions(['--public-url', 'https://bivouac.example/'], {})?.publicUrl).toBe('https://bivouac.example');
});

test('where matches are kept, what is logged and where figures are is said by the environment or the line', () => {
  expect(serveOptions([], {})).toMatchObject({ databaseUrl: null, logLevel: 'error', metricsPort: null });
  const url = 'postgres://me:secret@here/bivouac';
  const said = serveOptions(['--log', 'info', '--metrics', '9464'], { DATABASE_URL: url });
  expect(said).toMatchObject({ databaseUrl: url, logLevel: 'info', metricsPort: 9464 });
  expect(() => serveOptions([], { DATABASE_URL: 'mysql://me:secret@here' })).toThrow(
    /^DATABASE_URL is no (?!.*secret)/,
  );
  expect(() => serveOptions(['--log', 'loud'], {})).toThrow(/silent, error, warn, info/);
});

test.each([
  ['--wrong'],
  ['--public-url', 'bivouac.example'],
  ['--public-url', 'https://a.example/path'],
  ['--port', 'x'],
])('npm start %s %s says what to do', (...args) => {
  expect(() => serveOptions(args, {})).toThrow(/--help|--lan|https:|whole number/);
});

test('the address of the house is one that a phone reaches, and stands in the code', async () => {
  const one = (address: string, internal = false) => ({
    family: 'IPv4' as const,
    internal,
    address,
    netmask: '',
    mac: '',
    cidr: null,
  });
  const found = houseAddresses({ lo: [one('127.0.0.1', true)], vpn: [one('100.64.0.2')], wifi: [one('192.168.1.20')] });
  expect(found).toEqual(['192.168.1.20', '100.64.0.2']);
  const lines = (await qrCode('http://192.168.1.20:1813')).split('\n');
  // 25 modules and an edge of two on either side, two rows to a line.
  expect(lines.map(({ length }) => length)).toEqual(lines.map(() => 29));
  expect(lines).toHaveLength(15);
});
