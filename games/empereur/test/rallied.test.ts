import { describe, expect, test } from 'vitest';
import { DISORDERED } from '../rules/state.ts';
import { type Played, position } from './position.ts';

/** Lets whoever runs take the first way that he is offered. */
function run(p: Played): Played {
  while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
  return p;
}

describe('EMP XI.4: where those go who fail to rally', () => {
  const failing = (wood: string) => {
    const [column, row] = [Number(wood.slice(0, 2)), Number(wood.slice(2))];
    const ground = Array.from({ length: 10 }, (_, at) =>
      Array.from({ length: 12 }, (__, one) => (at === row - 1 && one === column - 1 ? 'f' : '.')).join(''),
    );
    const p = position({ ground, phase: 'rally', turn: 5, at: { a: '0505 disordered 0' }, dice: [6, 6] });
    return p.act('rally', p.u('a'));
  };

  test('[EMP XI.4#1] to a wood two hexes away, though it lies the other way, by a hex that is nearer to it', () => {
    const p = failing('0705');
    expect(new Set(p.offers('step'))).toEqual(new Set([p.h('0405'), p.h('0406'), p.h('0605')]));
    p.act('step', p.h('0605'));
    // Having turned off the way home it goes on to the wood.
    expect(p.where('a')).toBe('0705');
  });

  test('[EMP XI.4#1] not to one that is three hexes away', () => {
    const p = failing('0805');
    expect(new Set(p.offers('step'))).toEqual(new Set([p.h('0405'), p.h('0406')]));
  });
});

test('[EMP XII.2#5] ruling 35: those who fall back because another one has rallied frighten nobody', () => {
  const p = position({
    phase: 'rally',
    turn: 5,
    at: { a: '0505 disordered 0 4', b: '0505 disordered 0 4', c: '0605 line 1' },
    dice: [1, 1],
    also: (s) => {
      s.mood[0] = 2;
    },
  });
  run(p.act('rally', p.u('a')).act('line', 1));
  expect([p.s.form[p.u('b')], p.where('a'), p.told('retreated').length]).toEqual([DISORDERED, '0505', 2]);
  expect(p.told('tested').map(({ unit }) => unit)).toEqual([p.u('a')]);
});

test('[EMP V#2, EMP XI.2#2] as the rally phase begins the enemy sees who lies in a heap in disorder, and under nobody else', () => {
  const shown = (at: Readonly<Record<string, string>>) => {
    const p = position({ phase: 'offensive', turn: 5, at: { y: '0109 battery 1', F: '0309 line 7', ...at } });
    p.act('done');
    expect(p.asked()).toBe('rally');
    return p.referee.disclosure.shown !== 0;
  };
  expect(shown({ a: '0505 disordered 0 4', b: '0505 disordered 0 4' })).toBe(true);
  expect(shown({ a: '0505 disordered 0 4', b: '0605 line 1 4', c: '0605 line 1 4' })).toBe(false);
});
