import { describe, expect, test } from 'vitest';
import { AL, cardIds, draw, emptyPile, FR, handOf, told } from './actions-table.ts';
import { card, content, position } from './position.ts';

describe('playing a time card', () => {
  test.each([
    ['Napoleon', 'french', FR],
    ['Schwarzenberg', 'allied', AL],
  ] as const)('[NAT 11.6#1, NAT 11.6#2] %s moves time one space, and the card leaves the game', (_, active, me) => {
    const p = position({
      active,
      hands: [
        ['time', 'hill'],
        ['time', 'hill'],
      ],
      row: [],
      time: 3,
    });
    p.act(me, 'card', card('time'));
    expect([p.s.time, p.s.actionsLeft]).toEqual([4, 4]);
    expect(p.facts).toEqual([
      { fact: 'timePlayed', clause: 'NAT 11.6#2' },
      { fact: 'time', at: 4, clause: 'NAT 14#1' },
    ]);
    expect([cardIds(p.s.spent), p.s.discard, handOf(p, me)]).toEqual([['time'], [], ['hill']]);
    expect(handOf(p, 1 - me)).toEqual(['time', 'hill']);
    expect(p.referee.waiting()).toEqual([me]);
  });

  test('[NAT 11.6#1] five in one turn, five spaces', () => {
    const p = position({ hands: [['time', 'time', 'time', 'time', 'time'], []], row: [], time: 1 });
    for (let i = 0; i < 5; i++) p.act(FR, 'card', card('time'));
    expect(p.s.time).toBe(6);
    expect(p.referee.waiting()).toEqual([AL]);
    expect(cardIds(p.s.spent)).toEqual(['time', 'time', 'time', 'time', 'time']);
  });

  test('[NAT 11.6#1] a date is reached on its space, not before', () => {
    const p = position({ hands: [['time', 'time'], []], row: [], time: 5 });
    p.act(FR, 'card', card('time'));
    expect([p.s.time, p.s.dates, told(p, 'date')]).toEqual([6, 1, []]);
    p.act(FR, 'card', card('time'));
    expect([p.s.time, p.s.dates]).toEqual([7, 2]);
    expect(told(p, 'date')).toEqual([{ fact: 'date', day: 15, clause: 'NAT 4#1' }]);
    expect(p.offers(FR)).toEqual(p.s.missions.is.map((mission) => ['reveal', mission]));
  });

  test('[NAT 11.6#1] towards 19 October: the turn that reaches it is the last', () => {
    const p = position({ hands: [['time'], []], row: [], time: 30, actionsLeft: 2 });
    p.s.revealed = p.s.missions.is.slice(0, 4);
    p.s.outcome = [0, 0, 0, 0];
    p.act(FR, 'card', card('time'));
    expect([p.s.time, p.s.dates]).toEqual([31, content.dates.length]);
    expect(p.referee.waiting()).toEqual([FR]);
    draw(p, FR, 1);
    expect(p.referee.finished).toBe(true);
  });

  test('[NAT 11.6#2] it does not come back when the discard pile is shuffled', () => {
    const p = emptyPile(position({ hands: [['time'], []], row: ['hill', 'hill', 'hill', 'hill'] }), 'discard');
    const before = p.s.discard.filter((one) => one === card('time')).length;
    expect(before).toBe(6);
    p.act(FR, 'card', card('time'));
    draw(p, FR, 1);
    expect(told(p, 'reshuffled')).toHaveLength(1);
    const left = [...p.s.deck.is, ...(p.s.hands[FR]?.is ?? [])].filter((one) => one === card('time'));
    expect(left).toHaveLength(6);
    expect(cardIds(p.s.spent)).toEqual(['time']);
  });

  test('[NAT 11.6#2] all other cards go to the discard pile', () => {
    const markers = { bertrand: ['lindenau', 'leutzsch', 'schoenau'] };
    const p = position({ hands: [['forest', 'time'], []], row: [], markers });
    p.act(FR, 'card', card('forest'));
    p.act(
      FR,
      'marker',
      2,
      content.fields.findIndex(({ id }) => id === 'leutzsch'),
    );
    expect([cardIds(p.s.discard), p.s.spent]).toEqual([['forest'], []]);
  });
});
