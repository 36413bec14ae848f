import { fastDice, StateDice } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { playerFor, readContestant, type Scored, usualTest, verdictOn } from '../src/index.ts';

const played = (number: number, winner: Scored['winner']): Scored => ({
  number,
  seatOfA: number % 2,
  winner,
  winners: [],
  scores: [],
  thought: { a: [], b: [] },
});

/** Games in which A wins so often. */
function games(share: number, count: number, seed: string): Scored[] {
  const dice = new StateDice(fastDice(seed));
  return Array.from({ length: count }, (_, number) => played(number, dice.below(1000) < share * 1000 ? 'a' : 'b'));
}

const test80 = { bar: 0.8, ...usualTest };

test('a share well above or below the bar is told from it, seldom wrongly', () => {
  let above = 0;
  let below = 0;
  let needed = 0;
  for (let run = 0; run < 400; run++) {
    const good = verdictOn(games(0.85, 2000, `good ${run}`), 2, test80);
    const bad = verdictOn(games(0.75, 2000, `bad ${run}`), 2, test80);
    if (good.decision === 'above') above++;
    if (bad.decision === 'below') below++;
    needed += good.games + bad.games;
  }
  expect(above).toBeGreaterThanOrEqual(372);
  expect(below).toBeGreaterThanOrEqual(372);
  // A fixed number of games for the same two risks would be some 700.
  expect(needed / 800).toBeLessThan(400);
});

test('rounds are looked at in their order, as far as they are complete', () => {
  const swept = Array.from({ length: 80 }, (_, number) => played(number, 'a'));
  const all = verdictOn(swept, 2, test80);
  expect([all.decision, all.games]).toEqual(['above', 24]);
  // Later games change nothing, whoever won them, and those that came in out of order wait for the others.
  expect(
    verdictOn([...swept, ...games(0, 80, 'x').map((one) => ({ ...one, number: one.number + 80 }))], 2, test80),
  ).toEqual(all);
  expect(verdictOn([...swept].reverse(), 2, test80)).toEqual(all);
  const gap = swept.filter(({ number }) => number !== 13);
  expect(verdictOn(gap, 2, test80)).toMatchObject({ decision: 'open', games: 12 });
  expect(verdictOn([], 2, test80)).toMatchObject({ decision: 'open', games: 0, llr: 0 });
});

test('games that go together count for less', () => {
  const patient = { ...test80, risk: 1e-9 };
  // 28 of 40 each: one game of every pair and some of the others, or fourteen whole pairs.
  const apart = Array.from({ length: 40 }, (_, n) => played(n, n % 2 === 0 || Math.floor(n / 2) % 5 < 2 ? 'a' : 'b'));
  const paired = Array.from({ length: 40 }, (_, n) => played(n, Math.floor(n / 2) % 8 < 5 ? 'a' : 'b'));
  const alone = verdictOn(apart, 2, patient);
  const together = verdictOn(paired, 2, patient);
  expect([alone.games, alone.together]).toEqual([40, 1]);
  expect(together.together).toBeGreaterThan(1.8);
  expect(together.llr * together.together).toBeCloseTo(alone.llr);
});

test('a draw is half a point', () => {
  const even = Array.from({ length: 40 }, (_, n) => played(n, null));
  const split = Array.from({ length: 40 }, (_, n) => played(n, n % 2 === 0 ? 'a' : 'b'));
  const { llr } = verdictOn(even, 2, { bar: 0.6, margin: 0.05, risk: 0.01 });
  expect(llr).toBeCloseTo(verdictOn(split, 2, { bar: 0.6, margin: 0.05, risk: 0.01 }).llr);
});

test('a contestant is a name, or a name with a budget', () => {
  expect(readContestant('grognard')).toEqual({ id: 'grognard', budget: null });
  expect(readContestant('marshal@400')).toEqual({ id: 'marshal', budget: { iterations: 400 } });
  expect(readContestant('marshal@2000ms')).toEqual({ id: 'marshal', budget: { ms: 2000 } });
  for (const wrong of ['', '@400', 'marshal@', 'marshal@0', 'marshal@4s', 'Marshal']) {
    expect(readContestant(wrong)).toBe(null);
  }
  expect(playerFor('grognard@400', [])).toContain('takes no budget');
  expect(playerFor('ney', [])).toBe('There is no bot "ney".');
  const ney = { id: 'ney', choose: () => ['pass'] as const };
  expect(playerFor('ney', [ney])).toBe(ney);
});
