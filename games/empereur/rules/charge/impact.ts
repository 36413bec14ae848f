import {
  ARTILLERY,
  CAVALRY,
  type EmpereurContent,
  INFANTRY,
  type ShockResult,
  type Unit,
} from '../../content/types.ts';
import { pileAt } from '../piles/board.ts';
import { ADAPTED, CHARGED, type EmpereurState, has, LINE, SQUARE } from '../state.ts';

type Outcome = Pick<ShockResult, 'losses' | 'test' | 'disorder' | 'gone'>;

const armOf = (content: EmpereurContent, unit: number) => (content.units[unit] as Unit).arm;

/** Whether every attacker is cavalry: then a square tests with its bonus (EMP X.4). */
export function byHorseAlone(content: EmpereurContent, attackers: readonly number[]): boolean {
  return attackers.length > 0 && attackers.every((unit) => armOf(content, unit) === CAVALRY);
}

/** EMP IX.3, IX.6, ruling 208: charged infantry out of square, and not adapted, loses one more by all but 0, 0* and E. */
export function underCharge(
  content: EmpereurContent,
  s: EmpereurState,
  attackers: readonly number[],
  hex: number,
  result: Outcome,
): Outcome {
  if (result.gone || (result.losses === 0 && !result.disorder)) return result;
  const charge = attackers.some((unit) => armOf(content, unit) === CAVALRY && has(s, unit, CHARGED));
  const exposed = pileAt(s, hex).some(
    (unit) => armOf(content, unit) === INFANTRY && s.form[unit] !== SQUARE && s.form[unit] !== ADAPTED,
  );
  const { losses, test, disorder, gone } = result;
  return charge && exposed ? { losses: losses + 1, test, disorder, gone } : result;
}

/** EMP IX.6: the battery on top of a square that cavalry engages, or -1: it loses a step whatever comes of it. */
export function gunsBeforeSquare(
  content: EmpereurContent,
  s: EmpereurState,
  attackers: readonly number[],
  hex: number,
): number {
  const pile = pileAt(s, hex);
  const [top = -1] = pile;
  if (top < 0 || armOf(content, top) !== ARTILLERY || s.form[top] !== LINE) return -1;
  const square = pile.some((unit) => s.form[unit] === SQUARE);
  return square && attackers.some((unit) => armOf(content, unit) === CAVALRY) ? top : -1;
}
