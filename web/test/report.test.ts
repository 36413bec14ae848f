import { leipzig, nationsGame } from '@bivouac/nations';
import { fastDice, fillHoles, StateDice } from '@bivouac/kernel';
import { Table } from '@bivouac/kernel/table';
import { findGame } from '@bivouac/shelf';
import { createWords } from '@bivouac/words';
import { expect, test } from 'vitest';
import { reportText, storyLines } from '../src/end/report.ts';
import { loadBoard } from '../src/table/board/boards.ts';

test('a report tells who won and what decided the match, without what was taken back', async () => {
  const game = nationsGame(leipzig);
  const seats = [0, 1].map((power) => ({ name: '', kind: 'person', powers: [power] }) as const);
  const table = Table.open(
    game,
    { scenario: 'leipzig', options: {}, seats, clock: null, seed: 'report', nonces: [] },
    0,
  );
  if (!(table instanceof Table)) throw new Error(table.fault);
  const dice = new StateDice(fastDice('report'));
  while (table.result === null) {
    const [seat = 0] = table.waiting();
    const done = table.act(seat, fillHoles(dice.pick(table.decision(seat)?.offers ?? []), dice), 0);
    if (!done.ok) throw new Error(done.refused);
  }
  const [board, text] = await Promise.all([loadBoard('nations'), findGame('nations')?.text?.en()]);
  const words = createWords('en', { game, text: text ?? null });
  const { log, result } = table.show(0);
  if (result === null) throw new Error('the match is not over');
  const story = storyLines(log, words, board);
  // Both fights, five missions and the score at least.
  expect(story.filter((line) => line.includes('October')).length).toBeGreaterThanOrEqual(2);
  expect(story.at(-1)).toMatch(/French \d+, Allies \d+/);
  const written = reportText({ title: 'Leipzig', sides: 'A – B', result: words.result(result), story });
  expect(written.split('\n').slice(0, 3)).toEqual(['Leipzig', 'A – B', words.result(result)]);
  expect(written).toContain(`– ${story[0] ?? ''}`);
  const undone = [
    ...log,
    { at: log.length + 900, fact: { fact: 'revealed', mission: 0 } },
    { at: log.length + 901, fact: { fact: 'kernel.undone' } },
  ];
  expect(storyLines(undone, words, board)).toHaveLength(story.length);
});
