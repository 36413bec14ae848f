import { expect, test } from 'vitest';
import { champLeaders } from '../content/testing/champ.ts';
import { strikeValue } from '../rules/shock/power.ts';
import { forGuns } from '../rules/shock/blows.ts';
import { testTables } from '../content/testing/tables.ts';
import { pointsOf, takeHold } from '../rules/turn/victory.ts';
import { CHARGED, COLUMN, DISORDERED, LATE, LINE, note, WAITING } from '../rules/state.ts';
import { type Played, position } from './position.ts';

/** Conditions that only one situation brings to light, each with its situation. */

function run(p: Played): Played {
  while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
  return p;
}

test('[EMP VII.3#1] a hex is fired at once in a phase: whoever held his fire shoots at another', () => {
  const p = position({
    phase: 'offensive',
    at: { a: '0505 line 1', x: '0506 battery 1', A: '0605 line 7', B: '0806 line 7' },
    dice: [1],
  });
  p.act('aim', p.h('0605')).act('hold', p.u('x')).act('fire');
  expect(p.told('fired')).toMatchObject([{ firers: [p.u('a')] }]);
  expect(p.asked() === 'aim' && p.may('aim', p.h('0605'))).toBe(false);
});

test('[EMP VIII.3#1] slopes, ravines, streams and bridges each take from the attacker’s value', () => {
  const value = (drawing: { levels?: readonly string[]; sides?: readonly string[] }) => {
    const p = position({ ...drawing, columns: 6, rows: 3, at: { a: '0202 column 0', A: '0302 line 7' } });
    return strikeValue(p.content, p.s, p.u('a'), p.h('0302'));
  };
  const plain = value({});
  expect(plain).toBe(3);
  expect(value({ levels: ['000000', '001111', '000000'] })).toBe(2);
  expect(value({ levels: ['000000', '110000', '000000'] })).toBe(3);
  expect(value({ sides: ['ravine 0202-0302'] })).toBe(1);
  expect(value({ sides: ['stream 0202-0302'] })).toBe(2);
  expect(value({ sides: ['river 0202-0302', 'bridge 0202-0302'] })).toBe(2);
  expect(value({ sides: ['river 0202-0302'] })).toBe(0);
});

test('[EMP VIII.6#6] what eliminates a battery from behind eliminates it', () => {
  const gone = testTables.shock.at(-1)?.results.at(-1)?.[1];
  if (gone === undefined) throw new Error('no result');
  expect([gone.text, forGuns(gone).gone, forGuns(gone).disorder]).toEqual(['E', true, false]);
});

test('[EMP VIII.1#4, EMP IX.7#4] ruling 213: a countercharge is not the one attack of a turn', () => {
  // Fire breaks A, which runs into the front of h and is countercharged; in the shock phase it may still be attacked.
  const p = position({
    columns: 14,
    phase: 'offensive',
    lines: [['0105'], ['1405']],
    at: { x: '0405 battery 1', A: '0605 line 7 6', h: '0705 column 8', a: '0506 line 1' },
    // The shot and A's test; h's test, its die of 1, and the tests of both, which hold.
    dice: [6, 6, 5, 1, 1, 1, 1, 1, 1, 1],
  });
  p.act('aim', p.h('0605')).act('hold', p.u('a')).act('fire');
  if (p.asked() === 'retreat') p.act('step', p.h('0606'));
  expect(p.asked()).toBe('horse');
  p.act('counter', p.h('0705'));
  expect([p.told('countercharged').length, p.where('A')]).toEqual([1, '0606']);
  while (p.asked() === 'aim') p.act('done');
  expect([p.asked(), p.may('assault', p.h('0606'))]).toEqual(['assault', true]);
});

test('[EMP VII.5#4] whoever is to fight another shock does not fire at those who run past', () => {
  const shots = (engaged: boolean) => {
    const p = position({
      columns: 14,
      phase: 'shock',
      at: {
        a: '0505 column 0 6',
        A: '0605 line 7 3',
        b: '0604 line 11',
        c: '0606 line 1',
        ...(engaged ? { B: '0704 line 7' } : {}),
      },
      dice: [5, 1, 1, 1, 1, 1, 1],
    });
    p.act('assault', p.h('0605'));
    if (p.asked() === 'attackers') p.act('spare', p.h('0604')).act('spare', p.h('0606')).act('attack');
    while (p.asked() === 'attackers') p.act('attack');
    if (engaged && p.may('assault', p.h('0704'))) p.act('assault', p.h('0704'));
    if (p.asked() === 'assault' && p.may('done')) p.act('done');
    if (p.asked() === 'order') p.act('assault', p.h('0605'));
    run(p);
    return p.told('fired').flatMap(({ firers }) => firers as number[]);
  };
  expect(shots(false).length).toBeGreaterThan(0);
  const b = position({}).u('b');
  expect([shots(false).includes(b), shots(true).includes(b)]).toEqual([true, false]);
});

test('[EMP XIV.1#1] of several leaders the highest counts for morale, though another one would give more', () => {
  const morale = (chiefs: Readonly<Record<string, string>>) => {
    const p = position({
      // The army leader is named last.
      leaders: [...champLeaders].reverse(),
      phase: 'offensive',
      at: { a: '0505 line 1', A: '0605 line 7' },
      chiefs,
      dice: [4, 1, 1],
    });
    p.act('aim', p.h('0605'));
    return p.told('tested')[0]?.['morale'];
  };
  const [none, corps, both] = [morale({}), morale({ Corps: '0605' }), morale({ Corps: '0605', Chief: '0605' })];
  expect([Number(corps) - Number(none), Number(both) - Number(none)]).toEqual([2, 1]);
});

test('[EMP XII#2] a body that fell into despair at once is not tested again for being demoralised', () => {
  const bodies = [{ side: 1 as const, corps: [2], demoralised: 1, despair: 2, lost: false }];
  const units = [11, 12, 13].map((unit) => ({ unit, hex: 0, form: LINE, facing: 7, rank: 0, steps: 6 }));
  const p = position({
    scenario: { bodies, units },
    phase: 'rally',
    active: 1,
    turn: 5,
    at: { A: '0605 disordered 6', B: '0805 disordered 6', C: '1005 line 7 6', a: '0101 line 1' },
    dice: [1, 1, 6, 6],
    also: (s) => {
      s.mood = [0];
      s.crossed = [0];
    },
  });
  // Nobody rallies: two in disorder are despair, and C is tested once.
  p.act('done');
  expect([p.s.mood, p.told('tested').length, p.s.crossed]).toEqual([[2], 1, [6]]);
});

test('[EMP XIV.5#4] at the edge of the map a leader is not hemmed in on all sides', () => {
  const die = (hex: string, ring: readonly string[]) => {
    const at: Record<string, string> = { a: `${hex} line 1 1` };
    for (const [i, one] of ring.entries()) at[['A', 'B', 'C', 'D', 'E', 'F'][i] ?? 'F'] = `${one} square 1`;
    const p = position({ phase: 'defensive', at, chiefs: { corps: hex }, dice: [6, 1, 5] });
    p.act('aim', p.h(hex));
    if (p.asked() === 'gather') p.act('fire');
    // Two steps lost to one shot are a danger of their own; then his pile is gone.
    return p.told('fell').length;
  };
  expect(die('0505', ['0605', '0405', '0504', '0404', '0506', '0406'])).toBe(1);
  expect(die('0501', ['0601', '0401', '0502', '0402'])).toBe(0);
});

test('[EMP XIII#4, EMP VI.7#3] the two points of the road count for whoever comes in behind a long column', () => {
  const may = (before: number) => {
    const arrivals = [{ side: 0 as const, turn: 1, hexes: [48], units: [9], leaders: [] }];
    const p = position({
      sides: ['road 0105-0205'],
      scenario: { arrivals },
      at: { A: '1205 line 7' },
      also: (s) => {
        s.hex[9] = WAITING;
        s.steps[9] = 2;
        s.entered = Array.from({ length: before }, () => 48);
      },
    });
    expect(p.h('0105')).toBe(48);
    return p.may('arrive', p.u('x'));
  };
  // 5 points and 2 of the road: 1 for the hex, and one for each who came before.
  expect([may(4), may(6), may(7)]).toEqual([true, true, false]);
});

test('a place of several hexes counts for whoever holds as many of them as it asks for', () => {
  const place = { id: 'village', name: { en: 'v', fr: 'v' }, hexes: [10, 11], least: 2, points: [5, 7] as const };
  const points = (held: readonly number[]) => {
    const victory = {
      places: [place],
      held: [],
      step: 0,
      gone: [0, 0, 0] as const,
      demoralised: 0,
      despair: 0,
      leader: 0,
      armyLeader: 0,
      margin: 1,
    };
    const p = position({ scenario: { victory }, at: { a: '0505 column 0', b: '0405 disordered 0' } });
    p.s.held = [...held];
    expect([p.s.form[p.u('a')], p.s.form[p.u('b')]]).toEqual([COLUMN, DISORDERED]);
    return pointsOf(p.content, p.s);
  };
  expect([points([0, 0]), points([0, 1]), points([1, 1])]).toEqual([
    [5, 0],
    [0, 0],
    [0, 7],
  ]);
});

test('[EMP II#4] a lead that is smaller than the margin wins nothing', () => {
  const winners = (lost: number) => {
    const units = [0, 11].map((unit) => ({ unit, hex: 0, form: LINE, facing: 1, rank: 0, steps: 6 }));
    const p = position({
      scenario: { units },
      phase: 'rally',
      active: 1,
      turn: 6,
      turns: 6,
      at: { a: `0505 line 1 ${6 - lost}`, A: '0905 line 7 6' },
    });
    return p.referee.state.result?.winners;
  };
  expect([winners(2), winners(3)]).toEqual([[], [1]]);
});

test('a place falls to whoever stands there in good order', () => {
  const place = { id: 'hill', name: { en: 'h', fr: 'h' }, hexes: [52], least: 1, points: [1, 1] as const };
  const holder = (form: string) => {
    const victory = {
      places: [place],
      held: [{ hex: 52, side: 1 as const }],
      step: 0,
      gone: [0, 0, 0] as const,
      demoralised: 0,
      despair: 0,
      leader: 0,
      armyLeader: 0,
      margin: 1,
    };
    const p = position({ scenario: { victory }, at: { a: `0505 ${form} 1` } });
    expect(p.h('0505')).toBe(52);
    takeHold(p.content, p.s);
    return p.s.held;
  };
  expect([holder('disordered'), holder('line')]).toEqual([[1], [0]]);
});

test('[EMP XI.4#1] who makes for a wood beside it stops there', () => {
  const p = position({
    ground: ['........', '........', '....f...', '........', '........'],
    phase: 'rally',
    turn: 5,
    at: { a: '0403 disordered 0', A: '0801 line 7' },
    dice: [6, 6],
  });
  p.act('rally', p.u('a')).act('step', p.h('0503'));
  expect([p.asked() === 'retreat', p.where('a')]).toEqual([false, '0503']);
});

test('[EMP VI.6#3] by its bridge a stream costs nothing', () => {
  const cost = (sides: readonly string[]) => {
    const p = position({ sides, at: { a: '0205 column 0' } });
    p.act('move', p.u('a')).act('step', p.h('0305'));
    return p.s.spent[p.u('a')];
  };
  expect([cost(['stream 0205-0305']), cost(['stream 0205-0305', 'bridge 0205-0305'])]).toEqual([3, 1]);
});

test('[EMP XIV.2#2] a leader whose unit was lost on the way has moved', () => {
  const p = position({
    at: { a: '0405 column 0 1', A: '0605 line 7', b: '0101 line 1' },
    chiefs: { corps: '0405' },
    dice: [6, 1],
  });
  p.act('move', p.u('a')).act('bring', 1).act('step', p.h('0505')).act('turn', 2).act('step', p.h('0504'));
  expect([p.where('a'), p.s.chiefHex[1] === p.h('0505'), p.asked()]).toEqual(['-1', true, 'mover']);
  expect(p.offers('ride')).toEqual([]);
});

test('[EMP IX.2#15] cavalry that has charged may not be left out of the only attack it can make', () => {
  const p = position({
    phase: 'shock',
    at: { h: '0505 line 1', a: '0604 line 9', A: '0605 line 7' },
    also: (s) => note(s, 6, CHARGED),
  });
  p.act('assault', p.h('0605'));
  expect(p.offers('spare')).toEqual([p.h('0604')]);
});

test('[EMP IX.7#7] those who did not hold test only if the others were disorganised', () => {
  const p = position({
    at: { a: '0405 column 0 1', H: '0605 column 6 3', I: '0605 column 6 3' },
    dice: [1, 1, 6, 6, 1],
  });
  p.act('move', p.u('a')).act('step', p.h('0505')).act('counter', p.h('0605'));
  expect(p.told('shock')).toHaveLength(1);
  run(p);
  expect(p.told('tested').map(({ unit, held }) => [unit, held])).toEqual([
    [p.u('H'), true],
    [p.u('I'), false],
  ]);
});

test('[EMP IX.6#10] a square that failed stands until the last shock, though cavalry leaves its line before', () => {
  const p = position({
    columns: 14,
    phase: 'shock',
    at: { h: '0505 line 1', A: '0605 line 7', a: '0508 line 1', B: '0608 line 7', C: '1002 disordered 0' },
    dice: [3, 1, 1, 1, 1],
    also: (s) => {
      note(s, 6, CHARGED);
      note(s, 13, LATE);
    },
  });
  p.act('assault', p.h('0605')).act('assault', p.h('0608')).act('assault', p.h('0605'));
  run(p);
  expect([p.asked(), p.where('C')]).toEqual(['reform', '1002']);
});
