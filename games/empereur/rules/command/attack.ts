import { pileAt } from '../piles/board.ts';
import type { Asked } from './out.ts';
import { hasStrayed } from './radius.ts';
import { BATTLED } from './state.ts';
import { atLiberty, isPeaceful, noteAct, useLiberty } from './tactics.ts';

/** Whether command lets a unit attack by shock in its own turn (EMP XVII.2#8, XVII.3); a countercharge is judged when it is offered (ruling 470). */
export function mayAttack(asked: Asked, unit: number): boolean {
  return !hasStrayed(asked.s, unit) && !isPeaceful(asked, unit);
}

/** Of those who could fire at a hex in a phase of fire, those whose orders let them (EMP XVII.2#8, XVII.3#8). */
export function mayFire(asked: Asked, units: readonly number[]): number[] {
  return atLiberty(
    asked,
    units.filter((unit) => !hasStrayed(asked.s, unit)),
  );
}

/** Units have fired or gone over to the attack: those whose order forbids it are its exceptions from now on. */
export function hasFought(asked: Asked, units: readonly number[]): void {
  if (asked.s.command?.orders === undefined) return;
  useLiberty(asked, units);
  for (const unit of units) noteAct(asked.s, unit, BATTLED);
}

/** Those of some piles who will attack a hex beside them; of a corps that marches or retreats no more than may. */
export function attackersFrom(asked: Asked, piles: readonly number[]): number[] {
  return mayFire(
    asked,
    piles.flatMap((at) => pileAt(asked.s, at)),
  );
}
