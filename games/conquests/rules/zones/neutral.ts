import { type Procedure, procedure } from '@bivouac/kernel';
import type { Domain } from '../../content/types.ts';
import { DIPLOMACY } from '../cards/effects.ts';
import { playCard, playing } from '../cards/playing.ts';
import { playable, tabFault } from '../cards/usable.ts';
import { stockholm } from '../diplomacy/stockholm.ts';
import { controls } from '../map/control.ts';
import type { Board, Conquests } from '../state.ts';
import { buyCard, canBuy } from './zone.ts';

/** CON 8.5: who may use a neutral capital now: it was his before this turn, and he controls it. -1 for nobody. */
export function giftedBy({ s, content }: Board, capital: number): number {
  const holder = s.heldBy[capital] as number;
  const land = content.map.neutralCapitals[capital];
  if (holder < 0 || land === undefined || (s.heldSince[capital] as number) >= s.turn) return -1;
  return controls(s, holder, land) && s.out[holder] === 0 ? holder : -1;
}

/** The domain of a neutral capital's gift (CON 8.5). */
export function giftOf({ content }: Pick<Board, 'content'>, capital: number): number {
  return content.map.lands[content.map.neutralCapitals[capital] ?? -1]?.gift ?? -1;
}

interface Neutral {
  capital: number;
}

/** CON 8.5: after Society, every neutral capital in turn lets its holder play a card without an adviser. */
export const neutralCapitals: Procedure<Conquests, Neutral> = procedure<Conquests, Neutral>('neutralCapitals', {
  next(c, vars) {
    vars.capital++;
    if (vars.capital >= c.content.map.neutralCapitals.length) return c.return();
    const holder = giftedBy(c, vars.capital);
    if (holder < 0) return c.go('next');
    if (giftOf(c, vars.capital) === DIPLOMACY) return c.call(stockholm, { by: holder }, 'next');
    return c.go('card');
  },
  card: {
    power: (c, vars) => giftedBy(c, vars.capital),
    prompt: 'playInCapital',
    open: 'apart',
    clause: 'CON 8.5#6',
    about: (c, vars) => ({ land: c.content.map.neutralCapitals[vars.capital] ?? 0 }),
    offers(c, vars) {
      const power = giftedBy(c, vars.capital);
      const domain = giftOf(c, vars.capital) as Domain;
      for (const { card, tab } of playable(c, power, domain)) c.offer('play', card, tab);
      if (canBuy(c, power)) c.offer('buy');
      c.offer('pass');
    },
    why(c, vars, [verb, card, tab]) {
      const domain = giftOf(c, vars.capital) as Domain;
      if (verb === 'play') return tabFault(c, giftedBy(c, vars.capital), domain, card, tab);
      return verb === 'buy' ? { reason: 'tooDear', clause: 'CON 8#5' } : null;
    },
    take: {
      play: (c, vars, card, tab) => c.call(playCard, playing(giftedBy(c, vars.capital), card, tab), 'next'),
      buy(c, vars) {
        buyCard(c, giftedBy(c, vars.capital), 'CON 8#5');
        return c.go('next');
      },
      pass: (c) => c.go('next'),
    },
  },
});
