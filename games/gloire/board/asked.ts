import { type State, varsIn } from '@bivouac/kernel';
import type { GloireContent } from '../content/types.ts';
import { eventsOf, isTimely } from '../rules/cards/moments.ts';
import { cardWindows } from '../rules/cards/playing.ts';
import { scenarioOf } from '../rules/pieces/pieces.ts';
import type { Board, GloireState } from '../rules/state.ts';

/**
 * What “Do you play a card?” is about, as far as everybody can tell: the events that somebody of that side could hold and
 * use now. It follows from the cards that lie aside and from the moment, never from a hand.
 */
export function askedAbout(
  content: GloireContent,
  { stack, game }: Pick<State<GloireState>, 'stack' | 'game'>,
): { readonly window: string; readonly about: readonly string[] } | null {
  const top = stack.at(-1);
  for (const asking of cardWindows) {
    const vars = varsIn(top, asking);
    const side = content.armies[vars?.queue[0] ?? -1]?.side;
    if (vars === null || side === undefined) continue;
    const b: Board = { content, s: game };
    const unseen = scenarioOf(b).deck.filter((card) => !game.aside.is.includes(card));
    const about = eventsOf(unseen).filter((event) => isTimely(b, event, side, vars.at));
    return { window: asking.name, about: about.map(String) };
  }
  return null;
}
