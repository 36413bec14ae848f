import { describe, expect, test } from 'vitest';
import { champUnits } from '../content/testing/champ.ts';
import { CHARGED, DISORDERED, GONE, LINE, note, SQUARE } from '../rules/state.ts';
import { type Played, type Position, position } from './position.ts';

const h = 6;

/** Lets whoever runs take the first way that he is offered. */
function run(p: Played): Played {
  while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
  return p;
}

const tested = (p: Played, ...ids: readonly string[]) =>
  p.told('tested').filter(({ unit }) => ids.some((id) => p.u(id) === unit));

describe('EMP X.3: the dice themselves', () => {
  test.each([
    ['a natural 2 holds', 1, [4, 1, 1], LINE],
    ['a natural 12 fails', 12, [4, 6, 6], DISORDERED],
  ])('[EMP X.3#1, EMP X.3#2] %s whatever the morale', (_, morale, dice, form) => {
    const units = champUnits.map((unit) => ({ ...unit, morale }));
    const p = position({ units, phase: 'offensive', at: { a: '0505 line 1', A: '0605 line 7' }, dice });
    run(p.act('aim', p.h('0605')));
    expect(p.s.form[p.u('A')]).toBe(form);
  });
});

describe('EMP V.5, X.1: who of a pile tests', () => {
  const assault = (wanted: Position) => {
    const p = position({ phase: 'shock', ...wanted });
    return run(p.act('assault', p.h('0605')));
  };

  test('[EMP X.4#1, EMP IX.6#5] a square has 2 more against horse alone, and none against foot', () => {
    // The cavalry is worth 1: 4 to 12 is one to three, a die of 5 is D/0*. The foot has two to one, a die of 1 is 1*/0*.
    const horse = assault({
      at: { h: '0505 line 1', A: '0605 square 7' },
      dice: [5, 1, 1],
      also: (s) => note(s, h, CHARGED),
    });
    expect(tested(horse, 'A')).toMatchObject([{ morale: 10, why: ['square'] }]);
    const foot = assault({ at: { a: '0505 line 1', A: '0605 square 7' }, dice: [1, 1, 1, 1, 1] });
    expect(tested(foot, 'A')).toMatchObject([{ morale: 8, why: [] }]);
    expect(foot.s.form[foot.u('A')]).toBe(SQUARE);
  });

  test('[EMP VIII.6#7] the battery that was left out stands by those of its infantry who hold', () => {
    // 12 to 8 from behind is three to two, a die of 1 is D/0*: A fails, B holds.
    const p = assault({
      at: { a: '0505 line 1', X: '0605 battery 1', A: '0605 line 1 4', B: '0605 line 1 4' },
      dice: [1, 6, 6, 1, 1],
    });
    expect(['X', 'A', 'B'].map((id) => p.s.form[p.u(id)])).toEqual([LINE, DISORDERED, LINE]);
    expect([p.where('X'), p.where('B')]).toEqual(['0605', '0605']);
  });

  test('[EMP V.3#4, EMP V.5#2] guns on top of those who attack test last, and 2 lower if these fail', () => {
    // 8 to 8 is one to one, a die of 3 is 1*/0*.
    const p = assault({
      at: { x: '0505 battery 1', a: '0505 line 1 4', A: '0605 line 7 4' },
      dice: [3, 6, 6, 1, 1, 1, 1],
    });
    expect(tested(p, 'a', 'x').map(({ unit, held }) => [unit, held])).toEqual([
      [p.u('a'), false],
      [p.u('x'), true],
    ]);
    expect(tested(p, 'x')).toMatchObject([{ why: ['friends'] }]);
  });

  test('[EMP XIV.5#2] a leader is in no danger while somebody of his pile is left', () => {
    const p = position({
      phase: 'offensive',
      at: { a: '0505 line 1', A: '0605 disordered 6 4', B: '0605 disordered 6 4' },
      chiefs: { Corps: '0605' },
      dice: [4, 6, 6, 1, 1],
    });
    run(p.act('aim', p.h('0605')));
    expect([p.s.hex[p.u('A')], p.where('B'), p.told('spared', 'fell')]).toEqual([GONE, '0605', []]);
  });

  test('[EMP X.1#1, EMP VII.3#4, EMP VIII.9#4] in a town one does not test for fire, but for friends who run through it', () => {
    const ground = Array.from({ length: 10 }, (_, row) => (row === 4 ? '......v.....' : '............'));
    const p = position({
      ground,
      sides: ['river 0605-0604', 'river 0605-0606'],
      phase: 'shock',
      at: { a: '0505 column 0', A: '0605 line 7 3', B: '0705 adapted 6' },
      dice: [4, 1, 1],
    });
    run(p.act('assault', p.h('0605')));
    expect(tested(p, 'B')).toMatchObject([{ held: true }]);
  });
});
