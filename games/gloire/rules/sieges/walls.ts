import { EVERYONE, type Procedure, procedure } from '@bivouac/kernel';
import { unlessNapoleon } from '../victory/captures.ts';
import { takeControl } from '../victory/control.ts';
import { ownUp } from '../fog/decoys.ts';
import { eliminateDecoys, shift } from '../pieces/losses.ts';
import { adjacentTo, linkBetween, townOf } from '../pieces/map.ts';
import { countersAt, decoyIn, hasStrength, insideAt, outsideAt, unitIn, unitOf } from '../pieces/pieces.ts';
import { decides } from '../players/partners.ts';
import { isFit, mask, mayBesiege, throwSiege } from './siege.ts';
import { ordered } from '../players/staff.ts';
import { type Board, type Ctx, type Gloire, OFF, other } from '../state.ts';

interface Walls {
  town: number;
  /** Who may go inside, and who is going in. */
  holder: number;
  inside: number[];
}

export const atWalls = (town: number): Walls => ({ town, holder: OFF, inside: [] });

/** GLO 8.8#16, ruling 112: how much room these counters take: named units and detachments; leaders and cadres are free. */
function roomTaken(b: Board, slots: readonly number[]): [named: number, detachments: number] {
  let named = 0;
  let detachments = 0;
  for (const slot of slots) {
    const unit = unitIn(b, slot);
    if (unit === OFF || (!hasStrength(b, slot) && unitOf(b, unit).type !== 'artillery')) continue;
    if (unitOf(b, unit).detachment) detachments++;
    else named++;
  }
  return [named, detachments];
}

/** Whether these find shelter together in a fortified town (GLO 8.8#16, 1813.B.8.8#1). */
function fits(b: Board, town: number, slots: readonly number[]): boolean {
  const room = townOf(b, town).fortress;
  const [named, detachments] = roomTaken(b, slots);
  return room !== null && named <= room.named && detachments <= room.detachments;
}

/** GLO 8.8#17: adjacent towns without enemies, for those who find no room. */
function refuges(b: Board, { town, holder }: Walls): number[] {
  return adjacentTo(b, town).filter((near) => countersAt(b, near, other(holder)).length === 0);
}

/** Who is left outside and must go elsewhere; decoys do not count: they are removed (ruling 112). */
function excess(b: Board, { town, holder, inside }: Walls): number[] {
  return outsideAt(b, town, holder).filter((slot) => !inside.includes(slot) && decoyIn(b, slot) === OFF);
}

/** The same once the decoys are gone: whoever still stands outside is none, as everybody knows by then. */
function stillOutside(b: Board, { town, holder, inside }: Walls): number[] {
  return outsideAt(b, town, holder).filter((slot) => !inside.includes(slot));
}

/** GLO 8.8#16: whether a unit with strength is inside with these, or still finds room beside them. */
function canBeManned(b: Board, vars: Walls, inside: readonly number[]): boolean {
  if (inside.some((slot) => hasStrength(b, slot))) return true;
  return excess(b, vars).some((slot) => hasStrength(b, slot) && fits(b, vars.town, [...inside, slot]));
}

/** Guns must not take the room of those who would hold the walls. */
function joiners(b: Board, vars: Walls): number[] {
  return excess(b, vars).filter((slot) => {
    const inside = [...vars.inside, slot];
    return fits(b, vars.town, inside) && canBeManned(b, vars, inside);
  });
}

/**
 * GLO 8.8: what happens at a fortified town before any battle there. Returns `field` or `assault` for a battle, `sortie`
 * for one of those shut in, `none` where there is nothing more to fight.
 */
export const walls: Procedure<Gloire, Walls, string> = procedure<Gloire, Walls, string>('walls', {
  begin(c, vars) {
    const { active } = c.s;
    const foe = other(active);
    const { town } = vars;
    if (insideAt(c, town, active).length > 0) return c.return('sortie');
    if (insideAt(c, town, foe).length > 0) {
      if (outsideAt(c, town, foe).length > 0) return c.return('field');
      vars.holder = foe;
      return c.go('attack');
    }
    // Rulings 79a and 111: the side that was there before the other came.
    vars.holder = c.s.surprise[town] === foe ? active : foe;
    const told = ordered(c, decides(c, vars.holder), 'walls', ([verb]) => verb === 'outside');
    return told === null ? c.go('choose') : c.return('field');
  },
  /** GLO 8.8#3, #7, #9: inside or outside, before anything is fought. */
  choose: {
    power: (c, vars) => decides(c, vars.holder),
    prompt: 'walls',
    window: 'walls',
    clause: 'GLO 8.8#9',
    about: (_, vars) => ({ town: vars.town }),
    offers(c, vars) {
      c.offer('outside');
      // Ruling 113: if the excess has nowhere to go, all fight outside.
      const here = excess(c, vars);
      if (!canBeManned(c, vars, [])) return;
      if (fits(c, vars.town, here) || refuges(c, vars).length > 0) c.offer('inside');
    },
    why: () => ({ reason: 'noRoom', clause: 'GLO 8.8#17' }),
    take: {
      outside: (c) => c.return('field'),
      inside: (c) => c.go('enter'),
    },
  },
  /** GLO 8.8#16: who goes in; at least one unit with strength. */
  enter: {
    power: (c, vars) => decides(c, vars.holder),
    prompt: 'enterWalls',
    clause: 'GLO 8.8#16',
    about: (_, vars) => ({ town: vars.town, count: vars.inside.length }),
    offers(c, vars) {
      for (const slot of joiners(c, vars)) c.offer('pick', slot);
      const manned = vars.inside.some((slot) => hasStrength(c, slot));
      if (manned && (excess(c, vars).length === 0 || refuges(c, vars).length > 0)) c.offer('done');
    },
    why: () => ({ reason: 'noRoom', clause: 'GLO 8.8#16' }),
    take: {
      pick(c: Ctx, vars: Walls, slot: number) {
        vars.inside.push(slot);
        return c.go('enter');
      },
      done: (c: Ctx) => c.go('leave'),
    },
  },
  leave(c, vars) {
    const { s } = c;
    for (const slot of vars.inside) s.inside[slot] = 1;
    s.version++;
    eliminateDecoys(
      c,
      outsideAt(c, vars.town, vars.holder).filter((slot) => decoyIn(c, slot) !== OFF),
      'GLO 7.1#10',
    );
    c.disclose(EVERYONE);
    c.tell?.({
      fact: 'insideWalls',
      town: vars.town,
      side: vars.holder,
      count: vars.inside.length,
      clause: 'GLO 8.8#7',
    });
    return c.go('rest');
  },
  rest: (c, vars) => c.go(stillOutside(c, vars).length > 0 ? 'excess' : 'attack'),
  /** GLO 8.8#17, #18: the rest goes freely to adjacent towns, and nobody intercepts it. */
  excess: {
    power: (c, vars) => decides(c, vars.holder),
    prompt: 'excess',
    clause: 'GLO 8.8#17',
    about: (_, vars) => ({ town: vars.town }),
    offers(c, vars) {
      const [slot] = stillOutside(c, vars);
      if (slot !== undefined) for (const town of refuges(c, vars)) c.offer('slip', slot, town);
    },
    why: () => ({ reason: 'noWayBack', clause: 'GLO 8.8#17' }),
    take: {
      slip(c, vars, slot, town) {
        shift(c, [slot], town, linkBetween(c, vars.town, town));
        c.tell?.({ fact: 'withdrew', side: vars.holder, from: vars.town, town, clause: 'GLO 8.8#17' });
        takeControl(c, town);
        return c.go('rest');
      },
    },
  },
  /** GLO 8.8#10, #15: assault, siege, or only a mask. An interceptor does not storm (ruling 79a). */
  attack: {
    power: (c, vars) => decides(c, other(vars.holder)),
    prompt: 'siege',
    clause: 'GLO 8.8#10',
    about: (_, vars) => ({ town: vars.town }),
    offers(c, vars) {
      const side = other(vars.holder);
      const fit = isFit(c, vars.town, side);
      if (fit && side === c.s.active) c.offer('assault');
      c.offer(fit && mayBesiege(c, vars.town, side) ? 'besiege' : 'mask');
    },
    why(c, vars, [verb]) {
      const fit = isFit(c, vars.town, other(vars.holder));
      if (!fit) return { reason: 'notFit', clause: 'GLO 8.8#12' };
      return {
        reason: verb === 'mask' ? 'fitForMore' : 'noLineToGeneral',
        clause: verb === 'mask' ? 'GLO 8.8#33' : 'GLO 4.6#7',
      };
    },
    take: {
      assault: (c) => c.return('assault'),
      besiege(c, vars) {
        ownUp(c, vars.town, other(vars.holder), 'GLO 8.8#12');
        throwSiege(c, vars.town, other(vars.holder));
        return unlessNapoleon(c, () => c.return('none'));
      },
      mask(c, vars) {
        mask(c, vars.town, other(vars.holder));
        return c.return('none');
      },
    },
  },
});
