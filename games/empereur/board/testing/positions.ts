import type { Action, Viewer } from '@bivouac/kernel';
import type { BoardProps } from '@bivouac/kit';
import { boardProps, type Moment as AnyMoment, playMoments, testSpeech } from '@bivouac/kit/testing/moments';
import type { EmpereurContent } from '../../content/types.ts';
import { auerstaedt1806 } from '../../content/index.ts';
import { empereurGame } from '../../game.ts';
import { type Empereur, grammar } from '../../rules/state.ts';
import { empereurText } from '../../text/words.ts';
import board from '../index.tsx';

export const game = empereurGame(auerstaedt1806);

export const speech = testSpeech(empereurText('en', auerstaedt1806).names, grammar);

export type Moment = AnyMoment<Empereur>;

/** A match by chance, rather acting than waiting; so many decisions of it. */
export function momentsOf(seed: string, most: number, scenario = 'mill', content: EmpereurContent = auerstaedt1806) {
  const played = content === auerstaedt1806 ? game : empereurGame(content);
  return playMoments(played, {
    setup: { scenario, options: {}, seats: [[0], [1]] },
    seed,
    most,
    choose(offers, dice) {
      const bold = offers.filter(([verb]) => verb !== 'done' && verb !== 'pass');
      return dice.pick(bold.length > 0 && dice.below(8) > 0 ? bold : offers) as Action;
    },
  });
}

/** What the page gives the board at such a moment, marches by destination included. */
export function propsFor(
  moment: Pick<Moment, 'referee' | 'offers' | 'seat'>,
  viewer: Viewer = moment.seat,
): BoardProps<Empereur> {
  const props = boardProps(game, moment, viewer, speech);
  return { ...props, runs: board.runs?.(props, props.offers) ?? [] };
}
