import { EVERYONE } from '@bivouac/kernel';
import { chiefOf, isShutIn, onMap } from '../command/lines.ts';
import { showSlots } from '../pieces/losses.ts';
import { leaderPiece, scenarioOf, sheetOf, slotOf, unitOf } from '../pieces/pieces.ts';
import { type Board, type Ctx, OFF } from '../state.ts';

function turnNumber({ content }: Board, turn: number): number {
  return content.calendar[turn]?.number ?? 0;
}

/** The town of the commander in chief of a unit's army, free of besiegers; OFF without any. */
function withChief(b: Board, unit: number): number {
  const chief = chiefOf(b, sheetOf(b, unit).army);
  const slot = chief === OFF ? OFF : slotOf(b, leaderPiece(b, chief));
  return slot === OFF || !onMap(b, slot) || isShutIn(b, slot) ? OFF : (b.s.place[slot] as number);
}

/** GLO series.pologne#25: a unit whose predecessor is lost may come all the same, for a point. */
function follows(b: Board, unit: number): boolean {
  const { successions } = scenarioOf(b);
  if (successions === undefined) return false;
  const now = turnNumber(b, b.s.turn);
  return successions.some(
    (one) => one.follows === unit && one.turn <= now && b.s.gone[one.leaves] !== OFF && b.s.gone[unit] === OFF,
  );
}

/**
 * GLO series.pologne#22 to #25: whether a unit that is not on the map may be raised with a replacement point: one that
 * was eliminated in time, or the successor of one that is lost. Its commander in chief must be there to take it.
 */
export function mayBeRaised(b: Board, unit: number): boolean {
  const { type, detachment } = unitOf(b, unit);
  if (type === 'artillery' || detachment) return false;
  return (follows(b, unit) || comesAgain(b, unit)) && withChief(b, unit) !== OFF;
}

function comesAgain(b: Board, unit: number): boolean {
  const { raising } = scenarioOf(b);
  const gone = b.s.gone[unit] as number;
  if (raising === undefined || gone === OFF) return false;
  return turnNumber(b, gone) < raising.before && !raising.except.includes(unit);
}

/** GLO series.pologne#23: it is put with its commander in chief, face up like any reinforcement, with the point it got. */
export function raise(c: Ctx, unit: number): void {
  const { s } = c;
  const slot = slotOf(c, unit);
  const { army, maximum } = sheetOf(c, unit);
  const most = s.gone[unit] === OFF ? maximum : (s.initial[unit] as number);
  s.place[slot] = withChief(c, unit);
  s.initial[unit] = most;
  s.points[unit] = 0;
  s.lost[unit] = most;
  s.stragglers[unit] = 0;
  s.armyOf[unit] = army;
  s.status[unit] = 0;
  s.gone[unit] = OFF;
  s.version++;
  showSlots(c, [slot], EVERYONE, 'GLO series.pologne#23');
  c.disclose(EVERYONE);
  c.tell?.({ fact: 'raised', unit, town: s.place[slot], clause: 'GLO series.pologne#23' });
}

/** GLO series.pologne#25: units that take the place of others in this turn, with all that those have. */
export function changeUnits(c: Ctx): void {
  const { s } = c;
  const now = turnNumber(c, s.turn);
  for (const { turn, leaves, follows: next } of scenarioOf(c).successions ?? []) {
    const [from, to] = [slotOf(c, leaves), slotOf(c, next)];
    if (turn !== now || !onMap(c, from) || onMap(c, to)) continue;
    showSlots(c, [from], EVERYONE, 'GLO series.pologne#25');
    s.place[to] = s.place[from] as number;
    s.inside[to] = s.inside[from] as number;
    s.place[from] = OFF;
    s.inside[from] = 0;
    for (const column of [s.points, s.lost, s.stragglers, s.initial, s.emptied])
      column[next] = column[leaves] as number;
    s.points[leaves] = 0;
    s.stragglers[leaves] = 0;
    s.armyOf[next] = sheetOf(c, next).army;
    for (const [unit, origin] of s.origin.entries()) if (origin === leaves) s.origin[unit] = next;
    s.version++;
    showSlots(c, [to], EVERYONE, 'GLO series.pologne#25');
    c.tell?.({ fact: 'unitChange', leaves, follows: next, clause: 'GLO series.pologne#25' });
  }
}
