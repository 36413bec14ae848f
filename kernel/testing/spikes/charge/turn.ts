import { type Context, during, type Procedure, procedure } from '../../../src/index.ts';
import { charge, charging } from './charge.ts';
import { opportunity } from './fire.ts';
import { DIRECTIONS, nextHex, OFF } from './hexes.ts';
import { holds } from './morale.ts';
import { calls } from './register.ts';
import {
  armOf,
  COLUMN,
  type Field,
  type FieldState,
  front,
  inOrder,
  LINE,
  ROUT_BOUND,
  SIDE,
  sideOf,
  SQUARE,
  TURNS,
  UNITS,
  unitsAt,
  unitsOf,
} from './state.ts';

/** SPC 1: the course of play. */
export const course = procedure<Field, Record<string, never>>('course', {
  turn(c) {
    c.tell?.({ fact: 'turn', turn: c.s.turn, side: c.s.active, clause: 'SPC 1#1' });
    return c.call(phase, {}, 'next');
  },
  next(c) {
    const { s } = c;
    const beaten = [0, 1].some((side) => unitsOf(s, side).length === 0);
    if (beaten || (s.active === 1 && s.turn >= TURNS)) return c.go('end');
    s.active = 1 - s.active;
    if (s.active === 0) s.turn++;
    return c.go('turn');
  },
  end(c) {
    const scores = [0, 1].map((side) => unitsOf(c.s, side).reduce((sum, unit) => sum + (c.s.steps[unit] as number), 0));
    const best = Math.max(...scores);
    const winners = [0, 1].filter((side) => scores[side] === best);
    return c.finish({ winners: winners.length === 2 ? [] : winners, reason: 'points', scores, clause: 'SPC 1#4' });
  },
});

function mayAct(s: FieldState, unit: number): boolean {
  return sideOf(unit) === s.active && inOrder(s, unit) && s.acted[unit] === 0;
}

function mayCharge(s: FieldState, unit: number): boolean {
  return unit < UNITS && armOf(unit) === 'cavalry' && mayAct(s, unit);
}

/** SPC 1#3: one free hex of its front. */
function paces(s: FieldState, unit: number): number[] {
  if (s.form[unit] === SQUARE) return [];
  const hexes = front(s, unit).map((direction) => nextHex(s.hex[unit] as number, direction));
  return hexes.filter((hex) => hex !== OFF && unitsAt(s, hex).length === 0);
}

function formations(s: FieldState, unit: number): number[] {
  return armOf(unit) === 'infantry' ? [LINE, COLUMN, SQUARE].filter((form) => form !== s.form[unit]) : [];
}

/** One side's phase: rally, charges, shocks, the retreats that waited, moves. */
export const phase: Procedure<Field, Record<string, never>> = procedure<Field, Record<string, never>>('phase', {
  rally(c) {
    for (const unit of unitsOf(c.s, c.s.active)) {
      if (!inOrder(c.s, unit) && holds(c, unit, [], 'SPC 6#4')) {
        c.s.form[unit] = COLUMN;
        c.tell?.({ fact: 'rallied', unit, clause: 'SPC 6#4' });
      }
    }
    return c.go('charges');
  },
  charges: {
    power: (c) => c.s.active,
    prompt: 'spc.charge',
    clause: 'SPC 2#1',
    offers(c) {
      for (let unit = 0; unit < UNITS; unit++) if (mayCharge(c.s, unit)) c.offer('charge', unit);
      c.offer('done');
    },
    why: (c, _, [verb, unit]) =>
      verb === 'done' || (typeof unit === 'number' && mayCharge(c.s, unit))
        ? null
        : { reason: 'spc.cannotCharge', clause: 'SPC 2#1' },
    take: {
      charge: (c, _, unit) => c.call(charge, charging(unit), 'charges'),
      done: (c) => c.settle('shock', { by: c.s.active, bound: SIDE, clause: 'SPC 2#4' }, 'late'),
    },
  },
  late: (c) => c.settle('afterShock', { by: 'owner', bound: UNITS, clause: 'SPC 4#4' }, 'spread'),
  spread: (c) => c.settle('rout', { by: 'owner', bound: ROUT_BOUND, clause: 'SPC 5#1' }, 'moves'),
  moves: {
    power: (c) => c.s.active,
    prompt: 'spc.move',
    clause: 'SPC 1#3',
    offers(c) {
      const { s } = c;
      for (let unit = 0; unit < UNITS; unit++) {
        if (!mayAct(s, unit)) continue;
        for (const hex of paces(s, unit)) c.offer('move', unit, hex);
        for (const direction of DIRECTIONS) if (direction !== s.facing[unit]) c.offer('face', unit, direction);
        for (const form of formations(s, unit)) c.offer('form', unit, form);
      }
      c.offer('done');
    },
    take: {
      move: (c, _, unit, hex) => c.call(walk, { unit, to: hex }, 'moves'),
      face(c, _, unit, direction) {
        c.s.facing[unit] = direction;
        return did(c, unit, { fact: 'faced', direction });
      },
      form(c, _, unit, form) {
        c.s.form[unit] = form;
        return did(c, unit, { fact: 'formed', form });
      },
      done(c) {
        c.s.acted.fill(0);
        return c.return();
      },
    },
  },
});

function did(c: Context<Field>, unit: number, told: { fact: string; direction?: number; form?: number }) {
  c.s.acted[unit] = 1;
  c.tell?.({ ...told, unit, clause: 'SPC 1#2' });
  return c.go('moves');
}

export interface Walk {
  unit: number;
  to: number;
}

/** SPC 1#3: one hex, and whoever covers the hex it leaves may fire. */
export const walk = procedure<Field, Walk>(calls.walk, {
  leave(c, { unit }) {
    c.s.acted[unit] = 1;
    return c.call(opportunity, during({ target: unit, doing: 'walk', spared: [], home: c.here }), 'arrive');
  },
  arrive(c, { unit, to }) {
    c.s.hex[unit] = to;
    c.tell?.({ fact: 'moved', unit, hex: to, clause: 'SPC 1#3' });
    return c.return();
  },
  broken: (c) => c.settle('rout', { by: 'owner', bound: ROUT_BOUND, clause: 'SPC 5#1' }, 'over'),
  over: (c) => c.return(),
});
