import { describe, expect, test } from 'vitest';
import { isLow, sayTime, timeLeft } from '../src/table/bar/time-left.ts';
import { clockChoices, clocks, orderOf, usualPlan } from '../src/setup/plan.ts';

const seat = (turn: number, bank: number, running: boolean) => ({ turn, bank, running });

describe('the time that is left', () => {
  test.each([
    [0, '0:00'],
    [1, '0:01'],
    [59_001, '1:00'],
    [750_000, '12:30'],
    [3_900_000, '1:05:00'],
  ])('%i ms is said as %s', (ms, words) => {
    expect(sayTime(ms)).toBe(words);
  });

  test.each([
    ['a turn’s own time runs first', seat(5000, 9000, true), 2000, { turn: 3000, bank: 9000 }],
    ['then the bank', seat(5000, 9000, true), 8000, { turn: 0, bank: 6000 }],
    ['never below nothing', seat(5000, 9000, true), 99_000, { turn: 0, bank: 0 }],
    ['and not for whoever is not waited for', seat(5000, 9000, false), 8000, { turn: 5000, bank: 9000 }],
  ])('%s', (_, clock, passed, expected) => {
    expect(timeLeft(clock, passed)).toEqual(expected);
  });

  test('less than half a minute is little', () => {
    expect(isLow({ turn: 10_000, bank: 19_999 })).toBe(true);
    expect(isLow({ turn: 10_000, bank: 20_000 })).toBe(false);
  });
});

test('a match has no clock unless one is chosen', () => {
  expect(orderOf(usualPlan('nations'), 'x').clock).toBeNull();
  expect(orderOf({ ...usualPlan('nations'), clock: 'brisk' }, 'x').clock).toEqual({ bank: 600_000, perTurn: 30_000 });
  expect(clockChoices.filter((choice) => clocks[choice] === null)).toEqual(['none']);
});
