import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { canonical, commitment, keyedDice } from '../../src/index.ts';
import { hashOf, verifyMatch, writeMatch } from '../../src/table-door.ts';
import { tiny } from '../../testing/index.ts';
import { longMatch, must, muster, opened, playOn, rolling, textOf, type TinyTable } from './help.ts';

function sha256(...parts: (string | Buffer)[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

function whole(): TinyTable {
  const table = opened({ seed: 'verify' });
  playOn(table, 2000, rolling('verify'));
  return table;
}

describe('verify', () => {
  it('says that a whole match is right, with its last hash', () => {
    const table = whole();
    expect(verifyMatch(tiny, textOf(table))).toEqual({
      ok: true,
      entries: table.entries.length,
      finished: true,
      hash: hashOf(table.state),
      attested: null,
    });
  });

  it('says that a running one is right so far', () => {
    const table = longMatch(30);
    expect(verifyMatch(tiny, textOf(table))).toMatchObject({ ok: true, entries: 30, finished: false });
  });

  it('needs the seed', () => {
    const table = longMatch(30);
    expect(verifyMatch(tiny, writeMatch(table.file(false)))).toMatchObject({ ok: false, fault: 'noSeed' });
  });

  it('checks the seed against its promise', () => {
    const text = textOf(whole()).replace('"seed":"verify"', '"seed":"verifY"');
    expect(verifyMatch(tiny, text)).toMatchObject({ ok: false, fault: 'badSeed' });
  });

  it('names the first bad entry', () => {
    const table = whole();
    const lines = textOf(table).split('\n');
    lines[9] = (lines[9] ?? '').replace(/"[0-9a-f]{6}"/, '"zzzzzz"');
    expect(verifyMatch(tiny, lines.join('\n'))).toMatchObject({ ok: false, fault: 'badCheck', entry: 9, line: 10 });
  });
});

describe('what was promised, worked out without the kernel', () => {
  it('is the SHA-256 of the seed with its label', () => {
    const table = whole();
    const promise = sha256('bivouac seed verify').toString('hex');
    expect(table.charter.commitment).toBe(promise);
    expect(commitment('Élan')).toBe(sha256('bivouac seed Élan').toString('hex'));
  });

  it('gives the key, the stream and the deck that was dealt', () => {
    const table = opened({ seed: 'verify' });
    const { nonces } = table.charter;
    const key = sha256(sha256('bivouac key verify'), ...nonces.map((nonce) => sha256(nonce)));
    expect(keyedDice('verify', nonces)).toMatchObject({ key: key.toString('hex') });
    let at = 0;
    const word = (): number => {
      const block = createHmac('sha256', key)
        .update(`bivouac dice ${Math.floor(at / 8)}`)
        .digest();
      return block.readUInt32BE((at++ % 8) * 4);
    };
    const below = (n: number): number => {
      const limit = 2 ** 32 - (2 ** 32 % n);
      let found = word();
      while (found >= limit) found = word();
      return found % n;
    };
    const deck = [...tiny.content.deck];
    for (let i = deck.length - 1; i > 0; i--) {
      const j = below(i + 1);
      const card = deck[i] as number;
      deck[i] = deck[j] as number;
      deck[j] = card;
    }
    expect(table.state.game.deck.is).toEqual(deck);
  });

  it('gives the checks and the hash of the end', () => {
    const table = opened({ seed: 'verify' });
    muster(table);
    must(table.resign(1, 0));
    const text = canonical(table.state);
    expect(table.file(true).end?.hash).toBe(sha256(text).toString('hex'));
  });
});
