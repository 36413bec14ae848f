import { type Procedure, procedure } from '@bivouac/kernel';
import { sailCost } from '../movement/cost.ts';
import type { Board, Conquests, Ctx } from '../state.ts';
import { breakingOut } from './breaking-out.ts';
import { losing, shipChoices, sinking } from './losing.ts';
import { seaRefugesOf } from './refuges.ts';
import type { Terms } from './retreating.ts';

export interface SeaRetreat {
  power: number;
  sea: number;
  terms: Terms;
  chooser: number;
}

function fleet(c: Ctx, vars: SeaRetreat): number[] {
  return shipChoices(c.s, vars.sea, [vars.power]);
}

/** What one frigate pays; seas of refuge have no strangers, so all of them cost the same. */
function fare(c: Ctx, vars: SeaRetreat, ship: number, to: number): number {
  return vars.terms === 'free' ? 0 : sailCost(c, ship, to);
}

/** What all frigates of a power pay to leave a sea. */
export function seaFare(b: Board, power: number, sea: number): number {
  const [to] = seaRefugesOf(b, power, sea);
  return to === undefined ? 0 : shipChoices(b.s, sea, [power]).reduce((sum, ship) => sum + sailCost(b, ship, to), 0);
}

function total(c: Ctx, vars: SeaRetreat): number {
  return seaFare(c, vars.power, vars.sea);
}

function purse(c: Ctx, vars: SeaRetreat): number {
  return c.s.moves[vars.power] as number;
}

/** CON 11.4#9: the frigates of one power leave a sea, one by one. */
export const seaRetreat: Procedure<Conquests, SeaRetreat> = procedure<Conquests, SeaRetreat>('seaRetreat', {
  next(c, vars) {
    if (fleet(c, vars).length === 0) return c.return();
    if (seaRefugesOf(c, vars.power, vars.sea).length === 0) {
      const { power, sea, chooser } = vars;
      return c.call(breakingOut, { power, from: sea, sea: true, at: sea, to: -1, chooser }, 'over');
    }
    return vars.terms === 'payOrSacrifice' ? c.go('terms') : c.go('where');
  },
  terms: {
    power: (_, vars) => vars.chooser,
    prompt: 'retreatTerms',
    open: true,
    clause: 'CON 11.3.2b#6',
    about: (c, vars) => ({ power: vars.power, sea: vars.sea, cost: total(c, vars), moves: purse(c, vars) }),
    offers(c, vars) {
      if (total(c, vars) <= purse(c, vars)) c.offer('pay');
      c.offer('sacrifice');
    },
    why: (_, __, [verb]) => (verb === 'pay' ? { reason: 'payForAll', clause: 'CON 11.3.2b#6' } : null),
    take: {
      pay(c, vars) {
        vars.terms = 'pay';
        return c.go('where');
      },
      sacrifice(c, vars) {
        const { power, sea, chooser } = vars;
        vars.terms = 'free';
        return c.call(losing, { powers: [power], land: -1, sea, count: 1, chooser, clause: 'CON 11.3.2b#6' }, 'next');
      },
    },
  },
  where: {
    power: (_, vars) => vars.chooser,
    prompt: 'retreatShip',
    open: true,
    clause: 'CON 11.4#9',
    about: (c, vars) => ({ power: vars.power, ship: fleet(c, vars)[0] ?? 0, sea: vars.sea, moves: purse(c, vars) }),
    offers(c, vars) {
      const [ship = 0] = fleet(c, vars);
      for (const to of seaRefugesOf(c, vars.power, vars.sea)) {
        if (fare(c, vars, ship, to) <= purse(c, vars)) c.offer('retreatSea', to);
      }
      if (vars.terms === 'payOrStay') c.offer('abandon');
    },
    take: {
      retreatSea(c, vars, to) {
        const [ship = 0] = fleet(c, vars);
        const cost = fare(c, vars, ship, to);
        c.s.moves[vars.power] = purse(c, vars) - cost;
        c.s.ship[ship] = to;
        c.tell?.({
          fact: 'retreatedShip',
          power: vars.power,
          ship,
          from: vars.sea,
          sea: to,
          cost,
          clause: 'CON 11.4#9',
        });
        return c.go('next');
      },
      abandon: (c, vars) => c.call(sinking, { ship: fleet(c, vars)[0] ?? 0, clause: 'CON 11.3.2a#7' }, 'next'),
    },
  },
  over: (c) => c.return(),
});
