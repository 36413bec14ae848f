import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Games whose code stands; the sections of the others are what their code is to be called. */
const built = ['nations', 'gloire'];

interface Term {
  readonly section: string;
  readonly french: string;
  readonly names: readonly string[];
}

/** The rows of the glossary: the section, the term of the book, and the names in code. */
function terms(): readonly Term[] {
  const found: Term[] = [];
  let section = '';
  for (const line of readFileSync(join(root, 'docs/glossary.md'), 'utf8').split('\n')) {
    if (line.startsWith('## ')) section = (/^## (\w+)/.exec(line) ?? [])[1] ?? '';
    const [, french = '', , code = ''] = line.split('|').map((cell) => cell.trim());
    const names = [...code.matchAll(/`([A-Za-z]\w*)`/g)].map(([, name]) => name ?? '');
    if (names.length > 0) found.push({ section, french, names });
  }
  return found;
}

/** Every word of the sources of a game, tests and catalogues left out. */
function wordsOf(folder: string): Set<string> {
  const words = new Set<string>();
  for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
    if (!/\.(tsx?|json)$/.test(file) || /(^|[\\/])(test|text|node_modules)[\\/]|\.test\./.test(file)) continue;
    for (const word of readFileSync(join(root, folder, file), 'utf8').match(/[A-Za-z]\w*/g) ?? []) words.add(word);
  }
  return words;
}

/** A term is in the code by its name, as a type, or in the plural. */
function isIn(words: ReadonlySet<string>, name: string): boolean {
  const type = name[0]?.toUpperCase() + name.slice(1);
  return [name, type, `${name}s`, `${type}s`].some((word) => words.has(word));
}

const all = terms();

describe('every code name of the glossary is in the code', () => {
  test.each(built)('%s', (game) => {
    const words = wordsOf(`games/${game}`);
    const ours = all.filter(({ section }) => section === game);
    expect(ours.length).toBeGreaterThan(20);
    const missing = ours.flatMap(({ french, names }) =>
      names.filter((name) => !isIn(words, name)).map((name) => `${french}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test('what several games share', () => {
    const words = new Set(['games', 'kernel'].flatMap((folder) => [...wordsOf(folder)]));
    const shared = all.filter(({ section }) => section === 'Shared');
    expect(shared.length).toBeGreaterThan(20);
    const missing = shared.flatMap(({ names }) => names.filter((name) => !isIn(words, name)));
    expect(missing).toEqual([]);
  });
});
