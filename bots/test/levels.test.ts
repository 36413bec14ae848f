import { fastDice, isOffered, type Offer, StateDice } from '@bivouac/kernel';
import { begun, viewOf } from '@bivouac/kernel/guide';
import { tiny } from '@bivouac/kernel/testing';
import { expect, test } from 'vitest';
import { conscript, elo, grognard, levels, marshalWith, quantile, type Scored, tally, wilson } from '../src/index.ts';
import { tinyGuide } from './tiny-guide.ts';

test('the levels are there, the weakest first', () => {
  expect(levels.map(({ id }) => id)).toEqual(['random', 'conscript', 'grognard', 'marshal']);
  for (const { id, bot } of levels) expect(bot.id).toBe(id);
});

const ring = () => begun(tiny, { scenario: 'ring', options: {}, seats: [[0], [1], [2]] }, fastDice('x'));

test('without a guide a bot still plays a legal action, and has nothing to explain', () => {
  const referee = ring();
  const [seat = 0] = referee.waiting();
  for (const bot of [conscript, grognard]) {
    const offers = referee.offers(seat);
    const dice = new StateDice(fastDice('d'));
    const seen = { game: tiny, view: viewOf(tiny, referee.state, seat), seat, offers, dice };
    expect(isOffered(offers, bot.choose(seen))).toBe(true);
    expect(bot.explain(seen)).toEqual([]);
  }
});

test('each level thinks of what the guide tells it, also where that is one thing only', () => {
  const referee = ring();
  const [seat = 0] = referee.waiting();
  const offers = referee.offers(seat);
  const nth = (n: number) => (_: unknown, __: number, all: readonly Offer[]) => all.slice(n, n + 1);
  const guide = {
    ...tinyGuide,
    candidates: nth(0),
    novice: { ...tinyGuide, candidates: nth(1) },
    seasoned: { ...tinyGuide, candidates: nth(1) },
  };
  const view = viewOf(tiny, referee.state, seat);
  const chosen = [grognard, conscript, marshalWith({ iterations: 10 })].map((bot) => {
    const action = bot.choose({ game: tiny, guide, view, seat, offers, dice: new StateDice(fastDice('one thing')) });
    return offers.findIndex((offer) => isOffered([offer], action));
  });
  expect(offers.length).toBeGreaterThan(1);
  expect(chosen).toEqual([0, 1, 1]);
});

const played = (number: number, winner: Scored['winner'], scores: number[]): Scored => ({
  number,
  seatOfA: number % 2,
  winner,
  winners: winner === null ? [] : [winner === 'a' ? number % 2 : 1 - (number % 2)],
  scores,
  thought: { a: [1, 2, 3], b: [4] },
});

test('games are counted by bot, by side and by seat', () => {
  const games = [played(0, 'a', [9, 4]), played(1, 'a', [3, 8]), played(2, 'b', [1, 2]), played(3, null, [5, 5])];
  expect(tally(games, 2)).toMatchObject({
    games: 4,
    a: 2,
    b: 1,
    draws: 1,
    bySide: [
      { games: 2, a: 1, b: 1, draws: 0 },
      { games: 2, a: 1, b: 0, draws: 1 },
    ],
    seatWins: [1, 2],
    meanScores: [4.5, 4.75],
    medianMargin: 5,
    p95ms: { a: 3, b: 4 },
  });
});

test('shares have Wilson’s interval and an Elo difference, also at the ends', () => {
  expect(wilson(0.5, 100)).toEqual([0.4038, 0.5962]);
  expect(wilson(1, 100)).toEqual([0.963, 1]);
  expect(wilson(0, 0)).toEqual([0, 1]);
  expect(elo(0.5, 10)).toBe(0);
  expect(elo(0.76, 100)).toBe(200);
  expect(elo(1, 100)).toBe(920);
  expect(elo(0, 100)).toBe(-920);
  expect(quantile([3, 1, 2], 0.5)).toBe(2);
  expect(quantile([], 0.5)).toBe(0);
});
