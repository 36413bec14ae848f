import { lastFact, litAt, type LookupTable, numberIn, type TablesNow, type TableSpeech } from '@bivouac/kit';
import { arms, type EmpereurContent, type SideEffect } from '../content/types.ts';
import { startSteps } from '../rules/morale/losses.ts';
import type { EmpereurState } from '../rules/state.ts';
import { say, type WordKey } from './words.ts';

type Now = TablesNow<EmpereurState> | null;

/** Whatever was thrown in an earlier phase no longer counts. */
const PHASE = 'phase';

const resultSign = (result: number): string => (result < 0 ? '*' : result === 0 ? '–' : String(result));
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** EMP VII.3: steps by modified die and total of fire. */
function fireTable({ tables: { fire } }: EmpereurContent, speech: TableSpeech, now: Now): LookupTable {
  const thrown = lastFact(now, 'fired', PHASE);
  const total = numberIn(thrown, 'total');
  const column = total === null ? null : fire.from.findLastIndex((from) => total >= from);
  const die = numberIn(thrown, 'die');
  // Against a square one is added: then the next row has the result.
  const row = [die, (die ?? 0) + 1].find(
    (one) => one !== null && column !== null && fire.results[one]?.[column] === thrown?.['result'],
  );
  const last = fire.results.length - 1;
  return {
    id: 'fire',
    title: say(speech, 'tableFire'),
    clause: 'EMP VII.3#2',
    head: [
      say(speech, 'die'),
      ...fire.from.map((from, i) => {
        const next = fire.from[i + 1];
        return next === undefined ? `${from}+` : next === from + 1 ? String(from) : `${from}–${next - 1}`;
      }),
    ],
    rows: fire.results.map((cells, i) => ({
      name: i === 0 ? '≤ 0' : i === last ? `≥ ${last}` : String(i),
      cells: cells.map(resultSign),
    })),
    lit: litAt(row ?? null, column),
    note: say(speech, 'tableFireNote'),
  };
}

/** EMP VIII.8: both results by odds and modified die. */
function shockTable({ tables: { shock } }: EmpereurContent, speech: TableSpeech, now: Now): LookupTable {
  const thrown = lastFact(now, 'shock', PHASE);
  const ratio = (row: (typeof shock)[number]) => `${row.attacker}:${row.defender}`;
  const die = numberIn(thrown, 'die');
  return {
    id: 'shock',
    title: say(speech, 'tableShock'),
    clause: 'EMP VIII.8#2',
    head: [say(speech, 'ratio'), '≤ 1', '2', '3', '4', '5', '≥ 6'],
    rows: shock.map((row) => ({
      name: ratio(row),
      cells: row.results.map(([attacker, defender]) => `${attacker.text} / ${defender.text}`),
    })),
    lit: litAt(
      shock.findIndex((row) => ratio(row) === thrown?.['odds']),
      die === null ? null : die - 1,
    ),
    note: say(speech, 'tableShockNote'),
  };
}

/** EMP X.4: what losses do to morale; the last unit that tested is lit. */
function moraleTable(content: EmpereurContent, speech: TableSpeech, now: Now): LookupTable {
  const { losses } = content.tables.morale;
  const unit = numberIn(lastFact(now, 'tested', PHASE), 'unit');
  const s = now?.view.game;
  const start = unit === null || s === undefined ? 0 : (startSteps(content, s.scenario)[unit] ?? 0);
  const left = unit === null || s === undefined ? 0 : (s.steps[unit] ?? 0);
  const width = losses[0]?.now.length ?? 0;
  return {
    id: 'morale',
    title: say(speech, 'tableMorale'),
    clause: 'EMP X.4#6',
    head: [
      say(speech, 'tableStart'),
      ...Array.from({ length: width }, (_, i) => (i === width - 1 ? `${i + 1}+` : String(i + 1))),
    ],
    rows: losses.map(({ start: from, now: cells }) => ({ name: String(from), cells: cells.map(signed) })),
    lit:
      left <= 0
        ? null
        : litAt(
            losses.findIndex((one) => one.start === Math.min(9, start)),
            Math.min(width, left) - 1,
          ),
    note: say(speech, 'tableMoraleNote'),
  };
}

const NO = '✗';
const priceOf = (cost: number): string => (cost === 0 ? NO : String(cost));
const armHeads = (speech: TableSpeech): string[] => arms.map((arm) => say(speech, `arm_${arm}`));

function groundTable({ tables: { terrains } }: EmpereurContent, speech: TableSpeech): LookupTable {
  return {
    id: 'ground',
    title: say(speech, 'tableGround'),
    clause: 'EMP III.6#1',
    head: [
      '',
      ...armHeads(speech),
      say(speech, 'tableCharge'),
      say(speech, 'tableFireBy'),
      say(speech, 'tableShockBy'),
    ],
    rows: terrains.map(({ name, cost, charge, fire, shock }) => ({
      name: speech.of(name),
      cells: [...cost.map(priceOf), priceOf(charge), signed(fire), signed(shock)],
    })),
    note: say(speech, 'tableGroundNote'),
  };
}

const sideWords: readonly (readonly [keyof EmpereurContent['tables']['sides'], WordKey])[] = [
  ['stream', 'sideStream'],
  ['ravine', 'sideRavine'],
  ['bridge', 'sideBridge'],
  ['up', 'sideUp'],
  ['down', 'sideDown'],
];

function sidesTable({ tables: { sides } }: EmpereurContent, speech: TableSpeech): LookupTable {
  const more = (cost: number): string => (cost < 0 ? NO : `+${cost}`);
  const cells = ({ cost, charge, shock }: SideEffect) => [...cost.map(more), more(charge), signed(shock)];
  return {
    id: 'sides',
    title: say(speech, 'tableSides'),
    clause: 'EMP III.6#1',
    head: ['', ...armHeads(speech), say(speech, 'tableCharge'), say(speech, 'tableShockBy')],
    rows: sideWords.map(([id, word]) => ({ name: say(speech, word), cells: cells(sides[id]) })),
  };
}

function limitsTable({ tables: { limits } }: EmpereurContent, speech: TableSpeech): LookupTable {
  return {
    id: 'limits',
    title: say(speech, 'tableLimits'),
    clause: 'EMP V.1#1',
    head: ['', say(speech, 'tableSteps')],
    rows: [
      { name: say(speech, 'limitFoot'), cells: [String(limits.foot)] },
      { name: say(speech, 'limitHorse'), cells: [String(limits.horse)] },
    ],
  };
}

/** The tables of the pack in play; what the last throw of this phase met is lit. */
export function tables(content: EmpereurContent, speech: TableSpeech, now: Now): readonly LookupTable[] {
  return [
    fireTable(content, speech, now),
    shockTable(content, speech, now),
    moraleTable(content, speech, now),
    groundTable(content, speech),
    sidesTable(content, speech),
    limitsTable(content, speech),
  ];
}
