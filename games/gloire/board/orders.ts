import type { Action } from '@bivouac/kernel';
import type { OrderGroup, OrderInfo } from '@bivouac/kit';
import { hasStrength, outsideAt, townsOf } from '../rules/pieces/pieces.ts';
import { leads, playersOf } from '../rules/players/partners.ts';
import { type Board, type Gloire, SIDES } from '../rules/state.ts';
import { COVERING, DECISIVE, OFFENSIVE, SKIRMISH } from '../rules/battle/tactics.ts';
import { words } from './words.ts';

const PASS: Action = ['pass'];

/** A question with one answer to leave behind. */
const only = (window: string, answer: Action): OrderInfo<Gloire> => ({ window, answers: [answer], staff: answer });

/** Towns with a Force that whoever looks may send out. */
function ownTowns(b: Board, holds: (power: number) => boolean): number[] {
  return SIDES.flatMap((side) => {
    const players = playersOf(b, side).filter(holds);
    const isMine = (slot: number) => hasStrength(b, slot) && players.some((player) => leads(b, player, slot));
    return players.length === 0 ? [] : townsOf(b, side).filter((town) => outsideAt(b, town, side).some(isMine));
  });
}

/** What a player may leave behind who is away (rulings 182, 183), as the page lists it. */
export const orders: readonly OrderGroup<Gloire>[] = [
  {
    title: words.ordersOnTheMarch,
    orders: [
      {
        ...only('intercepting', PASS),
        also: ({ content, view, eyes }) =>
          ownTowns({ content, s: view.game }, (power) => eyes.holds(power)).map((town): Action => ['intercept', town]),
      },
      only('withdrawing', PASS),
      only('marching', PASS),
    ],
  },
  {
    title: words.ordersInBattle,
    orders: [
      only('walls', ['outside']),
      {
        window: 'tactic',
        answers: [SKIRMISH, COVERING, OFFENSIVE, DECISIVE].map((tactic): Action => ['tactic', tactic]),
        staff: ['tactic', COVERING],
      },
      only('suffer', PASS),
      only('retreat', PASS),
      { window: 'blow', answers: [['blow'], ['spare']], staff: ['spare'] },
      only('leave', ['stay']),
    ],
  },
  {
    title: words.ordersForCards,
    orders: ['phase', 'command', 'attacked', 'battle', 'sequence', 'after'].map((when) => only(`cards.${when}`, PASS)),
  },
];
