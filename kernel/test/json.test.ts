import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, copy, difference, type Json, plainFault, same } from '../src/index.ts';
import { FIXED } from './helpers.ts';

/** JSON as the house has it: an array that begins with a plain value has only plain values. */
const { value: plain } = fc.letrec<{ value: Json; leaf: Json; rows: Json[]; column: Json[]; record: Json }>((tie) => ({
  leaf: fc.oneof(
    fc.constant(null),
    fc.boolean(),
    fc.string({ maxLength: 6 }),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => (n === 0 ? 0 : n)),
  ),
  column: fc.array(tie('leaf'), { maxLength: 5 }),
  record: fc.dictionary(
    fc.oneof(
      fc.string({ maxLength: 4 }),
      fc.constantFrom('constructor', 'toString', 'hasOwnProperty', '0', '10', 'length'),
    ),
    tie('value'),
    { maxKeys: 5, noNullPrototype: true },
  ),
  rows: fc
    .tuple(tie('record'), fc.array(tie('value'), { maxLength: 4 }))
    .map(([head, rest]): Json[] => [head, ...rest]),
  value: fc.oneof({ maxDepth: 3, depthSize: 'small' }, tie('leaf'), tie('column'), tie('record'), tie('rows')),
}));

/** `__proto__` is a key that assignment swallows: JSON can hold it, a state must not. */
const house = plain.filter((value) => !JSON.stringify(value).includes('__proto__'));

const parsed = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The same value with the keys of every record in the opposite order. */
function turned(value: Json): Json {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, field]) => [key, turned(field)]),
  );
}

/** Every place in a value that a writer could reach. */
function containers(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(containers)];
}

describe('copy', () => {
  it('gives a value that says the same, with nothing in common', () => {
    fc.assert(
      fc.property(house, (value) => {
        const made = copy(value);
        expect(made).toEqual(value);
        const originals = new Set(containers(value));
        expect(containers(made).some((one) => originals.has(one))).toBe(false);
      }),
      FIXED,
    );
  });

  it('keeps rows apart: writing into the copy leaves the original alone', () => {
    const state = { frames: [{ vars: { queue: [1, 2] } }, { vars: { queue: [3] } }], column: [1, 2, 3] };
    const before = canonical(state);
    const made = copy(state);
    made.frames[0]?.vars.queue.push(9);
    made.column[0] = 9;
    expect(canonical(state)).toBe(before);
  });
});

describe('canonical', () => {
  it('is JSON that reads back to the same value', () => {
    fc.assert(
      fc.property(house, (value) => {
        expect(JSON.parse(canonical(value))).toEqual(value);
      }),
      FIXED,
    );
  });

  it('is the same text whatever the order in which the value was built', () => {
    fc.assert(
      fc.property(house, (value) => {
        expect(canonical(turned(value))).toBe(canonical(value));
      }),
      FIXED,
    );
  });

  it('differs whenever two values differ', () => {
    fc.assert(
      fc.property(house, house, (a, b) => {
        expect(canonical(a) === canonical(b)).toBe(same(a, b));
      }),
      FIXED,
    );
  });

  it.each([0, -0, -7, 2 ** 53, 1e21, -1e-7, 0.1])('writes %d as JSON does', (number) => {
    expect(canonical([{ number }])).toBe(JSON.stringify([{ number }]));
  });

  it('writes names with quotes and signs of control as JSON does, the first time and again', () => {
    const value = { 'a"b\n\u2028': [{ 'a"b\n\u2028': 1 }] };
    expect(canonical(value)).toBe(JSON.stringify(value));
  });

  it('leaves out fields that are undefined, as JSON does', () => {
    expect(canonical({ b: 1, a: undefined })).toBe('{"b":1}');
    expect(canonical([undefined, 1])).toBe('[null,1]');
    expect(canonical(undefined)).toBe('null');
  });
});

describe('same', () => {
  it('holds for a value and its round trip, in whatever order of keys', () => {
    fc.assert(
      fc.property(house, (value) => {
        expect(same(value, parsed(value))).toBe(true);
        expect(same(value, turned(value))).toBe(true);
      }),
      FIXED,
    );
  });

  it.each([
    [[], {}],
    [[1], { 0: 1 }],
    [null, {}],
    [0, '0'],
    [0, false],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: 1 }],
    [
      [1, 2],
      [2, 1],
    ],
    [{ toString: 1 }, { a: 1 }],
  ])('tells %j from %j', (a, b) => {
    expect(same(a, b)).toBe(false);
    expect(same(b, a)).toBe(false);
    expect(difference(a, b)).not.toBeNull();
    expect(difference(b, a)).not.toBeNull();
  });

  it('tells a record with a "__proto__" key from another', () => {
    expect(same(JSON.parse('{"__proto__":{}}'), { a: 1 })).toBe(false);
  });
});

describe('plainFault', () => {
  it('finds nothing in the JSON of the house, nor in its round trip', () => {
    fc.assert(
      fc.property(house, (value) => {
        expect(plainFault(value)).toBeNull();
        expect(plainFault(parsed(value))).toBeNull();
      }),
      FIXED,
    );
  });

  it('names the first place that JSON cannot keep, wherever it is', () => {
    const bad = fc.constantFrom(NaN, Infinity, -Infinity, -0, undefined, 1n, new Date(0), new Map(), () => 0, Symbol());
    fc.assert(
      fc.property(house, bad, (value, wrong) => {
        expect(plainFault({ units: [{ at: value }, { at: { hex: wrong } }] })).toContain('state.units[1].at.hex');
      }),
      FIXED,
    );
  });

  it.each([
    ['an object after a plain value', { list: [1, {}] }, 'state.list[1]'],
    ['a list after a plain value', { list: [null, [1]] }, 'state.list[1]'],
    ['a hole in a column', { list: [1, undefined, 2] }, 'state.list[1]'],
    ['a sparse column', { list: new Array<number>(2) }, 'state.list[0]'],
    ['a typed array', { list: new Int8Array(2) }, 'state.list'],
    ['an object without a prototype', { a: Object.create(null) as object }, 'state.a'],
    ['minus nought', { a: -0 }, 'state.a'],
  ])('finds %s', (_, value, place) => {
    expect(plainFault(value)).toContain(place);
  });

  it('allows rows of different kinds after a first row', () => {
    expect(plainFault({ list: [{ a: 1 }, null, 3, [4]] })).toBeNull();
    expect(copy([{ a: 1 }, null, 3, [4]])).toEqual([{ a: 1 }, null, 3, [4]]);
  });

  it('passes no JSON of which copy would share a part', () => {
    const any = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>;
    fc.assert(
      fc.property(any, (value) => {
        if (plainFault(value) !== null) return;
        const originals = new Set(containers(value));
        expect(containers(copy(value)).some((one) => originals.has(one))).toBe(false);
      }),
      { ...FIXED, numRuns: 1000 },
    );
  });

  it('finds a "__proto__" key, which copy cannot copy', () => {
    const value: unknown = JSON.parse('{"a":{"__proto__":{"x":1}}}');
    expect(canonical(copy(value))).not.toBe(canonical(value));
    expect(plainFault(value)).not.toBeNull();
  });

  it('finds what hangs on a list beside its elements', () => {
    const value = { list: Object.assign([1, 2], { extra: 3 }) };
    expect(plainFault(value)).not.toBeNull();
  });
});

describe('difference', () => {
  it('is null exactly when two values are the same', () => {
    fc.assert(
      fc.property(house, house, (a, b) => {
        expect(difference(a, b) === null).toBe(same(a, b));
        expect(difference(a, parsed(a))).toBeNull();
      }),
      FIXED,
    );
  });

  it('names the place and both values', () => {
    const a = { units: [{ hex: 3 }, { hex: 4 }], turn: 1 };
    const b = { units: [{ hex: 3 }, { hex: 5 }], turn: 1 };
    expect(difference(a, b)).toBe('units.1.hex: 4 here, 5 there');
    expect(difference({ a: 1 }, {})).toBe('a: 1 here, nothing there');
    expect(difference([1], [1, 2])).toBe('1: nothing here, 2 there');
  });

  it('cuts long values short', () => {
    const found = difference({ a: 'x'.repeat(500) }, { a: 'y'.repeat(500) });
    expect(found?.length).toBeLessThan(150);
  });

  it('says on which side the list is', () => {
    expect(difference({ a: [] }, { a: {} })).toBe('a: a list here, an object there');
    expect(difference({ a: {} }, { a: [] })).toBe('a: an object here, a list there');
  });
});
