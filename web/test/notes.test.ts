import { games } from '@bivouac/shelf';
import { createWords, type Language } from '@bivouac/words';
import { expect, test } from 'vitest';
import { loadBoard } from '../src/table/board/boards.ts';

const languages: readonly Language[] = ['en', 'fr'];

/** All that a game tells beside its board, as the set-up, the drawer of tables and the reader of rules ask for it. */
test.each(games.map(({ id }) => id))(
  'every table of %s has a clause of the book and whole rows, every scenario a briefing, in both languages',
  async (id) => {
    const entry = games.find((one) => one.id === id);
    const [board, game, paragraphs] = await Promise.all([loadBoard(id), entry?.load?.(), entry?.paragraphs()]);
    if (board === null || game === undefined || paragraphs === undefined) throw new Error(`${id} is not whole`);
    const clauses = new Set(paragraphs.flatMap((one) => one.clauses.map((_, i) => `${one.id}#${i + 1}`)));
    for (const language of languages) {
      const text = await entry?.text?.[language]();
      game.use(({ powers, grammar, content, scenarios }) => {
        const speech = createWords(language, { game: { id, powers, grammar }, text: text ?? null });
        const tables = board.tables?.(content, speech, null) ?? [];
        expect(tables.length).toBeGreaterThanOrEqual(3);
        expect(new Set(tables.map((table) => table.id)).size).toBe(tables.length);
        for (const { title, clause, head, rows, note = '' } of tables) {
          expect(clauses).toContain(clause);
          expect(rows.length).toBeGreaterThan(0);
          for (const { cells } of rows)
            expect({ title, cells: cells.length }).toEqual({ title, cells: head.length - 1 });
          const words = [title, note, ...head, ...rows.flatMap(({ name, cells }) => [name, ...cells])].join(' ');
          expect(words).not.toMatch(/undefined|\[object|NaN|\{\{/);
        }
        for (const scenario of scenarios) {
          const lines = board.briefing?.(content, scenario) ?? [];
          expect(lines.length).toBeGreaterThan(0);
          const words = lines.map((line) => `${line.label[language]} ${line.words[language]}`).join(' ');
          expect(words.length).toBeGreaterThan(120);
          expect(words).not.toMatch(/undefined|\[object|NaN/);
        }
      });
    }
  },
);
