import { fastDice, fillHoles, StateDice } from '@bivouac/kernel';
import { isFault, newState, prepare, Referee } from '@bivouac/kernel/table';
import { soak } from '@bivouac/kernel/soak';
import { expect, test } from 'vitest';
import { melee } from '../content/testing/melee.ts';
import { empereurGame } from '../game.ts';
import { DISORDERED, GONE } from '../rules/state.ts';
import { position } from './position.ts';

/** Plays a crowded field at random to its end: how deep the frames lay on each other, and how many actions it took. */
function playOut(seed: string): { deepest: number; actions: number } {
  const game = empereurGame(melee(true, 3));
  const state = newState(game, { scenario: 'champ', options: {}, seats: [[0], [1]] }, fastDice(seed));
  if (isFault(state)) throw new Error(state.fault);
  let [deepest, actions] = [0, 0];
  const tell = () => {
    deepest = Math.max(deepest, state.stack.length);
  };
  const referee = new Referee(prepare(game), state, { tell }).start();
  const dice = new StateDice(fastDice(`${seed} chooses`));
  for (; actions < 20_000 && !referee.finished; actions++) {
    const [seat = 0] = referee.waiting();
    referee.play(seat, fillHoles(dice.pick(referee.offers(seat)), dice));
  }
  return { deepest, actions: referee.finished ? actions : Number.POSITIVE_INFINITY };
}

test('random nests of eight frames and more end, and so does every battle', () => {
  // Course, turn, phase, shot, test, flight, test of those run over, their flight, and so on.
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

test('in a defile six regiments are run over one after the other: the nest is fifteen deep, and it ends', () => {
  const at = {
    a: '0101 line 1',
    A: '0201 line 7 3',
    B: '0301 line 7 3',
    C: '0401 line 7 3',
    D: '0501 line 7 3',
    E: '0601 line 7 3',
    F: '0701 line 7 3',
  };
  const p = position({
    columns: 14,
    rows: 1,
    lines: [['0101'], ['1401']],
    phase: 'offensive',
    at,
    dice: new Array<number>(40).fill(6),
  });
  p.act('aim', p.h('0201'));
  expect(p.deepest()).toBeGreaterThanOrEqual(15);
  expect(p.asked()).not.toBe('retreat');
  const where = ['A', 'B', 'C', 'D', 'E', 'F'].map(
    (id) => p.s.form[p.u(id)] === DISORDERED || p.s.hex[p.u(id)] === GONE,
  );
  expect(where).toEqual([true, true, true, true, true, true]);
});
