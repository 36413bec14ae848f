import type { Action, Viewer } from '@bivouac/kernel';
import type { BoardProps } from '@bivouac/kit';
import { boardProps, type Moment as AnyMoment, playMoments, testSpeech } from '@bivouac/kit/testing/moments';
import { europe } from '../../content/index.ts';
import { conquestsGame } from '../../game.ts';
import type { Conquests } from '../../rules/state.ts';
import { grammar } from '../../rules/verbs.ts';
import { conquestsText } from '../../text/words.ts';

export { newsFor } from '@bivouac/kit/testing/moments';

export const game = conquestsGame(europe);

export const speech = testSpeech(conquestsText('en', europe).names, grammar);

export type Moment = AnyMoment<Conquests>;

const IDLE = new Set(['pass', 'done', 'halt', 'refuse', 'withdraw', 'putDown', 'drop']);

/** A short game by chance of this many seats, rather acting than waiting; so many decisions of it. */
export function momentsOf(seed: string, most: number, seats = 5): Generator<Moment> {
  const seating = game.seatings.find(({ length }) => length === seats) ?? [];
  return playMoments(game, {
    setup: { scenario: game.scenarios[0] ?? '', options: {}, seats: seating },
    seed,
    most,
    choose(offers, dice) {
      const liked = offers.filter(([verb]) => !IDLE.has(verb));
      return dice.pick(liked.length > 0 && dice.below(8) > 0 ? liked : offers) as Action;
    },
  });
}

export const propsFor = (
  moment: Pick<Moment, 'referee' | 'offers' | 'seat'>,
  viewer: Viewer = moment.seat,
): BoardProps<Conquests> => boardProps(game, moment, viewer, speech);
