import { readFileSync } from 'node:fs';
import { readMatch, verifyMatch } from '@bivouac/kernel/table';
import { recordMatch } from '@bivouac/kernel/testing';
import { expect, test } from 'vitest';
import { readContent, sayFault } from '../content/index.ts';
import type { EmpereurContent } from '../content/types.ts';
import { empereurGame } from '../game.ts';
import { begin } from '../rules/begin.ts';
import { fireValue } from '../rules/formations/values.ts';
import { COLUMN, WAITING } from '../rules/state.ts';
import { empereurText } from '../text/words.ts';

/** A battle that nobody fought, as a player would write one: a file, and no line of code knows of it. */
function madeUp(): EmpereurContent {
  const file = new URL('../content/testing/furt.json', import.meta.url);
  const content = readContent(JSON.parse(readFileSync(file, 'utf8')), 'furt.json');
  if (Array.isArray(content)) throw new Error(content.map(sayFault).join('\n'));
  return content;
}

const content = madeUp();
const unit = (id: string) => content.units.findIndex((one) => one.id === id);
const setup = { scenario: 'furt', options: {}, seats: [[0], [1]] };

test('a further battle is data: it begins as its file says', () => {
  const s = begin(content, setup);
  expect(content.sides.map(({ id }) => id)).toEqual(['reds', 'greens']);
  expect(s.hex[unit('r1')]).toBe(3 * 10 + 1);
  expect(s.hex[unit('g2')]).toBe(WAITING);
  const { names } = empereurText('fr', content);
  expect(names['side']).toEqual(['Les Rouges', 'Les Verts']);
  // Players are called by who leads their army, where somebody does; after them come the leaders themselves (EMP XVII.9).
  expect(names['power']).toEqual(['Rot', 'Les Verts', 'Rot', 'Grün']);
});

test('its own tables rule it: here a column fires like a line', () => {
  const reds = content.units[unit('r1')];
  if (reds === undefined) throw new Error('no Reds');
  expect(fireValue(content, reds, 6, COLUMN, 1)).toBe(reds.fire);
});

test('it is played to its end and replayed', () => {
  const game = empereurGame(content);
  for (const seed of ['eins', 'zwei', 'drei']) {
    const text = recordMatch(game, { name: 'furt', seed, ...setup });
    const file = readMatch(text);
    if ('fault' in file) throw new Error(file.detail);
    const { length: entries } = file.entries;
    expect(entries).toBeGreaterThan(20);
    expect(verifyMatch(game, text)).toMatchObject({ ok: true, entries, finished: true });
  }
});
