import type { Words } from '@bivouac/kernel';
import type { Bot } from './bot.ts';
import { random } from './random.ts';

/** An opponent to choose: what it is called, and who plays it. */
export interface Level {
  readonly id: string;
  readonly title: Words;
  readonly bot: Bot;
}

/** The opponents, the weakest first. A match file keeps their ids: these never change their meaning. */
export const levels: readonly [Level, ...Level[]] = [
  { id: 'random', title: { en: 'Recruit (plays at random)', fr: 'Conscrit (joue au hasard)' }, bot: random },
];

/** The opponent of this id, or null if there is none. */
export function levelOf(id: string): Level | null {
  return levels.find((level) => level.id === id) ?? null;
}
