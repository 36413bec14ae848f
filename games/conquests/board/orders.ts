import type { Action } from '@bivouac/kernel';
import type { OrderGroup, OrderInfo } from '@bivouac/kit';
import { isCombat, knownCards } from '../rules/cards/effects.ts';
import type { Conquests } from '../rules/state.ts';
import { words } from './words.ts';

const PASS: Action = ['pass'];

/** Whether to play a combat card: none, or one of those in hand. */
const combatCards = (window: string): OrderInfo<Conquests> => ({
  window,
  answers: [PASS],
  staff: PASS,
  also: ({ content, view, eyes }) =>
    view.game.money.flatMap((_, power) => {
      if (!eyes.holds(power)) return [];
      return knownCards({ content, s: view.game }, power).flatMap((card) =>
        (content.cards[card]?.tabs ?? []).flatMap(({ effect }, tab): Action[] =>
          isCombat(effect) ? [['play', card, tab]] : [],
        ),
      );
    }),
});

/** What a player may leave behind who is away while combats are fought, as the page lists it. */
export const orders: readonly OrderGroup<Conquests>[] = [
  { title: words.ordersInCombat, orders: [combatCards('attackCard'), combatCards('defenceCard')] },
];
