import { type Context, EVERYONE } from '@bivouac/kernel';
import { ARTILLERY, CAVALRY, type EmpereurContent, INFANTRY, type Unit } from '../../content/types.ts';
import { startSteps } from '../morale/losses.ts';
import {
  CHARGED,
  DEFENSIVE_PHASE,
  DISORDERED,
  type Empereur,
  type EmpereurState,
  ENGAGED,
  has,
  type Weary,
} from '../state.ts';
import { IN_PLAY } from '../interactive/roster.ts';
import { FATIGUE, plays } from './options.ts';

/** EMP XVI.9: points of fatigue for each 1 of morale. */
const BASE = 5;

export function freshTroops({ units, corps, sides }: EmpereurContent): Weary {
  const column = (length: number) => new Array<number>(length).fill(0);
  const all = corps.length + sides.length;
  return {
    points: column(all),
    shot: column(all),
    detached: column(units.length),
    formed: column(sides.length),
    ridden: column(units.length),
    road: column(units.length),
  };
}

/** The corps to whose account a unit's pains go: its own, or the provisional one of its side, which come after all others. */
export function accountOf(content: EmpereurContent, s: EmpereurState, unit: number): number {
  const { corps, side } = content.units[unit] as Unit;
  return s.weary?.detached[unit] === 1 ? content.corps.length + side : corps;
}

/** EMP XVI.9#9: what the fatigue of its corps takes from a unit's morale. */
export function tiredness(content: EmpereurContent, s: EmpereurState, unit: number): number {
  if (s.weary === undefined) return 0;
  return Math.floor((s.weary.points[accountOf(content, s, unit)] ?? 0) / BASE);
}

/** EMP XVI.9#6: whose corps was fired at in the defensive fire of its own turn: that of whoever stood on top. */
export function noteTarget(content: EmpereurContent, s: EmpereurState, unit: number): void {
  if (s.weary === undefined || s.phase !== DEFENSIVE_PHASE) return;
  s.weary.shot[accountOf(content, s, unit)] = 1;
}

/** What a charge has ridden, and whether a march has kept to its road. */
export function noteRidden(s: EmpereurState, units: readonly number[], points: number): void {
  for (const unit of units) if (s.weary !== undefined) s.weary.ridden[unit] = points;
}

export function noteRoad(s: EmpereurState, units: readonly number[], kept: boolean): void {
  for (const unit of units) if (s.weary !== undefined) s.weary.road[unit] = kept ? 1 : 0;
}

/** EMP XVI.9#2: a corps with infantry is one of infantry; horse and guns are attached to it. */
function isOfFoot(content: EmpereurContent, s: EmpereurState, account: number): boolean {
  const start = startSteps(content, s.scenario);
  return content.units.some(
    (unit, i) => unit.arm === INFANTRY && (start[i] as number) > 0 && accountOf(content, s, i) === account,
  );
}

function pointsSpent(s: EmpereurState, unit: number): number {
  return (s.spent[unit] as number) + (s.weary?.ridden[unit] ?? 0);
}

function hasMoved(s: EmpereurState, unit: number): boolean {
  return pointsSpent(s, unit) > 0 || has(s, unit, CHARGED);
}

/** EMP XVI.9#1, XVI.9#3: more than half of its points, rounded up; one more if it has kept to a road. */
function hasMovedFar(content: EmpereurContent, s: EmpereurState, unit: number): boolean {
  const [line, column] = (content.units[unit] as Unit).moves;
  const half = Math.ceil(Math.max(line, column) / 2);
  return pointsSpent(s, unit) > half + (s.weary?.road[unit] ?? 0);
}

/** What the units of a corps have done in a turn, bits: enough to tire it by a march, by a fight, or not to let it rest. */
const MARCHED = 1;
const FOUGHT = 2;
const STIRRED = 4;

function painsOf(content: EmpereurContent, s: EmpereurState, account: number): number {
  // Whoever fell or left the map in this turn has marched and fought in it all the same.
  const own = content.units.flatMap((_, i) => (accountOf(content, s, i) === account ? [i] : []));
  const foot = isOfFoot(content, s, account);
  const arm = (unit: number) => (content.units[unit] as Unit).arm;
  const marches = (unit: number) =>
    s.form[unit] !== DISORDERED && arm(unit) !== ARTILLERY && !(foot && arm(unit) === CAVALRY);
  const moved = own.some((unit) => marches(unit) && hasMovedFar(content, s, unit)) ? MARCHED : 0;
  const fought = own.some((unit) => has(s, unit, ENGAGED) && !(foot && arm(unit) === CAVALRY)) ? FOUGHT : 0;
  const stirred = own.some((unit) => hasMoved(s, unit) || has(s, unit, ENGAGED)) ? STIRRED : 0;
  return moved | fought | stirred;
}

/** EMP XVI.9#1-7: what this turn does to the fatigue of a corps. */
export function strainOfTurn(content: EmpereurContent, s: EmpereurState, account: number): number {
  const pains = painsOf(content, s, account) | (s.weary?.lent?.[account] ?? 0);
  if (pains !== 0) return Math.sign(pains & MARCHED) + Math.sign(pains & FOUGHT);
  return s.weary?.shot[account] === 1 ? -1 : -2;
}

/** EMP XVI.9: the end of a player's turn: his corps tire or rest. */
export function tire(c: Context<Empereur>): void {
  const { content, s } = c;
  if (!plays(s, FATIGUE) || s.weary === undefined) return;
  const { points, shot } = s.weary;
  const playing = playedNow(content, s);
  const corps = content.corps.flatMap(({ side }, i) => (side === s.active && playing(i) ? [i] : []));
  const provisional = content.units.some((unit, i) => s.weary?.detached[i] === 1 && corps.includes(unit.corps));
  const accounts = provisional ? [...corps, content.corps.length + s.active] : corps;
  noteLoans(c, accounts);
  for (const account of accounts) {
    const now = points[account] as number;
    const then = Math.max(0, now + strainOfTurn(content, s, account));
    points[account] = then;
    shot[account] = 0;
    if (s.weary.lent !== undefined) s.weary.lent[account] = 0;
    if (then === now) continue;
    // It may rest on who marched below in a pile (EMP V).
    if (s.open === 0) c.disclose(EVERYONE);
    c.mark?.(then > now ? 'tired' : 'rested');
    c.tell?.({ fact: 'fatigue', corps: account, points: then, clause: 'EMP XVI.9#8' });
  }
  s.weary.ridden.fill(0);
  s.weary.road.fill(0);
}

/** EMP XXI.6: what units on loan have done is kept for the end of their own corps' turn, which comes later. */
function noteLoans(c: Context<Empereur>, accounts: readonly number[]): void {
  const { content, s } = c;
  const { weary, activation } = s;
  if (weary === undefined || activation === undefined) return;
  const inPlay = content.units.flatMap((_, i) => (activation.played[i] === IN_PLAY ? [accountOf(content, s, i)] : []));
  for (const account of new Set(inPlay)) {
    const pains = accounts.includes(account) ? 0 : painsOf(content, s, account);
    if (pains === 0) continue;
    const lent = (weary.lent ??= weary.points.map(() => 0));
    lent[account] = (lent[account] as number) | pains;
    if (s.open === 0) c.disclose(EVERYONE);
  }
}

/**
 * EMP XXI.1: where corps are activated in turns, the end of an activation is that of its own corps; those who are played
 * without command have theirs, too.
 */
function playedNow({ units }: EmpereurContent, { activation }: EmpereurState): (corps: number) => boolean {
  if (activation === undefined) return () => true;
  if (activation.corps.length > 0) return (corps) => activation.corps.includes(corps);
  const loose = new Set(units.flatMap(({ corps }, i) => (activation.played[i] === IN_PLAY ? [corps] : [])));
  return (corps) => loose.has(corps);
}
