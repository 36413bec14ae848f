import { type Action, PUBLIC, type Viewer } from '@bivouac/kernel';
import { DONE, loadMatch, prepare, viewOf } from '@bivouac/kernel/table';
import { germany1813, gloireGame } from '@bivouac/gloire';
import gloireBoard from '@bivouac/gloire/board';
import nationsBoard from '@bivouac/nations/board';
import { findGame } from '@bivouac/shelf';
import { describe, expect, test } from 'vitest';
import { beforeHalle } from '../e2e/gloire-battle.ts';
import { changesBetween, ordersOf, sectionsOf, toStaff, withAnswer } from '../src/orders/order-lists.ts';
import { quickBots, sitDown, Sitting, SlowBots, takeFirst, TestShelf } from './desk-help.ts';

const PASS: Action = ['pass'];
const COVERING: Action = ['tactic', 2];
const BATTLE = [
  { window: 'cards.battle', answer: PASS },
  { window: 'tactic', answer: COVERING },
] as const;

/** Played once, by whichever test comes first. */
let halle: Promise<string> | null = null;

/** Two persons at one screen, the French about to fight at Halle. */
async function sitAtHalle(): Promise<{ shelf: TestShelf; desk: Sitting; id: string }> {
  const shelf = new TestShelf();
  const desk = new Sitting(shelf, quickBots);
  halle ??= beforeHalle();
  const read = await desk.desk.readIn(await halle);
  if (!read.ok) throw new Error(read.fault.detail);
  await desk.open(read.id);
  return { shelf, desk, id: read.id };
}

async function again(shelf: TestShelf, id: string): Promise<Sitting> {
  const desk = new Sitting(shelf, quickBots);
  expect(await desk.open(id)).toMatchObject({ ok: true });
  return desk;
}

const standing = async (desk: Sitting, seat: Viewer) => (await desk.look(seat)).showing.view.orders[seat];

const orderedFor = async (desk: Sitting, viewer: Viewer) =>
  (await desk.look(viewer)).showing.log.map(({ fact }) => fact).filter(({ fact }) => fact === 'kernel.ordered');

async function fight(desk: Sitting): Promise<void> {
  const battle = (await desk.look(0)).showing.decision?.offers.find(([verb]) => verb === 'fight');
  expect(await desk.act(0, battle as Action)).toEqual(DONE);
}

describe('standing orders given at the page', () => {
  test('answer in its player’s place; his own log alone says so', async () => {
    const { desk } = await sitAtHalle();
    expect(await desk.order(0, BATTLE)).toEqual(DONE);
    await fight(desk);
    // Without orders he would be asked for a card and for his tactic.
    const { showing } = await desk.look(0);
    expect([showing.decision, showing.waiting]).toEqual([null, [1]]);
    expect((await orderedFor(desk, 0)).map(({ window, answer }) => ({ window, answer }))).toEqual(BATTLE);
    for (const viewer of [1, PUBLIC]) expect(await orderedFor(desk, viewer)).toEqual([]);
  });

  test('are seen by nobody else: all that the others are given stays the same to the byte', async () => {
    const { desk } = await sitAtHalle();
    const given = async () => JSON.stringify([await desk.look(1), await desk.look(PUBLIC)]);
    const before = await given();
    await desk.order(0, BATTLE);
    expect(await standing(desk, 0)).toHaveLength(2);
    expect(await given()).toBe(before);
    await desk.order(0, [{ window: 'tactic', answer: ['tactic', 4] }]);
    await desk.order(0, [{ window: 'tactic', answer: null }]);
    expect(await given()).toBe(before);
    const length = await desk.desk.length();
    for (const viewer of [1, PUBLIC]) {
      const { view, log } = await desk.position(length, viewer);
      expect(JSON.stringify([view, log])).not.toContain('cards.battle');
    }
  });

  test('are kept: in the browser, in the file and in a replay', async () => {
    const { shelf, desk, id } = await sitAtHalle();
    await desk.order(0, BATTLE);
    const reloaded = await again(shelf, id);
    expect(await standing(reloaded, 0)).toEqual(BATTLE);
    await reloaded.order(0, [{ window: 'cards.battle', answer: null }]);
    await fight(reloaded);
    expect((await reloaded.look(0)).showing.decision?.prompt).toBe('cardsAtBattle');
    const game = gloireGame(germany1813);
    const loaded = loadMatch(game, (await reloaded.desk.fileText()) ?? '');
    if ('fault' in loaded) throw new Error(loaded.detail);
    expect(viewOf(game, loaded.table.state, 0)).toEqual((await reloaded.look(0)).showing.view);
    const length = await reloaded.desk.length();
    const then = await reloaded.position(length - 2, 0);
    expect(then.view.orders[0]).toEqual(BATTLE);
  });

  test('stay as they are when an action is taken back', async () => {
    const persons = [{ kind: 'person' }, { kind: 'person' }] as const;
    const order = { game: 'gloire', scenario: '', options: {}, seats: persons, seed: 'undo' };
    const { desk } = await sitDown(new TestShelf(), quickBots, order);
    const asked = async () => (await desk.look(0)).showing.decision?.offers;
    const before = await asked();
    await takeFirst(desk, 0);
    expect(await desk.order(0, BATTLE)).toEqual(DONE);
    expect(await asked()).not.toEqual(before);
    expect(await desk.undo(0)).toEqual(DONE);
    expect(await asked()).toEqual(before);
    expect(await standing(desk, 0)).toEqual(BATTLE);
  });

  test('can be given while the computer thinks: it thinks again about the match as it is now', async () => {
    const bots = new SlowBots();
    const seats = [{ kind: 'person' }, { kind: 'bot', level: 'conscript' }] as const;
    const order = { game: 'gloire', scenario: '', options: {}, seats, seed: 'meanwhile' };
    const { desk } = await sitDown(new TestShelf(), bots.call, order);
    while ((await desk.look(0)).bot === null) await takeFirst(desk, 0);
    const move = desk.botMove();
    await bots.waitUntilAsked(1);
    expect(await desk.order(0, BATTLE)).toEqual(DONE);
    bots.goOn();
    expect(await move).toBe('dropped');
    expect(await standing(desk, 0)).toEqual(BATTLE);
    void desk.botMove();
    await bots.waitUntilAsked(2);
    // The bot is not told: its view is what it was.
    expect(bots.asked[1]?.view).toEqual(bots.asked[0]?.view);
    await desk.desk.rest();
  });

  test('are refused in words that say why, and what was good of them stands', async () => {
    const { shelf, desk, id } = await sitAtHalle();
    const bad = (window: string, answer: Action) => desk.order(0, [...BATTLE, { window, answer }]);
    expect(await bad('siesta', PASS)).toEqual({ ok: false, refused: 'unknownWindow', detail: 'siesta' });
    expect(await bad('tactic', ['charge'])).toMatchObject({ ok: false, refused: 'malformed' });
    expect(await bad('tactic', ['tactic', 2, 3])).toMatchObject({ ok: false, refused: 'malformed' });
    expect(await desk.order(7, BATTLE)).toEqual({ ok: false, refused: 'unknownSeat' });
    expect(await standing(await again(shelf, id), 0)).toEqual(BATTLE);
    await desk.resign(1);
    expect(await desk.order(0, [])).toEqual(DONE);
    expect(await desk.order(0, BATTLE)).toEqual({ ok: false, refused: 'finished' });
  });

  test('hold where a position is tried out, over undo and a reload', async () => {
    const { shelf, desk } = await sitAtHalle();
    const id = await desk.tryFrom(await desk.desk.length(), 0);
    const trial = await again(shelf, id);
    await trial.order(0, BATTLE);
    await fight(trial);
    expect((await trial.look(0)).showing.decision).toBeNull();
    await trial.order(0, [{ window: 'blow', answer: ['spare'] }]);
    expect(await trial.undo(0)).toEqual(DONE);
    expect((await trial.look(0)).showing.decision?.prompt).toBe('fight');
    const orders = await standing(trial, 0);
    expect(orders).toHaveLength(3);
    const reloaded = await again(shelf, id);
    expect(await standing(reloaded, 0)).toEqual(orders);
    expect(await reloaded.undo(0)).toMatchObject({ ok: false, by: 'nothing' });
    await fight(reloaded);
    expect(await orderedFor(reloaded, 0)).toHaveLength(2);
  });
});

describe('the list of orders', () => {
  test.each([
    ['gloire', gloireBoard.orders ?? []],
    ['nations', nationsBoard.orders ?? []],
  ])('has every question of %s that can be answered beforehand', async (id, groups) => {
    const game = await findGame(id)?.load?.();
    const windows = game?.use((known) => prepare(known).windows);
    expect(new Set(groups.flatMap(({ orders }) => orders.map(({ window }) => window)))).toEqual(windows);
  });

  test('says only what has changed', () => {
    const before = ordersOf(BATTLE);
    expect(changesBetween(before, before)).toEqual([]);
    expect(changesBetween(before, withAnswer(before, 'tactic', ['tactic', 2]))).toEqual([]);
    const after = withAnswer(withAnswer(before, 'tactic', ['tactic', 3]), 'cards.battle', null);
    expect(changesBetween(before, after)).toEqual([
      { window: 'tactic', answer: ['tactic', 3] },
      { window: 'cards.battle', answer: null },
    ]);
    expect(changesBetween(before, new Map())).toHaveLength(2);
  });

  test('keeps what is ordered now, though nobody would be offered it any more; the staff has an answer to all', () => {
    const groups = [
      { title: { en: 'All', fr: 'Tout' }, orders: [{ window: 'w', answers: [PASS], staff: PASS, also: () => [] }] },
    ];
    const given = {} as Parameters<typeof sectionsOf>[1];
    const gone: Action = ['intercept', 3];
    const sections = sectionsOf(groups, given, new Map([['w', gone]]));
    expect(sections[0]?.lines[0]?.answers).toEqual([PASS, gone]);
    expect(sectionsOf(groups, given, new Map([['w', PASS]]))[0]?.lines[0]?.answers).toEqual([PASS]);
    expect([...toStaff(sections)]).toEqual([['w', PASS]]);
  });
});
