import type { EmpereurContent, Leader, Scenario, Unit } from '../../content/types.ts';
import { FLANK, FRONT } from '../formations/poses.ts';
import { tiredness } from '../options/fatigue.ts';
import { isRouted } from '../options/rout.ts';
import { hexesOf } from '../options/skirmish.ts';
import { fineOf } from '../command/tactics.ts';
import { wallsOf } from '../options/walls.ts';
import { pileAt } from '../piles/board.ts';
import { COLUMN, DISORDERED, type EmpereurState, SQUARE } from '../state.ts';
import { latenessOf } from '../time/watch.ts';
import { lossesOfMorale } from './losses.ts';

/** What a test is about, besides the unit itself. */
export interface Trial {
  /** How the attack takes the pile: front, flank or rear; front where there is none. */
  readonly taken: number;
  /** Whether cavalry alone attacks. */
  readonly horse: boolean;
  /** How many of its pile have failed before it (EMP V.5). */
  readonly failed: number;
  /** Whether an enemy stands beside it and it tries to rally. */
  readonly rallyingBeside: boolean;
  /** Anything else: the distance of a charge (EMP IX.6). */
  readonly more: number;
  /** Whether nothing bears on it but those of its pile who failed (EMP VI.8). */
  readonly bare?: boolean;
}

export const PLAIN: Trial = { taken: FRONT, horse: false, failed: 0, rallyingBeside: false, more: 0 };

/**
 * EMP XIV.1, XIV.4: the bonus of the leaders in a hex for a unit, in either hex of skirmishers: its own, highest first; of
 * another corps at most 1.
 */
export function leaderMorale(content: EmpereurContent, s: EmpereurState, unit: number): number {
  const sheet = content.units[unit] as Unit;
  const stands = hexesOf(s, unit);
  let best: { readonly rank: number; readonly bonus: number } | null = null;
  for (let i = 0; i < s.chiefHex.length; i++) {
    if (!stands.includes(s.chiefHex[i] as number)) continue;
    const leader = content.leaders[i] as Leader;
    if (leader.side !== sheet.side) continue;
    const full = s.chiefLost[i] === 0 ? leader.morale : 1;
    const commands = leader.rank === 0 || leader.corps.includes(sheet.corps);
    // Who does not command the unit comes last, and gives no more than 1.
    const found = commands ? { rank: leader.rank, bonus: full } : { rank: 9, bonus: Math.min(1, full) };
    if (best === null || found.rank < best.rank || (found.rank === best.rank && found.bonus > best.bonus)) best = found;
  }
  return best?.bonus ?? 0;
}

/** The body of its scenario to which a unit belongs, or -1. */
export function bodyOf(content: EmpereurContent, scenario: number, unit: number): number {
  const sheet = content.units[unit] as Unit;
  const { bodies } = content.scenarios[scenario] as Scenario;
  return bodies.findIndex((one) => one.corps.includes(sheet.corps));
}

/** EMP XII: what the mood of its army does to a unit. */
export function moodOf(content: EmpereurContent, s: EmpereurState, unit: number): number {
  const body = bodyOf(content, s.scenario, unit);
  return body < 0 ? 0 : (s.mood[body] as number);
}

/** EMP IX.6: the bonus of a square is for its infantry, and for guns that do not lie on top of it. */
function hasSquare(s: EmpereurState, unit: number): boolean {
  if (s.form[unit] === SQUARE) return true;
  const pile = pileAt(s, s.hex[unit] as number);
  const sheltered = pile[0] !== unit || s.form[unit] === COLUMN;
  return sheltered && pile.some((one) => s.form[one] === SQUARE);
}

export interface Modifier {
  readonly why: string;
  readonly by: number;
}

/** EMP X.4: everything that bears on a test, each with its name; all of it adds up. */
export function modifiersOf(content: EmpereurContent, s: EmpereurState, unit: number, trial: Trial): Modifier[] {
  const found: Modifier[] = [];
  const add = (why: string, by: number) => {
    if (by !== 0) found.push({ why, by });
  };
  if (trial.bare === true) {
    add('friends', -2 * trial.failed);
    return found;
  }
  add('walls', wallsOf(content, s, unit));
  if (isRouted(s, unit)) add('routed', -3);
  else add('disordered', s.form[unit] === DISORDERED ? -2 : 0);
  add('square', trial.horse && hasSquare(s, unit) ? 2 : 0);
  add('beside', trial.rallyingBeside ? -1 : 0);
  add('leader', leaderMorale(content, s, unit));
  add(trial.taken === FLANK ? 'flank' : 'rear', trial.taken === FRONT ? 0 : trial.taken === FLANK ? -2 : -3);
  add('friends', -2 * trial.failed);
  add('losses', lossesOfMorale(content, s, unit));
  add('army', -moodOf(content, s, unit));
  add('late', -latenessOf(content, s, unit));
  add('tired', -tiredness(content, s, unit));
  add('will', fineOf({ content, s }, unit));
  add('distance', trial.more);
  return found;
}
