import { type Procedure, procedure } from '@bivouac/kernel';
import { draw } from '../cards/decks.ts';
import type { Conquests, Ctx } from '../state.ts';
import { payMoney } from '../zones/tracks.ts';

export interface Unspent {
  /** Index in the order of the turn. */
  at: number;
}

function buyer(c: Ctx, vars: Unspent): number {
  return c.s.order[vars.at] as number;
}

function canBuy(c: Ctx, power: number): boolean {
  return (c.s.kept[power] as number) > 0 && (c.s.money[power] as number) >= c.content.prices.card;
}

/** CON 11.1#8: an adviser that served for no card lets his power buy one. */
export const unspent: Procedure<Conquests, Unspent> = procedure<Conquests, Unspent>('unspent', {
  next(c, vars) {
    while (vars.at < c.s.order.length && !canBuy(c, buyer(c, vars))) {
      c.s.kept[buyer(c, vars)] = 0;
      vars.at++;
    }
    return vars.at < c.s.order.length ? c.go('ask') : c.return();
  },
  ask: {
    power: buyer,
    prompt: 'buyUnspent',
    clause: 'CON 11.1#8',
    offers(c) {
      c.offer('buy');
      c.offer('pass');
    },
    take: {
      buy(c, vars) {
        const power = buyer(c, vars);
        c.s.kept[power] = (c.s.kept[power] as number) - 1;
        payMoney(c, power, c.content.prices.card, 'CON 11.1#8');
        draw(c, power, 1, 'CON 11.1#8');
        return c.go('next');
      },
      pass(c, vars) {
        c.s.kept[buyer(c, vars)] = 0;
        return c.go('next');
      },
    },
  },
});
