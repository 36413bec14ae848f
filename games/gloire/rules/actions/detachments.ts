import { EVERYONE, type Arg, type Reason } from '@bivouac/kernel';
import { mix, turnDown } from '../fog/conceal.ts';
import { ownUp } from '../fog/decoys.ts';
import { showSlots, stir } from '../pieces/losses.ts';
import { hasStrength, isListed, scenarioOf, sheetOf, sideOfSlot, slotOf, unitIn, unitOf } from '../pieces/pieces.ts';
import { isPeace } from '../campaign/peace.ts';
import { leads } from '../players/partners.ts';
import type { Planning } from '../movement/plan.ts';
import { readyAt } from '../movement/ready.ts';
import { rosterOf } from '../players/sides.ts';
import { allowance } from '../pieces/stack.ts';
import { dropSurplus, mostOf } from '../movement/stragglers.ts';
import { type Board, COMMANDED, type Ctx, DETACHMENTS, FREE, INDEPENDENT, NO_POOL, OFF, SPENT } from '../state.ts';

/** GLO 6.1#1: the detachment counters of a side that are not in use. */
function freeCounters(b: Board, side: number): number[] {
  const found: number[] = [];
  for (let unit = 0; unit < b.s.origin.length; unit++) {
    if (b.s.origin[unit] === FREE && unitOf(b, unit).side === side && isDue(b, unit)) found.push(unit);
  }
  return found;
}

/** GLO series.danube#16: some counters serve only from a turn on; none without a line on the rosters in force. */
function isDue(b: Board, counter: number): boolean {
  if (!isListed(b, counter)) return false;
  const from = scenarioOf(b).dated?.find((one) => one.unit === counter)?.from ?? 0;
  return (b.content.calendar[b.s.turn]?.number ?? 0) >= from;
}

/** GLO 6.1#12, ruling 46: infantry gives infantry, cavalry cavalry, and never of better cohesion than it has itself. */
function mayFill(b: Board, unit: number, counter: number): boolean {
  if (unitOf(b, unit).type !== unitOf(b, counter).type) return false;
  return sheetOf(b, unit).cohesion >= sheetOf(b, counter).cohesion;
}

/** The most points that a unit can give to a counter: it keeps one itself. */
function mostFor(b: Board, unit: number, counter: number): number {
  const room = sheetOf(b, counter).maximum;
  const spare = (b.s.points[unit] as number) - 1;
  return room > 0 ? Math.min(room, spare) : spare;
}

/** GLO 4.6#2, #6, 6.1#10: a unit in command with a movement point left; no detachment of a detachment (ruling 186). */
function mayDetach(b: Board, slot: number): boolean {
  const unit = unitIn(b, slot);
  if (unit === OFF || unitOf(b, unit).type === 'artillery' || !hasStrength(b, slot)) return false;
  if (unitOf(b, unit).detachment) return false;
  return b.s.status[unit] === COMMANDED && allowance(b, slot, false, false) >= 1;
}

/** How much room a unit has for a detachment that comes back (GLO 1.2.2#18, 1813.B.3.3#4). */
function roomIn(b: Board, unit: number): number {
  return mostOf(b, unit) - (b.s.points[unit] as number) - (b.s.stragglers[unit] as number);
}

/** GLO 6.1#7, #8, 1.2.2#17, #19, ruling 48: how many points of a detachment a unit could take back: least and most. */
function joinable(b: Board, from: number, unit: number): readonly [number, number] | null {
  const { s } = b;
  const points = s.points[from] as number;
  const room = roomIn(b, unit);
  if (points === 0 || unitOf(b, unit).type !== unitOf(b, from).type || unitOf(b, unit).detachment) return null;
  if (s.origin[from] === unit) return room >= points ? [points, points] : null;
  if (s.origin[from] !== INDEPENDENT || unitOf(b, unit).guard || room <= 0) return null;
  return [1, Math.min(points, room)];
}

/** The detachments in a town that could go back to a unit there. */
function detachmentsAt(b: Board, { town, side, power }: Planning): number[] {
  const found: number[] = [];
  for (const slot of readyAt(b, town, side)) {
    if (!leads(b, power, slot)) continue;
    const unit = unitIn(b, slot);
    if (unit !== OFF && unitOf(b, unit).detachment && allowance(b, slot, false, false) >= 1) found.push(unit);
  }
  return found;
}

/** GLO 6.1: what the units of a stack that is about to act may detach and take back. */
export function offerDetachments(c: Ctx, vars: Planning): void {
  const free = freeCounters(c, vars.side);
  const returning = detachmentsAt(c, vars);
  for (const slot of vars.slots) {
    const unit = unitIn(c, slot);
    if (unit === OFF) continue;
    if (free.length > 0 && mayDetach(c, slot)) {
      for (const counter of free) {
        const to = mostFor(c, unit, counter);
        if (to >= 1 && mayFill(c, unit, counter)) c.offer('detach', unit, counter, { from: 1, to });
      }
    }
    if (returning.length === 0 || allowance(c, slot, false, false) < 1) continue;
    for (const from of returning) {
      const range = joinable(c, from, unit);
      if (range !== null) c.offer('rejoin', from, unit, { from: range[0], to: range[1] });
    }
  }
}

export function detachFault(c: Ctx, vars: Planning, unit: Arg | undefined, counter: Arg | undefined): Reason | null {
  if (typeof unit !== 'number' || typeof counter !== 'number') return null;
  if (c.content.units[unit] === undefined || c.content.units[counter] === undefined) return null;
  if (!vars.slots.includes(slotOf(c, unit))) return { reason: 'notInStack', clause: 'GLO 6.1#2' };
  if (!freeCounters(c, vars.side).includes(counter)) return { reason: 'noCounter', clause: 'GLO 6.1#1' };
  if (unitOf(c, unit).detachment) return { reason: 'noSmaller', clause: 'GLO 6.1#1' };
  if (c.s.status[unit] !== COMMANDED) return { reason: 'outOfCommand', clause: 'GLO 4.6#6' };
  if (!mayFill(c, unit, counter)) return { reason: 'notThisCounter', clause: 'GLO 6.1#12' };
  return { reason: 'notSoMany', clause: 'GLO 6.1#3' };
}

/** GLO 6.1: a unit forms a detachment, which stands beside it. All see a counter appear, nobody which or how strong. */
export function detach(c: Ctx, unit: number, counter: number, points: number): void {
  const { s } = c;
  const side = s.active;
  if (s.blind !== 1) {
    const heap: number[] = [];
    for (let slot = s.pool.indexOf(DETACHMENTS); slot >= 0; slot = s.pool.indexOf(DETACHMENTS, slot + 1)) {
      if (sideOfSlot(c, slot) === side) heap.push(slot);
    }
    mix(c, heap, side);
    turnDown(c, heap, side);
  }
  const slot = slotOf(c, counter);
  const town = s.place[slotOf(c, unit)] as number;
  s.place[slot] = town;
  s.pool[slot] = NO_POOL;
  s.points[unit] = (s.points[unit] as number) - points;
  s.points[counter] = points;
  s.lost[counter] = 0;
  s.origin[counter] = unit;
  s.armyOf[counter] = s.armyOf[unit] as number;
  s.status[counter] = s.status[unit] as number;
  s.stirred[counter] = 1;
  for (const one of [unit, counter]) s.used[one] = (s.used[one] as number) + 1;
  s.version++;
  c.tell?.({ fact: 'detached', unit, counter, points, clause: 'GLO 6.1#3', to: rosterOf(c, side) });
  c.tell?.({ fact: 'appeared', side, town, clause: 'GLO 6.1#6' });
  ownUp(c, town, side, 'GLO 6.1#6');
  // GLO 1813.A.armistice#17: during the armistice nothing lies face down.
  if (isPeace(c)) showSlots(c, [slot], EVERYONE, 'GLO 1813.A.armistice#17');
}

/** GLO 6.1#7, 1.2.2#17, #21: the reverse. A counter that has given everything away goes, an independent one for good. */
export function rejoin(c: Ctx, from: number, unit: number, points: number): void {
  const { s } = c;
  const side = s.active;
  const slot = slotOf(c, from);
  const town = s.place[slot] as number;
  s.points[from] = (s.points[from] as number) - points;
  s.points[unit] = (s.points[unit] as number) + points;
  // Points that are not its own make good its losses (GLO 8.4#8).
  if (s.origin[from] === INDEPENDENT) s.lost[unit] = Math.max(0, (s.lost[unit] as number) - points);
  else {
    // What its own detachment has lost, the unit has lost (GLO 3.3#13).
    s.lost[unit] = (s.lost[unit] as number) + (s.lost[from] as number);
    s.lost[from] = 0;
  }
  stir(c, slot);
  for (const one of [unit, from]) s.used[one] = (s.used[one] as number) + 1;
  c.tell?.({ fact: 'rejoined', from, unit, points, clause: 'GLO 6.1#7', to: rosterOf(c, side) });
  // Whether a counter has given everything away is for all to see.
  c.disclose(EVERYONE);
  if (s.points[from] === 0) {
    s.stragglers[unit] = (s.stragglers[unit] as number) + (s.stragglers[from] as number);
    s.stragglers[from] = 0;
    dropSurplus(c, unit);
    s.place[slot] = OFF;
    const spent = s.origin[from] === INDEPENDENT;
    s.origin[from] = spent ? SPENT : FREE;
    s.pool[slot] = spent ? NO_POOL : DETACHMENTS;
    if (spent) showSlots(c, [slot], EVERYONE, 'GLO 1.2.2#21');
    c.tell?.({ fact: 'vanished', side, town, clause: spent ? 'GLO 1.2.2#21' : 'GLO 6.1#7' });
  }
  s.version++;
}
