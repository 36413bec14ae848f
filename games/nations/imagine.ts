import { type Dice, dealUnknown, type Eyes, faceUp, UNKNOWN } from '@bivouac/kernel';
import type { NationsContent } from './content/types.ts';
import { missionsOf } from './rules/course.ts';
import type { NationsState } from './rules/state.ts';

/** One position that a view allows: the cards nobody has accounted for are dealt anew, and so are hidden missions. */
export function imagine(content: NationsContent, s: NationsState, _eyes: Eyes, dice: Dice): NationsState {
  dealUnknown(content.deck, [s.row, faceUp(s.discard), faceUp(s.spent), s.deck, ...s.hands], dice);
  for (let district = 0; district < s.missions.is.length; district++) {
    if (s.missions.is[district] === UNKNOWN) s.missions.is[district] = dice.pick(missionsOf(content, district));
  }
  for (const [i, district] of s.extra.entries()) {
    if (s.second.is[i] !== UNKNOWN) continue;
    const rest = missionsOf(content, district).filter((mission) => mission !== s.missions.is[district]);
    s.second.is[i] = dice.pick(rest);
  }
  return s;
}
