import { describe, expect, test } from 'vitest';
import { champLeaders, champUnits } from '../content/testing/champ.ts';
import { HORSE_KINDS } from '../rules/options/options.ts';
import { sumsOf } from '../rules/shock/power.ts';
import { CHARGED, DISORDERED, FOUGHT, GONE, note } from '../rules/state.ts';
import { type Played, position } from './position.ts';

/** Lets whoever runs take the first way that he is offered, without his leader. */
function run(p: Played): Played {
  while (p.asked() === 'retreat' || p.asked() === 'escort') {
    if (p.asked() === 'escort') p.act('done');
    else p.act('step', p.offers('step')[0] as number);
  }
  return p;
}

/** Ten rows of clear ground but for some hexes. */
function ground(letters: Readonly<Record<string, string>>): string[] {
  const two = (n: number) => String(n).padStart(2, '0');
  return Array.from({ length: 10 }, (_, r) =>
    Array.from({ length: 12 }, (_, c) => letters[two(c + 1) + two(r + 1)] ?? '.').join(''),
  );
}

describe('EMP VI: moves', () => {
  test('[EMP VI.1#12, EMP VII.5#7] whoever breaks on the march has made its move (ruling 40)', () => {
    const at = { a: '0505 column 2 4', b: '0505 column 2 4', c: '0208 column 0', A: '0605 line 7' };
    const p = position({ at, dice: [6, 6, 6, 1, 1] });
    p.act('move', p.u('a')).act('step', p.h('0504'));
    run(p);
    expect(p.s.form[p.u('a')]).toBe(DISORDERED);
    // Who stayed in the hex held, and has still its own move.
    expect(p.offers('move')).toEqual([p.u('b'), p.u('c')]);
    expect(p.why('move', p.u('a'))).toBe('hasMoved');
  });

  test('[EMP VI.8#2, EMP XVI.4#14] who has fallen back makes no opportunity charge at that occasion, but at the next', () => {
    const p = position({
      columns: 14,
      at: { a: '0505 column 0', H: '0705 column 6', I: '0703 column 8' },
      also: (s) => {
        s.advanced = HORSE_KINDS;
      },
    });
    p.act('move', p.u('a')).act('step', p.h('0605')).act('recoil', p.h('0705'));
    p.act('step', p.h('0805')).act('done');
    // The enemy has the empty hex before it now; another one, which has not fallen back, may charge him.
    expect([p.asked(), p.offers('pounce')]).toEqual(['horse', [p.h('0703')]]);
    p.act('done').act('turn', 10).act('step', p.h('0606'));
    expect([p.asked(), p.offers('pounce')]).toEqual(['horse', [p.h('0805')]]);
  });
});

describe('EMP VIII, IX: shock', () => {
  test('[EMP IV.9#6] cavalry that charges out of a wood is worth 1 there in defence too', () => {
    const sums = (letter: string) => {
      const p = position({
        ground: ground({ '0505': letter }),
        at: { h: '0505 line 1', H: '0605 line 7' },
        also: (s) => note(s, 6, CHARGED),
      });
      return sumsOf(p.content, p.s, [p.h('0605')], p.h('0505'));
    };
    expect([sums('f').defence, sums('v').defence, sums('b').defence, sums('.').defence]).toEqual([4, 4, 4, 16]);
  });

  test('[EMP IX.7#17] a countercharge of cavalry that had charged before costs no step more either', () => {
    const after = (before: number) => {
      const p = position({
        columns: 14,
        phase: 'shock',
        at: { a: '0505 column 0', h: '0804 column 8', A: '0605 line 7 4' },
        dice: [5, 1, 1, 1, 1, 1],
        also: (s) => note(s, 6, before),
      });
      run(p.act('assault', p.h('0605')));
      p.act('counter', p.h('0804'));
      return p.told('shock', 'losses').flatMap((fact) => (fact.fact === 'losses' ? [fact['count']] : fact['defender']));
    };
    expect(after(0)).toEqual(['D', '1', 1, 1]);
    expect(after(CHARGED | FOUGHT)).toEqual(after(0));
  });

  test('[EMP VIII.9#12] ground that is closed to the guns of a pile alone is no end for its infantry (ruling 39)', () => {
    const at = { a: '0505 column 0', b: '0504 column 2', c: '0506 column 10', A: '0605 line 7 3', X: '0605 battery 7' };
    const p = position({
      ground: ground({ '0705': 'f', '0604': 'f', '0606': 'f' }),
      phase: 'shock',
      at,
      dice: [6],
    });
    run(p.act('assault', p.h('0605')));
    expect(p.s.hex[p.u('X')]).toBe(GONE);
    expect([p.s.form[p.u('A')], p.where('A')]).toEqual([DISORDERED, '0805']);
  });

  test('[EMP XIV.3#8] a leader whose guns are left out of the shock gives nothing to infantry of another corps', () => {
    const units = champUnits.map((unit) => (unit.id === 'A' ? { ...unit, corps: 3 } : unit));
    const leaders = champLeaders.map((one) => (one.id === 'Corps' ? { ...one, corps: [2] } : one));
    const die = (facing: number) => {
      const p = position({
        units,
        leaders,
        phase: 'shock',
        at: { a: '0505 column 0', A: `0605 line ${facing}`, X: `0605 battery ${facing}` },
        chiefs: { Corps: '0605' },
        dice: [4, 1, 1, 1, 1, 1],
      });
      p.act('assault', p.h('0605'));
      return p.told('shock')[0]?.['die'];
    };
    // From the front his battery counts; from behind it does not.
    expect([die(7), die(1)]).toEqual([2, 4]);
  });
});
