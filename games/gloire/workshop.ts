import type { Guide } from '@bivouac/kernel';
import { gloireGuide, weights } from './bot.ts';
import type { GloireContent } from './content/types.ts';
import { gloireGame } from './game.ts';
import { rival } from './rival/index.ts';
import type { Gloire } from './rules/state.ts';
import { type GloirePosition, gloireSuite } from './suite/index.ts';

/** Weights by name. */
type Named = { readonly [name: string]: number };

/** Shares: beyond the whole the judgement is nonsense. */
const most: Named = { places: 0.99, support: 0.99, walls: 0.99, joining: 0.99 };

/** What gloire brings along to measure and tune the bots with. */
export function gloireWorkshop(content: GloireContent): {
  readonly rivals: readonly (typeof rival)[];
  readonly suite: readonly GloirePosition[];
  readonly tuning: { readonly weights: Named; readonly most: Named; guideWith(weights: Named): Guide<Gloire> };
  readonly lesson: null;
} {
  return {
    rivals: [rival],
    suite: gloireSuite(gloireGame(content)),
    tuning: { weights: { ...weights }, most, guideWith: (changed) => gloireGuide(content, { ...weights, ...changed }) },
    lesson: null,
  };
}
