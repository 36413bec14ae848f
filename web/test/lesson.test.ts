import { isFault, Table } from '@bivouac/kernel';
import { leipzig, nationsGame } from '@bivouac/nations';
import { expect, test } from 'vitest';
import { actionsBefore } from '../src/tutorial/lesson.ts';
import { nationsLesson } from '../src/tutorial/nations.ts';

test('every step of the guided turn of nations is legal on the real engine', () => {
  const { seed, steps } = nationsLesson;
  const seats = [
    { name: '', kind: 'person' as const, powers: [0] },
    { name: '', kind: 'bot' as const, level: 'random', powers: [1] },
  ];
  const opening = { scenario: 'leipzig', options: {}, seats, clock: null, nonces: [], seed };
  const table = Table.open(nationsGame(leipzig), opening, 0);
  if (isFault(table)) throw new Error(table.fault);
  for (const action of actionsBefore(nationsLesson, steps.length)) {
    expect(table.decision(0)?.offers).toContainEqual(action);
    expect(table.act(0, action, 0)).toEqual({ ok: true });
  }
  expect(table.waiting()).toEqual([1]);
});

test.each(nationsLesson.steps.map((step) => [step.title.en, step] as const))(
  '%s is said in both languages',
  (_, step) => {
    for (const words of [step.title, step.words]) {
      expect(words.en.trim()).not.toBe('');
      expect(words.fr).not.toMatch(/[^\u202f\u00a0][;:!?»]/);
      expect(words.fr).not.toContain("'");
    }
  },
);
