import { type Procedure, procedure } from '@bivouac/kernel';
import { unitsAt } from '../map/troops.ts';
import { sailCost, stepCost } from '../movement/cost.ts';
import { carry } from '../map/carrying.ts';
import { type Conquests, type Ctx } from '../state.ts';
import { groupAt } from './clash.ts';
import { losing, shipChoices } from './losing.ts';
import { landWays, seaWays, waysOut, type Ways } from './refuges.ts';

export interface BreakingOut {
  power: number;
  /** Where the troops (or frigates) are, and where on their way they have come to; the piece moves at the end. */
  from: number;
  sea: boolean;
  at: number;
  to: number;
  chooser: number;
}

/** Where the battle was lost is no refuge, even if only a garrison is left there. */
function ways(c: Ctx, vars: BreakingOut): Ways {
  const open = vars.sea ? seaWays(c, vars.power) : landWays(c, vars.power);
  return { ...open, isRefuge: (at) => at !== vars.from && open.isRefuge(at) };
}

function left(c: Ctx, vars: BreakingOut): number {
  return vars.sea ? shipChoices(c.s, vars.from, [vars.power]).length : unitsAt(c.s, vars.from, vars.power);
}

function cost(c: Ctx, vars: BreakingOut): number {
  if (!vars.sea) return stepCost(groupAt(c.s, vars.from, [vars.power]));
  return shipChoices(c.s, vars.from, [vars.power]).reduce((sum, ship) => sum + sailCost(c, ship, vars.to), 0);
}

function loses(vars: BreakingOut, count: number, clause: string) {
  const { power, from, sea, chooser } = vars;
  return { powers: [power], land: sea ? -1 : from, sea: sea ? from : -1, count, chooser, clause };
}

/** CON 11.4#6 to #8: the encircled go through lands that are no refuge to the nearest one that is. Returns it, or -1. */
export const breakingOut: Procedure<Conquests, BreakingOut, number> = procedure<Conquests, BreakingOut, number>(
  'breakingOut',
  {
    next(c, vars) {
      if (left(c, vars) === 0) return c.return(-1);
      const out = waysOut(ways(c, vars), vars.at);
      const [only] = out;
      // Ruling 135: nowhere to go.
      if (only === undefined) return c.call(losing, loses(vars, left(c, vars), 'CON 11.4#6'), 'next');
      if (out.length > 1) return c.go('where');
      vars.to = only;
      return c.go('toll');
    },
    where: {
      power: (_, vars) => vars.chooser,
      prompt: 'breakOut',
      open: true,
      clause: 'CON 11.4#6',
      about: (_, vars) => ({ power: vars.power }),
      offers(c, vars) {
        for (const to of waysOut(ways(c, vars), vars.at)) c.offer(vars.sea ? 'retreatSea' : 'retreat', to);
      },
      take: {
        retreat(c, vars, land) {
          vars.to = land;
          return c.go('toll');
        },
        retreatSea(c, vars, sea) {
          vars.to = sea;
          return c.go('toll');
        },
      },
    },
    /** CON 11.4#7: the march is paid, or a unit is lost for it. */
    toll: {
      power: (_, vars) => vars.chooser,
      prompt: 'breakOutToll',
      open: true,
      clause: 'CON 11.4#7',
      about: (c, vars) => ({ power: vars.power, cost: cost(c, vars), moves: c.s.moves[vars.power] as number }),
      offers(c, vars) {
        if (cost(c, vars) <= (c.s.moves[vars.power] as number)) c.offer('pay');
        c.offer('sacrifice');
      },
      why: (_, __, [verb]) => (verb === 'pay' ? { reason: 'tooFewMoves', clause: 'CON 11.4#7' } : null),
      take: {
        pay(c, vars) {
          c.s.moves[vars.power] = (c.s.moves[vars.power] as number) - cost(c, vars);
          return c.go('enter');
        },
        sacrifice: (c, vars) => c.call(losing, loses(vars, 1, 'CON 11.4#7'), 'enter'),
      },
    },
    enter(c, vars) {
      const { power, from, to, sea } = vars;
      vars.at = to;
      if (left(c, vars) === 0) return c.return(-1);
      if (!ways(c, vars).isRefuge(to)) {
        return c.call(losing, loses(vars, ways(c, vars).strangers(to), 'CON 11.4#8'), 'next');
      }
      if (sea) for (const ship of shipChoices(c.s, from, [power])) c.s.ship[ship] = to;
      else carry(c, groupAt(c.s, from, [power]), from, to);
      if (sea) c.tell?.({ fact: 'brokeOutShips', power, from, sea: to, clause: 'CON 11.4#6' });
      else c.tell?.({ fact: 'brokeOut', power, from, land: to, clause: 'CON 11.4#6' });
      return c.return(to);
    },
  },
);
