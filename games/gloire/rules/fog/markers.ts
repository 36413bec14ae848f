import { type Procedure, procedure } from '@bivouac/kernel';
import { countersAt, townsOf } from '../pieces/pieces.ts';
import { decides } from '../players/partners.ts';
import { type Board, type Gloire, SIDES } from '../state.ts';

/** GLO 7.2#1: a Force marker is for stacks of more than so many counters. */
const BIG = 10;

function at({ s }: Board, town: number, side: number): number {
  return side * s.control.length + town;
}

/** GLO 7.2: whether a stack stands under a Force marker. What is under it is for all to count, and for nobody to see. */
export function isMarked(b: Board, town: number, side: number): boolean {
  return b.s.markers[at(b, town, side)] === 1;
}

/** Towns where the active side could put a marker, or take one up. */
function bigStacks(b: Board, side: number): number[] {
  if (!b.s.forceMarkers) return [];
  return townsOf(b, side).filter((town) => countersAt(b, town, side).length > BIG && !isMarked(b, town, side));
}

/** Whether the active side is asked for markers at all: public, for so is how many counters stand where. */
export function hasBigStacks(b: Board): boolean {
  return bigStacks(b, b.s.active).length > 0;
}

/** GLO 2.B1#4, 7.2#2: at the beginning of his turn a player may put big stacks under markers. */
export const marking: Procedure<Gloire, Record<string, never>> = procedure<Gloire, Record<string, never>>('marking', {
  choose: {
    power: (c) => decides(c, c.s.active),
    prompt: 'marker',
    clause: 'GLO 7.2#2',
    offers(c) {
      for (const town of bigStacks(c, c.s.active)) c.offer('marker', town);
      c.offer('done');
    },
    why: () => ({ reason: 'notBig', clause: 'GLO 7.2#1' }),
    take: {
      marker(c, _, town) {
        const { active } = c.s;
        c.s.markers[at(c, town, active)] = 1;
        const count = countersAt(c, town, active).length;
        c.tell?.({ fact: 'marker', town, side: active, count, clause: 'GLO 7.2#2' });
        return hasBigStacks(c) ? c.go('choose') : c.return();
      },
      done: (c) => c.return(),
    },
  },
});

/** A marker goes with the last of its stack: where `from` is left empty it stands at `to`, and nowhere without counters. */
export function moveMarkers(b: Board, side: number, from: number, to: number): void {
  const { s } = b;
  if (!s.forceMarkers) return;
  if (from >= 0 && isMarked(b, from, side) && countersAt(b, from, side).length === 0) {
    s.markers[at(b, from, side)] = 0;
    if (to >= 0) s.markers[at(b, to, side)] = 1;
  }
}

/** Ruling 170: markers without counters under them are taken up. */
export function dropMarkers(b: Board): void {
  const { s } = b;
  if (!s.forceMarkers) return;
  for (const side of SIDES) {
    for (let town = 0; town < s.control.length; town++) {
      if (isMarked(b, town, side) && countersAt(b, town, side).length === 0) s.markers[at(b, town, side)] = 0;
    }
  }
}
