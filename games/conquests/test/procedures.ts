import { procedure } from '@bivouac/kernel';
import { lapse } from '../rules/diplomacy/pacts.ts';
import type { Conquests } from '../rules/state.ts';
import { collect } from '../rules/turn/income.ts';

/** Nothing but the income of a turn. */
export const collecting = procedure<Conquests, Record<string, never>>('collecting', {
  collect(c) {
    collect(c);
    return c.return();
  },
});

/** Nothing but the end of alliances that have lasted their time. */
export const lapsing = procedure<Conquests, Record<string, never>>('lapsing', {
  lapse(c) {
    lapse(c);
    return c.return();
  },
});

/** Nothing at all: for looking at a position. */
export const looking = procedure<Conquests, Record<string, never>>('looking', { look: (c) => c.return() });

/** For sorting places and cards, which may come as anything a test has read off an offer. */
export function upward(one: unknown, two: unknown): number {
  return Number(one) - Number(two);
}
