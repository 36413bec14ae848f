import type { Kind, Luck, Seat } from '@bivouac/kernel';
import type { ChanceMoment } from '../worker/protocol.ts';

/** What chance brought one seat in a whole match. */
export interface SeatLuck {
  readonly seat: Seat;
  readonly times: number;
  readonly actual: number;
  readonly expected: number;
  /** How far the two lie apart in an ordinary match: the standard deviation. */
  readonly spread: number;
  /** How far ahead of expectation the seat was, entry by entry. */
  readonly course: readonly { readonly at: number; readonly value: number }[];
}

/** Adds up the strokes of luck of each seat, in the order in which they came. */
export function sumLuck(
  luck: Luck<Kind>,
  content: unknown,
  moments: readonly ChanceMoment[],
  seats: number,
  length: number,
): readonly SeatLuck[] {
  return Array.from({ length: seats }, (_, seat) => {
    let [times, actual, expected, variance] = [0, 0, 0, 0];
    const course = [{ at: 0, value: 0 }];
    for (const moment of moments.filter((one) => one.seat === seat).toSorted((a, b) => a.at - b.at)) {
      for (const stroke of luck.read(content, moment)) {
        times++;
        actual += stroke.actual;
        expected += stroke.expected;
        variance += stroke.variance;
      }
      course.push({ at: moment.at, value: actual - expected });
    }
    course.push({ at: length, value: actual - expected });
    return { seat, times, actual, expected, spread: Math.sqrt(variance), course };
  });
}
