import { describe, expect, test } from 'vitest';
import { invariant } from '../rules/invariant.ts';
import type { ConquestsState } from '../rules/state.ts';
import { A, E, europe, land, match, N, P, R } from '../testing/table.ts';

/** What is found wrong with the opening once something has been done to it. */
function spoilt(spoil: (s: ConquestsState) => void, scenario: 'short' | 'campaign' = 'short'): string | null {
  const { s } = match({ scenario });
  spoil(s);
  return invariant(europe, s);
}

describe('what the soak looks at after every action', () => {
  test('nothing is wrong with either opening', () => {
    expect([spoilt(() => {}), spoilt(() => {}, 'campaign')]).toEqual([null, null]);
  });

  test('[CON 3.6#1] no card is lost, made, or in two places', () => {
    for (const side of [0, 1]) {
      expect(spoilt((s) => s.pile[side]?.is.pop())).toContain(`the cards of side ${side}`);
      expect(spoilt((s) => s.spent[side]?.is.push(s.pile[side]?.is[0] ?? 0))).toContain(`the cards of side ${side}`);
    }
    expect(spoilt((s) => s.later[0]?.is.pop(), 'campaign')).toContain('the cards of side 0');
    expect(spoilt((s) => s.gone[1]?.is.push(s.hands[A]?.is.pop() ?? 0))).toBeNull();
    expect(spoilt((s) => s.objectives.is.pop())).toContain('the objectives');
    expect(spoilt((s) => s.objective[A]?.is.pop())).toContain('the objectives');
  });

  test('[CON 3.1#1] nor a counter: on a land, at sea, in the reserve, in the contingent', () => {
    const at = (power: number, kind: number) => (land('paris') * 5 + power) * 5 + kind;
    const add = (list: number[], index: number, by: number) => {
      list[index] = (list[index] as number) + by;
    };
    expect(spoilt((s) => add(s.troops, at(A, 1), 1))).toMatch(/^power 1 has \d+ of \d+ cav$/);
    expect(spoilt((s) => add(s.troops, at(A, 1), -1))).toBe('fewer than no troops on a land');
    expect(spoilt((s) => add(s.reserve, R * 3, -1))).toMatch(/^power 3 has \d+ of \d+ inf$/);
    expect(spoilt((s) => add(s.contingent, P * 3 + 2, 1))).toMatch(/^power 4 has \d+ of \d+ can$/);
    for (const pool of ['reserve', 'contingent', 'guard', 'cargo'] as const)
      expect(spoilt((s) => (s[pool][0] = -1))).toBe('fewer than none left');
    // From a pool to the map, or on board, is nothing lost.
    const moved = (s: ConquestsState) => {
      add(s.contingent, E * 3, -1);
      add(s.troops, at(E, 0), 1);
    };
    expect(spoilt(moved)).toBeNull();
  });

  test('[CON 3.1#3] guards are Napoleon’s, and as many as the box holds', () => {
    expect(spoilt((s) => (s.guard[0] = 4))).toMatch(/^guards: /);
    expect(spoilt((s) => (s.guard[1] = 3))).toMatch(/^guards: /);
    expect(spoilt((s) => (s.troops[(land('vienne') * 5 + A) * 5 + 3] = 1))).toBe('power 1 has guards');
    expect(spoilt((s) => (s.troops[(land('vienne') * 5 + A) * 5 + 4] = 1))).toBe('power 1 has guards');
  });

  test('[CON 15#2] a frigate carries three, and nobody off the map', () => {
    const load = (units: number, at: number) => (s: ConquestsState) => {
      s.ship[0] = at;
      s.cargo[0] = units;
      s.contingent[0] = (s.contingent[0] as number) + (s.reserve[0] as number) - units;
      s.reserve[0] = 0;
    };
    expect([spoilt(load(3, 0)), spoilt(load(4, 0)), spoilt(load(1, -1))]).toEqual([
      null,
      'frigate 0 carries 4',
      'frigate 0 carries troops off the map',
    ]);
  });

  test('nobody owes anything, and levels stay on their tracks', () => {
    const { morale, society } = europe.tracks;
    expect(spoilt((s) => (s.money[P] = -1))).toBe('somebody owes money');
    expect(spoilt((s) => (s.moves[N] = -1))).toBe('somebody owes movement points');
    expect([spoilt((s) => (s.morale[E] = morale.top)), spoilt((s) => (s.morale[E] = 0))]).toEqual([null, null]);
    expect(spoilt((s) => (s.morale[E] = morale.top + 1))).toContain('Moral is');
    expect(spoilt((s) => (s.morale[E] = -1))).toContain('Moral is');
    expect([spoilt((s) => (s.society[1] = society.top)), spoilt((s) => (s.society[1] = 0))]).toEqual([null, null]);
    expect(spoilt((s) => (s.society[1] = society.top + 1))).toContain('Society is');
    expect(spoilt((s) => (s.society[0] = -1))).toContain('Society is');
  });

  test('[CON 9.2#1, CON 9.4#1] an alliance has two members, none of them Napoleon or his forced ally', () => {
    expect(spoilt((s) => (s.pact = [0, 1, 0, 0, 0]))).toBe('an alliance of one');
    expect(spoilt((s) => (s.pact = [0, 1, 2, 1, 0]))).toBe('an alliance of one');
    expect(spoilt((s) => (s.pact = [0, 1, 2, 1, 2]))).toBeNull();
    expect(spoilt((s) => (s.pact = [1, 1, 0, 1, 0]))).toBe('Napoleon is in an alliance of the Coalition');
    const forced = (s: ConquestsState) => Object.assign(s, { forced: R, pact: [0, 1, 0, 1, 0] });
    expect(spoilt(forced)).toBe('the forced ally is in an alliance');
    expect(spoilt((s) => (s.forced = R))).toBeNull();
  });
});
