import { describe, expect, test } from 'vitest';
import { DISORDERED } from '../rules/state.ts';
import { type Played, position } from './position.ts';

/** Lets whoever runs take the first way that he is offered. */
function run(p: Played): Played {
  while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
  return p;
}

const facings = (p: Played, ...ids: readonly string[]) => ids.map((id) => p.s.facing[p.u(id)]);

describe('EMP V.7: facings that do not fit', () => {
  test('[EMP V.7#5] piles are sorted out one after the other from the north, whoever stands in them', () => {
    const p = position({
      phase: 'rally',
      at: { a: '0507 line 1 4', b: '0507 line 3 4', c: '0503 line 1 4', d: '0503 line 3 4' },
      dice: [1, 1, 1, 1, 1, 1, 1, 1],
    });
    expect([p.offers('keep'), p.told('muddled').length]).toEqual([[p.u('c'), p.u('d')], 1]);
    p.act('keep', p.u('c'));
    expect([p.offers('keep'), p.told('muddled').length]).toEqual([[p.u('a'), p.u('b')], 2]);
    p.act('keep', p.u('a'));
    expect(facings(p, 'a', 'b', 'c', 'd')).toEqual([1, 1, 1, 1]);
  });

  test('[EMP V.7#5] each of them tests, whoever holds, and each who fails bears on the next', () => {
    // b fails with 12, c with 7 against 7 - 2; a on top has held with 2.
    const p = position({
      phase: 'rally',
      at: { a: '0505 line 1 3', b: '0505 line 3 3', c: '0505 line 5 3', d: '0101 line 1' },
      dice: [1, 1, 6, 6, 3, 4],
    });
    run(p);
    expect(p.told('tested').map(({ unit, morale, held }) => [unit, morale, held])).toEqual([
      [p.u('a'), 7, true],
      [p.u('b'), 7, false],
      [p.u('c'), 5, false],
    ]);
    expect([p.where('a'), p.s.form[p.u('b')], p.s.form[p.u('c')]]).toEqual(['0505', DISORDERED, DISORDERED]);
  });
});

test('[EMP XII.2#5] ruling 35: whoever only falls back from friends in order frightens nobody', () => {
  const p = position({
    at: { a: '0505 disordered 0 4', b: '0505 line 1 4', c: '0605 line 1' },
    also: (s) => {
      s.mood[0] = 2;
    },
  });
  run(p.act('done'));
  expect([p.told('retreated').length, p.told('tested')]).toEqual([2, []]);
});
