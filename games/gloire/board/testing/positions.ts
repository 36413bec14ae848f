import type { Action, Arg, Offer, Options, Viewer } from '@bivouac/kernel';
import type { BoardProps } from '@bivouac/kit';
import { boardProps, type Moment as AnyMoment, playMoments, testSpeech } from '@bivouac/kit/testing/moments';
import { germany1813 } from '../../content/index.ts';
import { gloireGame } from '../../game.ts';
import { type Gloire, grammar } from '../../rules/state.ts';
import { gloireText } from '../../text/words.ts';

export { newsFor } from '@bivouac/kit/testing/moments';

export const game = gloireGame(germany1813);

export const speech = testSpeech(gloireText('en', germany1813).names, grammar);

export type Moment = AnyMoment<Gloire>;

/** An offer with the least that fills its holes. */
const filled = ([verb, ...args]: Offer): Action => [
  verb,
  ...args.map((part): Arg => (typeof part !== 'object' ? part : 'text' in part ? 'x' : part.from)),
];

const IDLE = new Set(['done', 'pass', 'cancel', 'detach', 'rejoin', 'entrench', 'destroy']);

/** A match by chance, rather marching than waiting; so many decisions of it. */
export function momentsOf(scenario: string, seed: string, most: number, options: Options = {}): Generator<Moment> {
  return playMoments(game, {
    setup: { scenario, options, seats: game.seatings[0] ?? [] },
    seed,
    most,
    choose(offers, dice) {
      const liked = offers.filter(([verb]) => !IDLE.has(verb));
      return filled(dice.pick(liked.length > 0 && dice.below(8) > 0 ? liked : offers));
    },
  });
}

export const propsFor = (moment: Moment, viewer: Viewer = moment.seat): BoardProps<Gloire> =>
  boardProps(game, moment, viewer, speech);
