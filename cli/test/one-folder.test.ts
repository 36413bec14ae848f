import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { World } from './world.ts';

// A new game is one line of the shelf: here it is the tiny game's, and no other file knows of it.
let world: World;
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('@bivouac/shelf/games', async (original) => {
    const { games } = await original<typeof import('@bivouac/shelf/games')>();
    return { games: (await import('@bivouac/shelf/testing')).withTiny(games) };
  });
  world = new (await import('./world.ts')).World();
});
afterAll(() => {
  world[Symbol.dispose]();
  vi.doUnmock('@bivouac/shelf/games');
  vi.resetModules();
});

test('a game on the shelf is listed by the command line as one of the house', async () => {
  const { value } = await world.json(['games']);
  expect(value).toMatchObject({
    games: expect.arrayContaining([
      expect.objectContaining({ id: 'tiny', title: 'The tiny game', testing: false, playable: true }),
    ]) as unknown,
  });
});

test('it is played, soaked and measured without anybody being told of it', async () => {
  const played = await world.run(['play', 'tiny', '--seed', 's'], ['q']);
  expect(played.code).toBe(0);
  const soaked = await world.json(['soak', 'tiny', '--every', '1000']);
  expect(soaked).toMatchObject({ code: 0, value: { games: 200, failures: [] } });
  const { value } = await world.json(['bench', '--only', 'tiny', '--seconds', '0.1']);
  expect(value).toMatchObject({ tiny: { stepsPerSecond: expect.any(Number) as number } });
});

test('its paragraphs are in the list of rules', async () => {
  const { value } = await world.json(['rules']);
  expect(value).toHaveProperty('tiny.total', expect.any(Number));
});
