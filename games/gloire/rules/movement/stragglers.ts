import { EVERYONE } from '@bivouac/kernel';
import { marchDie } from '../turn/weather.ts';
import { byDie } from '../battle/table.ts';
import { hasStrength, leaderIn, outsideAt, pieces, sheetOf, sideOfSlot, slotOf, unitIn } from '../pieces/pieces.ts';
import { rosterOf } from '../players/sides.ts';
import { withinLimits } from '../pieces/stack.ts';
import { type Board, type Ctx, OFF, other } from '../state.ts';

/** GLO 5.5.3: after a concentration or a forced march each unit throws a die; after both, two. */
export function loseStragglers(c: Ctx, side: number, slots: readonly number[], forced: boolean): void {
  const { s, content } = c;
  // Whether dice are thrown tells what marches: an enemy whose own act has let the march end cannot take that back.
  if (content.armies[c.actor]?.side !== side) c.disclose(EVERYONE);
  // Ruling 36: beyond the limits, whoever leads it.
  const throws = isEasy(c, side, slots, forced) ? 0 : (forced ? 1 : 0) + (withinLimits(c, slots) ? 0 : 1);
  const { lowest, results } = content.tables.forcedMarch;
  for (const slot of slots) {
    // What a unit loses on the march is its owner's secret, whoever has seen it (ruling 91).
    if (forced) s.open[slot] = 0;
    if (!hasStrength(c, slot)) continue;
    const unit = unitIn(c, slot);
    if (throws > 0) s.open[slot] = 0;
    for (let i = 0; i < throws; i++) {
      const die = c.dice.d6();
      const points = s.points[unit] as number;
      // Ruling 37: the last point of a unit never straggles.
      const left = Math.min(byDie(results, lowest, die + marchDie(s.weather)), points - 1);
      s.points[unit] = points - left;
      s.stragglers[unit] = (s.stragglers[unit] as number) + left;
      c.tell?.({ fact: 'straggled', unit, die, points: left, clause: 'GLO 5.5.3#1', to: rosterOf(c, side) });
    }
  }
}

/** Whether an event card has made this forced march easy: one that the leader whom it names goes along with. */
function isEasy(c: Ctx, side: number, slots: readonly number[], forced: boolean): boolean {
  const leader = c.s.easyMarch[side] as number;
  return forced && leader !== OFF && slots.some((slot) => leaderIn(c, slot) === leader);
}

/** GLO 5.5.2#6: whoever made a forced march is fatigued, to the end of the turn (ruling 38). */
export function tire(c: Ctx, slots: readonly number[]): void {
  for (const slot of slots) c.s.fatigued[slot] = 1;
}

/** GLO 1.2.2#18, 1813.B.3.3#4: the most points that a unit may have. */
export function mostOf(b: Board, unit: number): number {
  const { upTo } = b.content.campaign.replacements;
  return upTo === 'initial' ? (b.s.initial[unit] as number) : sheetOf(b, unit).maximum;
}

/** Stragglers for whom a unit has no room any more are lost to it (ruling 185). */
export function dropSurplus(c: Ctx, unit: number): void {
  const room = Math.max(0, mostOf(c, unit) - (c.s.points[unit] as number));
  c.s.stragglers[unit] = Math.min(c.s.stragglers[unit] as number, room);
}

/** GLO 5.5.4: a die of 1 to 4 brings back one point, 5 or 6 two. */
const TWO_BACK = 5;

export function recoverStragglers(c: Ctx): void {
  const { s } = c;
  const { active } = s;
  for (let slot = 0; slot < s.place.length; slot++) {
    const town = s.place[slot] as number;
    if (sideOfSlot(c, slot) === active && town >= 0 && outsideAt(c, town, other(active)).length === 0) s.open[slot] = 0;
  }
  for (const unit of pieces(c).of[active === 0 ? 0 : 1]) {
    const slot = slotOf(c, unit);
    if (slot === OFF || unitIn(c, slot) === OFF || (s.place[slot] as number) < 0) continue;
    if (s.stirred[unit] === 1 || s.stragglers[unit] === 0) continue;
    const die = c.dice.d6();
    const points = Math.min(die >= TWO_BACK ? 2 : 1, s.stragglers[unit] as number);
    s.stragglers[unit] = (s.stragglers[unit] as number) - points;
    s.points[unit] = (s.points[unit] as number) + points;
    const clause = die >= TWO_BACK ? 'GLO 5.5.4#5' : 'GLO 5.5.4#4';
    c.tell?.({ fact: 'recovered', unit, die, points, clause, to: rosterOf(c, active) });
  }
  for (const piece of pieces(c).of[active === 0 ? 0 : 1]) if (piece < s.stirred.length) s.stirred[piece] = 0;
  s.version++;
}
