import { EVERYONE } from '@bivouac/kernel';
import { ownUp } from '../fog/decoys.ts';
import { countersAt, hasStrength, scenarioOf } from '../pieces/pieces.ts';
import { type Ctx, SIDES } from '../state.ts';

/**
 * GLO 9#2, 8.8#1, 8.8#2: a town that scores is his who has units there alone, and stays so. Decoys, leaders and cadres
 * take nothing (ruling 92): the flag that is not turned tells as much as the one that is.
 */
export function takeControl(c: Ctx, town: number): void {
  const { s } = c;
  if (!scenarioOf(c).places.some((place) => place.town === town)) return;
  const here = SIDES.filter((side) => countersAt(c, town, side).length > 0);
  const [side] = here;
  if (side === undefined || here.length > 1 || s.control[town] === side) return;
  c.disclose(EVERYONE);
  if (!countersAt(c, town, side).some((slot) => hasStrength(c, slot))) return;
  ownUp(c, town, side, 'GLO 9#2');
  turnFlag(c, town, side);
}

/** GLO 9#2: troops of a side pass through a town and leave it to nobody; those who are about to go do not count. */
export function passThrough(c: Ctx, town: number, side: number): void {
  if (!scenarioOf(c).places.some((place) => place.town === town) || c.s.control[town] === side) return;
  c.disclose(EVERYONE);
  turnFlag(c, town, side);
}

function turnFlag(c: Ctx, town: number, side: number): void {
  c.s.control[town] = side;
  c.tell?.({ fact: 'control', town, side, clause: 'GLO 9#2' });
}
