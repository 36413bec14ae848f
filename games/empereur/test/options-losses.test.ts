import { describe, expect, test } from 'vitest';
import { champUnits } from '../content/testing/champ.ts';
import { DICED_LOSSES, HALF_LOSSES, STRAGGLERS, WALLS, WOUNDS } from '../rules/options/options.ts';
import { wallsOf } from '../rules/options/walls.ts';
import { GONE, LINE } from '../rules/state.ts';
import { pointsOf } from '../rules/turn/victory.ts';
import { type Played, type Position, position } from './position.ts';

function withOptions(advanced: number, wanted: Position): Played {
  return position({
    ...wanted,
    also: (s) => {
      s.advanced = advanced;
      wanted.also?.(s);
    },
  });
}

/** Guns that cost two steps with a two, so many at once. */
const heavy = champUnits.map((unit) => (unit.id === 'x' ? { ...unit, fire: 40 } : unit));
const TWO_LOSSES = 2;

describe('EMP XVI.2: what guns bear of the fire of guns', () => {
  const hit = (
    advanced: number,
    at: Readonly<Record<string, string>>,
    dice: readonly number[],
    more: Position = {},
  ) => {
    const p = withOptions(advanced, { phase: 'offensive', at: { x: '0505 battery 1', ...at }, dice, ...more });
    return p.act('aim', p.h('0705'));
  };
  const halves = (p: Played, id: string) => p.s.halves?.[p.u(id)] ?? 0;
  const steps = (p: Played, id: string) => p.s.steps[p.u(id)];

  test.each([HALF_LOSSES, DICED_LOSSES])(
    '[EMP XVI.2#3] system %i: a shot that only shakes them costs them nothing',
    (on) => {
      const p = hit(on, { X: '0705 battery 7', A: '0705 line 7 4' }, [3, 1, 1]);
      expect([p.told('fired')[0]?.['result'], p.told('tested').length]).toEqual([-1, 1]);
      expect([steps(p, 'X'), halves(p, 'X'), steps(p, 'A'), p.told('lossIgnored')]).toEqual([2, 0, 4, []]);
    },
  );

  test('[EMP XVI.2#1, EMP XVI.2#2] alone they bear all of two losses: two halves are a step', () => {
    const p = hit(HALF_LOSSES, { X: '0705 battery 7' }, [TWO_LOSSES, 1, 1], { units: heavy });
    expect([p.told('fired')[0]?.['result'], steps(p, 'X'), halves(p, 'X')]).toEqual([2, 1, 0]);
  });

  test.each([
    [1, 1, 0],
    [1, 6, 1],
    [6, 1, 1],
    [6, 6, 2],
  ])('[EMP XVI.2#4] alone they throw for each of two losses: %i and %i leave %i', (one, two, left) => {
    const p = hit(DICED_LOSSES, { X: '0705 battery 7' }, [TWO_LOSSES, one, two, 1, 1], { units: heavy });
    expect(steps(p, 'X')).toBe(left);
  });

  test('ruling 400: what the first battery can bear no more the next one bears, as the first did', () => {
    const p = hit(HALF_LOSSES, { X: '0705 battery 7 1', Y: '0705 battery 7' }, [TWO_LOSSES, 1, 1], {
      units: heavy,
      also: (s) => {
        s.halves = s.hex.map((_, unit) => (unit === 20 ? 1 : 0));
      },
    });
    expect(p.u('X')).toBe(20);
    expect([p.s.hex[20], steps(p, 'Y'), halves(p, 'Y')]).toEqual([GONE, 2, 1]);
  });

  test('[EMP XVI.2#6] infantry in line loses its steps whole', () => {
    const p = hit(HALF_LOSSES, { A: '0705 line 7' }, [6, 1, 1]);
    expect([steps(p, 'A'), p.s.halves]).toEqual([5, undefined]);
  });
});

test('[EMP XVI.6#1] walls help wherever a town is, in the corner of the map too, and nobody who is not there', () => {
  const p = withOptions(WALLS, { ground: ['v...........', '............'], at: { A: '0101 adapted 0' } });
  expect(['A', 'B'].map((id) => wallsOf(p.content, p.s, p.u(id)))).toEqual([2, 0]);
});

describe('EMP XVI.7: who gets stragglers back', () => {
  const camp = (at: Readonly<Record<string, string>>) =>
    withOptions(STRAGGLERS, {
      scenario: { units: [0, 11].map((unit) => ({ unit, hex: 0, form: LINE, facing: 1, rank: 0, steps: 6 })) },
      phase: 'rally',
      at,
      chiefs: { corps: '0505', Corps: '1205' },
    });

  test('[EMP XVI.7#1] guns of friends that could fire into the hex are no fire of the enemy', () => {
    const p = camp({ a: '0505 line 1 4', x: '0305 battery 1', A: '1205 line 7' });
    expect([p.asked(), p.may('recover', p.u('a'))]).toEqual(['rally', true]);
  });

  test('[EMP XVI.7#1] each side in its own rally phase', () => {
    const p = camp({ a: '0505 line 1 4', A: '1205 line 7 4' });
    expect(p.offers('recover')).toEqual([p.u('a')]);
  });
});

describe('EMP XVII.1: a leader who is away', () => {
  /** The leader of Blue's first corps is with a, which is shot away. */
  const lost = (dice: readonly number[], more: Position = {}) => {
    const p = withOptions(WOUNDS, {
      phase: 'defensive',
      turn: 2,
      turns: 12,
      at: { a: '0605 line 7 1', b: '0205 line 1', A: '0505 line 1' },
      chiefs: { corps: '0605' },
      dice: [6, 6, ...dice],
      ...more,
    });
    return p.act('aim', p.h('0605'));
  };

  test('ruling 403: a successor who falls is no second wound: the leader comes back when he would have', () => {
    const p = lost([3], {
      also: (s) => {
        s.chiefLost[1] = 1;
        s.wounds = s.chiefHex.map((_, leader) => (leader === 1 ? 5 : 0));
        s.paid = s.chiefHex.map((_, leader) => (leader === 1 ? 1 : 0));
      },
    });
    expect([p.s.chiefHex[1], p.s.wounds?.[1], p.told('wounded', 'killed')]).toEqual([GONE, 5, []]);
    expect(p.dice[0]).toBe(3);
  });

  test('[EMP XVII.1#3] only he who fell costs points, and only where it is played', () => {
    const p = lost([2]);
    expect(p.s.paid).toEqual([0, 1, 0, 0]);
    const before = pointsOf(p.content, p.s)[1];
    delete p.s.paid;
    expect(pointsOf(p.content, p.s)[1]).toBe(before - 3);
  });

  test('[EMP XVII.1#1] without a unit to go to he is not back yet', () => {
    const p = lost([1], { at: { a: '0605 line 7 1', A: '0505 line 1' } });
    for (let n = 0; n < 60 && p.s.turn < 5 && !p.referee.finished; n++) p.act('done');
    expect([p.s.turn, p.s.chiefHex[1], p.told('returned')]).toEqual([5, GONE, []]);
  });
});
