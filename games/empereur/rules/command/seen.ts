import type { Eyes } from '@bivouac/kernel';
import type { EmpereurContent } from '../../content/types.ts';
import { COMMANDED, type Command } from './state.ts';

/** What a viewer sees of command: all of his own side; of the enemy how his leaders are tied, which anybody can reckon. */
export function commandView(content: EmpereurContent, { out, tied }: Command, eyes: Eyes): Command {
  const own = content.sides.map((_, side) => eyes.holds(side));
  return {
    out: out.map((value, unit) => (own[content.units[unit]?.side ?? 0] === true ? value : COMMANDED)),
    tied: tied.slice(),
  };
}
