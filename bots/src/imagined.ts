import type { Kind, State } from '@bivouac/kernel';
import { imagine } from '@bivouac/kernel/guide';
import type { Seen } from './bot.ts';

/** One state that a seat takes for possible: hidden things as its view allows them, and as likely as the guide says. */
export function imagined<G extends Kind>({ game, guide, view, seat, dice }: Seen<G>): State<G['state']> {
  const state = imagine(game, view, seat, dice);
  guide?.guess?.(state, seat, dice);
  return state;
}
