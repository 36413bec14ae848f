import { lastFact, litAt, type LookupTable, numberIn, type TablesNow, type TableSpeech } from '@bivouac/kit';
import type { GloireContent, Loss, LossTable } from '../content/types.ts';
import { weathers } from '../content/types-tables.ts';
import { forceOf, gunsOf } from '../rules/battle/battle-force.ts';
import { throwOf } from '../rules/battle/modifiers.ts';
import { columnOf } from '../rules/battle/table.ts';
import type { Board, GloireState } from '../rules/state.ts';
import { marchDie } from '../rules/turn/weather.ts';
import { goingOn } from './going-on.ts';
import { say, type WordKey } from './words.ts';

type Now = TablesNow<GloireState> | null;
type Lit = NonNullable<LookupTable['lit']>;

/** The heads of dice: beyond its ends a table goes on as it ends. */
const dice = (lowest: number, many: number): string[] =>
  Array.from({ length: many }, (_, i) => {
    const die = lowest + i;
    return i === 0 ? `≤ ${die}` : i === many - 1 ? `≥ ${die}` : String(die);
  });

/** The row of a modified die. */
const rowOf = (lowest: number, many: number, die: number): number => Math.min(Math.max(die - lowest, 0), many - 1);

const cellOf = ({ points, test }: Loss): string => (points === 0 && !test ? '–' : `${points}${test ? '*' : ''}`);

const columnHeads = (columns: readonly number[]): string[] =>
  columns.map((least, i) => {
    const next = columns[i + 1];
    return next === undefined ? `${least}+` : next === least + 1 ? String(least) : `${least}–${next - 1}`;
  });

interface LossRows {
  readonly id: WordKey;
  readonly clause: string;
  readonly note?: WordKey;
  readonly lit: Lit;
}

/** A table of losses: a row for each modified die, a column for each strength. */
function lossTable(speech: TableSpeech, table: LossTable, { id, clause, note, lit: now }: LossRows): LookupTable {
  const many = table.cells[0]?.length ?? 0;
  return {
    id,
    title: say(speech, id),
    clause,
    head: [say(speech, 'tableDie'), ...columnHeads(table.columns)],
    rows: dice(table.lowest, many).map((name, row) => ({
      name,
      cells: table.cells.map((column) => cellOf(column[row] ?? { points: 0, test: false })),
    })),
    lit: now,
    ...(note === undefined ? {} : { note: say(speech, note) }),
  };
}

/** Where a side throws in the battle that goes on: its column, and the row of its last throw. */
function battleLit(content: GloireContent, now: Now, kind: 'fire' | 'guns' | 'pursuit', table: LossTable): Lit {
  const thrown = lastFact(now, kind, 'battle');
  const die = numberIn(thrown, 'die');
  const many = table.cells[0]?.length ?? 0;
  const row = die === null ? null : rowOf(table.lowest, many, die + (numberIn(thrown, 'added') ?? 0));
  const battle = now === null ? null : goingOn(now.view).battle;
  if (battle === null || now === null) return litAt(null, null);
  const b: Board = { content, s: now.view.game };
  const side = numberIn(thrown, 'side') ?? battle.attacker;
  const known = forceOf(b, battle, side);
  switch (kind) {
    case 'fire':
      return litAt(row, numberIn(thrown, 'column') ?? throwOf(b, battle, side).column);
    case 'guns':
      return litAt(row, columnOf(table.columns, numberIn(thrown, 'guns') ?? gunsOf(b, known)));
    case 'pursuit':
      return litAt(row, thrown === undefined ? null : columnOf(table.columns, numberIn(thrown, 'horse') ?? 0));
    default:
      return kind satisfies never;
  }
}

function weatherTable(content: GloireContent, speech: TableSpeech, now: Now): LookupTable {
  const { lowest, results } = content.tables.weather;
  const name = (id: (typeof weathers)[number]) => speech.name('weather', weathers.indexOf(id));
  const thrown = numberIn(lastFact(now, 'weather', 'turn'), 'die');
  const added = now === null ? 0 : (content.calendar[now.view.game.turn]?.weather ?? 0);
  return {
    id: 'weather',
    title: say(speech, 'tableWeather'),
    clause: 'GLO 3.1#1',
    head: [say(speech, 'tableDie'), say(speech, 'tableWeather')],
    rows: dice(lowest, results.length).map((die, row) => ({ name: die, cells: [name(results[row] ?? 'clear')] })),
    lit: litAt(thrown === null ? null : rowOf(lowest, results.length, thrown + added), null),
  };
}

function forcedTable(content: GloireContent, speech: TableSpeech, now: Now): LookupTable {
  const { lowest, results } = content.tables.forcedMarch;
  const thrown = numberIn(lastFact(now, 'straggled', 'setOut'), 'die');
  const added = now === null ? 0 : marchDie(now.view.game.weather);
  return {
    id: 'forced',
    title: say(speech, 'tableForced'),
    clause: 'GLO 5.5.3#1',
    head: [say(speech, 'tableDie'), say(speech, 'tableStragglers')],
    rows: dice(lowest, results.length).map((die, row) => ({ name: die, cells: [String(results[row] ?? 0)] })),
    lit: litAt(thrown === null ? null : rowOf(lowest, results.length, thrown + added), null),
  };
}

function scoutTable(content: GloireContent, speech: TableSpeech, now: Now): LookupTable {
  const { columns, cells } = content.tables.reconnaissance;
  const thrown = lastFact(now, 'scouted', 'playerTurn');
  const die = numberIn(thrown, 'die');
  const more = numberIn(thrown, 'more');
  return {
    id: 'reconnaissance',
    title: say(speech, 'tableScouting'),
    clause: 'GLO 6.3#4',
    head: [say(speech, 'tableDie'), ...columnHeads(columns)],
    rows: [1, 2, 3, 4, 5, 6].map((one) => ({
      name: String(one),
      cells: cells.map((column) => String(column[one - 1] ?? 0)),
    })),
    lit: litAt(die === null ? null : die - 1, more === null ? null : columnOf(columns, more)),
    note: say(speech, 'tableScoutingNote'),
  };
}

const arms = ['infantry', 'cavalry', 'artillery', 'leader'] as const;
const armWords = {
  infantry: 'armInfantry',
  cavalry: 'armCavalry',
  artillery: 'armGuns',
  leader: 'armLeader',
} as const satisfies { readonly [arm in (typeof arms)[number]]: WordKey };

const linkWords: { readonly [kind: string]: WordKey } = {
  road: 'linkRoad',
  track: 'linkTrack',
  pass: 'linkPass',
};

function terrainTable(content: GloireContent, speech: TableSpeech): LookupTable {
  const { links, ford, bridge, boats } = content.tables.terrain;
  const flat = (name: WordKey, cost: number) => ({ name: say(speech, name), cells: arms.map(() => `+${cost}`) });
  return {
    id: 'terrain',
    title: say(speech, 'tableTerrain'),
    clause: 'GLO 5.2#1',
    head: ['', ...arms.map((arm) => say(speech, armWords[arm]))],
    rows: [
      ...Object.entries(links).map(([kind, cost]) => {
        const word = linkWords[kind];
        return { name: word === undefined ? kind : say(speech, word), cells: arms.map((arm) => String(cost[arm])) };
      }),
      ...(ford > 0 ? [flat('linkFord', ford)] : []),
      ...(bridge > 0 ? [flat('linkBridge', bridge)] : []),
      ...(boats > 0 ? [flat('linkBoats', boats)] : []),
    ],
  };
}

/** The tables of the play aid, as the content pack has them; what the last throw met is lit (GLO 3.1, 5.5, 6.3, 8.4). */
export function tables(content: GloireContent, speech: TableSpeech, now: Now): readonly LookupTable[] {
  const { combat, artillery, pursuit } = content.tables;
  const lights = (kind: 'fire' | 'guns' | 'pursuit', table: LossTable) => battleLit(content, now, kind, table);
  return [
    lossTable(speech, combat, {
      id: 'tableCombat',
      clause: 'GLO 8.4#1',
      note: 'tableStar',
      lit: lights('fire', combat),
    }),
    lossTable(speech, artillery, { id: 'tableGuns', clause: 'GLO 8.4#2', lit: lights('guns', artillery) }),
    lossTable(speech, pursuit, { id: 'tablePursuit', clause: 'GLO 8.1#23', lit: lights('pursuit', pursuit) }),
    forcedTable(content, speech, now),
    scoutTable(content, speech, now),
    weatherTable(content, speech, now),
    terrainTable(content, speech),
  ];
}
