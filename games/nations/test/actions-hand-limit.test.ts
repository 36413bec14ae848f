import { describe, expect, test } from 'vitest';
import {
  AL,
  cardIds,
  cardsOffered,
  draw,
  FR,
  handOf,
  handSeenBy,
  nextCards,
  remove,
  told,
  type Hands,
} from './actions-table.ts';
import { army, card, type Position, position } from './position.ts';

const seven = ['river', 'river', 'hill', 'forest', 'plain', 'infantry', 'time'];
const row = ['hill', 'hill', 'cavalry', 'cavalry'];
const sides = [
  ['Napoleon', 'french', FR],
  ['Schwarzenberg', 'allied', AL],
] as const;

function holding(me: number, cards: readonly string[], more: Position = {}): Position {
  const hands: Hands = me === FR ? [cards, []] : [[], cards];
  return { active: me === FR ? 'french' : 'allied', hands, row, actionsLeft: 1, time: 1, ...more };
}

describe('the hand at the end of a turn', () => {
  test.each(sides)('[NAT 11.7#5] %s may keep eight', (_, _active, me) => {
    const p = nextCards(position(holding(me, seven)), 'artillery');
    draw(p, me, 1);
    expect(handOf(p, me)).toEqual([...seven, 'artillery']);
    expect(p.referee.waiting()).toEqual([1 - me]);
    expect(told(p, 'discarded')).toEqual([]);
  });

  test.each(sides)('[NAT 11.7#5, NAT 11.7#6] %s discards the ninth, whichever he likes', (_, _active, me) => {
    const p = nextCards(position(holding(me, [...seven, 'artillery'])), 'plain');
    draw(p, me, 1);
    expect(p.referee.waiting()).toEqual([me]);
    expect(p.referee.decision(me)).toMatchObject({ prompt: 'surplus', clause: 'NAT 11.7#6', about: { over: 1 } });
    expect(p.offers(me).map(([verb]) => verb)).toEqual(new Array(7).fill('discard'));
    expect(cardsOffered(p, me, 'discard')).toEqual([
      'river',
      'hill',
      'forest',
      'plain',
      'infantry',
      'artillery',
      'time',
    ]);
    p.act(me, 'discard', card('river'));
    expect(handOf(p, me).sort()).toEqual([
      'artillery',
      'forest',
      'hill',
      'infantry',
      'plain',
      'plain',
      'river',
      'time',
    ]);
    expect(cardIds(p.s.discard)).toEqual(['river']);
    expect(told(p, 'discarded')).toEqual([{ fact: 'discarded', side: me, card: card('river'), clause: 'NAT 11.7#6' }]);
    expect(p.referee.waiting()).toEqual([1 - me]);
    // Discarding is no action and takes no time.
    expect([p.s.time, p.s.turn]).toEqual([1, 6]);
  });

  test.each(sides)('[NAT 11.7#5] scout cards of %s count', (_, _active, me) => {
    const scouts = me === FR ? ([1, 5] as const) : ([5, 1] as const);
    const p = nextCards(position(holding(me, seven.slice(0, 6), { scouts })), 'artillery');
    draw(p, me, 1);
    expect(p.referee.waiting()).toEqual([1 - me]);
    const q = nextCards(position(holding(me, seven, { scouts })), 'artillery');
    draw(q, me, 1);
    expect(q.referee.decision(me)).toMatchObject({ prompt: 'surplus', about: { over: 1 } });
    expect(q.may(me, 'discardScout')).toBe(true);
  });

  test.each(sides)('[NAT 11.7#6] %s may return a scout card instead', (_, _active, me) => {
    const scouts = me === FR ? ([2, 3] as const) : ([3, 2] as const);
    const p = nextCards(position(holding(me, seven, { scouts })), 'artillery');
    draw(p, me, 1);
    expect(p.referee.decision(me)?.about).toEqual({ over: 2 });
    p.act(me, 'discardScout');
    expect(p.referee.decision(me)?.about).toEqual({ over: 1 });
    expect(p.s.scouts).toEqual(me === FR ? [1, 3] : [3, 1]);
    p.act(me, 'discard', card('time'));
    expect(p.referee.waiting()).toEqual([1 - me]);
    expect(p.s.scouts[me]).toBe(1);
    expect(told(p, 'scoutReturned')).toEqual([{ fact: 'scoutReturned', side: me, clause: 'NAT 11.7#6' }]);
    expect([cardIds(p.s.discard), p.s.spent, p.s.time]).toEqual([['time'], [], 1]);
  });

  test('[NAT 11.7#6] he cannot discard what he does not hold', () => {
    const p = nextCards(position(holding(FR, [...seven, 'artillery'])), 'plain');
    draw(p, FR, 1);
    expect(p.why(FR, 'discard', card('cavalry'))).toEqual({ reason: 'notInHand', clause: 'NAT 11.7#6' });
    expect(p.why(FR, 'discardScout')).toEqual({ reason: 'notInHand', clause: 'NAT 11.7#6' });
    expect(p.referee.play(FR, ['draw'])).toMatchObject({ ok: false });
  });

  test('[NAT 11.7#4, NAT 11.7#6] five cards on top of eight: five go', () => {
    const p = position(holding(FR, [...seven, 'artillery'], { actionsLeft: 5 }));
    draw(p, FR, 5);
    for (const over of [5, 4, 3, 2, 1]) {
      expect(p.referee.decision(FR)?.about).toEqual({ over });
      p.act(FR, 'discard', p.offers(FR, 'discard')[0]?.[0] as number);
    }
    expect(handOf(p, FR)).toHaveLength(8);
    expect(p.s.discard).toHaveLength(5);
    expect(p.referee.waiting()).toEqual([AL]);
  });

  test('[NAT 11.7#5] more than eight may be held during the turn', () => {
    const p = nextCards(position(holding(FR, [...seven, 'artillery'], { actionsLeft: 2 })), 'plain');
    draw(p, FR, 1);
    expect(p.referee.decision(FR)?.prompt).toBe('action');
    p.act(FR, 'card', card('time'));
    expect(p.referee.waiting()).toEqual([AL]);
  });

  test('[NAT 11.7#5] only his own hand counts at the end of his turn', () => {
    const p = position({ ...holding(FR, []), hands: [[], [...seven, 'artillery', 'artillery']] });
    draw(p, FR, 1);
    expect(p.referee.waiting()).toEqual([AL]);
    expect(p.referee.decision(AL)?.prompt).toBe('action');
    expect(handOf(p, AL)).toHaveLength(9);
  });

  test('[NAT 11.7#2, NAT 11.7#6] the discards come before the open cards are made up', () => {
    const p = position(holding(FR, [...seven, 'artillery'], { row: ['hill', 'hill', 'cavalry'] }));
    p.act(FR, 'take', card('cavalry'));
    expect(told(p, 'opened')).toEqual([]);
    p.act(FR, 'discard', card('cavalry'));
    expect(p.facts.map(({ fact }) => fact)).toEqual(['took', 'discarded', 'opened', 'opened', 'turn']);
  });

  test('[NAT 11.7#6] of like cards the one that was seen goes', () => {
    const p = position(holding(FR, [...seven, 'cavalry']));
    p.act(FR, 'take', card('cavalry'));
    expect(handSeenBy(p, FR, AL)).toEqual(['cavalry', ...new Array<string>(8).fill('?')]);
    p.act(FR, 'discard', card('cavalry'));
    expect(handSeenBy(p, FR, AL)).toEqual(new Array(8).fill('?'));
    expect(handOf(p, FR)).toContain('cavalry');
  });

  test('[NAT 11.7#5] a scout card won by the last action counts', () => {
    const markers = { bertrand: ['lindenau', 'kleinzschocher'] };
    const p = position(holding(FR, [...seven, 'artillery', 'artillery'], { markers }));
    remove(p, FR, 'river', 'bertrand', 'lindenau');
    expect(p.s.stands).toContain(army('bertrand'));
    expect(p.referee.decision(FR)?.about).toEqual({ over: 1 });
  });
});
