import type { AnyProcedure } from '@bivouac/kernel';
import type { Conquests } from '../state.ts';
import { freeUnits } from './free-units.ts';
import { losingUnits } from './losing-units.ts';
import { playCard } from './playing.ts';
import { offering, swapping } from './swapping.ts';

export const cardProcedures: readonly AnyProcedure<Conquests>[] = [
  playCard,
  freeUnits,
  losingUnits,
  swapping,
  offering,
];
