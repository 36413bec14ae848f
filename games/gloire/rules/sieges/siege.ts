import { capture } from '../victory/captures.ts';
import { commandsOf, unitStatus } from '../command/lines.ts';
import { townOf } from '../pieces/map.ts';
import { hasStrength, insideAt, outsideAt, unitIn, unitOf } from '../pieces/pieces.ts';
import { takeControl } from '../victory/control.ts';
import { type Board, type Ctx, NO_LINE, OFF, other, SIDES } from '../state.ts';

/** GLO 8.8#12, #13, ruling 116: named infantry with strength, before the walls. */
function besiegers(b: Board, town: number, side: number): number[] {
  return outsideAt(b, town, side).filter((slot) => {
    if (!hasStrength(b, slot)) return false;
    const { type, detachment } = unitOf(b, unitIn(b, slot));
    return type === 'infantry' && !detachment;
  });
}

/** GLO 8.8#12 to #15: whether an assault or a siege is possible at all. */
export function isFit(b: Board, town: number, side: number): boolean {
  return besiegers(b, town, side).length > 0;
}

/** GLO 4.6#7: a siege is begun by a unit with a line to a general; one that has begun goes on. */
export function mayBesiege(b: Board, town: number, side: number): boolean {
  // GLO series.pologne#21: a siege of the set-up may have to wait for a line, on whatever step it is.
  const begun = b.s.siege[town] !== OFF && b.s.siege[town] !== 0 && b.s.waits[town] !== 1;
  if (begun) return isFit(b, town, side);
  const commands = commandsOf(b);
  return besiegers(b, town, side).some((slot) => unitStatus(b, unitIn(b, slot), commands) !== NO_LINE);
}

/** The points of infantry units among these counters (GLO 8.8#27). */
function infantry(b: Board, slots: readonly number[]): number {
  let sum = 0;
  for (const slot of slots) {
    const unit = unitIn(b, slot);
    if (unit !== OFF && unitOf(b, unit).type === 'infantry') sum += b.s.points[unit] as number;
  }
  return sum;
}

/** GLO 8.8#26, #27, 1813.B.8.8#2: what changes the die of a siege. */
export function siegeModifier(b: Board, town: number, side: number): number {
  const enough = infantry(b, outsideAt(b, town, side)) > 2 * infantry(b, insideAt(b, town, other(side)));
  const { tooFew } = b.content.campaign.siege;
  return (townOf(b, town).fortress?.siegeDie ?? 0) + (enough ? 0 : tooFew);
}

/**
 * GLO 8.8#19 to #25: the marker is put, and the die thrown on its step of the track. Begun by an interception it stays on
 * its first step until the besieger's own turn (GLO 8.8#28).
 */
export function throwSiege(c: Ctx, town: number, side: number): void {
  const { s, content } = c;
  const { fallsFrom } = content.campaign.siege;
  if (s.siege[town] === OFF) mark(c, town, side, 'GLO 8.8#19');
  const step = s.siege[town] as number;
  s.waits[town] = 0;
  const die = c.dice.d6();
  const added = siegeModifier(c, town, side);
  const falls = die + added >= (fallsFrom[Math.min(step, fallsFrom.length - 1)] as number);
  c.tell?.({
    fact: 'siegeDie',
    town,
    side,
    step: step + 1,
    die,
    added,
    falls,
    clause: step === 0 ? 'GLO 8.8#20' : 'GLO 8.8#22',
  });
  if (falls) fall(c, town, side);
  else if (side === s.active) s.siege[town] = Math.min(step + 1, fallsFrom.length - 1);
}

/** GLO 8.8#24: the garrison is lost, its leaders are captured, and the town is the besieger's. */
function fall(c: Ctx, town: number, side: number): void {
  capture(c, [...insideAt(c, town, other(side))], other(side), 'GLO 8.8#24');
  c.s.siege[town] = OFF;
  c.tell?.({ fact: 'fallen', town, side, clause: 'GLO 8.8#24' });
  takeControl(c, town);
}

/** Ruling 149: a garrison without a man left opens its gates to whoever stands before them. */
export function surrender(c: Ctx): void {
  for (const [town, step] of c.s.siege.entries()) {
    if (step === OFF) continue;
    for (const side of SIDES) {
      const shut = insideAt(c, town, side);
      if (shut.length === 0 || shut.some((slot) => hasStrength(c, slot))) continue;
      if (outsideAt(c, town, other(side)).some((slot) => hasStrength(c, slot))) fall(c, town, other(side));
    }
  }
}

/** GLO 8.8#30 to #32: a mask bears the marker, and throws nothing. */
export function mask(c: Ctx, town: number, side: number): void {
  if (c.s.siege[town] === OFF) mark(c, town, side, 'GLO 8.8#30');
}

function mark(c: Ctx, town: number, side: number, clause: string): void {
  c.s.siege[town] = 0;
  c.tell?.({ fact: 'besieged', town, side, clause });
}
