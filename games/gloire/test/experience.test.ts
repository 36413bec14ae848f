import { fastDice, StateDice } from '@bivouac/kernel';
import { keepNetwork, sumOf } from '@bivouac/kernel/guide';
import { imagine, viewOf } from '@bivouac/kernel/table';
import { expect, test } from 'vitest';
import { gloireGuide, weights } from '../bot.ts';
import { FEATURES, features } from '../bot/features.ts';
import { seasonedJudgement, worthOf } from '../bot/seasoned.ts';
import { germany1813 as content } from '../content/index.ts';
import { gloireGame } from '../game.ts';
import { begin, playOn } from './random-game.ts';

const game = gloireGame(content);
const guide = gloireGuide(content);

const after = (actions: number) => playOn(begin('some'), actions, 'random');

/** Networks that answer the same, whatever they are told. */
function always(answer: number) {
  const layer = (inputs: number, outputs: number, bias: number) => ({
    weights: new Float32Array(inputs * outputs),
    bias: new Float32Array(outputs).fill(bias),
  });
  const network = { inputs: FEATURES, first: layer(FEATURES, 2, 0), second: layer(2, 2, 0), last: layer(2, 1, answer) };
  return [network, network];
}

test('what networks are told of a position is what its seat may know, in numbers of about one', () => {
  let told = 0;
  for (const [i, { state }] of [60, 140, 220].map(after).entries()) {
    for (const seat of [0, 1]) {
      const view = viewOf(game, state, seat);
      const numbers = new Float64Array(FEATURES);
      expect(sumOf(features(content, weights, view, seat, numbers))).toBeCloseTo(
        guide.seasoned?.evaluate(view, seat) ?? 0,
        9,
      );
      for (const one of numbers) expect(Math.abs(one)).toBeLessThan(10);
      told += numbers.filter((one) => one !== 0).length;
      const dream = imagine(game, view, seat, new StateDice(fastDice(`world ${i}`)));
      const dreamt = new Float64Array(FEATURES);
      features(content, weights, dream, seat, dreamt);
      for (const [at, one] of dreamt.entries()) expect(one).toBeCloseTo(numbers[at] as number, 9);
    }
  }
  expect(told).toBeGreaterThan(6 * 60);
});

test('they count for the French and against the Coalition, where they were taught and nowhere else', () => {
  const experience = { pack: content.id, scenarios: ['bautzen'], voices: [always(1).map(keepNetwork)] };
  const seasoned = seasonedJudgement(content, weights, experience, 0.5);
  const { state } = after(60);
  expect([0, 1].map((seat) => seasoned?.parts(state, seat)['experience'])).toEqual([5, -5]);
  const elsewhere = playOn(begin('some', 'luetzen'), 60, 'random').state;
  expect(seasoned?.parts(elsewhere, 0)).toEqual(guide.seasoned?.parts(elsewhere, 0));
  expect(seasonedJudgement(content, weights, { ...experience, pack: 'other' })).toBeUndefined();
  expect(seasonedJudgement(content, weights, { ...experience, voices: [] })).toBeUndefined();
});

test('a game is worth its margin in the lessons, and winning it a little more', () => {
  const { state } = after(60);
  const worth = (french: number, winners: readonly number[]) => {
    const end = { ...state, game: { ...state.game, battlePoints: [french, 0], capturePoints: [0, 0], tally: [0, 0] } };
    return worthOf(content, { ...end, result: { winners: [...winners], reason: 'points' } });
  };
  expect(worth(91, [0]) - worth(90, [0])).toBeCloseTo(0);
  expect(worth(6, [0]) - worth(5, [0])).toBeCloseTo(0.7);
  expect(worth(5, []) - worth(4, [])).toBeCloseTo(1);
  const captured = { ...state.game, napoleonTaken: true };
  expect(worthOf(content, { ...state, game: captured, result: { winners: [1], reason: 'napoleon' } })).toBeCloseTo(-26);
});
