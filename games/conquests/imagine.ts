import { type BackOf, dealUnknown, type Dice, type Veil } from '@bivouac/kernel';
import type { ConquestsContent } from './content/types.ts';
import { type ConquestsState, SIDES, sideOf } from './rules/state.ts';
import { deckOf, objectivesOf } from './rules/turn/begin.ts';

const at = (list: readonly Veil[], side: number): Veil[] => list.slice(side, side + 1);

/** One position that a view allows: faces for the backs, cards for the piles, an objective for each who has one. */
export function imagine(content: ConquestsContent, backOf: BackOf, s: ConquestsState, dice: Dice): ConquestsState {
  for (let side = 0; side < SIDES; side++) {
    const hands = s.hands.filter((_, power) => sideOf(power) === side);
    const [later] = at(s.later, side);
    const second = deckOf(content, side, 2);
    // What waits for the second age lies by itself; afterwards hands hold cards of both ages, told by their backs.
    const waiting = later !== undefined && later.is.length > 0;
    const cards = [...deckOf(content, side, 1), ...(s.age === 2 ? second : [])];
    dealUnknown(cards, [...hands, ...at(s.gone, side), ...at(s.pile, side), ...at(s.spent, side)], dice, backOf);
    if (waiting) dealUnknown(second, [later], dice);
  }
  dealUnknown(objectivesOf(content, s.scenario), [...s.objective, s.objectives], dice);
  return s;
}
