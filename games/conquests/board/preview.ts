import type { Effect } from '../content/types-cards.ts';
import { unitIds } from '../content/types.ts';
import { isMet, victims } from '../rules/cards/effects.ts';
import { placesForFree } from '../rules/cards/free-units.ts';
import { mustLose } from '../rules/cards/losing-units.ts';
import { capitalOf } from '../rules/map/control.ts';
import { type Board, FRG, GUARD_CAV, GUARD_INF } from '../rules/state.ts';
import { landsToConvert } from '../rules/zones/deploying.ts';

/** Places that an effect would touch. */
export interface Touched {
  readonly lands: readonly number[];
  readonly seas: readonly number[];
}

const NOWHERE: Touched = { lands: [], seas: [] };

function together(all: readonly Touched[]): Touched {
  const union = (lists: readonly (readonly number[])[]) => [...new Set(lists.flat())].sort((one, two) => one - two);
  return { lands: union(all.map(({ lands }) => lands)), seas: union(all.map(({ seas }) => seas)) };
}

function region(b: Board, ref: number): Touched {
  return b.content.map.regions[ref] ?? NOWHERE;
}

/** Where an effect would work now if this power played it: units appear, units may be lost, a combat card counts. */
export function touchedBy(b: Board, power: number, effect: Effect): Touched {
  switch (effect.kind) {
    case 'free':
      return together(
        unitIds.flatMap((id, kind) => {
          if (effect.units[id] === 0) return [];
          const places = placesForFree(b, power, kind, effect.region);
          return [kind === FRG ? { lands: [], seas: places } : { lands: places, seas: [] }];
        }),
      );
    case 'lose':
      return together(
        victims(b, effect.who).map((one) => {
          const losses = mustLose(b, one, effect);
          return {
            lands: losses.flatMap(({ ship, at }) => (ship ? [] : [at])),
            seas: losses.flatMap(({ ship, at }) => (ship ? [b.s.ship[at] as number] : [])),
          };
        }),
      );
    case 'guard':
      return together([
        { lands: effect.inf > 0 ? landsToConvert(b, GUARD_INF) : [], seas: [] },
        { lands: effect.cav > 0 ? landsToConvert(b, GUARD_CAV) : [], seas: [] },
      ]);
    case 'enrol':
      return { lands: [capitalOf(b, power)], seas: [] };
    case 'force': {
      const { lands, seas } = region(b, effect.region);
      return effect.theatre === 'land' ? { lands, seas: [] } : { lands: [], seas };
    }
    case 'repel':
      return { lands: region(b, effect.region).lands, seas: [] };
    case 'either':
      return together(effect.effects.map((one) => touchedBy(b, power, one)));
    case 'cost':
      return touchedBy(b, power, effect.then);
    case 'only': {
      const then = isMet(b, power, effect.when) ? effect.then : effect.otherwise;
      return then === null ? NOWHERE : touchedBy(b, power, then);
    }
    case 'money':
    case 'morale':
    case 'society':
    case 'moves':
    case 'diplomacy':
    case 'draw':
    case 'harm':
    case 'lookHand':
    case 'lookObjective':
    case 'swap':
    case 'discard':
    case 'turnRule':
    case 'combatMoves':
    case 'combatGuard':
    case 'division':
    case 'slipAway':
      return NOWHERE;
    default:
      return effect satisfies never;
  }
}
