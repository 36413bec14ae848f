import { type Ctx, KINDS, shipOwner } from '../state.ts';
import { addTroops } from './troops.ts';

/** Units by power and kind change lands. */
export function carry(c: Ctx, group: readonly number[], from: number, to: number): void {
  for (const [at, count] of group.entries()) {
    if (count === 0) continue;
    const power = Math.floor(at / KINDS);
    addTroops(c.s, from, power, at % KINDS, -count);
    addTroops(c.s, to, power, at % KINDS, count);
  }
}

function stow(c: Ctx, ship: number, kind: number, count: number): void {
  c.s.cargo[ship * KINDS + kind] = (c.s.cargo[ship * KINDS + kind] as number) + count;
}

/** A unit goes on board or ashore; what it costs is the caller's affair. */
export function goAboard(c: Ctx, ship: number, kind: number, land: number): void {
  addTroops(c.s, land, shipOwner(ship), kind, -1);
  stow(c, ship, kind, 1);
}

export function goAshore(c: Ctx, ship: number, kind: number, land: number): void {
  stow(c, ship, kind, -1);
  addTroops(c.s, land, shipOwner(ship), kind, 1);
}
