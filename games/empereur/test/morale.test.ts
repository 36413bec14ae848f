import { expect, test } from 'vitest';
import { lossesOfMorale } from '../rules/morale/losses.ts';
import { modifiersOf, PLAIN } from '../rules/morale/modifiers.ts';
import { waysOut } from '../rules/morale/ways.ts';
import { COLUMN, DISORDERED, GONE, LEFT } from '../rules/state.ts';
import { type Played, position } from './position.ts';

/** Lets whoever runs take the first way that he is offered. */
function run(p: Played): Played {
  while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
  return p;
}

test('[EMP X.2#1, EMP X.1#1, EMP X.2#2] two dice not above the morale hold, one more fails', () => {
  const tested = (dice: readonly number[]) => {
    const p = position({ phase: 'offensive', at: { a: '0505 line 1', A: '0605 line 7' }, dice: [4, ...dice] });
    run(p.act('aim', p.h('0605')));
    expect(p.told('tested')).toHaveLength(1);
    return [p.told('tested')[0]?.['held'], p.s.form[p.u('A')] === DISORDERED];
  };
  expect(tested([4, 4])).toEqual([true, false]);
  expect(tested([4, 5])).toEqual([false, true]);
});

test('[EMP X.3#1] a natural 2 holds whatever the morale', () => {
  const p = position({ phase: 'offensive', at: { a: '0505 line 1', A: '0605 line 1 1' }, dice: [4, 1, 1], chiefs: {} });
  p.s.mood[1] = 2;
  p.act('aim', p.h('0605'));
  expect(p.told('tested')[0]).toMatchObject({ held: true, dice: 2 });
});

test('[EMP X.3#2] a natural 12 fails whatever the morale', () => {
  const p = position({
    phase: 'offensive',
    at: { a: '0505 line 1', A: '0605 line 7' },
    chiefs: { Corps: '0605' },
    dice: [4, 6, 6],
  });
  run(p.act('aim', p.h('0605')));
  expect(p.told('tested')[0]).toMatchObject({ held: false, dice: 12 });
});

test('[EMP V.5#1, EMP V.5#2, EMP X.4#5, EMP X.1#2] down the pile: each who failed costs the next 2', () => {
  const p = position({
    phase: 'offensive',
    at: { a: '0505 line 1', A: '0605 line 7 3', B: '0605 line 7 3', C: '0605 line 7 3' },
    dice: [4, 5, 4, 4, 3, 2, 1],
  });
  run(p.act('aim', p.h('0605')));
  const tests = p.told('tested');
  expect(tests.map(({ morale }) => morale)).toEqual([7, 5, 3]);
  expect(tests.map(({ held }) => held)).toEqual([false, false, true]);
  expect(p.s.form[p.u('B')]).toBe(DISORDERED);
  expect(p.where('C')).toBe('0605');
});

test('[EMP X.2#4, EMP IV.5#7, EMP IV.10#5, EMP IV.13#5] who fails in disorder is eliminated', () => {
  const p = position({ phase: 'offensive', at: { a: '0505 line 1', A: '0605 disordered 6' }, dice: [4, 6, 5] });
  p.act('aim', p.h('0605'));
  expect(p.s.hex[p.u('A')]).toBe(GONE);
});

test('[EMP X.4#1, EMP IV.5#6, EMP IV.4#7] disorder costs 2, a square against horse alone gives 2', () => {
  const p = position({ at: { A: '0605 disordered 6', B: '0606 square 1' } });
  expect(modifiersOf(p.content, p.s, p.u('A'), PLAIN)).toContainEqual({ why: 'disordered', by: -2 });
  expect(modifiersOf(p.content, p.s, p.u('B'), { ...PLAIN, horse: true })).toContainEqual({ why: 'square', by: 2 });
  expect(modifiersOf(p.content, p.s, p.u('B'), PLAIN)).toEqual([]);
});

test('[EMP X.4#3] a leader gives his bonus, to another corps at most 1', () => {
  const p = position({ at: { A: '0605 line 7' }, chiefs: { Corps: '0605' } });
  expect(modifiersOf(p.content, p.s, p.u('A'), PLAIN)).toContainEqual({ why: 'leader', by: 2 });
});

test('[EMP X.4#6] losses cost what the table says', () => {
  const p = position({ at: { A: '0605 line 7' } });
  const after = (steps: number) => {
    p.s.steps[p.u('A')] = steps;
    return lossesOfMorale(p.content, p.s, p.u('A'));
  };
  expect([6, 5, 4, 3, 2, 1].map((steps) => after(steps) + 0)).toEqual([0, 0, 0, -1, -1, -1]);
  const { losses } = p.content.tables.morale;
  const row = (start: number) => losses.find((one) => one.start === start)?.now;
  expect(row(9)).toEqual([-2, -2, -2, -1, -1, -1, 0]);
  expect(row(8)).toEqual([-2, -2, -1, -1, -1, 0, 0]);
  expect(row(7)).toEqual([-2, -2, -1, -1, 0, 0, 0]);
  expect(row(3)).toBeUndefined();
});

const ways = (p: Played, id: string, from: readonly string[] = []) =>
  waysOut(p.content, p.s, {
    units: [p.u(id)],
    at: p.s.hex[p.u(id)] as number,
    passed: [],
    from: from.map((label) => p.h(label)),
    wished: [],
  });

test('[EMP VIII.9#2, EMP VIII.9#3] four classes of hexes, away from the attack', () => {
  // White runs east to its line at 1206.
  const open = position({ at: { A: '0605 disordered 6' } });
  expect(ways(open, 'A', ['0505'])).toEqual([open.h('0705'), open.h('0606')]);
  // A friend straight behind: the empty one is better.
  const friend = position({ at: { A: '0605 disordered 6', B: '0705 line 7', C: '0606 line 7' } });
  expect(ways(friend, 'A', ['0505'])).toEqual([friend.h('0705'), friend.h('0606')]);
  // Enemies on both ways home: any other empty hex.
  const cut = position({ at: { A: '0605 disordered 6', a: '0705 line 7', b: '0606 line 7' } });
  expect(ways(cut, 'A', ['0505'])).toEqual([cut.h('0604')]);
});

test('[EMP VIII.9#6, EMP VIII.9#7] hemmed in by enemies it is eliminated', () => {
  const p = position({
    phase: 'offensive',
    at: {
      a: '0505 line 1',
      b: '0705 line 7',
      c: '0504 line 11',
      d: '0604 line 7',
      e: '0506 line 3',
      f: '0606 line 5',
      A: '0605 line 7',
    },
    dice: [6, 6, 6],
  });
  p.act('aim', p.h('0605')).act('fire');
  expect(p.s.hex[p.u('A')]).toBe(GONE);
});

test('[EMP VIII.9#4, EMP V.8#1, EMP V.8#2, EMP VIII.9#8] friends in order are run over, test, and are not stopped upon', () => {
  const p = position({
    rows: 3,
    columns: 12,
    phase: 'offensive',
    at: {
      a: '0502 line 1',
      A: '0602 line 7 3',
      B: '0702 line 7 3',
      C: '0802 line 7 3',
      D: '0701 line 7 3',
      E: '0703 line 7 3',
      F: '0801 line 7 3',
      X: '0803 battery 7',
    },
    dice: [6, 6, 6, 1, 1, 1, 1, 1, 1],
  });
  run(p.act('aim', p.h('0602')));
  expect(p.s.form[p.u('A')]).toBe(DISORDERED);
  expect(Number(p.where('A').slice(0, 2))).toBeGreaterThan(8);
  expect(p.told('tested').length).toBeGreaterThan(1);
});

test('[EMP V.1#2, EMP V.2#2] no room, or horse in the way: those who stand there are disorganised first', () => {
  const p = position({
    rows: 2,
    columns: 12,
    lines: [['0101'], ['1201']],
    phase: 'offensive',
    at: {
      a: '0501 line 11',
      A: '0601 line 5',
      B: '0701 line 7',
      C: '0602 line 7',
      H: '0801 column 6',
      I: '0702 column 6',
    },
    dice: [6, 6, 6],
  });
  run(p.act('aim', p.h('0601')));
  expect(p.told('overrun').length).toBeGreaterThan(0);
  const disordered = ['A', 'B', 'C', 'H', 'I'].filter((id) => p.s.form[p.u(id)] === DISORDERED);
  expect(disordered.length).toBeGreaterThan(1);
});

test('[EMP VII.5#4, EMP VII.5#5, EMP VIII.9#5] who runs is fired at without a test, but not by those who made him run', () => {
  const p = position({
    phase: 'offensive',
    at: { a: '0505 line 1', b: '0604 line 9', A: '0605 line 7' },
    dice: [6, 6, 6, 6, 6],
  });
  p.act('aim', p.h('0605'));
  p.act('hold', p.u('b')).act('fire');
  run(p);
  const [first, ...later] = p.told('fired');
  expect(first).toMatchObject({ firers: [p.u('a')] });
  expect(later[0]).toMatchObject({ firers: [p.u('b')] });
  expect(p.told('tested')).toHaveLength(1);
});

test('[EMP VIII.9#9] who runs from its line of communication leaves the map for good', () => {
  const p = position({
    phase: 'offensive',
    lines: [['0105'], ['0605']],
    at: { a: '0505 line 1', A: '0605 line 7' },
    dice: [6, 6, 6],
  });
  run(p.act('aim', p.h('0605')));
  expect(p.s.hex[p.u('A')]).toBe(LEFT);
});

test('[EMP XI.1#1, EMP XI.2#2] two turns after its marker a unit may rally, if its owner likes', () => {
  const at = (turn: number) =>
    position({ phase: 'rally', turn, at: { a: '0505 disordered 0' }, also: (s) => s.since.fill(6) });
  expect(at(7).asked()).not.toBe('rally');
  const p = at(8);
  expect(p.offers('rally')).toEqual([p.u('a')]);
  expect(p.may('done')).toBe(true);
});

test('[EMP XI.2#1, EMP XI.3#1, EMP X.4#2] it tests with its disorder and beside an enemy, then forms as it likes', () => {
  const p = position({ phase: 'rally', turn: 8, at: { a: '0505 disordered 0', A: '0605 line 7' }, dice: [2, 3] });
  p.act('rally', p.u('a'));
  expect(p.told('tested')[0]).toMatchObject({ morale: 5, held: true });
  expect(p.offers('line')).toHaveLength(6);
  p.act('column', 8);
  expect([p.s.form[p.u('a')], p.s.facing[p.u('a')]]).toEqual([COLUMN, 8]);
});

test('[EMP XI.4#1] who fails falls back towards his lines, or to a wood within two hexes', () => {
  const ground = ['............', '.......f....', '............', '............'];
  const p = position({ ground, phase: 'rally', turn: 8, at: { a: '0602 disordered 0' }, dice: [6, 6] });
  p.act('rally', p.u('a'));
  expect(p.offers('step')).toContain(p.h('0702'));
  p.act('step', p.h('0702'));
  expect(p.where('a')).toBe('0802');
  expect(p.s.form[p.u('a')]).toBe(DISORDERED);
});

test('[EMP XI.4#2] in a wood it stays', () => {
  const p = position({
    ground: ['......', '...f..', '......'],
    phase: 'rally',
    turn: 8,
    at: { a: '0402 disordered 0' },
    dice: [6, 6],
  });
  p.act('rally', p.u('a'));
  expect(p.where('a')).toBe('0402');
});

test('[EMP XI.5#1] when one rallies, the others of its hex fall back', () => {
  const p = position({
    phase: 'rally',
    turn: 8,
    at: { a: '0505 disordered 0 4', b: '0505 disordered 0 4' },
    also: (s) => {
      s.since[1] = 7;
    },
    dice: [1, 1],
  });
  p.act('rally', p.u('a')).act('line', 1);
  run(p);
  expect(p.where('a')).toBe('0505');
  expect(p.where('b')).toMatch(/^03/);
});

test('[EMP XII.1#1, EMP XII.1#2, EMP XII.1#3] half the army: 1 less, and whoever has lost a step tests once', () => {
  const p = position({
    phase: 'rally',
    at: { a: '0505 line 1 3', b: '0305 line 1', A: '0905 line 7' },
    scenario: {
      units: [
        { unit: 0, hex: 0, form: 0, facing: 1, rank: 0, steps: 6 },
        { unit: 1, hex: 0, form: 0, facing: 1, rank: 0, steps: 6 },
      ],
      bodies: [{ side: 0, corps: [0], demoralised: 3, despair: 20, lost: false }],
    },
    dice: [1, 2],
  });
  expect(p.told('mood')).toMatchObject([{ level: 1, strain: 3 }]);
  expect(p.told('tested').map(({ unit }) => unit)).toEqual([p.u('a')]);
  expect(modifiersOf(p.content, p.s, p.u('b'), PLAIN)).toContainEqual({ why: 'army', by: -1 });
});

const desperate = (dice: readonly number[]) =>
  position({
    phase: 'offensive',
    at: { a: '0505 line 1', A: '0605 line 7', B: '0604 line 7', C: '0804 line 7', D: '0208 line 7' },
    dice,
    also: (s) => {
      s.mood[1] = 2;
      s.crossed[1] = 6;
    },
  });

test('[EMP XII.2#2, EMP XII.2#4] in a desperate body, whoever is beside those who run tests, and may run too', () => {
  // A breaks with 9 against 8-2; B, its neighbour, holds with 5; C is passed later and breaks with 12.
  const p = desperate([4, 4, 5, 2, 3, 6, 6]);
  run(p.act('aim', p.h('0605')));
  const tests = p.told('tested').map(({ unit, held }) => [unit, held]);
  expect(tests.slice(0, 2)).toEqual([
    [p.u('A'), false],
    [p.u('B'), true],
  ]);
  expect(p.told('tested')[0]).toMatchObject({ morale: 6 });
  expect(tests.map(([unit]) => unit)).not.toContain(p.u('D'));
});

test('[EMP XII.2#1, EMP XII.2#3] at the second threshold all its units in order test, without a chain', () => {
  const unit = (id: number) => ({ unit: id, hex: 0, form: 0, facing: 1, rank: 0, steps: 6 });
  const p = position({
    phase: 'rally',
    at: { a: '0505 line 1 1', b: '0504 line 1', A: '0905 line 7' },
    scenario: { units: [unit(0), unit(1)], bodies: [{ side: 0, corps: [0], demoralised: 3, despair: 5, lost: false }] },
    dice: [6, 6, 1, 1],
  });
  run(p);
  expect(p.told('mood')[0]).toMatchObject({ level: 2 });
  expect(p.told('tested').map(({ unit: one }) => one)).toEqual([p.u('a'), p.u('b')]);
});
