import { type Context, during, procedure } from '../../../src/index.ts';
import { opportunity } from './fire.ts';
import { nextHex, OFF, turned } from './hexes.ts';
import { disorder } from './morale.ts';
import { calls } from './register.ts';
import { countering, squares } from './reactions.ts';
import { shock } from './shock.ts';
import { COLUMN, content, type Field, fronts, inOrder, LINE, ROUT_BOUND, sideOf, unitsAt, unitsOf } from './state.ts';

export interface Charge {
  unit: number;
  /** Points left, wheels left, and whether it has wheeled in this hex. */
  points: number;
  wheels: number;
  wheeled: number;
  to: number;
}

export const CHARGE_POINTS = 8;
const WHEELS = 2;
const WHEEL_COST = 2;
const WOOD_COST = 4;

export function charging(unit: number): Charge {
  return { unit, points: CHARGE_POINTS, wheels: WHEELS, wheeled: 0, to: OFF };
}

function cost(hex: number): number {
  return content.woods.includes(hex) ? WOOD_COST : 1;
}

function ahead(c: Context<Field>, { unit, points }: Charge): number {
  const hex = nextHex(c.s.hex[unit] as number, c.s.facing[unit] as number);
  return hex !== OFF && unitsAt(c.s, hex).length === 0 && cost(hex) <= points ? hex : OFF;
}

function targets(c: Context<Field>, unit: number): number[] {
  return unitsOf(c.s, 1 - sideOf(unit)).filter((enemy) => fronts(c.s, unit, c.s.hex[enemy] as number));
}

/** SPC 2#3: one wheel a hex, two in all. */
function mayWheel({ wheels, wheeled, points }: Charge): boolean {
  return wheels > 0 && wheeled === 0 && points >= WHEEL_COST;
}

/** SPC 2 (EMP IX.2): hex by hex; at each of them the enemy may form square, counter-charge, or fire. */
export const charge = procedure<Field, Charge>(calls.charge, {
  declare(c, { unit }) {
    c.s.form[unit] = LINE;
    c.s.acted[unit] = 1;
    c.tell?.({ fact: 'charged', unit, clause: 'SPC 2#1' });
    return c.go('threaten');
  },
  threaten: (c, { unit }) => c.call(squares, during({ charger: unit }), 'challenge'),
  challenge: (c, { unit }) => c.call(countering, during({ charger: unit, tried: [], home: c.here }), 'ride'),
  ride: {
    power: (_, vars) => sideOf(vars.unit),
    prompt: 'spc.ride',
    clause: 'SPC 2#2',
    about: (_, vars) => ({ unit: vars.unit, points: vars.points }),
    offers(c, vars) {
      const hex = ahead(c, vars);
      if (hex !== OFF) c.offer('step', hex);
      if (mayWheel(vars)) for (const by of [-1, 1]) c.offer('wheel', turned(c.s.facing[vars.unit] as number, by));
      for (const enemy of targets(c, vars.unit)) c.offer('strike', enemy);
      c.offer('scatter');
    },
    why(c, vars, [verb, thing]) {
      const facing = c.s.facing[vars.unit] as number;
      switch (verb) {
        case 'scatter':
          return null;
        case 'step':
          return thing === ahead(c, vars) && thing !== OFF ? null : { reason: 'spc.notAhead', clause: 'SPC 2#2' };
        case 'wheel':
          if (!mayWheel(vars)) return { reason: 'spc.noMoreWheels', clause: 'SPC 2#3' };
          return thing === turned(facing, 1) || thing === turned(facing, -1)
            ? null
            : { reason: 'spc.tooFarRound', clause: 'SPC 2#3' };
        default:
          return typeof thing === 'number' && targets(c, vars.unit).includes(thing)
            ? null
            : { reason: 'spc.notInFront', clause: 'SPC 2#4' };
      }
    },
    take: {
      step(c, vars, hex) {
        vars.to = hex;
        return c.call(opportunity, during({ target: vars.unit, doing: 'charge', spared: [], home: c.here }), 'enter');
      },
      wheel(c, vars, direction) {
        c.s.facing[vars.unit] = direction;
        vars.points -= WHEEL_COST;
        vars.wheels--;
        vars.wheeled = 1;
        c.tell?.({ fact: 'wheeled', unit: vars.unit, direction, clause: 'SPC 2#3' });
        return c.go('ride');
      },
      // EMP IX.3: the shock itself comes in the shock phase.
      strike(c, vars, enemy) {
        const item = { attacker: vars.unit, defender: enemy, counter: 0, hex: c.s.hex[enemy] as number };
        c.schedule(shock, item, { owner: sideOf(vars.unit), due: 'shock' });
        c.tell?.({ fact: 'struck', unit: vars.unit, enemy, clause: 'SPC 2#4' });
        return c.return();
      },
      scatter(c, vars) {
        c.tell?.({ fact: 'scattered', unit: vars.unit, clause: 'SPC 2#5' });
        disorder(c, vars.unit, []);
        return c.go('broken');
      },
    },
  },
  enter(c, vars) {
    c.s.hex[vars.unit] = vars.to;
    vars.points -= cost(vars.to);
    vars.wheeled = 0;
    c.tell?.({ fact: 'rode', unit: vars.unit, hex: vars.to, clause: 'SPC 2#2' });
    return c.go('threaten');
  },
  // Fire that breaks the charger unwinds to here (SPC 3#4): it runs, perhaps over friends, and the charge is over.
  broken: (c) => c.settle('rout', { by: 'owner', bound: ROUT_BOUND, clause: 'SPC 5#1' }, 'stopped'),
  // A counter-charge unwinds to here, whatever came of it (SPC 4#6).
  stopped(c, { unit }) {
    if (inOrder(c.s, unit)) c.s.form[unit] = COLUMN;
    return c.return();
  },
});
