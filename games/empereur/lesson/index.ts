import type { GuidedTurn } from '@bivouac/kernel';
import type { Empereur } from '../rules/state.ts';
import { fight } from './fight.ts';
import { march } from './march.ts';
import { answer } from './script.ts';

/** The first turn and a half of The mill, with the French: a height is taken, a line formed, an enemy thrown back over the brook. */
export const lesson: GuidedTurn<Empereur> = {
  game: 'empereur',
  seed: 'lesson-12',
  answer,
  steps: [...march, ...fight],
};
