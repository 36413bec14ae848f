import type { Paragraph } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { rules } from '../src/commands/rules.ts';
import { coverageOf, idsIn } from '../src/rules/coverage.ts';
import { testTitles } from '../src/rules/test-titles.ts';

const titles = (source: string) => testTitles('a.test.ts', source).titles.map(({ title }) => title);

describe('titles of tests that are really run', () => {
  test.each([
    ['test', `test('a', () => {});`],
    ['it', `it('a', async () => {});`],
    ['double quotes', `test("a", () => {});`],
    ['a template without holes', 'test(`a`, () => {});'],
    ['a function with a name', `test('a', run);`],
    ['options', `test('a', { timeout: 5 }, () => {});`],
    ['options that skip nothing', `test('a', { skip: false }, () => {});`],
    ['each', `test.each([[1], [2]])('a', (n) => {});`],
    ['each with a template', 'test.each`n\n${1}`("a", () => {});'],
    ['for', `test.for([1])('a', (n) => {});`],
    ['concurrent', `test.concurrent('a', () => {});`],
    ['inside a group', `describe('g', () => { describe.each([1])('h', () => { test('a', () => {}); }); });`],
    ['inside a loop', `for (const x of y) { test('a', () => {}); }`],
    ['only', `test.only('a', () => {});`],
  ])('%s', (_, source) => {
    expect(titles(source)).toEqual(['a']);
  });

  test.each([
    ['skip', `test.skip('a', () => {});`],
    ['todo', `test.todo('a');`],
    ['no function', `test('a');`],
    ['skipIf', `test.skipIf(x)('a', () => {});`],
    ['runIf', `test.runIf(x)('a', () => {});`],
    ['fails', `test.fails('a', () => {});`],
    ['skip and each', `test.skip.each([1])('a', () => {});`],
    ['skip by options', `test('a', { skip: true }, () => {});`],
    ['todo by options', `test('a', { 'todo': true }, () => {});`],
    ['a group that is skipped', `describe.skip('g', () => { test('a', () => {}); });`],
    ['a group that is skipped by options', `describe('g', { skip: true }, () => { test('a', () => {}); });`],
    ['a comment', `// test('a', () => {});\n/* test('a', () => {}); */`],
    ['a string', `const s = "test('a', () => {})";`],
    ['a title with holes', 'test(`a ${n}`, () => {});'],
    ['something else', `best('a', () => {}); expect('a', () => {});`],
    ['beside an only', `test.only('b', () => {}); test('a', () => {});`],
  ])('not: %s', (_, source) => {
    expect(titles(source)).not.toContain('a');
  });

  test('have their line', () => {
    expect(testTitles('a.test.ts', `\n\ntest('a', () => {});`).titles).toEqual([{ title: 'a', line: 3 }]);
  });
});

test('ids stand in brackets at the head of a title', () => {
  expect(idsIn('[NAT 13#2] a march')).toEqual(['NAT 13#2']);
  expect(idsIn('[NAT 13#2, NAT 13#3] two')).toEqual(['NAT 13#2', 'NAT 13#3']);
  expect(idsIn('[NAT 13#2] [GLO 6.5.1#4] two')).toEqual(['NAT 13#2', 'GLO 6.5.1#4']);
  expect(idsIn('[GLO 1813.A.blind#1] odd ids')).toEqual(['GLO 1813.A.blind#1']);
  expect(idsIn('[NAT 13] no clause')).toEqual(['NAT 13']);
  expect(idsIn('a march [NAT 13#2]')).toEqual([]);
  expect(idsIn('[slow] a march')).toEqual([]);
});

const words = { en: 'x', fr: 'x' };
const paragraphs: readonly Paragraph[] = [
  { id: 'NAT 1', title: words, clauses: [words, words] },
  { id: 'NAT 2', title: words, clauses: [words] },
  { id: 'NAT 3', title: words, clauses: [] },
  { id: 'NAT 4', title: words, clauses: [], out: 'solitaire only' },
];
const file = (source: string) => [{ path: 'games/nations/a.test.ts', source }];

describe('coverage', () => {
  test('without tests everything is open that is not out of scope', () => {
    expect(coverageOf(paragraphs, []).coverage).toEqual({
      total: 4,
      proven: 0,
      clauses: 3,
      provenClauses: 0,
      out: ['NAT 4'],
      open: ['NAT 1', 'NAT 2', 'NAT 3'],
    });
  });

  test('a paragraph is proven when all its clauses are', () => {
    const half = coverageOf(paragraphs, file(`test('[NAT 1#1] a', () => {}); test('[NAT 2#1] b', () => {});`));
    expect(half.coverage).toMatchObject({ proven: 1, provenClauses: 2, open: ['NAT 1', 'NAT 3'] });
    const whole = coverageOf(paragraphs, file(`test('[NAT 1#1, NAT 1#2] a', () => {});`));
    expect(whole.coverage).toMatchObject({ proven: 1, provenClauses: 2, open: ['NAT 2', 'NAT 3'] });
  });

  test('a clause that is proven twice counts once', () => {
    const twice = coverageOf(paragraphs, file(`test('[NAT 1#1] a', () => {}); test('[NAT 1#1] b', () => {});`));
    expect(twice.coverage.provenClauses).toBe(1);
  });

  test.each([
    ['NAT 9#1', 'no paragraph is called "NAT 9"'],
    ['NAT 1#3', '"NAT 1" has 2 clauses, and none is called "NAT 1#3"'],
    ['NAT 1#0', '"NAT 1" has 2 clauses, and none is called "NAT 1#0"'],
    ['NAT 1', '"NAT 1" names no clause: write "NAT 1#1"'],
    ['#1', 'no paragraph is called ""'],
  ])('%s is an error', (id, message) => {
    const { errors } = coverageOf(paragraphs, file(`\ntest('[${id}] a', () => {});`));
    expect(errors).toEqual([{ file: 'games/nations/a.test.ts', line: 2, id, message }]);
  });

  test('a file that cannot be read is an error', () => {
    expect(coverageOf(paragraphs, file('test(')).errors).toHaveLength(1);
  });
});

test('the command covers all four games, and ends with code 1 on an unknown clause', async () => {
  const outcome = await rules(() => []);
  expect(outcome.code).toBe(0);
  expect(Object.keys(outcome.json)).toEqual(['nations', 'gloire', 'empereur', 'conquests']);
  expect(outcome.json).toMatchObject({ nations: { total: 28 }, gloire: { total: 64 }, empereur: { total: 122 } });
  expect(outcome.text).toContain('nations: Battle of the Nations 1813');
  await expect(rules(() => file(`test('[NAT 99#1] a', () => {});`))).rejects.toMatchObject({
    code: 1,
    kind: 'unknownClause',
    message: expect.stringContaining('games/nations/a.test.ts:1: no paragraph is called "NAT 99"'),
  });
});
