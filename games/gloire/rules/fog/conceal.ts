import { countersAt, leaderIn, townsOf } from '../pieces/pieces.ts';
import { seatsOf } from '../players/sides.ts';
import { type Ctx, OFF } from '../state.ts';

/** GLO 1813.A.blind: whether this counter may lie face down. Option 2 leaves leaders face up (ruling 90). */
export function mayHide(c: Ctx, slot: number): boolean {
  return c.s.blind === 3 || (c.s.blind === 2 && leaderIn(c, slot) === OFF);
}

/**
 * GLO 2.B1#3: a side's revealed counters are turned face down and mixed with whatever else stands face down with them.
 * Whoever is alone in a town is still known (ruling 88).
 */
export function conceal(c: Ctx, side: number): void {
  if (c.s.blind === 1) return;
  for (const town of townsOf(c, side)) {
    const here = countersAt(c, town, side).filter((slot) => mayHide(c, slot));
    for (const inside of [0, 1]) {
      mix(
        c,
        here.filter((slot) => c.s.inside[slot] === inside),
        side,
      );
    }
  }
}

/** Mixes counters of a side face down; one alone stays what it was. */
export function mix(c: Ctx, slots: readonly number[], side: number): void {
  const [first] = slots;
  if (first === undefined || slots.length < 2) return;
  const own = seatsOf(c, side);
  const wereSeen = slots.some((slot) => c.s.face.seen[slot] !== own);
  c.conceal(c.s.face, slots, own);
  c.s.version++;
  const town = c.s.place[first] as number;
  // Decoys off the map are mixed too, but nobody sees them turned.
  if (wereSeen && town !== OFF) c.tell?.({ fact: 'concealed', side, town, clause: 'GLO 2.B1#3' });
}

/** Lays counters of a side face down without mixing: only their own side knows them from now on. */
export function turnDown(c: Ctx, slots: readonly number[], side: number): void {
  const own = seatsOf(c, side);
  for (const slot of slots) c.s.face.seen[slot] = own;
}
