import type { Context } from '@bivouac/kernel';
import { BRIDGE, type EmpereurContent, INFANTRY, type Leader, ranks, RIVER, type Unit } from '../../content/types.ts';
import { around, directionTo, distance, fieldOf, sideBits, terrainAt } from '../ground/field.ts';
import { LETTERS, plays, TACTICS } from '../options/options.ts';
import { DISORDERED, type Empereur, type EmpereurState, inOrder } from '../state.ts';
import { chainOf, CHIEF_RADIUS, initiativeOf, ofWhoCommands, UNIT_RADIUS } from './chain.ts';
import { type Asked, isOut } from './out.ts';
import { perScenario } from '../per-pack.ts';
import { hexesOf } from '../options/skirmish.ts';
import { pileAt } from '../piles/board.ts';
import { enemyHexes, isSlow, unitsOf } from './tactics.ts';
import { AT_HAND, COMMANDED, HALF_PACE, HALTED, OUT, OUT_OF_REACH, STRAYED } from './state.ts';

/** EMP XVII.2#5: so many units an army leader commands himself. */
const PERSONAL = 3;

const sideOf = (content: EmpereurContent, unit: number) => (content.units[unit] as Unit).side;

/** By hex: those beside it to which a message can go: not onto ground that is closed to infantry, nor over a river without a bridge. */
const openBeside = perScenario((content: EmpereurContent, scenario: number) => {
  const field = fieldOf(content, scenario);
  const isOpen = (from: number, to: number) => {
    const bits = sideBits(field, from, directionTo(field, from, to));
    return ((bits & RIVER) === 0 || (bits & BRIDGE) !== 0) && terrainAt(field, to).cost[INFANTRY] > 0;
  };
  return Array.from({ length: field.hexes }, (_, from) => around(field, from).filter((to) => isOpen(from, to)));
});

/** No way of a message leads there; an enemy stands there. */
const BEYOND = -1;
const BARRED = -2;

/** EMP XVII.2#1: by hex how far it is from a leader by ways on which no enemy stands; less than 0 if that is more than so many. */
export function reachOf(asked: Asked, side: number, from: number, far: number): Int8Array {
  const { content, s } = asked;
  const beside = openBeside(content, s.scenario);
  const away = new Int8Array(fieldOf(content, s.scenario).hexes).fill(BEYOND);
  if (from < 0) return away;
  for (const enemy of enemyHexes(asked, side)) away[enemy] = BARRED;
  away[from] = 0;
  const reached = [from];
  for (const at of reached) {
    const next = (away[at] as number) + 1;
    if (next > far) break;
    for (const to of beside[at] ?? []) {
      if (away[to] !== BEYOND) continue;
      away[to] = next;
      reached.push(to);
    }
  }
  return away;
}

/** Where a leader is: -1 off the map, from where no way leads anywhere, as for nobody. */
function hexOf(s: EmpereurState, leader: number): number {
  return s.chiefHex[leader] ?? -1;
}

/** The hexes in which a leader commands units: none while he is off the map (ruling 450). */
function commandOf(asked: Asked, side: number, leader: number): Int8Array {
  return reachOf(asked, side, hexOf(asked.s, leader), UNIT_RADIUS);
}

/** How far a unit is by such a reach: skirmishers by the nearer of their halves; less than 0 if it does not come so far. */
function away(s: EmpereurState, unit: number, reach: Int8Array): number {
  const [near = BEYOND, other = near] = hexesOf(s, unit).map((hex) => reach[hex] as number);
  return near < 0 || other < 0 ? Math.max(near, other) : Math.min(near, other);
}

/** EMP XVII.2#1, XVII.2#5: the units of a side that nobody commands from where its leaders stand now. */
function uncommanded(asked: Asked, side: number): number[] {
  const { content, s } = asked;
  const out = content.leaders.flatMap((leader, i) => {
    if (leader.side !== side) return [];
    const units = unitsOf(asked, i);
    if (units.length === 0) return units;
    const reach = commandOf(asked, side, i);
    return units.filter((unit) => away(s, unit, reach) < 0);
  });
  if (out.length === 0) return out;
  const reach = commandOf(asked, side, chainOf(content, s.scenario).army[side] as number);
  // Ruling 452: the nearest ones, those in good order first.
  const rank = (unit: number) => (s.form[unit] === DISORDERED ? 100 : 0) + away(s, unit, reach);
  const led = out
    .filter((unit) => away(s, unit, reach) >= 0)
    .sort((one, two) => rank(one) - rank(two) || one - two)
    .slice(0, PERSONAL);
  return out.filter((unit) => !led.includes(unit));
}

/** EMP XVII.2#3: whether a leader is near enough to the one above him to move. */
function isAtHand(asked: Asked, leader: number): boolean {
  const { content, s } = asked;
  const above = chainOf(content, s.scenario).superior[leader] as number;
  const { side } = content.leaders[leader] as Leader;
  return above < 0 || (reachOf(asked, side, hexOf(s, above), CHIEF_RADIUS)[hexOf(s, leader)] as number) >= 0;
}

/** EMP XVII.2#2, XVII.2#11: judged as a player's turn begins; in the first turn all are commanded. */
export function judgeCommand({ content, s }: Context<Empereur>): void {
  const { command } = s;
  if (command === undefined) return;
  command.out.fill(COMMANDED);
  command.tied.fill(AT_HAND);
  if (s.turn <= 1) return;
  for (const unit of uncommanded({ content, s }, s.active)) command.out[unit] = OUT;
  // EMP XVII.3#2: from the third level on a chief needs nobody near him to move.
  if (plays(s, TACTICS)) return;
  content.leaders.forEach((leader, i) => {
    if (leader.side !== s.active || hexOf(s, i) < 0 || isAtHand({ content, s }, i)) return;
    // EMP XVII.9#5, ruling 464: by letters nobody throws for his initiative: he rides at half pace.
    command.tied[i] = plays(s, LETTERS) ? HALF_PACE : OUT_OF_REACH;
  });
}

/** EMP XVII.2#7: whether a step leads a unit that is out of command back towards its chief; disorder goes its own way. */
export function leadsBack({ content, s }: Asked, unit: number, from: number, to: number): boolean {
  if (!isOut(s, unit) || s.form[unit] === DISORDERED) return true;
  const at = hexOf(s, chainOf(content, s.scenario).chief[unit] as number);
  if (at < 0) return false;
  const field = fieldOf(content, s.scenario);
  return distance(field, to, at) < distance(field, from, at);
}

/** EMP XVII.2#8: whoever is out of command and has left its hex in good order neither fires nor attacks in its turn. */
export function stray(s: EmpereurState, units: readonly number[]): void {
  for (const unit of units) if (s.command?.out[unit] === OUT && inOrder(s, unit)) s.command.out[unit] = STRAYED;
}

export function hasStrayed(s: EmpereurState, unit: number): boolean {
  return s.command?.out[unit] === STRAYED;
}

/** EMP XVII.2#10: cavalry that is out of command charges only what stands beside it. */
export function mayChargeOut({ content, s }: Asked, unit: number): boolean {
  if (!isOut(s, unit)) return true;
  return around(fieldOf(content, s.scenario), s.hex[unit] as number).some((near) => {
    const first = pileAt(s, near)[0];
    return first !== undefined && sideOf(content, first) !== sideOf(content, unit);
  });
}

/** Whether a leader may not move at all in this turn, or not with others: only he himself may try his initiative. */
export function isTied(s: EmpereurState, leader: number): boolean {
  return (s.command?.tied[leader] ?? AT_HAND) !== AT_HAND;
}

/** EMP XVII.2#3: whether he may be taken for a ride: also to throw for it, where he commands a corps. */
export function mayTryToRide({ content, s }: Asked, leader: number): boolean {
  const tie = s.command?.tied[leader] ?? AT_HAND;
  if (tie === OUT_OF_REACH) return (content.leaders[leader] as Leader).rank === ranks.indexOf('corps');
  return tie !== HALTED;
}

/** EMP XVII.2#4, XVII.7#8: a chief out of reach throws for his initiative; whether he may ride now. */
export function tryInitiative(c: Context<Empereur>, leader: number): boolean {
  const { command } = c.s;
  if (command?.tied[leader] !== OUT_OF_REACH) return true;
  const die = c.dice.d6();
  const passed = die <= ofWhoCommands(c.s, leader, initiativeOf(c.content.leaders[leader] as Leader));
  command.tied[leader] = passed ? HALF_PACE : HALTED;
  c.tell?.({ fact: 'initiative', leader, die, passed, clause: 'EMP XVII.2#4' });
  return passed;
}

/** The points of a leader who rides alone: half of them on his own initiative, rounded down (ruling 453). */
export function paceOfLeader(asked: Asked, leader: number, points: number): number {
  if (asked.s.command?.tied[leader] === HALF_PACE) return Math.floor(points / 2);
  return isSlow(asked, leader) ? Math.ceil(points / 2) : points;
}
