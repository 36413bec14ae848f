import { type Next, type Procedure, procedure } from '@bivouac/kernel';
import { type Domain, ENGLAND } from '../../content/types.ts';
import { draw } from '../cards/decks.ts';
import { playable, tabFault } from '../cards/usable.ts';
import { playCard, playing } from '../cards/playing.ts';
import type { Board, Conquests, Ctx } from '../state.ts';
import { deploying } from './deploying.ts';
import { granting, SUBSIDY } from './subsidy.ts';
import { gain, payMoney } from './tracks.ts';

export const INITIATIVE = 0;
export const FINANCE: Domain = 0;

/** One space after the other of a zone that gives a bonus and lets its adviser play a card. */
interface ZoneVars {
  zone: number;
  /** The space that is being resolved. */
  at: number;
}

/** Who stands on a space, or -1. */
export function adviserOn({ s }: Pick<Board, 's'>, space: number): number {
  return s.space[space] ?? -1;
}

/** CON 8: the next space of a zone, after this one, with an adviser on it; -1 if there is none. */
export function nextSpace({ s, content }: Board, zone: number, after: number): number {
  for (let at = after + 1; at < content.spaces.length; at++) {
    if (content.spaces[at]?.zone === zone && s.space[at] !== -1) return at;
  }
  return -1;
}

/** Whether a card can be bought: there is one, and money for it (CON 8). */
export function canBuy({ s, content }: Board, power: number): boolean {
  const side = power === 0 ? 0 : 1;
  const left = (s.pile[side]?.is.length ?? 0) + (s.spent[side]?.is.length ?? 0);
  return left > 0 && (s.money[power] as number) >= content.prices.card;
}

/** CON 8: a card from one's pile instead of playing one. */
export function buyCard(c: Ctx, power: number, clause: string): void {
  payMoney(c, power, c.content.prices.card, clause);
  draw(c, power, 1, clause);
}

/** CON 8: what the space gives, without a card. */
export function takeBonus(c: Ctx, power: number, space: number): void {
  const bonus = c.content.spaces[space]?.bonus;
  if (bonus !== undefined) gain(c, power, bonus, 'CON 8#2');
}

/** The adviser goes back to its nation. */
export function takeBack(c: Ctx, space: number): void {
  c.s.space[space] = -1;
}

export const domainOf = (zone: number): Domain => (zone - 1) as Domain;

function over(c: Ctx, vars: ZoneVars): Next {
  takeBack(c, vars.at);
  return c.go('next');
}

/** CON 8, 8.1-8.4: Initiative (the bonus alone; its advisers stay), Finances, Moral, Society. */
export const zone: Procedure<Conquests, ZoneVars> = procedure<Conquests, ZoneVars>('zone', {
  next(c, vars) {
    vars.at = nextSpace(c, vars.zone, vars.at);
    if (vars.at < 0) return c.return();
    takeBonus(c, adviserOn(c, vars.at), vars.at);
    return c.call(deploying, {}, vars.zone === INITIATIVE ? 'next' : 'card');
  },
  card: {
    power: (c, vars) => adviserOn(c, vars.at),
    prompt: 'playInZone',
    open: 'apart',
    clause: 'CON 8#3',
    about: (_, vars) => ({ zone: vars.zone }),
    offers(c, vars) {
      const power = adviserOn(c, vars.at);
      for (const { card, tab } of playable(c, power, domainOf(vars.zone))) c.offer('play', card, tab);
      if (power === ENGLAND && domainOf(vars.zone) === FINANCE) c.offer('subsidy');
      if (canBuy(c, power)) c.offer('buy');
      c.offer('pass');
    },
    why(c, vars, [verb, card, tab]) {
      const power = adviserOn(c, vars.at);
      if (verb === 'play') return tabFault(c, power, domainOf(vars.zone), card, tab);
      if (verb === 'buy') return { reason: 'tooDear', clause: 'CON 8#5' };
      return verb === 'subsidy' ? { reason: 'onlyEngland', clause: 'CON 16#4' } : null;
    },
    take: {
      play: (c, vars, card, tab) => c.call(playCard, playing(adviserOn(c, vars.at), card, tab), 'over'),
      subsidy: (c) => c.call(granting, { left: SUBSIDY }, 'over'),
      buy(c, vars) {
        buyCard(c, adviserOn(c, vars.at), 'CON 8#5');
        return over(c, vars);
      },
      pass: (c, vars) => over(c, vars),
    },
  },
  over,
});
