import { describe, expect, test } from 'vitest';
import { GONE } from '../rules/state.ts';
import {
  AL,
  allBut,
  alliedPlaces,
  cardsOffered,
  draw,
  FR,
  frenchPlaces,
  type Hands,
  handOf,
  handsOf,
  remove,
  told,
  verbsOffered,
} from './actions-table.ts';
import { army, card, content, position } from './position.ts';

/** Each side with everything placed but one army, which has two markers, one of them on a plain. */
const cases = [
  {
    name: 'Napoleon',
    active: 'french',
    me: FR,
    armies: allBut(frenchPlaces, 'bertrand'),
    last: 'bertrand',
    markers: { bertrand: ['lindenau', 'schoenau'] },
    other: { yorck: ['wahren', 'luetzschena'] },
  },
  {
    name: 'Schwarzenberg',
    active: 'allied',
    me: AL,
    armies: allBut(alliedPlaces, 'yorck'),
    last: 'yorck',
    markers: { yorck: ['wahren', 'schoenau'] },
    other: { bertrand: ['lindenau', 'kleinzschocher'] },
  },
] as const;

describe('the turn in which everything is placed', () => {
  test.each(cases)('[NAT 11#7] $name may end it at once', ({ active, me, armies, markers, other, last }) => {
    const hands = handsOf(me, ['plain', 'plain', 'river', 'infantry', 'time']);
    const p = position({ active, armies, markers: { ...markers, ...other }, hands, time: 1 });
    expect(p.may(me, 'end')).toBe(false);
    remove(p, me, 'plain', last, 'schoenau');
    expect([p.s.actionsLeft, p.s.points[me]]).toEqual([4, 1]);
    expect(p.may(me, 'end')).toBe(true);
    p.act(me, 'end');
    expect(p.referee.waiting()).toEqual([1 - me]);
    expect(p.s.time).toBe(2);
  });

  test.each(cases)('[NAT 11#7] $name may draw first; nothing else is left but time cards', (one) => {
    const { active, me, armies, markers, other, last } = one;
    const hands = handsOf(me, ['plain', 'river', 'infantry', 'time']);
    const row = ['hill', 'hill', 'cavalry', 'artillery'];
    const p = position({ active, armies, markers: { ...markers, ...other }, hands, row, scouts: [1, 1], time: 1 });
    remove(p, me, 'plain', last, 'schoenau');
    expect(verbsOffered(p, me)).toEqual(['card', 'draw', 'take', 'end']);
    expect(cardsOffered(p, me, 'card')).toEqual(['time']);
    draw(p, me, 1);
    p.act(me, 'take', card('hill'));
    expect(handOf(p, me)).toHaveLength(5);
    p.act(me, 'end');
    expect(p.referee.waiting()).toEqual([1 - me]);
  });

  test.each(cases)('[NAT 11#7] an army of $name that is out of the game counts as done', (one) => {
    const { active, me, armies, other, last } = one;
    const p = position({ active, armies, markers: other });
    expect(p.may(me, 'end')).toBe(false);
    const q = position({ active, armies, markers: other });
    q.s.status[army(last)] = GONE;
    expect(q.may(me, 'end')).toBe(true);
  });

  test.each(cases)('[NAT 11#7] $name may not end with a card or markers left', ({ active, me, armies, markers }) => {
    expect(position({ active, armies }).may(me, 'end')).toBe(false);
    const p = position({ active, armies, markers });
    expect(p.may(me, 'end')).toBe(false);
    expect(p.why(me, 'end')).toEqual({ reason: 'actionsLeft', clause: 'NAT 11#1' });
  });
});

describe('the turns after that', () => {
  const done = [
    { name: 'Napoleon', active: 'allied', me: FR, armies: frenchPlaces, markers: cases[0].other },
    { name: 'Schwarzenberg', active: 'french', me: AL, armies: alliedPlaces, markers: cases[1].other },
  ] as const;

  test.each(done)(
    '[NAT 11#8, NAT 11#9] $name moves time one space, and that is all',
    ({ active, me, armies, markers }) => {
      const hands: Hands = [
        ['time', 'plain', 'infantry'],
        ['time', 'plain', 'infantry'],
      ];
      const p = position({ active, armies, markers, hands, actionsLeft: 1, time: 2, scouts: [2, 2] });
      const before = { hand: handOf(p, me), points: [...p.s.points], scouts: [...p.s.scouts] };
      draw(p, 1 - me, 1);
      expect(p.referee.waiting()).toEqual([1 - me]);
      expect(told(p, 'turn').map(({ side, turn }) => [side, turn])).toEqual([
        [me, 6],
        [1 - me, 7],
      ]);
      expect(told(p, 'time')).toEqual([{ fact: 'time', at: 3, clause: me === FR ? 'NAT 11#8' : 'NAT 11#9' }]);
      expect(p.s.time).toBe(3);
      expect({ hand: handOf(p, me), points: p.s.points, scouts: p.s.scouts }).toEqual(before);
      // Moving time is not idling.
      expect(p.s.idleTurns).toBe(0);
    },
  );

  test('[NAT 11#8] a date that comes in such a turn takes effect', () => {
    const p = position({ active: 'allied', armies: frenchPlaces, markers: cases[0].other, actionsLeft: 1, time: 6 });
    draw(p, AL, 1);
    expect(p.s.time).toBe(7);
    expect(p.offers(FR, 'reveal')).toHaveLength(5);
    p.act(FR, 'reveal', p.s.missions.is[2] as number);
    expect(p.referee.waiting()).toEqual([AL]);
    expect(p.s.revealed).toEqual([p.s.missions.is[2]]);
  });

  test('[NAT 11#8] with both sides done the days pass by themselves until 19 October', () => {
    const hands: Hands = [[], ['plain']];
    const { last: _, ...allied } = { ...allBut(alliedPlaces, 'yorck'), last: '' };
    const armies = { ...frenchPlaces, ...allied };
    const p = position({ active: 'allied', armies, markers: { yorck: ['wahren', 'schoenau'] }, hands, time: 28 });
    p.s.revealed = p.s.missions.is.slice(0, 4);
    p.s.outcome = [0, 0, 0, 0];
    remove(p, AL, 'plain', 'yorck', 'schoenau');
    expect(p.s.time).toBe(29);
    p.act(AL, 'end');
    expect(told(p, 'turn').map(({ side }) => side)).toEqual([FR, AL]);
    expect(told(p, 'time').map((fact) => fact['at'])).toEqual([29, 30, 31]);
    expect(p.s.dates).toBe(content.dates.length);
    expect(told(p, 'scoring')).toHaveLength(1);
  });

  test('[NAT 11#8] a side that still has a card to lay out plays an ordinary turn', () => {
    const armies = allBut(frenchPlaces, 'macdonald');
    const p = position({ active: 'allied', armies, markers: cases[0].other, actionsLeft: 1, time: 2 });
    draw(p, AL, 1);
    expect(p.referee.waiting()).toEqual([FR]);
    expect([p.s.time, p.s.actionsLeft]).toEqual([2, 5]);
    // MacDonald may not come before the 15th.
    expect(p.offers(FR, 'lay')).toEqual([]);
  });
});
