import type { Action, Options, Viewer } from '@bivouac/kernel';
import type { BoardProps } from '@bivouac/kit';
import { boardProps, type Moment as AnyMoment, playMoments, testSpeech } from '@bivouac/kit/testing/moments';
import { leipzig } from '../../content/index.ts';
import { nationsGame } from '../../game.ts';
import { grammar, type Nations } from '../../rules/state.ts';
import { nationsText } from '../../text/words.ts';

export { newsFor } from '@bivouac/kit/testing/moments';

export const game = nationsGame(leipzig);

export const speech = testSpeech(nationsText('en', leipzig).names, grammar);

export type Moment = AnyMoment<Nations>;

/** A game by chance; bold players rather play than draw, others hoard. */
export function momentsOf(seed: string, options: Options = {}, isBold = true): Generator<Moment> {
  return playMoments(game, {
    setup: { scenario: 'leipzig', options, seats: [[0], [1]] },
    seed,
    choose(offers, dice) {
      const liked = offers.filter(([verb]) => (verb === 'draw' || verb === 'take') !== isBold);
      return dice.pick(liked.length > 0 && dice.below(4) > 0 ? liked : offers) as Action;
    },
  });
}

export const propsFor = (
  moment: Pick<Moment, 'referee' | 'offers' | 'seat'>,
  viewer: Viewer = moment.seat,
): BoardProps<Nations> => boardProps(game, moment, viewer, speech);
