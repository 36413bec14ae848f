import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitment, type DiceState, diceKey, fastDice, forkDice, keyedDice, StateDice } from '../src/index.ts';
import { FIXED } from './helpers.ts';

const sha256 = (text: string): Buffer => createHash('sha256').update(text, 'utf8').digest();

/** The words of a keyed stream as anybody can compute them who has the seed, the nonces and this page. */
function* checkersWords(seed: string, nonces: readonly string[]): Generator<number> {
  const parts = [`bivouac key ${seed}`, ...nonces].map(sha256);
  const key = createHash('sha256').update(Buffer.concat(parts)).digest();
  for (let block = 0; ; block++) {
    const bytes = createHmac('sha256', key).update(`bivouac dice ${block}`, 'utf8').digest();
    for (let word = 0; word < 8; word++) yield bytes.readUInt32BE(word * 4);
  }
}

/** Rolls in the way the rules of the house say: words beyond the last whole multiple are thrown away. */
function checkersBelow(words: Generator<number>, n: number): number {
  const limit = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const word: number = words.next().value;
    if (word < limit) return word % n;
  }
}

const rolls = (state: DiceState, count: number, sides = 6): number[] => {
  const dice = new StateDice(state);
  return Array.from({ length: count }, () => dice.below(sides));
};

const nonces = fc.array(fc.string({ unit: 'grapheme', maxLength: 12 }), { minLength: 1, maxLength: 5 });

/** Regression values: computed once, never to change. */
const FROZEN = {
  key: '236f15051066d4e97823b33071961a75819b319bea332456781e71e14593ffd9',
  d6: [2, 5, 3, 4, 2, 3, 1, 6, 5, 6, 3, 4, 1, 1, 2, 5, 3, 6, 5, 3],
  twoD6: [6, 4, 7, 6, 9, 4],
  shuffled: [9, 0, 4, 1, 7, 2, 6, 5, 3, 8],
  word: 2488189365,
  at: 42,
  fast: [1, 4, 2, 0, 1, 3, 5, 1, 3, 2, 5, 4],
};

describe('keyed dice', () => {
  it('rolls the same from the same seed and nonces', () => {
    fc.assert(
      fc.property(fc.string(), nonces, (seed, given) => {
        expect(rolls(keyedDice(seed, given), 20)).toEqual(rolls(keyedDice(seed, [...given]), 20));
      }),
      FIXED,
    );
  });

  it('rolls otherwise when any one nonce, their order, their number or the seed is another', () => {
    fc.assert(
      fc.property(fc.string(), nonces, fc.nat(), fc.string({ minLength: 1 }), (seed, given, which, more) => {
        const at = which % given.length;
        const first = rolls(keyedDice(seed, given), 8, 2 ** 32);
        const others = [
          keyedDice(
            seed,
            given.map((nonce, i) => (i === at ? nonce + more : nonce)),
          ),
          keyedDice(seed, [...given, '']),
          keyedDice(seed + more, given),
          keyedDice(seed, [given.join('')]),
        ];
        for (const [i, other] of others.entries()) {
          if (i === 3 && given.length === 1) continue;
          expect(rolls(other, 8, 2 ** 32)).not.toEqual(first);
        }
      }),
      FIXED,
    );
    expect(diceKey('s', ['a', 'b'])).not.toBe(diceKey('s', ['b', 'a']));
    expect(diceKey('s', ['ab', 'c'])).not.toBe(diceKey('s', ['a', 'bc']));
  });

  it('has frozen first values: a change here breaks every stored match', () => {
    const state = keyedDice('Leipzig', ['red', 'blue']);
    expect(state).toEqual({ kind: 'keyed', key: FROZEN.key, at: 0 });
    const dice = new StateDice(state);
    expect(Array.from({ length: 20 }, () => dice.d6())).toEqual(FROZEN.d6);
    expect(Array.from({ length: 6 }, () => dice.twoD6())).toEqual(FROZEN.twoD6);
    const list = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    dice.shuffle(list);
    expect(list).toEqual(FROZEN.shuffled);
    expect(dice.below(2 ** 32)).toBe(FROZEN.word);
    expect(state).toMatchObject({ at: FROZEN.at });
  });

  it('can be checked by a third party with HMAC-SHA256 alone', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        nonces,
        fc.array(fc.integer({ min: 1, max: 2 ** 32 }), { minLength: 1, maxLength: 40 }),
        (seed, given, sides) => {
          const dice = new StateDice(keyedDice(seed, given));
          const words = checkersWords(seed, given);
          for (const n of sides) expect(dice.below(n)).toBe(checkersBelow(words, n));
        },
      ),
      FIXED,
    );
  });

  it('publishes a commitment that anybody can check, and that tells seeds apart', () => {
    expect(commitment('Leipzig')).toBe(sha256('bivouac seed Leipzig').toString('hex'));
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(commitment(a) === commitment(b)).toBe(a === b);
      }),
      FIXED,
    );
  });

  it('does not give the key away in its commitment', () => {
    expect(diceKey('Leipzig', [])).not.toBe(commitment('Leipzig'));
  });
});

describe('fast dice', () => {
  it('rolls the same from the same word, and otherwise from another', () => {
    expect(rolls(fastDice('a'), 30)).toEqual(rolls(fastDice('a'), 30));
    expect(rolls(fastDice('a'), 30)).not.toEqual(rolls(fastDice('b'), 30));
    expect(rolls(fastDice(7), 30)).toEqual(rolls(fastDice('7'), 30));
    expect(rolls(fastDice(1), 12)).toEqual(FROZEN.fast);
  });

  it('forks off dice that go their own way', () => {
    const parent = new StateDice(fastDice(3));
    const [a, b] = [forkDice(parent), forkDice(parent)];
    const streams = [rolls(a, 40), rolls(b, 40), Array.from({ length: 40 }, () => parent.below(6))];
    expect(new Set(streams.map(String)).size).toBe(3);
  });
});

describe('any dice', () => {
  const kinds: [string, () => DiceState][] = [
    ['keyed', () => keyedDice('seed', ['a', 'b'])],
    ['fast', () => fastDice('seed')],
  ];

  it.each(kinds)('%s: a JSON round trip at any point goes on identically', (_, make) => {
    const state = make();
    const dice = new StateDice(state);
    for (let i = 0; i < 200; i++) {
      const stored = JSON.stringify(state);
      const other = JSON.parse(stored) as DiceState;
      const sides = 2 + ((i * 7919) % 100);
      const list = [1, 2, 3, 4, 5];
      const twin = [...list];
      const elsewhere = new StateDice(other);
      expect([dice.below(sides), dice.d6(), dice.twoD6()]).toEqual([
        elsewhere.below(sides),
        elsewhere.d6(),
        elsewhere.twoD6(),
      ]);
      dice.shuffle(list);
      elsewhere.shuffle(twin);
      expect(list).toEqual(twin);
      expect(JSON.stringify(state)).toBe(JSON.stringify(other));
    }
  });

  it.each(kinds)('%s: every result is in its range, and a shuffle loses nothing', (_, make) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.array(fc.nat(20)), fc.nat(50), (n, list, skip) => {
        const dice = new StateDice(make());
        for (let i = 0; i < skip; i++) dice.d6();
        const roll = dice.below(n);
        expect(Number.isInteger(roll) && roll >= 0 && roll < n).toBe(true);
        const shuffled = [...list];
        dice.shuffle(shuffled);
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(list.toSorted((a, b) => a - b));
        if (list.length > 0) expect(list).toContain(dice.pick(list));
      }),
      FIXED,
    );
  });

  it.each([0, -1, 1.5, NaN, 2 ** 32 + 1, Infinity])('refuses a die of %s sides', (n) => {
    expect(() => new StateDice(fastDice(1)).below(n)).toThrow(RangeError);
  });

  it('refuses to pick from nothing', () => {
    expect(() => new StateDice(fastDice(1)).pick([])).toThrow(RangeError);
  });
});

describe('the dice of a view', () => {
  it('refuse to roll, in every way', () => {
    const dice = new StateDice({ kind: 'hidden' });
    for (const roll of [
      () => dice.d6(),
      () => dice.twoD6(),
      () => dice.below(1),
      () => dice.shuffle([1, 2]),
      () => dice.pick([1]),
      () => forkDice(dice),
    ]) {
      expect(roll).toThrow(/view has no dice/);
    }
  });
});
