import { EVERYONE } from '@bivouac/kernel';
import type { Becomes, Placement, ScenarioArmistice } from '../../content/types.ts';
import { takeControl } from '../victory/control.ts';
import { payersOf } from '../command/lines.ts';
import { removeLeader, showSlots } from '../pieces/losses.ts';
import { distancesFrom } from '../pieces/map.ts';
import {
  countersAt,
  isListed,
  isListedLeader,
  leaderIn,
  leaderPiece,
  sheetOf,
  sideOfSlot,
  slotOf,
  unitIn,
  unitOf,
} from '../pieces/pieces.ts';
import { dropSurplus } from '../movement/stragglers.ts';
import { type Ctx, GONE, INDEPENDENT, NO_POOL, OFF, other, SPENT } from '../state.ts';

/** GLO 1813.A.armistice#12 to #15: the rosters of autumn take the place of those of spring. */
export function newRosters(c: Ctx, armistice: ScenarioArmistice): void {
  const { s, content } = c;
  for (const one of armistice.becomes) becomes(c, one);
  s.sheet = armistice.sheet;
  s.version++;
  for (const [slot, place] of s.place.entries()) if (place !== OFF) carryOver(c, slot);
  for (const unit of s.points.keys()) if (s.place[slotOf(c, unit)] !== OFF) joinArmy(c, unit);
  for (const [army, { commander }] of content.armies.entries()) {
    s.commander[army] = armistice.commanders.find((one) => one.army === army)?.leader ?? commander;
  }
  s.version++;
  for (const force of armistice.forces) deploy(c, force);
  for (const { leader, town } of armistice.leaders) {
    // Ruling 184: whoever is out of the game does not come back with the autumn.
    if (s.returns[leader] !== GONE) put(c, slotOf(c, leaderPiece(c, leader)), town);
  }
  c.tell?.({ fact: 'newRosters', sheet: s.sheet, clause: 'GLO 1813.A.armistice#13' });
}

/** GLO 1813.A.armistice#12: a unit goes on as another, where it stands, or in the ranks of one that is there already. */
function becomes(c: Ctx, { from, to }: Becomes): void {
  const { s } = c;
  const [old, next] = [slotOf(c, from), slotOf(c, to)];
  // Its detachments are those of the other, even if it is gone itself (ruling 49).
  for (const [unit, origin] of s.origin.entries()) if (origin === from) s.origin[unit] = to;
  if (s.place[old] === OFF) return;
  const there = s.place[next] !== OFF;
  for (const column of [s.points, s.stragglers, s.lost]) {
    column[to] = (there ? (column[to] as number) : 0) + (column[from] as number);
    column[from] = 0;
  }
  if (!there) {
    s.place[next] = s.place[old] as number;
    s.inside[next] = s.inside[old] as number;
    s.initial[to] = s.initial[from] as number;
    s.emptied[to] = s.emptied[from] as number;
  }
  s.place[old] = OFF;
  s.inside[old] = 0;
  s.emptied[from] = OFF;
  s.version++;
  showSlots(c, [next], EVERYONE, 'GLO 1813.A.armistice#12');
  c.tell?.({ fact: 'becomes', unit: from, into: to, clause: 'GLO 1813.A.armistice#12' });
}

/** GLO 1813.A.armistice#14, ruling 135: strength as it is, cut to the new boxes; who has no line any more leaves. */
function carryOver(c: Ctx, slot: number): void {
  const { s } = c;
  const leader = leaderIn(c, slot);
  if (leader !== OFF && !isListedLeader(c, leader)) {
    removeLeader(c, slot, OFF, 'GLO 1813.A.armistice#12');
  }
  const unit = unitIn(c, slot);
  if (unit === OFF) return;
  if (isListed(c, unit)) {
    s.points[unit] = Math.min(s.points[unit] as number, sheetOf(c, unit).maximum);
    dropSurplus(c, unit);
    return;
  }
  s.place[slot] = OFF;
  s.inside[slot] = 0;
  for (const column of [s.points, s.stragglers, s.lost]) column[unit] = 0;
  s.emptied[unit] = OFF;
  if (unitOf(c, unit).detachment) s.origin[unit] = SPENT;
  s.version++;
}

/** GLO 1813.A.armistice#15: a unit belongs to the army of its new line; a detachment goes with its unit. */
function joinArmy(c: Ctx, unit: number): void {
  const { s } = c;
  const origin = s.origin[unit] as number;
  if (!unitOf(c, unit).detachment) s.armyOf[unit] = sheetOf(c, unit).army;
  else if (origin === INDEPENDENT) s.armyOf[unit] = payersOf(c, unit)[0] ?? OFF;
  else if (origin >= 0) s.armyOf[unit] = isListed(c, origin) ? sheetOf(c, origin).army : (payersOf(c, unit)[0] ?? OFF);
}

/** What the scenario puts on the map at the declaration, face up. */
function deploy(c: Ctx, { unit, points, town, army }: Placement): void {
  const { s } = c;
  const slot = slotOf(c, unit);
  if (s.place[slot] !== OFF) return;
  s.points[unit] = points;
  s.initial[unit] = points;
  for (const column of [s.lost, s.stragglers]) column[unit] = 0;
  s.emptied[unit] = OFF;
  if (unitOf(c, unit).detachment) s.origin[unit] = INDEPENDENT;
  s.armyOf[unit] = army === OFF ? sheetOf(c, unit).army : army;
  put(c, slot, town);
}

function put(c: Ctx, slot: number, town: number): void {
  const { s } = c;
  if (slot === OFF || s.place[slot] !== OFF) return;
  const at = freeTown(c, town, sideOfSlot(c, slot));
  s.place[slot] = at;
  s.pool[slot] = NO_POOL;
  s.version++;
  showSlots(c, [slot], EVERYONE, 'GLO 1813.A.armistice#12');
  c.tell?.({ fact: 'deployed', piece: s.face.is[slot] as number, town: at, clause: 'GLO 1813.A.armistice#12' });
  takeControl(c, at);
}

/** Ruling 151: where enemies stand, the nearest town without any. */
function freeTown(c: Ctx, town: number, side: number): number {
  const free = (near: number) => countersAt(c, near, other(side)).length === 0;
  if (free(town)) return town;
  let best = town;
  let least = Number.POSITIVE_INFINITY;
  for (const [near, far] of distancesFrom(c, town, Number.MAX_SAFE_INTEGER, () => false).entries()) {
    if (far === OFF || far >= least || !free(near)) continue;
    best = near;
    least = far;
  }
  return best;
}
