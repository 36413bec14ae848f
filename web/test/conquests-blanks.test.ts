import { conscript, nonces } from '@bivouac/bots';
import { conquestsGame, europe } from '@bivouac/conquests';
import { conquestsGuide } from '@bivouac/conquests/bot';
import { canAskOpenly, onCommonView } from '@bivouac/host';
import { fastDice, keyedDice, PUBLIC, same, type Seat, StateDice, type Viewer } from '@bivouac/kernel';
import { isFault, newState, prepare, Referee, viewOf } from '@bivouac/kernel/table';
import { expect, test } from 'vitest';

/** The bar: screens that are blanked in a turn of five people, but for looks at one's own hand. */
const MOST = 15;

interface Counted {
  readonly blanks: number;
  readonly peeks: number;
}

/** Five people at one screen, played by conscripts: how often it changes hands in each turn, by need and to play a card. */
function countedIn(seed: string): readonly Counted[] {
  const game = conquestsGame(europe);
  const guide = conquestsGuide(europe);
  const seats = game.seatings.find(({ length }) => length === 5) ?? [];
  const state = newState(game, { scenario: 'short', options: {}, seats }, keyedDice(seed, nonces(5)));
  if (isFault(state)) throw new Error(state.fault);
  const referee = new Referee(prepare(game), state).start();
  const turns: { blanks: number; peeks: number }[] = [];
  let viewer: Viewer = PUBLIC;
  for (let step = 0; !referee.finished; step++) {
    const turn = (turns[referee.state.game.turn - 1] ??= { blanks: 0, peeks: 0 });
    const waiting = referee.waiting();
    const seat: Seat = waiting.includes(viewer) ? viewer : (waiting[0] ?? 0);
    const offers = referee.offers(seat);
    if (seat !== viewer) {
      const openly = canAskOpenly(game, referee.state, { seat, viewer, offers });
      if (openly === 'table') viewer = PUBLIC;
      if (openly === 'no') {
        viewer = seat;
        turn.blanks++;
      }
    }
    const dice = new StateDice(fastDice(`${seed} ${step}`));
    const action = conscript.choose({ game, guide, view: viewOf(game, referee.state, seat), seat, offers, dice });
    const common = onCommonView(game, referee.state, referee.decision(seat))?.offers ?? [];
    if (viewer === PUBLIC && !common.some((offer) => same(offer, action))) {
      viewer = seat;
      turn.peeks++;
    }
    referee.play(seat, action);
  }
  return turns;
}

test('five people at one screen: it is blanked at most fifteen times a turn', () => {
  const turns = ['blanks', 'blanks again'].flatMap(countedIn);
  expect(turns.length).toBeGreaterThan(4);
  for (const { blanks } of turns) expect(blanks).toBeLessThanOrEqual(MOST);
  // With all who look at their hands to play a card it is about as much.
  const all = turns.reduce((sum, { blanks, peeks }) => sum + blanks + peeks, 0);
  expect(all / turns.length).toBeLessThan(MOST + 3);
}, 60_000);
