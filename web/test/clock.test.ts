import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isLow, sayTime, timeLeft } from '../src/table/bar/time-left.ts';
import { clockChoices, clocks, orderOf, usualPlan } from '../src/setup/plan.ts';
import { ClockWatch, untilFall } from '../src/table/session/clock-watch.ts';

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

describe('the watch over the clocks', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const time = { seats: [seat(1000, 2000, true), seat(10, 10, false)], since: 500 };

  test('waits for the first that falls', () => {
    expect(untilFall(time)).toBe(2500);
    expect(untilFall({ seats: [seat(1, 1, false)], since: 0 })).toBeNull();
  });

  test('looks every second, when the time is up, and again if it was early', async () => {
    const left = [1500, 500, 300, null];
    const tick = vi.fn<() => Promise<number | null>>(async () => left.shift() ?? null);
    const onFall = vi.fn<() => Promise<void>>(async () => undefined);
    new ClockWatch(tick, onFall).watch(time);
    await vi.advanceTimersByTimeAsync(2499);
    expect(tick).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(tick).toHaveBeenCalledTimes(3);
    expect(onFall).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(300);
    expect(onFall).toHaveBeenCalledOnce();
  });

  test('forgets what it watched when something else is to be watched, or nothing', async () => {
    const tick = vi.fn<() => Promise<null>>(async () => null);
    const onFall = vi.fn<() => Promise<void>>(async () => undefined);
    const watch = new ClockWatch(tick, onFall);
    watch.watch(time);
    await vi.advanceTimersByTimeAsync(900);
    watch.watch({ ...time, since: 0 });
    await vi.advanceTimersByTimeAsync(900);
    expect(tick).not.toHaveBeenCalled();
    watch.watch(null);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(tick).not.toHaveBeenCalled();
  });
});

test('a match has no clock unless one is chosen', () => {
  expect(orderOf(usualPlan('nations'), 'x').clock).toBeNull();
  expect(orderOf({ ...usualPlan('nations'), clock: 'brisk' }, 'x').clock).toEqual({ bank: 600_000, perTurn: 30_000 });
  expect(clockChoices.filter((choice) => clocks[choice] === null)).toEqual(['none']);
});
