import type { AnyProcedure } from '@bivouac/kernel';
import type { Conquests } from '../state.ts';
import { courtesies } from './courtesy.ts';
import { embassies, partnering } from './embassy.ts';
import { parting } from './parting.ts';
import { alliance, freeing } from './pots.ts';
import { answering, stockholm } from './stockholm.ts';
import { diplomacyZone } from './zone.ts';

export const diplomacyProcedures: readonly AnyProcedure<Conquests>[] = [
  diplomacyZone,
  embassies,
  partnering,
  alliance,
  freeing,
  courtesies,
  parting,
  stockholm,
  answering,
];
