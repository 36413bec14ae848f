import { expect, test } from 'vitest';
import { pileFault } from '../rules/piles/limits.ts';
import { COLUMN, DISORDERED, LINE, MOVED, note, SQUARE } from '../rules/state.ts';
import { position } from './position.ts';

test('[EMP IV.2#6, EMP V.7#2] a column and a team are two formations: two hexes of front in common are enough', () => {
  const fault = (one: string, two: string) => {
    const p = position({ at: { a: `0505 column ${one} 4`, x: `0505 limbered ${two}` } });
    return pileFault(p.content, p.s, [p.u('a'), p.u('x')]);
  };
  expect([fault('0', '0'), fault('0', '2'), fault('0', '10'), fault('0', '4')]).toEqual([null, null, null, 'facing']);
});

test('[EMP VI.1#11] ruling 29: a pile in mixed order goes together where each of its units may go, under one shot', () => {
  const p = position({
    at: { a: '0505 line 1 4', b: '0505 column 0 4', A: '0605 line 7' },
    dice: [1, 1],
  });
  // The line looks at 0605 and 0504, the column at 0605 alone, where the enemy is: only back is open to both.
  p.act('move', p.u('a')).act('with', p.u('b'));
  expect(p.offers('step')).toEqual([]);
  expect(p.offers('back')).toEqual([p.h('0405')]);
  p.act('back', p.h('0405'));
  expect(p.told('fired')).toHaveLength(1);
  expect([p.where('a'), p.where('b'), p.s.form[p.u('a')], p.s.form[p.u('b')]]).toEqual(['0405', '0405', LINE, COLUMN]);
  expect([p.s.spent[p.u('a')], p.s.spent[p.u('b')]]).toEqual([2, 2]);
});

test('[EMP VI.1#11] they turn together by as much, at the price of the dearer, and do not change formation together', () => {
  const p = position({ at: { a: '0505 line 1 4', b: '0505 column 2 4' } });
  p.act('move', p.u('a')).act('with', p.u('b'));
  expect([p.offers('line'), p.offers('column'), p.may('square')]).toEqual([[], [], false]);
  p.act('turn', 3);
  expect([p.s.facing[p.u('a')], p.s.facing[p.u('b')], p.s.spent[p.u('b')]]).toEqual([3, 4, 1]);
});

test('[EMP VI.1#11] a pile in disorder goes together, wherever each of them last looked', () => {
  const p = position({ at: { a: '0505 disordered 0 4', b: '0505 disordered 4 4' } });
  p.act('move', p.u('a')).act('with', p.u('b')).act('step', p.h('0405'));
  expect([p.where('a'), p.where('b')]).toEqual(['0405', '0405']);
});

test('[EMP VI.1#11] a battery does not go along, nor does anybody with it', () => {
  const p = position({ at: { a: '0505 line 1 4', x: '0505 battery 1' } });
  p.act('move', p.u('a'));
  expect(p.offers('with')).toEqual([]);
  p.act('done').act('move', p.u('x'));
  expect(p.offers('with')).toEqual([]);
});

test('[EMP V.7#6] facings must fit when the phase ends, not when a move does, as long as another one can still be turned', () => {
  const p = position({ at: { a: '0405 column 0 4', b: '0505 column 2 4' } });
  p.act('move', p.u('a')).act('step', p.h('0505')).act('done');
  expect(p.may('done')).toBe(false);
  expect(p.why('done')).toBe('unsettled');
  p.act('move', p.u('b')).act('turn', 0).act('done');
  p.act('done');
  expect(p.told('muddled')).toEqual([]);
  // With nobody left to turn it is the mover who must.
  const q = position({ at: { a: '0405 column 0 4', b: '0505 column 2 4' }, also: (s) => note(s, 1, MOVED) });
  q.act('move', q.u('a')).act('step', q.h('0505'));
  expect(q.may('done')).toBe(false);
  q.act('turn', 2).act('done');
  expect([q.s.facing[q.u('a')], q.may('done')]).toEqual([2, true]);
});

test('[EMP IV.4#12] into a square one may come that has the point to form square too, though there is no way on', () => {
  const wall = { A: '0505 line 1', B: '0404 line 3', C: '0406 line 9' };
  const p = position({ at: { a: '0305 column 0 4', b: '0405 square 1 4', ...wall }, dice: [1, 1, 1, 1] });
  p.act('move', p.u('a')).act('step', p.h('0405'));
  expect(p.may('done')).toBe(false);
  p.act('square').act('done');
  expect([p.where('a'), p.s.form[p.u('a')]]).toEqual(['0405', SQUARE]);
  // A team cannot form square, and a unit that has spent its points neither.
  const spent = position({
    at: { a: '0305 column 0 4', b: '0405 square 1 4', ...wall },
    also: (s) => {
      s.spent[0] = 5;
    },
  });
  spent.act('move', spent.u('a'));
  expect(spent.why('step', spent.h('0405'))).toBe('cannotStay');
});

test('[EMP V.8#3] two hexes of friends in disorder are passed if there is a free one behind them, and only then', () => {
  const at = {
    a: '0205 column 0 4',
    b: '0305 disordered 0 4',
    c: '0405 disordered 0 4',
    A: '0304 line 3',
    B: '0306 line 9',
  };
  const p = position({ at });
  p.act('move', p.u('a')).act('step', p.h('0305')).act('step', p.h('0405')).act('step', p.h('0505')).act('done');
  expect(p.where('a')).toBe('0505');
  const closed = position({ at: { ...at, C: '0505 line 1', D: '0404 line 3', E: '0406 line 9' } });
  closed.act('move', closed.u('a'));
  expect(closed.why('step', closed.h('0305'))).toBe('cannotStay');
});

test('[EMP V.7#4] ruling 10: whoever was stopped among squares tests with them, and forms square if he holds', () => {
  const muddle = (dice: readonly number[]) => {
    const p = position({
      at: { a: '0505 square 1 4', b: '0505 column 0 4', A: '1205 line 7' },
      dice,
      also: (s) => s.done.fill(MOVED),
    });
    p.act('done');
    while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
    return [p.told('tested').length, p.s.form[p.u('a')], p.s.form[p.u('b')], p.where('b') === '0505'];
  };
  expect(muddle([1, 1, 1, 1])).toEqual([2, SQUARE, SQUARE, true]);
  expect(muddle([1, 1, 6, 6])).toEqual([2, SQUARE, DISORDERED, false]);
});

test('[EMP V.9#1] whenever somebody has come the order of a pile can be changed again', () => {
  const p = position({ at: { a: '0505 line 1 3', b: '0505 line 1 3', c: '0405 line 1 3' } });
  p.act('top', p.u('b'));
  expect(p.offers('top')).toEqual([p.u('a')]);
  p.act('move', p.u('c')).act('step', p.h('0505')).act('done');
  expect(p.s.rank[p.u('c')]).toBe(0);
  p.act('top', p.u('b'));
  expect([p.s.rank[p.u('b')], p.s.rank[p.u('c')]]).toEqual([0, 1]);
});
