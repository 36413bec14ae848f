import { type AnyProcedure, type Procedure, procedure } from '@bivouac/kernel';
import type { Conquests } from '../state.ts';

/** CON 11: all combats, by land and by sea. */
export const combat: Procedure<Conquests, Record<string, never>> = procedure<Conquests, Record<string, never>>(
  'combat',
  { begin: (c) => c.return() },
);

export const combatProcedures: readonly AnyProcedure<Conquests>[] = [combat];
