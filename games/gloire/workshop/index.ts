import { type Guide, keepNetwork, type Schooling, type Network, sumOf } from '@bivouac/kernel/guide';
import { gloireGuide, weights } from '../bot.ts';
import { FEATURES, features } from '../bot/features.ts';
import { ANSWER, roleOf, seasonedJudgement, worthOf } from '../bot/seasoned.ts';
import type { GloireContent } from '../content/types.ts';
import { gloireGame } from '../game.ts';
import { rival } from './rival/index.ts';
import type { Gloire } from '../rules/state.ts';
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
  readonly lesson: Schooling<Gloire>;
} {
  return {
    rivals: [rival],
    suite: gloireSuite(gloireGame(content)),
    tuning: { weights: { ...weights }, most, guideWith: (changed) => gloireGuide(content, { ...weights, ...changed }) },
    lesson: gloireLesson(content),
  };
}

/** What the networks of gloire are taught on: one for the French, one for the Coalition. */
function gloireLesson(content: GloireContent): Schooling<Gloire> {
  const keep = (voices: readonly (readonly Network[])[], scenarios: readonly string[]) => ({
    pack: content.id,
    scenarios,
    voices: voices.map((networks) => networks.map(keepNetwork)),
  });
  const everywhere = content.scenarios.map(({ id }) => id);
  return {
    inputs: FEATURES,
    unit: ANSWER,
    roles: 2,
    role: (state, seat) => roleOf(content, state, seat),
    describe: (state, seat, into) =>
      sumOf(features(content, weights, state, seat, into)) * (roleOf(content, state, seat) === 0 ? 1 : -1),
    worth: (state) => worthOf(content, state),
    errs: { overlooks: 20, misjudges: 1.5 },
    taught: [],
    guideWith: (networks, share) => ({
      ...gloireGuide(content),
      ...seasonedJudgement(content, weights, keep([networks], everywhere), share),
    }),
    keep,
  };
}
