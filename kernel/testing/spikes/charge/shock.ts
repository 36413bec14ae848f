import { type Context, during, procedure } from '../../../src/index.ts';
import { opportunity } from './fire.ts';
import { distance, OFF } from './hexes.ts';
import { attackedBy, bleed, disorder, eliminate, holds } from './morale.ts';
import { calls } from './register.ts';
import { armOf, COLUMN, type Field, inOrder, ROUT_BOUND, sideOf, SQUARE, unitsAt } from './state.ts';
import { type EffectRow, tables } from './tables.ts';

export interface Shock {
  attacker: number;
  defender: number;
  /** 1 for a counter-charge: on the spot, and nobody advances after it. */
  counter: number;
  /** Where the defender stood. */
  hex: number;
}

/** SPC 7#1 (EMP VIII.4): what stands is worth its steps by its shock; charging cavalry more, against a square little. */
function power(c: Context<Field>, unit: number, against: number | null): number {
  const { s } = c;
  const { charging, arms } = tables;
  const standing = arms[armOf(unit)].shock[s.form[unit] as number] ?? 1;
  const value = against === null ? standing : s.form[against] === SQUARE ? charging.square : charging.open;
  return value * (s.steps[unit] as number);
}

/** One side of the result. Infantry that was charged out of square loses more (SPC 7#3, EMP IX.6). */
function suffer(c: Context<Field>, unit: number, row: EffectRow, from: number): void {
  const { s } = c;
  if (row.gone) return eliminate(c, unit, row.clause);
  const charged = row.more && armOf(unit) === 'infantry' && s.form[unit] !== SQUARE;
  if (charged) c.tell?.({ fact: 'riddenDown', unit, clause: tables.charging.clause });
  const how = attackedBy(s, unit, [from]);
  if (!bleed(c, unit, row.losses + (charged ? 1 : 0), row.clause)) return;
  if (row.disorder || (row.test && !holds(c, unit, how, row.clause))) disorder(c, unit, [from]);
}

/** SPC 7 (EMP VIII.8, IX.3): it looks again at both, since fire or a rout may have taken one of them away. */
export const shock = procedure<Field, Shock>(calls.shock, {
  clash(c, vars) {
    const { s } = c;
    const { attacker, defender } = vars;
    const there = s.hex[defender] === vars.hex && s.hex[attacker] !== OFF;
    if (!there || !inOrder(s, attacker) || distance(s.hex[attacker] as number, vars.hex) !== 1) return c.go('over');
    const halves = Math.floor((2 * power(c, attacker, defender)) / Math.max(1, power(c, defender, null)));
    const row = tables.shock.findLast((one) => halves >= one.halves);
    const die = c.dice.d6();
    const cell = row?.effects[die - 1];
    if (row === undefined || cell === undefined) return c.go('over');
    c.mark?.(`shock:${row.halves}`);
    for (const effect of cell) c.mark?.(`effect:${effect}`);
    c.tell?.({ fact: 'shock', attacker, defender, halves, die, effects: [...cell], clause: row.clause });
    suffer(c, attacker, tables.effects[cell[0]], defender);
    suffer(c, defender, tables.effects[cell[1]], attacker);
    return c.settle('rout', { by: 'owner', bound: ROUT_BOUND, clause: 'SPC 5#1' }, 'emptied');
  },
  emptied(c, vars) {
    if (vars.counter === 1 || !inOrder(c.s, vars.attacker) || unitsAt(c.s, vars.hex).length > 0) return c.go('over');
    return c.go('pursue');
  },
  pursue: {
    power: (_, vars) => sideOf(vars.attacker),
    prompt: 'spc.advance',
    clause: 'SPC 7#4',
    offers(c) {
      c.offer('advance');
      c.offer('stay');
    },
    take: {
      advance: (c, vars) =>
        c.call(opportunity, during({ target: vars.attacker, doing: 'advance', spared: [], home: c.here }), 'advanced'),
      stay: (c) => c.go('over'),
    },
  },
  advanced(c, vars) {
    c.s.hex[vars.attacker] = vars.hex;
    c.tell?.({ fact: 'advanced', unit: vars.attacker, hex: vars.hex, clause: 'SPC 7#4' });
    return c.go('over');
  },
  // Fire drawn by the advance unwinds to here.
  broken: (c) => c.settle('rout', { by: 'owner', bound: ROUT_BOUND, clause: 'SPC 5#1' }, 'over'),
  over(c, { attacker }) {
    if (inOrder(c.s, attacker)) c.s.form[attacker] = COLUMN;
    return c.return();
  },
});
