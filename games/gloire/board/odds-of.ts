import { type Eyes, fastDice, type State, StateDice } from '@bivouac/kernel';
import type { GloireContent } from '../content/types.ts';
import { type TacticOdds, tacticOdds } from '../odds.ts';
import type { GloireState } from '../rules/state.ts';
import { goingOn } from './going-on.ts';

interface Asked {
  readonly content: GloireContent;
  readonly view: State<GloireState>;
  readonly eyes: Eyes;
}

const SAMPLES = 16;
const known = new WeakMap<State<GloireState>, readonly TacticOdds[]>();

/** The odds of the tactics that the viewer may choose from, reckoned once for a view; empty without a battle. */
export function oddsOf({ content, view, eyes }: Asked): readonly TacticOdds[] {
  const found = known.get(view);
  if (found !== undefined) return found;
  const { battle } = goingOn(view);
  const side = content.armies.findIndex((_, power) => eyes.holds(power));
  const mine = content.armies[side]?.side;
  const odds =
    battle === null || mine === undefined
      ? []
      : tacticOdds({
          content,
          view,
          eyes,
          battle,
          side: mine,
          samples: SAMPLES,
          dice: new StateDice(fastDice('odds')),
        });
  known.set(view, odds);
  return odds;
}
