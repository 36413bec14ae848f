import { begun, fastDice, fillHoles, StateDice } from '@bivouac/kernel';
import { soak } from '@bivouac/kernel/soak';
import { expect, test } from 'vitest';
import { melee } from '../content/testing/melee.ts';
import { empereurGame } from '../game.ts';

/** Plays a crowded field at random to its end: how deep the frames lay on each other, and how many actions it took. */
function playOut(seed: string): { deepest: number; actions: number } {
  const game = empereurGame(melee(true, 3));
  const referee = begun(game, { scenario: 'champ', options: {}, seats: [[0], [1]] }, fastDice(seed));
  const dice = new StateDice(fastDice(`${seed} chooses`));
  let [deepest, actions] = [0, 0];
  for (; actions < 20_000 && !referee.finished; actions++) {
    const [seat = 0] = referee.waiting();
    referee.play(seat, fillHoles(dice.pick(referee.offers(seat)), dice));
    deepest = Math.max(deepest, referee.state.stack.length);
  }
  return { deepest, actions: referee.finished ? actions : Number.POSITIVE_INFINITY };
}

test('random nests of eight frames and more end, and so does every battle', () => {
  const played = Array.from({ length: 40 }, (_, i) => playOut(`nest ${i}`));
  expect(Math.max(...played.map(({ deepest }) => deepest))).toBeGreaterThanOrEqual(8);
  expect(Math.max(...played.map(({ actions }) => actions))).toBeLessThan(5_000);
});

test('[EMP V#2, EMP II#1, EMP II#2, EMP II#3] random battles keep every promise of the house, hidden piles included', () => {
  for (const horse of [false, true]) {
    const report = soak(empereurGame(melee(horse)), { games: 4, seed: 'melee', every: 12 });
    expect(report.failures).toEqual([]);
    expect(report.steps).toBeGreaterThan(200);
  }
});
