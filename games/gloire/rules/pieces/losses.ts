import { attempt, type Seats, EVERYONE } from '@bivouac/kernel';
import { countersAt, decoyIn, hasStrength, leaderIn, sideOfSlot, slotOf, unitIn, unitOf } from './pieces.ts';
import { dropMarkers, moveMarkers } from '../fog/markers.ts';
import { seatsOf } from '../players/sides.ts';
import { openGates } from '../sieges/gates.ts';
import {
  ABROAD,
  COALITION,
  type Ctx,
  DECOYS,
  DETACHMENTS,
  FREE,
  FRENCH,
  GONE,
  INDEPENDENT,
  OFF,
  other,
  SPENT,
} from '../state.ts';

/** Shows counters to these seats; whoever did not know them writes down where and how strong they are. */
export function showSlots(c: Ctx, slots: readonly number[], to: Seats, clause: string): void {
  const { s } = c;
  const hidden = slots.filter((slot) => ((s.face.seen[slot] as number) | to) !== s.face.seen[slot]);
  if (hidden.length > 0) attempt(c, s.face, hidden, to, clause);
  for (const slot of slots) note(c, slot);
}

/** What the other side knows of a counter that it can see: last town and turn, and its strength where that is open. */
function note(c: Ctx, slot: number): void {
  const { s } = c;
  const foe = other(sideOfSlot(c, slot));
  const piece = s.face.is[slot] as number;
  const at = foe * s.face.is.length + piece;
  const unit = unitIn(c, slot);
  s.lastTown[at] = s.place[slot] as number;
  s.lastTurn[at] = s.turn;
  if (unit !== OFF && s.open[slot] === 1) s.lastPoints[at] = s.points[unit] as number;
}

/** Lays the strength of counters open as well, as in a battle. */
export function openSlots(c: Ctx, slots: readonly number[], clause: string): void {
  const secret = slots.some((slot) => c.s.open[slot] !== 1);
  for (const slot of slots) c.s.open[slot] = 1;
  showSlots(c, slots, EVERYONE, clause);
  // Strengths lie in no veil: that they are told is news.
  if (secret) c.disclose(EVERYONE);
}

/** Moves counters from town to town; what was said of the stack they leave no longer holds. */
export function shift(c: Ctx, slots: readonly number[], town: number, link: number): void {
  const { s } = c;
  const towns = s.control.length;
  const left = s.forceMarkers ? new Set(slots.map((slot) => s.place[slot] as number)) : [];
  for (const slot of slots) {
    const from = s.place[slot] as number;
    const side = sideOfSlot(c, slot);
    if (from >= 0) {
      s.proof[side * towns + from] = 0;
      // Whether works are still held when somebody has left them is for all to see.
      if (s.entrenched[from] === side) c.disclose(EVERYONE);
    }
    s.place[slot] = town;
    s.came[slot] = link;
    s.inside[slot] = 0;
    stir(c, slot);
  }
  s.version++;
  const [mover] = slots;
  if (mover !== undefined) for (const from of left) moveMarkers(c, sideOfSlot(c, mover), from, town);
  for (const slot of slots) if (isSeen(c, slot)) note(c, slot);
  dropEntrenchments(c);
  openGates(c);
}

function isSeen(c: Ctx, slot: number): boolean {
  const foe = seatsOf(c, other(sideOfSlot(c, slot)));
  return ((c.s.face.seen[slot] as number) & foe) === foe;
}

/** Ruling 7: a unit that moves, acts or reacts recovers no stragglers this time. */
export function stir(c: Ctx, slot: number): void {
  const piece = c.s.face.is[slot] as number;
  if (piece >= 0 && piece < c.s.stirred.length) c.s.stirred[piece] = 1;
}

/** GLO 6.2#6, #7: an entrenchment stands as long as a unit of its side with strength is in the town. */
export function dropEntrenchments(c: Ctx): void {
  const { s } = c;
  // There are few: two looks at the whole column are quicker than one at each town.
  if (!s.entrenched.includes(FRENCH) && !s.entrenched.includes(COALITION)) return;
  for (let town = 0; town < s.entrenched.length; town++) {
    const side = s.entrenched[town] as number;
    if (side === OFF) continue;
    if (countersAt(c, town, side).some((slot) => hasStrength(c, slot))) {
      s.proof[side * s.control.length + town] = 1;
      continue;
    }
    s.entrenched[town] = OFF;
    c.tell?.({ fact: 'levelled', town, clause: 'GLO 6.2#7' });
  }
}

/** GLO 1.2.3#2, 8.4#7: points of a unit that the enemy has taken, crossed off for all to see. */
export function lose(c: Ctx, unit: number, points: number, clause: string): void {
  const { s } = c;
  const taken = Math.min(points, s.points[unit] as number);
  if (taken <= 0) return;
  s.points[unit] = (s.points[unit] as number) - taken;
  s.lost[unit] = (s.lost[unit] as number) + taken;
  s.hurt[unit] = (s.hurt[unit] as number) + taken;
  // Losses to enemy acts are told to both, and with them the unit that bears them (ruling 91).
  showSlots(c, [slotOf(c, unit)], EVERYONE, clause);
  const { side } = unitOf(c, unit);
  s.tally[side] = (s.tally[side] as number) + taken;
  s.version++;
  c.tell?.({ fact: 'loss', unit, points: taken, left: s.points[unit], clause });
  if (s.points[unit] === 0) {
    s.emptied[unit] = s.turn;
    c.tell?.({ fact: 'emptied', unit, clause: 'GLO 1.2.3#4' });
  }
}

/** Takes counters off the map for good, for all to see. What a unit still had is lost (ruling 124). */
export function eliminate(c: Ctx, slots: readonly number[], clause: string): void {
  const { s } = c;
  showSlots(c, slots, EVERYONE, clause);
  for (const slot of slots) {
    const unit = unitIn(c, slot);
    const town = s.place[slot] as number;
    if (unit !== OFF) {
      lose(c, unit, s.points[unit] as number, clause);
      s.stragglers[unit] = 0;
      s.emptied[unit] = OFF;
      const origin = s.origin[unit] as number;
      // What a detachment has lost, its unit has lost (GLO 3.3#13).
      if (origin >= 0) s.lost[origin] = (s.lost[origin] as number) + (s.lost[unit] as number);
      if (origin === INDEPENDENT) s.origin[unit] = SPENT;
      s.gone[unit] = s.turn;
    }
    s.place[slot] = OFF;
    s.inside[slot] = 0;
    c.mark?.(`eliminated:${s.face.is[slot]}`);
    c.tell?.({ fact: 'eliminated', piece: s.face.is[slot] as number, town, clause });
    // Ruling 50: the counter of a detachment that was made in play can serve again.
    if (unit === OFF || !unitOf(c, unit).detachment || s.origin[unit] === SPENT) continue;
    s.origin[unit] = FREE;
    s.pool[slot] = DETACHMENTS;
  }
  s.version++;
  dropEntrenchments(c);
  dropMarkers(c);
}

/** GLO 7.1#12: decoys that are removed are shown. They lie in a heap until some come back. */
export function eliminateDecoys(c: Ctx, slots: readonly number[], clause: string): void {
  const { s } = c;
  if (slots.length === 0) return;
  showSlots(c, slots, EVERYONE, clause);
  for (const slot of slots) {
    const town = s.place[slot] as number;
    s.place[slot] = OFF;
    s.pool[slot] = s.forGood[decoyIn(c, slot)] === 1 ? 0 : DECOYS;
    c.tell?.({ fact: 'unmasked', town, side: sideOfSlot(c, slot), clause });
  }
  s.version++;
  dropMarkers(c);
}

/** A leader leaves the map; `back` is the turn in which he returns, or OFF if he never does. */
export function removeLeader(c: Ctx, slot: number, back: number, clause: string): void {
  const { s } = c;
  showSlots(c, [slot], EVERYONE, clause);
  const leader = leaderIn(c, slot);
  s.place[slot] = back === OFF ? OFF : ABROAD;
  s.inside[slot] = 0;
  s.returns[leader] = back === OFF ? GONE : back;
  s.version++;
  dropMarkers(c);
  c.tell?.({ fact: back === OFF ? 'leaderLost' : 'leaderAway', leader, clause });
}
