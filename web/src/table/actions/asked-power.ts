import type { Decision, Power } from '@bivouac/kernel';
import type { Seating } from '../../speech/use-speech.ts';

/** The power that a question is put to, where the seat alone does not say it all: it holds several, or there are many. */
export function askedPower(
  { seats, holder }: Seating,
  { seat, power }: Pick<Decision, 'seat' | 'power'>,
): Power | null {
  const held = holder.filter((one) => one === seat).length;
  return held > 1 || seats.length > 2 ? power : null;
}
