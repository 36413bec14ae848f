import { expect, test } from 'vitest';
import { leaderCombat } from '../rules/army/leaders.ts';
import { modifiersOf, PLAIN } from '../rules/morale/modifiers.ts';
import { pileFault } from '../rules/piles/limits.ts';
import { strikeValue, sumsOf } from '../rules/shock/power.ts';
import { DISORDERED, LINE, MOVED } from '../rules/state.ts';
import { pointsOf } from '../rules/turn/victory.ts';
import { type Played, position } from './position.ts';

/** What a second reading of the book found missing: one test for each. */

function run(p: Played): Played {
  while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
  return p;
}

test('[EMP IV.3#7, EMP IV.4#11] adapted infantry shares a wood with limbered guns, a square its hex with guns', () => {
  const p = position({
    ground: ['............', '....f.......'],
    at: { a: '0502 adapted 0', x: '0502 limbered 4', b: '0701 square 1', y: '0701 battery 7' },
  });
  expect(pileFault(p.content, p.s, [p.u('a'), p.u('x')])).toBeNull();
  expect(pileFault(p.content, p.s, [p.u('b'), p.u('y')])).toBeNull();
});

test('[EMP IV.4#10] a square between foot and horse defends at half, and the horse is worth 1', () => {
  const p = position({ at: { h: '0505 line 1', a: '0506 column 2 5', A: '0605 square 7 6' } });
  const sums = sumsOf(p.content, p.s, [p.h('0505'), p.h('0506')], p.h('0605'));
  expect([sums.attack, sums.defence]).toEqual([4 + 15, 6]);
});

test('[EMP IV.9#5, EMP IV.11#6] horse and teams in a town do not test after fire; teams have a flank there', () => {
  const ground = ['............', '....vv......', '............'];
  const p = position({
    ground,
    phase: 'offensive',
    at: { x: '0402 battery 1', a: '0403 line 3', A: '0502 adapted 0 1', X: '0602 limbered 4', b: '0702 column 6' },
    dice: [6],
  });
  p.act('aim', p.h('0502'));
  if (p.asked() === 'gather') p.act('fire');
  expect(p.told('tested')).toEqual([]);
  const team = position({
    ground,
    phase: 'shock',
    at: { b: '0702 column 6 6', X: '0602 limbered 10' },
    dice: [1],
  });
  const sums = sumsOf(team.content, team.s, [team.h('0702')], team.h('0602'));
  expect([sums.defence, sums.taken]).toEqual([2, 0]);
  team.s.facing[team.u('X')] = 6;
  expect(sumsOf(team.content, team.s, [team.h('0702')], team.h('0602')).taken).toBe(2);
});

test('[EMP IV.10#6, EMP IV.10#7, EMP IV.10#8, EMP IV.13#6, EMP IV.13#7] horse and guns in disorder: no charge, 2 less, alone', () => {
  const p = position({
    phase: 'charge',
    at: { h: '0505 disordered 0 3', i: '0505 column 0 3', x: '0706 disordered 0', a: '0706 line 1', A: '1005 line 7' },
  });
  expect(p.offers('charge')).toEqual([p.u('i')]);
  const disorder = (id: string) => modifiersOf(p.content, p.s, p.u(id), PLAIN);
  expect([disorder('h'), disorder('x')]).toEqual([[{ why: 'disordered', by: -2 }], [{ why: 'disordered', by: -2 }]]);
  expect([pileFault(p.content, p.s, [p.u('h'), p.u('i')]), pileFault(p.content, p.s, [p.u('x'), p.u('a')])]).toEqual([
    'orderAndDisorder',
    'orderAndDisorder',
  ]);
});

test('[EMP V.3#4, EMP VIII.3#5] guns on top of those who attack neither test for a star nor lose a step', () => {
  const at = { x: '0505 battery 1', a: '0505 line 1 6', A: '0605 line 7 6' };
  // 12 to 12, a three: 1* for the attacker, 0* for the defender, who hold with 2.
  const p = position({ phase: 'shock', at, dice: [3, 1, 1, 1, 1] });
  p.act('assault', p.h('0605'));
  expect([p.s.steps[p.u('x')], p.s.steps[p.u('a')]]).toEqual([2, 5]);
  expect(p.told('tested')[0]).toMatchObject({ unit: p.u('a') });
  // The last step of the infantry: what is left falls on nobody.
  const last = position({ phase: 'shock', at: { ...at, a: '0505 line 1 1', A: '0605 line 7 1' }, dice: [3, 1, 1] });
  last.act('assault', last.h('0605'));
  expect(last.s.steps[last.u('x')]).toBe(2);
});

test('[EMP V.4#4] the battery on top that is taken from behind lets the infantry bear the losses, a protected one does not', () => {
  const at = { a: '0505 column 0 8', X: '0605 battery 1', A: '0605 line 1 4' };
  const loss = (more: Record<string, string>) => {
    const p = position({ phase: 'shock', at: { ...at, ...more }, dice: [2, 1, 1, 1, 1] });
    p.act('assault', p.h('0605'));
    return [p.s.steps[p.u('X')], p.s.steps[p.u('A')], p.told('shock')[0]?.['defender']];
  };
  // From the rear 24 against half of 2 times 4; with B to cover it 24 against 10.
  expect(loss({})[0]).toBe(2);
  const [guns, foot, result] = loss({ B: '0504 line 9' });
  expect([guns, foot, result]).toEqual([1, 4, '1']);
});

test('[EMP VIII.3#6] in defence who counts for nothing bears losses last', () => {
  const at = { a: '0505 column 0 8', X: '0605 battery 1', A: '0605 line 1 1' };
  const p = position({ phase: 'shock', at, dice: [4] });
  p.act('assault', p.h('0605'));
  run(p);
  // 24 to 1: a four disorganises both, and one step is lost by the infantry.
  expect(p.told('losses').map(({ unit }) => unit)).not.toContain(p.u('X'));
});

test('[EMP VIII.6#7] the battery shares the fate of its infantry without a test of its own', () => {
  const at = { a: '0505 column 0 4', A: '0605 line 1 6', X: '0605 battery 1' };
  // 12 to 6, a three: the defender tests with a star at -3, and fails.
  const p = position({ phase: 'shock', at, dice: [3, 6, 5] });
  p.act('assault', p.h('0605'));
  run(p);
  expect(p.told('tested').map(({ unit }) => unit)).toEqual([p.u('A')]);
  expect([p.s.form[p.u('A')], p.s.form[p.u('X')]]).toEqual([DISORDERED, DISORDERED]);
});

test('[EMP V.7#5] of units that do not fit every one tests, though the first holds', () => {
  const p = position({
    at: { a: '0505 line 1 5', b: '0505 line 5 5', A: '1205 line 7' },
    dice: [1, 1, 6, 6],
    also: (s) => s.done.fill(MOVED),
  });
  p.act('done');
  run(p);
  expect(p.told('tested').map(({ unit, held }) => [unit, held])).toEqual([
    [p.u('a'), true],
    [p.u('b'), false],
  ]);
  expect([p.s.form[p.u('a')], p.s.form[p.u('b')]]).toEqual([LINE, DISORDERED]);
});

test('[EMP V.9#2] cavalry that charges together changes its order', () => {
  const p = position({ phase: 'charge', at: { h: '0305 column 0 3', i: '0305 column 0 4', A: '0905 line 5' } });
  p.act('charge', p.u('h')).act('with', p.u('i'));
  expect(p.offers('top')).toEqual([p.u('i')]);
  p.act('top', p.u('i')).act('line', 1);
  expect([p.s.rank[p.u('i')], p.s.rank[p.u('h')]]).toEqual([0, 1]);
});

test('[EMP VII.10#1] ruling 217: a square is one with guns before it as well', () => {
  const at = { a: '0505 line 1', X: '0605 battery 7', A: '0605 square 7 4' };
  const p = position({ phase: 'offensive', at, dice: [3, 1, 1] });
  p.act('aim', p.h('0605'));
  // 4 with a three does nothing; with a four the target wavers.
  expect(p.told('fired')[0]).toMatchObject({ total: 4, die: 3, result: -1 });
});

test('[EMP VIII.9#6] ruling 218: with no way but the one it came by it stays where it is', () => {
  const p = position({
    columns: 3,
    rows: 1,
    lines: [['0101'], ['0101']],
    phase: 'offensive',
    at: { a: '0101 line 1', A: '0201 line 7 6' },
    dice: [6, 6, 6],
  });
  p.act('aim', p.h('0201'));
  expect([p.where('A'), p.s.form[p.u('A')]]).toEqual(['0301', DISORDERED]);
});

test('[EMP VIII.10#4] who advances is fired at as he leaves his hex, and goes one hex', () => {
  const at = { a: '0505 column 0 6', A: '0605 line 7 2', B: '0504 line 9 4' };
  const p = position({ phase: 'shock', at, dice: [6, 1] });
  p.act('assault', p.h('0605'));
  run(p);
  p.act('follow', p.u('a'));
  expect(p.told('fired')[0]).toMatchObject({ firers: [p.u('B')], place: p.h('0505') });
  expect(p.where('a')).toBe('0605');
});

test('ruling 219: no shock over a river but by its bridge, and cavalry none where it could not charge on', () => {
  const p = position({
    sides: ['river 0505-0605', 'ravine 0507-0607'],
    at: { a: '0505 column 0', A: '0605 line 7', h: '0507 line 1', B: '0607 line 7' },
  });
  const value = (id: string, hex: string) => strikeValue(p.content, p.s, p.u(id), p.h(hex));
  expect([value('a', '0605'), value('h', '0607')]).toEqual([0, 0]);
  const bridge = position({
    sides: ['river 0505-0605', 'bridge 0505-0605'],
    at: { a: '0505 column 0', A: '0605 line 7' },
  });
  expect(strikeValue(bridge.content, bridge.s, bridge.u('a'), bridge.h('0605'))).toBe(2);
});

test('[EMP X.4#7] the mood of its army bears on every test', () => {
  const p = position({ at: { a: '0505 line 1' } });
  const army = () => modifiersOf(p.content, p.s, p.u('a'), PLAIN).map(({ by }) => by);
  p.s.mood[0] = 1;
  expect(army()).toEqual([-1]);
  p.s.mood[0] = 2;
  expect(army()).toEqual([-2]);
});

test('[EMP XIV.1#3] of two corps leaders the one who commands more of those who fight counts, though he is the worse', () => {
  const p = position({ at: { a: '0505 line 1 3', b: '0505 line 1 3', c: '0505 line 1 3' }, chiefs: { corps: '0505' } });
  const units = p.content.units.map((unit) => ({ ...unit, corps: unit.id === 'a' ? 0 : unit.side === 0 ? 1 : 2 }));
  const second = { ...p.content.leaders[1], id: 'second', corps: [1], combat: 0 } as (typeof p.content.leaders)[number];
  const content = { ...p.content, units, leaders: [...p.content.leaders, second] };
  p.s.chiefHex.push(p.h('0505'));
  p.s.chiefLost.push(0);
  p.s.chiefDone.push(0);
  const fighting = ['a', 'b', 'c'].map((id) => ({ unit: p.u(id), value: 2 }));
  expect(leaderCombat(content, p.s, [p.h('0505')], fighting)).toBe(0);
  expect(leaderCombat(content, p.s, [p.h('0505')], fighting.slice(0, 1))).toBe(1);
});

test('[EMP XIV.6#3] a successor who falls costs no further points, and is replaced', () => {
  const p = position({ at: { a: '0505 line 1' }, chiefs: { corps: '0505' } });
  p.s.chiefLost[1] = 1;
  const before = pointsOf(p.content, p.s);
  p.s.chiefHex[1] = -1;
  expect(pointsOf(p.content, p.s)).toEqual(before);
  expect(before[1] - before[0]).not.toBe(0);
});
