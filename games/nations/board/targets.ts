import type { Offer } from '@bivouac/kernel';
import type { Target } from '@bivouac/kit';
import type { NationsContent } from '../content/types.ts';
import { MARKERS_PER_ARMY, NOWHERE, type NationsState } from '../rules/state.ts';

/** The things of this table that can be lit. */
export const target = {
  field: (field: number): Target => `field ${field}`,
  jump: (field: number): Target => `jump ${field}`,
  marker: (army: number, field: number): Target => `marker ${army} ${field}`,
  army: (army: number): Target => `army ${army}`,
  armyCard: (army: number): Target => `army card ${army}`,
  hand: (card: number): Target => `hand ${card}`,
  pair: (card: number): Target => `pair ${card}`,
  open: (card: number): Target => `open ${card}`,
  mission: (mission: number): Target => `mission ${mission}`,
  district: (district: number): Target => `district ${district}`,
  unit: (unit: number): Target => `unit ${unit}`,
  scout: 'scout',
  pile: 'pile',
  row: 'row',
  end: 'end',
} as const;

/** The things on the table that an offer names: a click on any of them takes it. The board knows no other rule. */
export function targetsOf(content: NationsContent, s: NationsState, offer: Offer): readonly Target[] {
  const [verb, first, second] = offer;
  const a = typeof first === 'number' ? first : NOWHERE;
  const b = typeof second === 'number' ? second : NOWHERE;
  switch (verb) {
    case 'district':
      return [target.district(a)];
    case 'keep':
    case 'reveal':
      return [target.mission(a)];
    case 'lay':
      return [target.armyCard(a)];
    case 'village':
    case 'to':
      return [target.field(a)];
    case 'jump':
      // Where a step leads too, the field is lit for the step, and the jump has a badge of its own.
      return [target.field(a), target.jump(a)];
    case 'card':
    case 'discard':
      return [target.hand(a)];
    case 'wild':
      return [target.pair(a)];
    case 'marker':
      return [target.marker(a, b)];
    case 'scout':
    case 'discardScout':
      return [target.scout];
    case 'draw':
      return [target.pile];
    case 'take':
      return [target.open(a)];
    case 'replace':
      return [target.row];
    case 'end':
      return [target.end];
    case 'place':
      return lastMarker(s, a);
    case 'unit':
      return [target.unit(a)];
    case 'suffer':
      return [target.army(b)];
    case 'support':
    case 'engage': {
      const field = content.missions[b]?.field ?? NOWHERE;
      return [target.mission(b), target.field(field)];
    }
    default:
      return [];
  }
}

function lastMarker(s: NationsState, army: number): readonly Target[] {
  const slots = s.marker.slice(army * MARKERS_PER_ARMY, (army + 1) * MARKERS_PER_ARMY);
  return slots.filter((field) => field !== NOWHERE).map((field) => target.marker(army, field));
}
