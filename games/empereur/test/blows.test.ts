import { describe, expect, test } from 'vitest';
import { ADAPTED, CHARGED, COLUMN, DISORDERED, EXPLOITED, GONE, has, LINE, note } from '../rules/state.ts';
import { type Played, type Position, position } from './position.ts';

const [h, CORPS] = [6, 3];

/** A shock phase in which h has charged. */
const charged = (wanted: Position): Played =>
  position({ columns: 14, phase: 'shock', ...wanted, also: (s) => note(s, h, CHARGED) });

/** Lets whoever runs take the first way that he is offered, without his leader. */
function run(p: Played): Played {
  while (p.asked() === 'retreat' || p.asked() === 'escort') {
    if (p.asked() === 'escort') p.act('done');
    else p.act('step', p.offers('step')[0] as number);
  }
  return p;
}

const steps = (p: Played, ...ids: readonly string[]) => ids.map((id) => p.s.steps[p.u(id)]);

describe('EMP VIII.8: who bears a blow', () => {
  test.each([
    [3, 6, [3, 5]],
    [6, 3, [5, 3]],
  ])('[EMP VIII.8#3] of piles with %i and %i steps the greater one loses (ruling 14)', (one, two, left) => {
    // 18 against 12 is three to two; a die of 2 is 1*/0*; everybody holds.
    const p = position({
      phase: 'shock',
      at: { a: `0505 line 1 ${one}`, b: `0506 line 3 ${two}`, A: '0605 line 7' },
      dice: [2, 1, 1, 1, 1, 1, 1],
    });
    p.act('assault', p.h('0605')).act('attack');
    expect(steps(p, 'a', 'b')).toEqual(left);
  });

  test('[EMP IX.6#7] a team on top of a square is sheltered by it; on top of a line it bears the loss itself', () => {
    // Against the square 12 to 6 is two to one, and a die of 2 is 1*/1.
    const square = position({
      phase: 'shock',
      at: { a: '0505 line 1', X: '0605 limbered 6', A: '0605 square 7 4' },
      dice: [2, 1, 1],
    });
    square.act('assault', square.h('0605'));
    expect(steps(square, 'X', 'A')).toEqual([2, 3]);
    // Against the line 12 to 10 is one to one, and a die of 4 is 1*/1.
    const line = position({
      phase: 'shock',
      at: { a: '0505 line 1', X: '0605 limbered 6', A: '0605 line 7 4' },
      dice: [4, 1, 1],
    });
    line.act('assault', line.h('0605'));
    expect(steps(line, 'X', 'A')).toEqual([1, 4]);
    const battery = position({
      phase: 'shock',
      at: { a: '0505 line 1', X: '0605 battery 7', A: '0605 square 7 4' },
      dice: [2, 1, 1],
    });
    battery.act('assault', battery.h('0605'));
    expect(steps(battery, 'X', 'A')).toEqual([1, 4]);
  });

  test('[EMP VIII.3#6] a battery that is left out bears what its infantry cannot', () => {
    // Six to one from behind, a die of 2 is D+1, and one more for the charge.
    const p = charged({ at: { h: '0505 line 1', X: '0605 battery 1', A: '0605 line 1 1' }, dice: [2] });
    run(p.act('assault', p.h('0605')));
    expect([p.s.hex[p.u('A')], steps(p, 'X'), p.s.form[p.u('X')]]).toEqual([GONE, [1], DISORDERED]);
  });

  test('[EMP V.3#4, EMP VIII.6#7] in front a battery on top tests first, and a team even from behind', () => {
    // A die of 3 gives the defender a star at two to three, at one to one and at two to one.
    const first = (guns: string, foot: string) => {
      const p = position({
        phase: 'shock',
        at: { a: '0505 line 1 5', X: `0605 ${guns}`, A: `0605 ${foot} 5` },
        dice: [3, 1, 1, 1, 1],
      });
      run(p.act('assault', p.h('0605')));
      return p.told('tested').flatMap(({ unit }) => (unit === p.u('a') ? [] : [unit === p.u('X')]));
    };
    expect(first('battery 7', 'line 7')).toEqual([true]);
    expect(first('limbered 0', 'line 1')).toEqual([true]);
    expect(first('battery 1', 'line 1')).toEqual([false]);
  });

  test('[EMP VIII.6#6] a battery alone is not disorganised so from the front, nor a team from behind', () => {
    const after = (guns: string) => {
      const p = position({ phase: 'shock', at: { a: '0505 line 1 4', X: `0605 ${guns}` }, dice: [1] });
      run(p.act('assault', p.h('0605')));
      return [p.told('shock')[0]?.['odds'], p.s.form[p.u('X')], p.s.steps[p.u('X')]];
    };
    expect(after('battery 7')).toEqual(['4:1', LINE, 1]);
    expect(after('limbered 0')).toEqual(['4:1', COLUMN, 1]);
  });

  test('[EMP IV.13#4] guns in disorder with infantry in disorder are fought for; so is cavalry in disorder', () => {
    const foot = position({
      phase: 'shock',
      at: { a: '0505 line 1', X: '0605 disordered 0', A: '0605 disordered 0 4' },
      dice: [1],
    });
    foot.act('assault', foot.h('0605'));
    expect([foot.told('shock').length, foot.told('shock')[0]?.['defence']]).toEqual([1, 4]);
    const horse = position({ phase: 'shock', at: { a: '0505 line 1', H: '0605 disordered 0' }, dice: [1] });
    horse.act('assault', horse.h('0605'));
    expect(horse.told('shock')).toHaveLength(1);
  });

  test('[EMP VIII.8#4, EMP VII.3#4] behind walls nobody tests for a star', () => {
    // 5 against 12 is one to three; a die of 6 is 1*/0*.
    const p = position({
      ground: ['............', '..v.........', '............'],
      phase: 'shock',
      at: { a: '0202 line 1 5', A: '0302 adapted 6' },
      dice: [6, 1, 1],
    });
    p.act('assault', p.h('0302'));
    expect(p.told('shock')).toMatchObject([{ defender: '0*' }]);
    expect(p.told('tested').map(({ unit }) => unit)).toEqual([p.u('a')]);
  });
});

describe('EMP VIII.9: away from the attack', () => {
  test.each([
    ['D', [4]],
    ['a failed test', [2, 6, 6]],
  ])('[EMP VIII.9#1, EMP VIII.9#2] even if the way home leads past it (%s)', (_, dice) => {
    // White's line leaves the map in the east, and the attack comes from there: 18 to 6 is three to one.
    const p = position({ phase: 'shock', at: { a: '0705 column 6', A: '0605 line 1 3' }, dice });
    p.act('assault', p.h('0605'));
    if (p.asked() === 'retreat') {
      expect(new Set(p.offers('step'))).toEqual(new Set([p.h('0504'), p.h('0505'), p.h('0506')]));
    } else expect(p.where('A')).toMatch(/^0[345]/);
    expect(p.told('disordered')).toMatchObject([{ unit: p.u('A') }]);
  });

  test('[EMP XIV.5#2] with the last step of his pile its leader is in danger, but not if it only runs', () => {
    // 18 against 2 is six to one, and the leader takes 2 from the die: D+1 by a 4, D by a 1.
    const fight = (die: number) => {
      const p = position({
        phase: 'shock',
        at: { a: '0505 column 0', A: '0605 line 7 1' },
        chiefs: { Corps: '0605' },
        dice: [die, 1],
      });
      run(p.act('assault', p.h('0605')));
      return p;
    };
    const lost = fight(4);
    expect([lost.s.hex[lost.u('A')], lost.told('spared')]).toMatchObject([GONE, [{ leader: CORPS }]]);
    const runs = fight(1);
    expect([runs.s.form[runs.u('A')], runs.told('spared', 'fell')]).toEqual([DISORDERED, []]);
  });
});

describe('EMP VIII.10: who follows', () => {
  test('[EMP VIII.10#1] infantry, not the guns of its pile; and one after the other where nobody fires', () => {
    const p = position({
      phase: 'shock',
      at: { a: '0505 line 1 3', b: '0505 line 1 3', x: '0505 battery 1', A: '0605 line 7 1' },
      dice: [4],
    });
    run(p.act('assault', p.h('0605')));
    expect(p.offers('follow')).toEqual([p.u('a'), p.u('b')]);
    p.act('follow', p.u('a'));
    expect([p.where('a'), p.asked(), p.offers('follow')]).toEqual(['0605', 'advance', [p.u('b')]]);
  });

  test('[EMP VIII.10#1, EMP IV.1#2] nobody where the defender holds, nor a line over the stream', () => {
    const holds = position({
      phase: 'shock',
      at: { a: '0505 line 1 4', A: '0605 line 7 4' },
      dice: [3, 1, 1, 1, 1],
    });
    holds.act('assault', holds.h('0605'));
    expect([holds.where('A'), holds.where('a'), holds.asked() === 'advance']).toEqual(['0605', '0505', false]);
    const stream = position({
      sides: ['stream 0505-0605'],
      phase: 'shock',
      at: { a: '0505 line 1', A: '0605 line 7 1' },
      dice: [4],
    });
    run(stream.act('assault', stream.h('0605')));
    expect([stream.s.form[stream.u('A')], stream.where('a'), stream.asked() === 'advance']).toEqual([
      DISORDERED,
      '0505',
      false,
    ]);
  });

  test('[EMP VIII.10#2] in a village that was emptied a column adapts, by road too', () => {
    const p = position({
      ground: ['............', '..v.........', '............'],
      sides: ['road 0202-0302'],
      phase: 'shock',
      at: { a: '0202 column 0', A: '0302 adapted 6 1' },
      dice: [4],
    });
    run(p.act('assault', p.h('0302'))).act('follow', p.u('a'));
    expect([p.where('a'), p.s.form[p.u('a')]]).toEqual(['0302', ADAPTED]);
  });

  test('[EMP VII.5#4, EMP VIII.10#4] whoever has a shock of his own before him does not fire at those who follow', () => {
    const at = { a: '0505 column 0', A: '0605 line 7 3', B: '0504 line 7' };
    const engaged = position({ phase: 'shock', at: { ...at, b: '0404 line 1' }, dice: [4] });
    engaged.act('assault', engaged.h('0605')).act('assault', engaged.h('0504')).act('assault', engaged.h('0605'));
    run(engaged).act('follow', engaged.u('a'));
    expect([engaged.where('a'), engaged.told('fired')]).toEqual(['0605', []]);
    const idle = position({ phase: 'shock', at, dice: [4, 1] });
    run(idle.act('assault', idle.h('0605'))).act('follow', idle.u('a'));
    expect(idle.told('fired')).toHaveLength(1);
  });
});

describe('EMP IX.4, VIII.1: going on after a charge', () => {
  // 16 against 6 is two to one, a die of 5 drives A off; B stands behind it.
  const B = { B: '0705 line 7' };
  const followed = (p: Played) => {
    run(p).act('follow', h);
    while (p.asked() === 'brace') p.act('pass');
    return p;
  };
  const ahead = (at: Readonly<Record<string, string>>, dice: readonly number[]) =>
    charged({ at: { h: '0505 line 1', A: '0605 line 7 3', ...at }, dice });

  test('[EMP IX.4#1] it may leave it at that, and reforms', () => {
    const p = ahead(B, [5]);
    followed(p.act('assault', p.h('0605')));
    expect([p.asked(), p.offers('assault')]).toEqual(['exploit', [p.h('0705')]]);
    p.act('done');
    expect([p.asked(), has(p.s, h, EXPLOITED)]).toEqual(['reform', true]);
  });

  test('[EMP IX.4#3] its second fight is one of its own, whatever else has still to be fought', () => {
    const p = ahead({ ...B, b: '0208 line 1', C: '0308 line 7' }, [5, 3, 1, 1, 1, 1]);
    p.act('assault', p.h('0605')).act('assault', p.h('0308')).act('assault', p.h('0605'));
    followed(p).act('assault', p.h('0705'));
    expect(p.told('shock').map(({ place }) => place)).toEqual([p.h('0605'), p.h('0705')]);
    expect(p.told('declared').at(-1)).toMatchObject({ place: p.h('0705'), piles: [p.h('0605')] });
  });

  test('[EMP VIII.1#1] nobody is attacked who has been attacked in this turn', () => {
    const p = ahead({ B: '0705 line 9', b: '0706 line 3' }, [3, 1, 1, 1, 1, 5]);
    p.act('assault', p.h('0605')).act('assault', p.h('0705')).act('assault', p.h('0705'));
    followed(p);
    expect([p.where('B'), p.asked()]).toEqual(['0705', 'reform']);
  });
});
