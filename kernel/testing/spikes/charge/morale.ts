import type { Context } from '../../../src/index.ts';
import { distance, OFF } from './hexes.ts';
import { calls } from './register.ts';
import { armOf, DISORDERED, type Field, type FieldState, fronts, ROUTED, sideOf, SQUARE } from './state.ts';
import { type Circumstance, tables } from './tables.ts';

const ROUT_DISTANCE = 4;
const RETREAT_DISTANCE = 2;

/** What bears on a unit's morale whatever it is tested for. */
function circumstances(s: FieldState, unit: number): Circumstance[] {
  const found: Circumstance[] = [];
  if (s.form[unit] === DISORDERED) found.push('disordered');
  if (s.form[unit] === ROUTED) found.push('routed');
  if ((s.steps[unit] as number) * 2 <= tables.arms[armOf(unit)].steps) found.push('worn');
  return found;
}

/** How an attack by these units bears on it: from outside its front, or cavalry alone against a square. */
export function attackedBy(s: FieldState, unit: number, by: readonly number[]): Circumstance[] {
  // Who fires from afar takes nobody in the flank.
  const near = by.filter((one) => s.hex[one] !== OFF && distance(s.hex[one] as number, s.hex[unit] as number) === 1);
  if (near.length === 0) return [];
  if (s.form[unit] === SQUARE) return by.every((one) => armOf(one) === 'cavalry') ? ['square'] : [];
  return near.every((one) => !fronts(s, unit, s.hex[one] as number)) ? ['flank'] : [];
}

/** SPC 6 (EMP X.2-4): two dice, not above the morale; a natural 2 holds, a natural 12 does not. */
export function holds(c: Context<Field>, unit: number, more: readonly Circumstance[], clause: string): boolean {
  const found = [...circumstances(c.s, unit), ...more];
  const rows = tables.morale.filter((row) => found.includes(row.when));
  const morale = tables.arms[armOf(unit)].morale + rows.reduce((sum, row) => sum + row.adds, 0);
  const dice = c.dice.twoD6();
  const held = dice === 2 || (dice !== 12 && dice <= morale);
  for (const row of rows) c.mark?.(`morale:${row.when}`);
  c.tell?.({ fact: 'tested', unit, dice, morale, rows: rows.map((row) => row.when), held, clause: 'SPC 6#1' });
  if (dice === 2 || dice === 12) c.tell?.({ fact: 'natural', unit, dice, clause: 'SPC 6#2' });
  if (rows.length > 0) c.tell?.({ fact: 'modified', unit, clause: rows[0]?.clause ?? 'SPC 6#3' });
  if (!held) c.tell?.({ fact: 'wavered', unit, clause });
  return held;
}

export function eliminate(c: Context<Field>, unit: number, clause: string): void {
  c.tell?.({ fact: 'eliminated', unit, hex: c.s.hex[unit] ?? OFF, clause });
  c.s.hex[unit] = OFF;
  c.s.steps[unit] = 0;
}

/** Steps lost; true if the unit still stands. */
export function bleed(c: Context<Field>, unit: number, losses: number, clause: string): boolean {
  const { s } = c;
  if (s.hex[unit] === OFF) return false;
  if (losses > 0) {
    s.steps[unit] = Math.max(0, (s.steps[unit] as number) - losses);
    c.tell?.({ fact: 'loss', unit, steps: losses, clause });
    if (s.steps[unit] === 0) eliminate(c, unit, clause);
  }
  return s.hex[unit] !== OFF;
}

/**
 * SPC 5 (EMP VIII.9, XVI.5): good order, then disordered, then routed, then gone: it only gets worse, which is why a
 * rout ends. The retreat waits on the agenda for `when`; whoever disorders somebody settles it before going on.
 */
export function disorder(c: Context<Field>, unit: number, causes: readonly number[], when = 'rout'): void {
  const { s } = c;
  if (s.hex[unit] === OFF) return;
  if (s.form[unit] === ROUTED) return eliminate(c, unit, 'SPC 5#5');
  worsen(c, unit, s.form[unit] === DISORDERED ? ROUTED : DISORDERED, causes, when);
}

/** SPC 5#5: a rout is catching: no test. */
export function catchRout(c: Context<Field>, unit: number, from: number): void {
  if (c.s.form[unit] !== ROUTED) worsen(c, unit, ROUTED, [from], 'rout');
}

function worsen(c: Context<Field>, unit: number, form: number, causes: readonly number[], due: string): void {
  c.s.form[unit] = form;
  c.mark?.(`form:${form}`);
  c.tell?.({ fact: 'disordered', unit, form, clause: form === ROUTED ? 'SPC 5#5' : 'SPC 5#1' });
  const left = form === ROUTED ? ROUT_DISTANCE : RETREAT_DISTANCE;
  const vars = { unit, causes: [...causes], left, passed: [c.s.hex[unit] as number], to: OFF };
  c.schedule(calls.retreat, vars, { owner: sideOf(unit), due });
}
