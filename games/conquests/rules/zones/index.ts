import type { AnyProcedure } from '@bivouac/kernel';
import type { Conquests } from '../state.ts';
import { deploying } from './deploying.ts';
import { enrolling } from './enrolling.ts';
import { military } from './military.ts';
import { neutralCapitals } from './neutral.ts';
import { granting } from './subsidy.ts';
import { zone } from './zone.ts';

export const zoneProcedures: readonly AnyProcedure<Conquests>[] = [
  zone,
  deploying,
  enrolling,
  granting,
  neutralCapitals,
  military,
];
