import type { GloireContent } from '../../content/types.ts';
import { adjacentTo, townOf } from '../pieces/map.ts';
import { countersAt, scenarioOf, unitIn } from '../pieces/pieces.ts';
import { ARMISTICE, type Board, type Ctx, FRENCH, type GloireState, OFF, other, RESUMED, WAR } from '../state.ts';

/** Whether an armistice is in force (GLO 1813.A.armistice#10). */
export function isPeace({ s }: Board): boolean {
  return s.peace === ARMISTICE;
}

/**
 * GLO 1813.A.armistice#21 to #26, #44: command points that an army has without a die, or OFF where the die decides:
 * during the armistice, and for some in the turn of the resumption.
 */
export function fixedCommand({ s, content }: { s: GloireState; content: GloireContent }, army: number): number {
  const { armistice } = content.campaign;
  if (armistice === null) return OFF;
  if (s.peace === ARMISTICE) return Math.max(0, armistice.command[army] ?? 0);
  return s.peace === RESUMED && s.turn === s.resumption ? (armistice.resumption[army] ?? OFF) : OFF;
}

/** Ruling 131: where a marker comes to; behind the turn marker it stops on the next space. */
export function movedTo({ turn }: GloireState, marker: number, turns: number): number {
  return Math.max(turn + 1, marker + turns);
}

/** GLO 1813.A.armistice#4, #7: the Armistice marker moves at once. */
export function moveArmistice(c: Ctx, turns: number, clause: string): void {
  const { s } = c;
  if (s.peace !== WAR || s.armistice === OFF) return;
  s.armistice = movedTo(s, s.armistice, turns);
  c.tell?.({ fact: 'armisticeMoved', turn: s.armistice, clause });
}

/** GLO 1813.A.armistice#35, #36. */
export function moveResumption(c: Ctx, turns: number): void {
  const { s } = c;
  s.resumption = movedTo(s, s.resumption, turns);
  c.tell?.({ fact: 'resumptionMoved', turn: s.resumption, clause: 'GLO 1813.A.armistice#36' });
}

/** GLO 1813.A.armistice#5, #6: a decisive victory of the French puts the armistice off, one of the Coalition hastens it. */
export function decisiveVictory(c: Ctx, side: number): void {
  if (scenarioOf(c).armistice === null) return;
  if (side === FRENCH) moveArmistice(c, 1, 'GLO 1813.A.armistice#5');
  else moveArmistice(c, -1, 'GLO 1813.A.armistice#6');
}

/** Whether enemy units stand in a town or beside it (GLO 1813.A.armistice#28, #29). All lie face up during the armistice. */
export function isNearEnemy(b: Board, town: number, side: number): boolean {
  const foe = other(side);
  const held = (near: number) => countersAt(b, near, foe).some((slot) => unitIn(b, slot) !== OFF);
  return held(town) || adjacentTo(b, town).some(held);
}

/**
 * GLO 1813.A.armistice#30, ruling 133: whether troops of a side in this town have to part from the enemy: beside enemy
 * units in the first turn of the armistice, and in no fortified town.
 */
export function mustLeave(b: Board, town: number, side: number): boolean {
  if (!isPeace(b) || b.s.turn !== b.s.declared || townOf(b, town).fortress !== null) return false;
  return isNearEnemy(b, town, side);
}
