import type { EmpereurContent, Leader, Unit } from '../../content/types.ts';
import type { EmpereurState } from '../state.ts';

/** Leaders of a side in a hex who have done nothing in this turn: they may go along with whoever leaves it. */
export function idleLeaders(content: EmpereurContent, s: EmpereurState, side: number, at: number): number[] {
  const found: number[] = [];
  for (let chief = 0; chief < s.chiefHex.length; chief++) {
    if (content.leaders[chief]?.side === side && s.chiefHex[chief] === at && s.chiefDone[chief] === 0)
      found.push(chief);
  }
  return found;
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
  let best: { readonly rank: number; readonly bonus: number } | null = null;
  for (let i = 0; i < s.chiefHex.length; i++) {
    const at = s.chiefHex[i] as number;
    if (!hexes.includes(at)) continue;
    const leader = content.leaders[i] as Leader;
    const leads = fighting.some(({ unit }) => {
      const sheet = content.units[unit] as Unit;
      if (s.hex[unit] !== at || sheet.side !== leader.side) return false;
      return leader.rank === 0 || leader.corps.includes(sheet.corps);
    });
    if (!leads) continue;
    // EMP XIV.6: a successor gives nothing in combat.
    const bonus = s.chiefLost[i] === 0 ? leader.combat : 0;
    if (best === null || leader.rank < best.rank || (leader.rank === best.rank && bonus > best.bonus)) {
      best = { rank: leader.rank, bonus };
    }
  }
  return best?.bonus ?? 0;
}
