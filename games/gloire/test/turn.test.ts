import { describe, expect, test } from 'vitest';
import type { Weather } from '../content/types.ts';
import { type GloireState } from '../rules/state.ts';
import { leader, position, slot, strom, told, town, unit, where } from './position.ts';
import { pack, turn } from './turn-help.ts';

describe('GLO 2: the order of a turn', () => {
  test('[GLO 2#2, GLO 2#3, GLO 2#5, GLO 2#7, GLO 2#8] weather, first player, then both players’ phases in order', () => {
    const played = turn({
      french: { brand: 'napoleon I:10' },
      coalition: { jahn: 'bernadotte yorck:8' },
      dice: [1, 2, 3, 3],
    });
    played.act(0, 'second');
    const order = played.facts
      .map(({ fact }) => fact)
      .filter((fact) => ['weather', 'firstPlayer', 'playerTurn', 'command'].includes(fact));
    expect(order).toEqual(['weather', 'firstPlayer', 'playerTurn', 'command', 'command']);
    expect(played.s.active).toBe(1);
    played.act(1, 'done');
    expect(played.s.active).toBe(0);
    expect(told(played, 'playerTurn').map((fact) => fact['clause'])).toEqual(['GLO 2#7', 'GLO 2#8']);
  });

  test('[GLO 2#1, GLO 2#9, GLO 9#3] the marker goes on until the last turn, and then points are counted', () => {
    const quiet = { french: { aue: 'napoleon' }, coalition: { jahn: 'bernadotte' } };
    const played = turn(quiet).act(0, 'first').act(0, 'done').act(1, 'done');
    expect(played.s.turn).toBe(1);
    const last = turn({ ...quiet, turn: 3 })
      .act(0, 'first')
      .act(0, 'done')
      .act(1, 'done');
    expect(last.referee.finished).toBe(true);
    expect(told(last, 'score')).toHaveLength(1);
  });

  test('[GLO 1.2.3#5, GLO 1.2.3#6, GLO 2.B1#5] a unit without strength goes in its owner’s phase of the next turn, not of the same', () => {
    const emptied = (since: number) => {
      const also = (s: GloireState) => {
        s.emptied[unit('I')] = since;
      };
      return position({ phase: 'administration', french: { brand: 'napoleon I:0 II:7' }, also, turn: 1 });
    };
    expect(where(emptied(1).s, 'I')).toBe('brand');
    expect(where(emptied(0).s, 'I')).toBe('-1');
    expect(told(emptied(0), 'eliminated')).toMatchObject([{ piece: unit('I'), clause: 'GLO 1.2.3#6' }]);
  });
});

describe('GLO 3.1, 3.2: weather and first player', () => {
  test.each<[number, Weather]>([
    [2, 'clear'],
    [3, 'rain'],
    [4, 'mud'],
    [6, 'snow'],
  ])('[GLO 3.1#1, GLO 3.1#2] a die of %i brings %s for the turn', (die, weather) => {
    const played = turn({ french: { brand: 'napoleon' }, dice: [die] });
    expect(told(played, 'weather')).toMatchObject([{ die, clause: 'GLO 3.1#1' }]);
    expect(played.s.weather).toBe(['clear', 'rain', 'mud', 'snow'].indexOf(weather));
  });

  test('[GLO 3.1#1] the calendar’s modifier counts', () => {
    const calendar = strom.calendar.map((one) => ({ ...one, weather: 3 }));
    expect(turn({ pack: { ...strom, calendar }, french: { brand: 'napoleon' }, dice: [1] }).s.weather).toBe(2);
  });

  test('[GLO 3.2#1, GLO 1813.B.3.2#1] with Napoleon on the map the French say who is first', () => {
    const played = turn({ french: { brand: 'napoleon' } });
    expect(played.asked()).toMatchObject({ seat: 0, prompt: 'first' });
    expect(played.act(0, 'second').s.first).toBe(1);
    expect(told(played, 'firstDice')).toEqual([]);
  });

  test('[GLO 3.2#2, GLO 3.2#3, GLO 1813.B.3.2#4, GLO 1813.B.3.2#5] without him dice and the values of the highest commanders', () => {
    const french = { brand: 'ney' };
    const coalition = { jahn: 'bernadotte barclay' };
    // Ney acts for Napoleon with 3; of two of rank 3 the better value, 3, counts. Equal throws are thrown again.
    const played = turn({ french, coalition, dice: [1, 4, 4, 2, 3] });
    expect(told(played, 'firstDice').map((fact) => [fact['dice'], fact['values']])).toEqual([
      [
        [4, 4],
        [3, 3],
      ],
      [
        [2, 3],
        [3, 3],
      ],
    ]);
    expect(played.asked()).toMatchObject({ seat: 1, prompt: 'first' });
  });

  test('[GLO 1813.B.3.2#2] in scenarios that say so he counts as there', () => {
    const always = pack({ napoleonCounts: 'always' });
    expect(told(turn({ pack: always, french: { brand: 'ney' } }), 'firstDice')).toEqual([]);
  });
});

describe('GLO 4.2, 2#4: leaders who leave and come back', () => {
  test('[GLO 4.2#2, GLO 2#4] a scenario takes a leader out, and another takes his place and command', () => {
    const changes = [
      { turn: 1, leaves: leader('napoleon'), follows: leader('ney'), army: 0, option: null, unless: null },
    ];
    const played = turn({ pack: pack({ changes }), french: { brand: 'napoleon I:10' } });
    expect([where(played.s, 'napoleon'), where(played.s, 'ney'), played.s.commander[0]]).toEqual([
      '-1',
      'brand',
      leader('ney'),
    ]);
  });

  const away = (coalition: Record<string, string>, french: Record<string, string> = {}) => {
    const also = (s: GloireState) => {
      s.place[slot(s, 'wittgenstein')] = -2;
      s.returns[leader('wittgenstein')] = 1;
    };
    const played = turn({ turn: 1, french: { brand: 'napoleon', ...french }, coalition, also });
    return played.act(0, 'first');
  };

  test('[GLO 4.2#6, GLO 4.2#7] one of rank 3 comes back with his chief or at the source, as his player chooses', () => {
    const played = away({ hain: 'barclay ostermann:7' });
    expect(played.asked()).toMatchObject({ seat: 1, prompt: 'comeBack', clause: 'GLO 4.2#7' });
    expect(played.offers(1, 'comeBack')).toEqual([[town('hain')], [town('jahn')], [town('ilm')]]);
    played.act(1, 'comeBack', town('hain'));
    expect(where(played.s, 'wittgenstein')).toBe('hain');
  });

  test('[GLO 4.2#7] ruling 33: if every such town is held, he waits', () => {
    const played = away({}, { jahn: 'I:10', ilm: 'II:7' });
    expect(where(played.s, 'wittgenstein')).toBe('-2');
    expect(played.s.returns[leader('wittgenstein')]).toBe(1);
  });
});
