import type { Action, Thing, Words } from '@bivouac/kernel';

/** One step of a guided turn: what is said, and what is to be done. */
export interface LessonStep {
  readonly title: Words;
  readonly words: Words;
  /** The action that leads on; without one there is only something to read. */
  readonly action?: Action;
  /** What to look at on the map. */
  readonly look?: Thing;
}

/** A guided first turn on the real engine: a seed, so that the same cards come, and steps through it. */
export interface Lesson {
  readonly game: string;
  readonly seed: string;
  readonly steps: readonly LessonStep[];
}

/** The actions that lead to a step. */
export function actionsBefore({ steps }: Lesson, step: number): Action[] {
  return steps.slice(0, step).flatMap(({ action }) => (action === undefined ? [] : [action]));
}
