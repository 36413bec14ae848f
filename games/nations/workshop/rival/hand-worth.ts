import { cell } from '@bivouac/kernel';
import type { NationsContent } from '../../content/types.ts';
import { armiesOf, cardOf, countOf, fieldOf, isOfUnit, markersLeft } from '../../rules/queries.ts';
import { CARD, MARKERS, MARKERS_PER_ARMY, NOWHERE, type NationsState } from '../../rules/state.ts';
import { opinion } from './opinion.ts';
import type { Budget } from './pace.ts';

/** What a hand is worth to its owner, by what its cards could do now. */
export function handWorth(content: NationsContent, s: NationsState, side: number, { actions }: Budget): number {
  const hand = s.hands[side]?.is ?? [];
  const { removals, terrains } = targets(content, s, side);
  let sum = 0;
  let useful = 0;
  for (let card = 0; card < content.cardKinds.length; card++) {
    const count = countOf(hand, card);
    if (count === 0) continue;
    const kind = cardOf(content, card);
    switch (kind.kind) {
      case 'terrain': {
        const fit = Math.min(count, cell(terrains, kind.terrain));
        sum += fit * opinion.terrainCard + (count - fit) * opinion.idleCard;
        useful += fit;
        break;
      }
      case 'move': {
        const fits = movable(content, s, side, kind.units);
        sum += count * (fits ? opinion.moveCard : opinion.idleCard);
        if (fits) useful += count;
        break;
      }
      case 'time':
        sum += count * opinion.timeCard;
        break;
      default:
        kind satisfies never;
    }
    if (count >= 2 && kind.kind !== 'time') sum += opinion.pair;
  }
  // Nobody plays more cards than he has actions, or takes off more markers than there are.
  const enough = Math.min(1, actions / Math.max(1, useful));
  return removals === 0 && useful === 0 ? 0 : sum * enough;
}

function targets(content: NationsContent, s: NationsState, side: number): { removals: number; terrains: number[] } {
  const terrains = [0, 0, 0, 0];
  let removals = 0;
  const [first, end] = armiesOf(content, side);
  for (let army = first; army < end; army++) {
    if (s.status[army] === CARD) removals++;
    if (s.status[army] !== MARKERS) continue;
    removals += markersLeft(s, army) - 1;
    for (let slot = army * MARKERS_PER_ARMY; slot < (army + 1) * MARKERS_PER_ARMY; slot++) {
      const at = cell(s.marker, slot);
      if (at === NOWHERE) continue;
      const { terrain } = fieldOf(content, at);
      terrains[terrain] = cell(terrains, terrain) + 1;
    }
  }
  return { removals, terrains };
}

function movable(content: NationsContent, s: NationsState, side: number, units: readonly number[]): boolean {
  const [first, end] = armiesOf(content, side);
  for (let army = first; army < end; army++) {
    if (s.status[army] === MARKERS && isOfUnit(content, army, units)) return true;
  }
  return false;
}
