import { expect, test } from 'vitest';
import { standingPoints } from '../src/end/use-course.ts';
import { storyOf } from '../src/replay/use-replay.ts';
import { takenBack, withoutUndone } from '../src/table/panel/undone.ts';

const told = (at: number, fact: string) => ({ at, fact: { fact } });

test('what was taken back leaves the log, with the entry that took it back', () => {
  const log = [told(1, 'moved'), told(2, 'laid'), told(3, 'kernel.undone'), told(4, 'drew')];
  expect(withoutUndone(log).map(({ at }) => at)).toEqual([1, 4]);
});

test('an action that told nothing counts all the same: only it is taken back', () => {
  // Entry 2 chose a card in thought, and told nobody.
  const log = [told(1, 'moved'), told(3, 'kernel.undone'), told(4, 'drew')];
  expect(takenBack(log)).toEqual(new Set([2, 3]));
});

test('talk in between is no action, and stays', () => {
  const log = [told(1, 'moved'), told(2, 'kernel.said'), told(3, 'kernel.undone')];
  expect(withoutUndone(log).map(({ fact }) => fact.fact)).toEqual(['kernel.said']);
});

test('a replay has no moment for what was taken back, and marks what is left', () => {
  const log = [told(1, 'turn'), told(2, 'fight'), told(3, 'kernel.undone'), told(4, 'fight')];
  const { moments, marks } = storyOf(log, 4, { turn: 'turn', fight: 'battle' });
  expect(moments).toEqual([0, 1, 4]);
  expect(marks).toEqual([
    { at: 1, kind: 'turn' },
    { at: 4, kind: 'battle' },
  ]);
});

test('a plot of the course has no point for what was taken back, and no gap where it was', () => {
  const log = [told(1, 'turn'), told(2, 'fight'), told(3, 'kernel.undone'), told(4, 'fight')];
  const course = [0, 1, 2, 3, 4].map((at) => ({ at, value: at }));
  expect(standingPoints(course, log, 4)).toEqual([
    { at: 0, value: 0 },
    { at: 1, value: 1 },
    { at: 2, value: 4 },
  ]);
});
