import { describe, expect, test } from 'vitest';
import { en } from '../src/words/en.ts';
import { fr } from '../src/words/fr.ts';
import { firstLanguage } from '../src/words/first-language.ts';

type Tree = { readonly [key: string]: string | Tree };

function entries(tree: Tree, path = ''): readonly (readonly [key: string, text: string])[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as const] : entries(value, `${path}${key}.`),
  );
}

const english = new Map(entries(en));
const french = new Map(entries(fr));
const holes = (text: string): readonly string[] => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

describe('the two catalogues', () => {
  test('have the same keys', () => {
    expect([...french.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  test.each([...english])('%s is said in both, with the same holes', (key, text) => {
    const other = french.get(key) ?? '';
    expect(text.trim()).not.toBe('');
    expect(other.trim()).not.toBe('');
    expect(holes(other)).toEqual(holes(text));
  });

  test.each([...french])('%s keeps to French spacing', (_key, text) => {
    expect(text).not.toMatch(/[^\u202f\u00a0][;:!?»]/);
    expect(text).not.toContain("'");
  });
});

describe('the first language', () => {
  test.each([
    ['fr', ['en-GB'], 'fr'],
    ['en', ['fr-FR'], 'en'],
    [undefined, ['fr-CA', 'en'], 'fr'],
    [undefined, ['de', 'fr', 'en'], 'fr'],
    [undefined, ['en-US', 'fr'], 'en'],
    [undefined, ['fro', 'de'], 'en'],
    [undefined, [], 'en'],
  ] as const)('kept %s, spoken %j: %s', (kept, spoken, expected) => {
    expect(firstLanguage(kept, spoken)).toBe(expected);
  });
});
