import { describe, expect, test } from 'vitest';
import { hexOf } from '../content/testing/champ.ts';
import { owing } from '../rules/command/duties.ts';
import { OFF } from '../rules/ground/hexes.ts';
import { RADIUS, SKIRMISHERS, TACTICS } from '../rules/options/options.ts';
import { CHARGED, note } from '../rules/state.ts';
import { ordered } from './command-help.ts';
import { BLUE, chiefs, clause, go, OFFENSIVE, past, SHOCK, twoCorps, unitsWith } from './orders-help.ts';
import type { Position } from './position.ts';

const DUTY = 'EMP XVII.3#5';
const FAR = '2405 line 7';
const attack = (at: Record<string, string>, wanted: Position = {}) =>
  ordered({ corps: 'attack' }, { at, chiefs, ...wanted });

describe('EMP XVII.3: who is engaged in an attack (ruling 454)', () => {
  test.each([
    ['has the enemy before it', { a: '1005 line 1', A: '1105 line 7' }, ''],
    ['has the enemy at its back', { a: '1005 line 7', A: '1105 line 7' }, ''],
    ['is cavalry beside him', { h: '1005 column 6', A: '1105 line 7' }, ''],
    ['is two hexes from him', { a: '1005 line 1', A: '1205 line 7' }, DUTY],
    ['has but friends beside it', { a: '1005 line 1', x: '1105 limbered 0', A: FAR }, DUTY],
  ] as const)('[EMP XVII.3#5] whoever %s', (_, at, refused) => {
    expect(clause(attack(at), 'done')).toBe(refused);
  });

  test.each([
    ['two hexes from an enemy', '1205', ''],
    ['two hexes from an enemy in the corner of the map', '0101', ''],
    ['two hexes from a friend', '', DUTY],
    ['three hexes from an enemy', '1305', DUTY],
  ] as const)('[EMP XVII.3#5] skirmishers, who fire so far: %s', (_, foe, refused) => {
    const [one, two] = foe === '0101' ? ['0301', '0302'] : ['1005', '1006'];
    const enemies: Record<string, string> = foe === '' ? { x: '1205 limbered 0', A: FAR } : { A: `${foe} line 7` };
    const p = ordered(
      { corps: 'attack' },
      {
        at: { a: `${one} line ${foe === '0101' ? 7 : 1}`, ...enemies },
        units: unitsWith({ a: { range: 2 } }),
        chiefs: { ...chiefs, corps: one },
        also(s) {
          s.hex2 = s.hex.map(() => OFF);
          s.hex2[0] = hexOf(two, 30);
        },
      },
      RADIUS | TACTICS | SKIRMISHERS,
    );
    expect(clause(p, 'done')).toBe(refused);
  });

  test('[EMP XVII.3#5] of two one is enough who has the enemy at his back, or could not come nearer', () => {
    const two = { a: '1005 line 7', b: '1003 column 0', A: '1105 line 7' };
    expect([clause(attack(two), 'done'), clause(attack({ ...two, A: '1205 line 7' }), 'done')]).toEqual(['', DUTY]);
  });

  test('[EMP XVII.3#5] whoever has charged, wherever he is now', () => {
    const charged = (bits: number) =>
      attack({ h: '0805 column 0', A: FAR }, { phase: 'movement', also: (s) => note(s, 6, bits) });
    expect([clause(charged(CHARGED), 'done'), clause(charged(0), 'done')]).toEqual(['', DUTY]);
  });
});

describe('EMP XVII.3: how many must attack', () => {
  const three = { a: '0805 column 0', b: '0804 column 0', c: '0806 column 0', A: FAR };
  test.each([
    ['guns', { x: '0803 limbered 0' }, ''],
    ['a unit in disorder', { d: '0803 disordered 0' }, ''],
    ['a unit in order', { d: '0803 column 0' }, DUTY],
    ['a unit in order that is out of command', { d: '2005 column 0' }, DUTY],
  ] as const)(
    '[EMP XVII.3#5, EMP XVII.3#6, EMP XVII.3#33, EMP XVII.3#34] a third of three, with %s besides',
    (_, more, refused) => {
      const p = go(attack({ ...three, ...more }), 'a', '0905', '1005', '1105', '1205').act('done');
      expect(clause(p, 'done')).toBe(refused);
    },
  );

  test('[EMP XVII.3#33] nothing is demanded of those who are out of command', () => {
    const p = attack({ a: '2005 column 0', A: '2805 line 7' });
    expect([p.may('done'), owing(p)]).toEqual([true, []]);
    expect(owing(attack(three))).toEqual([{ leader: BLUE, units: [0, 1, 2] }]);
  });

  test('[EMP XVII.3#5] each corps does its own part: what one does more is not taken for the other', () => {
    const p = ordered(
      { corps: 'attack', second: 'attack' },
      {
        ...twoCorps,
        at: { a: '0805 column 0', b: '0804 column 0', c: '0806 column 0', A: FAR },
        chiefs: { chief: '0205', corps: '0805', second: '0806', Corps: '2405' },
      },
    );
    go(p, 'a', '0905', '1005', '1105', '1205').act('done');
    go(p, 'b', '0904', '1004', '1104', '1204').act('done');
    expect([clause(p, 'done'), owing(p)]).toEqual([DUTY, [{ leader: 2, units: [p.u('c')] }]]);
  });

  test('[EMP XVII.3#5] a corps that defends goes nowhere', () => {
    const p = ordered({ corps: 'defence' }, { at: three, chiefs });
    expect([p.may('done'), owing(p)]).toEqual([true, []]);
  });
});

describe('EMP XVII.3: as far as their points allow', () => {
  const two = { a: '0805 column 0', b: '0803 column 0', A: FAR };
  const slow = { units: unitsWith({ a: { moves: [3, 3] } }) };

  test('[EMP XVII.3#5] who could go no further has done his part', () => {
    const p = go(attack(two, slow), 'a', '0905', '1005', '1105');
    expect(p.offers('step')).toEqual([]);
    expect(p.act('done').may('done')).toBe(true);
  });

  test('[EMP XVII.3#5] who stopped before has not, nor who spent his points on the way back', () => {
    const stopped = go(attack(two, slow), 'a', '0905', '1005').act('done');
    expect(clause(stopped, 'done')).toBe(DUTY);
    const back = go(attack(two, slow), 'a', '0905').act('back', 4 * 30 + 7);
    expect(back.offers('step')).toEqual([]);
    expect(clause(back.act('done'), 'done')).toBe(DUTY);
  });

  test('[EMP XVII.3#5] whoever looks the wrong way turns first, if that leaves him a step', () => {
    const away = (points: number) =>
      attack({ a: '0805 column 6', A: FAR }, { units: unitsWith({ a: { moves: [points, points] } }) });
    // About face is 2 points.
    expect([clause(away(2), 'done'), clause(away(3), 'done')]).toEqual(['', DUTY]);
    const turning = away(3).act('move', 0);
    expect(clause(turning, 'done')).toBe(DUTY);
    turning.act('turn', 0);
    expect(clause(turning, 'done')).toBe(DUTY);
    expect(turning.act('step', turning.h('0905')).act('done').may('done')).toBe(true);
  });

  test('[EMP XVII.3#5] asking whether they could changes nothing', () => {
    const p = attack({ a: '0805 column 6', b: '0804 square 1', A: FAR });
    const before = JSON.stringify([p.s.form, p.s.facing, p.s.spent]);
    p.may('done');
    expect(owing(p)).toHaveLength(1);
    expect(JSON.stringify([p.s.form, p.s.facing, p.s.spent])).toBe(before);
  });
});

describe('EMP XVII.3: whoever is needed does not halt', () => {
  test('[EMP XVII.3#5] two on one hex are needed both alike', () => {
    const p = go(attack({ a: '0805 column 0 2', b: '0805 column 0 2', A: FAR }), 'a b', '0905');
    expect(clause(p, 'done')).toBe(DUTY);
    for (const hex of ['1005', '1105', '1205']) p.act('step', p.h(hex));
    expect(p.may('done')).toBe(true);
  });

  test('[EMP XVII.3#5] while another could do it in his place he may', () => {
    const two = { a: '0805 column 0', b: '0803 column 0', A: FAR };
    const p = go(attack(two), 'a', '0905');
    expect(p.may('done')).toBe(true);
    p.act('done');
    // Now it is all with b.
    expect(clause(go(p, 'b', '0903'), 'done')).toBe(DUTY);
  });

  test('[EMP XVII.3#34] who is in disorder may, whatever his corps is to do', () => {
    const p = attack({ a: '0805 disordered 0', A: FAR });
    p.act('move', p.u('a')).act('step', p.h('0705'));
    expect(p.may('done')).toBe(true);
  });
});

describe('EMP XVII.3: they fight', () => {
  const line = {
    a: '1005 line 1',
    b: '1007 line 1',
    c: '1003 line 1',
    d: '1009 line 1',
    A: '1105 line 7',
    B: '1107 line 7',
    C: '1103 line 7',
  };
  const dice = Array<number>(60).fill(3);
  const fight = (at: Record<string, string>, shots: readonly string[], order: 'attack' | 'defence' = 'attack') => {
    const p = past(ordered({ corps: order }, { at, chiefs: { ...chiefs, corps: '1005' }, dice }), OFFENSIVE);
    for (const hex of shots) p.act('aim', p.h(hex));
    return past(p, SHOCK);
  };

  test('[EMP XVII.3#6] a third by fire or by shock: of four, two', () => {
    const refused = (shots: readonly string[]) => clause(fight(line, shots), 'done');
    expect([refused([]), refused(['1105']), refused(['1105', '1107'])]).toEqual(['EMP XVII.3#6', 'EMP XVII.3#6', '']);
  });

  test('[EMP XVII.3#6] guns that fire do it for nobody; a corps that defends need not', () => {
    const guns = { a: '1005 line 1', x: '0905 battery 1', A: '1105 line 7', B: '1007 line 7' };
    const p = fight(guns, []);
    expect(clause(p, 'done')).toBe('EMP XVII.3#6');
    expect(clause(fight(line, [], 'defence'), 'done')).toBe('');
  });

  test('[EMP XVII.3#6, EMP XVII.3#33] whoever is out of command need not either, though he counts', () => {
    const far = { a: '2005 line 1', A: '2105 line 7' };
    expect(clause(fight(far, []), 'done')).toBe('');
  });
});
