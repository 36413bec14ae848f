import { fastDice, StateDice } from '@bivouac/kernel';
import { afterAll, expect, test } from 'vitest';
import { afterRound, trialOf, usualPace } from '../src/tune/spsa.ts';
import { World } from './world.ts';

const world = new World();
afterAll(() => {
  world[Symbol.dispose]();
});

const tune = (...more: string[]) => ['tune', 'nations', '--bot', 'conscript', '--games', '2', '--save', 'log', ...more];

test('tuning keeps a log and the weights, goes on where it stopped, and comes to the same', async () => {
  const whole = await world.json(tune('--rounds', '3', '--seed', 'x', '--jobs', '1', '--check', '0'));
  expect(whole.code).toBe(0);
  const { value } = whole;
  const weights = JSON.parse(world.read('log/nations-x.weights.json')) as { [name: string]: number };
  expect(value['weights']).toEqual(weights);
  expect(Object.keys(weights)).toContain('setUp.threat');
  const lines = world.read('log/nations-x.jsonl').trim().split('\n');
  expect(lines).toHaveLength(4);
  // Two rounds, a line that was cut off, and the third one again.
  world.write('log/nations-x.jsonl', `${lines.slice(0, 3).join('\n')}\n${(lines[3] ?? '').slice(0, 40)}`);
  const again = await world.json(tune('--rounds', '3', '--seed', 'x', '--jobs', '1', '--check', '2'));
  expect(again.value['weights']).toEqual(weights);
  expect(again.value['check']).toMatchObject({ games: 2 });
  const other = await world.run(tune('--rounds', '3', '--seed', 'x', '--only', 'threat', '--jobs', '1'));
  expect([other.code, other.err]).toEqual([2, expect.stringContaining('log of another run')]);
}, 120_000);

test('the arena plays with weights from a file, and says what is wrong with one', async () => {
  world.write('mine.json', '{"inHand": 3}');
  const arena = ['arena', 'nations', '--a', 'conscript', '--b', 'conscript', '--games', '2', '--jobs', '1'];
  await world.json([...arena, '--save', 'plain']);
  const changed = await world.json([...arena, '--save', 'changed', '--weights-a', 'mine.json']);
  expect(changed.code).toBe(0);
  // The same dice, and yet other actions: scores alone might be the same by chance.
  expect(world.read('changed/00000.bivouac')).not.toBe(world.read('plain/00000.bivouac'));
  await world.json([...arena, '--save', 'again']);
  expect(world.read('again/00000.bivouac')).toBe(world.read('plain/00000.bivouac'));
  world.write('wrong.json', '{"courage": 1}');
  expect((await world.run([...arena, '--weights-b', 'wrong.json'])).err).toContain('has no weight "courage"');
  world.write('list.json', '[]');
  expect((await world.run([...arena, '--weights-b', 'list.json'])).err).toContain('not a JSON object');
}, 180_000);

test('what cannot be tuned is refused', async () => {
  expect((await world.run(['tune', 'tiny'])).err).toContain('tiny has no weights to tune');
  expect((await world.run(tune('--only', 'courage'))).err).toContain('There is no weight "courage"');
}, 180_000);

test('weights find their way to what wins', () => {
  // A game that is won by whoever is nearer to these two.
  const best: { [name: string]: number } = { threat: 2, help: 0.1 };
  const far = (weights: { readonly [name: string]: number }) =>
    Object.entries(best).reduce((sum, [name, value]) => sum + Math.abs(Math.log((weights[name] ?? 0) / value)), 0);
  let weights: { readonly [name: string]: number } = { threat: 0.5, help: 0.4, other: 3 };
  const pace = { ...usualPace, most: {} };
  for (let round = 0; round < 300; round++) {
    const dice = new StateDice(fastDice(`walk ${round}`));
    const trial = trialOf(weights, ['threat', 'help'], round, pace, dice);
    const share = far(trial.plus) < far(trial.minus) ? 0.7 : 0.3;
    weights = afterRound(weights, trial, share, round, pace);
  }
  expect(far(weights)).toBeLessThan(0.3);
  expect(weights['other']).toBe(3);
});

test('a share never exceeds the whole, neither on trial nor afterwards', () => {
  const pace = { ...usualPace, most: { hold: 0.99 } };
  let weights: { readonly [name: string]: number } = { hold: 0.95, threat: 0.95 };
  for (let round = 0; round < 20; round++) {
    const trial = trialOf(weights, ['hold', 'threat'], round, pace, new StateDice(fastDice(`whole ${round}`)));
    expect(Math.max(trial.plus['hold'] ?? 2, trial.minus['hold'] ?? 2)).toBeLessThanOrEqual(0.99);
    weights = afterRound(weights, trial, (trial.signs['hold'] ?? 0) > 0 ? 1 : 0, round, pace);
  }
  expect(weights['hold']).toBe(0.99);
});
