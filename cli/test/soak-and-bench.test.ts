import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { median, medianRatio } from '../src/bench/measure.ts';
import { outcomeOf } from '../src/commands/soak.ts';
import { World } from './world.ts';

const world = new World();
afterAll(() => {
  world[Symbol.dispose]();
});

test('soak plays games and gives the report', async () => {
  const { code, value } = await world.json(['soak', 'tiny', '--games', '3', '--seed', 's']);
  expect(code).toBe(0);
  expect(Object.keys(value)).toEqual(['game', 'games', 'steps', 'failures', 'unreached']);
  expect(value).toMatchObject({ game: 'tiny', games: 3, failures: [] });
  expect(await world.json(['soak', 'tiny', '--games', '3', '--seed', 's'])).toEqual({ code, value });
});

test('soak keeps to one scenario, and says which there are', async () => {
  const one = await world.json(['soak', 'gloire', '--games', '1', '--every', '1000', '--scenario', 'bautzen']);
  const all = await world.json(['soak', 'gloire', '--games', '1', '--every', '1000']);
  expect(one).toMatchObject({ code: 0, value: { games: 1, failures: [] } });
  expect(one.value).not.toEqual(all.value);
  const wrong = await world.run(['soak', 'gloire', '--scenario', 'waterloo']);
  expect(wrong.code).toBe(2);
  expect(wrong.err).toContain('gloire has no scenario "waterloo". Choose one of: luetzen, bautzen');
});

test('without a scenario soak plays those that the folder of the game names', async () => {
  const counts = ['--games', '6', '--every', '1000', '--seed', 's'];
  const small = await world.json(['soak', 'empereur', ...counts]);
  const large = await world.json(['soak', 'empereur', ...counts, '--scenario', 'auerstaedt']);
  expect([small.code, large.code]).toEqual([0, 0]);
  const steps = ({ value }: { value: unknown }) => (value as { steps: number }).steps;
  expect(steps(small)).toBeLessThan(steps(large) / 2);
});

test('soak keeps to a number of seats, and says which there are', async () => {
  const counts = ['--games', '1', '--every', '1000', '--seats'];
  const two = await world.json(['soak', 'tiny', ...counts, '2']);
  const three = await world.json(['soak', 'tiny', ...counts, '3']);
  expect([two.code, three.code]).toEqual([0, 0]);
  expect(two.value).not.toEqual(three.value);
  const wrong = await world.run(['soak', 'conquests', ...counts, '6']);
  expect(wrong.code).toBe(2);
  expect(wrong.err).toContain('conquests is played by 2 or 3 or 4 or 5, not by 6.');
});

test('soak says what was never reached, and shows progress only to somebody who watches', async () => {
  const quiet = await world.run(['soak', 'tiny', '--games', '1', '--every', '1000']);
  expect(quiet.err).toBe('');
  expect(quiet.out).toMatch(/^tiny: 1 games, \d+ steps, 0 failures\n/);
  expect(quiet.out).toContain('Never reached');
  world.watched = true;
  const watched = await world.run(['soak', 'tiny', '--games', '1', '--every', '1000']);
  world.watched = false;
  expect(watched.err).toContain('1 of 1 games');
  expect(watched.out).toBe(quiet.out);
});

test('of much that was never reached only some is told, and where the rest is', () => {
  const options = { games: 1, from: 0, seed: '1', every: 1, failures: 1 };
  const told = (many: number) => {
    const unreached = Array.from({ length: many }, (_, i) => `thing ${i}`);
    return outcomeOf({ game: 'tiny', games: 1, steps: 9, failures: [], unreached }, options);
  };
  expect(told(30).text).toContain('thing 29\n');
  expect(told(30).text).not.toContain('more');
  expect(told(31).text).toContain('Never reached (31)');
  expect(told(31).text).toContain('thing 29\n  and 1 more: --json lists them all');
  expect(told(31).json).toMatchObject({ unreached: expect.arrayContaining(['thing 30']) as unknown });
  expect(told(0).text).not.toContain('reached');
});

test('a failure ends with code 1 and the command that brings it about again', () => {
  const failure = { game: 7, seats: 3, action: 1, property: 'no dead end', detail: 'one\ntwo' };
  const report = { game: 'tiny', games: 8, steps: 900, failures: [failure], unreached: [] };
  const { code, text, json } = outcomeOf(report, { games: 100, from: 0, seed: 'my seed', every: 4, failures: 1 });
  expect(code).toBe(1);
  expect(json).toEqual(report);
  expect(text).toContain('Game 7 (3 seats), after 1 action: no dead end\n  one\n  two\n');
  expect(text).toContain('again: npx bivouac soak tiny --from 7 --games 1 --seed "my seed" --every 4');
  const seated = outcomeOf(report, { games: 100, from: 0, seed: 's', every: 4, failures: 1, seats: 3 });
  expect(seated.text).toContain('again: npx bivouac soak tiny --seats 3 --from 7 --games 1');
  const chosen = outcomeOf(report, { games: 100, from: 0, seed: 's', every: 4, failures: 1, options: 'a,b=2' });
  expect(chosen.text).toContain('again: npx bivouac soak tiny --options a,b=2 --from 7 --games 1');
});

test('soak is led by a bot that is named, and says which there are', async () => {
  const counts = ['--games', '1', '--every', '1000', '--seed', 'led', '--scenario', 'mill'];
  const led = await world.json(['soak', 'empereur', ...counts, '--lead', 'grognard']);
  expect(led).toMatchObject({ code: 0, value: { failures: [] } });
  // A bot that seeks the fight comes to what random play of the same battle does not.
  const drifting = await world.json(['soak', 'empereur', ...counts]);
  expect(led.value).not.toMatchObject({ steps: (drifting.value as { steps: number }).steps });
  const wrong = await world.run(['soak', 'tiny', '--lead', 'ney']);
  expect(wrong).toMatchObject({ code: 2 });
  expect(wrong.err).toContain('Choose one of: random, conscript, grognard, marshal.');
});

test('soak keeps to the options that are named, and says which there are', async () => {
  const counts = ['--games', '1', '--every', '1000', '--scenario', 'mill'];
  const fatigue = await world.json(['soak', 'empereur', ...counts, '--options', 'fatigue', '--seed', 'few']);
  expect(fatigue).toMatchObject({ code: 0, value: { games: 1, failures: [] } });
  const wrong = await world.run(['soak', 'empereur', ...counts, '--options', 'fatige']);
  expect(wrong.code).toBe(2);
  expect(wrong.err).toContain('empereur has no option "fatige"; it has: open, gunLosses');
});

test('bench measures every playable game beside the yardstick', async () => {
  const { code, value } = await world.json(['bench', '--seconds', '0.1']);
  expect(code).toBe(0);
  const speed = { stepsPerSecond: expect.any(Number) };
  expect(value).toMatchObject({
    tiny: speed,
    gloire: speed,
    yardstick: { 'boardgame.io': speed },
    ratio: { tiny: expect.any(Number), gloire: expect.any(Number) },
    kernel: { microsecondsPerStep: expect.any(Number) },
  });
  for (const game of ['nations', 'gloire', 'empereur', 'conquests']) expect(value).toHaveProperty(game);
});

test('bench runs another build in turns with this one, and says the ratio of every row', async () => {
  const checkouts = async () => (await promisify(execFile)('git', ['worktree', 'list', '--porcelain'])).stdout;
  const before = (await checkouts()).match(/bivouac-bench-\w+/g);
  const { code, value } = await world.json(['bench', '--against', 'HEAD', '--only', 'tiny', '--seconds', '0.1']);
  // Whether a build as fast as itself is measured as such is luck in a tenth of a second.
  expect([0, 1]).toContain(code);
  const row = (name: string) => ({
    name,
    here: expect.any(Number) as number,
    there: expect.any(Number) as number,
    ratio: expect.any(Number) as number,
  });
  expect(value).toMatchObject({ onlyHere: [], rows: [row('tiny'), row('kernel')] });
  // Its own checkout is gone; one that a killed run left behind is not this run's affair.
  expect((await checkouts()).match(/bivouac-bench-\w+/g)).toEqual(before);
});

test('bench runs a game with its options beside the game without them', async () => {
  const asked = ['bench', '--only', 'empereur', '--seconds', '0.1', '--options'];
  const { code, value } = await world.json([...asked, 'rout;fatigue,walls']);
  expect([0, 1]).toContain(code);
  const set = (options: object) => ({
    options,
    stepsPerSecond: expect.any(Number) as number,
    ratio: expect.any(Number) as number,
  });
  expect(value).toMatchObject({ game: 'empereur', sets: [set({ rout: true }), set({ fatigue: true, walls: true })] });
  const wrong = await world.run([...asked, 'rout;elephants']);
  expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining('no option "elephants"') as string });
  const two = await world.run(['bench', '--options', 'rout']);
  expect(two).toMatchObject({ code: 2, err: expect.stringContaining('of one game') as string });
});

test('bench says what cannot be measured', async () => {
  const unknown = await world.run(['bench', '--against', 'no-such-commit', '--only', 'tiny']);
  expect(unknown).toMatchObject({
    code: 2,
    err: expect.stringContaining('There is no commit no-such-commit.') as string,
  });
  const game = await world.run(['bench', '--only', 'chess']);
  expect(game).toMatchObject({ code: 2, err: expect.stringContaining('Nothing of chess can be measured.') as string });
});

test('the median does not mind one busy moment', () => {
  expect(median([3, 1, 1000])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(medianRatio([10, 20, 30], [1, 2, 30])).toBe(10);
});
