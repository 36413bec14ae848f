import type { Guide } from '@bivouac/kernel';
import { nationsGuide, weights } from './bot.ts';
import type { NationsContent } from './content/types.ts';
import { nationsGame } from './game.ts';
import { rival } from './rival/index.ts';
import type { Nations } from './rules/state.ts';
import { type NationsPosition, nationsSuite } from './suite/index.ts';

/** Weights by name; those of the set-up are called `setUp.threat` and so on. */
type Named = { readonly [name: string]: number };

/** Shares and likelihoods: beyond the whole the judgement is nonsense (a further card worth more than the first). */
const SHARES = ['holdTwo', 'holdThree', 'holdCard', 'step', 'secret', 'block', 'fights', 'surfeit'];
const most: Named = Object.fromEntries(SHARES.flatMap((name) => [name, `setUp.${name}`].map((one) => [one, 0.99])));

/** What nations brings along to measure and tune the bots with. */
export function nationsWorkshop(content: NationsContent): {
  readonly rivals: readonly (typeof rival)[];
  readonly suite: readonly NationsPosition[];
  readonly tuning: { readonly weights: Named; readonly most: Named; guideWith(weights: Named): Guide<Nations> };
} {
  return {
    rivals: [rival],
    suite: nationsSuite(nationsGame(content)),
    tuning: { weights: named(weights), most, guideWith: (changed) => nationsGuide(content, withChanges(changed)) },
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
