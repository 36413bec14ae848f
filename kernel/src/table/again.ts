import { keyedDice } from '../dice.ts';
import type { Game } from '../game.ts';
import { isFault, newState } from '../match.ts';
import { prepare } from '../prepare.ts';
import type { Kind } from '../procedure.ts';
import { Referee } from '../referee.ts';
import type { State } from '../state.ts';
import { readMatch } from './match-file.ts';

/** What somebody wants to know of a match that is played again. */
export interface Watching<G extends Kind> {
  /** Told of each position after an action, but for the last. */
  readonly after?: (state: State<G['state']>) => void;
  readonly mark?: (thing: string) => void;
}

/**
 * The end of a match that was kept in a file, unchecked: it may have been played with other values of the pack, as long
 * as it can be played to its end with these. Null if it cannot, or if it has none. `loadMatch` is for what people play.
 */
export function playedAgain<G extends Kind>(
  game: Game<G>,
  text: string,
  { after, mark }: Watching<G> = {},
): State<G['state']> | null {
  const read = readMatch(text);
  if ('fault' in read || read.seed === null) return null;
  const { scenario, options, seats, nonces } = read.charter;
  const setup = { scenario, options, seats: seats.map(({ powers }) => powers) };
  const state = newState(game, setup, keyedDice(read.seed, nonces));
  if (isFault(state)) return null;
  const referee = new Referee(prepare(game), state, mark === undefined ? {} : { mark }).start();
  for (const { seat, act } of read.entries) {
    if (referee.finished || !referee.play(seat, act).ok) return null;
    if (!referee.finished) after?.(referee.state);
  }
  return referee.finished ? referee.state : null;
}
