import type { AnyProcedure } from '@bivouac/kernel';
import type { Conquests } from '../state.ts';
import { deploying } from './deploying.ts';
import { enrolling } from './enrolling.ts';

export const zoneProcedures: readonly AnyProcedure<Conquests>[] = [deploying, enrolling];
