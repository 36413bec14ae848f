import type { Fact } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { auerstaedt1806 } from '../content/index.ts';
import { fireResult } from '../rules/fire/volley.ts';
import { tables } from './tables.ts';
import { momentsOf, propsFor, speech } from './testing/positions.ts';

const [moment] = momentsOf('tables', 1);
if (moment === undefined) throw new Error('no battle');
const { view } = propsFor(moment);

/** The lit cell of a table after these facts. */
function litCell(id: string, ...facts: readonly Fact[]) {
  const log = facts.map((fact, at) => ({ at, fact }));
  const table = tables(auerstaedt1806, speech, { view, log }).find((one) => one.id === id);
  const { row = -1, column = -1 } = table?.lit ?? {};
  return { row: table?.rows[row]?.name, cell: table?.rows[row]?.cells[column] };
}

const phase = { fact: 'phase', phase: 1 };

test('the last throw of fire lights its row and its column, and with a square the row below', () => {
  const { fire } = auerstaedt1806.tables;
  const thrown = { fact: 'fired', total: 12, die: 4, result: fireResult(fire, 12, 4) };
  expect(litCell('fire', phase, thrown)).toEqual({ row: '4', cell: String(thrown.result) });
  const atSquare = { ...thrown, total: 13, die: 3, result: fireResult(fire, 13, 4) };
  expect(fireResult(fire, 13, 4)).not.toBe(fireResult(fire, 13, 3));
  expect(litCell('fire', phase, atSquare).row).toBe('4');
});

test('a shock lights its odds and its die; what an earlier phase threw no longer does', () => {
  const thrown = { fact: 'shock', odds: '2:1', die: 5 };
  expect(litCell('shock', phase, thrown)).toEqual({ row: '2:1', cell: '0 / D' });
  expect(litCell('shock', phase, thrown, phase)).toEqual({ row: undefined, cell: undefined });
});

test('whoever tests his morale lights what his losses cost him', () => {
  const unit = view.game.steps.findIndex((steps, i) => steps >= 4 && (view.game.hex[i] ?? -1) >= 0);
  const lit = litCell('morale', phase, { fact: 'tested', unit });
  expect(lit).toEqual({ row: String(Math.min(9, view.game.steps[unit] ?? 0)), cell: '0' });
});
