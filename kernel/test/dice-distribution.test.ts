import { describe, expect, it } from 'vitest';
import { type DiceState, fastDice, keyedDice, StateDice } from '../src/index.ts';
import { PATIENT } from './helpers.ts';

/** Pearson's statistic of what was counted against what each kind of result should have had. */
function chiSquare(counted: readonly number[], expected: readonly number[]): number {
  return counted.reduce((sum, n, i) => sum + (n - (expected[i] ?? 0)) ** 2 / (expected[i] ?? 0), 0);
}

/** Beyond this, chance would go once in 10,000 times (Wilson and Hilferty's approximation). */
function limit(degrees: number): number {
  const term = 2 / (9 * degrees);
  return degrees * (1 - term + 3.719 * Math.sqrt(term)) ** 3;
}

function count(kinds: number, rolls: number, roll: () => number): number[] {
  const counted = new Array<number>(kinds).fill(0);
  for (let i = 0; i < rolls; i++) {
    const at = roll();
    counted[at] = (counted[at] ?? 0) + 1;
  }
  return counted;
}

const even = (kinds: number, rolls: number) => new Array<number>(kinds).fill(rolls / kinds);

/** Seeds are fixed: these tests either always pass or never. */
const kinds: [string, number, () => DiceState][] = [
  ['keyed', 36_000, () => keyedDice('distribution', ['red', 'blue'])],
  ['fast', 240_000, () => fastDice('distribution')],
];

describe.each(kinds)('the distribution of %s dice', PATIENT, (_, rolls, make) => {
  it('d6: each face as often as the next', () => {
    const dice = new StateDice(make());
    const counted = count(6, rolls, () => dice.d6() - 1);
    expect(chiSquare(counted, even(6, rolls))).toBeLessThan(limit(5));
  });

  it('d6: each pair in a row as often as the next', () => {
    const dice = new StateDice(make());
    const counted = count(36, rolls, () => (dice.d6() - 1) * 6 + dice.d6() - 1);
    expect(chiSquare(counted, even(36, rolls))).toBeLessThan(limit(35));
  });

  it('2d6: one to six and back to one, in thirty-sixths', () => {
    const dice = new StateDice(make());
    const counted = count(11, rolls, () => dice.twoD6() - 2);
    const expected = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map((ways) => (rolls * ways) / 36);
    expect(chiSquare(counted, expected)).toBeLessThan(limit(10));
  });

  it.each([3, 5, 7, 10, 47, 237])('below(%i), which does not divide 2^32', (n) => {
    const dice = new StateDice(make());
    const counted = count(n, rolls, () => dice.below(n));
    expect(chiSquare(counted, even(n, rolls))).toBeLessThan(limit(n - 1));
  });

  it('below(3 * 2^30): where a mere remainder would favour the low third two to one', () => {
    const n = 3 * 2 ** 30;
    const dice = new StateDice(make());
    const counted = count(3, rolls, () => Math.floor(dice.below(n) / 2 ** 30));
    expect(chiSquare(counted, even(3, rolls))).toBeLessThan(limit(2));
    // The test can fail: the same words, with the remainder simply taken, are far out.
    const words = new StateDice(make());
    const biased = count(3, rolls, () => Math.floor((words.below(2 ** 32) % n) / 2 ** 30));
    expect(chiSquare(biased, even(3, rolls))).toBeGreaterThan(100 * limit(2));
  });

  it('below(2^32 - 1) and below(2^31 + 1): both halves as often', () => {
    for (const n of [2 ** 32 - 1, 2 ** 31 + 1]) {
      const dice = new StateDice(make());
      const some = rolls / 4;
      const counted = count(2, some, () => (dice.below(n) * 2 < n ? 0 : 1));
      expect(chiSquare(counted, even(2, some))).toBeLessThan(limit(1));
    }
  });

  it('shuffle: all twenty-four orders of four as likely', () => {
    const dice = new StateDice(make());
    const orders = new Map<string, number>();
    const shuffles = rolls / 3;
    for (let i = 0; i < shuffles; i++) {
      const list = [0, 1, 2, 3];
      dice.shuffle(list);
      const order = list.join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(chiSquare([...orders.values()], even(24, shuffles))).toBeLessThan(limit(23));
  });

  it('pick: each thing as often as the next', () => {
    const dice = new StateDice(make());
    const counted = count(5, rolls, () => dice.pick([0, 1, 2, 3, 4]));
    expect(chiSquare(counted, even(5, rolls))).toBeLessThan(limit(4));
  });
});

it('the dice of many matches: the first roll of each is fair too', () => {
  const matches = 6000;
  let match = 0;
  const counted = count(6, matches, () => new StateDice(keyedDice(`seed ${match++}`, ['a', 'b'])).d6() - 1);
  expect(chiSquare(counted, even(6, matches))).toBeLessThan(limit(5));
});
