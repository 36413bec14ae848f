import { type AnyProcedure, type Procedure, procedure } from '@bivouac/kernel';
import type { Conquests } from '../state.ts';

/** CON 10: every power in turn order makes all its moves. */
export const movement: Procedure<Conquests, Record<string, never>> = procedure<Conquests, Record<string, never>>(
  'movement',
  { begin: (c) => c.return() },
);

export const movementProcedures: readonly AnyProcedure<Conquests>[] = [movement];
