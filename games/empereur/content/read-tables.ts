import {
  type Faults,
  isRaw,
  list,
  noteLine,
  noteOrigins,
  object,
  quote,
  type Raw,
  type Reading,
  report,
  text,
  whole,
  words,
} from '@bivouac/kernel/packs';
import { numbers } from './reading.ts';
import type { FireTable, MoraleTable, ShockResult, ShockRow, SideEffect, Tables, Terrain } from './types.ts';

const traits = ['adapted', 'blocks', 'walls', 'refuge', 'hampers', 'soft', 'strong'];
const terrainKeys = ['id', 'letter', 'name', 'cost', 'charge', 'fire', 'shock', 'traits'];
const keys = ['terrains', 'sides', 'columnFire', 'fire', 'shock', 'moraleLosses', 'limits'];
const sideKeys = ['stream', 'ravine', 'bridge', 'up', 'down'];

const results: Readonly<Record<string, Omit<ShockResult, 'text'>>> = {
  '0': { losses: 0, test: false, disorder: false, gone: false },
  '0*': { losses: 0, test: true, disorder: false, gone: false },
  '1': { losses: 1, test: false, disorder: false, gone: false },
  '1*': { losses: 1, test: true, disorder: false, gone: false },
  D: { losses: 0, test: false, disorder: true, gone: false },
  'D+1': { losses: 1, test: false, disorder: true, gone: false },
  E: { losses: 0, test: false, disorder: false, gone: true },
};

export interface ReadTables {
  readonly tables: Tables;
  /** The letters of the terrains, in their order. */
  readonly letters: readonly string[];
}

export function readTables(reading: Reading, value: unknown): ReadTables {
  const { faults, book } = reading;
  const raw = object(faults, 'tables', value, keys, ['from', 'note']);
  noteOrigins({ faults, book, section: 'tables', from: raw['from'] }, 'tables', '', raw, keys);
  noteLine(reading, 'tables', 'tables', raw);
  const terrains = list(faults, 'tables', raw, 'terrains').map((item, i) => {
    const entry = `terrains[${i}]`;
    return { entry, raw: object(faults, entry, item, terrainKeys) };
  });
  const sides = object(faults, 'tables sides', raw['sides'], sideKeys);
  const effect = (key: string) => readSide(faults, `tables sides "${key}"`, sides[key]);
  const limits = object(faults, 'tables limits', raw['limits'], ['foot', 'horse']);
  const [numerator = 1, denominator = 2] = numbers(faults, 'tables', raw, 'columnFire', 2);
  return {
    letters: terrains.map((one) => text(faults, one.entry, one.raw, 'letter')),
    tables: {
      terrains: terrains.map((one) => readTerrain(faults, one.entry, one.raw)),
      sides: {
        stream: effect('stream'),
        ravine: effect('ravine'),
        bridge: effect('bridge'),
        up: effect('up'),
        down: effect('down'),
      },
      formations: { columnFire: [numerator, Math.max(1, denominator)] },
      fire: readFire(faults, raw['fire']),
      shock: readShock(faults, raw['shock']),
      morale: readMorale(faults, raw['moraleLosses']),
      limits: {
        foot: whole(faults, 'tables limits', limits, 'foot', [1, 20], 'EMP V.1'),
        horse: whole(faults, 'tables limits', limits, 'horse', [1, 20], 'EMP V.1'),
      },
    },
  };
}

function readTerrain(faults: Faults, entry: string, raw: Raw): Terrain {
  const [infantry = 0, cavalry = 0, artillery = 0] = numbers(faults, entry, raw, 'cost', 3);
  const found = list(faults, entry, raw, 'traits');
  for (const trait of found) {
    if (!traits.some((one) => one === trait))
      report(faults, entry, `"traits" has ${quote(trait)}`, `write some of ${traits.join(', ')}`);
  }
  return {
    id: text(faults, entry, raw, 'id'),
    name: words(faults, entry, raw, 'name'),
    cost: [infantry, cavalry, artillery],
    charge: whole(faults, entry, raw, 'charge', [0, 12]),
    adapted: found.includes('adapted'),
    blocks: found.includes('blocks'),
    walls: found.includes('walls'),
    refuge: found.includes('refuge'),
    hampers: found.includes('hampers'),
    fire: whole(faults, entry, raw, 'fire', [-6, 6]),
    shock: whole(faults, entry, raw, 'shock', [-6, 6]),
    // Not said where it is not so: packs of earlier releases are what they were.
    ...(found.includes('soft') ? { soft: true as const } : {}),
    ...(found.includes('strong') ? { strong: true as const } : {}),
  };
}

function readSide(faults: Faults, entry: string, value: unknown): SideEffect {
  const raw = object(faults, entry, value, ['cost', 'charge', 'shock']);
  const [infantry = 0, cavalry = 0, artillery = 0] = numbers(faults, entry, raw, 'cost', 3);
  return {
    cost: [infantry, cavalry, artillery],
    charge: whole(faults, entry, raw, 'charge', [-1, 12]),
    shock: whole(faults, entry, raw, 'shock', [-6, 6]),
  };
}

/** EMP VII.3: rows for dice from 0 to 7: a dash for nothing, a star for a test, or steps. */
function readFire(faults: Faults, value: unknown): FireTable {
  const entry = 'tables fire';
  const raw = object(faults, entry, value, ['from', 'rows']);
  const from = list(faults, entry, raw, 'from').map(Number);
  const rising = from[0] === 1 && from.every((one, i) => i === 0 || one > (from[i - 1] as number));
  if (!rising) report(faults, entry, `"from" is ${quote(from)}`, 'let the columns begin at 1 and rise', 'EMP VII.3');
  const rows = list(faults, entry, raw, 'rows').map((row) => (typeof row === 'string' ? row.split(' ') : []));
  if (rows.length !== 8) report(faults, entry, `"rows" has ${rows.length} rows`, 'write eight, for dice from 0 to 7');
  for (const [die, row] of rows.entries()) {
    const good = row.length === from.length && row.every((cell) => /^[-*1-9]$/.test(cell));
    if (!good)
      report(
        faults,
        entry,
        `the row of die ${die} is ${quote(row.join(' '))}`,
        `write ${from.length} cells: -, * or steps`,
      );
  }
  return { from, results: rows.map((row) => row.map((cell) => (cell === '-' ? 0 : cell === '*' ? -1 : Number(cell)))) };
}

/** EMP VIII.8: for each odds six pairs of results, attacker and defender. */
function readShock(faults: Faults, value: unknown): readonly ShockRow[] {
  if (!isRaw(value)) return [];
  let last = 0;
  return Object.entries(value).map(([odds, cells]) => {
    const entry = `tables shock "${odds}"`;
    const [attacker = 1, defender = 1] = odds.split(':').map(Number);
    if (!/^[1-9]:[1-9]$/.test(odds)) report(faults, entry, 'is no ratio', 'write odds like "3:2"', 'EMP VIII.8');
    else if (attacker / defender <= last) report(faults, entry, 'is out of order', 'let the odds rise', 'EMP VIII.8');
    last = attacker / defender;
    const pairs = (typeof cells === 'string' ? cells.split(' ') : []).map((cell) => {
      const [mine = '', theirs = ''] = cell.split('/');
      return [readResult(faults, entry, mine), readResult(faults, entry, theirs)] as const;
    });
    if (pairs.length !== 6) report(faults, entry, `has ${pairs.length} results`, 'write six pairs like "1*/D"');
    return { attacker, defender, results: pairs };
  });
}

function readResult(faults: Faults, entry: string, written: string): ShockResult {
  const found = results[written];
  if (found === undefined)
    report(faults, entry, `"${written}" is no result`, `write one of ${Object.keys(results).join(', ')}`);
  return { text: written, ...(found ?? { losses: 0, test: false, disorder: false, gone: false }) };
}

/** EMP X.4: by strength at the start, what each present strength from 1 to 7 costs. */
function readMorale(faults: Faults, value: unknown): MoraleTable {
  if (!isRaw(value)) return { losses: [] };
  const losses = Object.keys(value).map((start) => ({
    start: Number(start),
    now: numbers(faults, `tables moraleLosses "${start}"`, value, start, 7),
  }));
  return { losses };
}
