import { expect, test } from 'vitest';
import { europe } from '../content/index.ts';
import { tables } from './tables.ts';
import { momentsOf, propsFor, speech } from './testing/positions.ts';

const names = (id: string, now: Parameters<typeof tables>[2]) => {
  const table = tables(europe, speech, now).find((one) => one.id === id);
  const { row = -1, column = -1 } = table?.lit ?? {};
  return { row: table?.rows[row]?.name, head: table?.head[column + 1], cell: table?.rows[row]?.cells[column] };
};

test('the last throw of a combat lights its result and the face of its die; a new combat begins without', () => {
  const [moment] = momentsOf('tables', 1);
  if (moment === undefined) throw new Error('no match');
  const { view } = propsFor(moment);
  const battle = { at: 1, fact: { fact: 'battle', land: 3, attackers: [0], defenders: [1] } };
  const thrown = { at: 2, fact: { fact: 'thrown', land: 3, die: 6, added: 2, result: 'heroic' } };
  expect(names('results', { view, log: [battle, thrown] }).row).toBe(speech.name('result', 'heroic'));
  expect(names('die', { view, log: [battle, thrown] })).toMatchObject({ row: 'on land', head: '6', cell: '+2' });
  const atSea = { at: 2, fact: { fact: 'thrown', sea: 2, die: 1, added: -1, result: 'trap' } };
  expect(names('die', { view, log: [battle, atSea] })).toMatchObject({ row: 'at sea', head: '1', cell: '−1' });
  expect(names('results', { view, log: [battle, thrown, { ...battle, at: 3 }] }).row).toBeUndefined();
});

test('the space that is resolved and the level of whoever acts are lit', () => {
  let seen = 0;
  for (const moment of momentsOf('spaces', 400)) {
    const { view } = propsFor(moment);
    const now = { view, log: [] };
    const space = names('spaces', now);
    if (space.row === undefined) continue;
    seen++;
    const { row, head } = names('morale', now);
    const acting = europe.setUps.findIndex((_, one) => speech.name('power', one) === head);
    expect(row).toBe(String(view.game.morale[acting]));
  }
  expect(seen).toBeGreaterThan(10);
});
