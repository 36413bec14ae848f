import { soak } from '@bivouac/kernel/soak';
import { describe, expect, test } from 'vitest';
import { champUnits } from '../content/testing/champ.ts';
import { melee } from '../content/testing/melee.ts';
import { empereurGame } from '../game.ts';
import { volleyOdds } from '../odds.ts';
import { valueAt } from '../rules/fire/coverage.ts';
import { VOLTIGEURS } from '../rules/options/options.ts';
import { LINE } from '../rules/state.ts';
import { mostScreens, screenFacing, screenHex, screensAt, screensOf } from '../rules/voltigeurs/screens.ts';
import { type Played, type Position, position } from './position.ts';

/** b and B are light infantry, c is militia. */
const units = champUnits.map((unit) => {
  if (unit.id === 'b' || unit.id === 'B') return { ...unit, range: 2 };
  return unit.id === 'c' ? { ...unit, militia: true as const } : unit;
});

function field(wanted: Position, on = VOLTIGEURS): Played {
  return position({
    columns: 14,
    units,
    ...wanted,
    also: (s) => {
      if (on > 0) s.advanced = on;
      wanted.also?.(s);
    },
  });
}

/** Voltigeurs of a unit that are out already, by direction. */
const out =
  (...posts: readonly (readonly [unit: number, direction: number])[]): NonNullable<Position['also']> =>
  (s) => {
    s.screens = posts.map(([unit, direction]) => ({ unit, direction, facing: s.facing[unit] as number, fired: 0 }));
  };

const hexes = (p: Played) => screensOf(p.s).map((one) => screenHex(p, one));
const [a, b, A] = [0, 1, 11];

describe('EMP XVI.1: who sends out voltigeurs, and where', () => {
  const most = (id: string, pose: string, steps = 6, start = 6) => {
    const unit = units.findIndex((one) => one.id === id);
    const scenario = { units: [{ unit, hex: 0, form: LINE, facing: 1, rank: 0, steps: start }] };
    const p = field({ scenario, at: { [id]: `0505 ${pose} ${steps}` } });
    return mostScreens(p, p.u(id));
  };

  test('[EMP XVI.1#1, EMP XVI.1#3, EMP XVI.1#4, EMP XVI.1#5] one in column or adapted, two in line, three of light infantry; none of squares, militia, disorder, horse and guns', () => {
    expect([most('a', 'column 0'), most('a', 'adapted 0'), most('a', 'line 1')]).toEqual([1, 1, 2]);
    expect([most('b', 'column 0'), most('b', 'line 1')]).toEqual([3, 3]);
    expect([most('a', 'square 1'), most('a', 'disordered 0'), most('b', 'square 1'), most('c', 'line 1')]).toEqual([
      0, 0, 0, 0,
    ]);
    expect([most('h', 'column 0', 4), most('x', 'battery 1', 2)]).toEqual([0, 0]);
    // No more than its steps.
    expect([most('b', 'line 1', 2, 2), most('a', 'line 1', 1, 1)]).toEqual([2, 1]);
  });

  test('[EMP XVI.1#6] ruling 420: losses that cost morale cost voltigeurs', () => {
    // Of 9 steps: from 6 on one point of morale, from 3 on two.
    expect([most('a', 'line 1', 7, 9), most('a', 'line 1', 6, 9)]).toEqual([2, 0]);
    expect([most('b', 'line 1', 7, 9), most('b', 'line 1', 6, 9), most('b', 'line 1', 3, 9)]).toEqual([3, 2, 1]);
  });

  const posts = (at: Record<string, string>, unit: number, more: Position = {}) => {
    const p = field({ at, ...more });
    if (!p.may('screen', unit)) return [];
    return p.act('screen', unit).offers('post');
  };

  test('[EMP XVI.1#7] into free hexes of its fire; light infantry anywhere beside it', () => {
    const p = field({ at: { a: '0505 line 1' } });
    expect(posts({ a: '0505 line 1' }, a)).toEqual([p.h('0605'), p.h('0504')]);
    expect(posts({ a: '0505 column 0' }, a)).toEqual([p.h('0605')]);
    expect(posts({ b: '0505 column 0' }, b)).toHaveLength(6);
    expect(posts({ a: '0505 line 1', b: '0605 line 1' }, a)).toEqual([p.h('0504')]);
    expect(posts({ a: '0505 line 1', A: '0605 line 7' }, a)).toEqual([p.h('0504')]);
    // Ground: a wood is well, a river is not.
    const ground = Array.from({ length: 10 }, (_, row) => (row === 4 ? '.....f........' : '..............'));
    expect(posts({ a: '0505 line 1' }, a, { ground })).toHaveLength(2);
    expect(posts({ a: '0505 line 1' }, a, { sides: ['river 0505-0605'] })).toEqual([p.h('0504')]);
  });

  test('[EMP XVI.1#8] the top unit of a pile alone', () => {
    const p = field({ at: { a: '0505 line 1 4', d: '0505 line 1 4' } });
    expect([p.may('screen', a), p.may('screen', 3), p.why('screen', 3)]).toEqual([true, false, 'noPost']);
    // Put under another one, they come back.
    const under = field({ at: { a: '0505 line 1 4', d: '0505 line 1 4' }, also: out([a, 0]) });
    under.act('top', 3);
    expect(screensOf(under.s)).toEqual([]);
  });

  test('[EMP XVI.1#2] ruling 419: they stand as their line does, else away from their unit', () => {
    const p = field({ at: { a: '0505 line 1', d: '0705 column 4' }, also: out([a, 0], [3, 2]) });
    expect(screensOf(p.s).map((one) => screenFacing(p, one))).toEqual([1, 5]);
  });

  test('[EMP XVI.1#9] for nothing, once in the movement phase and once at the end of the rally phase', () => {
    const p = field({ at: { a: '0505 line 1', A: '1205 line 7' } });
    p.act('screen', a).act('post', p.h('0605')).act('done');
    expect([hexes(p), p.s.spent[a]]).toEqual([[p.h('0605')], 0]);
    while (p.asked() !== 'screens') p.act('done');
    p.act('screen', a).act('recall', p.h('0605')).act('done');
    expect(screensOf(p.s)).toEqual([]);
    expect(p.s.active === 1 || !p.may('screen', a)).toBe(true);
    expect(field({ at: { a: '0505 line 1' } }, 0).may('screen', a)).toBe(false);
  });
});

describe('EMP XVI.1: their fire, and fire past them', () => {
  test('[EMP XVI.1#10, EMP XVI.1#11] 1 by themselves, 1 with a regular shot, however many; whatever the ground', () => {
    const ground = Array.from({ length: 10 }, (_, row) => (row === 4 ? '......v.......' : '..............'));
    const at = { a: '0505 line 1', A: '0705 adapted 0' };
    const p = field({ ground, phase: 'offensive', at, also: out([a, 0]), dice: [1] });
    expect(valueAt(p.content, p.s, a, p.h('0705'))).toBe(0);
    expect(volleyOdds(p.content, p.s, [], p.h('0705')).total).toBe(1);
    p.act('aim', p.h('0705'));
    expect(p.told('fired')[0]).toMatchObject({ firers: [a], total: 1 });
    // Two of them, and a battery: 1 more.
    const guns = field({
      phase: 'offensive',
      at: { a: '0505 line 1', d: '0506 line 1', x: '0504 battery 11', A: '0705 line 7' },
      also: out([a, 0], [3, 0]),
      dice: [1],
    });
    expect(screensAt(guns, 0, guns.h('0705'))).toHaveLength(2);
    const value = valueAt(guns.content, guns.s, 9, guns.h('0705'));
    guns.act('aim', guns.h('0705'));
    expect(guns.told('fired')[0]).toMatchObject({ total: value + 1 });
  });

  test('[EMP XVI.1#12, EMP XVI.1#8] past voltigeurs fire is 1 less, once, and a fire of 1 as it is; they stop no sight', () => {
    const fire = (steps: string, posts: readonly (readonly [number, number])[], away = '0905') => {
      const p = field({
        at: { x: `0505 battery 1 ${steps}`, A: `${away} line 7`, B: '0805 line 7' },
        also: (s) => {
          s.hex[12] = -1;
          out(...posts)(s);
        },
      });
      return valueAt(p.content, p.s, 9, p.h(away));
    };
    // Four hexes away: 6 less 3.
    expect([fire('2', []), fire('2', [[A, 3]])]).toEqual([3, 2]);
    // At seven hexes with one step it fires for 1 in any case.
    expect([fire('1', [], '1205'), fire('1', [[A, 3]], '1205')]).toEqual([1, 1]);
    // Its own are no screen.
    const own = field({ at: { x: '0405 battery 1', a: '0506 line 3', A: '0805 line 7' }, also: out([a, 2]) });
    expect(valueAt(own.content, own.s, 9, own.h('0805'))).toBe(3);
  });

  test('[EMP XVI.1#13] they draw no fire and cannot be attacked: they are no unit', () => {
    const p = field({
      phase: 'offensive',
      at: { a: '0505 line 1', d: '0606 line 3', A: '0805 line 7' },
      also: out([A, 3]),
    });
    expect(p.asked()).not.toBe('aim');
    const shock = field({ phase: 'shock', at: { a: '0605 column 0', A: '0805 line 7' }, also: out([A, 3]) });
    expect(shock.asked()).not.toBe('assault');
  });
});

describe('EMP XVI.1: on the move', () => {
  test('[EMP XVI.1#18] they go and turn with their unit', () => {
    const p = field({ at: { a: '0505 line 1', A: '1305 line 7' }, also: out([a, 0], [a, 1]) });
    p.act('move', a).act('step', p.h('0605'));
    expect(hexes(p)).toEqual([p.h('0705'), p.h('0604')]);
    p.act('turn', 3);
    expect(screensOf(p.s).map(({ direction }) => direction)).toEqual([1, 2]);
    // In column it may have one only, and straight ahead.
    p.act('column', 2);
    expect(screensOf(p.s).map(({ direction }) => direction)).toEqual([1]);
  });

  test('[EMP XVI.1#14] beside enemy cavalry they go back without a shot; where both sides meet, both do', () => {
    const horse = field({ at: { h: '0205 column 0', A: '0705 line 7' }, also: out([A, 3]) });
    horse.act('move', 6).act('step', horse.h('0305')).act('step', horse.h('0405'));
    expect(hexes(horse)).toEqual([horse.h('0605')]);
    horse.act('step', horse.h('0505'));
    expect([screensOf(horse.s), horse.told('fired')]).toEqual([[], []]);
    const meet = field({ at: { a: '0405 column 0', A: '0805 line 7' }, also: out([a, 0], [A, 3]) });
    meet.act('move', a).act('step', meet.h('0505'));
    expect(hexes(meet)).toEqual([meet.h('0605'), meet.h('0705')]);
    meet.act('step', meet.h('0605'));
    expect([screensOf(meet.s), meet.told('recalled').length, meet.told('fired')]).toEqual([[], 2, []]);
  });

  test('[EMP XVI.1#15, EMP XVI.1#17] infantry that comes into their hex out of their front is fired at, and they go back', () => {
    const p = field({ at: { a: '0505 column 0', A: '0705 line 7' }, also: out([A, 3]), dice: [1] });
    p.act('move', a).act('step', p.h('0605'));
    expect([p.told('fired').length, screensOf(p.s), p.where('a')]).toEqual([1, [], '0605']);
    expect(p.told('fired')[0]).toMatchObject({ total: 1, firers: [A], place: p.h('0505') });
    // From behind them nobody is fired at.
    const behind = field({ at: { a: '0604 column 8', A: '0705 line 7' }, also: out([A, 3]) });
    behind.act('move', a).act('step', behind.h('0605'));
    expect([behind.told('fired'), screensOf(behind.s), behind.where('a')]).toEqual([[], [], '0605']);
  });

  test('[EMP XVI.1#16] with friends in their hex they do not fire, and go back at the end of the movement phase', () => {
    const p = field({ at: { a: '0505 line 1', d: '0606 column 4 3', A: '0805 line 7' }, also: out([a, 0]) });
    p.act('move', 3);
    p.act('step', p.h('0605')).act('done');
    expect(hexes(p)).toEqual([p.h('0605')]);
    p.act('done');
    expect(screensOf(p.s)).toEqual([]);
  });

  test('random battles keep every promise of the house, with opportunity fire and charges', () => {
    const game = { ...empereurGame(melee(true, 8)), variants: [{ voltigeurs: true, cavalry: true, rout: true }] };
    expect(soak(game, { games: 2, seed: 'voltigeurs', every: 12 }).failures).toEqual([]);
  });
});
