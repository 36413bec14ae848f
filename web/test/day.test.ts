import { conquestsGame, europe } from '@bivouac/conquests';
import { auerstaedt1806, empereurGame } from '@bivouac/empereur';
import { germany1813, gloireGame } from '@bivouac/gloire';
import { type Dice, type Fact, fillHoles, type Game, type Kind, type Logged, type Offer } from '@bivouac/kernel';
import type { LookupTable } from '@bivouac/kit';
import { playMoments } from '@bivouac/kit/testing/moments';
import { leipzig, nationsGame } from '@bivouac/nations';
import { findGame } from '@bivouac/shelf';
import { createWords } from '@bivouac/words';
import { expect, test } from 'vitest';
import { loadBoard } from '../src/table/board/boards.ts';
import { lastDay } from '../src/tables/last-day.ts';

const told = (...facts: readonly string[]): Logged[] => facts.map((fact, at) => ({ at, fact: { fact } }));

test('a day is what was told from its beginning to its end; until one is over there is none', () => {
  const days = { begins: ['fight'], over: ['turn', 'score'] };
  expect(lastDay(told('turn', 'moved', 'turn'), days)).toBeNull();
  expect(lastDay(told('turn', 'fight', 'hit'), days)).toBeNull();
  const log = told('turn', 'fight', 'hit', 'lost', 'turn', 'moved', 'turn');
  expect(lastDay(log, days)?.facts.map(({ fact }) => fact)).toEqual(['fight', 'hit', 'lost']);
  expect(lastDay(log, days)?.at).toBe(4);
  const turns = { begins: ['turn'], over: ['turn'] };
  expect(lastDay(told('turn', 'a', 'turn', 'b', 'turn', 'c'), turns)?.facts.map(({ fact }) => fact)).toEqual([
    'turn',
    'b',
  ]);
});

const IDLE = new Set(['done', 'pass', 'cancel', 'halt', 'refuse', 'withdraw', 'putDown', 'drop']);

/** Every summary of a match by chance, with the facts that it sums up. */
async function summaries<G extends Kind>(
  game: Game<G>,
  scenario: string,
  most: number,
  seed = 'day',
): Promise<readonly { readonly facts: readonly Fact[]; readonly table: LookupTable }[]> {
  const entry = findGame(game.id);
  const [board, text] = await Promise.all([loadBoard(game.id), entry?.text?.en()]);
  if (board?.day === undefined) throw new Error(`${game.id} sums nothing up`);
  const { id, powers, grammar, content } = game;
  const speech = createWords('en', { game: { id, powers, grammar }, text: text ?? null });
  const log: Logged[] = [];
  const found: { facts: readonly Fact[]; table: LookupTable }[] = [];
  let [at, seen] = [0, 0];
  const setup = { scenario, options: {}, seats: game.seatings[0] ?? [] };
  const choose = (offers: readonly Offer[], dice: Dice) => {
    const bold = offers.filter(([verb]) => !IDLE.has(verb));
    return fillHoles(dice.pick(bold.length > 0 && dice.below(8) > 0 ? bold : offers), dice);
  };
  for (const { news } of playMoments(game, { setup, seed, most, choose })) {
    at++;
    log.push(...news.map((fact) => ({ at, fact })));
    const day = news.some(({ fact }) => board.day?.over.includes(fact)) ? lastDay(log, board.day) : null;
    if (day === null || day.at === seen) continue;
    seen = day.at;
    const table = board.day.sum(content, speech, day.facts);
    if (table !== null) found.push({ facts: day.facts, table });
  }
  for (const { table } of found) {
    for (const { cells } of table.rows) expect(cells).toHaveLength(table.head.length - 1);
    expect(JSON.stringify(table)).not.toMatch(/undefined|NaN|\{\{/);
    const [paragraph, clause] = table.clause.split('#');
    const clauses = (await entry?.paragraphs())?.find((one) => one.id === paragraph)?.clauses ?? [];
    expect(clauses.length).toBeGreaterThanOrEqual(Number(clause));
  }
  return found;
}

const sum = (facts: readonly Fact[], kind: string, key: string): number =>
  facts.reduce((all, fact) => (fact.fact === kind ? all + Number(fact[key]) : all), 0);
const column = (table: LookupTable, at: number): number =>
  table.rows.reduce((all, { cells }) => all + Number(cells[at]), 0);

test('nations: both fights are summed up, with every point that fell', async () => {
  const games = await Promise.all(
    ['a', 'b', 'c'].map((seed) => summaries(nationsGame(leipzig), 'leipzig', 2000, seed)),
  );
  const found = games.flat();
  expect(found).toHaveLength(6);
  for (const { facts, table } of found) expect(column(table, 1)).toBe(sum(facts, 'lost', 'points'));
  expect(found.some(({ table }) => column(table, 1) > 0)).toBe(true);
});

test('gloire: a turn lists each of its battles', async () => {
  const found = await summaries(gloireGame(germany1813), 'spring', 1500);
  expect(found.length).toBeGreaterThan(0);
  for (const { facts, table } of found) {
    const kinds = facts.filter(({ fact }) => ['beaten', 'drawn', 'fallen', 'captured'].includes(fact)).length;
    const battles = facts.filter(({ fact }) => ['beaten', 'drawn'].includes(fact)).length;
    expect(table.rows).toHaveLength(kinds + (battles > 1 ? 1 : 0));
  }
});

test('conquests and empereur: combats of a turn, losses of half a turn', async () => {
  const combats = await summaries(conquestsGame(europe), 'short', 1200);
  expect(combats.length).toBeGreaterThan(0);
  for (const { facts, table } of combats) {
    const fought = facts.filter(({ fact }) => fact === 'battle' || fact === 'captured');
    expect(table.rows).toHaveLength(fought.length);
  }
  const losses = await summaries(empereurGame(auerstaedt1806), 'hassenhausen', 900);
  expect(losses.length).toBeGreaterThan(0);
  for (const { facts, table } of losses) expect(column(table, 0)).toBe(sum(facts, 'losses', 'count'));
});
