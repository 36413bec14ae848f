import { EVERYONE } from '@bivouac/kernel';
import { type Battle, forceOf } from './battle-force.ts';
import { adjacentTo, farEnd } from '../pieces/map.ts';
import { hasStrength, outsideAt, strengthOf, unitIn } from '../pieces/pieces.ts';
import { type Ctx, OFF, other } from '../state.ts';

/** GLO 8.5#10: so many points hold a town for an encirclement. */
const HOLDS = 3;
/** GLO 8.5#17: attackers of more than this bar the way they came. */
const BARS = 3;

/**
 * The connections by which those who came to this battle entered the town this turn: the attackers, or those who
 * intercepted (ruling 78). And for the attackers the towns they came from, and which of these they bar.
 */
export function originsOf(c: Ctx, battle: Battle): { links: number[]; towns: number[]; barred: number[] } {
  const { s } = c;
  const comers = battle.surprise === OFF ? battle.attacker : battle.surprise;
  const links = new Set<number>();
  for (const slot of forceOf(c, battle, comers)) {
    if (hasStrength(c, slot) && s.came[slot] !== OFF) links.add(s.came[slot] as number);
  }
  const strength = new Map<number, number>();
  for (const slot of forceOf(c, battle, battle.attacker)) {
    const link = s.came[slot] as number;
    const unit = unitIn(c, slot);
    if (link < 0 || unit === OFF || !hasStrength(c, slot)) continue;
    const town = farEnd(c, link, battle.town);
    strength.set(town, (strength.get(town) ?? 0) + (s.points[unit] as number));
  }
  const towns = [...strength.keys()];
  return { links: [...links], towns, barred: towns.filter((town) => (strength.get(town) ?? 0) > BARS) };
}

/**
 * Ruling 77: those who come to the help of an intercepted Force have its enemy in the flank, if they come by a connection
 * that neither it nor the interceptors used.
 */
export function isHelpedFromFlank(c: Ctx, battle: Battle): boolean {
  const { came, caught } = c.s;
  if (battle.surprise === OFF) return false;
  const fighting = (side: number) =>
    forceOf(c, battle, side).filter((slot) => hasStrength(c, slot) && came[slot] !== OFF);
  const own = fighting(battle.attacker);
  const known = [...fighting(other(battle.attacker)), ...own.filter((slot) => caught[slot] === 1)];
  const used = new Set(known.map((slot) => came[slot]));
  return own.some((slot) => !used.has(came[slot]));
}

/**
 * GLO 8.5#10, #11, ruling 105: every town joined to the defender's is held by 3 points or more, or is one that attackers
 * came from who are too many for a way back.
 * Where counters stand all around, their owner must say how strong they are: that is news.
 */
export function isEncircled(c: Ctx, battle: Battle): boolean {
  const defender = other(battle.attacker);
  const rest = adjacentTo(c, battle.town).filter((town) => !battle.barred.includes(town));
  if (rest.some((town) => outsideAt(c, town, battle.attacker).length === 0)) return false;
  if (battle.kind === 'assault' || forceOf(c, battle, defender).length === 0) return false;
  if (rest.length > 0) c.disclose(EVERYONE);
  return rest.every((town) => strengthOf(c, outsideAt(c, town, battle.attacker)) >= HOLDS);
}
