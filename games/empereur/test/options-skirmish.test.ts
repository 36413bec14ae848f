import { soak } from '@bivouac/kernel/soak';
import { describe, expect, test } from 'vitest';
import { champUnits } from '../content/testing/champ.ts';
import { melee } from '../content/testing/melee.ts';
import { empereurGame } from '../game.ts';
import { volleyOdds } from '../odds.ts';
import { coverers, valueAt } from '../rules/fire/coverage.ts';
import { frontOf, includesDirection, rearOf } from '../rules/formations/poses.ts';
import { around, directionTo, fieldOf } from '../rules/ground/field.ts';
import { optionFault, SKIRMISHERS } from '../rules/options/options.ts';
import { hexesOf, isSpread } from '../rules/options/skirmish.ts';
import { pileAt } from '../rules/piles/board.ts';
import { DISORDERED, LINE, SQUARE } from '../rules/state.ts';
import type { Played, Position } from './position.ts';
import { a, A, field, light as units } from './skirmish-help.ts';

const flee = (p: Played) => {
  while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
  return p;
};

// A line that looks north (facing 3) has its flanks to the east and to the west.
const NORTH = { a: '0505 line 3' };

describe('EMP IV.6: to spread out and to close up', () => {
  const spreads = (wanted: Position, unit = a, on = SKIRMISHERS) =>
    field(wanted, on).act('move', unit).offers('spread');

  test('[EMP IV.6#1, EMP IV.6#3] light infantry in line, over the hexes at its flanks', () => {
    const p = field({ at: NORTH });
    expect(new Set(spreads({ at: NORTH }))).toEqual(new Set([p.h('0405'), p.h('0605')]));
    expect([spreads({ at: { b: '0505 line 3' } }, 1), spreads({ at: NORTH }, a, 0)]).toEqual([[], []]);
    expect([spreads({ at: { a: '0505 column 2' } }), spreads({ at: { a: '0505 square 1' } })]).toEqual([[], []]);
    p.act('move', a).act('spread', p.h('0605'));
    expect([hexesOf(p.s, a), p.s.spent[a], p.s.form[a]]).toEqual([[p.h('0505'), p.h('0605')], 1, LINE]);
    expect([pileAt(p.s, p.h('0505')), pileAt(p.s, p.h('0605'))]).toEqual([[], []]);
    p.act('done');
    expect([pileAt(p.s, p.h('0505')), pileAt(p.s, p.h('0605'))]).toEqual([[a], [a]]);
  });

  test('[EMP IV.6#2, EMP IV.6#4] open ground on both hexes; a slope between them, no stream and no ravine; nobody there', () => {
    const ground = (letter: string) =>
      Array.from({ length: 10 }, (_, row) => (row === 4 ? `.....${letter}........` : '..............'));
    const into = (letter: string) => {
      const p = field({ at: NORTH, ground: ground(letter) });
      return p.act('move', a).may('spread', p.h('0605'));
    };
    expect(['.', 'a', 'd'].map(into)).toEqual([true, true, true]);
    expect(['f', 'b', 'v', 'm'].map(into)).toEqual([false, false, false, false]);
    const over = (sides: readonly string[], levels?: readonly string[]) => {
      const p = field({ at: NORTH, sides, ...(levels === undefined ? {} : { levels }) });
      return p.act('move', a).may('spread', p.h('0605'));
    };
    expect([over(['stream 0505-0605']), over(['ravine 0505-0605']), over(['river 0505-0605'])]).toEqual([
      false,
      false,
      false,
    ]);
    expect(
      over(
        [],
        Array.from({ length: 10 }, () => '00000111111111'),
      ),
    ).toBe(true);
    expect(spreads({ at: { ...NORTH, b: '0605 line 3' } })).toHaveLength(1);
  });

  test('[EMP IV.6#5] the change draws no fire; to spread out and close up in one phase does', () => {
    // A looks at 0605 from the north.
    const at = { ...NORTH, B: '0604 line 9', C: '0704 line 9' };
    const p = field({ at, dice: [1, 1, 1] });
    p.act('move', a).act('spread', p.h('0605'));
    expect(p.told('fired')).toEqual([]);
    p.act('close', p.h('0505'));
    expect([p.told('fired').length, hexesOf(p.s, a)]).toEqual([1, [p.h('0505')]]);
    // In a later turn it closes up unhindered.
    const later = field({ at, spread: { [a]: '0605' } });
    later.act('move', a).act('close', later.h('0605'));
    expect([later.told('fired'), hexesOf(later.s, a)]).toEqual([[], [later.h('0605')]]);
  });

  test('[EMP IV.6#12] on the march both halves go, to the front, at the pace of a line; nobody joins them', () => {
    const p = field({ at: { ...NORTH, b: '0508 line 3' }, spread: { [a]: '0605' } });
    p.act('move', a);
    expect([p.offers('turn'), p.offers('back'), p.offers('line'), p.offers('with')]).toEqual([[], [], [], []]);
    const steps = p.offers('step') as number[];
    expect(steps).toHaveLength(2);
    p.act('step', steps[0] as number);
    const [one = 0, two = 0] = hexesOf(p.s, a);
    expect([one, directionTo(fieldOf(p.content, 0), one, two)]).toEqual([steps[0], 0]);
    expect(p.s.spent[a]).toBe(1);
    const friend = field({ at: { ...NORTH, b: '0506 column 2 2' }, spread: { [a]: '0605' } });
    friend.act('move', 1);
    const [first] = friend.offers('step');
    friend.act('step', first as number);
    expect([friend.may('done'), friend.why('done')]).toEqual([false, 'cannotStay']);
  });
});

describe('EMP IV.6: who may spread out, and what the march of two halves costs', () => {
  test('[EMP IV.6#1] for the price of a change: with one point left, not with none', () => {
    const after = (steps: number) => {
      const p = field({ at: { a: '0509 line 3' } });
      p.act('move', a);
      for (let n = 0; n < steps; n++) p.act('step', p.offers('step')[0] as number);
      return [p.offers('spread').length, p.s.spent[a]];
    };
    expect([after(0), after(3), after(4)]).toEqual([
      [2, 0],
      [2, 3],
      [0, 4],
    ]);
  });

  test('[EMP IV.6#1] not over the edge of the field; horse and guns have no loose order, whatever their range', () => {
    expect(
      field({ at: { a: '0105 line 3' } })
        .act('move', a)
        .offers('spread'),
    ).toHaveLength(1);
    const far = champUnits.map((unit) => ({ ...unit, range: 2 }));
    const riders = field({ units: far, at: { h: '0505 column 2', x: '0508 limbered 2' } });
    expect(riders.act('move', 6).offers('spread')).toEqual([]);
  });

  test('[EMP IV.6#5, EMP VII.5#1] ruling 421: fire at the half that is covered, if the other one is not', () => {
    const leave = (enemy: string) => {
      const p = field({ at: { ...NORTH, B: enemy }, spread: { [a]: '0605' }, dice: [1, 1, 1] });
      p.act('move', a).act('step', p.offers('step')[0] as number);
      return p.told('fired').map(({ place }) => place);
    };
    const h = (label: string) => (Number(label.slice(2)) - 1) * 14 + Number(label.slice(0, 2)) - 1;
    // From the east into the second half, from the west into the first, from far away nobody.
    expect([leave('0705 line 7'), leave('0405 line 1'), leave('0905 line 7')]).toEqual([[h('0605')], [h('0505')], []]);
  });

  test('[EMP IV.6#2, EMP IV.6#12] both halves need open ground and room on the march, too', () => {
    const ways = (wanted: Position) =>
      field({ at: NORTH, spread: { [a]: '0605' }, ...wanted })
        .act('move', a)
        .offers('step').length;
    const woods = Array.from({ length: 10 }, (_, row) => (row === 3 ? '.....f........' : '..............'));
    expect([ways({}), ways({ ground: woods }), ways({ at: { ...NORTH, A: '0604 line 9' } })]).toEqual([2, 1, 1]);
    expect(ways({ sides: ['stream 0504-0604'] })).toBeLessThan(2);
    // Along the edge one of the halves would leave the field.
    const edge = field({ at: { a: '0105 line 3' }, spread: { [a]: '0205' } });
    expect(edge.act('move', a).offers('step')).toHaveLength(1);
  });
});

describe('EMP IV.6: fire and shock', () => {
  test('[EMP IV.6#6] three hexes of front, two of flank, three of rear; full value at one hex', () => {
    const p = field({ at: NORTH, spread: { [a]: '0605' } });
    const map = fieldOf(p.content, 0);
    const beside = [...new Set(hexesOf(p.s, a).flatMap((hex) => around(map, hex)))].filter(
      (hex) => !hexesOf(p.s, a).includes(hex),
    );
    const seen = (arc: number) =>
      beside.filter((hex) =>
        hexesOf(p.s, a).some((half) => {
          const direction = directionTo(map, half, hex);
          return direction >= 0 && includesDirection(arc, direction);
        }),
      );
    const [front, rear] = [seen(frontOf(LINE, 3)), seen(rearOf(LINE, 3))];
    expect([front.length, rear.length, beside.length - front.length - rear.length]).toEqual([3, 3, 2]);
    expect(front.map((hex) => valueAt(p.content, p.s, a, hex))).toEqual([4, 4, 4]);
    expect(rear.map((hex) => valueAt(p.content, p.s, a, hex))).toEqual([0, 0, 0]);
  });

  test('[EMP IV.6#7] at two hexes 2 less, not in opportunity; in any other formation one hex', () => {
    const value = (spread: boolean, fire = 4) => {
      const p = field({
        at: { ...NORTH, A: '0503 line 9' },
        units: units.map((unit) => (unit.id === 'a' ? { ...unit, fire } : unit)),
        ...(spread ? { spread: { [a]: '0605' } } : {}),
      });
      return valueAt(p.content, p.s, a, p.h('0503'));
    };
    expect([value(true), value(true, 2), value(false)]).toEqual([2, 1, 0]);
    const p = field({ at: { ...NORTH, A: '0503 line 9' }, spread: { [a]: '0605' } });
    expect(coverers(p.content, p.s, 0, p.h('0503'))).toEqual([]);
    expect(coverers(p.content, p.s, 0, p.h('0504'))).toEqual([a]);
  });

  test('[EMP IV.6#8] each hex is attacked by itself; half of it broken is all of it', () => {
    const at = { b: '0506 column 2 4', c: '0606 column 2 4', A: '0505 line 9 6' };
    const p = field({ phase: 'shock', at, spread: { [A]: '0605' }, dice: [6] });
    const hexes = [p.h('0505'), p.h('0605')];
    expect(hexes.filter((hex) => p.may('assault', hex)).length).toBeGreaterThan(0);
    const second = hexes.find((hex) => p.may('assault', hex) && hex !== p.s.hex[A]) ?? hexes[0];
    p.act('assault', second as number);
    while (
      p.asked() !== 'advance' &&
      p.asked() !== 'retreat' &&
      p.asked() !== 'order' &&
      p.told('shock').length === 0
    ) {
      p.act(p.asked() === 'attackers' ? 'attack' : 'done');
    }
    expect(p.told('shock')[0]).toMatchObject({ place: second, defence: 6 });
    flee(p);
    expect([p.s.form[A], isSpread(p.s, A)]).toEqual([DISORDERED, false]);
    expect([pileAt(p.s, p.h('0505')), pileAt(p.s, p.h('0605'))].flat()).not.toContain(A);
  });

  test('[EMP IV.6#9] half its value of shock, in attack and defence', () => {
    const attack = (spread: boolean) => {
      const at = { ...NORTH, A: '0504 line 9 2' };
      const p = field({ phase: 'shock', at, ...(spread ? { spread: { [a]: '0605' } } : {}), dice: [3, 1, 1] });
      p.act('assault', p.h('0504'));
      return p.told('shock')[0];
    };
    // Two times six, or one times six.
    expect([attack(false)?.['attack'], attack(true)?.['attack']]).toEqual([12, 6]);
  });

  test('[EMP IV.6#10] friends do not protect its flanks', () => {
    const shot = (spread: boolean) => {
      // The battery X fires along the line from the east; b has that side before its front.
      const p = field({
        phase: 'offensive',
        active: 1,
        at: { ...NORTH, b: '0606 line 3', X: '1005 battery 7' },
        ...(spread ? { spread: { [a]: '0605' } } : {}),
        dice: [6, 1, 1],
      });
      const hex = spread ? p.h('0605') : p.h('0505');
      return volleyOdds(p.content, p.s, [p.u('X')], hex).taken;
    };
    expect([shot(true), shot(false)]).toEqual([1, 0]);
  });

  test('[EMP IV.6#11] fire at it has 1 less on the die', () => {
    const shoot = (spread: boolean) => {
      const p = field({
        phase: 'offensive',
        at: { x: '0507 battery 3', A: '0505 line 9' },
        ...(spread ? { spread: { [A]: '0605' } } : {}),
        dice: [6, 1, 1],
      });
      const odds = volleyOdds(p.content, p.s, [9], p.h('0505'));
      p.act('aim', p.h('0505'));
      expect(odds.results[5]).toBe(p.told('fired')[0]?.['result']);
      return odds.results;
    };
    const [loose, dense] = [shoot(true), shoot(false)];
    expect(loose.slice(1)).toEqual(dense.slice(0, 5));
  });

  test('before a charge they may form square, on one hex', () => {
    const p = field({
      phase: 'charge',
      at: { h: '0105 column 0', A: '0505 line 9' },
      spread: { [A]: '0605' },
      dice: [1, 1],
    });
    p.act('charge', 6).act('line', 1);
    while (p.asked() === 'charge') p.act('step', p.h(p.where('h') === '0105' ? '0205' : '0305'));
    expect(p.asked()).toBe('brace');
    p.act('brace', p.offers('brace')[0] as number);
    expect([p.s.form[A], isSpread(p.s, A)]).toEqual([SQUARE, false]);
  });
});

test('[EMP XVI.1#1] voltigeurs and the skirmishers of IV.6 are not played together', () => {
  expect(optionFault({ voltigeurs: true, skirmishers: true })).toMatch(/not played together/);
  expect(optionFault({ voltigeurs: true, skirmishers: false })).toBeNull();
});

test('random battles with skirmishers keep every promise of the house, with retreats, routs and charges', () => {
  const content = melee(true, 6);
  const loose = { ...content, units: content.units.map((unit) => (unit.arm === 0 ? { ...unit, range: 2 } : unit)) };
  const game = { ...empereurGame(loose), variants: [{ skirmishers: true, rout: true, cavalry: true, guns: true }] };
  expect(soak(game, { games: 2, seed: 'loose', every: 12 }).failures).toEqual([]);
});
