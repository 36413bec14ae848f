import { type Guide, keepNetwork, type Schooling, readNetwork, type Network, sumOf } from '@bivouac/kernel/guide';
import { nationsGuide, weights } from '../bot.ts';
import experience from '../bot/experience.json' with { type: 'json' };
import { featureCount, features } from '../bot/features.ts';
import { ANSWER, roleOf, seasonedJudgement, worthOf } from '../bot/seasoned.ts';
import type { NationsContent } from '../content/types.ts';
import { nationsGame } from '../game.ts';
import { rival } from './rival/index.ts';
import type { Nations } from '../rules/state.ts';
import { type NationsPosition, nationsSuite } from './suite/index.ts';

/** Weights by name; those of the set-up are called `setUp.threat` and so on. */
type Named = { readonly [name: string]: number };

/** Shares and likelihoods: beyond the whole the judgement is nonsense (a further card worth more than the first). */
const SHARES = ['holdTwo', 'holdThree', 'holdCard', 'step', 'secret', 'block', 'fights', 'surfeit', 'kept'];
const most: Named = Object.fromEntries(SHARES.flatMap((name) => [name, `setUp.${name}`].map((one) => [one, 0.99])));

/** What nations brings along to measure and tune the bots with. */
export function nationsWorkshop(content: NationsContent): {
  readonly rivals: readonly (typeof rival)[];
  readonly suite: readonly NationsPosition[];
  readonly tuning: { readonly weights: Named; readonly most: Named; guideWith(weights: Named): Guide<Nations> };
  readonly lesson: Schooling<Nations>;
} {
  return {
    rivals: [rival],
    suite: nationsSuite(nationsGame(content)),
    tuning: { weights: named(weights), most, guideWith: (changed) => nationsGuide(content, withChanges(changed)) },
    lesson: nationsLesson(content),
  };
}

/** What the networks of nations are taught on: one for Napoleon's seat, one for his enemies'. */
function nationsLesson(content: NationsContent): Schooling<Nations> {
  const keep = (voices: readonly (readonly Network[])[]) => ({
    pack: content.id,
    fulfilled: experience.fulfilled,
    voices: voices.map((networks) => networks.map(keepNetwork)),
  });
  return {
    inputs: featureCount(content),
    unit: ANSWER,
    roles: 2,
    role: roleOf,
    describe: (state, seat, into) =>
      sumOf(features(content, weights, state, seat, into)) * (roleOf(state, seat) === 0 ? 1 : -1),
    worth: ({ game }) => worthOf(game),
    errs: { overlooks: 15, misjudges: 0.8 },
    taught: content.id === experience.pack ? experience.voices.map((voice) => voice.map(readNetwork)) : [],
    guideWith: (networks, share) => ({
      ...nationsGuide(content),
      ...seasonedJudgement(content, weights, keep([networks]), [share, share]),
    }),
    keep,
  };
}

function named(all: object, prefix = ''): Named {
  const found: { [name: string]: number } = {};
  for (const [name, value] of Object.entries<unknown>({ ...all })) {
    if (typeof value === 'number') found[prefix + name] = value;
    else if (typeof value === 'object' && value !== null) Object.assign(found, named(value, `${prefix}${name}.`));
  }
  return found;
}

const SET_UP = 'setUp.';

function withChanges(changed: Named): typeof weights {
  const entries = Object.entries(changed);
  const inPlay = entries.filter(([name]) => !name.startsWith(SET_UP));
  const atSetUp = entries.flatMap(([name, value]) =>
    name.startsWith(SET_UP) ? [[name.slice(SET_UP.length), value] as const] : [],
  );
  return {
    ...weights,
    ...Object.fromEntries(inPlay),
    setUp: { ...weights.setUp, ...Object.fromEntries(atSetUp) },
  };
}
