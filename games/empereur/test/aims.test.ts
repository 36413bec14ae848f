import { expect, test } from 'vitest';
import { position } from './position.ts';

test('[EMP VII.4#1, EMP VII.2#1] at whom one may fire is named from the north down, whatever the numbers', () => {
  const p = position({
    phase: 'offensive',
    at: { a: '0505 line 1', A: '0605 line 7', B: '0504 line 7', C: '0405 line 1' },
  });
  expect(p.offers('aim')).toEqual([p.h('0504'), p.h('0605')]);
});

test('[EMP VII.3#2, EMP XIV.5#1] of a shot that ends in nothing nobody is told a loss, and no leader is in danger', () => {
  const p = position({
    phase: 'offensive',
    at: { a: '0505 line 1', A: '0605 line 7' },
    chiefs: { Corps: '0605' },
    dice: [1],
  });
  p.act('aim', p.h('0605'));
  expect(p.told('fired')).toMatchObject([{ total: 4, result: 0 }]);
  expect(p.told('losses', 'tested', 'spared', 'fell')).toEqual([]);
});
