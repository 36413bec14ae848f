import { describe, expect, test } from 'vitest';
import { champ, champUnits } from '../content/testing/champ.ts';
import { pileAt, topAt, touch, unitsAt } from '../rules/piles/board.ts';
import { DISORDERED, LATE, LINE, note, SQUARE } from '../rules/state.ts';
import { blank } from './help.ts';
import { type Played, position } from './position.ts';

const A = champUnits.findIndex(({ id }) => id === 'A');

/** Lets whoever runs take the first way that he is offered. */
function run(p: Played): Played {
  while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
  return p;
}

describe('EMP V.7, V.8: what is sorted out when a phase ends', () => {
  test('[EMP V.8#3, EMP IV.5#8] order and disorder do not stay together: the disorganised fall back', () => {
    const p = position({ at: { a: '0505 disordered 0 4', b: '0505 line 1 4', c: '0909 line 1' } });
    run(p.act('done'));
    expect([p.where('b'), p.s.form[p.u('b')], p.s.form[p.u('a')]]).toEqual(['0505', LINE, DISORDERED]);
    expect([pileAt(p.s, p.h('0505')), p.told('retreated').length]).toEqual([[p.u('b')], 2]);
  });

  test('[EMP IX.6#10] but whoever failed to form square stays with its guns until the shocks have been fought', () => {
    const p = position({
      phase: 'charge',
      at: { h: '0105 column 0', A: '0905 disordered 6 4', X: '0905 battery 7' },
      also: (s) => note(s, A, LATE),
    });
    p.act('done');
    expect([p.asked(), p.where('A'), p.told('retreated')]).toEqual(['mover', '0905', []]);
  });

  test('[EMP V.7#5] both test, at their own morale; of those who hold one keeps its facing', () => {
    // Two lines that look different ways: 7 is not above a morale of 8.
    const p = position({
      phase: 'rally',
      at: { a: '0505 line 1 4', b: '0505 line 3 4', c: '0909 disordered 0' },
      dice: [3, 4, 3, 4],
    });
    expect(p.told('tested')).toMatchObject([
      { morale: 8, held: true },
      { morale: 8, held: true },
    ]);
    expect([p.asked(), p.offers('keep')]).toEqual(['align', [p.u('a'), p.u('b')]]);
    p.act('keep', p.u('b'));
    expect(p.s.facing[p.u('a')]).toBe(3);
    expect(p.told('turned')).toMatchObject([{ unit: p.u('a'), facing: 3 }]);
  });

  test('[EMP V.7#5, EMP V.7#2] the others turn as little as it takes to fit him, and each other', () => {
    const p = position({
      phase: 'rally',
      at: { a: '0505 line 1 3', b: '0505 column 0 3', c: '0505 column 2 3' },
      dice: [1, 1, 1, 1, 1, 1],
    });
    p.act('keep', p.u('a'));
    expect(['a', 'b', 'c'].map((id) => p.s.facing[p.u(id)])).toEqual([1, 0, 0]);
    expect(p.told('turned')).toMatchObject([{ unit: p.u('c'), facing: 0 }]);
  });

  test('[EMP V.7#4] infantry caught among squares forms square with them, guns do not', () => {
    const p = position({
      phase: 'rally',
      at: { a: '0505 square 1 4', b: '0505 line 1 4', x: '0505 battery 1' },
      dice: [1, 1, 1, 1, 1, 1],
    });
    expect(['a', 'b', 'x'].map((id) => p.s.form[p.u(id)])).toEqual([SQUARE, SQUARE, LINE]);
    expect(p.told('formed').map(({ unit }) => unit)).toEqual([p.u('b')]);
  });

  test('[EMP V.7#5] a square has no facing to keep: only its batteries are turned', () => {
    const p = position({
      phase: 'rally',
      at: { a: '0505 square 1', x: '0505 battery 1', y: '0505 battery 5' },
      dice: [1, 1, 1, 1, 1, 1],
    });
    expect(p.offers('keep')).toEqual([p.u('x'), p.u('y')]);
    p.act('keep', p.u('y'));
    expect(['a', 'x', 'y'].map((id) => p.s.facing[p.u(id)])).toEqual([1, 5, 5]);
  });
});

describe('EMP V: what a pile shows', () => {
  const shown = (at: Readonly<Record<string, string>>, open = 0) => {
    const p = position({
      at,
      also: (s) => {
        s.open = open;
      },
    });
    p.act('move', p.u('a'));
    return p.referee.disclosure.shown !== 0;
  };

  test('[EMP V#2] to take a pile apart shows the enemy what was hidden, and is not taken back', () => {
    expect(shown({ b: '0505 column 0 3', a: '0505 column 0 3' })).toBe(true);
    expect(shown({ a: '0505 column 0 3', b: '0605 column 0 3' })).toBe(false);
    // Open piles hide nothing.
    expect(shown({ b: '0505 column 0 3', a: '0505 column 0 3' }, 1)).toBe(false);
  });
});

describe('who stands where', () => {
  const content = champ();
  const [a, b, c] = [0, 1, 2];

  test('[EMP V#1] the first hex of the map is a hex like any other', () => {
    const s = blank(content);
    Object.assign(s.hex, { [a]: 0, [b]: 0 });
    Object.assign(s.rank, { [a]: 1, [b]: 0 });
    touch(s);
    expect([unitsAt(s, 0), topAt(s, 0), topAt(s, 1)]).toEqual([[b, a], b, -1]);
    s.rank[b] = 2;
    touch(s);
    expect(unitsAt(s, 0)).toEqual([a, b]);
    s.hex[a] = 5;
    touch(s);
    expect([unitsAt(s, 0), unitsAt(s, 5)]).toEqual([[b], [a]]);
  });

  test('[EMP V#1, EMP IV.6#3] beside skirmishers on two hexes a pile keeps its order', () => {
    const s = blank(content);
    Object.assign(s.hex, { [a]: 7, [b]: 7, [c]: 1 });
    Object.assign(s.rank, { [a]: 1, [b]: 0 });
    s.hex2 = s.hex.map((_, unit) => (unit === c ? 0 : -1));
    touch(s);
    expect([unitsAt(s, 7), unitsAt(s, 0), unitsAt(s, 1)]).toEqual([[b, a], [c], [c]]);
    Object.assign(s.hex, { [b]: 0, [c]: 3 });
    s.hex2[c] = 4;
    touch(s);
    expect([unitsAt(s, 7), unitsAt(s, 0), unitsAt(s, 4)]).toEqual([[a], [b], [c]]);
  });
});
