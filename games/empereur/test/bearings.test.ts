import { describe, expect, test } from 'vitest';
import { champLeaders } from '../content/testing/champ.ts';
import type { Leader } from '../content/types.ts';
import { FLANK, FRONT, REAR } from '../rules/formations/poses.ts';
import { leaderMorale, modifiersOf, PLAIN, type Trial } from '../rules/morale/modifiers.ts';
import { type Position, position } from './position.ts';

/** What a player is told to bear on a test of a unit, and by how much. */
function told(wanted: Position, id: string, trial: Partial<Trial> = {}): readonly (readonly [string, number])[] {
  const p = position(wanted);
  return modifiersOf(p.content, p.s, p.u(id), { ...PLAIN, ...trial }).map(({ why, by }) => [why, by]);
}

describe('EMP X.4: what bears on a test of morale', () => {
  const line = { at: { a: '0505 line 1', A: '0805 line 7' } };

  test('[EMP X.2#1] nothing bears on a unit that is whole and in order', () => {
    expect(told(line, 'a')).toEqual([]);
  });

  test('[EMP X.4#4] flank costs 2, rear 3', () => {
    const from = (taken: number) => told(line, 'a', { taken });
    expect([from(FRONT), from(FLANK), from(REAR)]).toEqual([[], [['flank', -2]], [['rear', -3]]]);
  });

  test('[EMP X.4#2, EMP X.4#5, EMP IX.6#2] an enemy beside it as it rallies, friends who failed, a charge seen from afar', () => {
    expect(told(line, 'a', { rallyingBeside: true })).toEqual([['beside', -1]]);
    expect(told(line, 'a', { failed: 2 })).toEqual([['friends', -4]]);
    expect(told(line, 'a', { more: 1 })).toEqual([['distance', 1]]);
  });

  test('[EMP X.4#1, EMP X.4#6, EMP X.4#7] its disorder, its losses and the mood of its army add up', () => {
    const worn: Position = {
      at: { a: '0505 disordered 0 3', A: '0805 line 7 3' },
      also: (s) => {
        s.mood[0] = 2;
      },
    };
    expect(told(worn, 'a')).toEqual([
      ['disordered', -2],
      ['losses', -1],
      ['army', -2],
    ]);
    expect(told(worn, 'A')).toEqual([['losses', -1]]);
  });

  test('[EMP XII#1] whoever belongs to no body has no part in a mood', () => {
    const bodies = [{ side: 0 as const, corps: [0], demoralised: 1, despair: 2, lost: false }];
    const alone: Position = { ...line, scenario: { bodies }, also: (s) => void (s.mood = [2]) };
    expect([told(alone, 'a'), told(alone, 'A')]).toEqual([[['army', -2]], []]);
  });

  test('[EMP IX.6#5, EMP X.4#1] against horse alone a square has 2 more, and guns that it shelters', () => {
    const square: Position = {
      at: { a: '0505 square 1', x: '0505 battery 1', X: '0805 limbered 6', A: '0805 square 7' },
    };
    expect(['a', 'x', 'X', 'A'].map((id) => told(square, id, { horse: true }))).toEqual([
      [['square', 2]],
      [['square', 2]],
      [['square', 2]],
      [['square', 2]],
    ]);
    expect(told(square, 'a')).toEqual([]);
  });

  test('[EMP IX.6#8] a battery on top of the square has no part in it, nor guns with any other foot', () => {
    const before: Position = { at: { x: '0505 battery 1', a: '0505 square 1', A: '0805 line 7', X: '0805 battery 7' } };
    expect(['x', 'A', 'X'].map((id) => told(before, id, { horse: true }))).toEqual([[], [], []]);
  });

  test('[EMP VI.8#4] nothing bears on cavalry that falls back but those of its pile who failed before it', () => {
    // H fails with 12; I, which has lost steps, with 7 against 8 - 2.
    const p = position({
      columns: 14,
      at: { a: '0405 column 0', H: '0605 column 6 2', I: '0605 column 6 2' },
      dice: [6, 6, 3, 4],
    });
    p.act('move', p.u('a')).act('step', p.h('0505')).act('recoil', p.h('0605'));
    expect(p.told('tested')).toMatchObject([
      { unit: p.u('H'), morale: 8, why: [], held: false },
      { unit: p.u('I'), morale: 6, why: ['friends'], held: false },
    ]);
  });
});

describe('EMP XIV.1, XIV.4: which leader bears on it', () => {
  const leader = (id: string, rank: number, corps: readonly number[], morale: number): Leader => ({
    ...(champLeaders[1] as Leader),
    id,
    rank,
    corps,
    morale,
  });
  const bonus = (...leaders: readonly Leader[]) => {
    const chiefs = Object.fromEntries(leaders.map(({ id }) => [id, '0505']));
    const p = position({ leaders, at: { a: '0505 line 1', A: '0805 line 7' }, chiefs });
    return leaderMorale(p.content, p.s, p.u('a'));
  };
  const [weak, strong] = [leader('weak', 2, [0], 2), leader('strong', 2, [0], 3)];

  test('[EMP XIV.1#2] the commander in chief commands everybody, whatever corps are written under his name', () => {
    expect(bonus(leader('chief', 0, [], 3))).toBe(3);
    expect(bonus(leader('other', 2, [1], 3))).toBe(1);
  });

  test('[EMP XIV.1#1] the highest in command counts, though he gives less, whoever is named first', () => {
    const chief = leader('chief', 0, [], 1);
    expect([bonus(chief, strong), bonus(strong, chief)]).toEqual([1, 1]);
  });

  test('[EMP XIV.1#3] of equals the better one, whoever is named first', () => {
    expect([bonus(weak, strong), bonus(strong, weak)]).toEqual([3, 3]);
  });
});
