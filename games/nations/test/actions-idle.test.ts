import { describe, expect, test } from 'vitest';
import { AL, draw, FR, remove, told } from './actions-table.ts';
import { army, card, field, type Played, position } from './position.ts';

/** Whole turns of nothing but drawing; what is too much for a hand goes back. */
function idle(p: Played, turns: number): void {
  for (let i = 0; i < turns; i++) {
    const me = p.s.active;
    draw(p, me, p.s.actionsLeft);
    while (p.offers(me, 'discard').length > 0) p.act(me, 'discard', p.offers(me, 'discard')[0]?.[0] as number);
  }
}

function scout(p: Played): void {
  p.act(FR, 'scout');
  p.act(FR, 'marker', army('bertrand'), field('lindenau'));
}

describe('when nobody does anything but draw', () => {
  test('[NAT 14#7] time passes by itself at the end of the second such round, and once a round from then on', () => {
    const p = position({ time: 1 });
    const times: number[] = [];
    for (let turns = 1; turns <= 8; turns++) {
      idle(p, 1);
      times.push(p.s.time);
    }
    expect(times).toEqual([1, 1, 1, 2, 2, 3, 3, 4]);
    expect(told(p, 'time').map(({ clause }) => clause)).toEqual(['NAT 14#7', 'NAT 14#7', 'NAT 14#7']);
    expect(p.s.idleTurns).toBe(8);
    expect(p.referee.waiting()).toEqual([FR]);
  });

  test('it does so whoever began', () => {
    const p = position({ active: 'allied', time: 1 });
    idle(p, 3);
    expect(p.s.time).toBe(1);
    idle(p, 1);
    expect(p.s.time).toBe(2);
    expect(p.referee.waiting()).toEqual([AL]);
  });

  test.each([
    ['an army card', (p: Played) => p.act(FR, 'lay', army('murat')), 1],
    ['a time card', (p: Played) => p.act(FR, 'card', card('time')), 2],
    ['a terrain card', (p: Played) => remove(p, FR, 'river', 'bertrand', 'lindenau'), 1],
    ['a pair', (p: Played) => remove(p, FR, 'river', 'bertrand', 'lindenau', 'wild'), 1],
    ['a scout card', (p: Played) => scout(p), 2],
  ] as const)('%s begins the count anew', (_, act, time) => {
    const markers = { bertrand: ['lindenau', 'leutzsch', 'schoenau'] };
    const p = position({ time: 1, hands: [['time', 'river', 'river'], []], markers, scouts: [1, 0] });
    p.s.idleTurns = 2;
    act(p);
    idle(p, 1);
    expect(p.s.idleTurns).toBe(0);
    idle(p, 3);
    expect(p.s.time).toBe(time);
    idle(p, 1);
    expect(p.s.time).toBe(time + 1);
  });

  test('[NAT 14#7] taking open cards is drawing too', () => {
    const p = position({ time: 1 });
    p.s.idleTurns = 3;
    p.act(FR, 'take', card('time'));
    draw(p, FR, 4);
    expect([p.s.idleTurns, p.s.time]).toEqual([4, 2]);
  });

  test('a fight that time brings in this way is fought before the next turn', () => {
    const p = position({ time: 12, armies: { bertrand: 'lindenau', yorck: 'schoenau' }, actionsLeft: 1 });
    p.s.idleTurns = 3;
    draw(p, FR, 1);
    p.act(FR, 'reveal', p.s.missions.is[0] as number);
    expect(told(p, 'fight')).toEqual([{ fact: 'fight', day: 16, clause: 'NAT 15#1' }]);
    expect([p.s.lost[army('bertrand')], p.s.lost[army('yorck')]]).toEqual([1, 1]);
    expect(p.referee.waiting()).toEqual([AL]);
    expect(p.facts.map(({ fact }) => fact).indexOf('fight')).toBeLessThan(
      p.facts.map(({ fact }) => fact).indexOf('turn'),
    );
  });

  test('19 October can come in this way, and ends the game', () => {
    const p = position({ time: 30, actionsLeft: 1 });
    p.s.idleTurns = 3;
    p.s.revealed = p.s.missions.is.slice(0, 4);
    p.s.outcome = [0, 0, 0, 0];
    draw(p, FR, 1);
    expect(p.referee.finished).toBe(true);
    expect(told(p, 'turn')).toEqual([]);
  });

  // Ruling 35: the player whose turn it was allots first; the rules hand the turn over too early.
  test('the player whose turn it was shares out his losses first', () => {
    const armies = { bertrand: 'lindenau', ney: 'kleinzschocher', yorck: 'schoenau', langeron: 'leutzsch' };
    const p = position({ time: 12, armies, actionsLeft: 1 });
    p.s.idleTurns = 3;
    draw(p, FR, 1);
    p.act(FR, 'reveal', p.s.missions.is[0] as number);
    expect(p.referee.waiting()).toEqual([FR]);
    expect(p.referee.decision(FR)?.prompt).toBe('suffer');
  });
});
