import { type Context, type Reason, window, type WindowVars } from '@bivouac/kernel';
import type { CombatEffect } from '../../content/types-cards.ts';
import { discard } from '../cards/decks.ts';
import { knownCards } from '../cards/effects.ts';
import type { Conquests, Ctx } from '../state.ts';
import type { Battle } from './battle-vars.ts';
import { combatOptions, mayPlay, type Option } from './options.ts';

/** The moment at which a side may play combat cards. */
export interface CardMoment {
  battle: Battle;
  side: 0 | 1;
  /** Those before this place in the turn order have had their say. */
  after: number;
  /** The card that is being played, while its use is chosen. */
  card: number;
  tab: number;
}

/** A card that has been played: by whom, what it does, against whom (Division), what it costs. */
export interface Played {
  power: number;
  card: number;
  effect: CombatEffect;
  target: number;
  fg: number;
  pm: number;
}

const TABS = [0, 1, 2] as const;

export function cardMoment(battle: Battle, side: 0 | 1, after: number): CardMoment {
  return { battle: { ...battle }, side, after, card: -1, tab: -1 };
}

function asked(c: Ctx, at: CardMoment): number[] {
  return mayPlay(c, at.battle, at.side).filter((power) => c.s.order.indexOf(power) >= at.after);
}

function optionsAt(c: Ctx, at: CardMoment, power: number, card: number, tab: number): Option[] {
  return combatOptions(c, at.battle, at.side, power, card, tab);
}

function cardFault(c: Ctx, at: CardMoment, power: number, card: number, tab: number): Reason | null {
  if (!knownCards(c, power).includes(card)) return { reason: 'notInHand', clause: 'CON 11.1#1' };
  return optionsAt(c, at, power, card, tab).length > 0 ? null : { reason: 'noUseHere', clause: 'CON 11.1#3' };
}

type Vars = WindowVars<CardMoment>;

/** The card is laid open and spent, with the adviser that served for it (CON 11.1#2). */
function settle(c: Context<Conquests>, vars: Vars, option: Option, target: number) {
  const { card } = vars.at;
  const power = c.actor;
  discard(c, power, card);
  c.s.kept[power] = (c.s.kept[power] as number) - 1;
  c.mark?.(`card:${card}:${vars.at.tab}`);
  c.tell?.({ fact: 'combatCard', power, card, kind: option.effect.kind, clause: 'CON 11.1#1' });
  const played: Played = { power, card, target, effect: option.effect, fg: option.fg, pm: option.pm };
  return c.return({ ...played, effect: { ...option.effect } });
}

/** Division still has to name its victim; everything else is done with the choice. */
function use(c: Context<Conquests>, vars: Vars, option: Option) {
  if (option.effect.kind === 'division') return c.go('victim');
  return settle(c, vars, option, -1);
}

const cardWindow = (name: string, side: 0 | 1) =>
  window<Conquests, CardMoment, Played>(name, {
    clause: side === 0 ? 'CON 11.1#5' : 'CON 11.2#9',
    prompt: name,
    apart: true,
    may: asked,
    about: (_, vars) => ({ land: vars.at.battle.land, sea: vars.at.battle.sea }),
    offers(c, vars) {
      for (const card of knownCards(c, c.actor)) {
        for (const tab of TABS) if (optionsAt(c, vars.at, c.actor, card, tab).length > 0) c.offer('play', card, tab);
      }
    },
    why(c, vars, [verb, card, tab]) {
      if (verb !== 'play' || typeof card !== 'number' || typeof tab !== 'number') return null;
      return cardFault(c, vars.at, c.actor, card, tab);
    },
    take: {
      play(c, vars, card, tab) {
        vars.at.card = card;
        vars.at.tab = tab;
        // The window has already crossed him off: he is asked once more, for the use of his card.
        vars.queue.unshift(c.actor);
        const options = optionsAt(c, vars.at, c.actor, card, tab);
        const [only] = options;
        return options.length === 1 && only !== undefined ? use(c, vars, only) : c.go('use');
      },
    },
    steps: {
      /** CON 17.2.4#1: a card that leaves a choice. */
      use: {
        power: (_, vars) => vars.queue[0] ?? 0,
        prompt: 'useCard',
        clause: 'CON 17.2.4#1',
        about: (_, vars) => ({ card: vars.at.card }),
        offers(c, vars) {
          const { length } = optionsAt(c, vars.at, c.actor, vars.at.card, vars.at.tab);
          for (let part = 0; part < length; part++) c.offer('choose', part);
        },
        take: {
          choose(c, vars, part) {
            const option = optionsAt(c, vars.at, c.actor, vars.at.card, vars.at.tab)[part];
            return option === undefined ? c.go('use') : use(c, vars, option);
          },
        },
      },
      victim: {
        power: (_, vars) => vars.queue[0] ?? 0,
        prompt: 'divide',
        clause: 'CON 17.2.4#4',
        offers(c, vars) {
          for (const power of vars.at.battle.sides[vars.at.side === 0 ? 1 : 0]) c.offer('divide', power);
        },
        take: {
          divide(c, vars, target) {
            const option = optionsAt(c, vars.at, c.actor, vars.at.card, vars.at.tab).find(
              ({ effect }) => effect.kind === 'division',
            );
            return option === undefined ? c.go('victim') : settle(c, vars, option, target);
          },
        },
      },
    },
  });

/** CON 11.1#5: the attackers first, then the defenders. Two windows, so that bluff stays bluff (CON 11.1#7). */
export const attackCard = cardWindow('attackCard', 0);
export const defenceCard = cardWindow('defenceCard', 1);
