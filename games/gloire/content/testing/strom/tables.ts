import type { Loss, Tables } from '../../types.ts';

/** Cells in words: `2*` is two points and a star. */
function cells(rows: readonly string[]): Loss[][] {
  return rows.map((row) =>
    row.split(' ').map((cell) => ({ points: Number.parseInt(cell, 10), test: cell.endsWith('*') })),
  );
}

/** Tables that are easy to reckon with; the shapes are those of the real ones. */
export const stromTables: Tables = {
  weather: { lowest: 1, results: ['clear', 'clear', 'rain', 'mud', 'snow', 'snow'] },
  terrain: {
    links: {
      road: { infantry: 1, cavalry: 1, artillery: 1, leader: 1 },
      track: { infantry: 2, cavalry: 2, artillery: 2, leader: 2 },
      pass: { infantry: 2, cavalry: 3, artillery: 3, leader: 2 },
    },
    ford: 0,
    bridge: 0,
    boats: 0,
    defensive: ['hills', 'woods', 'marsh', 'mountains'],
  },
  combat: {
    columns: [1, 3, 6, 10, 15, 20, 30],
    lowest: 0,
    cells: cells([
      '0 0 0 0 0 1 1 1 1',
      '0 0 0 0 1 1 1 2 2*',
      '0 0 0 1 1 1 2 2 2*',
      '0 0 1 1 1 2 2 3 3*',
      '0 1 1 1 2 2 3 3 4*',
      '0 1 1 2 2 3 3 4 5*',
      '1 1 2 2 3 3 4 5 6*',
    ]),
    defensive: { attackerColumns: -1, defenderColumns: 1, defenderHalves: 2 },
    entrenched: { attackerColumns: -1, defenderColumns: 2, defenderHalves: 2 },
    fortified: { attackerColumns: -2, defenderColumns: 1, defenderHalves: 4 },
    flank: 1,
    encircled: 2,
  },
  artillery: { columns: [1, 4, 8], lowest: 1, cells: cells(['0 0 0 0 0 1', '0 0 0 1 1 1*', '0 0 1 1 2 2*']) },
  pursuit: { columns: [1, 3, 6], lowest: 1, cells: cells(['0 0 0 0 1 1', '0 0 1 1 2 2', '0 1 1 2 3 3']) },
  forcedMarch: { lowest: 1, results: [0, 0, 0, 0, 1, 1, 2, 2] },
  reconnaissance: {
    columns: [1, 3, 5],
    cells: [
      [0, 0, 1, 1, 1, 2],
      [0, 1, 1, 2, 2, 3],
      [1, 1, 2, 2, 3, 4],
    ],
  },
};
