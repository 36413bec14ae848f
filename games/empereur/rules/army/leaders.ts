import type { EmpereurContent, Leader, Unit } from '../../content/types.ts';
import { isTied } from '../command/radius.ts';
import { ridesAlone } from '../command/tactics.ts';
import { mayBePlayed } from '../interactive/roster.ts';
import { hexesOf, isSpread } from '../options/skirmish.ts';
import { CHARGED, type EmpereurState, has, LINE } from '../state.ts';

/** What a leader has done, in `chiefDone`: 1 if he has moved, this if he rode in a charge (EMP XIV.2-3). */
export const RODE_IN_CHARGE = 2;

/** All leaders of a side in a hex. */
export function leadersWith(content: EmpereurContent, s: EmpereurState, side: number, at: number): number[] {
  const found: number[] = [];
  for (let chief = 0; chief < s.chiefHex.length; chief++) {
    if (s.chiefHex[chief] === at && content.leaders[chief]?.side === side) found.push(chief);
  }
  return found;
}

/** Leaders of a side in a hex who have done nothing in this turn: they may go along with whoever leaves it. */
export function idleLeaders(content: EmpereurContent, s: EmpereurState, side: number, at: number): number[] {
  return leadersWith(content, s, side, at).filter(
    (chief) =>
      s.chiefDone[chief] === 0 &&
      !isTied(s, chief) &&
      !ridesAlone({ content, s }, chief) &&
      mayBePlayed(s, content, chief),
  );
}

/** EMP XIV.5: leaders go with units from their hexes; not whoever has fallen under the fire, or was left behind. */
export function takeAlong(s: EmpereurState, chiefs: readonly number[], from: readonly number[], to: number): void {
  for (const chief of chiefs) if (from.includes(s.chiefHex[chief] as number)) s.chiefHex[chief] = to;
}

interface Found {
  readonly rank: number;
  readonly led: number;
  readonly bonus: number;
}

/** EMP XIV.1: the highest in command; of equals the one who leads more of the units; of these the better one. */
function isBefore(one: Found, two: Found): boolean {
  return one.rank - two.rank < 0 || (one.rank === two.rank && (one.led - two.led || one.bonus - two.bonus) > 0);
}

/**
 * EMP XIV.1, XIV.3: the combat bonus that leaders in these hexes give to the units that fight there: the highest in
 * command of them. It is always used: a bonus never harms, and a malus may not be refused.
 */
export function leaderCombat(
  content: EmpereurContent,
  s: EmpereurState,
  hexes: readonly number[],
  fighting: readonly { readonly unit: number; readonly value: number }[],
): number {
  let best: Found | null = null;
  const counts = fighting.some(({ value }) => value > 0);
  for (let i = 0; i < s.chiefHex.length; i++) {
    const at = s.chiefHex[i] as number;
    // Ruling 421: whoever is with skirmishers is with them on either hex.
    if (!hexes.includes(at) && !fighting.some(({ unit }) => isSpread(s, unit) && hexesOf(s, unit).includes(at)))
      continue;
    const leader = content.leaders[i] as Leader;
    const led = fighting.filter(({ unit, value }) => {
      // EMP VIII.3: whoever is left out of the fight has no part in the bonus.
      if (value === 0 && counts) return false;
      const sheet = content.units[unit] as Unit;
      if (!hexesOf(s, unit).includes(at) || sheet.side !== leader.side) return false;
      // EMP XIV.3: in a charge he helps only if he has ridden in it from its start.
      const charges = sheet.side === s.active && has(s, unit, CHARGED) && s.form[unit] === LINE;
      if (charges && s.chiefDone[i] !== RODE_IN_CHARGE) return false;
      return leader.rank === 0 || leader.corps.includes(sheet.corps);
    }).length;
    if (led === 0) continue;
    // EMP XIV.6: a successor gives nothing in combat.
    const bonus = s.chiefLost[i] === 0 ? leader.combat : 0;
    const found = { rank: leader.rank, led, bonus };
    if (best === null || isBefore(found, best)) best = found;
  }
  return best?.bonus ?? 0;
}
