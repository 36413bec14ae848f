import { askingFrame, type Frame, type Offer, type Seat, type State } from '@bivouac/kernel';
import type { GloireContent } from '../content/types.ts';
import type { Board, GloireState } from '../rules/state.ts';
import { sideOfSeat } from './frames.ts';
import type { Weights } from './weights.ts';

/** A question to somebody who is about to think of what he could answer. */
export interface Asked {
  readonly b: Board;
  readonly seat: Seat;
  readonly side: number;
  readonly frame: Frame;
  readonly offers: readonly Offer[];
  readonly weights: Weights;
}

/** The question that a seat is asked; null if it is asked none. */
export function askedOf(
  content: GloireContent,
  weights: Weights,
  state: State<GloireState>,
  seat: Seat,
  offers: readonly Offer[],
): Asked | null {
  const frame = askingFrame(state, seat);
  if (frame === null) return null;
  const side = sideOfSeat(content, state, seat);
  return { b: { s: state.game, content }, seat, side, frame, offers, weights };
}

export function only(offers: readonly Offer[], verb: string): readonly Offer[] {
  return offers.filter((offer) => offer[0] === verb);
}
