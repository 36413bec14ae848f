import { type Procedure, procedure } from '@bivouac/kernel';
import { NAPOLEON } from '../../content/types.ts';
import { draw } from '../cards/decks.ts';
import type { Board, Conquests } from '../state.ts';
import { buyCard, canBuy, INITIATIVE } from '../zones/zone.ts';

/** CON 8.1: those in Initiative come first, as they stand there; the others follow in the order they had. */
export function nextOrder({ s, content }: Board): number[] {
  const ahead = content.spaces.flatMap(({ zone }, space) => {
    const power = s.space[space] ?? -1;
    return zone === INITIATIVE && power >= 0 ? [power] : [];
  });
  return [...ahead, ...s.order.filter((power) => !ahead.includes(power))];
}

function nextToBuy(b: Board): number {
  return b.s.order.find((power) => (b.s.kept[power] as number) > 0 && b.s.out[power] === 0 && canBuy(b, power)) ?? -1;
}

/** CON 11.1, 12: cards for advisers that were kept for nothing, then everybody's new cards, then the new order. */
export const drawing: Procedure<Conquests, Record<string, never>> = procedure<Conquests, Record<string, never>>(
  'drawing',
  {
    next: (c) => (nextToBuy(c) < 0 ? c.go('draw') : c.go('buy')),
    buy: {
      power: (c) => Math.max(0, nextToBuy(c)),
      prompt: 'buyAfterCombat',
      open: true,
      clause: 'CON 8#6',
      offers(c) {
        c.offer('buy');
        c.offer('pass');
      },
      take: {
        buy(c) {
          const power = nextToBuy(c);
          c.s.kept[power] = (c.s.kept[power] as number) - 1;
          buyCard(c, power, 'CON 8#6');
          return c.go('next');
        },
        pass(c) {
          const power = nextToBuy(c);
          c.s.kept[power] = (c.s.kept[power] as number) - 1;
          return c.go('next');
        },
      },
    },
    draw(c) {
      const { s, content } = c;
      for (const power of s.order) {
        if (s.out[power] === 1) continue;
        const count = power === NAPOLEON ? content.deal.turnNapoleon : content.deal.turnCoalition;
        draw(c, power, count, power === NAPOLEON ? 'CON 12#2' : 'CON 12#1');
      }
      s.order = nextOrder(c);
      c.tell?.({ fact: 'order', order: [...s.order], clause: 'CON 12#3' });
      s.space.fill(-1);
      s.kept.fill(0);
      s.turnRule.fill(-1);
      for (const [power, points] of s.moves.entries()) s.moves[power] = Math.min(points, content.prices.movesKept);
      return c.return();
    },
  },
);
