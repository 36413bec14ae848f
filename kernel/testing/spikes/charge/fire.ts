import { type Context, type Next, picking, pickMany, type Procedure, procedure, window } from '../../../src/index.ts';
import { attackedBy, bleed, disorder, holds } from './morale.ts';
import { calls } from './register.ts';
import { armOf, covers, type Field, type FieldState, inOrder, sideOf, SQUARE, unitsOf } from './state.ts';
import { tables } from './tables.ts';

/** What the target was doing when it left its hex: that is what ends when the fire breaks it. */
export type Doing = 'charge' | 'advance' | 'walk' | 'retreat';

export interface Leaving {
  target: number;
  doing: Doing;
  /** Units that may not fire: those that made it retreat. */
  spared: number[];
  /** The frame that it is doing it in. */
  home: number;
}

function batteries(s: FieldState, { target, spared }: Pick<Leaving, 'target' | 'spared'>): number[] {
  const hex = s.hex[target] as number;
  return unitsOf(s, 1 - sideOf(target)).filter((unit) => !spared.includes(unit) && covers(s, unit, hex));
}

/** SPC 3#2: several fire together, and their points are added. */
export const guns = pickMany<Field, Pick<Leaving, 'target' | 'spared'>>('guns', {
  clause: 'SPC 3#2',
  prompt: 'spc.guns',
  power: (_, { target }) => 1 - sideOf(target),
  from: (c, at) => batteries(c.s, at),
  count: (c, at) => [1, batteries(c.s, at).length],
});

/** SPC 3 (EMP VII.5): a unit leaves a hex that is covered; it is fired at before it goes. */
export const opportunity = window<Field, Leaving>('opportunity', {
  clause: 'SPC 3#1',
  prompt: 'spc.fire',
  may: (c, at) => (batteries(c.s, at).length > 0 ? [1 - sideOf(at.target)] : []),
  about: (_, vars) => ({ unit: vars.at.target }),
  open: true,
  // "Fire at whoever has so many steps or more".
  conditions: { steps: (c, { at }, _, [least]) => (c.s.steps[at.target] as number) >= Number(least) },
  lasting: (c, at) => `${c.s.turn} ${at.doing} ${at.target}`,
  offers: (c) => c.offer('fire'),
  take: {
    fire(c, { at }) {
      const [gun, ...more] = batteries(c.s, at);
      if (more.length === 0 && gun !== undefined) return loose(c, at, [gun]);
      return c.call(guns, picking({ target: at.target, spared: [...at.spared] }), 'aimed');
    },
  },
  steps: {
    aimed: (c, { at }) => loose(c, at, c.result(guns)),
    // The mover is looked at again: destroyed or broken, whatever it was doing is over, and all above it.
    smoke(c, { at }) {
      const stands = c.s.hex[at.target] !== -1 && (at.doing === 'retreat' || inOrder(c.s, at.target));
      return stands ? c.return() : interrupted(c, at);
    },
  },
});

function loose(c: Context<Field>, at: Leaving, firing: number[]): Next {
  const vars = { target: at.target, guns: firing, retreating: at.doing === 'retreat' ? 1 : 0 };
  return c.call(volley, vars, 'smoke');
}

function interrupted(c: Context<Field>, { doing, home }: Leaving): Next {
  switch (doing) {
    case 'charge':
      return c.unwind(calls.charge, 'broken', home);
    case 'advance':
      return c.unwind(calls.shock, 'broken', home);
    case 'walk':
      return c.unwind(calls.walk, 'broken', home);
    case 'retreat':
      return c.unwind(calls.retreat, 'over', home);
    default:
      return doing satisfies never;
  }
}

export interface Volley {
  target: number;
  guns: number[];
  retreating: number;
}

/** SPC 3#3 (EMP VII.8-9): points of fire, a die, losses, and a test for whoever lost something. */
export const volley: Procedure<Field, Volley> = procedure<Field, Volley>('volley', {
  fire(c, vars) {
    const { s } = c;
    const points = vars.guns.reduce((sum, unit) => sum + firepower(s, unit), 0);
    const die = c.dice.d6();
    const row = tables.fire.findLast(({ least }) => points >= least);
    // EMP VII.10: a square is a good target.
    const read = Math.min(6, die + (s.form[vars.target] === SQUARE ? 1 : 0));
    const losses = row?.losses[read - 1] ?? 0;
    if (row !== undefined) c.mark?.(`fire:${row.least}`);
    c.tell?.({ fact: 'fired', guns: [...vars.guns], target: vars.target, points, die, losses, clause: 'SPC 3#3' });
    const flank = attackedBy(s, vars.target, vars.guns);
    if (!bleed(c, vars.target, losses, 'SPC 3#3')) return c.return();
    // EMP VII.5: who is running already only takes the losses.
    if (vars.retreating === 1) c.tell?.({ fact: 'underFire', unit: vars.target, clause: 'SPC 3#5' });
    else if (losses > 0 && !holds(c, vars.target, flank, 'SPC 3#4')) disorder(c, vars.target, vars.guns);
    return c.return();
  },
});

function firepower(s: FieldState, unit: number): number {
  return tables.arms[armOf(unit)].fire[s.form[unit] as number] ?? 0;
}
