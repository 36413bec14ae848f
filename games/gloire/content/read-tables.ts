import {
  either,
  list,
  noteOrigins,
  object,
  quote,
  type Raw,
  type Reading,
  report,
  text,
  whole,
} from '@bivouac/kernel/packs';
import { linkKinds, type Terrain, terrainIds } from './types-map.ts';
import {
  type CombatTable,
  type DieTable,
  type Ground,
  type Loss,
  type LossTable,
  type MoveCost,
  type PursuitTable,
  type ReconnaissanceTable,
  type Tables,
  type TerrainTable,
  type Weather,
  type WeatherTable,
  weathers,
} from './types-tables.ts';

const names = ['weather', 'terrain', 'combat', 'artillery', 'pursuit', 'forcedMarch', 'reconnaissance'];
const loss = ['columns', 'lowest', 'cells'];
/** No table sends a die lower or higher than its rows by more than its modifiers can. */
const DICE = [-9, 9] as const;

export function readTables(reading: Reading, value: unknown): Tables {
  const raw = object(reading.faults, 'tables', value, names, ['from']);
  noteOrigins({ ...reading, section: 'tables', from: undefined }, 'tables', '', raw, names);
  return {
    weather: readWeather(reading, raw['weather']),
    terrain: readTerrain(reading, raw['terrain']),
    combat: readCombat(reading, raw['combat']),
    artillery: readLosses(reading, 'tables artillery', table(reading, 'artillery', raw, loss)),
    pursuit: readPursuit(reading, raw),
    forcedMarch: readStragglers(reading, raw['forcedMarch']),
    reconnaissance: readReconnaissance(reading, raw),
  };
}

/** A table with its clause, which says what the numbers are for. */
function table(
  reading: Reading,
  name: string,
  raw: Raw,
  keys: readonly string[],
  optional: readonly string[] = [],
): Raw {
  const entry = `tables ${name}`;
  const held = object(reading.faults, entry, raw[name], [...keys, 'clause'], optional);
  const clause = text(reading.faults, entry, held, 'clause');
  if (clause !== '' && !clause.startsWith('GLO ')) {
    report(reading.faults, entry, `"clause" is ${quote(clause)}`, 'write a paragraph of the rules: GLO 8.4');
  }
  return held;
}

/** Cells of a row, written side by side: "0 1 1 2*". */
function row(reading: Reading, entry: string, value: unknown): readonly string[] {
  if (typeof value === 'string' && value.trim() !== '') return value.trim().split(/\s+/);
  report(reading.faults, entry, `a row is ${quote(value)}`, 'write its cells side by side: "0 1 1 2*"');
  return [];
}

function readWeather(reading: Reading, value: unknown): WeatherTable {
  const entry = 'tables weather';
  const raw = table(reading, 'weather', { weather: value }, ['lowest', 'results']);
  const results = row(reading, entry, raw['results'] ?? 'clear').map((cell): Weather => {
    const found = weathers.find((weather) => weather === cell);
    if (!found) report(reading.faults, entry, `a result is "${cell}"`, `write ${either(weathers)}`, 'GLO 3.1');
    return found ?? 'clear';
  });
  return { lowest: whole(reading.faults, entry, raw, 'lowest', DICE), results };
}

function readStragglers(reading: Reading, value: unknown): DieTable {
  const entry = 'tables forcedMarch';
  const raw = table(reading, 'forcedMarch', { forcedMarch: value }, ['lowest', 'results']);
  const results = row(reading, entry, raw['results'] ?? '0').map((cell) => count(reading, entry, cell));
  // A high die is bad: mud adds 2 to it and snow 1 (GLO 3.1).
  rising(reading, entry, results, 'GLO 3.1');
  return { lowest: whole(reading.faults, entry, raw, 'lowest', DICE), results };
}

function readTerrain(reading: Reading, value: unknown): TerrainTable {
  const entry = 'tables terrain';
  const raw = table(reading, 'terrain', { terrain: value }, ['links', 'ford', 'bridge', 'boats', 'defensive']);
  const links = object(reading.faults, `${entry} links`, raw['links'], linkKinds);
  const cost = (kind: string): MoveCost => {
    const at = `${entry} links ${kind}`;
    const held = object(reading.faults, at, links[kind], ['infantry', 'cavalry', 'artillery', 'leader']);
    const read = (who: string) => whole(reading.faults, at, held, who, [1, 8], 'GLO 5.2');
    return {
      infantry: read('infantry'),
      cavalry: read('cavalry'),
      artillery: read('artillery'),
      leader: read('leader'),
    };
  };
  const extra = (key: string) => whole(reading.faults, entry, raw, key, [0, 4], 'GLO 5.2');
  return {
    links: { road: cost('road'), track: cost('track'), pass: cost('pass') },
    ford: extra('ford'),
    bridge: extra('bridge'),
    boats: extra('boats'),
    defensive: list(reading.faults, entry, raw, 'defensive').flatMap((name): readonly Terrain[] => {
      const found = terrainIds.find((terrain) => terrain === name);
      if (!found) report(reading.faults, entry, `"defensive" names ${quote(name)}`, `write ${either(terrainIds)}`);
      return found ? [found] : [];
    }),
  };
}

function readCombat(reading: Reading, value: unknown): CombatTable {
  const entry = 'tables combat';
  const keys = [...loss, 'defensive', 'entrenched', 'fortified', 'flank', 'encircled'];
  const raw = table(reading, 'combat', { combat: value }, keys, ['superiority']);
  const ground = (key: string): Ground => {
    const at = `${entry} ${key}`;
    const held = object(reading.faults, at, raw[key], ['attackerColumns', 'defenderColumns', 'defenderHalves']);
    return {
      attackerColumns: whole(reading.faults, at, held, 'attackerColumns', [-5, 0], 'GLO 8.5'),
      defenderColumns: whole(reading.faults, at, held, 'defenderColumns', [0, 5], 'GLO 8.5'),
      defenderHalves: whole(reading.faults, at, held, 'defenderHalves', [2, 8], 'GLO 8.3'),
    };
  };
  const defensive = ground('defensive');
  if (defensive.attackerColumns !== -1 || defensive.defenderColumns !== 1) {
    const remedy = 'write attackerColumns -1 and defenderColumns 1: the book says so';
    report(reading.faults, `${entry} defensive`, 'does not move the columns by one', remedy, 'GLO 6.5.1');
  }
  return {
    ...readLosses(reading, entry, raw),
    defensive,
    entrenched: ground('entrenched'),
    fortified: ground('fortified'),
    flank: whole(reading.faults, entry, raw, 'flank', [0, 6], 'GLO 8.5'),
    encircled: whole(reading.faults, entry, raw, 'encircled', [0, 6], 'GLO 8.5'),
    // Left out where a pack has none: its hash stays what it was.
    ...(raw['superiority'] === undefined ? {} : { superiority: readSuperiority(reading, entry, raw) }),
  };
}

/** Odds that never fall (the same twice is a step of 2): below 2 to 1 nobody is outnumbered, from 6 to 1 on one may overrun (GLO 8.4). */
function readSuperiority(reading: Reading, entry: string, raw: Raw): readonly number[] {
  const odds = list(reading.faults, entry, raw, 'superiority').filter((one) => typeof one === 'number');
  if (odds.every((one, i) => Number.isInteger(one) && one >= Math.max(2, odds[i - 1] ?? 0))) return odds;
  const remedy = 'write the odds from which 1, 2, 3 are added, none lower than the one before, from 2 on: [3, 4, 5]';
  report(reading.faults, entry, `"superiority" is ${quote(raw['superiority'])}`, remedy, 'GLO 8.1');
  return [];
}

function readPursuit(reading: Reading, tables: Raw): PursuitTable {
  const entry = 'tables pursuit';
  const raw = table(reading, 'pursuit', tables, loss, ['perLost']);
  const read = readLosses(reading, entry, raw);
  if (raw['perLost'] === undefined) return read;
  return { ...read, perLost: whole(reading.faults, entry, raw, 'perLost', [1, 9], 'GLO 8.4') };
}

function readLosses(reading: Reading, entry: string, raw: Raw): LossTable {
  const columns = readColumns(reading, entry, raw);
  const cells = list(reading.faults, entry, raw, 'cells').map((written) =>
    row(reading, entry, written).map((cell): Loss => {
      const test = cell.endsWith('*');
      return { points: count(reading, entry, test ? cell.slice(0, -1) : cell), test };
    }),
  );
  square(reading, entry, columns, cells);
  for (const column of cells) {
    rising(
      reading,
      entry,
      column.map(({ points }) => points),
      'GLO 8.4',
    );
  }
  (cells[0] ?? []).forEach((_, die) => {
    rising(
      reading,
      entry,
      cells.map((column) => column[die]?.points ?? 0),
      'GLO 8.4',
    );
  });
  return { columns, lowest: whole(reading.faults, entry, raw, 'lowest', DICE), cells };
}

function readReconnaissance(reading: Reading, tables: Raw): ReconnaissanceTable {
  const entry = 'tables reconnaissance';
  const raw = table(reading, 'reconnaissance', tables, ['columns', 'cells']);
  const columns = readColumns(reading, entry, raw);
  const at = columns.indexOf(3);
  if (raw['columns'] !== undefined && (at < 0 || columns[at + 1] !== 5)) {
    report(
      reading.faults,
      entry,
      'has no column of 3 to 4 points',
      'write columns 3 and 5: the book names it',
      'GLO 6.3',
    );
  }
  const cells = list(reading.faults, entry, raw, 'cells').map((written) =>
    row(reading, entry, written).map((cell) => count(reading, entry, cell)),
  );
  square(reading, entry, columns, cells);
  for (const column of cells) {
    if (column.length !== 6)
      report(reading.faults, entry, `a row has ${column.length} cells`, 'write one for each die');
    rising(reading, entry, column, 'GLO 6.3');
  }
  return { columns, cells };
}

function readColumns(reading: Reading, entry: string, raw: Raw): readonly number[] {
  const columns = list(reading.faults, entry, raw, 'columns').filter((least) => typeof least === 'number');
  const rise = columns.every((least, i) => Number.isInteger(least) && least > (columns[i - 1] ?? 0));
  if (raw['columns'] !== undefined && (!rise || columns.length === 0)) {
    report(
      reading.faults,
      entry,
      `"columns" is ${quote(raw['columns'])}`,
      'write the least of each column, rising from 1',
    );
  }
  return columns;
}

function square(
  reading: Reading,
  entry: string,
  columns: readonly number[],
  cells: readonly (readonly unknown[])[],
): void {
  if (cells.length !== columns.length) {
    const remedy = `write ${columns.length} rows, one a column`;
    report(reading.faults, entry, `has ${columns.length} columns and ${cells.length} rows of cells`, remedy);
  }
  if (new Set(cells.map((column) => column.length)).size > 1) {
    report(reading.faults, entry, 'has rows of different lengths', 'give every column a cell for the same dice');
  }
}

/** Better is never worse: neither by a higher die nor in a higher column. */
function rising(reading: Reading, entry: string, values: readonly number[], clause: string): void {
  if (values.every((value, i) => i === 0 || value >= (values[i - 1] ?? value))) return;
  report(reading.faults, entry, `falls somewhere in ${values.join(' ')}`, 'let it rise or stay', clause);
}

function count(reading: Reading, entry: string, cell: string): number {
  if (/^\d+$/.test(cell)) return Number(cell);
  report(reading.faults, entry, `a cell is "${cell}"`, 'write a number, with a star where morale is tested');
  return 0;
}
