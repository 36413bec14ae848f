import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copy, type Json } from '../../src/index.ts';
import { changesBetween, withChanges } from '../../src/table-door.ts';

const columns = fc.oneof(
  fc.array(fc.integer(), { maxLength: 6 }),
  fc.array(fc.constantFrom('a', 'b'), { maxLength: 3 }),
);
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.integer(),
    fc.string(),
    fc.constant(null),
    fc.boolean(),
    columns,
    tie('record'),
  ),
  record: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tie('value'), { noNullPrototype: true }),
}));

describe('the changes between two JSON values', () => {
  it('make the one of the other, whatever they are, and are JSON themselves', () => {
    fc.assert(
      fc.property(json.value, json.value, (from, to) => {
        const changes = JSON.parse(JSON.stringify(changesBetween(from, to))) as ReturnType<typeof changesBetween>;
        expect(withChanges(copy(from as Json), changes)).toEqual(to);
      }),
    );
  });

  it('name only what is different', () => {
    const from = { place: [1, 2, 3], name: 'Ney', gone: 1 };
    const to = { place: [1, 7, 3], name: 'Ney', fresh: [] };
    expect(changesBetween(from, to)).toEqual([[['gone']], [['place', 1], 7], [['fresh'], []]]);
    expect(changesBetween(to, copy(to))).toEqual([]);
  });

  it('take what is undefined for what is not there, as JSON does', () => {
    const from = { place: [1, 2], name: 'Ney', inner: { a: 1 } };
    const to = { place: [1, 2], name: undefined, fresh: undefined, inner: { a: 1, b: undefined } };
    expect(changesBetween(from, to)).toEqual([[['name']]]);
    expect(changesBetween({ ...from, name: undefined }, to)).toEqual([]);
    expect(changesBetween(to, from)).toEqual([[['name'], 'Ney']]);
  });
});
