import { adjacentTo, linkBetween, linkCost } from '../pieces/map.ts';
import { isNearEnemy, isPeace, mustLeave } from '../campaign/peace.ts';
import { hasStrength, townsOf } from '../pieces/pieces.ts';
import { isSamePlayer, leads } from '../players/partners.ts';
import { readyAt } from './ready.ts';
import { waysToPay } from '../command/price.ts';
import { allowance, moverOf } from '../pieces/stack.ts';
import { type Board, OFF } from '../state.ts';

/** Whether one counter can be paid for by itself and go one town away from all enemies. */
function canLeave(b: Board, slot: number, town: number, side: number): boolean {
  const pace = allowance(b, slot, false, false);
  const mover = moverOf(b, slot);
  const out = adjacentTo(b, town).some(
    (near) => !isNearEnemy(b, near, side) && linkCost(b, linkBetween(b, town, near), mover) <= pace,
  );
  const { player } = b.s;
  return out && waysToPay(b, [slot]).some((payer) => payer === OFF || isSamePlayer(b, payer, player));
}

/** The troops of the active side in a town that must go away from the enemy, and can, each by itself. */
export function partingFrom(b: Board, town: number): number[] {
  const { active, player } = b.s;
  if (!mustLeave(b, town, active)) return [];
  return readyAt(b, town, active).filter(
    (slot) => hasStrength(b, slot) && leads(b, player, slot) && canLeave(b, slot, town, active),
  );
}

/** Whether the active side still has such troops. */
export function mustMoveAway(b: Board): boolean {
  const { active, turn, declared } = b.s;
  if (!isPeace(b) || turn !== declared) return false;
  return townsOf(b, active).some((town) => partingFrom(b, town).length > 0);
}
