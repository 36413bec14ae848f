import { type Conquests, conquestsGame, europe } from '@bivouac/conquests';
import { lesson as conquestsLesson } from '@bivouac/conquests/lesson';
import { auerstaedt1806, type Empereur, empereurGame } from '@bivouac/empereur';
import { lesson as empereurLesson } from '@bivouac/empereur/lesson';
import { germany1813, type Gloire, gloireGame } from '@bivouac/gloire';
import type { Game, GuidedTurn, Kind } from '@bivouac/kernel';
import { isFault, Table } from '@bivouac/kernel/table';
import { leipzig, nationsGame } from '@bivouac/nations';
import { expect, test } from 'vitest';
import { lesson as gloireLesson } from '@bivouac/gloire/lesson';
import { answerOthers, found, type LessonTable, takeStep } from '../src/tutorial/lesson.ts';
import { lesson as nationsLesson } from '@bivouac/nations/lesson';

function opened<G extends Kind>(game: Game<G>, { seed, players = 2, person = 0 }: GuidedTurn<G>): Table<G> {
  const seating = game.seatings.find((powers) => powers.length === players) ?? [];
  const seats = seating.map((powers, seat) =>
    seat === person
      ? { name: '', kind: 'person' as const, powers }
      : { name: '', kind: 'bot' as const, level: 'random', powers },
  );
  const opening = { scenario: game.scenarios[0] ?? '', options: {}, seats, clock: null, nonces: [], seed };
  const table = Table.open(game, opening, 0);
  if (isFault(table)) throw new Error(table.fault);
  return table;
}

function lessonTable<G extends Kind>(game: Game<G>, table: Table<G>, person: number): LessonTable<G> {
  return {
    person,
    look: async (seat) => {
      const { view, waiting, decision } = table.show(seat);
      const seen = { content: game.content, state: view.game, offers: decision?.offers ?? [] };
      return { seen, waiting, decision };
    },
    act: async (seat, action) => table.act(seat, action, 0),
  };
}

/** Plays a lesson through on the real engine; each step's action must be offered when its turn comes. */
async function playThrough<G extends Kind>(game: Game<G>, lesson: GuidedTurn<G>): Promise<Table<G>> {
  const table = opened(game, lesson);
  const desk = lessonTable(game, table, lesson.person ?? 0);
  await answerOthers(lesson, desk);
  for (const step of lesson.steps) {
    const { seen, decision } = await desk.look(desk.person);
    if (step.look !== undefined) expect([step.title.en, found(step.look, seen).id >= 0]).toEqual([step.title.en, true]);
    if (step.action === undefined) continue;
    expect([step.title.en, decision?.offers]).toEqual([
      step.title.en,
      expect.arrayContaining([found(step.action, seen)]),
    ]);
    expect([step.title.en, await takeStep(lesson, step, desk)]).toEqual([step.title.en, { ok: true }]);
  }
  return table;
}

test('the second lesson of nations places an army, brings a fight and ends with the score that it tells', async () => {
  const second = await nationsLesson.next?.();
  if (second === undefined) throw new Error('there is no second lesson');
  const table = await playThrough(nationsGame(leipzig), second);
  const told = table.show(0).log.map(({ fact }) => fact);
  expect(told.filter(({ fact }) => fact === 'fight').map((fact) => fact['day'])).toEqual([16, 18]);
  expect(
    told.some(({ fact, field }) => fact === 'placed' && leipzig.fields[Number(field)]?.name === 'Kleinzschocher'),
  ).toBe(true);
  expect(table.result?.scores).toEqual([13, 10]);
});

test('every step of the guided turn of nations is legal on the real engine', async () => {
  const table = await playThrough(nationsGame(leipzig), nationsLesson);
  expect(table.waiting()).toEqual([1]);
});

test('the guided turn of gloire goes to a battle won, and what it says comes true', async () => {
  const table = await playThrough<Gloire>(gloireGame(germany1813), gloireLesson);
  expect(table.waiting()).toEqual([0]);
  const facts = table.log.map(({ fact }) => fact);
  const halle = germany1813.map.towns.findIndex(({ id }) => id === 'halle');
  const leipzigTown = germany1813.map.towns.findIndex(({ id }) => id === 'leipzig');
  expect(facts).toContainEqual(expect.objectContaining({ fact: 'beaten', side: 1, town: halle }));
  expect(facts).toContainEqual(expect.objectContaining({ fact: 'retreated', side: 1, town: leipzigTown }));
  expect(facts).toContainEqual(expect.objectContaining({ fact: 'pursuit', side: 0 }));
  expect(facts).toContainEqual(expect.objectContaining({ fact: 'morale', side: 1, held: false }));
  expect(facts).toContainEqual(expect.objectContaining({ fact: 'control', side: 0, town: halle }));
  // Macdonald's stack costs one point, Napoleon's none; nobody plays a card or intercepts.
  expect(facts.filter(({ fact }) => fact === 'paid').map(({ cost }) => cost)).toEqual([1]);
  expect(facts.filter(({ fact }) => fact === 'event' || fact === 'interception')).toEqual([]);
});

test('the guided turn of conquests goes by an alliance to Rome, and what it says comes true', async () => {
  const table = await playThrough<Conquests>(conquestsGame(europe), conquestsLesson);
  expect(table.waiting()).toEqual([1]);
  const { game } = table.show(1).view;
  const facts = table.log.map(({ fact }) => fact);
  const rome = europe.map.lands.findIndex(({ id }) => id === 'rome');
  expect(game.turn).toBe(2);
  expect([game.pact[1], game.pact[4]]).toEqual([1, 1]);
  // Russia, Napoleon and England have placed before; Prussia pays its share, Austria nothing.
  expect(facts.filter(({ fact }) => fact === 'placed').map(({ power }) => power)).toEqual(
    expect.arrayContaining([3, 0, 2, 1]),
  );
  expect(facts.filter(({ fact }) => fact === 'placed')[3]).toMatchObject({ power: 1 });
  expect(facts).toContainEqual(expect.objectContaining({ fact: 'paid', power: 4, francs: 3 }));
  expect(facts.filter(({ fact, power }) => fact === 'marched' && power === 1).map(({ cost }) => cost)).toEqual([
    2, 1, 2,
  ]);
  expect(facts).toContainEqual(expect.objectContaining({ fact: 'combatCard', power: 1, kind: 'force' }));
  const units = game.troops.slice((rome * 5 + 1) * 5, (rome * 5 + 2) * 5);
  expect(units.reduce((sum, count) => sum + count, 0)).toBe(2);
  expect(game.moves[1]).toBe(3);
});

test('the guided turn of empereur throws a regiment back over the brook, and what it says comes true', async () => {
  const table = await playThrough<Empereur>(empereurGame(auerstaedt1806), empereurLesson);
  const { game } = table.show(0).view;
  const facts = table.log.map(({ fact }) => fact);
  const unit = (id: string) => auerstaedt1806.units.findIndex((one) => one.id === id);
  const hex = (column: number, row: number) => (row - 1) * (auerstaedt1806.maps[0]?.columns ?? 0) + column - 1;
  // Nobody moves, fires or falls but as it is told.
  const fired = facts.filter(({ fact }) => fact === 'fired');
  expect(fired.map(({ total, die, result }) => [total, die, result])).toEqual([
    [2, 2, 0],
    [6, 6, 1],
  ]);
  expect(facts.filter(({ fact }) => fact === 'losses')).toEqual([
    expect.objectContaining({ unit: unit('ir59'), count: 1 }),
  ]);
  expect(facts.filter(({ fact }) => fact === 'tested')).toEqual([
    expect.objectContaining({ unit: unit('ir59'), dice: 6, morale: 8, held: true, why: ['leader'] }),
  ]);
  expect(facts.filter(({ fact }) => fact === 'shock')).toEqual([
    expect.objectContaining({ place: hex(12, 26), attack: 27, defence: 8, odds: '3:1', defender: 'D' }),
  ]);
  const places = ['30e', '17e', 'art1', 'ir59'].map((id) => game.hex[unit(id)]);
  expect(places).toEqual([hex(12, 26), hex(13, 27), hex(16, 24), hex(10, 26)]);
  // The Prussians stay where they are after that.
  expect([game.turn, game.active]).toEqual([3, 0]);
});

const said = [nationsLesson, gloireLesson, conquestsLesson, empereurLesson].flatMap(({ game, steps }) =>
  steps.map((step) => [game, step.title.en, step] as const),
);

test.each(said)('%s: %s is said in both languages', (_, __, step) => {
  for (const words of [step.title, step.words]) {
    expect(words.en.trim()).not.toBe('');
    expect(words.fr).not.toMatch(/[^\u202f\u00a0][;:!?»]/);
    expect(words.fr).not.toContain("'");
  }
});
