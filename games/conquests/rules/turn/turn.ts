import { type Procedure, procedure } from '@bivouac/kernel';
import { combat } from '../combat/index.ts';
import { lapse } from '../diplomacy/pacts.ts';
import { diplomacyZone } from '../diplomacy/zone.ts';
import { noteCapitals } from '../map/control.ts';
import { movement } from '../movement/index.ts';
import type { Conquests } from '../state.ts';
import { judging } from '../victory/judging.ts';
import { deploying } from '../zones/deploying.ts';
import { military } from '../zones/military.ts';
import { neutralCapitals } from '../zones/neutral.ts';
import { zone } from '../zones/zone.ts';
import { changeOfAge } from './age.ts';
import { drawing } from './drawing.ts';
import { collect } from './income.ts';
import { penalty } from './penalty.ts';
import { placing } from './placing.ts';

/** CON 5: the phases of a turn, the zones of action from left to right (CON 8). */
export const turn: Procedure<Conquests, Record<string, never>> = procedure<Conquests, Record<string, never>>('turn', {
  income(c) {
    c.tell?.({ fact: 'turn', turn: c.s.turn, clause: 'CON 5#2' });
    if (c.s.turn > 1) collect(c);
    return c.call(placing, {}, 'initiative');
  },
  initiative: (c) => c.call(zone, { zone: 0, at: -1 }, 'finances'),
  finances: (c) => c.call(zone, { zone: 1, at: -1 }, 'morale'),
  morale: (c) => c.call(zone, { zone: 2, at: -1 }, 'society'),
  society: (c) => c.call(zone, { zone: 3, at: -1 }, 'capitals'),
  capitals: (c) => c.call(neutralCapitals, { capital: -1 }, 'military'),
  military: (c) => c.call(military, { at: -1, french: 0 }, 'diplomacy'),
  diplomacy: (c) => c.call(diplomacyZone, { at: -1 }, 'moving'),
  moving: (c) => c.call(movement, {}, 'fighting'),
  fighting: (c) => c.call(combat, {}, 'fought'),
  // Moral won in combat may have given units (CON 8.3).
  fought: (c) => c.call(deploying, {}, 'drawing'),
  drawing(c) {
    noteCapitals(c);
    return c.call(drawing, {}, 'judging');
  },
  judging: (c) => c.call(judging, {}, 'ending'),
  ending(c) {
    lapse(c);
    const secondAge = c.content.scenarios[c.s.scenario]?.secondAge ?? 0;
    return secondAge > 0 && c.s.turn + 1 === secondAge ? c.call(penalty, { power: -1 }, 'age') : c.return();
  },
  age: (c) => c.call(changeOfAge, {}, 'over'),
  over: (c) => c.return(),
});
