import { type Frame, isAt, knows, type Offer, type Seat, type State, varsIn } from '@bivouac/kernel';
import type { CardKind, Mission, NationsContent } from '../content/types.ts';
import { armiesOf, cardOf, countOf, fieldOf, isOfUnit, sideOf, strengthOf } from '../rules/queries.ts';
import { thinking } from '../rules/plan.ts';
import { FRENCH, MARKERS, MARKERS_PER_ARMY, type NationsState, NOWHERE } from '../rules/state.ts';
import { groundOf } from './ground.ts';

/** What to think of first, by verb; within a verb the game's own order stands. */
const rank: { readonly [verb: string]: number } = {
  lay: 9,
  scout: 8,
  card: 7,
  take: 6,
  draw: 5,
  wild: 3,
  jump: 1,
  replace: 1,
  end: 0,
};

/** Where the active player is thinking of an action. */
function thoughtOf({ stack }: State<NationsState>): Frame | undefined {
  const inner = stack[stack.length - 1]?.fork?.[0]?.stack ?? [];
  return inner[inner.length - 1];
}

/** Everything but the choice of the next action belongs to an action already begun. */
export function midway(state: State<NationsState>): boolean {
  if (state.result !== null) return false;
  return !isAt(thoughtOf(state), thinking, thinking.first);
}

/** The offers, the likeliest first; what never makes sense is left out. */
export function candidates(
  content: NationsContent,
  state: State<NationsState>,
  seat: Seat,
  offers: readonly Offer[],
): readonly Offer[] {
  const [first] = offers;
  if (first === undefined || offers.length === 1) return offers;
  switch (first[0]) {
    case 'suffer':
      return byWorth(offers, ([, , victim]) =>
        typeof victim === 'number' ? strengthOf(content, state.game, victim) : 0,
      );
    case 'discard':
    case 'discardScout':
      return byWorth(offers, (offer) => dispensable(content, state.game, offer)).slice(0, DISCARDS);
    case 'marker':
      return cheapest(content, state, offers);
    case 'to':
    case 'jump':
      return steps(content, state, seat, offers);
    case 'reveal':
      return reveals(content, state.game, offers);
    default:
      return byWorth(offers, (offer) => verbRank(content, offer));
  }
}

/**
 * A marker is moved or taken off with the card that is the least loss: so each move is thought of once, not once for
 * every card that allows it. Where another card would always be better all offers stand, as somebody must choose.
 */
function cheapest(content: NationsContent, state: State<NationsState>, offers: readonly Offer[]): readonly Offer[] {
  const thought = varsIn(thoughtOf(state), thinking);
  if (thought === null || thought.card === NOWHERE) return offers;
  const { card, wild } = thought;
  const s = state.game;
  const hand = s.hands[s.active]?.is ?? [];
  const best = offers.filter(([, army, field]) => {
    if (typeof army !== 'number' || typeof field !== 'number') return true;
    return payment(content, hand, cardOf(content, card).kind, army, field) === (wild ? card + PAIR : card);
  });
  return best.length > 0 ? best : offers.slice(0, 1);
}

/** Steps and jumps, each by what lies near their end: a jump costs more, so it is thought of only where no step leads. */
function steps(
  content: NationsContent,
  state: State<NationsState>,
  seat: Seat,
  offers: readonly Offer[],
): readonly Offer[] {
  const ranked = byWorth(offers, ([, field]) => goals(content, state, seat, Number(field)));
  const near = ranked.filter(([verb]) => verb === 'to');
  const far = ranked.filter(([verb, field]) => verb === 'jump' && !near.some(([, end]) => end === field));
  return [...near.slice(0, STEPS), ...far.slice(0, STEPS)];
}

/** A mission that a French army holds already tells the enemy least: while there is one, no other is thought of. */
function reveals(content: NationsContent, s: NationsState, offers: readonly Offer[]): readonly Offer[] {
  const held = offers.filter(([, mission]) => {
    const army = s.stands[content.missions[Number(mission)]?.field ?? NOWHERE] ?? NOWHERE;
    return army !== NOWHERE && sideOf(content, army) === FRENCH;
  });
  const among = held.length > 0 ? held : offers;
  return byWorth(among, ([, mission]) => tellable(content, s, Number(mission))).slice(0, REVEALS);
}

const PAIR = 1000;
/** More than this many cards are not thought of when one must go. */
const DISCARDS = 3;

const REVEALS = 2;
const STEPS = 4;

/** How near a field lies to what its side is after: the French their missions, the Allies the fields beside them. */
function goals(content: NationsContent, state: State<NationsState>, seat: Seat, field: number): number {
  const s = state.game;
  const french = state.holder[FRENCH] === seat;
  const { steps, fields, missionsOf } = groundOf(content);
  let sum = 0;
  for (const [district, all] of missionsOf.entries()) {
    const known = knows(s.missions, district, seat);
    for (const mission of known ? [s.missions.is[district] as number] : all) {
      const { field: goal, french: won, allied: lost } = content.missions[mission] as Mission;
      const far = steps[field * fields + goal] as number;
      sum += ((won + lost) / (known ? 1 : all.length)) * 0.4 ** (french ? far : Math.abs(far - 1));
    }
  }
  return sum;
}

/** How little is lost by revealing a mission: less where an army stands already, then the cheap ones first. */
function tellable(content: NationsContent, s: NationsState, mission: number): number {
  const { field, french, allied } = content.missions[mission] ?? { field: 0, french: 0, allied: 0 };
  return (s.stands[field] === NOWHERE ? 0 : 20) - french - allied;
}

/**
 * How little a card is missed: first those that nothing can be done with, then time, then those with a use; scouts last.
 * Two alike that no marker needs are a pair that stands for any card of their kind (NAT 11.5#1, #3): only a third is idle.
 */
function dispensable(content: NationsContent, s: NationsState, [verb, card]: Offer): number {
  if (verb !== 'discard' || typeof card !== 'number') return -1;
  const kind = cardOf(content, card);
  if (kind.kind === 'time') return 2;
  const spare = countOf(s.hands[s.active]?.is ?? [], card) - usesOf(content, s, card);
  const breadth = kind.kind === 'move' ? kind.units.length / 2 : 0;
  if (spare <= 0) return -breadth;
  return (spare % 2 === 1 ? 4 : 1) - breadth;
}

/** How many markers of the active side a card can act on by itself. */
function usesOf(content: NationsContent, s: NationsState, card: number): number {
  const kind = cardOf(content, card);
  const [first, end] = armiesOf(content, s.active);
  let uses = 0;
  for (let army = first; army < end; army++) {
    if (s.status[army] !== MARKERS) continue;
    for (let slot = army * MARKERS_PER_ARMY; slot < (army + 1) * MARKERS_PER_ARMY; slot++) {
      const field = s.marker[slot] as number;
      if (field === NOWHERE) continue;
      if (kind.kind === 'terrain' && fieldOf(content, field).terrain === kind.terrain) uses++;
      if (kind.kind === 'move' && isOfUnit(content, army, kind.units)) uses++;
    }
  }
  return uses;
}

/** The card (or pair) that acts on this marker at the least loss. */
function payment(
  content: NationsContent,
  hand: readonly number[],
  kind: CardKind['kind'],
  army: number,
  field: number,
): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const card of hand) {
    const found = cardOf(content, card);
    if (found.kind !== kind) continue;
    const fits =
      found.kind === 'terrain'
        ? found.terrain === fieldOf(content, field).terrain
        : found.kind === 'move' && isOfUnit(content, army, found.units);
    const units = found.kind === 'move' ? found.units.length : 0;
    const pair = countOf(hand, card) >= 2;
    if (!fits && !pair) continue;
    const loss = fits ? units * 2 - (pair ? 1 : 0) : 10 + units;
    if (loss < least) [least, best] = [loss, fits ? card : card + PAIR];
  }
  return best;
}

function verbRank(content: NationsContent, [verb, thing]: Offer): number {
  const base = rank[verb] ?? 2;
  if ((verb !== 'card' && verb !== 'take') || typeof thing !== 'number') return base;
  return cardOf(content, thing).kind === 'terrain' ? base + 0.5 : base;
}

function byWorth(offers: readonly Offer[], worth: (offer: Offer) => number): readonly Offer[] {
  return offers
    .map((offer) => ({ offer, value: worth(offer) }))
    .sort((a, b) => b.value - a.value)
    .map(({ offer }) => offer);
}
