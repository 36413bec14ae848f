import { describe, expect, test } from 'vitest';
import { DISORDERED } from '../rules/state.ts';
import { expecting } from './expecting.ts';
import { type Played, position } from './position.ts';

/** Does what moves a battle on and fights nobody. */
function on(p: Played, until: (p: Played) => boolean): Played {
  for (let n = 0; n < 40 && !until(p); n++) {
    if (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
    else p.act(p.may('done') ? 'done' : 'pass');
  }
  return p;
}

describe('what comes one after the other comes from the north, whatever the numbers', () => {
  const charge = (dice: readonly number[]) => {
    const p = position({
      columns: 14,
      phase: 'charge',
      at: { h: '0405 column 0', A: '0606 line 7', B: '0604 line 7' },
      dice,
    });
    return p.act('charge', p.u('h')).act('line', 1);
  };

  test('[EMP IX.6#1] the piles that may form square', () => {
    const p = charge([]);
    expect([p.asked(), p.offers('brace')]).toEqual(['brace', [p.h('0604'), p.h('0606')]]);
  });

  test('[EMP IX.6#10] those whose square has failed, when the shocks have been fought', () => {
    const p = charge([6, 6, 6, 6]);
    p.act('brace', p.h('0606')).act('brace', p.h('0604'));
    expect(['A', 'B'].map((id) => [p.s.form[p.u(id)], p.where(id)])).toEqual([
      [DISORDERED, '0606'],
      [DISORDERED, '0604'],
    ]);
    p.act('scatter', p.u('h'));
    on(p, () => p.where('A') !== '0606');
    const order = p.told('retreated').flatMap(({ unit }) => (unit === p.u('h') ? [] : [unit]));
    expect([...new Set(order)]).toEqual([p.u('B'), p.u('A')]);
  });

  test('[EMP XIII#3] the hexes by which somebody may come in', () => {
    const p = expecting([{ units: ['a'], hexes: ['0107', '0103', '0105'] }], { at: { d: '0909 line 1' } });
    p.act('arrive', p.u('a'));
    expect(p.offers('enter')).toEqual([p.h('0103'), p.h('0105'), p.h('0107')]);
  });
});
