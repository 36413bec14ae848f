import { describe, expect, test } from 'vitest';
import { champUnits } from '../content/testing/champ.ts';
import { horseBonus } from '../rules/options/cavalry.ts';
import { freshTroops } from '../rules/options/fatigue.ts';
import { FATIGUE, HORSE_KINDS, ROUT } from '../rules/options/options.ts';
import { isRouted } from '../rules/options/rout.ts';
import { DEFENSIVE_PHASE, DISORDERED, LINE, OFFENSIVE_PHASE } from '../rules/state.ts';
import { type Played, type Position, position } from './position.ts';

const [A, C, X] = [11, 13, 20];

/** A field on which those who are named are routed. */
function field(wanted: Position & { readonly routed?: readonly number[] }): Played {
  const { routed = [], ...rest } = wanted;
  return position({
    columns: 16,
    lines: [['0105'], ['1605']],
    turn: 3,
    ...rest,
    also: (s) => {
      s.advanced = ROUT;
      s.routed = s.hex.map((_, unit) => (routed.includes(unit) ? 1 : 0));
      for (const unit of routed) s.since[unit] = 5;
      rest.also?.(s);
    },
  });
}

/** All flights to their end: so many hexes. */
const flee = (p: Played): number => {
  while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
  return p.told('retreated').length;
};

describe('EMP XVI.5: who is carried away', () => {
  test('[EMP XVI.5#10] ruling 415: who runs in one band with the routed is routed with them, and runs as far', () => {
    const at = { a: '0405 column 0', A: '0605 disordered 0 4', C: '0605 disordered 0 4' };
    const p = field({ routed: [A], at });
    p.act('move', 0).act('step', p.h('0505'));
    flee(p);
    expect([p.where('A'), p.where('C')]).toEqual(['1205', '1205']);
    expect([isRouted(p.s, A), isRouted(p.s, C), p.s.since[C]]).toEqual([true, true, 5]);
  });

  test('[EMP XVI.5#12] one routed unit in a pile is enough for whoever goes over it', () => {
    const at = { A: '0705 disordered 0 2', C: '0705 disordered 0 2', B: '0605 column 0 2' };
    const p = field({ active: 1, routed: [A], at });
    p.act('move', 12).act('step', p.h('0705'));
    flee(p);
    expect(isRouted(p.s, 12)).toBe(true);
    const calm = field({ active: 1, at });
    calm.act('move', 12).act('step', calm.h('0705'));
    expect(isRouted(calm.s, 12)).toBe(false);
  });

  test('[EMP XVI.5#10] ruling 416: fugitives of the enemy who run past a rout do not start it', () => {
    const at = { X: '0905 battery 7', a: '0605 column 0', A: '0404 disordered 6' };
    const p = field({ phase: 'offensive', active: 1, routed: [A], at, dice: [6, 6, 6] });
    p.act('aim', p.h('0605'));
    flee(p);
    expect([p.s.form[0], p.where('A')]).toEqual([DISORDERED, '0404']);
    expect(p.told('retreated').map(({ unit }) => unit)).not.toContain(A);
  });

  test('[EMP XVI.5#4] ruling 415: foot and guns run at the price of the dearest; the first hex costs what it may', () => {
    // Difficult ground costs guns three of their five points, foot two of its six.
    const ground = Array.from({ length: 10 }, () => 'd'.repeat(16));
    const run = (at: Record<string, string>, routed: readonly number[]) => {
      const p = field({ ground, routed, at: { a: '0405 column 0', ...at } });
      p.act('move', 0).act('step', p.h('0505'));
      return flee(p);
    };
    expect(run({ A: '0605 disordered 0 4' }, [A])).toBe(3);
    expect(run({ X: '0605 disordered 0' }, [X])).toBe(1);
    expect(run({ A: '0605 disordered 0 4', X: '0605 disordered 0' }, [A, X])).toBe(1);
    const slow = champUnits.map((unit) => (unit.id === 'A' ? { ...unit, moves: [1, 1] as [number, number] } : unit));
    const p = field({ units: slow, ground, routed: [A], at: { a: '0405 column 0', A: '0605 disordered 0 4' } });
    p.act('move', 0).act('step', p.h('0505'));
    expect(flee(p)).toBe(1);
  });
});

test('[EMP XVI.4#10] ruling 411: heavy cavalry that runs has no weight to throw in against whoever countercharges it', () => {
  const units = champUnits.map((unit) => (unit.id === 'I' ? { ...unit, moves: [0, 8] as [number, number] } : unit));
  const bonus = (form: string) => {
    const p = position({
      units,
      at: { h: '0505 line 1', I: `0605 ${form} 7` },
      also: (s) => {
        s.advanced = HORSE_KINDS;
      },
    });
    return horseBonus(p.content, p.s, { attackers: [p.u('h')], defenders: [p.u('I')], counter: true });
  };
  // Light cavalry has 1 more against who is disorganised; the heavy one in order has it against the light.
  expect([bonus('line'), bonus('disordered')]).toEqual([-1, 1]);
});

describe('EMP XVI.9: on whose account', () => {
  const tired = (wanted: Position, there: readonly number[]) => {
    const { content } = position({});
    return position({
      columns: 14,
      scenario: {
        units: there.map((unit) => ({ unit, hex: 0, form: LINE, facing: 1, rank: 0, steps: 2 })),
      },
      ...wanted,
      also: (s) => {
        s.advanced = FATIGUE;
        s.weary = freshTroops(content);
        wanted.also?.(s);
      },
    });
  };

  test('[EMP XVI.9#2] a corps whose infantry is not in this battle is one of cavalry: its rides tire it', () => {
    const ride = (there: readonly number[]) =>
      tired(
        {
          phase: 'rally',
          at: { h: '0305 column 0', A: '1305 line 7' },
          also: (s) => {
            s.spent[6] = 10;
          },
        },
        there,
      ).s.weary?.points[0];
    expect([ride([6, A]), ride([0, 6, A])]).toEqual([1, 0]);
  });

  test('[EMP XVI.9#10] a provisional corps of the second side tires on its own account', () => {
    const p = tired(
      {
        phase: 'rally',
        active: 1,
        at: { a: '0305 column 0', A: '1305 line 7', B: '1307 line 7' },
        also: (s) => {
          s.spent[A] = 6;
          if (s.weary !== undefined) s.weary.detached[A] = 1;
        },
      },
      [0, A, 12],
    );
    expect(p.s.weary?.points).toEqual([0, 0, 0, 0, 0, 1]);
  });

  test.each([
    ['defensive', DEFENSIVE_PHASE, 1],
    ['offensive', OFFENSIVE_PHASE, 0],
  ] as const)('[EMP XVI.9#6] a target of %s fire: noted, or not', (_, phase, noted) => {
    const p = tired(
      {
        phase: 'offensive',
        active: 1,
        at: { a: '0605 column 0', X: '0805 battery 7' },
        dice: [1],
        also: (s) => {
          s.phase = phase;
        },
      },
      [0, X],
    );
    p.act('aim', p.h('0605'));
    expect(p.s.weary?.shot[0]).toBe(noted);
  });
});
