import { describe, expect, test } from 'vitest';
import { champUnits } from '../content/testing/champ.ts';
import { valueAt } from '../rules/fire/coverage.ts';
import { VOLTIGEURS } from '../rules/options/options.ts';
import { LINE } from '../rules/state.ts';
import { screenHex, screensOf } from '../rules/voltigeurs/screens.ts';
import { type Played, type Position, position } from './position.ts';

/** Voltigeurs, held against the book by somebody who had not written them; b is light infantry. */
const units = champUnits.map((unit) => (unit.id === 'b' ? { ...unit, range: 2 } : unit));
const [a, b, A, B] = [0, 1, 11, 12];

type Post = readonly [unit: number, direction: number];

function field(out: readonly Post[], wanted: Position): Played {
  return position({
    columns: 14,
    units,
    ...wanted,
    also: (s) => {
      s.advanced = VOLTIGEURS;
      s.screens = out.map(([unit, direction]) => ({ unit, direction, facing: s.facing[unit] as number, fired: 0 }));
      wanted.also?.(s);
    },
  });
}

const outOf = (p: Played) => screensOf(p.s).map((one) => [one.unit, screenHex(p, one)]);

describe('EMP XVI.1: past whom one fires', () => {
  test('[EMP XVI.1#12] ruling 4: of two ways that a line may be taken only one that no unit stops is a better one', () => {
    // From the guns in 0505 to A in 0604 the line runs between 0504 and 0605.
    const from = (out: readonly Post[], more: Readonly<Record<string, string>> = {}) =>
      field(out, { at: { x: '0505 battery 1', A: '0604 line 7', B: '0606 line 7', ...more } });
    const value = (p: Played) => valueAt(p.content, p.s, p.u('x'), p.h('0604'));
    const [bare, veiled] = [from([]), from([[B, 2]])];
    expect(outOf(veiled)).toEqual([[B, veiled.h('0605')]]);
    expect(value(veiled)).toBe(value(bare));
    // Friends in 0504: he can look past voltigeurs alone.
    const friends = { a: '0504 line 1' };
    expect([value(from([], friends)), value(from([[B, 2]], friends))]).toEqual([value(bare), value(bare) - 1]);
  });
});

describe('EMP XVI.1: where voltigeurs go, and when they go back', () => {
  test('[EMP XVI.1#6] losses that cost voltigeurs cost them at once: the next shot of the phase finds none', () => {
    const scenario = { units: [{ unit: a, hex: 0, form: LINE, facing: 1, rank: 0, steps: 9 }] };
    /** What is left of them once A has fired at their unit, which holds, in the middle of the phase. */
    const after = (steps: number) => {
      const p = field([[a, 1]], {
        scenario,
        phase: 'offensive',
        active: 1,
        at: { a: `0505 line 1 ${steps}`, c: '1105 line 1', A: '0605 line 7', B: '1205 line 7' },
        dice: [6, 1, 1, 1, 1, 1],
      });
      p.act('aim', p.h('0505'));
      return [p.asked(), p.told('losses').length, p.told('disordered').length, screensOf(p.s).length];
    };
    expect([after(9), after(7)]).toEqual([
      ['aim', 1, 0, 1],
      ['aim', 1, 0, 0],
    ]);
  });

  test('[EMP XVI.1#7] ruling 419: they are not posted where voltigeurs are already, be they the enemy’s', () => {
    const posts = (out: readonly Post[]) => {
      const p = field(out, { at: { a: '0505 line 1', A: '0705 line 7' } });
      return p.act('screen', a).offers('post');
    };
    const p = field([], { at: {} });
    expect(posts([])).toEqual([p.h('0605'), p.h('0504')]);
    expect(posts([[A, 3]])).toEqual([p.h('0504')]);
  });

  test('[EMP XVI.1#14, EMP XVI.1#18] on the march they drive in those of the enemy, and are gone themselves', () => {
    const p = field(
      [
        [a, 0],
        [A, 3],
      ],
      { at: { a: '0405 column 0', A: '0805 line 7' } },
    );
    p.act('move', a).act('step', p.h('0505'));
    expect(outOf(p)).toEqual([
      [a, p.h('0605')],
      [A, p.h('0705')],
    ]);
    p.act('step', p.h('0605'));
    expect([outOf(p), new Set(p.told('recalled').map(({ unit }) => unit))]).toEqual([[], new Set([a, A])]);
    expect(p.told('fired')).toEqual([]);
  });

  test('[EMP XVI.1#9] called back as the movement begins, they go out again at the end of the rally phase', () => {
    const p = field([[b, 0]], { phase: 'turn', at: { b: '0505 line 1', A: '1205 line 7' } });
    while (p.s.phase < 1) p.act('done');
    p.act('screen', b).act('recall', p.h('0605')).act('done');
    while (p.asked() !== 'screens') p.act('done');
    p.act('screen', b).act('post', p.h('0605')).act('done');
    expect(outOf(p)).toEqual([[b, p.h('0605')]]);
  });

  test('[EMP XVI.1#5, EMP XVI.1#15] who is eliminated or loses his order has none out any more', () => {
    const p = field([[a, 1]], {
      phase: 'offensive',
      active: 1,
      at: { a: '0505 line 1', A: '0605 line 7' },
      dice: [6, 6, 6],
    });
    p.act('aim', p.h('0505'));
    expect([p.told('disordered').length, outOf(p)]).toEqual([1, []]);
  });
});
