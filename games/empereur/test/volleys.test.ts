import { describe, expect, test } from 'vitest';
import { totalFire, valueAt } from '../rules/fire/coverage.ts';
import { fireResult } from '../rules/fire/volley.ts';
import { testTables } from '../content/testing/tables.ts';
import { COLUMN, DISORDERED } from '../rules/state.ts';
import { type Played, position } from './position.ts';

const value = (p: Played, id: string, label: string) => valueAt(p.content, p.s, p.u(id), p.h(label));

describe('EMP VII: who can fire at what', () => {
  test('[EMP VII.7#1, EMP VII.7#3] guns fire over nobody, and through no wood', () => {
    const open = position({ at: { x: '0105 battery 1', A: '0505 line 7' } });
    expect(value(open, 'x', '0505')).toBe(3);
    const masked = position({ at: { x: '0105 battery 1', b: '0305 column 0', A: '0505 line 7' } });
    expect([value(masked, 'x', '0505'), value(masked, 'x', '0305')]).toEqual([0, 5]);
    const wood = position({
      ground: ['............', '..f.........', '............'],
      at: { x: '0102 battery 1', A: '0502 line 7' },
    });
    expect(value(wood, 'x', '0502')).toBe(0);
  });

  test('[EMP VII.6#2] along the edge of its front a battery still fires', () => {
    // It looks north-east; straight north, two rows up, the line runs between front and flank.
    const p = position({ at: { x: '0505 battery 1', A: '0503 line 9', B: '0403 line 9' } });
    expect(value(p, 'x', '0503')).toBe(5);
    expect(value(p, 'x', '0403')).toBe(0);
  });

  test('[EMP IX.6#8] only guns beside a square are hampered, and only against cavalry', () => {
    const p = position({
      at: { x: '0505 battery 1', a: '0505 square 1', b: '0709 square 1', y: '0703 battery 1', H: '0605 column 6' },
    });
    expect(value(p, 'x', '0605')).toBe(3);
    const alone = position({ at: { a: '0505 square 1', H: '0605 column 6' } });
    expect(value(alone, 'a', '0605')).toBe(2);
    const battery = position({ at: { x: '0505 battery 1', H: '0605 column 6' } });
    expect(value(battery, 'x', '0605')).toBe(6);
    const company = position({ at: { x: '0505 battery 1', a: '0505 line 1', H: '0605 column 6' } });
    expect(value(company, 'x', '0605')).toBe(6);
    const foot = position({ at: { x: '0505 battery 1', a: '0505 square 1', A: '0605 column 6' } });
    expect(value(foot, 'x', '0605')).toBe(6);
  });
});

describe('EMP VII.3: fire of several', () => {
  const total = (at: Readonly<Record<string, string>>, firers: readonly string[]) => {
    const p = position({ at });
    return totalFire(
      p.content,
      p.s,
      firers.map((id) => p.u(id)),
      p.h('0805'),
    );
  };

  test('[EMP IV.12#6] only reduced batteries that are far count one for two', () => {
    const far = { x: '0105 battery 1', y: '0106 battery 1', A: '0805 line 7' };
    expect(total(far, ['x', 'y'])).toBe(2);
    expect(total({ ...far, x: '0105 battery 1 1', y: '0106 battery 1 1' }, ['x', 'y'])).toBe(1);
    expect(total({ ...far, x: '0105 battery 1 1' }, ['x', 'y'])).toBe(2);
    expect(total({ x: '0705 battery 1 1', y: '0706 battery 3 1', A: '0805 line 7' }, ['x', 'y'])).toBe(6);
  });

  test('[EMP IV.5#5, EMP VII.3#1] infantry in disorder, whatever it has lost, counts 1 each', () => {
    const mob = { a: '0705 disordered 0 3', b: '0706 disordered 0 4', A: '0805 line 7' };
    expect(total(mob, ['a', 'b'])).toBe(2);
  });

  test('[EMP VII.3#2] a fire of 1 has a column of its own; none has no effect', () => {
    expect([5, 6, 7].map((die) => fireResult(testTables.fire, 1, die))).toEqual([0, -1, 1]);
    expect([6, 7].map((die) => fireResult(testTables.fire, 0, die))).toEqual([0, 0]);
    expect([fireResult(testTables.fire, 19, 9), fireResult(testTables.fire, 19, -1)]).toEqual([3, -1]);
  });
});

describe('EMP VII.4, VII.5: phases of fire, and fire between them', () => {
  test('[EMP VI.5#1, EMP VII.4#1] in its own phase of fire cavalry may disorganise by choice; in the enemy’s it may not', () => {
    const at = { a: '0505 line 1', h: '0305 column 0', A: '0605 line 7' };
    const p = position({ phase: 'offensive', at, turn: 4 });
    p.act('scatter', p.u('h'));
    while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
    expect([p.s.form[p.u('h')], p.s.since[p.u('h')], p.asked()]).toEqual([DISORDERED, 3, 'aim']);
    const q = position({ phase: 'defensive', at });
    expect([q.asked(), q.offers('scatter')]).toEqual(['aim', []]);
  });

  test('[EMP VII.3#1] all but one may hold their fire', () => {
    const p = position({ phase: 'offensive', at: { a: '0505 line 1', b: '0506 line 3', A: '0605 line 7' }, dice: [1] });
    p.act('aim', p.h('0605'));
    expect(p.offers('hold')).toEqual([p.u('a'), p.u('b')]);
    p.act('hold', p.u('a'));
    expect([p.offers('hold'), p.may('fire')]).toEqual([[], true]);
    p.act('fire');
    expect(p.told('fired')).toMatchObject([{ firers: [p.u('b')], clause: 'EMP VII.3#2' }]);
  });

  test('[EMP VII.5#1, EMP VII.5#6, EMP V.4#1] of those who leave together the one on top bears the loss', () => {
    const p = position({ at: { b: '0505 column 2 4', a: '0505 column 2 4', A: '0605 line 7' }, dice: [6, 1, 1] });
    p.act('move', p.u('a')).act('with', p.u('b')).act('step', p.h('0504'));
    expect([p.s.steps[p.u('b')], p.s.steps[p.u('a')]]).toEqual([3, 4]);
    expect(p.told('fired')).toMatchObject([{ clause: 'EMP VII.5#1' }]);
    expect(p.s.form[p.u('a')]).toBe(COLUMN);
  });
});
