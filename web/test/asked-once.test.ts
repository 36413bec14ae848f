import { germany1813, gloireGame } from '@bivouac/gloire';
import { fastDice, fillHoles, type Offer, PUBLIC, StateDice } from '@bivouac/kernel';
import { canAskOpenly } from '@bivouac/host';
import { type SeatInfo, Table } from '@bivouac/kernel/table';
import { expect, test } from 'vitest';
import { AskedOnce } from '../src/table/session/asked-once.ts';
import { loadBoard } from '../src/table/board/boards.ts';

type Asked = Parameters<AskedOnce['answer']>[0];

const PASS: Offer = ['pass'];
const bot: SeatInfo = { name: '', kind: 'bot', level: 'conscript', powers: [1] };
const person: SeatInfo = { name: '', kind: 'person', powers: [0] };

const people: readonly SeatInfo[] = [person, { ...person, powers: [1] }];

const asked = (offers: readonly Offer[], more: Partial<{ window: string; seats: readonly SeatInfo[] }> = {}): Asked => {
  const { window = 'cards.phase', seats = [person, bot] } = more;
  const view = {} as Asked['showing']['view'];
  return { viewer: 0, person: 0, showing: { seats, proposal: null, view, decision: { offers, window } } };
};

function once(period: () => string): AskedOnce {
  const made = new AskedOnce();
  made.onceIn = (_, window) => (window.startsWith('cards.') ? period() : null);
  return made;
}

test('what was declined is not asked about again until the phase is over; what is new is', () => {
  let phase = 'movement';
  const questions = once(() => phase);
  const first = asked([['play', 3], PASS]);
  expect(questions.answer(first)).toBeNull();
  questions.note(first, ['pass']);
  expect(questions.answer(first)).toEqual(['pass']);
  expect(questions.answer(asked([['play', 3], ['play', 8], PASS], { window: 'cards.battle' }))).toBeNull();
  phase = 'combat';
  expect(questions.answer(first)).toBeNull();
});

test('whoever plays a card, or wants to be asked again, is asked again', () => {
  const questions = once(() => 'movement');
  const first = asked([['play', 3], PASS]);
  questions.answer(first);
  questions.note(first, ['play', 3]);
  expect(questions.answer(first)).toBeNull();
});

test('where nothing can be played nobody is asked; other questions and tables of several people are as before', () => {
  const questions = once(() => 'movement');
  expect(questions.answer(asked([PASS]))).toEqual(['pass']);
  expect(questions.answer(asked([PASS], { window: 'intercepting' }))).toBeNull();
  // Where another sees whether one is asked, that one can but pass is no reason not to be.
  questions.askedAbout = () => ({ window: 'cards.phase', about: ['3'] });
  expect(questions.answer(asked([PASS], { seats: people }))).toBeNull();
});

test('among people one is asked again in a phase only where more might be played, whatever one holds', () => {
  let about = ['3', '8'];
  const questions = once(() => 'movement');
  questions.askedAbout = () => ({ window: 'cards.attacked', about });
  const holding = asked([['play', 3], PASS], { seats: people });
  const empty = asked([PASS], { seats: people });
  for (const look of [holding, empty]) {
    const other = { ...look, viewer: 1 };
    const fresh = Object.assign(new AskedOnce(), { onceIn: questions.onceIn, askedAbout: questions.askedAbout });
    about = ['3', '8'];
    expect([fresh.answer(look), fresh.hasDeclined(other)]).toEqual([null, false]);
    fresh.note(look, ['pass']);
    // Through another's eyes it is the same, so that he need not hand the screen over.
    expect([fresh.answer(look), fresh.hasDeclined(other)]).toEqual([['pass'], true]);
    about = ['3', '8', '11'];
    expect([fresh.answer(look), fresh.hasDeclined(other)]).toEqual([null, false]);
  }
});

test('[GLO 1813.A.cards#11] what a question about cards may be about is the same for all who look on, and holds all one can play', async () => {
  const board = await loadBoard('gloire');
  const game = gloireGame(germany1813);
  const seats = (game.seatings[0] ?? []).map((powers): SeatInfo => ({ ...person, powers }));
  const setup = { scenario: 'campaign', options: {}, seats, clock: null, seed: 'about', nonces: [] };
  const table = Table.open(game, setup, 0);
  if (!(table instanceof Table)) throw new Error(table.fault);
  const dice = new StateDice(fastDice('about'));
  let [windows, holders] = [0, 0];
  for (let steps = 0; steps < 900 && table.result === null; steps++) {
    const [seat = 0] = table.waiting();
    const { offers = [], window = '' } = table.decision(seat) ?? {};
    if (window.startsWith('cards.')) {
      windows++;
      const [asked, ...others] = [seat, 1 - seat, PUBLIC].map((viewer) =>
        board?.askedAbout?.(germany1813, table.show(viewer).view),
      );
      expect(asked?.window).toBe(window);
      for (const other of others) expect(other).toEqual(asked);
      for (const [verb, event] of offers) if (verb === 'play') expect(asked?.about).toContain(`${Number(event)}`);
      // At one screen it is asked in the same way of whoever holds a card and of whoever does not.
      expect(canAskOpenly(game, table.state, { seat, viewer: 1 - seat, offers })).toBe('table');
      if (offers.length > 1) holders++;
    }
    const done = table.act(seat, fillHoles(dice.pick(offers), dice), 0);
    if (!done.ok) throw new Error(done.refused);
  }
  expect(holders).toBeGreaterThan(3);
  expect(windows - holders).toBeGreaterThan(10);
}, 60_000);

test('in a campaign of gloire a phase asks at most once about each event, and mostly not at all', async () => {
  const board = await loadBoard('gloire');
  const game = gloireGame(germany1813);
  const seats = (game.seatings[0] ?? []).map((powers, seat): SeatInfo => ({ ...(seat === 0 ? person : bot), powers }));
  const setup = { scenario: 'campaign', options: {}, seats, clock: null, seed: 'cards', nonces: [] };
  const table = Table.open(game, setup, 0);
  if (!(table instanceof Table)) throw new Error(table.fault);
  const questions = new AskedOnce();
  questions.onceIn = (view, window) => board?.askedOnce?.(view, window) ?? null;
  const dice = new StateDice(fastDice('cards'));
  const asks = new Map<string, number>();
  let [windows, answered] = [0, 0];
  for (let steps = 0; steps < 1500 && table.result === null; steps++) {
    const [seat = 0] = table.waiting();
    const { offers = [], window = '' } = table.decision(seat) ?? {};
    let action = fillHoles(dice.pick(offers), dice);
    if (seat === 0 && window.startsWith('cards.')) {
      const look = { viewer: 0, person: seat, showing: table.show(0) } as Asked;
      const { turn, active, phase } = table.show(0).view.game;
      const period = [turn, active, phase].join(' ');
      windows++;
      const itself = questions.answer(look);
      if (itself !== null) answered++;
      else
        for (const offer of offers.filter(([verb]) => verb === 'play')) {
          const key = `${period} ${JSON.stringify(offer)}`;
          asks.set(key, (asks.get(key) ?? 0) + 1);
        }
      action = ['pass'];
      questions.note(look, action);
    }
    const done = table.act(seat, action, 0);
    if (!done.ok) throw new Error(done.refused);
  }
  expect(windows).toBeGreaterThan(30);
  expect(asks.size).toBeGreaterThan(3);
  expect([...asks.values()].every((times) => times === 1)).toBe(true);
  expect(answered).toBeGreaterThan(windows / 2);
});
