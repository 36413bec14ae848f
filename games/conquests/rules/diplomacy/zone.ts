import { type Procedure, procedure } from '@bivouac/kernel';
import type { Conquests } from '../state.ts';
import { deploying } from '../zones/deploying.ts';
import { adviserOn, nextSpace, takeBack, takeBonus } from '../zones/zone.ts';
import { courtesies } from './courtesy.ts';
import { embassies, embassy } from './embassy.ts';
import { noteSuccess } from './pacts.ts';
import { parting } from './parting.ts';

export const DIPLOMACY_ZONE = 5;

/** CON 8.7: in the order of the positions; what is not called off by the end has succeeded, and former allies part. */
export const diplomacyZone: Procedure<Conquests, { at: number }> = procedure<Conquests, { at: number }>(
  'diplomacyZone',
  {
    next(c, vars) {
      vars.at = nextSpace(c, DIPLOMACY_ZONE, vars.at);
      if (vars.at < 0) return c.go('ended');
      takeBonus(c, adviserOn(c, vars.at), vars.at);
      return c.call(deploying, {}, 'act');
    },
    act: (c, vars) => c.call(embassies, embassy(adviserOn(c, vars.at), 'zone'), 'done'),
    done(c, vars) {
      takeBack(c, vars.at);
      return c.go('next');
    },
    ended(c) {
      const pacts = noteSuccess(c);
      return c.call(courtesies, { pacts, asked: [] }, 'part');
    },
    part: (c) => c.call(parting, { land: -1, power: -1, stays: -1 }, 'over'),
    over: (c) => c.return(),
  },
);
