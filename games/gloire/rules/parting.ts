import { adjacentTo, linkBetween, linkCost } from './map.ts';
import { isNearEnemy, isPeace, mustLeave } from './peace.ts';
import { hasStrength, townsOf } from './pieces.ts';
import { isSamePlayer, leads } from './partners.ts';
import { readyAt } from './plan.ts';
import { waysToPay } from './price.ts';
import { allowance, moverOf } from './stack.ts';
import { type Board, OFF } from './state.ts';

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

/** Whether the active side still has troops that must go away from the enemy, and can. */
export function mustMoveAway(b: Board): boolean {
  const { active, turn, declared } = b.s;
  if (!isPeace(b) || turn !== declared) return false;
  return townsOf(b, active).some(
    (town) =>
      mustLeave(b, town, active) &&
      readyAt(b, town, active).some(
        (slot) => hasStrength(b, slot) && leads(b, b.s.player, slot) && canLeave(b, slot, town, active),
      ),
  );
}
