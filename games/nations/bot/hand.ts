import type { NationsContent } from '../content/types.ts';
import { armiesOf, cardOf, fieldOf, isOfUnit } from '../rules/queries.ts';
import { MARKERS, MARKERS_PER_ARMY, type NationsState, NOWHERE } from '../rules/state.ts';
import type { Weights } from './weights.ts';

const TERRAINS = 4;

/** What a side's cards and scouts are worth; cards that the judge does not know count alike. */
export function handWorth(content: NationsContent, s: NationsState, w: Weights, side: number, own: boolean): number {
  const cards = s.hands[side]?.is ?? [];
  const values = own ? knownWorth(content, s, w, side, cards) : cards.map(() => w.unknownCard);
  values.sort((a, b) => b - a);
  let worth = 0;
  let share = 1;
  for (const value of values) {
    worth += value * share;
    share *= w.surfeit;
  }
  return worth + w.scout * (s.scouts[side] as number);
}

function knownWorth(
  content: NationsContent,
  s: NationsState,
  w: Weights,
  side: number,
  cards: readonly number[],
): number[] {
  const terrain = new Array<number>(TERRAINS).fill(0);
  const unit = [0, 0, 0];
  const [first, end] = armiesOf(content, side);
  for (let army = first; army < end; army++) {
    if (s.status[army] !== MARKERS) continue;
    for (let k = 0; k < unit.length; k++) if (isOfUnit(content, army, [k])) unit[k] = (unit[k] ?? 0) + 1;
    for (let slot = army * MARKERS_PER_ARMY; slot < (army + 1) * MARKERS_PER_ARMY; slot++) {
      const field = s.marker[slot] as number;
      if (field === NOWHERE) continue;
      const ground = fieldOf(content, field).terrain;
      terrain[ground] = (terrain[ground] ?? 0) + 1;
    }
  }
  // Of each terrain no more cards are of use than there are markers on it.
  return cards.map((card) => {
    const kind = cardOf(content, card);
    switch (kind.kind) {
      case 'terrain': {
        const useful = (terrain[kind.terrain] ?? 0) > 0;
        terrain[kind.terrain] = (terrain[kind.terrain] ?? 0) - 1;
        return useful ? w.terrainCard : w.idleTerrainCard;
      }
      case 'move':
        return kind.units.some((one) => (unit[one] ?? 0) > 0) ? w.moveCard : w.idleMoveCard;
      case 'time':
        return w.timeCard;
      default:
        return kind satisfies never;
    }
  });
}
