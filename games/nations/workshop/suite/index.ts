import type { Action, Game, Seat, State } from '@bivouac/kernel';
import type { Nations, NationsState } from '../../rules/state.ts';
import { actionOf } from './names.ts';
import { positions } from './positions/index.ts';
import { type Setting, setUpPosition } from './setting.ts';

/** A file of the suite: a position in words, what is good or bad there, why, and how we know. */
export interface SuiteFile {
  readonly id: string;
  readonly theme: string;
  readonly why: string;
  /**
   * `exact`: played out in every way, what is good wins and all else loses, whatever anybody does or draws. `certain`:
   * what is good wins whatever anybody does, what is bad loses or gives that away. `playouts`: told by many games.
   */
  readonly proof: string;
  /** What the games said, for `playouts`. */
  readonly found?: string;
  readonly seat: string;
  readonly position: Setting;
  /** What was done since, with the side that did it first: `['french', 'draw']`. */
  readonly moves?: readonly (readonly string[])[];
  readonly good?: readonly (readonly (readonly string[])[])[];
  readonly bad?: readonly (readonly (readonly string[])[])[];
}

export interface NationsPosition {
  readonly id: string;
  readonly theme: string;
  readonly why: string;
  readonly seat: Seat;
  state(): State<NationsState>;
  readonly good: readonly (readonly Action[])[];
  readonly bad: readonly (readonly Action[])[];
}

export function nationsSuite(game: Game<Nations>): NationsPosition[] {
  return positions.map((file) => readPosition(game, file));
}

export function seatOf(side: string): Seat {
  return side === 'french' ? 0 : 1;
}

/** A position of the suite with everything in numbers. */
export function readPosition(game: Game<Nations>, file: SuiteFile): NationsPosition {
  const { id, theme, why, seat, position, moves = [], good = [], bad = [] } = file;
  const plans = (list: typeof good) => list.map((plan) => plan.map((action) => actionOf(game.content, action)));
  return {
    id,
    theme,
    why,
    seat: seatOf(seat),
    state() {
      const referee = setUpPosition(game, position);
      for (const [side = '', ...action] of moves) {
        const done = referee.play(seatOf(side), actionOf(game.content, action));
        if (!done.ok) throw new Error(`${id}: ${action.join(' ')} is not offered`);
      }
      return referee.state;
    },
    good: plans(good),
    bad: plans(bad),
  };
}
