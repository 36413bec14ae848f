import { describe, expect, test } from 'vitest';
import { ADAPTED, DISORDERED, GONE, LEFT, LINE, SQUARE } from '../rules/state.ts';
import { type Played, type Position, position } from './position.ts';

const rally = (wanted: Position) => position({ phase: 'rally', turn: 8, ...wanted });
const form = (p: Played, id: string) => p.s.form[p.u(id)];

/** Those who run take the first way they are offered until nobody runs any more. */
function run(p: Played): Played {
  while (['retreat', 'escort'].includes(p.asked())) {
    if (p.asked() === 'escort') p.act('done');
    else p.act('step', Number(p.offers('step')[0]));
  }
  return p;
}

describe('rallying', () => {
  test('[EMP XI.3#1] foot in the open: line, column or square; guns have no square, horse neither line nor square', () => {
    const poses = (id: string, ground = '.') => {
      const p = rally({
        ground: Array.from({ length: 5 }, () => ground.repeat(8)),
        at: { [id]: '0403 disordered 0 2' },
        dice: [1, 1],
      });
      p.act('rally', p.u(id));
      return [p.offers('line').length, p.offers('column').length, p.may('square'), p.may('adapt')];
    };
    expect(poses('a')).toEqual([6, 6, true, false]);
    expect(poses('x')).toEqual([6, 6, false, false]);
    expect(poses('h')).toEqual([0, 6, false, false]);
    expect([poses('a', 'f'), poses('h', 'f')]).toEqual([
      [0, 0, false, true],
      [0, 0, false, true],
    ]);
  });

  test('[EMP XI.3#1] it stands in the formation that its owner names', () => {
    const open = rally({ at: { a: '0505 disordered 0' }, dice: [1, 1] });
    open.act('rally', open.u('a')).act('square');
    expect([form(open, 'a'), open.told('rallied')]).toMatchObject([SQUARE, [{ form: SQUARE }]]);
    const line = rally({ at: { a: '0505 disordered 0' }, dice: [1, 1] });
    line.act('rally', line.u('a')).act('line', 5);
    expect([form(line, 'a'), line.s.facing[line.u('a')]]).toEqual([LINE, 5]);
    const wood = rally({ ground: ['ffff', 'ffff', 'ffff'], at: { a: '0202 disordered 0' }, dice: [1, 1] });
    wood.act('rally', wood.u('a')).act('adapt');
    expect(form(wood, 'a')).toBe(ADAPTED);
  });

  test('[EMP XI.2#2] each unit tries once, its own side only, and nobody in order', () => {
    const at = { a: '0505 disordered 0', b: '0305 disordered 0', c: '0205 line 1', A: '0905 disordered 0' };
    const p = rally({ at, dice: [6, 5] });
    expect(p.offers('rally')).toEqual([p.u('a'), p.u('b')]);
    p.act('rally', p.u('a'));
    run(p);
    expect(p.offers('rally')).toEqual([p.u('b')]);
  });

  test('[EMP X.4#2] beside an enemy it is harder, beside friends alone it is not', () => {
    const morale = (at: Readonly<Record<string, string>>) => {
      const p = rally({ at: { a: '0505 disordered 0', ...at }, dice: [1, 1] });
      p.act('rally', p.u('a'));
      return p.told('tested')[0]?.['morale'];
    };
    const alone = Number(morale({}));
    expect([morale({ b: '0605 line 1' }), Number(morale({ A: '0605 line 7' })) < alone]).toEqual([alone, true]);
  });

  test('[EMP XI.5#1] a unit in order that lies alone pushes nobody', () => {
    const p = rally({ at: { a: '0505 disordered 0', b: '0305 disordered 0' }, dice: [1, 1] });
    p.act('rally', p.u('a')).act('line', 1);
    expect([p.where('b'), p.told('retreated')]).toEqual(['0305', []]);
  });

  test('[EMP VI.5#1] horse may give up its order in this phase too', () => {
    const p = rally({ at: { a: '0505 disordered 0', h: '0705 column 6' } });
    expect(p.offers('scatter')).toEqual([p.u('h')]);
    p.act('scatter', p.u('h'));
    run(p);
    expect([form(p, 'h'), p.where('h') === '0705']).toEqual([DISORDERED, false]);
  });
});

describe('running', () => {
  /** A unit that breaks under fire, whatever else there is. */
  const broken = (wanted: Position) => {
    const p = position({ phase: 'offensive', dice: [6, 6, 6], ...wanted });
    p.act('aim', p.h('0705'));
    if (p.asked() === 'gather') p.act('fire');
    return p;
  };
  const guns = { x: '0505 battery 1', A: '0705 line 7 6' };

  test('[EMP VIII.9#1, EMP VIII.9#9] two hexes, homewards; over the edge of the map nobody comes back', () => {
    const p = run(broken({ at: guns }));
    expect([form(p, 'A'), p.where('A').slice(0, 2)]).toEqual([DISORDERED, '09']);
    const edge = run(broken({ at: guns, columns: 7 }));
    expect([edge.s.hex[edge.u('A')], edge.told('leftMap')]).toMatchObject([LEFT, [{ unit: edge.u('A') }]]);
  });

  test('[EMP VIII.9#6, EMP XIV.5#3] hemmed in it is eliminated, and its leader is in danger', () => {
    const ring = { b: '0805 line 7', c: '0704 line 7', d: '0706 line 7', e: '0604 line 7', f: '0606 line 7' };
    const p = broken({
      at: { ...guns, ...ring, a: '0605 line 1 2' },
      chiefs: { Corps: '0705' },
      dice: [6, 6, 6, 1, 1],
    });
    run(p);
    expect([p.s.hex[p.u('A')], p.told('eliminated').map(({ unit }) => unit)]).toEqual([GONE, [p.u('A')]]);
    expect(p.told('fell', 'spared', 'gotAway').length).toBeGreaterThan(0);
  });

  test('[EMP XIV.3#5] a leader goes along if his player likes, and stays otherwise', () => {
    const leader = (goes: boolean) => {
      const p = broken({ at: guns, chiefs: { Corps: '0705' } });
      while (p.asked() !== 'escort') p.act('done');
      if (goes) p.act('bring', 3);
      run(p);
      return [p.s.chiefHex[3] === p.s.hex[p.u('A')], p.s.chiefHex[3] === p.h('0705')];
    };
    expect([leader(true), leader(false)]).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  test('[EMP VIII.9#4, EMP V.8#2] friends in order over whom they run test; where they cannot stay they run on', () => {
    const p = broken({
      at: { ...guns, B: '0805 line 7 4', C: '0804 line 7 4', D: '0806 line 7 4', E: '0905 line 7 4' },
      dice: [6, 6, 6],
    });
    run(p);
    expect(form(p, 'A')).toBe(DISORDERED);
    expect(p.s.hex.filter((hex, unit) => hex === p.s.hex[p.u('A')] && p.s.form[unit] !== DISORDERED)).toEqual([]);
  });

  test('[EMP V.1#2, EMP V.1#3] a pile without room for them breaks, or is pushed on', () => {
    const walls = { a: '0704 line 7', b: '0706 line 7', c: '0604 line 7', d: '0606 line 7' };
    const overrun = broken({ at: { ...guns, ...walls, B: '0805 column 6 6', C: '0805 column 6 4' } });
    run(overrun);
    expect(overrun.told('overrun')).toMatchObject([{ place: overrun.h('0805'), clause: 'EMP V.1#2' }]);
    expect([form(overrun, 'B'), overrun.where('B') === '0805']).toEqual([DISORDERED, false]);
    const pushed = broken({ at: { ...guns, ...walls, B: '0805 disordered 6 6', C: '0805 disordered 6 4' } });
    run(pushed);
    expect(pushed.told('pushed')).toMatchObject([{ place: pushed.h('0805'), clause: 'EMP V.1#3' }]);
    expect(pushed.where('B')).not.toBe('0805');
  });

  test('[EMP VIII.9#5] those who made them run do not fire at them again', () => {
    const alone = run(broken({ at: guns }));
    expect(alone.told('fired')).toHaveLength(1);
  });

  test('[EMP XI.4#1] whoever fails to rally runs to the wood that he made for, and stops in it', () => {
    const ground = ['........', '........', '....f...', '........', '........'];
    const p = rally({ ground, at: { a: '0403 disordered 0' }, dice: [6, 6] });
    p.act('rally', p.u('a'));
    p.act('step', p.h('0503'));
    expect([p.where('a'), p.asked() === 'retreat', form(p, 'a')]).toEqual(['0503', false, DISORDERED]);
  });
});
