import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Action,
  answers,
  fillHoles,
  type Grammar,
  hasHole,
  type Hole,
  isOffered,
  kernelGrammar,
  malformation,
  type Offer,
  sameAction,
  type Verbs,
} from '../src/index.ts';
import { FIXED, rolling } from './helpers.ts';

const grammar: Grammar<Verbs> = {
  ...kernelGrammar,
  march: ['unit', 'hex'],
  write: ['text'],
  send: ['text', 'power'],
};

describe('malformation', () => {
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a word', 'march'],
    ['a number', 3],
    ['an object', {}],
    ['an object that looks like a list', { 0: 'pass', length: 1 }],
    ['an empty list', []],
    ['a list of holes', new Array<string>(3)],
    ['a huge list', new Array<string>(2 ** 31)],
    ['a number for a verb', [1]],
    ['a list for a verb', [['pass']]],
    ['an object that reads as a verb', [{ toString: () => 'pass' }]],
    ['an unknown verb', ['fly']],
    ['the verb in capitals', ['PASS']],
    ['a verb with a space', ['pass ']],
    ['__proto__', ['__proto__']],
    ['constructor', ['constructor']],
    ['constructor with one argument', ['constructor', 1]],
    ['toString', ['toString']],
    ['hasOwnProperty', ['hasOwnProperty', 1]],
    ['an argument too many', ['pass', 1]],
    ['an argument too few', ['march', 1]],
    ['an undefined argument too many', ['pass', undefined]],
    ['a sparse argument', Object.assign(['march', 1], { length: 3 })],
    ['NaN', ['march', NaN, 1]],
    ['infinity', ['march', 1, Infinity]],
    ['minus nought', ['march', 1, -0]],
    ['a fraction', ['march', 1, 1.5]],
    ['a number beyond the safe ones', ['march', 1, 2 ** 53]],
    ['a numeral', ['march', '1', 2]],
    ['a nested list', ['march', [1], 2]],
    ['null for an argument', ['march', null, 2]],
    ['a truth value', ['march', true, 2]],
    ['a big integer', ['march', 1n, 2]],
    ['a hole for a number', ['march', { from: 0, to: 5 }, 2]],
    ['a hole for a text', ['write', { text: 10 }]],
    ['a number for a text', ['write', 5]],
    ['a wrapped text', ['write', new String('x')]],
    ['a text far too long', ['write', 'x'.repeat(100_000)]],
    ['a deep nest', ['march', JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`), 1]],
  ])('finds %s', (_, value) => {
    expect(malformation(grammar, value)).toEqual(expect.any(String));
  });

  it('keeps its message short, however long the verb', () => {
    expect(malformation(grammar, ['x'.repeat(1_000_000)])?.length).toBeLessThan(100);
  });

  it('finds nothing in any action of the grammar', () => {
    const action = fc.constantFrom(...Object.entries(grammar)).chain(([verb, kinds]) => {
      const args = kinds.map(
        (kind): fc.Arbitrary<number | string> =>
          kind === 'text' ? fc.string() : fc.maxSafeInteger().map((n) => (n === 0 ? 0 : n)),
      );
      return fc.tuple(fc.constant(verb), ...args);
    });
    fc.assert(
      fc.property(action, (one) => {
        expect(malformation(grammar, one)).toBeNull();
      }),
      FIXED,
    );
  });

  it('never throws, whatever comes over the wire', () => {
    fc.assert(
      fc.property(fc.anything({ withSparseArray: true, withNullPrototype: true, withBigInt: true }), (value) => {
        const found = malformation(grammar, value);
        expect(found === null || typeof found === 'string').toBe(true);
        expect(malformation(grammar, ['march', value, 1]) === null).toBe(
          Number.isSafeInteger(value) && !Object.is(value, -0),
        );
      }),
      FIXED,
    );
  });
});

describe('answers', () => {
  it('takes an offer without holes for itself and for nothing else', () => {
    const offer: Offer = ['march', 3, 17];
    expect(answers(offer, ['march', 3, 17])).toBe(true);
    const others: Action[] = [
      ['march', 3, 18],
      ['march', 17, 3],
      ['march', 3],
      ['march', 3, 17, 0],
      ['raid', 3, 17],
    ];
    for (const other of [...others, ['march', 3, '17'] as const]) expect(answers(offer, other)).toBe(false);
  });

  const text = (longest: number): Offer => ['write', { text: longest }];

  it.each<[string, string, boolean]>([
    ['the empty text', '', true],
    ['the longest text', 'x'.repeat(10), true],
    ['a text too long by one', 'x'.repeat(11), false],
    ['accents, composed', 'é'.normalize('NFC'), true],
    ['accents, decomposed', 'é'.normalize('NFD'), false],
    ['an emoji', '🎺', true],
    ['emojis beyond the length', '🎺'.repeat(6), false],
    ['a line end', 'a\nb', true],
    ['a carriage return', 'a\rb', false],
    ['a tab', 'a\tb', false],
    ['a nought', 'a\u0000b', false],
    ['an escape', '\u001b[31m', false],
    ['a delete', 'a\u007f', false],
  ])('a text: %s', (_, words, right) => {
    expect(answers(text(10), ['write', words])).toBe(right);
  });

  it('a text: no control character at all, but line ends', () => {
    for (let code = 0; code < 0x20; code++) {
      expect(answers(text(10), ['write', String.fromCharCode(code)])).toBe(code === 0x0a);
    }
  });

  it('a text: no control character of the second kind either (U+0080 to U+009F)', () => {
    for (let code = 0x80; code < 0xa0; code++) {
      expect(answers(text(10), ['write', String.fromCharCode(code)])).toBe(false);
    }
  });

  it('a text: no half of a character', () => {
    expect(answers(text(10), ['write', '\ud83c'])).toBe(false);
    expect(answers(text(10), ['write', '\udfba!'])).toBe(false);
  });

  it('a text: no halves of a character on two lines', () => {
    expect(answers(text(10), ['write', '\ud83c\n\udfba'])).toBe(false);
  });

  it('a number: from the least to the most, both included', () => {
    const offer: Offer = ['pledge', 0, { from: 1, to: 3 }];
    const taken = [-1, 0, 1, 2, 3, 4].filter((n) => answers(offer, ['pledge', 0, n]));
    expect(taken).toEqual([1, 2, 3]);
    expect(answers(offer, ['pledge', 1, 2])).toBe(false);
    expect(answers(offer, ['pledge', 0, '2'])).toBe(false);
    expect(answers(offer, ['pledge', 0, NaN])).toBe(false);
  });

  it('a number: whole', () => {
    expect(answers(['pledge', 0, { from: 1, to: 3 }], ['pledge', 0, 1.5])).toBe(false);
  });

  it('a hole is no answer to itself', () => {
    const offer: Offer = ['write', { text: 10 }];
    expect(answers(offer, offer as unknown as Action)).toBe(false);
    expect(isOffered([offer], offer as unknown as Action)).toBe(false);
  });
});

const hole: fc.Arbitrary<Hole> = fc.oneof(
  fc.nat(60).map((text) => ({ text })),
  fc.tuple(fc.integer({ min: -50, max: 50 }), fc.nat(30)).map(([from, more]) => ({ from, to: from + more })),
);
const offer: fc.Arbitrary<Offer> = fc.tuple(
  fc.constantFrom('a', 'b'),
  fc.oneof(fc.nat(3), fc.constantFrom('x', 'y'), hole),
  fc.oneof(fc.nat(3), hole),
);

describe('isOffered', () => {
  it('holds exactly for what answers one of the offers', () => {
    const action = fc.tuple(fc.constantFrom('a', 'b'), fc.oneof(fc.nat(3), fc.constantFrom('x', 'y')), fc.nat(3));
    fc.assert(
      fc.property(fc.array(offer, { maxLength: 6 }), action, (offers, one) => {
        expect(isOffered(offers, one)).toBe(offers.some((made) => answers(made, one)));
      }),
      FIXED,
    );
  });

  it('does not need the very object that was offered', () => {
    const offers: Offer[] = [['march', 1, 2], ['pass']];
    expect(isOffered(offers, JSON.parse('["march",1,2]'))).toBe(true);
    expect(isOffered(offers, offers[1] as Action)).toBe(true);
    expect(isOffered([], ['pass'])).toBe(false);
  });
});

describe('fillHoles', () => {
  it('always answers the offer, whatever its holes', () => {
    const dice = rolling('holes');
    fc.assert(
      fc.property(offer, (made) => {
        const action = fillHoles(made, dice);
        expect(answers(made, action)).toBe(true);
        expect(hasHole(action)).toBe(false);
        expect(isOffered([made], action)).toBe(true);
      }),
      { ...FIXED, numRuns: 2000 },
    );
  });

  it('reaches both ends of a range', () => {
    const dice = rolling('ends');
    const found = new Set(Array.from({ length: 200 }, () => fillHoles(['a', { from: 2, to: 4 }], dice)[1]));
    expect(found).toEqual(new Set([2, 3, 4]));
  });

  it('gives back an offer without holes as it is', () => {
    const made: Offer = ['march', 1, 2];
    expect(fillHoles(made, rolling(1))).toBe(made);
  });

  it('answers a range wider than a word of the dice', () => {
    const wide: Offer = ['a', { from: 0, to: Number.MAX_SAFE_INTEGER - 1 }];
    expect(answers(wide, fillHoles(wide, rolling(1)))).toBe(true);
  });
});

describe('sameAction', () => {
  it('compares verbs, arguments and holes', () => {
    expect(sameAction(['a', 1, { text: 3 }], ['a', 1, { text: 3 }])).toBe(true);
    expect(sameAction(['a', 1], ['a', '1'])).toBe(false);
    expect(sameAction(['a', 1], ['a', 1, 2])).toBe(false);
    expect(sameAction(['a', { text: 3 }], ['a', { text: 4 }])).toBe(false);
  });
});
