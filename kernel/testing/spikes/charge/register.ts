import { signature } from '../../../src/index.ts';
import type { Charge } from './charge.ts';
import type { Retreat } from './retreat.ts';
import type { Shock } from './shock.ts';
import type { Field } from './state.ts';
import type { Walk } from './turn.ts';

/** The procedures that fire breaks off, and that fire upon whoever moves: they need each other, and meet here. */
export const calls = {
  charge: signature<Field, Charge>('charge'),
  shock: signature<Field, Shock>('shock'),
  walk: signature<Field, Walk>('walk'),
  retreat: signature<Field, Retreat>('retreat'),
};
