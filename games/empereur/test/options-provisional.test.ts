import { describe, expect, test } from 'vitest';
import { champUnits } from '../content/testing/champ.ts';
import { knownThreshold } from '../rules/options/uncertain.ts';
import { modifiersOf, PLAIN } from '../rules/morale/modifiers.ts';
import { freshTroops, strainOfTurn } from '../rules/options/fatigue.ts';
import { FATIGUE } from '../rules/options/options.ts';
import { type Played, type Position, position } from './position.ts';

/** d, e and f are Blue's second corps. */
const units = champUnits.map((unit) => (['d', 'e', 'f'].includes(unit.id) ? { ...unit, corps: 1 } : unit));
const [a, b, d, e] = [0, 1, 3, 4];
const [A, B] = [11, 12];
const PROVISIONAL = [4, 5];

function field(wanted: Position, points: readonly number[] = [0, 0, 0, 0, 0, 0]): Played {
  const { content } = position({ units });
  return position({
    columns: 14,
    units,
    chiefs: { chief: '0306' },
    ...wanted,
    also: (s) => {
      s.advanced = FATIGUE;
      s.weary = freshTroops(content);
      s.weary.points = [...points];
      wanted.also?.(s);
    },
  });
}

const CAMP = {
  a: '0305 column 0',
  b: '0307 line 1',
  d: '0309 column 0',
  e: '0310 column 0',
  A: '1305 line 7',
  B: '1307 line 7',
};

describe('EMP XVI.9#10, XVI.9#11: the provisional corps', () => {
  test('[EMP XVI.9#10] the chief of the army forms it, of either side, while he is on the map; no chief of a corps does', () => {
    const may = (chiefs: Record<string, string>, active = 0) => field({ at: CAMP, chiefs, active }).may('provisional');
    expect([may({ chief: '0306' }), may({ chief: '0101' }), may({ corps: '0306' }), may({ Chief: '1306' })]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([may({ Chief: '1306' }, 1), may({ chief: '0306' }, 1)]).toEqual([true, false]);
  });

  test('[EMP XVI.9#11] of one corps alone, which keeps a unit; no enemy, and nobody twice', () => {
    const p = field({ at: CAMP }).act('provisional');
    expect(p.offers('detach')).toEqual([a, b, d, e]);
    p.act('detach', d);
    // The other one of its corps stays with it, and the first corps has no part in it.
    expect([p.offers('detach'), p.why('detach', a), p.why('detach', A)]).toEqual([[], 'noDetach', 'noDetach']);
    p.act('done');
    expect([p.s.weary?.detached[d], p.s.weary?.detached[e], p.may('provisional')]).toEqual([1, 0, false]);
    const alone = field({ at: { a: '0305 column 0', d: '0309 column 0' } });
    expect([alone.may('provisional'), alone.why('provisional')]).toEqual([false, 'noDetach']);
  });

  test('[EMP XVI.9#11] once in a battle: whoever looked and took nobody may still do so', () => {
    const p = field({ at: CAMP }).act('provisional').act('done');
    expect(p.may('provisional')).toBe(true);
  });

  test('[EMP XVI.9#10] ruling 418: it begins with the fatigue of its corps, on the account of its own side', () => {
    const p = field({ at: CAMP }, [7, 11, 0, 0, 0, 0]);
    p.act('provisional').act('detach', d).act('done');
    expect(PROVISIONAL.map((account) => p.s.weary?.points[account])).toEqual([11, 0]);
    expect(modifiersOf(p.content, p.s, d, PLAIN)).toEqual([{ why: 'tired', by: -2 }]);
    const white = field({ at: CAMP, active: 1, chiefs: { Chief: '1306' } }, [0, 0, 8, 0, 0, 0]);
    white.act('provisional').act('detach', A).act('done');
    expect(PROVISIONAL.map((account) => white.s.weary?.points[account])).toEqual([0, 8]);
    expect([A, B].map((unit) => modifiersOf(white.content, white.s, unit, PLAIN)[0]?.by)).toEqual([-1, -1]);
  });

  test('[EMP XVI.9#10] a second unit brings no fatigue along: the account is what it has become', () => {
    const more = units.map((unit) => (unit.id === 'c' ? { ...unit, corps: 0 } : unit));
    const p = field({ at: { ...CAMP, c: '0308 line 1' }, units: more }, [6, 0, 0, 0, 0, 0]);
    p.act('provisional').act('detach', a);
    if (p.s.weary !== undefined) p.s.weary.points[PROVISIONAL[0] ?? 0] = 9;
    p.act('detach', b);
    expect(p.s.weary?.points[PROVISIONAL[0] ?? 0]).toBe(9);
  });
});

describe('EMP XVI.9: the turn of a corps', () => {
  test('[EMP XVI.9#6] a corps at rest under defensive fire gets back one point, and it is told', () => {
    const p = field({ at: { a: '0505 line 1', A: '0605 line 7' }, dice: [1, 1, 1, 1] }, [9, 0, 0, 0, 0, 0]);
    p.act('done');
    expect(p.asked()).toBe('aim');
    p.act('aim', p.h('0505'));
    while (p.s.active === 0) p.act('done');
    expect(p.s.weary?.points[0]).toBe(8);
    expect(p.told('fatigue')[0]).toMatchObject({ corps: 0, points: 8 });
  });

  test('[EMP XVI.9#1] a charge counts the points that it has ridden: 6 of 10 tire a corps of cavalry, 5 do not', () => {
    const riders = units.map((unit) => (unit.arm === 0 && unit.side === 0 ? { ...unit, corps: 1 } : unit));
    const ride = (hexes: number) => {
      const p = field({ phase: 'charge', units: riders, at: { h: '0205 column 0', X: '1305 battery 1' } });
      p.act('charge', p.u('h')).act('line', 1);
      for (let n = 0; n < hexes; n++) p.act('step', p.h(`0${3 + n}05`));
      return [p.s.weary?.ridden[p.u('h')], strainOfTurn(p.content, p.s, 0)];
    };
    expect([ride(5), ride(6)]).toEqual([
      [5, 0],
      [6, 1],
    ]);
  });
});

test('[EMP XVI.8#1] before its dice a corps shows the threshold of the battle, afterwards its own', () => {
  const p = field({ at: CAMP });
  const [body] = p.content.scenarios[0]?.bodies ?? [];
  if (body === undefined) throw new Error('no body');
  expect(knownThreshold(p.s, 0, body)).toBe(1000);
  p.s.limits = [31, 0];
  expect([knownThreshold(p.s, 0, body), knownThreshold(p.s, 1, body)]).toEqual([31, 1000]);
});
