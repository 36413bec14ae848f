import { type EmpereurContent, type Unit } from '../../content/types.ts';
import { leadersWith } from '../army/leaders.ts';
import { valueAt } from '../fire/coverage.ts';
import { isIdle } from '../interactive/roster.ts';
import { startSteps } from '../morale/losses.ts';
import { CHARGED, type EmpereurState, has, inOrder, MOVED, TRIED } from '../state.ts';
import { plays, STRAGGLERS } from './options.ts';

/** EMP XVI.7#1: in order, with a leader, out of the enemy's fire, not moved in this turn, and with steps to get back. */
export function mayRecover(content: EmpereurContent, s: EmpereurState, unit: number): boolean {
  if (!plays(s, STRAGGLERS) || !inOrder(s, unit) || has(s, unit, TRIED | MOVED | CHARGED)) return false;
  const { side } = content.units[unit] as Unit;
  const at = s.hex[unit] as number;
  if (side !== s.active || isIdle(s, content, unit)) return false;
  if (leadersWith(content, s, side, at).length === 0) return false;
  if ((s.steps[unit] as number) >= (startSteps(content, s.scenario)[unit] as number)) return false;
  return !content.units.some((one, enemy) => one.side !== side && valueAt(content, s, enemy, at) > 0);
}
