import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadMatch, readMatch, verifyMatch } from '../../src/table-door.ts';
import { tiny } from '../../testing/index.ts';
import { busyPlay } from './busy.ts';
import { opened, rolling, textOf } from './help.ts';

/** A short match with a bit of everything, as the bytes of its file. */
function bytesOf(): Uint8Array {
  const table = opened({ seed: 'fuzz', clock: { perTurn: 60_000, bank: 900_000 } });
  busyPlay(table, rolling('fuzz 3'), 40);
  return Buffer.from(textOf(table));
}

type Edit = { at: number; cut: number; put: number[] };

function apply(bytes: Uint8Array, edits: readonly Edit[]): string {
  let now = [...bytes];
  for (const { at, cut, put } of edits) {
    const from = at % now.length;
    now = [...now.slice(0, from), ...put, ...now.slice(from + cut)];
  }
  return Buffer.from(now).toString('utf8');
}

const edits = fc.array(
  fc.record({
    at: fc.nat(100_000),
    cut: fc.integer({ min: 0, max: 12 }),
    put: fc.array(fc.oneof(fc.integer({ min: 0, max: 255 }), fc.constantFrom(...Buffer.from('[]{}",0:19-e\n'))), {
      maxLength: 6,
    }),
  }),
  { minLength: 1, maxLength: 4 },
);

describe('any edit of a file', { timeout: 60_000 }, () => {
  it('gives a match or a fault with its line, never an exception', () => {
    const bytes = bytesOf();
    let faults = 0;
    fc.assert(
      fc.property(edits, (list) => {
        const found = loadMatch(tiny, apply(bytes, list));
        if (!('fault' in found)) return;
        faults++;
        expect(found.line).toBeGreaterThan(0);
        expect(found.entry).toBeGreaterThanOrEqual(0);
        expect(found.detail).not.toBe('');
      }),
      { seed: 1813, numRuns: 1500 },
    );
    expect(faults).toBeGreaterThan(1000);
  });

  it('of one digit or letter never goes unnoticed in a played action or its check', () => {
    const text = Buffer.from(bytesOf()).toString('utf8');
    const lines = text.split('\n');
    fc.assert(
      fc.property(
        fc.nat(10_000),
        fc.nat(10_000),
        fc.constantFrom(...'0123456789abcdefmrst'.split('')),
        (which, where, put) => {
          const n = 1 + (which % (lines.length - 2));
          const line = lines[n] ?? '';
          if (line.includes('"!')) return;
          // What stands before the time: seat, action, check.
          const end = line.lastIndexOf('"');
          const at = where % end;
          if (line[at] === put || !/\w/.test(line[at] ?? '')) return;
          const changed = [...lines];
          changed[n] = line.slice(0, at) + put + line.slice(at + 1);
          expect(loadMatch(tiny, changed.join('\n'))).toMatchObject({ entry: n });
        },
      ),
      { seed: 1813, numRuns: 1500 },
    );
  });

  it('of anything at all is read or refused', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.json()), (text) => {
        for (const content of [text, `{"bivouac":1}\n${text}`, `${text}\n`]) {
          readMatch(content);
          expect(verifyMatch(tiny, content).ok).toBe(false);
        }
      }),
      { seed: 1813, numRuns: 500 },
    );
  });

  it('of the charter with any JSON in any place is read or refused', () => {
    const text = Buffer.from(bytesOf()).toString('utf8');
    const [first = '', ...rest] = text.split('\n');
    const head = JSON.parse(first) as Record<string, unknown>;
    const seat = fc.record({
      name: fc.oneof(fc.string(), fc.integer()),
      kind: fc.constantFrom('person', 'bot', 'ghost'),
      powers: fc.array(fc.oneof(fc.integer({ min: -1, max: 4 }), fc.constant(1e9)), { maxLength: 4 }),
    });
    const value = fc.oneof(fc.jsonValue(), fc.array(seat, { maxLength: 20 }), fc.array(fc.string(), { maxLength: 4 }));
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(head)), value, (key, put) => {
        const found = verifyMatch(tiny, [JSON.stringify({ ...head, [key]: put }), ...rest].join('\n'));
        expect(found.ok || found.detail !== '').toBe(true);
      }),
      { seed: 1813, numRuns: 800 },
    );
  });
});
