import { isFace } from '@bivouac/kernel';
import { AUSTRIA, coalition, type Domain, NAPOLEON } from '../../content/types.ts';
import { combatKinds, type Effect, type When, type Who } from '../../content/types-cards.ts';
import { areAllied } from '../map/relations.ts';
import { controls, seaControllerOf } from '../map/control.ts';
import { type Board, POWERS } from '../state.ts';
import { handOf } from './decks.ts';

/** Which tab of a card, and which way through its choices and costs: enough to find an effect again. */
export interface Played {
  card: number;
  tab: number;
  /** At each choice the part that was taken, 0 after a cost or a condition, 1 where the condition is not met. */
  path: number[];
}

export const DIPLOMACY: Domain = 4;
export const MILITARY: Domain = 3;

/** The effect that is reached on a card. */
export function effectAt({ content }: Pick<Board, 'content'>, { card, tab, path }: Played): Effect | null {
  let effect: Effect | null = content.cards[card]?.tabs[tab]?.effect ?? null;
  for (const step of path) {
    if (effect === null) return null;
    if (effect.kind === 'either') effect = effect.effects[step] ?? null;
    else if (effect.kind === 'cost') effect = effect.then;
    else if (effect.kind === 'only') effect = step === 0 ? effect.then : effect.otherwise;
    else return null;
  }
  return effect;
}

/** Whether an effect is kept for a combat (CON 8.6.4): told from the card, whatever is chosen on it. */
export function isCombat(effect: Effect): boolean {
  if (effect.kind === 'either') return effect.effects.some(isCombat);
  if (effect.kind === 'cost' || effect.kind === 'only') return isCombat(effect.then);
  return (combatKinds as readonly string[]).includes(effect.kind);
}

/** What a card asks of who plays it. */
export function isMet(b: Board, power: number, { powers, holds, allied }: When): boolean {
  if (powers.length > 0 && !(powers as readonly number[]).includes(power)) return false;
  if (allied && !Array.from({ length: POWERS }, (_, other) => other).some((one) => areAllied(b.s, power, one)))
    return false;
  const region = b.content.map.regions[holds];
  if (region === undefined) return true;
  return (
    region.lands.some((land) => controls(b.s, power, land)) ||
    region.seas.some((sea) => seaControllerOf(b.s, sea) === power)
  );
}

/** The powers that an effect may strike; one where it names him. */
export function victims({ s }: Pick<Board, 's'>, who: Who): number[] {
  if (who === 'chosen') return coalition.filter((power) => s.out[power] === 0);
  return who === 'coalition' ? [...coalition] : s.out[who] === 0 ? [who] : [];
}

/** Points that a diplomacy effect gives anybody; the tab of a card has at least one (CON 17.2.3). */
function pointsIn(effect: Effect): number {
  if (effect.kind === 'diplomacy') return effect.n;
  if (effect.kind === 'either') return Math.max(0, ...effect.effects.map(pointsIn));
  return effect.kind === 'cost' ? pointsIn(effect.then) : 0;
}

/** CON 9.1: what a card is worth in diplomacy to a power: twos are two for Austria and Napoleon alone, 0 without the tab. */
export function diplomacyOf(b: Pick<Board, 'content'>, power: number, card: number): number {
  const points = printedPoints(b, card);
  return power === AUSTRIA || power === NAPOLEON ? points : Math.min(1, points);
}

/** The value printed on a card's diplomacy tab, which counts as a prize of combat for everybody (CON 9.1). */
export function printedPoints({ content }: Pick<Board, 'content'>, card: number): number {
  const tab = content.cards[card]?.tabs.find(({ domain }) => domain === DIPLOMACY);
  return tab === undefined ? 0 : Math.max(1, pointsIn(tab.effect));
}

/** Cards in a hand as far as they are known here, sorted: how they happen to lie must make no difference. */
export function knownCards(b: Board, power: number): number[] {
  return handOf(b, power)
    .is.filter(isFace)
    .sort((one, two) => one - two);
}

/** Known cards with a diplomacy tab. */
export function diplomacyCards(b: Board, power: number): number[] {
  return knownCards(b, power).filter((card) => printedPoints(b, card) > 0);
}

export function diplomacyPoints(b: Board, power: number): number {
  return diplomacyCards(b, power).reduce((sum, card) => sum + diplomacyOf(b, power, card), 0);
}
