import { describe, expect, test } from 'vitest';
import { champUnits } from '../content/testing/champ.ts';
import { valueAt } from '../rules/fire/coverage.ts';
import { VOLTIGEURS } from '../rules/options/options.ts';
import { LINE } from '../rules/state.ts';
import { isScreened, screenHex, screensAt, screensOf } from '../rules/voltigeurs/screens.ts';
import { type Played, type Position, position } from './position.ts';

/** b and B are light infantry. */
const units = champUnits.map((unit) => (unit.id === 'b' || unit.id === 'B' ? { ...unit, range: 2 } : unit));

function field(wanted: Position): Played {
  return position({
    columns: 14,
    units,
    ...wanted,
    also: (s) => {
      s.advanced = VOLTIGEURS;
      wanted.also?.(s);
    },
  });
}

type Post = readonly [unit: number, direction: number];

/** Voltigeurs of a unit that are out already, by direction. */
const out =
  (...posts: readonly Post[]): NonNullable<Position['also']> =>
  (s) => {
    s.screens = posts.map(([unit, direction]) => ({ unit, direction, facing: s.facing[unit] as number, fired: 0 }));
  };

const [a, b, d, A] = [0, 1, 3, 11];
const hexes = (p: Played) => screensOf(p.s).map((one) => screenHex(p, one));

describe('EMP XVI.1: how many, how often', () => {
  test('[EMP XVI.1#3, EMP XVI.1#5] a line that has two out sends no third, whoever else has some; never two into one hex', () => {
    const p = field({ at: { a: '0505 line 1', d: '0606 column 4 3' }, also: out([d, 2]) });
    // In 0605 stand those of the column already.
    expect(hexes(p)).toEqual([p.h('0605')]);
    p.act('screen', a);
    expect(p.offers('post')).toEqual([p.h('0504')]);
    const two = field({ at: { a: '0505 line 1', d: '0805 column 0' } });
    two.act('screen', a).act('post', two.h('0605')).act('post', two.h('0504'));
    expect(two.offers('post')).toEqual([]);
    two.act('done').act('screen', d);
    expect(two.offers('post')).toEqual([two.h('0905')]);
    const light = field({ at: { b: '0505 line 1' } }).act('screen', b);
    for (const direction of [0, 1, 2]) light.act('post', screenHex(light, { unit: b, direction }));
    expect(light.offers('post')).toEqual([]);
  });

  test('[EMP XVI.1#9] sent out once in a phase; to call back is free and leaves that to be done; no enemy’s are called', () => {
    const p = field({ at: { a: '0505 line 1', A: '1205 line 7' }, also: out([a, 0], [A, 3]) });
    expect([p.may('screen', a), p.may('screen', A)]).toEqual([true, false]);
    p.act('screen', a).act('recall', p.h('0605')).act('done');
    expect(p.told('recalled')).toMatchObject([{ unit: a }]);
    expect(hexes(p)).toEqual([p.h('1105')]);
    p.act('screen', a).act('post', p.h('0504')).act('done');
    // Now it has sent out: it may still call back, and not send again.
    p.act('screen', a);
    expect([p.offers('post'), p.offers('recall')]).toEqual([[], [p.h('0504')]]);
    p.act('recall', p.h('0504'));
    p.act('done');
    expect([p.may('screen', a), p.why('screen', a)]).toEqual([false, 'noPost']);
    // In the evening once, too.
    while (p.asked() !== 'screens') p.act('done');
    p.act('screen', a).act('post', p.h('0504')).act('done');
    expect([p.asked() === 'screens' && p.may('screen', a), hexes(p)]).toEqual([false, [p.h('1105'), p.h('0504')]]);
  });

  test('[EMP XVI.1#9] who looks at his voltigeurs and does nothing has not sent them out', () => {
    const p = field({ at: { a: '0505 line 1' } });
    p.act('screen', a).act('done');
    expect(p.may('screen', a)).toBe(false);
    const one = field({ at: { a: '0505 line 1', d: '0507 line 1' }, also: out([a, 0], [a, 1], [d, 0]) });
    one.act('screen', a).act('recall', one.h('0605'));
    // One hex, one chain of men; those of others stay.
    expect(hexes(one)).toEqual([one.h('0504'), one.h('0607')]);
  });

  test('[EMP XVI.1#6] light infantry that has lost its first level keeps two of three, its third one comes back', () => {
    const scenario = { units: [{ unit: b, hex: 0, form: LINE, facing: 1, rank: 0, steps: 9 }] };
    const after = (steps: number) => {
      const p = field({ scenario, at: { b: `0505 line 1 ${steps}` }, also: out([b, 0], [b, 1], [b, 2]) });
      p.act('move', b).act('step', p.h('0605'));
      return [screensOf(p.s).length, p.told('recalled').length];
    };
    expect([after(9), after(6), after(3)]).toEqual([
      [3, 0],
      [2, 1],
      [1, 1],
    ]);
  });

  test('[EMP XVI.1#14] their own cavalry does not drive them in', () => {
    const p = field({ at: { a: '0505 line 1', h: '0705 column 0' }, also: out([a, 0]) });
    p.act('move', a).act('done');
    expect(hexes(p)).toEqual([p.h('0605')]);
  });
});

describe('EMP XVI.1: fire', () => {
  const ready = (at: Readonly<Record<string, string>>, ...posts: readonly Post[]) =>
    field({ phase: 'offensive', at, also: out(...posts) });

  test('[EMP XVI.1#10] before them only, at the enemy only, and not from a hex in which somebody stands', () => {
    const p = ready({ a: '0505 line 1', A: '0705 line 7', B: '0506 line 7' }, [a, 0]);
    expect(screensAt(p, 0, p.h('0705')).map(({ unit }) => unit)).toEqual([a]);
    // Behind them, too far for them, and for the other side: nobody.
    expect(screensAt(p, 0, p.h('0506'))).toEqual([]);
    expect(screensAt(p, 0, p.h('0905'))).toEqual([]);
    expect(screensAt(p, 1, p.h('0705'))).toEqual([]);
    const behind = ready({ a: '0505 line 1', d: '0605 column 0', A: '0705 line 7' }, [a, 0]);
    expect(screensAt(behind, 0, behind.h('0705'))).toEqual([]);
  });

  test('[EMP XVI.1#10] once in a phase of fire, and again in the next one', () => {
    const p = field({
      phase: 'defensive',
      active: 1,
      turns: 9,
      at: { a: '0505 line 1', d: '0509 line 1', A: '0705 line 1', B: '0609 line 1' },
      also: out([a, 0]),
      dice: [1, 1, 1, 1],
    });
    p.act('aim', p.h('0705'));
    expect(p.told('fired')).toMatchObject([{ total: 1, firers: [a] }]);
    expect([p.asked(), p.may('aim', p.h('0705'))]).toEqual(['aim', false]);
    for (let i = 0; i < 30 && !(p.asked() === 'aim' && p.s.active === 0); i++) p.act('done');
    p.act('aim', p.h('0705'));
    expect(p.told('fired').map(({ firers }) => firers)).toEqual([[a], [a]]);
  });

  test('[EMP XVI.1#12] ruling 4: a line between two hexes is screened when both of its ways are; at one hex nothing is between', () => {
    // From 0505 straight between 0605 and 0604 to the hex beyond both.
    const across = (...posts: readonly Post[]) => {
      const p = ready({ x: '0505 battery 1', A: '0704 line 7', B: '0904 line 7', C: '0902 line 7' }, ...posts);
      return { p, screened: (hex: string, firing = 0) => isScreened(p, p.h('0505'), p.h(hex), firing) };
    };
    const far = across([12, 3]);
    expect(far.screened('0704')).toBe(false);
    const beside = across([A, 3]);
    expect(beside.screened('0604')).toBe(false);
    // His own do not hide him from himself.
    const [own] = screensOf(beside.p.s).map((one) => screenHex(beside.p, one));
    expect(own).toBe(beside.p.h('0604'));
    expect([beside.screened('0803'), beside.screened('0803', 1)]).toEqual([true, false]);
    const value = (...posts: readonly Post[]) => {
      const p = ready({ x: '0505 battery 1', A: '0704 line 7', B: '0805 line 7' }, ...posts);
      return valueAt(p.content, p.s, 9, p.h('0805'));
    };
    expect(value([12, 3])).toBe(value() - 1);
  });
});

test('[EMP XVI.1#17] voltigeurs do not fire at cavalry that comes: they have gone back before', () => {
  const p = field({ at: { h: '0405 column 0', A: '0705 line 7' }, also: out([A, 3]), dice: [1] });
  p.act('move', 6).act('step', p.h('0505'));
  expect([p.told('fired'), screensOf(p.s)]).toEqual([[], []]);
  p.act('step', p.h('0605'));
  expect(p.told('fired').some(({ firers }) => Array.isArray(firers) && firers.includes(6))).toBe(false);
});
