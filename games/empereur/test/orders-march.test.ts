import { describe, expect, test } from 'vitest';
import { blankOrder, MARCH } from '../rules/command/state.ts';
import { ordered } from './command-help.ts';
import { BLUE, chiefs, clause, go, OFFENSIVE, ordersOf, past, tactic, twoCorps, until } from './orders-help.ts';
import type { Played, Position } from './position.ts';

const FAR = '2405 line 7';
const COLUMN_ONLY = 'EMP XVII.3#7';
const march = (at: Record<string, string>, wanted: Position = {}) =>
  ordered({ corps: 'march' }, { at: { A: FAR, ...at }, chiefs, dice: Array<number>(60).fill(1), ...wanted });

/** All shots that are offered are fired; who fired. */
function firers(p: Played): number[] {
  const { phase } = p.s;
  while (p.s.phase === phase && p.offers('aim').length > 0) {
    p.act('aim', Number(p.offers('aim')[0]));
    if (p.asked() === 'gather') p.act('fire');
  }
  return p.told('fired').flatMap((fact) => fact['firers'] as number[]);
}

describe('EMP XVII.3: on the march one unit a turn acts as it likes', () => {
  const pile = { a: '0805 line 1 2', b: '0805 line 1 2' };

  test('[EMP XVII.3#7, EMP XVII.3#9] two in line on one hex do not go together: one alone may', () => {
    const both = go(march(pile), 'a b');
    expect([both.offers('step'), clause(both, 'step', both.h('0905'))]).toEqual([[], COLUMN_ONLY]);
    const one = go(march(pile), 'a', '0905').act('done');
    expect(clause(one.act('move', one.u('b')), 'step', one.h('0905'))).toBe(COLUMN_ONLY);
  });

  test('[EMP XVII.3#18, EMP XVII.3#20] of a retreat two, of three none the more', () => {
    const back = (at: Record<string, string>) =>
      ordered({ corps: 'retreat' }, { at: { ...at, A: FAR }, chiefs: { ...chiefs, corps: '1005' } });
    const [a, b] = ['1005 line 7 2', '1005 line 7 2'];
    expect(go(back({ a, b }), 'a b').offers('step').length).toBeGreaterThan(0);
    expect(go(back({ a, b, c: b }), 'a b c').offers('step')).toEqual([]);
  });

  test('[EMP XVII.3#7] nor in square; in column all of them', () => {
    const squares = { a: '0805 square 1', b: '0807 square 1' };
    const p = go(march(squares), 'a', '0905').act('done').act('move', 1);
    expect(clause(p, 'step', p.h('0907'))).toBe(COLUMN_ONLY);
    expect(ordersOf(p).acts.slice(0, 2)).toEqual([1, 0]);
    const columns = march({ a: '0805 column 0', b: '0807 column 0' });
    go(go(columns, 'a', '0905').act('done'), 'b', '0907').act('done');
    expect(ordersOf(columns).acts.slice(0, 2)).toEqual([0, 0]);
  });

  test('[EMP XVII.3#9] each corps has its own', () => {
    const p = ordered(
      { corps: 'march', second: 'march' },
      {
        ...twoCorps,
        at: { a: '0805 line 1', b: '0803 line 1', c: '0807 line 1', A: FAR },
        chiefs: { chief: '0205', corps: '0805', second: '0807' },
      },
    );
    go(p, 'a', '0905').act('done');
    expect(clause(p.act('move', p.u('b')), 'step', p.h('0903'))).toBe(COLUMN_ONLY);
    p.act('done').act('move', p.u('c'));
    expect(p.may('step', p.h('0907'))).toBe(true);
  });

  test('[EMP XVII.3#9] its turn lasts until the next one of its player (ruling 457)', () => {
    const near = { a: '0805 line 1', b: '0807 line 1', A: '0905 line 7', B: '0907 line 7' };
    const p = march(near);
    past(p, OFFENSIVE);
    p.act('aim', p.h('0905'));
    // White’s turn: in defence the same one fires again, and nobody else.
    while (p.s.active === 0 || p.s.phase < 2) p.act('done');
    expect(p.offers('aim')).toEqual([p.h('0905')]);
    until(p, 3);
    expect(ordersOf(p).acts.slice(0, 2)).toEqual([0, 0]);
  });

  test('[EMP XVII.3#33] those who are out of command go by the radius: all of them fire', () => {
    const away = { a: '1605 line 1', b: '1607 line 1', A: '1705 line 7', B: '1707 line 7' };
    expect(firers(past(march(away), OFFENSIVE))).toHaveLength(2);
    const here = { a: '1005 line 1', b: '1007 line 1', A: '1105 line 7', B: '1107 line 7' };
    expect(firers(past(march(here), OFFENSIVE))).toHaveLength(1);
  });

  test('[EMP XVII.3#10] cavalry of a corps that attacks gives up its order as ever', () => {
    const at = { h: '0805 column 0', i: '0807 column 0', A: FAR };
    const offered = (order: 'attack' | 'march') =>
      ordered(
        { corps: order },
        { at, chiefs, phase: 'charge', also: (s) => void s.command?.orders?.acts.fill(1, 6, 7) },
      ).offers('scatter');
    expect([offered('attack'), offered('march')]).toEqual([[6, 7], [6]]);
  });

  test('[EMP XVII.3#9, EMP XVII.3#10] who gives up its order on the march is the one', () => {
    const p = march({ h: '1005 column 0', i: '1007 column 0' }, { phase: 'charge' });
    p.act('scatter', p.u('h'));
    for (let i = 0; i < 9 && p.asked() !== 'declare'; i++) {
      const [to] = p.offers('step');
      if (to === undefined) p.act('done');
      else p.act('step', Number(to));
    }
    expect([p.asked(), p.offers('scatter')]).toEqual(['declare', []]);
  });
});

describe('EMP XVII.3: where a march goes', () => {
  const goalless = (label: string | null) => {
    const { corps: _, ...others } = chiefs;
    return march(
      { a: '0805 column 0' },
      {
        chiefs: label === null ? others : { ...others, corps: label },
        also: (s) => void s.command?.orders?.standing.splice(BLUE, 1, blankOrder(MARCH)),
      },
    );
  };

  test('[EMP XVII.3#12] is asked for once the chief is there, were it in the corner of the map', () => {
    expect(['0805', '0101', null].map((at) => clause(goalless(at), 'done'))).toEqual([
      'EMP XVII.3#12',
      'EMP XVII.3#12',
      '',
    ]);
  });

  test('[EMP XVII.3#12] may be any hex, also the corner, where it ends', () => {
    const p = goalless('0201').act('staff').act('bound', BLUE).act('goal', 0).act('done');
    expect([p.may('done'), ordersOf(p).standing[BLUE]?.goal]).toEqual([true, 0]);
    p.act('ride', BLUE).act('step', 0).act('done');
    expect(tactic(until(p.act('done'), 3))).not.toBe(MARCH);
  });
});

describe('EMP XVII.3: corps of cavalry', () => {
  const shifts = (order: 'attack' | 'defence' | 'march', at: Record<string, string>, gone: readonly number[] = []) =>
    ordered(
      { corps: order },
      {
        at: { ...at, A: FAR },
        chiefs,
        also(s) {
          for (const unit of gone) [s.steps[unit], s.hex[unit]] = [0, -2];
        },
        phase: 'movement',
      },
    )
      .act('staff')
      .offers('shift').length;

  test.each([
    ['cavalry alone', 'attack', { h: '0805 column 0' }, 1],
    ['cavalry with guns', 'attack', { h: '0805 column 0', x: '0806 limbered 0' }, 1],
    ['cavalry with infantry', 'attack', { h: '0805 column 0', a: '0806 column 0' }, 0],
    ['guns alone', 'attack', { x: '0805 limbered 0' }, 0],
    ['cavalry that defends', 'defence', { h: '0805 column 0' }, 0],
    ['infantry on the march, to attack or to defence', 'march', { a: '0805 column 0' }, 2],
  ] as const)('[EMP XVII.3#11, EMP XVII.3#26] passes at once: %s', (_, order, at, count) => {
    expect(shifts(order, at)).toBe(count);
  });

  test('[EMP XVII.3#26] whose infantry is gone', () => {
    expect(shifts('attack', { h: '0805 column 0', a: '0806 column 0' }, [0])).toBe(1);
  });
});
