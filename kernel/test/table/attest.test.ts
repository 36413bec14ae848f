import { describe, expect, it } from 'vitest';
import { loadMatch, type MatchFile, Table, verifyMatch, writeMatch } from '../../src/table-door.ts';
import { tiny } from '../../testing/index.ts';
import { openingOf, playOn, rolling, type TinyTable } from './help.ts';

/** A whole match; `luck` decides what is done in it, not what is rolled. */
function wholeMatch(luck: string): TinyTable {
  const table = Table.open(tiny, { ...openingOf({ seed: 'attest' }), every: 16 }, 0, { heads: true });
  if (!(table instanceof Table)) throw new Error(table.fault);
  playOn(table, 2000, rolling(luck));
  return table;
}

/** What players are given while it is played. */
const headsOf = (luck: string): string[] =>
  wholeMatch(luck)
    .rowsSince(0)
    .map(({ head = '' }) => head);

/** The same with the end of its chain in its file. */
function played(luck: string): MatchFile {
  const table = wholeMatch(luck);
  const file = table.file(true);
  if (file.end === null) throw new Error('the match has no end');
  const { head = '' } = table.rowsSince(table.length - 1)[0] ?? {};
  expect(head).toBe(table.chain);
  const attested = { chain: head, key: '00', signature: '00' };
  return { ...file, end: { ...file.end, attested } };
}

describe('a match that a server vouches for', () => {
  const signed = played('as it was');

  it('says what must have been signed', () => {
    const verdict = verifyMatch(tiny, writeMatch(signed));
    expect(verdict).toMatchObject({ ok: true, finished: true, attested: signed.end?.attested });
  });

  it('is not another match of the same seed, promise and nonces', () => {
    const other = played('as somebody would have liked it');
    expect(other.charter).toEqual(signed.charter);
    if (other.end === null || signed.end?.attested === undefined) throw new Error('both have an end');
    const forged = { ...other, end: { ...other.end, attested: signed.end.attested } };
    expect(verifyMatch(tiny, writeMatch(forged))).toMatchObject({ ok: false, fault: 'notAsSigned' });
    // Without the server's word it is a sound match like any other, and says so.
    const { attested: _, ...end } = other.end;
    expect(verifyMatch(tiny, writeMatch({ ...other, end }))).toMatchObject({ ok: true, attested: null });
  });

  describe('is held to what was shown while it was played', () => {
    const shown = headsOf('as it was');
    const other = headsOf('as somebody would have liked it');
    const parted = shown.findIndex((head, i) => head !== other[i]);

    it('whole or in parts, and however often it was shown', () => {
      const some = shown.filter((_, i) => i % 3 === 0);
      expect(verifyMatch(tiny, writeMatch(signed), { shown: [...some, ...shown, ...some] })).toMatchObject({
        ok: true,
      });
    });

    it('one moment of another match is enough to find it', () => {
      const mixed = [...shown.slice(0, 5), other[parted + 3] ?? '', ...shown.slice(5)];
      const verdict = verifyMatch(tiny, writeMatch(signed), { shown: mixed });
      expect(verdict).toMatchObject({ ok: false, fault: 'notAsShown', entry: 6, line: 7 });
    });

    it('a match that was changed, or ended sooner, afterwards is another one', () => {
      const instead = writeMatch(played('as somebody would have liked it'));
      const found = verifyMatch(tiny, instead, { shown });
      expect(found).toMatchObject({ ok: false, fault: 'notAsShown', entry: parted + 1 });
      const { end: _, ...running } = signed;
      const sooner = writeMatch({ ...running, end: null, entries: signed.entries.slice(0, 8) });
      expect(verifyMatch(tiny, sooner, { shown: shown.slice(0, 8) })).toMatchObject({ ok: true });
      expect(verifyMatch(tiny, sooner, { shown })).toMatchObject({ ok: false, fault: 'notAsShown', entry: 8 });
    });
  });

  it('has lost nothing, and nobody has changed an entry of it', () => {
    const lines = writeMatch(signed).split('\n');
    for (let at = 1; at < signed.entries.length; at += 7) {
      const without = lines.filter((_, i) => i !== at).join('\n');
      expect(verifyMatch(tiny, without).ok, `without entry ${at}`).toBe(false);
      const line = lines[at] ?? '';
      for (let i = 0; i < line.length; i += 3) {
        const byte = line[i] === '1' ? '2' : '1';
        const changed = lines.toSpliced(at, 1, line.slice(0, i) + byte + line.slice(i + 1)).join('\n');
        expect(verifyMatch(tiny, changed).ok, `byte ${i} of entry ${at}`).toBe(false);
      }
    }
  });

  it('must say a head, a key and a signature, or nothing', () => {
    const text = writeMatch(signed);
    expect(verifyMatch(tiny, text.replace('"key":"00"', '"key":"no key"'))).toMatchObject({ fault: 'badEnd' });
    expect(verifyMatch(tiny, text.replace('"key":"00",', ''))).toMatchObject({ fault: 'badEnd' });
  });

  it('can only be one that has a chain', () => {
    const table = Table.open(tiny, openingOf({ seed: 'attest' }), 0);
    if (!(table instanceof Table)) throw new Error(table.fault);
    playOn(table, 2000, rolling('old'));
    const file = table.file(true);
    if (file.end === null) throw new Error('the match has no end');
    const text = writeMatch({ ...file, end: { ...file.end, attested: { chain: '00', key: '00', signature: '00' } } });
    expect(loadMatch(tiny, text)).toMatchObject({ fault: 'notAsSigned' });
  });
});
