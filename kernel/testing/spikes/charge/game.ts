import type { Game } from '../../../src/index.ts';
import { charge } from './charge.ts';
import { guns, opportunity, volley } from './fire.ts';
import { HEXES, OFF } from './hexes.ts';
import { paragraphs } from './paragraphs.ts';
import { countering, squares } from './reactions.ts';
import { retreat } from './retreat.ts';
import { shock } from './shock.ts';
import { begin, content, DISORDERED, type Field, type FieldState, grammar, UNITS, unitsAt } from './state.ts';
import { tables } from './tables.ts';
import { course, phase, walk } from './turn.ts';

export const chargeSpike: Game<Field> = {
  id: 'spike-charge',
  edition: '1',
  powers: ['blue', 'white'],
  seatings: [[[0], [1]]],
  scenarios: ['field'],
  content,
  grammar,
  domains: {
    unit: () => UNITS,
    thing: () => UNITS,
    place: () => HEXES,
    direction: () => 6,
    formation: () => 5,
    effect: (state) => state.nextItem,
    resource: () => 1,
    number: () => 1,
  },
  first: course,
  procedures: [phase, walk, charge, squares, countering, opportunity, guns, volley, shock, retreat],
  paragraphs,
  // 8 phases; 2 charges of 8 hexes with 20 answers each; 6 moves of 8; 24 retreats of 8 hexes with 8 answers for each.
  bound: () => 8 * (2 * 8 * 20 + 6 * 8 + 30 * 24 * 8 * 8),
  begin,
  view,
  // Nothing is hidden on this field but the dice.
  imagine: (s) => s,
  reachable: [
    ...tables.fire.map(({ least }) => `fire:${least}`),
    ...tables.shock.map(({ halves }) => `shock:${halves}`),
    ...Object.keys(tables.effects).map((effect) => `effect:${effect}`),
    ...tables.morale.map(({ when }) => `morale:${when}`),
    'form:2',
    'form:3',
    'form:4',
  ],
  invariant,
};

function view(s: FieldState): FieldState {
  return {
    turn: s.turn,
    active: s.active,
    hex: s.hex.slice(),
    facing: s.facing.slice(),
    form: s.form.slice(),
    steps: s.steps.slice(),
    acted: s.acted.slice(),
  };
}

function invariant(s: FieldState): string | null {
  for (let unit = 0; unit < UNITS; unit++) {
    const gone = s.hex[unit] === OFF;
    if (gone !== (s.steps[unit] as number) <= 0) return `unit ${unit} has ${s.steps[unit]} steps at ${s.hex[unit]}`;
    // Only who runs over friends shares their hex, for a moment.
    const here = gone ? [] : unitsAt(s, s.hex[unit] as number);
    if (here.length > 1 && here.every((one) => (s.form[one] as number) < DISORDERED)) {
      return `units ${here.join(' and ')} are in order on one hex`;
    }
  }
  return null;
}
