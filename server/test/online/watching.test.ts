import { fastDice, StateDice } from '@bivouac/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actAtRandom, playOn } from '../../testing/online/play.ts';
import { Player, TableLine } from '../../testing/online/player.ts';
import { servedHouse, type TestHouse } from '../../testing/online/served.ts';
import { aPage, twoAt } from './help.ts';

const pageFolder = aPage();
let time = 1_800_000_000_000;
let house: TestHouse;
beforeAll(async () => {
  house = await servedHouse(pageFolder, { now: () => time });
});
afterAll(() => house.close());

const letWatch = async (player: Player, id: string, open = true): Promise<string> =>
  ((await player.ask('POST', `/tables/${id}/watch`, { open })).body as { link: string }).link;

describe('whoever has the link to look on', { timeout: 60_000 }, () => {
  test.each(['nations', 'gloire', 'conquests', 'empereur'])(
    '%s: sees what everybody may, and no hand',
    async (game) => {
      const { id, players, lines } = await twoAt(house.address, game);
      const watcher = await TableLine.watch(house.address, id, await letWatch(players[0], id));
      await playOn(lines, new StateDice(fastDice(`seen ${game}`)), 12);
      const last = Math.max(...lines.map(({ showing }) => showing.entries));
      await watcher.until(() => watcher.showing.entries > 0 || last === 0);
      expect(watcher.table?.seat).toBeNull();
      expect(watcher.showing.decision).toBeNull();
      expect(watcher.table?.chat).toEqual([]);
      expect(watcher.table?.presence).toEqual([]);
      // What is told of one seat alone is in no frame of his.
      const own = lines.flatMap(({ showing }) => showing.log).filter(({ fact }) => fact.fact === 'kernel.ordered');
      expect(own).toEqual([]);
      await Promise.all([...lines, watcher].map((line) => line.close()));
    },
  );

  test('does nothing at the table, and asks only about what he has been shown', async () => {
    const { id, players, lines } = await twoAt(house.address, 'nations');
    const watcher = await TableLine.watch(house.address, id, await letWatch(players[0], id));
    const before = lines.map(({ frames }) => frames.length);
    for (const deed of ['undo', 'resign', 'proposeDraw', 'resumePlay'] as const) {
      expect(await watcher.call(deed, [])).toMatchObject({ ok: false });
    }
    expect(await watcher.call('act', [['pass'], null])).toMatchObject({ ok: false });
    watcher.send({ chat: { rid: 'a'.repeat(24), to: 'all', text: 'psst' } });
    expect(await watcher.call('position', [9999, 0])).toMatchObject({ at: watcher.showing.entries });
    expect(await watcher.call('length', [])).toBe(watcher.showing.entries);
    expect(lines.map(({ frames }) => frames.length)).toEqual(before);
    await Promise.all([...lines, watcher].map((line) => line.close()));
  });

  test('sees a live match three minutes later, and nothing of the turn that is being played', async () => {
    const { id, players, lines } = await twoAt(house.address, 'nations', {
      clock: { perTurn: 600_000, bank: 600_000 },
    });
    const watcher = await TableLine.watch(house.address, id, await letWatch(players[0], id));
    expect(watcher.table?.delay).toBe(180_000);
    await playOn(lines, new StateDice(fastDice('live')), 12);
    expect(watcher.showing.entries).toBe(0);
    expect(watcher.showing.clocks).toBeNull();
    const frames = watcher.frames.length;
    time += 100_000;
    // Whatever is kept is looked at for whoever looks on, and it is too early for any of it.
    await playOn(lines, new StateDice(fastDice('late')), 1);
    await watcher.call('length', []);
    expect(watcher.frames.length).toBe(frames + 1);
    time += 100_000;
    await watcher.until(() => watcher.showing.entries > 0);
    const shown = watcher.showing.entries;
    expect(shown).toBeLessThanOrEqual(Math.max(...lines.map(({ showing }) => showing.entries)));
    // What is done now is not among what he sees.
    await actAtRandom(
      lines.find(({ showing }) => (showing.decision?.offers.length ?? 0) > 0) ?? lines[0],
      new StateDice(fastDice('n')),
    );
    expect(await watcher.call('length', [])).toBe(shown);
    await Promise.all([...lines, watcher].map((line) => line.close()));
  });

  test('is sent away when it is withdrawn, and only its owner may open or withdraw it', async () => {
    const { id, players, lines } = await twoAt(house.address, 'nations');
    expect((await players[1].ask('POST', `/tables/${id}/watch`, { open: true })).status).toBe(403);
    const link = await letWatch(players[0], id);
    const watcher = await TableLine.watch(house.address, id, link);
    const stranger = new Player(house.address);
    expect((await stranger.ask('GET', `/tables/${id}?link=${link}`)).status).toBe(200);
    expect((await stranger.ask('POST', `/tables/${id}/sit`, { seat: 0, link, nonce: 'a'.repeat(32) })).status).toBe(
      403,
    );
    await letWatch(players[0], id, false);
    await watcher.until(() => watcher.closed !== null);
    await expect(TableLine.watch(house.address, id, link)).rejects.toThrow();
    expect((await stranger.ask('GET', `/tables/${id}?link=${link}`)).status).toBe(404);
    await Promise.all(lines.map((line) => line.close()));
  });
});
