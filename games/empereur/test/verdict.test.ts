import { expect, test } from 'vitest';
import { champ, champLeaders, champUnits, hexOf } from '../content/testing/champ.ts';
import type { Leader, Scenario } from '../content/types.ts';
import { brokenSide, orphanedSide, pointsOf } from '../rules/turn/victory.ts';
import { type EmpereurState, GONE, LEFT } from '../rules/state.ts';
import { position } from './position.ts';

const COLUMNS = 12;
const id = (name: string) => champUnits.findIndex((one) => one.id === name);
const placed = (name: string, label: string, steps: number) => ({
  unit: id(name),
  hex: hexOf(label, COLUMNS),
  form: 0,
  facing: 1,
  rank: 0,
  steps,
});

const scenario: Partial<Scenario> = {
  units: [placed('a', '0505', 6), placed('x', '0506', 2), placed('A', '0705', 6), placed('X', '0706', 2)],
  bodies: [
    { side: 0, corps: [0, 1], demoralised: 100, despair: 200, lost: true },
    { side: 1, corps: [2], demoralised: 100, despair: 200, lost: false },
    { side: 1, corps: [3], demoralised: 100, despair: 200, lost: true },
  ],
  victory: {
    places: [
      { name: { en: '', fr: '' }, hexes: [hexOf('0505', COLUMNS), hexOf('0605', COLUMNS)], least: 2, points: [10, 20] },
    ],
    held: [],
    step: 2,
    gone: [5, 0, 7],
    demoralised: 11,
    despair: 13,
    leader: 3,
    armyLeader: 17,
    margin: 3,
  },
};

const at = { a: '0505 line 1', x: '0506 battery 1', A: '0705 line 7', X: '0706 battery 7' };

function battle(also: (s: EmpereurState) => void, pack = champ({ scenario })) {
  return position({ pack, at, also });
}

function points(also: (s: EmpereurState) => void): readonly number[] {
  const p = battle(also);
  return pointsOf(p.content, p.s);
}

test('[EMP II#4] nothing has happened: nobody has a point', () => {
  expect(points(() => {})).toEqual([0, 0]);
});

test('[EMP II#4] a step lost counts for the enemy; whoever is gone or has left the map counts by his arm besides', () => {
  expect(points((s) => void (s.steps[id('a')] = 4))).toEqual([0, 4]);
  expect(points((s) => Object.assign(s.hex, { [id('A')]: GONE }) && Object.assign(s.steps, { [id('A')]: 0 }))).toEqual([
    17, 0,
  ]);
  // EMP VIII.9: with the steps he still has.
  expect(points((s) => void (s.hex[id('A')] = LEFT))).toEqual([17, 0]);
  expect(points((s) => void (s.hex[id('X')] = LEFT))).toEqual([11, 0]);
});

test('[EMP II#4, EMP XII.1#1] a body without heart counts for the enemy, one in despair for both', () => {
  expect(points((s) => void (s.mood[0] = 1))).toEqual([0, 11]);
  expect(points((s) => void (s.mood[0] = 2))).toEqual([0, 24]);
  expect(points((s) => void (s.mood[1] = 1))).toEqual([11, 0]);
  expect(points((s) => void (s.mood = [1, 1, 2]))).toEqual([35, 11]);
});

test('[EMP II#4] a leader who has fallen counts by his rank, and a place only if enough of its hexes are held', () => {
  expect(points((s) => void (s.chiefLost[0] = 1))).toEqual([0, 17]);
  expect(points((s) => void (s.chiefLost[1] = 1))).toEqual([0, 3]);
  expect(points((s) => void (s.chiefLost[3] = 1))).toEqual([3, 0]);
  expect(points((s) => void (s.held = [0, 1]))).toEqual([0, 0]);
  expect(points((s) => void (s.held = [0, 0]))).toEqual([10, 0]);
  expect(points((s) => void (s.held = [1, 1]))).toEqual([0, 20]);
});

test('an army in despair loses the battle where its body is one that loses it', () => {
  const broken = (mood: number[]) => {
    const p = battle((s) => void (s.mood = mood));
    return brokenSide(p.content, p.s);
  };
  expect([broken([1, 2, 1]), broken([2, 0, 0]), broken([0, 0, 2]), broken([0, 0, 0])]).toEqual([-1, 0, 1, -1]);
});

const kings = champLeaders.map((one): Leader => (one.rank === 0 ? { ...one, sovereign: true } : one));

test('[EMP XIV.5#7] a side whose sovereign has fallen is named; another leader is no sovereign', () => {
  const pack = champ({ scenario, leaders: kings });
  const orphaned = (fallen: readonly number[]) => {
    const p = battle((s) => {
      for (const chief of fallen) s.chiefLost[chief] = 1;
    }, pack);
    return orphanedSide(p.content, p.s);
  };
  expect([orphaned([]), orphaned([1, 3]), orphaned([0]), orphaned([2])]).toEqual([-1, -1, 0, 1]);
});

/** The last phase of the last turn is over: who has won, and why. */
function verdict(also: (s: EmpereurState) => void, pack = champ({ scenario })) {
  const p = position({ pack, at, also, phase: 'rally', turn: 6, active: 1 });
  if (!p.referee.finished) p.act('done');
  const { winners, reason } = p.referee.state.result ?? {};
  return [winners, reason];
}

test('[EMP II#4] after the last turn points decide, and less than the margin is a draw', () => {
  expect(verdict((s) => void (s.steps[id('A')] = 5))).toEqual([[], 'points']);
  expect(verdict((s) => void (s.steps[id('A')] = 4))).toEqual([[0], 'points']);
  expect(verdict((s) => void (s.steps[id('a')] = 4))).toEqual([[1], 'points']);
});

test('[EMP XIV.5#7] despair and a fallen sovereign come before points', () => {
  const weak = (side: 0 | 1): Partial<Scenario> => ({
    ...scenario,
    bodies: [{ side, corps: side === 0 ? [0, 1] : [2, 3], demoralised: 1, despair: 2, lost: true }],
  });
  const bled = (name: string) => (s: EmpereurState) => void (s.steps[id(name)] = 4);
  const both = (s: EmpereurState) => void Object.assign(s.steps, { [id('a')]: 4, [id('A')]: 1 });
  expect(verdict(both, champ({ scenario: weak(0) }))).toEqual([[1], 'despair']);
  expect(verdict(bled('A'), champ({ scenario: weak(1) }))).toEqual([[0], 'despair']);
  const pack = champ({ scenario, leaders: kings });
  expect(verdict((s) => (bled('A')(s), void (s.chiefLost[0] = 1)), pack)).toEqual([[1], 'sovereign']);
  expect(verdict((s) => (bled('a')(s), void (s.chiefLost[2] = 1)), pack)).toEqual([[0], 'sovereign']);
});
