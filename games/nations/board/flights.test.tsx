import { expect, test } from 'vitest';
import { leipzig } from '../content/index.ts';
import { otherHand, spots, wayOf } from './flights.tsx';
import { momentsOf, newsFor } from './testing/positions.ts';
import { target } from './targets.ts';

const seen = { content: leipzig, mine: 0 };

test('cards go where the facts say: from the row or the pile to a hand, from a hand to the field they act on', () => {
  const told = new Set<string>();
  for (const { referee, news } of momentsOf('flights', { advanced: true })) {
    const s = referee.state.game;
    for (const fact of newsFor(news, 0)) {
      const way = wayOf(seen, s, fact);
      if (way === null) continue;
      told.add(fact.fact);
      const { side, card, army, field } = fact;
      const held = typeof card === 'number' ? target.hand(card) : '';
      const own = typeof army === 'number' ? leipzig.armies[army]?.side === 0 : side === 0;
      switch (fact.fact) {
        case 'took':
        case 'drew':
          expect(way.to).toEqual(own ? [way.to[0], spots.hand] : [otherHand(1)]);
          expect(way.from[0]).toBe(fact.fact === 'drew' ? target.pile : target.open(Number(card)));
          break;
        case 'removed':
        case 'moved':
          expect(way.from).toEqual(own ? [held, spots.hand] : [otherHand(1)]);
          expect(way.to).toEqual([target.field(Number(field))]);
          break;
        default:
          expect(way.from.length).toBeGreaterThan(0);
      }
    }
  }
  for (const fact of ['took', 'drew', 'removed', 'moved', 'opened', 'timePlayed']) expect([...told]).toContain(fact);
});

test('a card that another player draws shows its back', () => {
  let hidden = 0;
  for (const { referee, news } of momentsOf('backs', {}, false)) {
    for (const fact of newsFor(news, 0)) {
      if (fact.fact !== 'drew' || fact['side'] === 0) continue;
      expect(wayOf(seen, referee.state.game, fact)?.card).toBeLessThan(0);
      hidden++;
    }
  }
  expect(hidden).toBeGreaterThan(5);
});
