import type { Guide } from '@bivouac/kernel/guide';
import { conquestsGuide, weights } from '../bot.ts';
import type { ConquestsContent } from '../content/types.ts';
import { conquestsGame } from '../game.ts';
import type { Conquests } from '../rules/state.ts';
import { type ConquestsPosition, conquestsSuite } from './suite/index.ts';

/** Weights by name. */
type Named = { readonly [name: string]: number };

/** What Les Conquêtes brings along to measure and tune the bots with. */
export function conquestsWorkshop(content: ConquestsContent): {
  readonly rivals: readonly never[];
  readonly suite: readonly ConquestsPosition[];
  readonly tuning: { readonly weights: Named; readonly most: Named; guideWith(weights: Named): Guide<Conquests> };
  readonly lesson: null;
} {
  return {
    rivals: [],
    suite: conquestsSuite(conquestsGame(content)),
    tuning: {
      weights: { ...weights },
      most: {},
      guideWith: (changed) => conquestsGuide(content, { ...weights, ...changed }),
    },
    lesson: null,
  };
}
