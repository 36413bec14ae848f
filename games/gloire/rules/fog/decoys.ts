import { EVERYONE, type Procedure, procedure } from '@bivouac/kernel';
import { mix, turnDown } from './conceal.ts';
import { countersAt, decoyIn, hasStrength, outsideAt, pieces, sideOfSlot, townsOf } from '../pieces/pieces.ts';
import { seatsOf, senior } from '../players/sides.ts';
import { type Ctx, DECOYS, type Gloire, NO_POOL, OFF } from '../state.ts';

/** The decoys of a side that lie off the map and may come back (ruling 84). */
function heap(c: Ctx, side: number): number[] {
  const found: number[] = [];
  for (const [slot, pool] of c.s.pool.entries()) {
    if (pool === DECOYS && c.s.place[slot] === OFF && sideOfSlot(c, slot) === side) found.push(slot);
  }
  return found;
}

/** Towns with a friendly Force: one unit at least (GLO 7.1#14, ruling 85). */
function havens(c: Ctx, side: number): number[] {
  return townsOf(c, side).flatMap((town) =>
    outsideAt(c, town, side).some((slot) => hasStrength(c, slot)) ? [town] : [],
  );
}

/** GLO 7.1#13: half of those that are out, rounded down; none where no Force stands to take them. */
export function countDecoysOut(c: Ctx): number {
  const { active } = c.s;
  return havens(c, active).length === 0 ? 0 : Math.floor(heap(c, active).length / 2);
}

/** GLO 7.1#13: the active player brings decoys back, at the start of his administrative phase. */
export const decoysBack: Procedure<Gloire, { left: number }> = procedure<Gloire, { left: number }>('decoysBack', {
  // Which kind of decoy comes back is the owner's secret: the heap is mixed first.
  turn(c) {
    const { active } = c.s;
    const out = heap(c, active);
    if (c.s.blind === 1) return c.go('choose');
    mix(c, out, active);
    turnDown(c, out, active);
    return c.go('choose');
  },
  choose: {
    power: (c) => senior(c, c.s.active),
    prompt: 'decoyBack',
    clause: 'GLO 7.1#13',
    about: (_, vars) => ({ left: vars.left }),
    offers(c) {
      const { active } = c.s;
      // Two decoys of a kind are the same to their owner.
      const kinds = new Set<string>();
      for (const slot of heap(c, active)) {
        const arm = pieces(c).arm[decoyIn(c, slot)] ?? '';
        if (kinds.has(arm)) continue;
        kinds.add(arm);
        for (const town of havens(c, active)) c.offer('decoy', slot, town);
      }
      c.offer('done');
    },
    why(c, _, [verb, , town]) {
      if (verb !== 'decoy' || typeof town !== 'number') return null;
      return havens(c, c.s.active).includes(town)
        ? { reason: 'notOut', clause: 'GLO 7.1#13' }
        : { reason: 'noForceThere', clause: 'GLO 7.1#14' };
    },
    take: {
      decoy(c, vars, slot, town) {
        placeDecoy(c, slot, town);
        vars.left--;
        return vars.left > 0 ? c.go('choose') : c.return();
      },
      done: (c) => c.return(),
    },
  },
});

/** A decoy goes into a stack, which is mixed so that nobody knows which it is. It tells that a unit is there. */
function placeDecoy(c: Ctx, slot: number, town: number): void {
  const { s } = c;
  const side = s.active;
  s.place[slot] = town;
  s.pool[slot] = NO_POOL;
  s.inside[slot] = 0;
  s.version++;
  if (s.blind !== 1) {
    const hidden = countersAt(c, town, side).filter((one) => s.inside[one] === 0 && (one === slot || !isShown(c, one)));
    mix(c, hidden, side);
  }
  ownUp(c, town, side, 'GLO 7.1#14');
  c.tell?.({ fact: 'decoyBack', side, town, clause: 'GLO 7.1#13' });
}

function isShown(c: Ctx, slot: number): boolean {
  return (c.s.face.seen[slot] as number) !== seatsOf(c, sideOfSlot(c, slot));
}

/** A side has had to say that not all of its counters in a town are decoys; everybody may remember it. */
export function ownUp(c: Ctx, town: number, side: number, clause: string): void {
  const at = side * c.s.control.length + town;
  if (c.s.proof[at] === 1 || c.s.blind === 1) return;
  c.s.proof[at] = 1;
  c.disclose(EVERYONE);
  c.tell?.({ fact: 'held', town, side, clause });
}
