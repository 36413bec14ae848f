import { type Context, during, procedure } from '../../../src/index.ts';
import { opportunity } from './fire.ts';
import { nextHex, OFF } from './hexes.ts';
import { catchRout, disorder, eliminate, holds } from './morale.ts';
import { calls } from './register.ts';
import { type Field, inOrder, ROUTED, sideOf, unitsAt } from './state.ts';

export interface Retreat {
  unit: number;
  /** Who made it retreat: they do not fire at it as well (EMP VII.5). */
  causes: number[];
  /** How many hexes it has still to go. */
  left: number;
  /** Where it has been, so that it never comes back: with that it must end. */
  passed: number[];
  /** Where it goes next, OFF while that is open. */
  to: number;
}

/** SPC 5#2: the best class of hexes that there are: rearward and empty, rearward over friends, then sideways. */
function ways(c: Context<Field>, { unit, passed }: Retreat): number[] {
  const { s } = c;
  const at = s.hex[unit] as number;
  const side = sideOf(unit);
  const rear = (side === 0 ? [1, 2] : [4, 5]).map((direction) => nextHex(at, direction));
  const sideways = [0, 3].map((direction) => nextHex(at, direction));
  const open = [...rear, ...sideways].filter(
    (hex) => hex !== OFF && !passed.includes(hex) && unitsAt(s, hex).every((other) => sideOf(other) === side),
  );
  const empty = (hex: number) => unitsAt(s, hex).length === 0;
  const classes = [
    open.filter((hex) => rear.includes(hex) && empty(hex)),
    open.filter((hex) => rear.includes(hex)),
    open.filter(empty),
    open,
  ];
  return classes.find((hexes) => hexes.length > 0) ?? [];
}

function others(c: Context<Field>, unit: number): number[] {
  return unitsAt(c.s, c.s.hex[unit] as number).filter((other) => other !== unit);
}

/** SPC 5 (EMP VIII.9): hex by hex, under fire, over friends who may run as well. */
export const retreat = procedure<Field, Retreat>(calls.retreat, {
  next(c, vars) {
    const { s } = c;
    if (s.hex[vars.unit] === OFF) return c.go('over');
    // It has run already, from something that came in between: once is enough.
    if (s.hex[vars.unit] !== vars.passed.at(-1)) return c.go('over');
    // It does not stop on friends: one hex more, and again (SPC 5#3).
    if (vars.left <= 0 && others(c, vars.unit).length === 0) return c.go('over');
    const [way, ...more] = ways(c, vars);
    if (way === undefined) {
      eliminate(c, vars.unit, 'SPC 5#4');
      return c.go('over');
    }
    vars.to = way;
    return more.length > 0 ? c.go('choose') : c.go('leave');
  },
  choose: {
    power: (_, vars) => sideOf(vars.unit),
    prompt: 'spc.retreat',
    clause: 'SPC 5#2',
    about: (_, vars) => ({ unit: vars.unit }),
    offers(c, vars) {
      for (const hex of ways(c, vars)) c.offer('step', hex);
    },
    why: (c, vars, [verb, hex]) =>
      verb === 'step' && typeof hex === 'number' && ways(c, vars).includes(hex)
        ? null
        : { reason: 'spc.worseWay', clause: 'SPC 5#2' },
    take: {
      step(c, vars, hex) {
        vars.to = hex;
        return c.go('leave');
      },
    },
  },
  // Those who caused it are spared the powder; everybody else who covers the hex may fire, and it may end there.
  leave(c, vars) {
    return c.call(
      opportunity,
      during({ target: vars.unit, doing: 'retreat', spared: [...vars.causes], home: c.here }),
      'go',
    );
  },
  go(c, vars) {
    const { s } = c;
    s.hex[vars.unit] = vars.to;
    vars.passed.push(vars.to);
    vars.left--;
    c.tell?.({ fact: 'retreated', unit: vars.unit, hex: vars.to, clause: 'SPC 5#2' });
    for (const friend of others(c, vars.unit)) press(c, friend, vars.unit);
    return c.go('next');
  },
  over: (c) => c.return(),
});

/** SPC 5#3, 5#5: whoever is run over tests at once, if he is in order; a rout takes him along without a test. */
function press(c: Context<Field>, friend: number, by: number): void {
  if (c.s.form[by] === ROUTED) return catchRout(c, friend, by);
  if (inOrder(c.s, friend) && !holds(c, friend, [], 'SPC 5#3')) disorder(c, friend, [by]);
}
