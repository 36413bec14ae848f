import { describe, expect, test } from 'vitest';
import { owing } from '../rules/command/duties.ts';
import { noActivation } from '../rules/interactive/roster.ts';
import { CHARGED, DISORDERED, MOVED, note } from '../rules/state.ts';
import { ordered } from './command-help.ts';
import { BLUE, chiefs, clause, go, MOVEMENT, OFFENSIVE, past, unitsWith, until } from './orders-help.ts';
import type { Position } from './position.ts';

/** The lines of communication of Blue leave the map at 0106. */
const FAR = '2405 line 7';
const near = { ...chiefs, corps: '1005' };
const given =
  (order: 'withdrawal' | 'retreat') =>
  (at: Record<string, string>, wanted: Position = {}) =>
    ordered({ corps: order }, { at: { ...at, A: FAR }, chiefs: near, ...wanted });
const withdrawal = given('withdrawal');
const retreat = given('retreat');
const [CHIEF_DUTY, HALF, ALL] = ['EMP XVII.3#16', 'EMP XVII.3#17', 'EMP XVII.3#18'];

describe('EMP XVII.3: a chief who withdraws', () => {
  const alone = (corps: string, at: Record<string, string> = {}) => withdrawal(at, { chiefs: { ...chiefs, corps } });

  test('[EMP XVII.3#16] falls back only if there is a way: not from where his lines leave the map', () => {
    expect([clause(alone('0106'), 'done'), clause(alone('0206'), 'done')]).toEqual(['', CHIEF_DUTY]);
  });

  test('[EMP XVII.3#16] nor through enemies, nor over a river; friends let him pass', () => {
    expect(clause(alone('0206', { B: '0106 line 1' }), 'done')).toBe('');
    expect(clause(alone('0206', { a: '0106 line 1' }), 'done')).toBe(CHIEF_DUTY);
    const river = { sides: ['river 0206-0106'], chiefs: { ...chiefs, corps: '0206' } };
    expect(clause(withdrawal({}, river), 'done')).toBe('');
  });

  test('[EMP XVII.3#16] who has gone as far as he can has done it, though it is less than two', () => {
    const p = alone('0206')
      .act('ride', BLUE)
      .act('step', 5 * 30);
    expect(p.act('done').may('done')).toBe(true);
  });

  test('[EMP XVII.3#16] 3 hexes from where he began are the most, whatever way he takes', () => {
    const p = alone('1005').act('ride', BLUE);
    for (const hex of ['0905', '0805', '0705']) p.act('step', p.h(hex));
    expect(p.offers('step')).not.toContain(p.h('0605'));
    // From the corner of the map as from anywhere else.
    const corner = ordered({ corps: 'withdrawal' }, { at: { A: FAR }, chiefs: { ...chiefs, corps: '0101' } });
    corner.act('ride', BLUE);
    for (const hex of ['0102', '0103', '0104']) corner.act('step', corner.h(hex));
    expect(corner.offers('step')).not.toContain(corner.h('0105'));
    expect(corner.may('done')).toBe(true);
  });

  test('[EMP XVII.3#16] a chief who is not on the map owes nothing', () => {
    const { corps: _, ...others } = chiefs;
    expect(clause(withdrawal({}, { chiefs: others }), 'done')).toBe('');
  });
});

describe('EMP XVII.3: half of those who withdraw', () => {
  const back = (at: Record<string, string>, wanted: Position = {}) => {
    const p = withdrawal(at, wanted);
    return p.act('ride', BLUE).act('step', p.h('0905')).act('step', p.h('0805')).act('done');
  };

  test.each([
    ['of one unit none', { a: '1005 column 6' }, ''],
    ['of two units one', { a: '1005 column 6', b: '1006 column 6' }, HALF],
    ['guns count as well', { a: '1005 column 6', x: '1006 limbered 6' }, HALF],
    ['who is in disorder does not', { a: '1005 column 6', d: '1006 disordered 0' }, ''],
    ['who is out of command counts, but owes nothing', { a: '1905 column 6', b: '1906 column 6' }, ''],
    ['batteries can limber and go', { x: '1005 battery 7', y: '1006 battery 7' }, HALF],
  ] as const)('[EMP XVII.3#17, EMP XVII.3#33, EMP XVII.3#34] rounded down: %s', (_, at, refused) => {
    expect(clause(back(at), 'done')).toBe(refused);
  });

  test('[EMP XVII.3#17] 2 hexes nearer to their lines are needed, as the crow flies', () => {
    const p = go(back({ a: '1005 column 6', b: '1006 column 6' }), 'a', '0905');
    // b could still do it in its place.
    expect(clause(p.act('done'), 'done')).toBe(HALF);
    go(p, 'b', '0906');
    expect(clause(p, 'done')).toBe(HALF);
    expect(p.act('step', p.h('0806')).act('done').may('done')).toBe(true);
  });

  test('[EMP XVII.3#17] those who did it leave the others free', () => {
    const p = go(back({ a: '1005 column 6', b: '1006 column 6', c: '1004 column 0' }), 'a', '0905', '0805').act('done');
    expect(go(p, 'c', '1104').act('done').may('done')).toBe(true);
  });

  test.each([
    ['have moved', MOVED, ''],
    ['have charged', CHARGED, ''],
    ['have done nothing', 0, HALF],
  ] as const)('[EMP XVII.3#17] if they can: two who %s', (_, bit, refused) => {
    const p = withdrawal(
      { h: '1005 column 6', i: '1006 column 6' },
      {
        phase: 'movement',
        also(s) {
          for (const unit of [6, 7]) note(s, unit, bit);
          s.chiefDone[BLUE] = 1;
        },
      },
    );
    expect(clause(p, 'done')).toBe(refused);
  });

  test.each([
    ['in play', [0], 1, HALF],
    ['in play, but its units were lent to another before', [0], 2, ''],
    ['not in play', [1], 0, ''],
  ] as const)('[EMP XVII.3#17, EMP XXI.6#1] a corps that is %s', (_, corps, played, refused) => {
    const p = withdrawal(
      { a: '1005 column 6', b: '1006 column 6' },
      {
        phase: 'movement',
        also(s) {
          s.activation = { ...noActivation(sample), corps: [...corps], played: s.hex.map(() => played) };
          s.chiefDone[BLUE] = 1;
        },
      },
    );
    expect([clause(p, 'done'), owing(p).length]).toEqual([refused, refused === '' ? 0 : 1]);
  });
  const sample = withdrawal({}).content;
});

describe('EMP XVII.3: retreat', () => {
  const three = { a: '1005 column 6', b: '1006 column 6', c: '1004 column 6' };

  test('[EMP XVII.3#18, EMP XVII.3#20] three on one hex do not stop short together: two may', () => {
    const one = { a: '1005 column 6 2', b: '1005 column 6 2', c: '1005 column 6 2' };
    expect(clause(go(retreat(one), 'a b c', '0905'), 'done')).toBe(ALL);
    expect(clause(go(retreat(one), 'a b', '0905'), 'done')).toBe('');
    const p = go(retreat(one), 'a b c', '0905', '0805', '0705').act('done');
    expect(p.may('done')).toBe(true);
  });

  test('[EMP XVII.3#20] two who stopped short are the two of this turn: the third goes', () => {
    const p = go(go(retreat(three), 'a', '0905').act('done'), 'b', '0906').act('done');
    expect([clause(p, 'done'), owing(p)]).toEqual([ALL, [{ leader: BLUE, units: [p.u('c')] }]]);
    expect(clause(go(p, 'c', '0904', '0804'), 'done')).toBe(ALL);
    expect(p.act('step', p.h('0704')).act('done').may('done')).toBe(true);
  });

  test('[EMP XVII.3#18] who is at his lines, or has no points left, has gone as far as he can', () => {
    const home = { a: '0106 column 6', b: '0206 column 6', c: '0305 column 6' };
    const p = retreat(home, { chiefs: { ...chiefs, corps: '0305' } });
    // Of three who are there, two can go on: they are the two who need not.
    expect(clause(p, 'done')).toBe('');
    const slow = unitsWith({ a: { moves: [2, 2] }, b: { moves: [2, 2] }, c: { moves: [2, 2] } });
    const tired = go(retreat(three, { units: slow }), 'a', '0905', '0805').act('done');
    // It did what it could, and is none of the two.
    expect(clause(go(tired, 'b', '0906'), 'done')).toBe('');
    expect(clause(go(tired.act('done'), 'c', '0904'), 'done')).toBe('');
    tired.act('done');
    expect(tired.may('done')).toBe(true);
  });

  test('[EMP XVII.3#18] who stands in line forms column and goes, once two others have had their will', () => {
    const lines = (points: number) =>
      retreat(
        { a: '1005 line 7', b: '1006 line 7', c: '1004 line 7' },
        { units: unitsWith({ c: { moves: [points, points] } }) },
      );
    const others = (points: number) => go(go(lines(points), 'a', '0905').act('done'), 'b', '0906').act('done');
    // The column is a point, and the step another.
    expect([clause(others(1), 'done'), clause(others(2), 'done')]).toEqual(['', ALL]);
    const p = others(4).act('move', 2);
    expect([p.offers('step'), clause(p, 'done')]).toEqual([[], ALL]);
    p.act('column', 6);
    for (const hex of ['0904', '0804', '0704']) p.act('step', p.h(hex));
    expect(p.act('done').may('done')).toBe(true);
  });

  test('[EMP XVII.3#18, EMP XVI.3#3] guns that were left without gunners stay where they are', () => {
    const at = { a: '1005 column 6', x: '1006 battery 7', y: '1007 battery 7' };
    const p = retreat(at, {
      phase: 'movement',
      also(s) {
        for (const unit of [9, 10]) {
          s.form[unit] = DISORDERED;
          s.band[unit] = 100_000 + unit;
        }
      },
    });
    expect(clause(p, 'done')).toBe('');
    expect(clause(retreat({ ...three }), 'done')).toBe(ALL);
  });

  test('[EMP XVII.3#19, EMP XVII.3#20] who stays where he is, is one of the two: of those who went nobody fires', () => {
    const fired = (stay: readonly string[]) => {
      const p = retreat(
        { a: '1003 column 6', b: '1009 column 6', c: '1005 column 6', B: '0605 line 1' },
        { dice: Array<number>(40).fill(1), chiefs: { ...near, corps: '1006' } },
      );
      if (!stay.includes('a')) go(p, 'a', '0903', '0803', '0703').act('done');
      if (!stay.includes('b')) go(p, 'b', '0909', '0809', '0709').act('done');
      go(p, 'c', '0905', '0805', '0705').act('done');
      past(p, OFFENSIVE);
      return p.s.phase === OFFENSIVE ? p.offers('aim') : [];
    };
    expect([fired(['a', 'b']), fired(['a']), fired([])]).toEqual([[], [4 * 30 + 5], [4 * 30 + 5]]);
  });

  test('[EMP XVII.3#19, EMP XVII.3#34] for a retreat those in disorder are held like the others', () => {
    const line = { a: '1005 line 1', b: '1006 line 1', A: '1105 line 7', B: '1106 line 7', C: '1107 line 7' };
    const firers = (order: 'retreat' | 'march') => {
      const p = ordered(
        { corps: order },
        {
          at: { ...line, c: '1007 disordered 0' },
          chiefs: near,
          phase: 'offensive',
          dice: Array<number>(60).fill(1),
        },
      );
      for (let i = 0; i < 3 && p.s.phase === OFFENSIVE && p.offers('aim').length > 0; i++) {
        p.act('aim', Number(p.offers('aim')[0]));
        if (p.asked() === 'gather') p.act('fire');
      }
      return new Set(p.told('fired').flatMap((fact) => fact['firers'] as number[]));
    };
    // Two of a retreat; of a march one, and the mob that is no part of it.
    expect([firers('retreat').size, [...firers('march')].includes(2)]).toEqual([2, true]);
  });

  test('[EMP XVII.3#18, EMP XVII.3#20] cavalry may give up its order, and is none of the two by it', () => {
    const at = { h: '1005 column 6', a: '1006 line 1', b: '1007 line 1', B: '1106 line 7', C: '1107 line 7' };
    const p = retreat(at, { dice: Array<number>(60).fill(1) });
    p.act('scatter', p.u('h'));
    while (p.asked() !== 'declare' && p.s.phase === 0) {
      const [to] = p.offers('step');
      if (to === undefined) p.act('done');
      else p.act('step', Number(to));
    }
    past(p, MOVEMENT).act('move', p.u('h'));
    p.act('step', Number(p.offers('step')[0]));
    past(p.act('done'), OFFENSIVE);
    expect(p.offers('aim')).toEqual([p.h('1106'), p.h('1107')]);
  });

  test('[EMP XVII.3#10, EMP XVII.3#18] even when both exceptions are used up', () => {
    const at = { h: '1005 column 6', i: '1006 column 6', j: '1004 column 6' };
    const p = retreat(at, {
      also: (s) => void s.command?.orders?.acts.splice(6, 2, 1, 1),
      phase: 'charge',
    });
    expect(p.offers('scatter')).toEqual([6, 7, 8]);
    expect(p.offers('charge')).toEqual([6, 7]);
  });

  test('[EMP XVII.3#21] off the map only where the lines of communication leave it', () => {
    const p = retreat({ a: '0206 column 6' }, { chiefs: { ...chiefs, corps: '0206' } }).act('move', 0);
    expect(clause(p, 'depart')).toBe('EMP XVII.3#21');
    p.act('step', p.h('0106'));
    expect(p.may('depart')).toBe(true);
  });

  test('[EMP XVII.3#21, EMP XIV.2#2] a leader who went with them to the edge has moved, and stays on the map', () => {
    const p = retreat({ a: '0206 column 6' }, { chiefs: { ...chiefs, corps: '0206' } }).act('move', 0);
    p.act('bring', BLUE).act('step', p.h('0106')).act('depart');
    expect([p.s.chiefHex[BLUE], p.may('ride', BLUE)]).toEqual([p.h('0106'), false]);
    const stays = retreat({ a: '0106 column 6' }, { chiefs: { ...chiefs, corps: '0106' } }).act('move', 0);
    expect(stays.act('bring', BLUE).act('depart').may('ride', BLUE)).toBe(true);
  });

  test('[EMP XVII.3#20] in the next turn there are two again', () => {
    const p = go(go(retreat(three), 'a', '0905').act('done'), 'b', '0906').act('done');
    go(p, 'c', '0904', '0804', '0704').act('done');
    until(p.act('done'), 3);
    expect([p.s.phase, p.may('done')]).toEqual([MOVEMENT, false]);
    go(p, 'c', '0604', '0504', '0404').act('done');
    expect(p.may('done')).toBe(true);
  });
});
