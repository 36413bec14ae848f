import { auerstaedt1806, empereurGame } from '@bivouac/empereur';
import { createWords } from '@bivouac/words';
import { expect, test } from 'vitest';
import { shelf } from '../src/index.ts';

const [LINE, COLUMN, DISORDERED] = [0, 1, 4];
const unit = auerstaedt1806.units.findIndex(({ id }) => id === 'art3');

test.each([
  ['en', /goes into battery/, /limbers up/, /arrives .*: limbered/, /is placed .*: in battery/, /rallies: in battery/],
  [
    'fr',
    /mise en batterie/,
    /amène l’avant-train/,
    /arrivée .*sur l’avant-train/,
    /en place .*en batterie/,
    /ralliement, en batterie/,
  ],
] as const)('guns go into battery and limber up, regiments take formation, in %s', async (language, ...guns) => {
  const text = await shelf.find(({ id }) => id === 'empereur')?.text?.[language]();
  const speech = createWords(language, { game: empereurGame(auerstaedt1806), text: text ?? null });
  const pose = { unit: Math.max(0, unit), place: 60, facing: 0 };
  const said = (fact: string, form: number, guns: string) => speech.fact({ fact, ...pose, form, guns });
  const told = [
    said('formed', LINE, 'battery'),
    said('formed', COLUMN, 'limbered'),
    said('arrived', COLUMN, 'limbered'),
    said('placed', LINE, 'battery'),
    said('rallied', LINE, 'battery'),
  ];
  for (const [i, words] of guns.entries()) expect(told[i]).toMatch(words);
  expect(told.join(' ')).not.toMatch(/line|column|ligne|colonne/);
  expect([said('formed', COLUMN, ''), said('arrived', DISORDERED, '')].join(' ')).toMatch(
    /(column|colonne).*(disordered|désorganisée)/,
  );
});
