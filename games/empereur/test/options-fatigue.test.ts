import { soak } from '@bivouac/kernel/soak';
import { describe, expect, test } from 'vitest';
import { champUnits } from '../content/testing/champ.ts';
import { melee } from '../content/testing/melee.ts';
import type { Unit } from '../content/types.ts';
import { empereurGame } from '../game.ts';
import { modifiersOf, PLAIN } from '../rules/morale/modifiers.ts';
import { freshTroops, strainOfTurn } from '../rules/options/fatigue.ts';
import { FATIGUE } from '../rules/options/options.ts';
import { CHARGED, type EmpereurState, ENGAGED, GONE, LINE, note } from '../rules/state.ts';
import { type Played, type Position, position } from './position.ts';

const BLUE = 0;
const PROVISIONAL = 4;

/** Blue's first corps has a, b, c, h and x; all of them began the battle. */
function field(wanted: Position, units: readonly Unit[] = champUnits, on = FATIGUE): Played {
  const content = position({ units }).content;
  return position({
    columns: 14,
    units,
    scenario: {
      units: content.units.map((unit, i) => ({ unit: i, hex: 0, form: LINE, facing: 1, rank: 0, steps: unit.steps })),
    },
    ...wanted,
    also: (s) => {
      s.advanced = on;
      s.weary = freshTroops(content);
      wanted.also?.(s);
    },
  });
}

const CAMP = { a: '0305 column 0', b: '0307 line 1', h: '0309 column 0', x: '0301 battery 1', A: '1305 line 7' };
const [a, h, x] = [0, 6, 9];

/** What a turn in which this was done does to Blue's first corps. */
const strain = (
  did: (s: EmpereurState) => void,
  units: readonly Unit[] = champUnits,
  at: Readonly<Record<string, string>> = CAMP,
) => {
  const p = field({ at, also: did }, units);
  return strainOfTurn(p.content, p.s, BLUE);
};
const spent = (unit: number, points: number) => (s: EmpereurState) => {
  s.spent[unit] = points;
};

describe('EMP XVI.9: fatigue', () => {
  test('[EMP XVI.9#1] more than half of its points, rounded up: 4 of 6 tire, 3 do not', () => {
    expect([strain(spent(a, 4)), strain(spent(a, 3)), strain(spent(a, 6))]).toEqual([1, 0, 1]);
    const odd = champUnits.map((unit) => ({ ...unit, moves: [3, 5] as [number, number] }));
    expect([strain(spent(a, 3), odd), strain(spent(a, 4), odd)]).toEqual([0, 1]);
  });

  test('[EMP XVI.9#2] not guns and cavalry of a corps of infantry, guns of a corps of cavalry, and whoever is disorganised', () => {
    expect([strain(spent(h, 10)), strain(spent(x, 5))]).toEqual([0, 0]);
    expect(strain(spent(a, 6), champUnits, { ...CAMP, a: '0305 disordered 0' })).toBe(0);
    // A corps of cavalry: foot belongs to the other one.
    const riders = champUnits.map((unit) => (unit.arm === 0 && unit.side === 0 ? { ...unit, corps: 1 } : unit));
    expect([strain(spent(h, 6), riders), strain(spent(h, 5), riders), strain(spent(x, 5), riders)]).toEqual([1, 0, 0]);
  });

  test('[EMP XVI.9#3] by road one point more is free', () => {
    const road = (points: number) => (s: EmpereurState) => {
      s.spent[a] = points;
      if (s.weary !== undefined) s.weary.road[a] = 1;
    };
    expect([strain(road(4)), strain(road(5))]).toEqual([0, 1]);
    // It is noted when a march has kept to its road, and not else.
    const march = (sides: readonly string[]) => {
      const p = field({ at: CAMP, sides });
      p.act('move', a).act('step', p.h('0405')).act('done');
      return p.s.weary?.road[a];
    };
    expect([march(['road 0305-0405-0505']), march([])]).toEqual([1, 0]);
  });

  test('[EMP XVI.9#4] an attack by shock tires besides; not that of cavalry of a corps of infantry', () => {
    const attack = (unit: number, points = 0) =>
      strain((s) => {
        note(s, unit, ENGAGED);
        s.spent[unit] = points;
      });
    expect([attack(a), attack(a, 6), attack(h)]).toEqual([1, 2, 0]);
    expect(strain((s) => note(s, h, CHARGED))).toBe(0);
  });

  test('[EMP XVI.9#1, EMP XVI.9#4] whoever fell in the attack, or after a long march, has tired his corps all the same', () => {
    const fallen = (did: (s: EmpereurState) => void) =>
      strain((s) => {
        did(s);
        s.hex[a] = GONE;
        s.steps[a] = 0;
      });
    expect([fallen((s) => note(s, a, ENGAGED)), fallen(spent(a, 4)), fallen(spent(a, 2))]).toEqual([1, 1, 0]);
  });

  test('[EMP XVI.9#5, EMP XVI.9#6] rest: two points, one if somebody was shot at in the defensive fire', () => {
    expect(strain(() => {})).toBe(-2);
    expect(strain((s) => s.weary?.shot.fill(1))).toBe(-1);
    // Any move at all is no rest, whoever makes it.
    expect([strain(spent(h, 1)), strain(spent(x, 1))]).toEqual([0, 0]);
    // The turn ends with it: of five points one goes if White has fired, two if he has not.
    const after = (fires: boolean) => {
      const at = { a: '0505 line 1', X: '0705 battery 7' };
      const tired = (s: EmpereurState) => {
        if (s.weary !== undefined) s.weary.points = [5, 0, 0, 0, 0, 0];
      };
      const p = field({ phase: 'movement', at, dice: [1], also: tired });
      p.act('done');
      if (fires) p.act('aim', p.h('0505'));
      else p.act('done');
      while (p.s.active === 0) p.act('done');
      expect(p.told('fired')).toHaveLength(fires ? 1 : 0);
      return p.s.weary?.points[BLUE];
    };
    expect([after(true), after(false)]).toEqual([4, 3]);
  });

  /** Plays on to the end of Blue's turn. */
  const over = (p: Played) => {
    while (p.s.active === 0 && !p.referee.finished) p.act('done');
    return p;
  };

  test('[EMP XVI.9#1, EMP XVI.9#7] at the end of its player’s turn, for his corps alone, and never below 0', () => {
    const p = field({ phase: 'movement', at: CAMP });
    p.act('move', a);
    for (const hex of ['0405', '0505', '0605', '0705']) p.act('step', p.h(hex));
    p.act('done');
    expect(p.s.weary?.points[BLUE]).toBe(0);
    over(p);
    expect([p.s.weary?.points, p.told('fatigue')]).toMatchObject([[1, 0, 0, 0, 0, 0], [{ corps: BLUE, points: 1 }]]);
    const rest = over(
      field({
        at: CAMP,
        also: (s) => {
          if (s.weary !== undefined) s.weary.points = [1, 0, 3, 0, 0, 0];
        },
      }),
    );
    expect(rest.s.weary?.points).toEqual([0, 0, 3, 0, 0, 0]);
  });

  test('[EMP XVI.9#8, EMP XVI.9#9] morale by fives, for all units of the corps and no other', () => {
    const morale = (points: number, unit = a) => {
      const p = field({
        at: CAMP,
        also: (s) => {
          if (s.weary !== undefined) s.weary.points = [points, 0, 0, 0, 0, 0];
        },
      });
      return modifiersOf(p.content, p.s, unit, PLAIN);
    };
    expect([0, 4, 5, 9, 10, 15, 20].map((points) => morale(points)[0]?.by ?? 0)).toEqual([0, 0, -1, -1, -2, -3, -4]);
    expect([morale(5, h)[0], morale(5, x)[0], morale(5, 11)]).toEqual([
      { why: 'tired', by: -1 },
      { why: 'tired', by: -1 },
      [],
    ]);
  });

  test('[EMP XVI.9#10, EMP XVI.9#11] a provisional corps has an account of its own; one a side, with the chief there', () => {
    const p = field({
      at: CAMP,
      chiefs: { chief: '0305' },
      also: (s) => {
        if (s.weary !== undefined) s.weary.points = [6, 0, 0, 0, 0, 0];
      },
    });
    p.act('provisional');
    expect(p.asked()).toBe('detach');
    p.act('detach', a).act('detach', h).act('done');
    expect([p.s.weary?.detached[a], p.s.weary?.detached[1], p.s.weary?.points[PROVISIONAL]]).toEqual([1, 0, 6]);
    expect([p.may('provisional'), p.why('provisional')]).toEqual([false, 'noDetach']);
    p.act('move', a);
    for (const hex of ['0405', '0505', '0605', '0705']) p.act('step', p.h(hex));
    p.act('done');
    over(p);
    // The march tires those who went, and the others have rested.
    expect([p.s.weary?.points[PROVISIONAL], p.s.weary?.points[BLUE]]).toEqual([7, 4]);
    expect(field({ at: CAMP }).may('provisional')).toBe(false);
    // Its corps keeps a unit.
    const two = field({ at: { a: '0305 column 0', b: '0405 column 0' }, chiefs: { chief: '0305' } })
      .act('provisional')
      .act('detach', 0);
    expect(two.offers('detach')).toEqual([]);
  });

  test('random battles keep every promise of the house', () => {
    const game = { ...empereurGame(melee(true, 7)), variants: [{ fatigue: true }] };
    expect(soak(game, { games: 2, seed: 'fatigue', every: 12 }).failures).toEqual([]);
  });
});
