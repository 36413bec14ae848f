import { type Context, type Offer, window, type WindowVars } from '@bivouac/kernel';
import { ownerAt, ownersAt } from '../command/hands.ts';
import { distance, fieldOf } from '../ground/field.ts';
import { activationKey } from '../interactive/roster.ts';
import { bandUnits } from '../piles/board.ts';
import { type Empereur, other } from '../state.ts';
import { forming } from './forming.ts';
import { footToForm, mightForm } from './threat.ts';

export interface Alarm {
  /** The charge and where it is, and the hexes that are asked. */
  band: number;
  at: number;
  hexes: number[];
}

function able(c: Context<Empereur>, { band, at, hexes }: Alarm): number[] {
  if (bandUnits(c.s, band).length === 0) return [];
  return hexes.filter((hex) => mightForm(c.content, c.s, hex, at));
}

/** Whether the charge is so near to the pile that the answer names. */
function within(
  c: Context<Empereur>,
  { at }: WindowVars<Alarm>,
  [, hex]: Offer,
  [most]: readonly (string | number)[],
): boolean {
  return typeof hex === 'number' && distance(fieldOf(c.content, c.s.scenario), hex, at.at) <= Number(most);
}

/** EMP IX.6, ruling 202: the other side may try to form squares, one pile after the other. */
export const squares = window<Empereur, Alarm>('squares', {
  clause: 'EMP IX.6#1',
  prompt: 'brace',
  again: true,
  finish: 'done',
  open: true,
  conditions: { within },
  // "Not during this charge."
  lasting: (c, { band }) => `${c.s.turn} ${c.s.active} ${c.s.phase} ${band}${activationKey(c.s)}`,
  may: (c, at) => ownersAt(c, other(c.s.active), able(c, at)),
  about: (c, { at }) => ({ unit: bandUnits(c.s, at.band)[0] ?? 0 }),
  offers(c, { at, queue }) {
    for (const hex of able(c, at)) {
      if (footToForm(c.content, c.s, hex).length > 0 && ownerAt(c, hex) === queue[0]) c.offer('brace', hex);
    }
  },
  why: () => ({ reason: 'noSquare', clause: 'EMP IX.6#1' }),
  take: {
    brace(c, { at }, hex) {
      at.hexes = at.hexes.filter((one) => one !== hex);
      return c.call(forming, { hex, moved: [] }, 'next');
    },
  },
});
