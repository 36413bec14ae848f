import { describe, expect, test } from 'vitest';
import { ADAPTED, CHARGED, COLUMN, LINE, MOVED, SQUARE } from '../rules/state.ts';
import { type Played, position } from './position.ts';

const spent = (p: Played, id: string) => p.s.spent[p.u(id)];
const pose = (p: Played, id: string) => [p.s.form[p.u(id)], p.s.facing[p.u(id)]];
const steps = (p: Played, ...labels: readonly string[]) => {
  for (const label of labels) p.act('step', p.h(label));
};

describe('what a march refuses', () => {
  test('[EMP VI.1#3, EMP VI.3#1, EMP VI.4#1] each order has its own reason', () => {
    const p = position({ at: { a: '0505 column 0', b: '0805 column 0' }, chiefs: { corps: '0805' } });
    p.act('move', p.u('a'));
    expect(p.why('turn', 4)).toBe('noTurn');
    expect([p.why('with', p.u('b')), p.why('bring', 1)]).toEqual(['notWith', 'notWith']);
    expect([p.why('line', 6), p.why('column', 0)]).toEqual(['noForm', 'noForm']);
    expect([p.why('step', p.h('0404')), p.why('step', p.h('0705'))]).toEqual(['notAhead', 'notAhead']);
    expect([p.why('back', p.h('0605')), p.why('back', p.h('0405'))]).toEqual(['notAhead', '']);
  });

  test('[EMP VI.1#5] without the points a hex is not entered, and after a battery has turned none is', () => {
    const p = position({ ground: ['......', '..f...', '......'], at: { a: '0202 column 0', x: '0201 battery 1' } });
    p.s.spent[p.u('a')] = 5;
    p.act('move', p.u('a'));
    expect(p.why('step', p.h('0302'))).toBe('noPoints');
    p.act('done').act('move', p.u('x')).act('turn', 3);
    expect(p.why('step', p.h('0301'))).toBe('noPoints');
  });

  test('[EMP VI.1#9, EMP V.1#1] friends are passed within the limits of a pile, horse by horse alone', () => {
    const at = { a: '0505 column 0 5', b: '0605 column 0 6', c: '0604 disordered 0 5', h: '0508 column 0 4' };
    const p = position({ at: { ...at, d: '0608 column 0 2' } });
    p.act('move', p.u('a'));
    expect(p.why('step', p.h('0605'))).toBe('noRoom');
    p.act('done').act('move', p.u('h'));
    expect(p.why('step', p.h('0608'))).toBe('horseAndFoot');
  });

  test('[EMP V.8#3] nobody enters a hex where he may neither stay nor go on', () => {
    const friends = { a: '0505 column 0 4', b: '0605 disordered 0 4' };
    const open = position({ at: friends });
    open.act('move', open.u('a'));
    expect(open.why('step', open.h('0605'))).toBe('');
    // Of the three hexes that a column may go on to, the enemy has all.
    const walls = { A: '0705 line 7', B: '0604 line 7', C: '0606 line 7' };
    const walled = position({ at: { ...friends, ...walls } });
    walled.act('move', walled.u('a'));
    expect(walled.why('step', walled.h('0605'))).toBe('cannotStay');
    // With a single point it cannot leave again.
    const tired = position({ at: friends, also: (s) => (s.spent[0] = 5) });
    tired.act('move', tired.u('a'));
    expect(tired.why('step', tired.h('0605'))).toBe('cannotStay');
    const last = position({ at: friends, also: (s) => (s.spent[0] = 4) });
    last.act('move', last.u('a'));
    expect(last.why('step', last.h('0605'))).toBe('');
  });

  test('[EMP V.8#3] two such hexes in a row need the points for both and for the one beyond', () => {
    const crowd = { a: '0505 column 0 4', b: '0605 disordered 0 4', c: '0705 disordered 0 4' };
    const walls = { A: '0604 line 7', B: '0606 line 7' };
    const answer = (gone: number, more: Readonly<Record<string, string>> = {}) => {
      const p = position({ at: { ...crowd, ...walls, ...more }, also: (s) => (s.spent[0] = gone) });
      p.act('move', p.u('a'));
      return p.why('step', p.h('0605'));
    };
    expect([answer(3), answer(4)]).toEqual(['', 'cannotStay']);
    expect(answer(3, { C: '0805 line 7', D: '0704 line 7', E: '0706 line 7' })).toBe('cannotStay');
  });

  test('[EMP IV.4#8] foot that comes into a square stays if it has the point to form square, too', () => {
    const into = (gone: number, at: Readonly<Record<string, string>>) => {
      const p = position({ at: { b: '0605 square 1 4', A: '0705 line 7', B: '0604 line 7', C: '0606 line 7', ...at } });
      p.s.spent[p.u('a')] = gone;
      p.act('move', p.u('a'));
      return p;
    };
    const p = into(4, { a: '0505 column 0 4' });
    p.act('step', p.h('0605'));
    expect(p.may('done')).toBe(false);
    p.act('square').act('done');
    expect([p.where('a'), p.s.form[p.u('a')], spent(p, 'a')]).toEqual(['0605', SQUARE, 6]);
    const late = into(5, { a: '0505 column 0 4' });
    expect(late.why('step', late.h('0605'))).toBe('cannotStay');
    // Guns with the square change nothing; a line with it would.
    const withGuns = into(4, { a: '0505 column 0 4', x: '0605 battery 1 2' });
    expect(withGuns.why('step', withGuns.h('0605'))).toBe('');
    const notSquare = into(4, { a: '0505 column 0 4', b: '0605 disordered 1 4' });
    expect(notSquare.why('step', notSquare.h('0605'))).toBe('cannotStay');
  });
});

describe('units of a pile together', () => {
  test('[EMP VI.1#11] in different formations they go where each of them may go', () => {
    const p = position({ at: { a: '0505 line 1 4', b: '0505 column 0 4' } });
    p.act('move', p.u('a')).act('with', p.u('b'));
    expect(p.offers('step')).toEqual([p.h('0605')]);
    p.act('step', p.h('0605'));
    expect([p.where('a'), p.where('b'), pose(p, 'a'), pose(p, 'b')]).toEqual(['0605', '0605', [LINE, 1], [COLUMN, 0]]);
  });

  test('[EMP VI.1#11] of two columns that look apart neither leads the other anywhere', () => {
    const p = position({ at: { a: '0505 column 0 4', b: '0505 column 4 4' } });
    p.act('move', p.u('a')).act('with', p.u('b'));
    expect(p.offers('step')).toEqual([]);
  });

  test('[EMP VI.4#1, EMP VI.4#2] they turn by as much, and a line among them makes the turn cost its point', () => {
    const p = position({ at: { a: '0505 column 0 4', b: '0505 line 1 4' } });
    p.act('move', p.u('a')).act('with', p.u('b')).act('turn', 2);
    expect([pose(p, 'a'), pose(p, 'b')]).toEqual([
      [COLUMN, 2],
      [LINE, 3],
    ]);
    expect([spent(p, 'a'), spent(p, 'b')]).toEqual([1, 1]);
    const columns = position({ at: { a: '0505 column 0 4', b: '0505 column 0 4' } });
    columns.act('move', columns.u('a')).act('with', columns.u('b')).act('turn', 2);
    expect([spent(columns, 'a'), pose(columns, 'b')]).toEqual([0, [COLUMN, 2]]);
  });

  test('[EMP VI.3#1] they change formation together only if they are alike', () => {
    const p = position({ at: { a: '0505 column 0 4', b: '0505 column 0 4' } });
    p.act('move', p.u('a')).act('with', p.u('b')).act('line', 1);
    expect([pose(p, 'a'), pose(p, 'b'), spent(p, 'b')]).toEqual([[LINE, 1], [LINE, 1], 1]);
    for (const other of ['b 0505 line 1 4', 'b 0505 column 4 4', 'x 0505 limbered 0 2']) {
      const [id = '', ...rest] = other.split(' ');
      const mixed = position({ at: { a: '0505 column 0 4', [id]: rest.join(' ') } });
      mixed.act('move', mixed.u('a')).act('with', mixed.u(id));
      expect([mixed.offers('line'), mixed.offers('square')]).toEqual([[], []]);
    }
  });

  test('[EMP VI.1#4] whoever has spent more sets what all have spent', () => {
    const p = position({ at: { a: '0505 column 0 4', b: '0505 column 0 4' }, also: (s) => (s.spent[1] = 3) });
    p.act('move', p.u('a')).act('with', p.u('b')).act('step', p.h('0605'));
    expect([spent(p, 'a'), spent(p, 'b')]).toEqual([4, 4]);
    p.act('step', p.h('0705')).act('step', p.h('0805'));
    expect(p.offers('step')).toEqual([]);
  });

  test('[EMP VI.1#3, EMP VI.1#11] only before the first step; not who has moved or charged, nor a battery', () => {
    const at = {
      a: '0505 line 1 2',
      b: '0505 line 1 2',
      c: '0505 line 1 2',
      d: '0505 line 1 2',
      x: '0505 battery 1 1',
    };
    const p = position({
      at,
      also: (s) => {
        s.done[1] = MOVED;
        s.done[2] = CHARGED;
      },
    });
    p.act('move', p.u('a'));
    expect(p.offers('with')).toEqual([p.u('d')]);
    p.act('turn', 3);
    expect(p.offers('with')).toEqual([]);
    const guns = position({ at: { a: '0505 line 1 4', x: '0505 battery 1 2' } });
    guns.act('move', guns.u('x'));
    expect(guns.offers('with')).toEqual([]);
  });

  test('[EMP XIV.2#2] leaders come along from the start, each once', () => {
    const p = position({ at: { a: '0505 column 0 4' }, chiefs: { corps: '0505', chief: '0505' } });
    p.act('move', p.u('a'));
    expect(p.offers('bring')).toEqual([0, 1]);
    p.act('bring', 1);
    expect(p.offers('bring')).toEqual([0]);
    p.act('step', p.h('0605'));
    expect(p.offers('bring')).toEqual([]);
    p.act('done');
    expect([p.s.chiefHex[0], p.s.chiefHex[1]]).toEqual([p.h('0505'), p.h('0605')]);
    expect(p.offers('ride')).toEqual([0]);
  });
});

describe('steps back, poses and formations', () => {
  test('[EMP VI.4#5] a column steps back straight behind it; squares, batteries and adapted troops do not', () => {
    const at = { a: '0505 column 0', b: '0205 square 1', x: '0208 battery 1' };
    const p = position({ at });
    p.act('move', p.u('a'));
    expect(p.offers('back')).toEqual([p.h('0405')]);
    p.act('back', p.h('0405'));
    expect([pose(p, 'a'), spent(p, 'a')]).toEqual([[COLUMN, 0], 2]);
    p.act('done').act('move', p.u('b'));
    expect(p.offers('back')).toEqual([]);
    p.act('done').act('move', p.u('x'));
    expect(p.offers('back')).toEqual([]);
    const wood = position({ ground: ['ffff', 'ffff', 'ffff'], at: { a: '0302 adapted 0' } });
    wood.act('move', wood.u('a'));
    expect(wood.offers('back')).toEqual([]);
  });

  test('[EMP VI.4#5, EMP VI.6#2] whoever steps back into a wood is adapted there', () => {
    const p = position({ ground: ['......', '.f....', '......'], at: { a: '0302 column 0' } });
    p.act('move', p.u('a')).act('back', p.h('0202'));
    expect([p.s.form[p.u('a')], spent(p, 'a')]).toEqual([ADAPTED, 3]);
  });

  test('[EMP VI.4#1] who has no front does not turn; a line turns as far as its points go', () => {
    const p = position({ at: { a: '0505 square 1', b: '0205 line 1' } });
    p.act('move', p.u('a'));
    expect(p.offers('turn')).toEqual([]);
    p.act('done').act('move', p.u('b'));
    p.act('turn', 3).act('turn', 5).act('turn', 7);
    // One point is left: for a turn by 60 degrees, not for an about-face.
    expect(p.offers('turn')).toEqual([9, 5]);
    p.act('turn', 9);
    expect(p.offers('turn')).toEqual([]);
  });

  test('[EMP VI.3#1, EMP IV.12#1] guns form no square, and limber for what their limbered side has left', () => {
    const p = position({ at: { x: '0505 limbered 0', y: '0508 battery 1' }, also: (s) => (s.spent[10] = 4) });
    p.act('move', p.u('x'));
    expect([p.offers('line').length > 0, p.may('square')]).toEqual([true, false]);
    p.act('done').act('move', p.u('y'));
    expect(p.offers('column')).toEqual([]);
  });

  test('[EMP VI.3#1] a square is not formed where none may stand, nor for want of a point', () => {
    const p = position({ ground: ['......', '.b....', '......'], at: { a: '0402 column 0', b: '0202 adapted 0' } });
    p.s.spent[p.u('a')] = 6;
    p.act('move', p.u('a'));
    expect([p.may('square'), p.offers('line')]).toEqual([false, []]);
    p.act('done').act('move', p.u('b'));
    expect([p.may('square'), p.offers('line'), p.offers('column')]).toEqual([false, [], []]);
  });

  test('[EMP VI.6#4] out of a town foot takes the column towards the bridge of a river, for a point', () => {
    const town = { ground: ['......', '.v....', '......'], sides: ['river 0202-0302', 'bridge 0202-0302'] };
    const p = position({ ...town, at: { a: '0202 adapted 0' } });
    p.act('move', p.u('a'));
    expect([p.offers('column'), p.offers('line'), p.may('square')]).toEqual([[0], [], false]);
    p.act('column', 0);
    expect([pose(p, 'a'), spent(p, 'a')]).toEqual([[COLUMN, 0], 1]);
    p.act('step', p.h('0302'));
    expect(p.where('a')).toBe('0302');
    const tired = position({ ...town, at: { a: '0202 adapted 0' }, also: (s) => (s.spent[0] = 6) });
    tired.act('move', tired.u('a'));
    expect(tired.offers('column')).toEqual([]);
    const dry = position({ ...town, sides: ['river 0202-0302'], at: { a: '0202 adapted 0' } });
    dry.act('move', dry.u('a'));
    expect(dry.offers('column')).toEqual([]);
  });
});

describe('roads', () => {
  const sides = ['road 0305-0405-0505-0605-0705-0805-0905-1005-1105'];
  const far = { columns: 14, sides };

  test('[EMP VI.7#3] two points more only for a move that began on the road and has not left it', () => {
    const along = position({ ...far, at: { a: '0305 column 0' } });
    along.act('move', along.u('a'));
    steps(along, '0405', '0505', '0605', '0705', '0805', '0905', '1005', '1105');
    expect([along.where('a'), spent(along, 'a')]).toEqual(['1105', 8]);
    const joining = position({ ...far, at: { a: '0205 column 0' } });
    joining.act('move', joining.u('a'));
    steps(joining, '0305', '0405', '0505', '0605', '0705', '0805');
    expect(joining.offers('step')).toEqual([]);
    const leaving = position({ ...far, at: { a: '0305 column 0' } });
    leaving.act('move', leaving.u('a'));
    steps(leaving, '0405', '0505', '0605', '0705', '0805', '0905');
    leaving.act('turn', 2);
    expect(leaving.offers('step')).toEqual([]);
  });

  test('[EMP VI.7#1, EMP VI.7#3] a line has neither its price nor its points, nor has a pile with a line in it', () => {
    const wood = Array.from({ length: 9 }, () => '..ffffffff....');
    const p = position({
      ground: wood,
      sides: ['road 0205-0305-0405'],
      at: { a: '0205 line 1 4', b: '0205 column 0 4' },
    });
    p.act('move', p.u('a')).act('with', p.u('b')).act('step', p.h('0305'));
    expect([spent(p, 'a'), spent(p, 'b')]).toEqual([2, 2]);
    const open = position({ ...far, at: { a: '0305 line 1 4', b: '0305 column 0 4' } });
    open.act('move', open.u('a')).act('with', open.u('b'));
    steps(open, '0405', '0505', '0605', '0705');
    expect(open.offers('step')).toEqual([]);
  });

  test('[EMP VI.7#4] a column follows the bends of a road that it stands along, and never straight back', () => {
    const bend = { sides: ['road 0305-0405-0406'] };
    const p = position({ ...bend, at: { a: '0405 column 0', b: '0408 column 0' } });
    p.act('move', p.u('a'));
    // Behind it lies the road: it goes on round the bend, or straight ahead.
    expect(new Set(p.offers('step'))).toEqual(new Set([p.h('0505'), p.h('0406')]));
    const off = position({ sides: ['road 0305-0405-0505'], at: { a: '0405 column 2' } });
    off.act('move', off.u('a'));
    expect(off.offers('step')).toEqual([off.h('0404')]);
    const straight = position({ sides: ['road 0305-0405-0505'], at: { a: '0405 column 0' } });
    straight.act('move', straight.u('a'));
    expect(straight.offers('step')).toEqual([straight.h('0505')]);
    const line = position({ sides: ['road 0305-0405-0505'], at: { a: '0405 line 3' } });
    line.act('move', line.u('a'));
    expect(line.may('step', line.h('0505'))).toBe(false);
  });

  test('[EMP VI.7#6] a column on the road in a town may take the formation of the ground, for nothing; guns may not', () => {
    const ground = ['.....', '.vv..', '.....'];
    const p = position({
      ground,
      sides: ['road 0102-0202-0302-0402'],
      at: { a: '0202 column 0', x: '0302 limbered 0' },
    });
    p.act('move', p.u('a'));
    expect(p.may('adapt')).toBe(true);
    p.act('adapt');
    expect([pose(p, 'a'), spent(p, 'a')]).toEqual([[ADAPTED, 0], 0]);
    p.act('done').act('move', p.u('x'));
    expect(p.may('adapt')).toBe(false);
    const open = position({ ground, sides: ['road 0102-0202-0302-0402'], at: { a: '0102 column 0' } });
    open.act('move', open.u('a'));
    expect(open.may('adapt')).toBe(false);
  });
});
