import { turnRules, type TurnRule } from '../content/types-cards.ts';
import { type ConquestsState, POWERS } from './state.ts';

/** What a rule that cards can change is for a power in this turn (CON 17.2.1): as a card has left it, or as printed. */
export function turnRuleOf(s: ConquestsState, rule: TurnRule, power: number, printed: number): number {
  const changed = s.turnRule[turnRules.indexOf(rule) * POWERS + power] as number;
  return changed < 0 ? printed : changed;
}
