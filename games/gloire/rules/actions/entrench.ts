import type { Reason } from '@bivouac/kernel';
import { ownUp } from '../fog/decoys.ts';
import { payersOf } from '../command/lines.ts';
import { stir } from '../pieces/losses.ts';
import { townOf } from '../pieces/map.ts';
import { isSamePlayer } from '../players/partners.ts';
import { hasStrength, unitIn, unitOf } from '../pieces/pieces.ts';
import type { MarchPlan, Planning } from '../movement/plan.ts';
import { type Board, type Ctx, OFF } from '../state.ts';

/** GLO 4.5#12, 6.2#4, ruling 20: two command points in all. */
const PRICE = 2;

/** The infantry that can dig: cavalry alone cannot, decoys and guns do nothing (GLO 6.2#8, #11). */
function diggers(b: Board, slots: readonly number[]): number[] {
  return slots.filter((slot) => hasStrength(b, slot) && unitOf(b, unitIn(b, slot)).type === 'infantry');
}

/** The army that pays: one whose infantry digs and that has the points; the one that was named, if it can. */
function payerOf(b: Board, vars: Planning): number {
  const armies = diggers(b, vars.slots).flatMap((slot) => payersOf(b, unitIn(b, slot)));
  const able = armies.filter(
    (army) => vars.free || (b.s.command[army] as number) - (b.s.spent[army] as number) >= PRICE,
  );
  const own = able.filter((army) => isSamePlayer(b, army, vars.power));
  return own.includes(vars.payer) ? vars.payer : (own[0] ?? OFF);
}

/** GLO 6.2: why this stack cannot build an entrenchment; null if it can. */
export function entrenchFault(b: Board, vars: Planning): Reason | null {
  if (townOf(b, vars.town).fortress !== null) return { reason: 'wallsAlready', clause: 'GLO 6.2#10' };
  if (b.s.entrenched[vars.town] !== OFF) return { reason: 'dugAlready', clause: 'GLO 6.2#5' };
  if (diggers(b, vars.slots).length === 0) return { reason: 'nobodyDigs', clause: 'GLO 6.2#11' };
  // Ruling 51: whoever digs has done nothing yet in this phase.
  const busy = vars.slots.some((slot) => unitIn(b, slot) !== OFF && (b.s.used[unitIn(b, slot)] as number) > 0);
  if (busy) return { reason: 'actedAlready', clause: 'GLO 6.2#3' };
  return payerOf(b, vars) === OFF ? { reason: 'cannotPay', clause: 'GLO 4.5#12' } : null;
}

export function entrenchPlan(b: Board, vars: Planning): Extract<MarchPlan, { do: 'entrench' }> {
  const price = b.content.armies.map((_, army) => (army === payerOf(b, vars) && !vars.free ? PRICE : 0));
  return { do: 'entrench', slots: [...vars.slots].sort((one, two) => one - two), price };
}

/** GLO 6.2: it stands at once; whoever built it neither moves nor reacts for the rest of the turn. */
export function entrench(c: Ctx, slots: readonly number[], town: number): void {
  const { s } = c;
  for (const slot of slots) {
    s.acted[slot] = 1;
    s.dug[slot] = 1;
    stir(c, slot);
  }
  s.entrenched[town] = s.active;
  ownUp(c, town, s.active, 'GLO 6.2#8');
  c.tell?.({ fact: 'entrenched', town, side: s.active, clause: 'GLO 6.2#5' });
}
