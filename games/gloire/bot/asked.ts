import type { Frame, Offer, Seat } from '@bivouac/kernel';
import type { Board } from '../rules/state.ts';
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

export function only(offers: readonly Offer[], verb: string): readonly Offer[] {
  return offers.filter((offer) => offer[0] === verb);
}
