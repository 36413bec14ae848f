import { type Procedure, procedure } from '@bivouac/kernel';
import { coalition, ENGLAND } from '../../content/types.ts';
import type { Conquests } from '../state.ts';
import { gainMoney } from './tracks.ts';

export const SUBSIDY = 5;

/** CON 16: instead of a Finance effect England hands out 5 FG of the bank among the other powers of the Coalition. */
export const granting: Procedure<Conquests, { left: number }> = procedure<Conquests, { left: number }>('granting', {
  next: (c, vars) => {
    const others = coalition.some((power) => power !== ENGLAND && c.s.out[power] === 0);
    return vars.left > 0 && others ? c.go('grant') : c.return();
  },
  grant: {
    power: () => ENGLAND,
    prompt: 'grant',
    clause: 'CON 16#4',
    about: (_, vars) => ({ left: vars.left }),
    offers(c, vars) {
      for (const power of coalition) {
        if (power === ENGLAND || c.s.out[power] === 1) continue;
        for (let francs = vars.left; francs >= 1; francs--) c.offer('grant', power, francs);
      }
    },
    take: {
      grant(c, vars, power, francs) {
        vars.left -= francs;
        gainMoney(c, power, francs, 'CON 16#4');
        return c.go('next');
      },
    },
  },
});
