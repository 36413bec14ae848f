import { expect, test } from 'vitest';
import { ADAPTED, COLUMN, LINE, MOVED, SQUARE } from '../rules/state.ts';
import { position } from './position.ts';

const EAST = 0;
/** The corner between east and north-east. */
const CORNER = 1;

test('[EMP VI.2#3] the example: a column pays 1, then 1+1 up a slope, then 2 for forest: 5 of its 6', () => {
  const p = position({
    ground: ['........', '...f....', '........'],
    levels: ['00000000', '00111111', '00000000'],
    at: { a: '0102 column 0' },
  });
  p.act('move', p.u('a')).act('step', p.h('0202')).act('step', p.h('0302'));
  expect(p.s.spent[p.u('a')]).toBe(3);
  p.act('step', p.h('0402'));
  expect([p.s.spent[p.u('a')], p.s.form[p.u('a')]]).toEqual([5, ADAPTED]);
});

test('[EMP VI.2#1] a line enters its two front hexes, a column the one ahead, a square any', () => {
  const p = position({ at: { a: '0505 line 1', b: '0305 column 0', c: '0705 square 1' } });
  p.act('move', p.u('a'));
  expect(p.offers('step')).toEqual([p.h('0605'), p.h('0504')]);
  expect(p.why('step', p.h('0405'))).toBe('notAhead');
  p.act('done').act('move', p.u('b'));
  expect(p.offers('step')).toEqual([p.h('0405')]);
  p.act('done').act('move', p.u('c'));
  expect(p.offers('step')).toHaveLength(6);
});

test('[EMP VI.1#3, EMP VI.1#1] one unit after another, each once', () => {
  const p = position({ at: { a: '0505 column 0', b: '0305 column 0' } });
  p.act('move', p.u('a')).act('step', p.h('0605'));
  expect(p.may('move', p.u('b'))).toBe(false);
  p.act('done');
  expect(p.offers('move')).toEqual([p.u('b')]);
  expect(p.where('a')).toBe('0605');
});

test('[EMP VI.1#4] a pile moves together at the pace of the slowest', () => {
  const p = position({ at: { a: '0205 column 0 5', x: '0205 limbered 0' } });
  p.act('move', p.u('a')).act('with', p.u('x'));
  for (const to of ['0305', '0405', '0505', '0605', '0705']) p.act('step', p.h(to));
  expect(p.offers('step')).toEqual([]);
  p.act('done');
  expect(p.where('x')).toBe('0705');
});

test('[EMP VI.1#2, EMP VI.3#1] from column to line the points of the line count: it stops', () => {
  const p = position({ at: { a: '0205 column 0' } });
  p.act('move', p.u('a'));
  for (const to of ['0305', '0405', '0505']) p.act('step', p.h(to));
  p.act('line', CORNER);
  expect(p.s.form[p.u('a')]).toBe(LINE);
  expect(p.s.spent[p.u('a')]).toBe(4);
  expect(p.offers('step')).toEqual([]);
});

test('[EMP VI.1#5, EMP VI.1#7] a square that has moved its point stays a square; else it changes for it', () => {
  const moved = position({ at: { a: '0505 square 1' } });
  moved.act('move', moved.u('a')).act('step', moved.h('0605'));
  expect(moved.offers('column')).toEqual([]);
  const p = position({ at: { a: '0505 square 1' } });
  p.act('move', p.u('a')).act('column', EAST);
  for (const to of ['0605', '0705', '0805', '0905', '1005']) p.act('step', p.h(to));
  expect(p.offers('step')).toEqual([]);
});

test('[EMP VI.1#6] nobody enters a hex of the enemy', () => {
  const p = position({ at: { a: '0505 column 0', A: '0605 line 7' } });
  p.act('move', p.u('a'));
  expect(p.why('step', p.h('0605'))).toBe('enemyThere');
});

test('[EMP VI.4#1, EMP VI.4#2] the first turn of a column in a hex is free, the next costs 1; a line always pays', () => {
  const p = position({ at: { a: '0505 column 0', b: '0205 line 1' } });
  p.act('move', p.u('a')).act('turn', 2);
  expect(p.s.spent[p.u('a')]).toBe(0);
  p.act('turn', 4);
  expect(p.s.spent[p.u('a')]).toBe(1);
  p.act('step', p.h('0404')).act('turn', 2);
  expect(p.s.spent[p.u('a')]).toBe(2);
  p.act('done').act('move', p.u('b')).act('turn', 3);
  expect(p.s.spent[p.u('b')]).toBe(1);
});

test('[EMP VI.4#4] about-face costs 2', () => {
  const p = position({ at: { a: '0505 line 1' } });
  p.act('move', p.u('a')).act('turn', 7);
  expect(p.s.spent[p.u('a')]).toBe(2);
});

test('[EMP VI.4#5] a step back costs 1 more and changes nothing else', () => {
  const p = position({ at: { a: '0505 line 1', b: '0305 column 0' } });
  p.act('move', p.u('a'));
  expect(p.offers('back')).toEqual([p.h('0405'), p.h('0406')]);
  p.act('back', p.h('0405'));
  expect(p.s.spent[p.u('a')]).toBe(2);
  expect([p.s.form[p.u('a')], p.s.facing[p.u('a')]]).toEqual([LINE, CORNER]);
});

test('[EMP VI.4#3, EMP IV.12#4] a battery turns by 60° for nothing, and that is all it does', () => {
  const p = position({ at: { x: '0505 battery 1' } });
  p.act('move', p.u('x'));
  expect(p.offers('turn')).toEqual([3, 11]);
  p.act('turn', 3);
  expect(p.offers('column')).toEqual([]);
  expect(p.offers('turn')).toEqual([]);
  p.act('done');
  expect(p.s.spent[p.u('x')]).toBe(0);
});

test('[EMP VI.3#5, EMP VI.3#6, EMP IV.12#3] the example: a battery of 5 points limbers and goes on with 3', () => {
  const p = position({ at: { x: '0505 battery 1' } });
  p.act('move', p.u('x'));
  expect(p.offers('step')).toEqual([]);
  expect(p.offers('column')).toHaveLength(6);
  p.act('column', 6);
  expect(p.told('formed')).toMatchObject([{ guns: 'limbered' }]);
  for (const to of ['0405', '0305', '0205']) p.act('step', p.h(to));
  expect(p.offers('step')).toEqual([]);
  expect(p.s.form[p.u('x')]).toBe(COLUMN);
});

test('[EMP IV.1#2, EMP VI.6#3] a stream stops a line and costs a column 2 more', () => {
  const p = position({ at: { a: '0505 line 1', b: '0505 column 0 4' }, sides: ['stream 0505-0605'] });
  p.act('move', p.u('a'));
  expect(p.why('step', p.h('0605'))).toBe('ground');
  p.act('done').act('move', p.u('b')).act('step', p.h('0605'));
  expect(p.s.spent[p.u('b')]).toBe(3);
});

test('[EMP VI.6#1] a river is crossed by its bridge only, in column', () => {
  const p = position({
    at: { a: '0505 column 0 4', b: '0505 line 1 4', c: '0508 column 0' },
    sides: ['river 0505-0605', 'bridge 0505-0605', 'river 0508-0608'],
  });
  p.act('move', p.u('b'));
  expect(p.may('step', p.h('0605'))).toBe(false);
  p.act('done').act('move', p.u('c'));
  expect(p.may('step', p.h('0608'))).toBe(false);
  p.act('done').act('move', p.u('a')).act('step', p.h('0605'));
  expect(p.where('a')).toBe('0605');
});

test('[EMP VI.6#2, EMP IV.3#6, EMP VI.3#2, EMP VI.3#3] woods and towns impose the adapted formation for nothing, both ways', () => {
  const p = position({ ground: ['......', '..ff..', '......'], at: { a: '0202 line 1', h: '0201 column 0' } });
  p.act('move', p.u('a')).act('step', p.h('0302'));
  expect(p.s.form[p.u('a')]).toBe(ADAPTED);
  expect(p.s.spent[p.u('a')]).toBe(2);
  p.act('step', p.h('0402')).act('step', p.h('0502'));
  expect(p.s.form[p.u('a')]).toBe(COLUMN);
  expect(p.s.spent[p.u('a')]).toBe(5);
});

test('[EMP VI.7#1, EMP VI.7#2, EMP VI.7#3, EMP VI.7#4, EMP IV.11#2] a road: 1 a hex, no change, bends for nothing, two points more', () => {
  const p = position({
    ground: ['..........', '.ffffffff.', '.ffffffff.'],
    sides: ['road 0102-0202-0303-0403-0503-0603-0703-0803-0903', 'road 0202-0302'],
    at: { x: '0102 limbered 0', a: '0202 column 0' },
  });
  p.act('move', p.u('x')).act('step', p.h('0202'));
  expect(p.s.form[p.u('x')]).toBe(COLUMN);
  // The road turns to the south-east, and guns cannot leave it.
  expect(p.offers('step')).toEqual([p.h('0302'), p.h('0303')]);
  p.act('step', p.h('0303'));
  expect(p.s.spent[p.u('x')]).toBe(2);
  for (const to of ['0403', '0503', '0603', '0703', '0803']) p.act('step', p.h(to));
  expect(p.s.spent[p.u('x')]).toBe(7);
  expect(p.offers('step')).toEqual([]);
});

test('[EMP IV.5#4] infantry in disorder moves only towards its lines of communication', () => {
  const p = position({ at: { a: '0505 disordered 0' } });
  p.act('move', p.u('a'));
  for (const hex of p.offers('step')) expect([p.h('0405'), p.h('0404'), p.h('0406')]).toContain(hex);
  expect(p.why('step', p.h('0605'))).toBe('onlyHome');
  expect(p.offers('line')).toEqual([]);
});

test('[EMP V.8#3, EMP IV.4#8] friends in disorder and squares are passed, not shared', () => {
  const p = position({ at: { a: '0205 column 0 4', b: '0305 disordered 0 4', c: '0405 square 1 4' } });
  p.act('move', p.u('a')).act('step', p.h('0305'));
  expect(p.may('done')).toBe(false);
  p.act('step', p.h('0405'));
  expect(p.may('done')).toBe(false);
  p.act('step', p.h('0505')).act('done');
  expect(p.where('a')).toBe('0505');
});

test('[EMP V.9#1] the order of a pile changes in its own movement phase', () => {
  const p = position({ at: { a: '0505 line 1 5', b: '0505 line 1 5' } });
  expect(p.offers('top')).toEqual([p.u('b')]);
  p.act('top', p.u('b'));
  expect([p.s.rank[p.u('b')], p.s.rank[p.u('a')]]).toEqual([0, 1]);
});

test('[EMP V.7#5] facings that do not fit at the end of a phase: a test, then their player says who is turned', () => {
  const after = (keeper: string) => {
    const p = position({
      at: { a: '0505 line 1 5', b: '0505 line 5 5' },
      dice: [1, 1, 1, 1],
      also: (s) => s.done.fill(MOVED),
    });
    p.act('done');
    expect(p.told('muddled')).toHaveLength(1);
    expect(p.offers('keep')).toEqual([p.u('a'), p.u('b')]);
    p.act('keep', p.u(keeper));
    return [p.s.facing[p.u('a')], p.s.facing[p.u('b')]];
  };
  expect([after('a'), after('b')]).toEqual([
    [1, 1],
    [5, 5],
  ]);
});

test('infantry forms square on the spot for 1 point and is done', () => {
  const p = position({ at: { a: '0505 column 0' } });
  p.act('move', p.u('a')).act('square');
  expect(p.s.form[p.u('a')]).toBe(SQUARE);
  expect(p.offers('step')).toEqual([]);
});

test('[EMP XIV.2#2] a leader rides alone or with a unit, not both', () => {
  const p = position({ at: { a: '0505 column 0' }, chiefs: { corps: '0505' } });
  p.act('move', p.u('a')).act('bring', 1).act('step', p.h('0605')).act('done');
  expect(p.s.chiefHex[1]).toBe(p.h('0605'));
  expect(p.offers('ride')).toEqual([]);
});

test('[EMP VI.7#3, EMP VI.7#5] the two points of the road are for whoever is on it in column, for changes too', () => {
  const road = ['road 0305-0405-0505-0605-0705-0805-0905-1005'];
  const p = position({ columns: 14, sides: road, at: { a: '0305 column 0', b: '0309 line 1' } });
  p.act('move', p.u('b'));
  // Off the road, and in line: 4 points and no more.
  for (let i = 0; i < 4; i++) p.act('turn', p.offers('turn').includes(3) ? 3 : 1);
  expect(p.offers('turn')).toEqual([]);
  p.act('done').act('move', p.u('a'));
  for (const hex of ['0405', '0505', '0605', '0705', '0805', '0905']) p.act('step', p.h(hex));
  // Its 6 points are spent: one of the two goes for a line, and that is the end of it.
  p.act('line', 1);
  expect([p.s.spent[p.u('a')], p.s.form[p.u('a')], p.offers('step'), p.offers('turn')]).toEqual([7, LINE, [], []]);
});

test('[EMP VI.7#6, EMP VI.7#7] off the road in a wood one is adapted; guns do not leave it there', () => {
  const ground = Array.from({ length: 10 }, () => '....ffff....');
  const p = position({
    ground,
    sides: ['road 0305-0405-0505-0605'],
    at: { a: '0405 column 0', x: '0305 limbered 0', y: '0308 disordered 6' },
  });
  p.act('move', p.u('a')).act('step', p.h('0505'));
  expect(p.s.form[p.u('a')]).toBe(COLUMN);
  p.act('turn', 2).act('step', p.h('0504'));
  expect([p.s.form[p.u('a')], p.s.spent[p.u('a')]]).toEqual([ADAPTED, 3]);
  p.act('done').act('move', p.u('x')).act('step', p.h('0405')).act('step', p.h('0505'));
  expect([p.offers('step'), p.offers('line')]).toEqual([[p.h('0605')], []]);
});
