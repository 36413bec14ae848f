import { type Next, type Procedure, procedure } from '@bivouac/kernel';
import { NAPOLEON, RUSSIA, unitIds } from '../../content/types.ts';
import { MILITARY } from '../cards/effects.ts';
import { playCard, playing } from '../cards/playing.ts';
import { playable, tabFault } from '../cards/usable.ts';
import { capitalOf } from '../map/control.ts';
import { isOpenTo } from '../map/relations.ts';
import { addTroops, inContingent, takeContingent } from '../map/troops.ts';
import { type Board, type Conquests, type Ctx, INF } from '../state.ts';
import { deploying } from './deploying.ts';
import { type Enrolling, enrolling } from './enrolling.ts';
import { gainMoves } from './tracks.ts';
import { adviserOn, buyCard, canBuy, nextSpace, takeBack, takeBonus } from './zone.ts';

export const MILITARY_ZONE = 4;

interface Military {
  at: number;
  /** How many advisers of Napoleon have been resolved here. */
  french: number;
}

/** What may be bought on a space (CON 8.6.2). */
function purchases({ content }: Pick<Board, 'content'>, power: number, space: number): Enrolling {
  const { prices } = content;
  const military = content.spaces[space]?.military ?? null;
  return {
    power,
    units: military?.units ?? 0,
    most: unitIds.map((id) => military?.most[id] ?? 0),
    prices: unitIds.map((id) => prices[id]),
    moves: military?.moves ?? 0,
    perUnit: prices.movesPerUnit,
    abroad: 0,
    shelter: -1,
    kind: -1,
  };
}

/** CON 8.1, 16: Russia, first in order, gains an infantry in Moscow before the Military zone. */
export function levy(c: Ctx): void {
  const moscow = capitalOf(c, RUSSIA);
  if (c.s.order[0] !== RUSSIA || c.s.out[RUSSIA] === 1 || inContingent(c.s, RUSSIA, INF) === 0) return;
  if (!isOpenTo(c.s, moscow, RUSSIA)) return;
  takeContingent(c.s, RUSSIA, INF);
  addTroops(c.s, moscow, RUSSIA, INF, 1);
  c.tell?.({ fact: 'raised', power: RUSSIA, kind: INF, land: moscow, clause: 'CON 16#8' });
}

function over(c: Ctx, vars: Military): Next {
  takeBack(c, vars.at);
  return c.go('next');
}

/** CON 8.6: first units and movement points, then a military effect, or the adviser stays for the combats. */
export const military: Procedure<Conquests, Military> = procedure<Conquests, Military>('military', {
  begin(c) {
    levy(c);
    return c.go('next');
  },
  next(c, vars) {
    vars.at = nextSpace(c, MILITARY_ZONE, vars.at);
    if (vars.at < 0) return c.return();
    const power = adviserOn(c, vars.at);
    takeBonus(c, power, vars.at);
    if (power === NAPOLEON) {
      vars.french++;
      if (vars.french === 2) gainMoves(c, NAPOLEON, c.content.prices.secondAdviser, 'CON 8.6.1#1');
    }
    return c.call(deploying, {}, 'buy');
  },
  buy: (c, vars) => c.call(enrolling, purchases(c, adviserOn(c, vars.at), vars.at), 'card'),
  card: {
    power: (c, vars) => adviserOn(c, vars.at),
    prompt: 'playMilitary',
    open: 'apart',
    clause: 'CON 8.6.4#1',
    offers(c, vars) {
      const power = adviserOn(c, vars.at);
      for (const { card, tab } of playable(c, power, MILITARY)) c.offer('play', card, tab);
      c.offer('leave');
      if (canBuy(c, power)) c.offer('buy');
      c.offer('pass');
    },
    why(c, vars, [verb, card, tab]) {
      if (verb === 'buy') return { reason: 'tooDear', clause: 'CON 8#5' };
      return verb === 'play' ? tabFault(c, adviserOn(c, vars.at), MILITARY, card, tab) : null;
    },
    take: {
      play: (c, vars, card, tab) => c.call(playCard, playing(adviserOn(c, vars.at), card, tab), 'over'),
      // CON 8.6.4: nobody asks whether there is a card for it; one may bluff.
      leave(c, vars) {
        const power = adviserOn(c, vars.at);
        c.s.kept[power] = (c.s.kept[power] as number) + 1;
        c.tell?.({ fact: 'keptAdviser', power, clause: 'CON 8.6.4#6' });
        return c.go('next');
      },
      buy(c, vars) {
        buyCard(c, adviserOn(c, vars.at), 'CON 8#5');
        return over(c, vars);
      },
      pass: (c, vars) => over(c, vars),
    },
  },
  over,
});
