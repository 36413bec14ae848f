import { lastFact, litAt, type LookupTable, numberIn, type TablesNow, type TableSpeech } from '@bivouac/kit';
import { type Bonus, type ConquestsContent, powers, sideIds, unitIds, zoneIds } from '../content/types.ts';
import { LAND_DIE, SEA_DIE } from '../rules/combat/force.ts';
import { type ResultRow, RESULTS } from '../rules/combat/table.ts';
import { type ConquestsState, sideOf } from '../rules/state.ts';
import { conditionText } from '../text/goals.ts';
import { bonusWords } from './bonus.ts';
import { actingOf, goingOn } from './going-on.ts';
import { say } from './words.ts';

type Now = TablesNow<ConquestsState> | null;

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

function gains(speech: TableSpeech, { recruits, prize, booty, noted }: ResultRow): string {
  return [
    say(speech, 'gainsMorale'),
    ...(recruits ? [say(speech, 'gainsRecruit')] : []),
    ...(prize ? [say(speech, 'gainsPrize')] : []),
    ...(booty > 0 ? [say(speech, 'gainsBooty', { n: booty })] : []),
    ...(noted ? [say(speech, 'gainsNote')] : []),
  ].join(', ');
}

/** CON 11.3.2: the six results from a to f; the one of the last throw is lit. */
function resultsTable(speech: TableSpeech, now: Now): LookupTable {
  const thrown = lastFact(now, 'thrown', 'battle');
  return {
    id: 'results',
    title: say(speech, 'tableResults'),
    clause: 'CON 11.3.2#1',
    head: [
      say(speech, 'tableResult'),
      say(speech, 'tableWhen'),
      say(speech, 'tableWinner'),
      say(speech, 'tableLoses'),
      say(speech, 'tableGains'),
      say(speech, 'tableRetreat'),
    ],
    rows: RESULTS.map((row) => {
      const units = say(speech, `loses_${row.loses}`);
      return {
        name: speech.name('result', row.id),
        cells: [
          say(speech, `fit_${row.id}`),
          say(speech, row.won === 'attack' ? 'attack' : 'defence'),
          row.shames ? say(speech, 'losesMorale', { units }) : units,
          gains(speech, row),
          say(speech, `retreat_${row.retreat}`),
        ],
      };
    }),
    lit: litAt(
      RESULTS.findIndex(({ id }) => id === thrown?.['result']),
      null,
    ),
  };
}

function dieTable(speech: TableSpeech, now: Now): LookupTable {
  const thrown = lastFact(now, 'thrown', 'battle');
  const die = numberIn(thrown, 'die');
  return {
    id: 'die',
    title: say(speech, 'tableDie'),
    clause: 'CON 11.2#15',
    head: [say(speech, 'tableDieFace'), '1', '2', '3', '4', '5', '6'],
    rows: [
      { name: say(speech, 'dieLand'), cells: LAND_DIE.map(signed) },
      { name: say(speech, 'dieSea'), cells: SEA_DIE.map(signed) },
    ],
    lit: die === null ? null : litAt((numberIn(thrown, 'sea') ?? -1) >= 0 ? 1 : 0, die - 1),
  };
}

function pricesTable({ prices }: ConquestsContent, speech: TableSpeech): LookupTable {
  return {
    id: 'prices',
    title: say(speech, 'tablePrices'),
    clause: 'CON 8.6.3#1',
    head: ['', say(speech, 'tableFrancs')],
    rows: [
      ...unitIds.map((id, arm) => ({ name: speech.name('arm', arm), cells: [String(prices[id])] })),
      { name: say(speech, 'priceMoves'), cells: [String(prices.twoMoves)] },
      { name: say(speech, 'priceCard'), cells: [String(prices.card)] },
    ],
  };
}

const given = (speech: TableSpeech, bonus: Bonus | null): string =>
  bonus === null ? '–' : bonusWords(speech, bonus) || '–';

/** CON 7, 8: what each space gives; the one that is being resolved is lit. */
function spacesTable({ spaces }: ConquestsContent, speech: TableSpeech, space: number): LookupTable {
  const most = Math.max(...spaces.map(({ place }) => place));
  const at = spaces[space];
  return {
    id: 'spaces',
    title: say(speech, 'tableSpaces'),
    clause: 'CON 8.1#1',
    head: [say(speech, 'tableZone'), ...Array.from({ length: most }, (_, i) => String(i + 1))],
    rows: zoneIds.map((_, zone) => ({
      name: speech.name('zone', zone),
      cells: Array.from({ length: most }, (__, i) => {
        const found = spaces.find((one) => one.zone === zone && one.place === i + 1);
        return found === undefined ? '' : given(speech, found.bonus);
      }),
    })),
    lit: at === undefined ? null : litAt(at.zone, at.place - 1),
  };
}

function militaryTable({ spaces }: ConquestsContent, speech: TableSpeech, space: number): LookupTable {
  const rows = spaces.flatMap(({ place, military }, i) => (military === null ? [] : [{ i, place, military }]));
  return {
    id: 'military',
    title: say(speech, 'tableMilitary'),
    clause: 'CON 8.6.2#1',
    head: [say(speech, 'tableSpace'), 'PM', say(speech, 'tableUnits'), ...unitIds.map((id) => id.toUpperCase())],
    rows: rows.map(({ place, military: { moves, units, most } }) => ({
      name: String(place),
      cells: [moves, units, ...unitIds.map((id) => most[id])].map(String),
    })),
    lit: litAt(
      rows.findIndex(({ i }) => i === space),
      null,
    ),
  };
}

interface TrackRows {
  readonly id: 'morale' | 'society';
  readonly clause: string;
  readonly top: number;
  readonly columns: readonly string[];
  readonly bonuses: readonly (readonly (Bonus | null)[])[];
  /** The column of whoever acts, and the level there. */
  readonly now: { readonly column: number; readonly level: number } | null;
}

function trackTable(speech: TableSpeech, { id, clause, top, columns, bonuses, now }: TrackRows): LookupTable {
  const levels = Array.from({ length: top + 1 }, (_, i) => top - i);
  return {
    id,
    title: say(speech, id === 'morale' ? 'tableMorale' : 'tableSociety'),
    clause,
    head: [say(speech, 'tableLevel'), ...columns],
    rows: levels.map((level) => ({
      name: String(level),
      cells: bonuses.map((column) => given(speech, column[level] ?? null)),
    })),
    lit: now === null ? null : litAt(levels.indexOf(now.level), now.column),
    note: say(speech, 'tableOnce'),
  };
}

/** CON 13.2.1, 13.2.2: the automatic victories of one length of the game. */
function victoryTable(content: ConquestsContent, speech: TableSpeech, scenario: number): LookupTable {
  const name = content.scenarios[scenario]?.name;
  return {
    id: `victory${scenario}`,
    title: say(speech, 'tableVictory', { scenario: name === undefined ? '' : speech.of(name) }),
    clause: scenario === 0 ? 'CON 13.2.1#1' : 'CON 13.2.2#1',
    head: [say(speech, 'tableWho'), say(speech, 'tableDegree'), say(speech, 'tableCondition')],
    rows: content.victory
      .filter((row) => row.scenario === scenario)
      .map(({ winner, degree, condition }) => ({
        name: say(speech, `winner_${winner}`),
        cells: [say(speech, degree), speech.of(conditionText(condition, content.map))],
      })),
  };
}

/** The tables of the pack in play, with what counts at this moment lit. */
export function tables(content: ConquestsContent, speech: TableSpeech, now: Now): readonly LookupTable[] {
  const s = now?.view.game;
  const space = now === null ? -1 : goingOn(now.view).space;
  const [acting = -1] = now === null ? [] : actingOf({ content, s: now.view.game }, now.view);
  const { morale, society } = content.tracks;
  const own = s === undefined || acting < 0;
  return [
    resultsTable(speech, now),
    dieTable(speech, now),
    pricesTable(content, speech),
    spacesTable(content, speech, space),
    militaryTable(content, speech, space),
    trackTable(speech, {
      id: 'morale',
      clause: 'CON 8.3#2',
      top: morale.top,
      columns: powers.map((power) => speech.name('power', power)),
      bonuses: morale.bonuses,
      now: own ? null : { column: acting, level: s.morale[acting] ?? -1 },
    }),
    trackTable(speech, {
      id: 'society',
      clause: 'CON 8.4#2',
      top: society.top,
      columns: sideIds.map((_, side) => speech.name('side', side)),
      bonuses: society.bonuses,
      now: own ? null : { column: sideOf(acting), level: s.society[sideOf(acting)] ?? -1 },
    }),
    ...(s === undefined ? [0, 1] : [s.scenario]).map((scenario) => victoryTable(content, speech, scenario)),
  ];
}
