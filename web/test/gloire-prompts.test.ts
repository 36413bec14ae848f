import { germany1813 } from '@bivouac/gloire';
import { findGame } from '@bivouac/shelf';
import { createWords } from '@bivouac/words';
import { expect, test } from 'vitest';

const entry = findGame('gloire');
const [loaded, text] = await Promise.all([entry?.load?.(), entry?.text?.en()]);
if (loaded === undefined || text === undefined) throw new Error('gloire is not on the shelf');
const words = loaded.use(({ powers, grammar }) => createWords('en', { game: { id: 'gloire', powers, grammar }, text }));
const asked = (prompt: string, about: { readonly [name: string]: number }) => words.prompt({ prompt, about });

test('one stack is said to come from one place: reinforcements from the edge where they wait', () => {
  const town = germany1813.map.towns.findIndex(({ name }) => name.en === 'Weimar');
  const edge = germany1813.map.edges.findIndex(({ name }) => name.en === 'Erfurt');
  expect(asked('stack', { town, edge, count: 0 })).toBe('A stack from Erfurt: who goes?');
  expect(asked('stack', { town, edge, count: 2 })).toContain('A stack from Erfurt, 2 counters so far');
  expect(asked('stack', { town, count: 0 })).toBe('A stack from Weimar: who goes?');
});

test('which battle is fought now is asked of the first as of every later one', () => {
  expect(asked('fight', {})).not.toMatch(/first/);
});
