import { type Offer, openFrames, varsIn } from '@bivouac/kernel';
import type { Given } from '@bivouac/kit';
import { changeCost } from '../rules/formations/allowed.ts';
import { turnCost } from '../rules/movement/group.ts';
import { groupOf, march } from '../rules/movement/march.ts';
import { bandUnits } from '../rules/piles/board.ts';
import type { Empereur } from '../rules/state.ts';
import { type Fight, fightOf } from './fights.ts';
import { defenceIn, rowsOf } from './guesses.ts';
import { foreseeOrder } from './order-odds.ts';
import { percent, say } from './words.ts';

type Speech = Given<Empereur>['speech'];

/** The chances of a fight in a sentence: what stands in full on its sheet. */
export function fightInWords(speech: Speech, fight: Fight): string {
  switch (fight.kind) {
    case 'volley': {
      const { total, results, tests } = fight.odds;
      const { toll } = fight.guess ?? fight.odds;
      const losses = percent(results.filter((result) => result > 0).length / 6);
      const words = say(speech, 'volley', { total, losses, tests: percent(tests), breaks: percent(toll.breaks) });
      return fight.guess === null ? words : `${words} ${say(speech, 'guessed', { worlds: fight.guess.worlds })}`;
    }
    case 'shock': {
      const { sums, odds } = fight.odds;
      const { attackers, defenders } = fight.guess ?? fight.odds;
      const chances = { breaks: percent(attackers.breaks), broken: percent(defenders.breaks) };
      if (fight.guess === null)
        return say(speech, 'shock', { attack: sums.attack, defence: sums.defence, odds, ...chances });
      const [likeliest, ...others] = rowsOf(fight.guess);
      const ratio = others.length === 0 ? 'oddsOf' : 'oddsLikeliest';
      return [
        say(speech, 'shockGuessed', {
          attack: sums.attack,
          defence: defenceIn(speech, fight.guess),
          odds: say(speech, ratio, { odds: likeliest?.ratio ?? '' }).toLowerCase(),
          ...chances,
        }),
        say(speech, 'guessed', { worlds: fight.guess.worlds }),
      ].join(' ');
    }
    case 'rally':
      return say(speech, 'rally', { morale: fight.odds.morale, holds: percent(fight.odds.holds) });
    case 'square':
      return say(speech, 'square', { forms: percent(fight.odds.forms) });
    case 'counter':
      return say(speech, 'counter', { holds: percent(fight.odds.holds) });
    default:
      return fight satisfies never;
  }
}

/** What a turn or a change of formation costs. */
export function priceOf(
  { content, view }: Pick<Given<Empereur>, 'content' | 'view'>,
  [verb, arg]: Offer,
): number | null {
  const marching = varsIn(openFrames(view.stack).at(-1), march);
  if (marching === null) return null;
  const asked = { content, s: view.game };
  if (verb === 'turn' && typeof arg === 'number') return turnCost(asked, groupOf(asked, marching), arg);
  if (verb === 'adapt') return 0;
  if (verb !== 'line' && verb !== 'column' && verb !== 'square') return null;
  const [unit = 0] = bandUnits(view.game, marching.band);
  return changeCost(content.units[unit]?.arm ?? 0);
}

/** What would happen, in figures, if this offer were taken. */
export function foresee(given: Given<Empereur>, offer: Offer): string | null {
  const { content, view, speech } = given;
  const fight = fightOf({ content, view }, offer);
  if (fight !== null) return fightInWords(speech, fight);
  const order = foreseeOrder(given, offer);
  if (order !== null) return order;
  const price = priceOf({ content, view }, offer);
  return price === null ? null : say(speech, price === 1 ? 'price' : 'prices', { cost: price });
}
