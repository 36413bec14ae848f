import { type Context, type Offer, window } from '../../../src/index.ts';
import { between, distance } from './hexes.ts';
import { disorder, holds } from './morale.ts';
import { calls } from './register.ts';
import { shock } from './shock.ts';
import { armOf, content, type Field, fronts, inOrder, LINE, sideOf, SQUARE, unitsOf } from './state.ts';

/** SPC 4#1: woods hide what lies behind them. */
function sees(c: Context<Field>, unit: number, charger: number): boolean {
  const line = between(c.s.hex[unit] as number, c.s.hex[charger] as number);
  return line.every((hex) => !content.woods.includes(hex));
}

function gap(c: Context<Field>, unit: number, charger: number): number {
  return distance(c.s.hex[unit] as number, c.s.hex[charger] as number);
}

/** SPC 4#1-2: infantry in order that sees the charger, while he is not beside it. */
function ableToForm(c: Context<Field>, charger: number): number[] {
  return unitsOf(c.s, 1 - sideOf(charger)).filter(
    (unit) =>
      armOf(unit) === 'infantry' &&
      inOrder(c.s, unit) &&
      c.s.form[unit] !== SQUARE &&
      gap(c, unit, charger) > 1 &&
      sees(c, unit, charger),
  );
}

/** Whether the charger is so near to the unit that the answer names. */
function within(
  c: Context<Field>,
  { at }: { at: { charger: number } },
  [, unit]: Offer,
  [most]: readonly (string | number)[],
): boolean {
  return typeof unit === 'number' && gap(c, unit, at.charger) <= Number(most);
}

/** SPC 4 (EMP IX.6): at any hex of the charge, one infantry after the other. */
export const squares = window<Field, { charger: number }>('squares', {
  clause: 'SPC 4#1',
  prompt: 'spc.square',
  again: true,
  finish: 'done',
  open: true,
  conditions: { within },
  // The chance to form is another from two hexes on: until then, and from then on, waiting only adds knowledge.
  lasting(c, { charger }) {
    const near = ableToForm(c, charger).some((unit) => gap(c, unit, charger) <= 2);
    return `${c.s.turn} ${charger} ${near ? 'near' : 'far'}`;
  },
  may: (c, { charger }) => (ableToForm(c, charger).length > 0 ? [1 - sideOf(charger)] : []),
  offers(c, { at }) {
    for (const unit of ableToForm(c, at.charger)) c.offer('square', unit);
  },
  why(c, { at }, [verb, unit]) {
    // Passing is always offered; or going on, to whoever has formed one already.
    if (verb === 'pass' || verb === 'done') return { reason: 'spc.notNow', clause: 'SPC 4#1' };
    if (typeof unit !== 'number') return { reason: 'spc.notNow', clause: 'SPC 4#1' };
    if (ableToForm(c, at.charger).includes(unit)) return null;
    const beside = c.s.hex[unit] !== -1 && gap(c, unit, at.charger) <= 1;
    return beside ? { reason: 'spc.tooLate', clause: 'SPC 4#2' } : { reason: 'spc.cannotForm', clause: 'SPC 4#1' };
  },
  take: {
    square(c, vars, unit) {
      const { charger } = vars.at;
      if (holds(c, unit, gap(c, unit, charger) >= 3 ? ['far'] : [], 'SPC 4#4')) {
        c.s.form[unit] = SQUARE;
        c.mark?.(`form:${SQUARE}`);
        c.tell?.({ fact: 'formedSquare', unit, clause: 'SPC 4#3' });
      } else {
        // EMP IX.6: it stays where it is, and runs only after the shocks.
        disorder(c, unit, [charger], 'afterShock');
      }
      if (ableToForm(c, charger).length === 0) vars.queue.length = 0;
      return c.go('next');
    },
  },
});

export interface Challenge {
  charger: number;
  /** Who has tried for this hex: once each (EMP IX.7). */
  tried: number[];
  /** The charge that ends with it. */
  home: number;
}

/** SPC 4#5: cavalry in order that has the charger in its front. */
function ableToCounter(c: Context<Field>, { charger, tried }: Challenge): number[] {
  return unitsOf(c.s, 1 - sideOf(charger)).filter(
    (unit) =>
      armOf(unit) === 'cavalry' &&
      inOrder(c.s, unit) &&
      !tried.includes(unit) &&
      fronts(c.s, unit, c.s.hex[charger] as number),
  );
}

/** SPC 4#5-6 (EMP IX.7): a test, then a shock on the spot; the charge is over whatever comes of it. */
export const countering = window<Field, Challenge>('countering', {
  clause: 'SPC 4#5',
  prompt: 'spc.counter',
  again: true,
  finish: 'done',
  open: true,
  lasting: (c, { charger }) => `${c.s.turn} ${charger}`,
  may: (c, at) => (ableToCounter(c, at).length > 0 ? [1 - sideOf(at.charger)] : []),
  offers(c, { at }) {
    for (const unit of ableToCounter(c, at)) c.offer('counter', unit);
  },
  take: {
    counter(c, vars, unit) {
      const { charger, tried } = vars.at;
      tried.push(unit);
      if (holds(c, unit, [], 'SPC 4#5')) {
        c.s.form[unit] = LINE;
        c.tell?.({ fact: 'countercharged', unit, charger, clause: 'SPC 4#6' });
        const hex = c.s.hex[charger] as number;
        return c.call(shock, { attacker: unit, defender: charger, counter: 1, hex }, 'clashed');
      }
      if (ableToCounter(c, vars.at).length === 0) vars.queue.length = 0;
      return c.go('next');
    },
  },
  steps: {
    clashed: (c, { at }) => c.unwind(calls.charge, 'stopped', at.home),
  },
});
