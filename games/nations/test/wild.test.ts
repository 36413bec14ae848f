import { describe, expect, test } from 'vitest';
import {
  AL,
  cardIds,
  cardsOffered,
  FR,
  handOf,
  handSeenBy,
  markersOffered,
  move,
  remove,
  told,
  type Hands,
} from './actions-table.ts';
import { army, card, field, markersOf, position } from './position.ts';

const markers = {
  bertrand: ['lindenau', 'leutzsch', 'schoenau'],
  murat: ['wachau', 'gohlis', 'leipzig'],
  victor: ['doelitz', 'loessnig', 'connewitz'],
  yorck: ['wahren', 'luetzschena'],
};
const all = [
  'bertrand leutzsch',
  'bertrand lindenau',
  'bertrand schoenau',
  'murat gohlis',
  'murat leipzig',
  'murat wachau',
  'victor connewitz',
  'victor doelitz',
  'victor loessnig',
];

const kinds = ['infantry-cavalry', 'infantry-artillery', 'artillery-cavalry', 'infantry', 'artillery', 'cavalry'];

describe('two identical movement cards', () => {
  test.each(kinds)('[NAT 11.5#1] a pair of %s moves a marker of any type', (id) => {
    const p = position({ markers, hands: [[id, id], []] });
    p.act(FR, 'wild', card(id));
    expect(p.referee.decision(FR)).toMatchObject({ prompt: 'marker', about: { card: card(id) } });
    expect(markersOffered(p, FR)).toEqual(all);
  });

  test.each([
    ['bertrand', 'lindenau', 'kleinzschocher'],
    ['murat', 'wachau', 'croebern'],
    ['victor', 'doelitz', 'gautzsch'],
  ] as const)('[NAT 11.5#1, NAT 11.5#2, NAT 11.5#4, NAT 11.5#5] %s: one action, one space, two cards', (...how) => {
    const p = position({ markers, hands: [['artillery', 'river', 'artillery'], []], time: 1 });
    move(p, FR, 'artillery', how, 'wild');
    expect(markersOf(p.s, how[0])).toContain(how[2]);
    expect(markersOf(p.s, how[0])).not.toContain(how[1]);
    expect([p.s.time, p.s.actionsLeft]).toEqual([2, 4]);
    expect(cardIds(p.s.discard)).toEqual(['artillery', 'artillery']);
    expect(p.s.spent).toEqual([]);
    expect(handOf(p, FR)).toEqual(['river']);
    expect(told(p, 'moved')).toEqual([
      {
        fact: 'moved',
        army: army(how[0]),
        from: field(how[1]),
        field: field(how[2]),
        card: card('artillery'),
        wild: true,
        clause: 'NAT 11.5#1',
      },
    ]);
  });

  test('[NAT 11.5#1] the rules of movement hold for it', () => {
    const p = position({ markers, armies: { gyulai: 'leipzig' }, hands: [['cavalry', 'cavalry'], []] });
    p.act(FR, 'wild', card('cavalry'));
    p.act(FR, 'marker', army('bertrand'), field('lindenau'));
    expect(p.why(FR, 'to', field('leipzig'))).toEqual({ reason: 'armyThere', clause: 'NAT 11.3#5' });
    expect(p.why(FR, 'to', field('leutzsch'))).toEqual({ reason: 'ownMarkerThere', clause: 'NAT 11.3#6' });
    expect(p.why(FR, 'to', field('taucha'))).toEqual({ reason: 'notAdjacent', clause: 'NAT 11.3#2' });
    expect(p.why(FR, 'marker', army('murat'), field('gohlis')).reason).not.toBe('otherUnit');
  });
});

describe('two identical terrain cards', () => {
  test.each(['river', 'hill', 'forest', 'plain'])('[NAT 11.5#3] a pair of %s works on any terrain', (id) => {
    const p = position({ markers, hands: [[id, id], []] });
    p.act(FR, 'wild', card(id));
    expect(markersOffered(p, FR)).toEqual(all);
  });

  test('[NAT 11.5#3, NAT 11.5#4, NAT 11.5#5] one action, no time, two cards', () => {
    const p = position({ markers, hands: [['hill', 'hill', 'hill'], []], time: 1 });
    remove(p, FR, 'hill', 'bertrand', 'lindenau', 'wild');
    expect(markersOf(p.s, 'bertrand')).toEqual(['leutzsch', 'schoenau']);
    expect([p.s.time, p.s.actionsLeft]).toEqual([1, 4]);
    expect(cardIds(p.s.discard)).toEqual(['hill', 'hill']);
    expect(handOf(p, FR)).toEqual(['hill']);
    expect(told(p, 'removed')).toEqual([
      {
        fact: 'removed',
        army: army('bertrand'),
        field: field('lindenau'),
        card: card('hill'),
        wild: true,
        clause: 'NAT 11.5#3',
      },
    ]);
  });

  test('[NAT 11.5#3] an army down to one marker is placed by it as well', () => {
    const p = position({ active: 'allied', markers, hands: [[], ['hill', 'hill']], time: 1 });
    remove(p, AL, 'hill', 'yorck', 'wahren', 'wild');
    expect(p.s.stands[field('luetzschena')]).toBe(army('yorck'));
    expect([p.s.points, p.s.scouts, p.s.time]).toEqual([[0, 1], [0, 1], 2]);
  });
});

describe('what makes a pair', () => {
  const offered = (hands: Hands) => cardsOffered(position({ markers, hands }), FR, 'wild');

  test('[NAT 11.5#1, NAT 11.5#3] two that are identical, in one hand', () => {
    expect(offered([['infantry', 'hill', 'infantry', 'hill'], []])).toEqual(['hill', 'infantry']);
    expect(offered([['infantry', 'infantry-cavalry', 'cavalry', 'hill', 'plain'], []])).toEqual([]);
    expect(
      offered([
        ['infantry', 'hill'],
        ['infantry', 'hill'],
      ]),
    ).toEqual([]);
  });

  test('[NAT 11.5#1] one card is no pair', () => {
    const p = position({ markers, hands: [['infantry'], ['infantry']] });
    expect(p.why(FR, 'wild', card('infantry'))).toEqual({ reason: 'noPair', clause: 'NAT 11.5#1' });
    expect(p.why(FR, 'wild', card('cavalry'))).toEqual({ reason: 'notInHand', clause: 'NAT 11.5#1' });
    expect(p.why(FR, 'wild', 99)).toEqual({});
  });

  // The reason cites the clause of the movement cards.
  test('[NAT 11.5#3] one terrain card is no pair, and the reason says so', () => {
    const p = position({ markers, hands: [['hill'], []] });
    expect(p.why(FR, 'wild', card('hill'))).toEqual({ reason: 'noPair', clause: 'NAT 11.5#3' });
  });

  test('[NAT 11.5#1] two time cards are no pair', () => {
    const p = position({ markers, hands: [['time', 'time'], []], row: [] });
    expect(p.may(FR, 'wild', card('time'))).toBe(false);
    expect(p.why(FR, 'wild', card('time'))).toEqual({ reason: 'noTimePair', clause: 'NAT 11.5#1' });
    expect(position({ markers, hands: [['time'], []] }).why(FR, 'wild', card('time'))).toEqual({
      reason: 'noTimePair',
      clause: 'NAT 11.5#1',
    });
  });

  test('[NAT 11.5#1, NAT 11.5#3] a pair is of use where the card itself is not', () => {
    const hands: Hands = [['cavalry', 'cavalry', 'hill', 'hill'], []];
    const p = position({ markers: { bertrand: ['lindenau', 'leutzsch'] }, hands });
    expect(p.offers(FR, 'card')).toEqual([]);
    expect(cardsOffered(p, FR, 'wild')).toEqual(['hill', 'cavalry']);
  });

  test('[NAT 11.5#1, NAT 11.5#3] a pair without effect cannot be played', () => {
    const hands: Hands = [['cavalry', 'cavalry', 'hill', 'hill'], []];
    const p = position({ markers: { yorck: ['wahren', 'luetzschena'] }, hands });
    expect(p.offers(FR, 'wild')).toEqual([]);
    expect(p.why(FR, 'wild', card('cavalry'))).toEqual({ reason: 'noEffect', clause: 'NAT 11.3#1' });
    expect(p.why(FR, 'wild', card('hill'))).toEqual({ reason: 'noEffect', clause: 'NAT 11.2#1' });
  });

  test('[NAT 11.5#5] of like cards those that were seen are played first: the other player learns no more', () => {
    const p = position({ markers, hands: [['hill', 'hill', 'hill'], []] });
    p.s.hands[0] = { is: [card('hill'), card('hill'), card('hill')], seen: [1, 0x3fff_ffff, 1] };
    remove(p, FR, 'hill', 'murat', 'wachau');
    expect(handSeenBy(p, FR, AL)).toEqual(['?', '?']);
    remove(p, FR, 'hill', 'murat', 'gohlis', 'wild');
    expect(handOf(p, FR)).toEqual([]);
  });
});
