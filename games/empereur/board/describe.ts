import type { State, Thing } from '@bivouac/kernel';
import type { Given } from '@bivouac/kit';
import { arms, BRIDGE, CAVALRY, type EmpereurContent, RIVER, ROAD, STREAM } from '../content/types.ts';
import { isOut } from '../rules/command/out.ts';
import type { Order } from '../rules/command/state.ts';
import { tacticFor, tacticOf } from '../rules/command/tactics.ts';
import { fieldOf, levelAt, sideBits, terrainAt } from '../rules/ground/field.ts';
import { DIRECTIONS } from '../rules/ground/hexes.ts';
import { startSteps } from '../rules/morale/losses.ts';
import { blockerBetween } from '../rules/ground/sight.ts';
import { rallyTurn } from '../rules/morale/rally-turn.ts';
import { isLeft } from '../rules/options/left-guns.ts';
import { isRouted } from '../rules/options/rout.ts';
import { isOccupied, unitsAt } from '../rules/piles/board.ts';
import { DISORDERED, type Empereur, type EmpereurState } from '../rules/state.ts';
import { screenHex, screensOf } from '../rules/voltigeurs/screens.ts';
import { valuesOf } from './order-odds.ts';
import { goingOn, moversOf } from './going-on.ts';
import { arcOf } from './overlays/arcs.ts';
import { stateOf, unitInWords } from './naming.ts';
import { say, type WordKey } from './words.ts';

type Speech = Given<Empereur>['speech'];

const NOTHING = { en: '', fr: '' };

/** What counts in each arm. */
const values = { infantry: 'valuesFoot', cavalry: 'valuesHorse', artillery: 'valuesGuns' } as const;

/** Whoever is in disorder, or worse: what he cannot do, and when he may come round. */
function describePlight(s: EmpereurState, speech: Speech, unit: number): string {
  if (isLeft(s, unit)) return ` ${say(speech, 'inGunsLeft')}`;
  if (s.form[unit] !== DISORDERED) return '';
  return ` ${say(speech, isRouted(s, unit) ? 'inRout' : 'inDisorder', { turn: rallyTurn(s, unit) })}`;
}

function describeUnit(content: EmpereurContent, s: EmpereurState, speech: Speech, unit: number): string | null {
  const sheet = content.units[unit];
  if (sheet === undefined) return null;
  const arm = arms[sheet.arm] ?? 'infantry';
  const [line, column] = sheet.moves;
  const { fire, range, shock } = sheet;
  return say(speech, 'unitSheet', {
    arm: say(speech, arm),
    corps: speech.of(content.corps[sheet.corps]?.name ?? NOTHING),
    steps: s.steps[unit] as number,
    start: startSteps(content, s.scenario)[unit] as number,
    morale: sheet.morale,
    form: stateOf(content, s, speech, unit),
    values: say(speech, values[arm], { line, column, fire, range, shock }),
  });
}

const orderWords: readonly WordKey[] = [
  'ordersAttack',
  'ordersMarch',
  'ordersDefence',
  'ordersWithdrawal',
  'ordersRetreat',
  'ordersReserve',
];

/** What the order of its corps asks of a unit, as far as one knows it (EMP XVII). */
function describeOrder(content: EmpereurContent, s: EmpereurState, speech: Speech, unit: number): string {
  if (s.command === undefined || (s.hex[unit] ?? -1) < 0) return '';
  if (isOut(s, unit)) return ` ${say(speech, 'unitOut')}`;
  const key = orderWords[tacticFor({ content, s }, unit)];
  return key === undefined ? '' : ` ${say(speech, key)}`;
}

/** The order of a leader's corps, or the one that he had to show. */
function orderOfLeader(s: EmpereurState, speech: Speech, leader: number): string {
  const key = orderWords[tacticOf(s, leader)];
  const { standing = [], shown = [], shownIn = [] } = s.command?.orders ?? {};
  const words = (order?: Order) =>
    order === undefined || order.text === '' ? '' : ` ${say(speech, 'quoted', { text: order.text })}`;
  if (key !== undefined) return ` ${say(speech, key)}${words(standing[leader])}`;
  const [order, turn = 0] = [shown[leader], shownIn[leader]];
  if (order === undefined || order.tactic < 0) return '';
  return ` ${say(speech, 'shownOrder', { turn, tactic: speech.name('tactic', order.tactic) })}${words(order)}`;
}

/** Names of hidden hexes that are listed: more would bury what matters. */
const LISTED = 3;

/** What a unit covers as it stands, and which hexes of its arc are hidden from it by what. */
function describeArc(content: EmpereurContent, s: EmpereurState, speech: Speech, unit: number): string {
  if (content.units[unit]?.arm === CAVALRY || (s.hex[unit] ?? -1) < 0) return '';
  const arc = arcOf(content, s, unit);
  const value = Math.max(0, ...arc.map((one) => one.value));
  const hidden = arc
    .filter(({ blocker }) => blocker >= 0)
    .slice(0, LISTED)
    .map(({ hex, blocker }) =>
      say(speech, 'behind', { place: speech.name('place', hex), blocker: speech.name('place', blocker) }),
    );
  const fires = value === 0 ? say(speech, 'firesNot') : say(speech, 'firesAt', { value });
  return hidden.length === 0 ? ` ${fires}` : ` ${fires} ${say(speech, 'hiddenFrom', { places: hidden.join(', ') })}`;
}

/** Whether whoever acts now sees a hex, and what hides it. */
function describeSight(content: EmpereurContent, view: State<EmpereurState>, speech: Speech, hex: number): string {
  const s = view.game;
  const [unit] = moversOf(s, goingOn(view));
  const from = unit === undefined ? -1 : (s.hex[unit] ?? -1);
  if (unit === undefined || from < 0 || from === hex) return '';
  const blocker = blockerBetween(content, s.scenario, from, hex, (one) => isOccupied(s, one));
  const name = speech.name('unit', unit);
  return blocker < 0
    ? ` ${say(speech, 'seenBy', { unit: name })}`
    : ` ${say(speech, 'notSeenBy', { unit: name, blocker: speech.name('place', blocker) })}`;
}

function describeLeader(content: EmpereurContent, s: EmpereurState, speech: Speech, leader: number): string | null {
  const sheet = content.leaders[leader];
  if (sheet === undefined) return null;
  const corps = sheet.corps.map((one) => speech.of(content.corps[one]?.name ?? NOTHING)).join(', ');
  const { combat, morale, moves } = sheet;
  const words = say(speech, 'leaderSheet', {
    corps: sheet.rank === 0 ? say(speech, 'wholeArmy') : corps,
    combat,
    morale,
    moves,
  });
  // EMP XVII.6-7: they are thrown against where leaders have to obey.
  return s.command === undefined || sheet.rank === 0
    ? words
    : `${words} ${say(speech, 'chiefValues', valuesOf(content, s, leader))}`;
}

/** The ground of a hex, what runs along it, and who stands there. */
export function hexInWords(content: EmpereurContent, s: EmpereurState, speech: Speech, hex: number): string {
  const field = fieldOf(content, s.scenario);
  const terrain = speech.of(terrainAt(field, hex).name);
  const parts = [say(speech, 'ground', { terrain, level: levelAt(field, hex) })];
  let bits = 0;
  for (const direction of DIRECTIONS) bits |= sideBits(field, hex, direction);
  if ((bits & ROAD) !== 0) parts.push(say(speech, 'road'));
  if ((bits & STREAM) !== 0) parts.push(say(speech, 'stream'));
  if ((bits & RIVER) !== 0) parts.push(say(speech, 'river'));
  if ((bits & BRIDGE) !== 0) parts.push(say(speech, 'bridge'));
  const units = unitsAt(s, hex).map((unit) => unitInWords(content, s, speech, unit));
  const asked = { content, s };
  const screens = screensOf(s).flatMap((one) =>
    screenHex(asked, one) === hex ? [say(speech, 'screenHere', { name: speech.name('unit', one.unit) })] : [],
  );
  return [`${parts.join(', ')}.`, ...screens, ...units.map((words) => `${words}.`)].join(' ');
}

/** What a thing on the table is, for whoever points at it. */
export function describe({ content, view, speech }: Given<Empereur>, { kind, id }: Thing): string | null {
  const s = view.game;
  if (kind === 'unit') {
    const words = describeUnit(content, s, speech, id);
    if (words === null) return null;
    const arc = isRouted(s, id) || isLeft(s, id) ? '' : describeArc(content, s, speech, id);
    return words + describePlight(s, speech, id) + arc + describeOrder(content, s, speech, id);
  }
  if (kind === 'leader') {
    const words = describeLeader(content, s, speech, id);
    return words === null ? null : words + orderOfLeader(s, speech, id);
  }
  if (kind !== 'place' || content.maps[0]?.terrain[id] === undefined) return null;
  return hexInWords(content, s, speech, id) + describeSight(content, view, speech, id);
}
