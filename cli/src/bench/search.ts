import { grognard, marshalWith } from '@bivouac/bots';
import { fastDice, type Game, type Kind, type Offer, type Seat, type State, StateDice } from '@bivouac/kernel';
import type { Guide } from '@bivouac/kernel/guide';
import { begun, viewOf } from '@bivouac/kernel/table';
import type { Contestant } from './contestant.ts';

/** Actions before the middle of a game is reached. */
const MIDDLE = 60;

/**
 * The searcher at one decision in the middle of a game between Grognards, thought through again and again. A step is one
 * iteration: an action carried through with all that follows from it, and the position judged.
 */
export function searchContestant<G extends Kind>(game: Game<G>, guide: Guide<G>): Contestant {
  let judged = 0;
  const { seasoned, ...plain } = guide;
  const judgement = seasoned ?? guide;
  const counting: Guide<G> = {
    ...plain,
    evaluate(state, seat) {
      judged++;
      return judgement.evaluate(state, seat);
    },
  };
  const { view, seat, offers } = middleOf(game, guide);
  let decisions = 0;
  return {
    name: `${game.id} search`,
    run(steps) {
      judged = 0;
      const isEnough = () => judged >= steps;
      const bot = marshalWith({ iterations: steps });
      do {
        const dice = new StateDice(fastDice(`bench ${decisions++ % 64}`));
        bot.choose({ game, guide: counting, view, seat, offers, dice });
      } while (!isEnough());
      return judged;
    },
  };
}

function middleOf<G extends Kind>(game: Game<G>, guide: Guide<G>) {
  const [scenario = ''] = game.scenarios;
  const [seats = []] = game.seatings;
  const referee = begun(game, { scenario, options: {}, seats }, fastDice('bench middle'));
  const { state } = referee;
  let inside: { view: State<G['state']>; seat: Seat; offers: readonly Offer[] } | null = null;
  for (let n = 0; !referee.finished; n++) {
    const [seat = 0] = referee.waiting();
    const [view, offers] = [viewOf(game, state, seat), referee.offers(seat)];
    // Where a guide thinks of one thing only nothing is searched.
    if (n >= MIDDLE && offers.length > 1 && guide.candidates(view, seat, offers).length > 1) {
      if (!guide.midway(state)) return { view, seat, offers };
      inside ??= { view, seat, offers: [...offers] };
    }
    const dice = new StateDice(fastDice(`bench middle ${n}`));
    referee.play(seat, grognard.choose({ game, guide, view, seat, offers, dice }));
  }
  // A game whose guide plans whole turns by itself leaves a searcher what is decided inside an action.
  if (inside !== null) return inside;
  throw new Error(`${game.id} was over before its middle`);
}
