import { readFileSync } from 'node:fs';
import type { Json } from '@bivouac/kernel';
import { isFault, Table } from '@bivouac/kernel/table';
import { leipzig, nationsGame } from '@bivouac/nations';
import { findGame } from '@bivouac/shelf';
import { describe, expect, test } from 'vitest';
import { packName, readPack } from '../src/matches/pack.ts';
import { rematchOf } from '../src/matches/again.ts';
import { HostedMatch } from '@bivouac/host';
import { nationsOrder, playFirstTurn, quickBots, sitDown, Sitting, takeFirst, TestShelf } from './desk-help.ts';

describe('one match at two desks', () => {
  test('nobody writes over what the other has kept: the later one sees it and is told', async () => {
    const shelf = new TestShelf();
    const { desk: first, id } = await sitDown(shelf, quickBots);
    const second = new Sitting(shelf, quickBots);
    await second.open(id);
    await takeFirst(first, 0);
    await takeFirst(first, 0);
    const kept = await shelf.store.load(id);
    const offers = (await second.look(0)).showing.decision?.offers ?? [];
    expect(await second.act(0, offers[1] as [string])).toEqual({ ok: false, refused: 'stale' });
    expect(await shelf.store.load(id)).toEqual(kept);
    // It has the other's match now, and can go on with it.
    expect(await second.desk.length()).toBe(2);
    await takeFirst(second, 0);
    expect((await shelf.record(id))?.summary?.entries).toBe(3);
    expect(shelf.told).toContain(id);
  });

  test('what is done in quick succession is kept in order', async () => {
    const shelf = new TestShelf();
    const { desk, id } = await sitDown(shelf, quickBots);
    await playFirstTurn(desk);
    const [undone, resigned] = await Promise.all([desk.undo(0), desk.resign(0)]);
    expect([undone.ok, resigned.ok]).toEqual([true, true]);
    const again = new Sitting(shelf, quickBots);
    await again.open(id);
    expect((await again.look(0)).showing.result?.winners).toEqual([1]);
    expect(await again.desk.length()).toBe(await desk.desk.length());
  });
});

describe('a position tried out', () => {
  test('keeps its log and its undo over a reload', async () => {
    const shelf = new TestShelf();
    const { desk } = await sitDown(shelf, quickBots);
    await playFirstTurn(desk);
    const id = await desk.tryFrom(6, 0);
    const trial = new Sitting(shelf, quickBots);
    expect(await trial.open(id)).toMatchObject({ ok: true, kind: 'trial' });
    for (let i = 0; i < 3; i++) await takeFirst(trial, 0, 'lay');
    const before = await trial.look(0);
    const reloaded = new Sitting(shelf, quickBots);
    await reloaded.open(id);
    const after = await reloaded.look(0);
    expect(after.showing.log.length).toBeGreaterThan(3);
    expect(after).toEqual(before);
    for (let i = 0; i < 3; i++) expect(await reloaded.undo(0)).toEqual({ ok: true });
    expect(await reloaded.undo(0)).toEqual({ ok: false, refused: 'undoBlocked', by: 'nothing' });
    const again = new Sitting(shelf, quickBots);
    await again.open(id);
    expect((await again.look(0)).showing.log).toEqual([]);
    expect(await again.desk.length()).toBe(0);
  });
});

describe('another content pack', () => {
  const entry = findGame('nations');
  const file = readFileSync(new URL('../../games/nations/content/leipzig.json', import.meta.url), 'utf8');
  const changed = (): { [key: string]: Json } => {
    const json = JSON.parse(file) as { [key: string]: Json };
    return { ...json, id: 'other', name: { en: 'Another Leipzig', fr: 'Un autre Leipzig' } };
  };

  test('is read with its name; one that is wrong says where and what', async () => {
    if (entry === null) throw new Error('nations is gone');
    const good = await readPack(entry, 'other.json', JSON.stringify(changed()));
    if ('kind' in good) throw new Error(good.faults.join('\n'));
    expect(packName(good, 'fr')).toBe('Un autre Leipzig');
    const { armies, ...rest } = changed();
    const spoilt = JSON.stringify({ ...rest, armies: [] });
    expect(armies).toBeDefined();
    const bad = await readPack(entry, 'spoilt.json', spoilt);
    expect(bad).toMatchObject({ kind: 'faults', file: 'spoilt.json' });
    expect('kind' in bad && bad.faults[0]).toMatch(/^spoilt\.json: armies/);
    expect(await readPack(entry, 'broken.json', '{')).toMatchObject({ kind: 'notJson', file: 'broken.json' });
  });

  test('stays with its match: over a reload, in its file, in a trial and when it is played again', async () => {
    const pack = { file: 'other.json', json: changed() };
    const shelf = new TestShelf();
    const { desk, id } = await sitDown(shelf, quickBots, { ...nationsOrder, pack });
    await playFirstTurn(desk);
    expect(await desk.botMove()).toBe('moved');
    const reloaded = new Sitting(shelf, quickBots);
    const opened = await reloaded.open(id);
    expect(opened).toMatchObject({ ok: true, pack, game: { content: { id: 'other' } } });
    expect(await reloaded.desk.length()).toBe(await desk.desk.length());
    expect((await reloaded.position(2, 0)).at).toBe(2);
    const trial = await reloaded.tryFrom(6, 0);
    expect(await new Sitting(shelf, quickBots).open(trial)).toMatchObject({ ok: true, pack });
    const { charter } = (await reloaded.look(0)).showing;
    expect(rematchOf(charter, pack, 'again')).toMatchObject({ game: 'nations', pack });
    // Its file is read where the pack is known, and says what is missing where it is not.
    const text = (await reloaded.desk.fileText()) ?? '';
    const read = await reloaded.desk.readIn(text);
    expect(read.ok && (await shelf.record(read.id))?.pack).toEqual(pack);
    const stranger = new Sitting(new TestShelf(), quickBots);
    expect(await stranger.desk.readIn(text)).toMatchObject({ ok: false, fault: { fault: 'otherContent' } });
  });
});

describe('luck', () => {
  test('is told only after the match, to each seat as it saw things', async () => {
    const { desk } = await sitDown(new TestShelf(), quickBots);
    await playFirstTurn(desk);
    while ((await desk.look(0)).bot !== null) await desk.botMove();
    await takeFirst(desk, 0, 'draw');
    expect(await desk.desk.chances(['drew'])).toEqual([]);
    await desk.resign(0);
    const moments = await desk.desk.chances(['drew']);
    const own = moments.filter(({ seat, facts }) => seat === 0 && facts.some(({ card }) => card !== undefined));
    expect(own.length).toBeGreaterThan(0);
    const last = own.at(-1);
    expect(last?.at).toBe((await desk.desk.length()) - 1);
    expect(last?.before).toEqual((await desk.position((last?.at ?? 0) - 1, 0)).view);
    expect(await desk.desk.chances(['nothing'])).toEqual([]);
  });
});

describe('a match with a clock', () => {
  const MINUTE = 60_000;

  function timed() {
    let now = 1_000_000;
    const game = nationsGame(leipzig);
    const seats = [0, 1].map((power) => ({ name: '', kind: 'person' as const, powers: [power] }));
    const clock = { perTurn: MINUTE, bank: 2 * MINUTE };
    const opening = { scenario: 'leipzig', options: {}, seats, clock, nonces: [], seed: 'clock' };
    const table = Table.open(game, opening, now);
    if (isFault(table)) throw new Error(table.fault);
    const host = new HostedMatch(game, table, { now: () => now });
    const act = () => host.act(0, host.look(0, null).showing.decision?.offers[0] as [string], undefined);
    return { host, act, pass: (ms: number) => (now += ms) };
  }

  test('tells how much of it is left now', () => {
    const { host, act, pass } = timed();
    expect(host.look(0, null).time).toEqual({
      seats: [
        { turn: MINUTE, bank: 2 * MINUTE, running: true },
        { turn: MINUTE, bank: 2 * MINUTE, running: false },
      ],
      since: 0,
    });
    pass(20_000);
    expect(host.look(0, null).time).toMatchObject({ seats: [{ turn: MINUTE - 20_000 }, {}], since: 0 });
    expect(host.untilFall()).toBe(3 * MINUTE - 20_000);
    act();
    const { time } = host.look(0, null);
    expect(time?.since).toBe(0);
    expect(time?.seats[0]).toEqual({ turn: MINUTE - 20_000, bank: 2 * MINUTE, running: true });
    expect(host.untilFall()).toBe(3 * MINUTE - 20_000);
  });

  test('is lost by whoever has no time left, though nobody does anything', () => {
    const { host, pass } = timed();
    pass(3 * MINUTE - 1);
    expect(host.tick()).toBe(false);
    expect(host.untilFall()).toBe(1);
    pass(1);
    expect(host.tick()).toBe(true);
    expect(host.untilFall()).toBeNull();
    const { result } = host.look(0, null).showing;
    expect(result).toMatchObject({ winners: [1], reason: 'time' });
    expect(host.tick()).toBe(false);
  });
});
