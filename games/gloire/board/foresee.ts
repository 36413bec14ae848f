import type { Offer } from '@bivouac/kernel';
import type { BoardProps } from '@bivouac/kit';
import { enemyWatches, reachOfStack, stackPrice } from '../overlays.ts';
import { linkBetween, linkCost } from '../rules/pieces/map.ts';
import { hasStrength, outsideAt } from '../rules/pieces/pieces.ts';
import { commandValue, reactorsAt } from '../rules/reactions/reaction.ts';
import { type Board, type Gloire, OFF, other } from '../rules/state.ts';
import { goingOn } from './going-on.ts';
import { oddsOf } from './odds-of.ts';
import { stragglersForeseen } from './march-foreseen.ts';
import { knownStrength } from './piles.ts';
import {
  assaultForeseen,
  battleForeseen,
  blowForeseen,
  foughtOutForeseen,
  overrunForeseen,
  siegeForeseen,
  stakesWords,
} from './stakes.ts';
import { say, tenth } from './words.ts';

type Given = Pick<BoardProps<Gloire>, 'content' | 'view' | 'viewer' | 'eyes' | 'speech'>;

const percent = (chance: number): string => String(Math.round(chance * 100));
/** What a step would cost, what would be left, who stands there, and who might intercept. */
function foreseeStep({ view, speech }: Given, b: Board, mine: number, town: number): string | null {
  const { march } = goingOn(view);
  if (march === null) return null;
  const left = reachOfStack(b, march).get(town);
  const parts: string[] = [];
  const cost = linkCost(b, linkBetween(b, march.at, town), 'infantry');
  if (left !== undefined) parts.push(say(speech, 'stepCost', { cost, left }));
  const enemies = outsideAt(b, town, other(mine));
  if (enemies.length > 0) {
    const { points, all } = knownStrength(b, enemies);
    parts.push(
      say(speech, 'enemiesThere', { count: enemies.length, points: all ? points : points > 0 ? `${points}+` : '?' }),
    );
  }
  const watches = enemyWatches(b, mine).filter(({ to }) => to === town);
  for (const { from, least, most } of watches) {
    const chance = least === most ? percent(least) : `${percent(least)}–${percent(most)}`;
    parts.push(say(speech, 'mayIntercept', { from: speech.name('town', from), chance }));
  }
  return parts.length === 0 ? null : parts.join(' ');
}

/** The chance of a reaction: a die not above the command value, with one more for a long connection (GLO 6.5.1#10). */
function foreseeReaction({ view, speech }: Given, b: Board, mine: number, from: number, to: number): string | null {
  const slots = reactorsAt(b, { side: mine, town: from, decoys: false });
  if (!slots.some((slot) => hasStrength(b, slot))) return null;
  const link = to === OFF ? OFF : linkBetween(b, from, to);
  const far = link !== OFF && linkCost(b, link, 'infantry') >= 2 ? 1 : 0;
  const { gathering } = goingOn(view);
  const value = commandValue(b, gathering === null || gathering.slots.length === 0 ? slots : gathering.slots);
  return say(speech, 'reactionChance', { chance: percent(Math.min(6, Math.max(0, value - far)) / 6) });
}

/** What would happen if an offer were taken, in words and figures; null where there is nothing to add. */
export function foresee(given: Given, [verb, first]: Offer): string | null {
  const { content, view, viewer, eyes, speech } = given;
  if (viewer < 0) return null;
  const b: Board = { content, s: view.game };
  const mine = content.armies.find((_, power) => eyes.holds(power))?.side ?? 0;
  const a = typeof first === 'number' ? first : OFF;
  switch (verb) {
    case 'step':
    case 'scout':
      return foreseeStep(given, b, mine, a);
    case 'force':
      return say(speech, 'wholeStack', { price: stackPrice(b, a, mine) });
    case 'normal':
    case 'forced': {
      const slots = goingOn(view).gathering?.slots ?? [];
      return stragglersForeseen(given, b, slots, verb === 'forced') ?? say(speech, 'noStragglers');
    }
    case 'fight':
      return battleForeseen(given, mine, a, 'field');
    case 'sortie':
      return battleForeseen(given, mine, a, 'sortie');
    case 'assault':
      return assaultForeseen(given, mine);
    case 'besiege':
      return siegeForeseen(given, mine);
    case 'overrun':
      return overrunForeseen(given);
    case 'battle':
      return foughtOutForeseen(given, mine);
    case 'blow':
      return blowForeseen(given);
    case 'intercept': {
      const { march } = goingOn(view);
      return foreseeReaction(given, b, mine, a, march?.at ?? OFF);
    }
    case 'toGuns':
      // GLO 6.5.2#12: the connection does not matter here.
      return foreseeReaction(given, b, mine, a, OFF);
    case 'tactic': {
      const odds = oddsOf(given).find(({ tactic }) => tactic === a);
      if (odds === undefined) return null;
      const figures = {
        won: `${percent(odds.won)} %`,
        drawn: `${percent(odds.drawn)} %`,
        lost: `${percent(odds.lost)} %`,
      };
      const losses = say(speech, 'oddsLosses', { own: tenth(speech, odds.ownLoss), foe: tenth(speech, odds.foeLoss) });
      const how = odds.exact ? say(speech, 'oddsExact') : say(speech, 'oddsImagined', { count: odds.imagined });
      return `${say(speech, 'oddsWords', figures)}. ${losses}. ${stakesWords(given, b, a)} ${how}`;
    }
    default:
      return null;
  }
}
