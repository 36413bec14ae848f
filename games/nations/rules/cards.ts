import { bestKnownSlot, type Context, EVERYONE, type Reason } from '@bivouac/kernel';
import type { NationsContent } from '../content/types.ts';
import { armiesOf, cardOf, countOf, fieldOf, hasMarkerOn, isOfUnit, sideOf } from './queries.ts';
import { MARKERS, MARKERS_PER_ARMY, NOWHERE, type Nations, type NationsState } from './state.ts';

const ALL_UNITS: readonly number[] = [0, 1, 2];

/** What a card, or a pair that stands for any card of its kind, lets a marker do. */
export interface CardEffect {
  readonly kind: 'terrain' | 'move';
  /** The terrain a marker must lie on; NOWHERE for any. */
  readonly terrain: number;
  readonly units: readonly number[];
}

export function effectOf(content: NationsContent, card: number, wild: boolean): CardEffect | null {
  const kind = cardOf(content, card);
  switch (kind.kind) {
    case 'terrain':
      return { kind: 'terrain', terrain: wild ? NOWHERE : kind.terrain, units: ALL_UNITS };
    case 'move':
      return { kind: 'move', terrain: NOWHERE, units: wild ? ALL_UNITS : kind.units };
    case 'time':
      return null;
    default:
      return kind satisfies never;
  }
}

/** Whether a marker on this field may be taken off by a terrain card (or any, with NOWHERE). */
function terrainFits(content: NationsContent, effect: CardEffect, field: number): boolean {
  return effect.terrain === NOWHERE || fieldOf(content, field).terrain === effect.terrain;
}

/** NAT 11.3#5, 11.3#6: a marker may not enter a field with an army, or with a marker of its own army. */
export function mayEnter(s: NationsState, army: number, field: number): boolean {
  return s.stands[field] === NOWHERE && !hasMarkerOn(s, army, field);
}

/** The fields a marker can step to. */
export function stepsOf(content: NationsContent, s: NationsState, army: number, from: number): number[] {
  return fieldOf(content, from).neighbours.filter((field) => mayEnter(s, army, field));
}

/** NAT 11.3#9: the fields on the far side of an own army next to the marker. */
export function jumpsOf(content: NationsContent, s: NationsState, army: number, from: number): number[] {
  const side = sideOf(content, army);
  const found: number[] = [];
  for (const over of fieldOf(content, from).neighbours) {
    const there = s.stands[over] as number;
    if (there === NOWHERE || sideOf(content, there) !== side) continue;
    for (const field of fieldOf(content, over).neighbours) {
      if (field !== from && mayEnter(s, army, field) && !found.includes(field)) found.push(field);
    }
  }
  return found;
}

/** Calls `use` for each own marker that this power can act on; stops when it returns true. */
export function eachTarget(
  content: NationsContent,
  s: NationsState,
  side: number,
  effect: CardEffect,
  mayJump: (army: number) => boolean,
  use: (army: number, field: number) => boolean,
): boolean {
  const [first, end] = armiesOf(content, side);
  for (let army = first; army < end; army++) {
    if (s.status[army] !== MARKERS || !isOfUnit(content, army, effect.units)) continue;
    for (let slot = army * MARKERS_PER_ARMY; slot < (army + 1) * MARKERS_PER_ARMY; slot++) {
      const field = s.marker[slot] as number;
      if (field === NOWHERE) continue;
      const fits =
        effect.kind === 'terrain'
          ? terrainFits(content, effect, field)
          : canStep(content, s, army, field) || (mayJump(army) && jumpsOf(content, s, army, field).length > 0);
      if (fits && use(army, field)) return true;
    }
  }
  return false;
}

function canStep(content: NationsContent, s: NationsState, army: number, from: number): boolean {
  for (const field of fieldOf(content, from).neighbours) if (mayEnter(s, army, field)) return true;
  return false;
}

/** The movement cards and pairs that a hand can still pay with for a marker of this army. */
export function payments(
  content: NationsContent,
  hand: readonly number[],
  army: number,
): { cards: number[]; pairs: number[] } {
  const cards: number[] = [];
  const pairs: number[] = [];
  // By kind, not as they lie in the hand: how a hand is sorted is its owner's affair.
  for (const [card, kind] of content.cardKinds.entries()) {
    if (kind.kind !== 'move' || !hand.includes(card)) continue;
    if (isOfUnit(content, army, kind.units)) cards.push(card);
    if (countOf(hand, card) >= 2) pairs.push(card);
  }
  return { cards, pairs };
}

/** The hand that is left once these cards are gone. */
export function handWithout(hand: readonly number[], card: number, times: number): number[] {
  const left = [...hand];
  for (let i = 0; i < times; i++) left.splice(left.indexOf(card), 1);
  return left;
}

/** NAT 11.3#9: whether a second movement card for a jump would be in hand, and an action left for it. */
export function couldJump(c: Context<Nations>, card: number, wild: boolean): (army: number) => boolean {
  const { s, content } = c;
  if (s.actionsLeft < 2) return () => false;
  const rest = handWithout(s.hands[s.active]?.is ?? [], card, wild ? 2 : 1);
  return (army) => {
    const { cards, pairs } = payments(content, rest, army);
    return cards.length > 0 || pairs.length > 0;
  };
}

/** Plays cards from the hand: they are seen, and go to the discard pile, or out of the game (time cards). */
export function payCard(c: Context<Nations>, card: number, times: number): void {
  const { s } = c;
  const hand = s.hands[s.active];
  if (hand === undefined) return;
  for (let i = 0; i < times; i++) {
    const slot = bestKnownSlot(hand, card);
    c.show(hand, slot, EVERYONE);
    hand.is.splice(slot, 1);
    hand.seen.splice(slot, 1);
    if (cardOf(c.content, card).kind === 'time') s.spent.push(card);
    else s.discard.push(card);
  }
  c.mark?.(`card:${card}`);
}

/** Why a card cannot act on this marker; `clause` is the paragraph that the card rests on. */
export function markerFault(
  c: Context<Nations>,
  effect: CardEffect,
  clause: string,
  army: unknown,
  field: unknown,
): Reason | null {
  const { s, content } = c;
  if (typeof army !== 'number' || typeof field !== 'number') return null;
  if (content.armies[army] === undefined || content.fields[field] === undefined) return null;
  if (sideOf(content, army) !== s.active) return { reason: 'notYourArmy', clause };
  if (!hasMarkerOn(s, army, field)) {
    const stays = s.stands[field] === army && effect.kind === 'move';
    return stays ? { reason: 'armiesStay', clause: 'NAT 11.3#4' } : { reason: 'noMarker', clause };
  }
  if (!isOfUnit(content, army, effect.units)) return { reason: 'otherUnit', clause: 'NAT 11.3#3' };
  if (effect.kind === 'terrain') return { reason: 'otherTerrain', clause };
  return { reason: 'nowhereToGo', clause: 'NAT 11.3#5' };
}

/** Why a marker cannot go to a field. */
export function moveFault(c: Context<Nations>, army: number, from: number, to: unknown): Reason | null {
  const { s, content } = c;
  if (typeof to !== 'number' || content.fields[to] === undefined) return { reason: 'offBoard', clause: 'NAT 11.3#8' };
  if (!fieldOf(content, from).neighbours.includes(to)) return { reason: 'notAdjacent', clause: 'NAT 11.3#2' };
  if (s.stands[to] !== NOWHERE) return { reason: 'armyThere', clause: 'NAT 11.3#5' };
  return hasMarkerOn(s, army, to) ? { reason: 'ownMarkerThere', clause: 'NAT 11.3#6' } : null;
}

export const ANY_MARKER: CardEffect = { kind: 'terrain', terrain: NOWHERE, units: ALL_UNITS };
