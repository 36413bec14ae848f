import { fastDice, type State } from '@bivouac/kernel';
import { isFault, newState, viewOf } from '@bivouac/kernel/guide';
import { expect, test } from 'vitest';
import { auerstaedt1806 } from '../content/index.ts';
import { empereurGame } from '../game.ts';
import { shockGuess, shockOdds, volleyGuess, volleyOdds } from '../odds.ts';
import { emptyField } from '../rules/begin.ts';
import { touch } from '../rules/piles/board.ts';
import { COLUMN, type EmpereurState, LINE } from '../rules/state.ts';

const game = empereurGame(auerstaedt1806);
const { units, scenarios } = auerstaedt1806;
const unit = (id: string) => units.findIndex((one) => one.id === id);
const hex = (label: string) => (Number(label.slice(2)) - 1) * 40 + Number(label.slice(0, 2)) - 1;
const [HERE, BEFORE, FAR] = [hex('2810'), hex('2710'), hex('2410')];

/** The 25e in column before a Prussian pile, and another pile far away; the first named lies on top. */
function facing(before: readonly string[], far: readonly string[]): State<EmpereurState> {
  const state = newState(game, { scenario: 'hassenhausen', options: {}, seats: [[0], [1]] }, fastDice('unseen'));
  if (isFault(state)) throw new Error(state.fault);
  const s = state.game;
  const scenario = scenarios.findIndex(({ id }) => id === 'hassenhausen');
  Object.assign(s, emptyField(auerstaedt1806, scenario));
  const put = (id: string, at: number, form: number, to: number, rank: number) => {
    s.hex[unit(id)] = at;
    s.form[unit(id)] = form;
    s.facing[unit(id)] = to;
    s.rank[unit(id)] = rank;
  };
  put('25e', HERE, COLUMN, 6, 0);
  before.forEach((id, rank) => put(id, BEFORE, LINE, 1, rank));
  far.forEach((id, rank) => put(id, FAR, LINE, 1, rank));
  touch(s);
  return state;
}

const guess = (state: State<EmpereurState>, seat: number) =>
  shockGuess(auerstaedt1806, viewOf(game, state, seat).game, [HERE], BEFORE);

test('[EMP V#2] what lies alone is seen: the odds are those of the truth, from one world', () => {
  const state = facing(['ir33'], []);
  const found = guess(state, 0);
  expect(found?.worlds).toBe(1);
  expect(found?.cases.map(({ odds }) => odds.odds)).toEqual([
    shockOdds(auerstaedt1806, state.game, [HERE], BEFORE)?.odds,
  ]);
});

test('[EMP V#2] under the top may lie the one or the other: both are reckoned, and it is said that they are guesses', () => {
  const found = guess(facing(['krafft', 'ir33'], ['schack', 'hanstein']), 0);
  expect(found?.worlds).toBeGreaterThan(1);
  const defences = found?.cases.map(({ odds }) => odds.sums.defence) ?? [];
  // The 2 steps of Krafft with 5 of a regiment, or with 3 of a battalion, 2 a step.
  expect([...defences].sort((one, two) => one - two)).toEqual([10, 14]);
  expect(found?.cases.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
  const [low, high] = [...(found?.cases ?? [])].sort((a, b) => a.odds.sums.defence - b.odds.sums.defence);
  const mean = found?.defenders.breaks ?? 0;
  expect(mean).toBeLessThan(low?.odds.defenders.breaks ?? 0);
  expect(mean).toBeGreaterThan(high?.odds.defenders.breaks ?? 1);
});

test('[EMP V#2] which of them it is changes nothing for whoever cannot see it, and all for whoever can', () => {
  const one = facing(['krafft', 'ir33'], ['schack', 'hanstein']);
  const two = facing(['krafft', 'hanstein'], ['schack', 'ir33']);
  expect(guess(one, 0)).toEqual(guess(two, 0));
  expect(guess(one, 1)).not.toEqual(guess(two, 1));
  expect(guess(one, 1)?.worlds).toBe(1);
});

const shot = (state: State<EmpereurState>, seat: number) =>
  volleyGuess(auerstaedt1806, viewOf(game, state, seat).game, [unit('25e')], BEFORE);

test('[EMP V#2] a shot at a closed pile goes down through whoever lies there: what it does is a mean of both', () => {
  const one = facing(['krafft', 'ir33'], ['schack', 'hanstein']);
  const two = facing(['krafft', 'hanstein'], ['schack', 'ir33']);
  const truths = [one, two].map(({ game: s }) => volleyOdds(auerstaedt1806, s, [unit('25e')], BEFORE).toll);
  const hurts = truths.map(({ steps, disordered }) => steps + disordered).sort((a, b) => a - b);
  const found = shot(one, 0);
  expect(found.worlds).toBeGreaterThan(1);
  expect(found).toEqual(shot(two, 0));
  expect(found.hurt[0]).toBeCloseTo(hurts[0] ?? -1);
  expect(found.hurt[1]).toBeCloseTo(hurts[1] ?? -1);
  expect(found.hurt[0]).toBeLessThan(found.hurt[1]);
  expect(found.toll.steps + found.toll.disordered).toBeGreaterThan(found.hurt[0]);
  expect(found.toll.steps + found.toll.disordered).toBeLessThan(found.hurt[1]);
  // Whoever sees below has one world, and it is the truth.
  expect(shot(one, 1).worlds).toBe(1);
  expect(shot(one, 1).toll.disordered).toBeCloseTo(truths[0]?.disordered ?? -1);
});
