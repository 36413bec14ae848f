import type { FireTable, ShockResult, ShockRow, SideEffect, Tables, Terrain } from '../types.ts';

const results: Readonly<Record<string, Omit<ShockResult, 'text'>>> = {
  '0': { losses: 0, test: false, disorder: false, gone: false },
  '0*': { losses: 0, test: true, disorder: false, gone: false },
  '1': { losses: 1, test: false, disorder: false, gone: false },
  '1*': { losses: 1, test: true, disorder: false, gone: false },
  D: { losses: 0, test: false, disorder: true, gone: false },
  'D+1': { losses: 1, test: false, disorder: true, gone: false },
  E: { losses: 0, test: false, disorder: false, gone: true },
};

function result(text: string): ShockResult {
  const found = results[text];
  if (found === undefined) throw new Error(`"${text}" is no result of a shock`);
  return { text, ...found };
}

function odds(attacker: number, defender: number, cells: string): ShockRow {
  const pairs = cells.split(' ').map((cell) => {
    const [a = '', d = ''] = cell.split('/');
    return [result(a), result(d)] as const;
  });
  return { attacker, defender, results: pairs };
}

const shock: readonly ShockRow[] = [
  odds(1, 3, 'E/0 D+1/0 D+1/0 D/0 D/0* 1*/0*'),
  odds(1, 2, 'D+1/0 D+1/0 D/0 D/0* 1*/0* 1*/0*'),
  odds(2, 3, 'D+1/0 D/0 D/0* 1*/0* 1*/0* 1*/1'),
  odds(1, 1, 'D/0 D/0* 1*/0* 1*/1 1/1* 0*/D'),
  odds(3, 2, 'D/0* 1*/0* 1*/1 1*/1* 0*/D 0/D'),
  odds(2, 1, '1*/0* 1*/1 1/1* 0*/D 0/D 0/D+1'),
  odds(3, 1, '1*/1 1/1* 0*/D 0/D 0/D+1 0/D+1'),
  odds(4, 1, '1/1 0*/D 0/D 0/D+1 0/D+1 0/E'),
  odds(5, 1, '0*/D 0/D 0/D+1 0/D+1 0/E 0/E'),
  odds(6, 1, '0/D 0/D+1 0/D+1 0/E 0/E 0/E'),
];

const fireRows = [
  '- - - - - - - - - - * *',
  '- - - - - - - - * * 1 1',
  '- - - - - - * * * 1 1 2',
  '- - - - * * * 1 1 1 2 2',
  '- - * * * 1 1 1 1 2 2 3',
  '- * * 1 1 1 1 1 2 2 3 3',
  '* 1 1 1 1 1 2 2 2 3 3 3',
  '1 1 1 2 2 2 2 3 3 3 3 3',
];

const fire: FireTable = {
  from: [1, 2, 3, 4, 5, 6, 7, 9, 11, 13, 16, 19],
  results: fireRows.map((row) => row.split(' ').map((cell) => (cell === '-' ? 0 : cell === '*' ? -1 : Number(cell)))),
};

type Traits = Partial<Omit<Terrain, 'id' | 'name'>>;

function terrain(id: string, cost: Terrain['cost'], charge: number, traits: Traits = {}): Terrain {
  const plain = { adapted: false, blocks: false, walls: false, refuge: false, hampers: false, fire: 0, shock: 0 };
  return { id, name: { en: id, fr: id }, cost, charge, ...plain, ...traits };
}

/** In the order of the letters that test maps are drawn with. */
export const terrainLetters = '.admcvfbw';

const terrains: readonly Terrain[] = [
  terrain('clear', [1, 1, 1], 1),
  terrain('farm', [1, 2, 2], 2, { fire: -1 }),
  terrain('difficult', [2, 2, 3], 2, { shock: -1 }),
  terrain('marsh', [3, 4, 0], 0, { soft: true, shock: -1 }),
  terrain('chateau', [3, 0, 0], 0, {
    adapted: true,
    blocks: true,
    strong: true,
    walls: true,
    refuge: true,
    fire: -3,
    shock: -2,
  }),
  terrain('village', [2, 3, 2], 6, {
    adapted: true,
    blocks: true,
    walls: true,
    refuge: true,
    hampers: true,
    fire: -2,
    shock: -1,
  }),
  terrain('forest', [2, 4, 0], 6, { adapted: true, blocks: true, refuge: true, hampers: true, fire: -2, shock: -1 }),
  terrain('brush', [2, 3, 0], 4, { adapted: true, blocks: true, hampers: true, fire: -1, shock: -1 }),
  terrain('fieldwork', [1, 1, 1], 0, { fire: -2, shock: -2 }),
];

function side(cost: SideEffect['cost'], charge: number, shockOver: number): SideEffect {
  return { cost, charge, shock: shockOver };
}

/** The tables that the tests play with, so that calibrating a pack changes no test of the rules. */
export const testTables: Tables = {
  terrains,
  sides: {
    stream: side([2, 2, 3], 6, -1),
    ravine: side([3, -1, -1], -1, -2),
    bridge: side([0, 0, 0], 0, -1),
    up: side([1, 1, 1], 2, -1),
    down: side([0, 0, 0], 2, 0),
  },
  formations: { columnFire: [1, 2] },
  fire,
  shock,
  morale: {
    losses: [
      { start: 9, now: [-2, -2, -2, -1, -1, -1, 0] },
      { start: 8, now: [-2, -2, -1, -1, -1, 0, 0] },
      { start: 7, now: [-2, -2, -1, -1, 0, 0, 0] },
      { start: 6, now: [-1, -1, -1, 0, 0, 0, 0] },
      { start: 5, now: [-1, -1, 0, 0, 0, 0, 0] },
      { start: 4, now: [-1, -1, 0, 0, 0, 0, 0] },
    ],
  },
  limits: { foot: 10, horse: 7 },
};
