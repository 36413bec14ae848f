import { describe, expect, test } from 'vitest';
import { CHARGED, note } from '../rules/state.ts';
import { type Played, type Position, position } from './position.ts';

const h = 6;

/** Lets whoever runs take the first way that he is offered. */
function run(p: Played): Played {
  while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
  return p;
}

/** A shock phase in which h has charged. */
const charged = (wanted: Position): Played =>
  position({ columns: 14, phase: 'shock', ...wanted, also: (s) => note(s, h, CHARGED) });

describe('EMP VIII.1: which enemies are named, and in which order', () => {
  test('[EMP VIII.1#3, EMP VIII.5#1] those before a front, from the north down, whatever their numbers', () => {
    const p = position({
      phase: 'shock',
      at: { a: '0505 line 1', A: '0605 line 7', B: '0504 line 7', C: '0405 line 1' },
    });
    expect(p.offers('assault')).toEqual([p.h('0504'), p.h('0605')]);
  });

  test('[EMP IX.4#1, EMP VIII.5#1] so is whom cavalry may go on to', () => {
    // 16 against 6 is two to one, a die of 5 drives A off.
    const p = charged({
      at: { h: '0505 line 1', A: '0605 line 7 3', B: '0705 line 7', C: '0604 line 9' },
      dice: [5],
    });
    run(p.act('assault', p.h('0605'))).act('follow', h);
    while (p.asked() === 'brace') p.act('pass');
    expect([p.asked(), p.offers('assault')]).toEqual(['exploit', [p.h('0604'), p.h('0705')]]);
  });
});
