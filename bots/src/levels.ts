import type { Words } from '@bivouac/kernel';
import type { Bot } from './bot.ts';
import { oneStep } from './one-step.ts';
import { random } from './random.ts';
import { marshalWith } from './search/marshal.ts';

/** An opponent to choose: what it is called, and who plays it. */
export interface Level {
  readonly id: string;
  readonly title: Words;
  readonly bot: Bot;
  /** A level that searches: the same with another budget, and the one it has in the arena. */
  readonly within?: (budget: Budget) => Bot;
  readonly arena?: Budget;
}

/** What a bot may spend on one decision. The same seed and iterations give the same move; time does not. */
export type Budget = { readonly iterations: number } | { readonly ms: number };

/**
 * A beginner who errs like one: he overlooks one thing in seven that he could do, misjudges the rest by up to a third of
 * a point, never asks what cards he may still draw, and judges as a novice does: by what stands on the board, without a
 * thought for what may still come.
 */
export const conscript: Bot = oneStep('conscript', {
  states: 1,
  promising: 0,
  overlooks: 15,
  misjudges: 0.3,
  novice: true,
});

/** An old soldier: looks one action ahead, with good judgement, and plays at once. */
export const grognard: Bot = oneStep('grognard', { states: 4, promising: 6, overlooks: 0, misjudges: 0 });

/** What the searcher may spend on a decision in the arena, and at the table. */
// Less than two worlds of the search (1,100 each, and as much to weigh) is weaker against Grognard (docs/lab).
const ARENA: Budget = { iterations: 3300 };
const TABLE: Budget = { iterations: 6600 };

/** A commander who thinks his whole turn through before he acts. */
export const marshal: Bot = marshalWith(TABLE);

/** The opponents, the weakest first. A match file keeps their ids: these never change their meaning. */
export const levels: readonly [Level, ...Level[]] = [
  { id: 'random', title: { en: 'Drummer boy (plays at random)', fr: 'Tambour (joue au hasard)' }, bot: random },
  { id: 'conscript', title: { en: 'Conscript', fr: 'Conscrit' }, bot: conscript },
  { id: 'grognard', title: { en: 'Grognard', fr: 'Grognard' }, bot: grognard },
  { id: 'marshal', title: { en: 'Marshal', fr: 'Maréchal' }, bot: marshal, within: marshalWith, arena: ARENA },
];

/** The opponent of this id, or null if there is none. */
export function levelOf(id: string): Level | null {
  return levels.find((level) => level.id === id) ?? null;
}
