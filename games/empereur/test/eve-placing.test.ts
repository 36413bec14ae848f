import { describe, expect, test } from 'vitest';
import { ADAPTED, COLUMN, LINE, SQUARE, WAITING } from '../rules/state.ts';
import { corps, type EveOf, type Evening, evening, hexAt } from './eve-help.ts';

/** One corps alone is placed, Blue's, in the upper left square; its leader stands on a hex of it. */
function led(where: string, wanted: EveOf = {}): Evening {
  const p = evening({ chiefs: ['one'], lie: { one: 0 }, ...wanted });
  p.act('station', corps('one')).act('enter', hexAt(where));
  return p;
}

const clear = '.'.repeat(16);
/** The upper left square in other ground: four letters, and four below. */
const ground = (above: string, below: string): string[] => [
  above + clear.slice(4),
  below + clear.slice(4),
  ...new Array<string>(6).fill(clear),
];

/** The hexes where a unit may be placed. */
function reach(p: Evening, id: string): string[] {
  if (!p.may('arrive', p.u(id))) return [];
  return p.act('arrive', p.u(id)) && p.hexes();
}

/** The formations in which a unit may be placed on a hex, with their facings. */
function poses(p: Evening, id: string, where: string): Record<string, unknown[]> {
  p.act('arrive', p.u(id)).act('enter', hexAt(where));
  return Object.fromEntries(
    ['line', 'column', 'square', 'adapt'].flatMap((verb) => {
      const found = p.referee.offers(p.seat()).filter(([is]) => is === verb);
      return found.length > 0 ? [[verb, found.flatMap(([, facing]) => facing ?? [])]] : [];
    }),
  );
}
const CORNERS = [1, 3, 5, 7, 9, 11];
const SIDES = [0, 2, 4, 6, 8, 10];

describe('EMP XVIII.4: the leader', () => {
  test('[EMP XVIII.4#3] stands anywhere in his square that infantry can enter', () => {
    const p = evening({ chiefs: ['one'], lie: { one: 0 } });
    p.act('station', corps('one'));
    expect(p.hexes()).toEqual(['0101', '0201', '0301', '0401', '0102', '0202', '0302', '0402']);
    expect(p.why('enter', hexAt('0501'))).toBe('tooNear');
    const q = evening({ chiefs: ['one'], lie: { one: 0 }, ground: ground('mcvf', 'w..b') });
    q.act('station', corps('one'));
    expect(q.hexes()).toEqual(['0101', '0201', '0301', '0401', '0202', '0302', '0402']);
    q.act('enter', hexAt('0202'));
    expect(q.s.chiefHex[3]).toBe(hexAt('0202'));
  });

  test('[EMP XVIII.4#5] and three hexes from every enemy unit, however near friends are', () => {
    const p = evening({ chiefs: ['one'], lie: { one: 0 }, stand: { A: '0501', c: '0202' } });
    p.act('station', corps('one'));
    expect(p.hexes()).toEqual(['0101', '0201', '0102', '0202']);
  });

  test('[EMP XVIII.4#5, EMP XVIII.5#2] who finds no room in his square comes in as a reinforcement', () => {
    const p = evening({ chiefs: ['one', 'two'], lie: { one: 0, two: 1 }, stand: { A: '0201', B: '0402' } });
    p.act('station', corps('one'));
    expect([p.asked(), p.named('station'), p.s.chiefHex[3], p.s.hex[p.u('a')]]).toEqual([
      'station',
      ['two'],
      WAITING,
      WAITING,
    ]);
  });
});

describe('EMP XVIII.4: as far as their points go', () => {
  test('[EMP XVIII.4#3, EMP XVIII.4#4] foot with six, through marsh at three each, and to the edge of the square', () => {
    expect(reach(led('0101', { ground: ground('mmmm', 'mmmm') }), 'a')).toEqual([
      '0101',
      '0201',
      '0301',
      '0102',
      '0202',
    ]);
    expect(reach(led('0101'), 'a')).toEqual(['0101', '0201', '0301', '0401', '0102', '0202', '0302', '0402']);
  });

  test('[EMP XVIII.4#3] horse with ten, through marsh at four each; guns with five, and never into it', () => {
    const horse = { chiefs: ['riders'], lie: { riders: 0 }, ground: ground('mmmm', 'mmmm') };
    const p = evening(horse);
    p.act('station', corps('riders')).act('enter', hexAt('0101'));
    expect(reach(p, 'h')).toEqual(['0101', '0201', '0301', '0102', '0202']);
    expect(reach(led('0101', { ground: ground('.mmm', '..m.') }), 'x')).toEqual(['0101', '0102', '0202']);
    // Four in the wood at two each are more than five; on the level they are three.
    expect(reach(led('0101', { ground: ground('dddd', 'dddd') }), 'x')).toEqual(['0101', '0201', '0102']);
  });

  test('[EMP XVIII.4#3] by the cheaper way, were it the longer one, and by road', () => {
    // Straight on lies a marsh, then a marsh: round it costs less.
    const round = led('0101', { ground: ground('.mm.', '....') });
    expect(reach(round, 'a')).toContain('0401');
    const road = { sides: ['road 0101-0201-0301-0401'], ground: ground('mmmm', 'mmmm') };
    expect(reach(led('0101', road), 'a')).toContain('0401');
    expect(reach(led('0101', { ground: ground('mmmm', 'mmmm') }), 'a')).not.toContain('0401');
  });

  test('[EMP XVIII.4#4] nobody goes through another square to come back into his', () => {
    // 0401 and 0402 lie beyond a river that could be turned by 0303 and 0403.
    const p = led('0301', { sides: ['river 0301-0401-0302-0402'] });
    expect(reach(p, 'a')).toEqual(['0101', '0201', '0301', '0102', '0202', '0302']);
  });

  test('[EMP XVIII.4#5] nor nearer than three hexes to an enemy unit', () => {
    expect(reach(led('0101', { stand: { A: '0501' } }), 'a')).toEqual(['0101', '0201', '0102', '0202']);
  });

  test('[EMP XVIII.4#3] who cannot stand anywhere is not asked for', () => {
    const p = led('0101', { ground: ground('ffff', 'ffff') });
    expect(p.offers('arrive')).toEqual([p.u('a'), p.u('b')]);
    expect(p.why('arrive', p.u('x'))).toBe('noStation');
  });

  test('[EMP XVIII.4#3] only those of the corps that are not placed yet', () => {
    const p = led('0101');
    expect(p.offers('arrive')).toEqual(['a', 'b', 'x'].map((id) => p.u(id)));
    p.place('b', '0201', 'column', 0);
    expect(p.offers('arrive')).toEqual(['a', 'x'].map((id) => p.u(id)));
  });
});

describe('EMP XVIII.4: in the formation that they wish', () => {
  test.each([
    ['foot in the open: line, column or square', 'a', '.', { line: CORNERS, column: SIDES, square: [] }],
    ['foot in a wood: as it can', 'a', 'f', { adapt: [] }],
    ['foot in a marsh: no square', 'a', 'm', { line: CORNERS, column: SIDES }],
    ['guns in the open: in battery or limbered', 'x', '.', { line: CORNERS, column: SIDES }],
    ['guns in a village: limbered', 'x', 'v', { column: SIDES }],
  ])('[EMP XVIII.4#3] %s', (_, id, letter, wanted) => {
    expect(poses(led('0101', { ground: ground(letter.repeat(4), letter.repeat(4)) }), id, '0101')).toEqual(wanted);
  });

  test.each([
    ['in the open: column, in line it is only to charge', '.', { column: SIDES }],
    ['in a wood: as it can', 'f', { adapt: [] }],
  ])('[EMP XVIII.4#3] horse %s', (_, letter, wanted) => {
    const p = evening({
      chiefs: ['riders'],
      lie: { riders: 0 },
      ground: ground(letter.repeat(4), letter.repeat(4)),
    });
    p.act('station', corps('riders')).act('enter', hexAt('0101'));
    expect(poses(p, 'h', '0101')).toEqual(wanted);
  });

  test.each([
    ['line', 3, LINE],
    ['column', 8, COLUMN],
    ['square', undefined, SQUARE],
    ['adapt', undefined, ADAPTED],
  ] as const)('[EMP XVIII.4#3] who is placed in %s stands so', (how, facing, form) => {
    const letter = how === 'adapt' ? 'f' : '.';
    const p = led('0101', { ground: ground(letter.repeat(4), letter.repeat(4)) }).place('a', '0201', how, facing);
    const unit = p.u('a');
    expect([p.where('a'), p.s.form[unit], p.s.facing[unit]]).toEqual([
      '0201',
      form,
      facing ?? (form === SQUARE ? 1 : 0),
    ]);
    expect(p.told('placed')).toEqual([
      {
        fact: 'placed',
        unit,
        place: hexAt('0201'),
        form,
        facing: p.s.facing[unit],
        guns: '',
        clause: 'EMP XVIII.4#3',
      },
    ]);
  });

  test('ruling 514: in a pile as those who stand there, on top of them, and as many as fit', () => {
    const p = led('0101').place('a', '0201', 'line', 3);
    // Six steps and six are more than ten; six and two guns are not.
    expect(reach(p, 'b')).not.toContain('0201');
    p.act('enter', hexAt('0101')).act('column', 0);
    expect(poses(p, 'x', '0201')).toEqual({ line: [3] });
    p.act('line', 3);
    expect([p.s.rank[p.u('x')], p.s.rank[p.u('a')]]).toEqual([0, 1]);
    const q = led('0101').place('a', '0201', 'square');
    expect(reach(q, 'x')).not.toContain('0201');
    const r = led('0101').place('a', '0201', 'column', 4);
    expect(poses(r, 'x', '0201')).toEqual({ column: [4] });
  });

  test('[EMP XVIII.4#3] horse and foot share no hex', () => {
    const p = evening({ chiefs: ['riders'], lie: { riders: 0 }, stand: { c: '0201' }, also: (s) => (s.steps[2] = 2) });
    p.act('station', corps('riders')).act('enter', hexAt('0101'));
    expect(reach(p, 'h')).toEqual(['0101', '0301', '0401', '0102', '0202', '0302', '0402']);
  });
});
