import { faceUp, type Grammar, NOBODY, only, type Setup, type Veil, veil } from '../../../src/index.ts';

/**
 * The interception spike: two sides on twelve linked towns, counters that only their owner knows, some of them decoys.
 * It asks the kernel what Jours de Gloire will ask: reactions in the enemy's move, cards inside the reactions, and a
 * move that ends because of them (GLO 5.3, 6.3, 6.5.1, 7.1, event cards).
 */
export interface CampaignState {
  turn: number;
  /** Whose phase it is. */
  active: number;
  /** Where each counter stands, -1 when it is off the map; the first SIDE counters are the French ones. */
  place: number[];
  /** Which unit, or decoy, each counter is. */
  face: Veil;
  /** By counter: 1 once it has moved in this phase. */
  moved: number[];
  /** Points lost, by face and not by counter: a stack that is mixed again takes its losses along. */
  lost: number[];
  /** By side and town: 1 where the owner had to say that not all his counters there are decoys (SPI 4#2). */
  proof: number[];
  /**
   * One open slot that is shown again whenever somebody has to say such a thing: the kernel takes only what is shown
   * out of a veil for news, and without this the question could be asked and the move taken back.
   */
  said: Veil;
  /** The side that last held each town alone. */
  control: number[];
  deck: Veil;
  hands: Veil[];
  discard: Veil;
}

export interface Face {
  readonly arm: 'infantry' | 'cavalry';
  /** 0 for a decoy. */
  readonly strength: number;
  readonly command: number;
}

const INFANTRY = 'infantry';
const CAVALRY = 'cavalry';
const ONE_SIDE: readonly Face[] = [
  { arm: INFANTRY, strength: 4, command: 4 },
  { arm: INFANTRY, strength: 3, command: 2 },
  { arm: CAVALRY, strength: 2, command: 3 },
  { arm: CAVALRY, strength: 1, command: 1 },
  { arm: INFANTRY, strength: 0, command: 0 },
  { arm: CAVALRY, strength: 0, command: 0 },
];

export const SIDE = ONE_SIDE.length;
export const COUNTERS = 2 * SIDE;
export const TOWNS = 12;
export const TURNS = 5;
export const HAND = 2;
/** What the events do: rain adds to the interceptor's die, a counter-order stops him, a night march tries again. */
export const RAIN = 0;
export const COUNTER_ORDER = 1;
export const NIGHT_MARCH = 2;
/** Added to the die by rain (SPI 3#4). */
export const RAIN_ADDS = 2;

/** The roads: two towns and what they cost; a bad road costs 2 and adds 1 to the interceptor's die. */
const ROADS: readonly (readonly [number, number, number])[] = [
  [0, 1, 1],
  [1, 2, 1],
  [2, 3, 2],
  [4, 5, 1],
  [5, 6, 1],
  [6, 7, 1],
  [8, 9, 2],
  [9, 10, 1],
  [10, 11, 1],
  [0, 4, 1],
  [1, 5, 2],
  [2, 6, 1],
  [3, 7, 1],
  [4, 8, 1],
  [5, 9, 1],
  [6, 10, 2],
  [7, 11, 1],
];

export interface CampaignContent {
  readonly faces: readonly Face[];
  readonly roads: readonly (readonly [number, number, number])[];
  /** The event of each card. */
  readonly cards: readonly number[];
}

export const content: CampaignContent = {
  faces: [...ONE_SIDE, ...ONE_SIDE],
  roads: ROADS,
  cards: [RAIN, RAIN, RAIN, COUNTER_ORDER, COUNTER_ORDER, NIGHT_MARCH, NIGHT_MARCH, NIGHT_MARCH],
};

export type CampaignVerbs = {
  force: readonly [town: number];
  detach: readonly [counter: number];
  intercept: readonly [town: number];
  engage: readonly [];
  retire: readonly [town: number];
  fall: readonly [counter: number, town: number];
  play: readonly [event: number];
  retreat: readonly [town: number];
  replace: readonly [town: number];
};

export const grammar: Grammar<CampaignVerbs> = {
  force: ['place'],
  detach: ['counter'],
  intercept: ['place'],
  engage: [],
  retire: ['place'],
  fall: ['counter', 'place'],
  play: ['event'],
  retreat: ['place'],
  replace: ['place'],
};

export interface Campaign {
  readonly state: CampaignState;
  readonly verbs: CampaignVerbs;
  readonly content: CampaignContent;
}

export function begin(setup: Setup): CampaignState {
  const holder = (side: number) => setup.seats.findIndex((powers) => powers.includes(side));
  const all = content.faces.map((_, face) => face);
  return {
    turn: 1,
    active: 0,
    place: [0, 0, 4, 4, 8, 8, 3, 3, 7, 7, 11, 11],
    face: { is: all, seen: all.map((face) => only(holder(sideOf(face)))) },
    moved: all.map(() => 0),
    lost: all.map(() => 0),
    proof: new Array<number>(2 * TOWNS).fill(0),
    said: faceUp([1]),
    control: [0, -1, -1, 1, 0, -1, -1, 1, 0, -1, -1, 1],
    deck: veil(
      content.cards.map((_, card) => card),
      NOBODY,
    ),
    hands: [veil(), veil()],
    discard: faceUp([]),
  };
}

/** The side of a counter, and of a face: both are numbered alike. */
export function sideOf(counter: number): number {
  return counter < SIDE ? 0 : 1;
}

export function countersAt(s: CampaignState, town: number, side: number): number[] {
  const found: number[] = [];
  for (let n = side * SIDE; n < (side + 1) * SIDE; n++) if (s.place[n] === town) found.push(n);
  return found;
}

const NEAR: readonly (readonly number[])[] = Array.from({ length: TOWNS }, (_, town) =>
  ROADS.flatMap(([a, b]) => (a === town ? [b] : b === town ? [a] : [])).sort((a, b) => a - b),
);

export function neighbours(town: number): readonly number[] {
  return NEAR[town] ?? [];
}

const COST = new Array<number>(TOWNS * TOWNS).fill(0);
for (const [a, b, cost] of ROADS) {
  COST[a * TOWNS + b] = cost;
  COST[b * TOWNS + a] = cost;
}

/** What the road between two towns costs, or null where there is none. */
export function roadCost(a: number, b: number): number | null {
  const cost = neighbours(a).includes(b) ? COST[a * TOWNS + b] : undefined;
  return cost ?? null;
}

/** Neighbouring towns without counters of the other side: where one may go back to. */
export function refuges(s: CampaignState, town: number, side: number): number[] {
  return neighbours(town).filter((near) => countersAt(s, near, 1 - side).length === 0);
}

/** What a counter is, as far as it is known here; null for a counter that the viewer does not know. */
export function faceOf(s: CampaignState, counter: number): Face | null {
  return content.faces[s.face.is[counter] ?? -1] ?? null;
}

export function isUnit(s: CampaignState, counter: number): boolean {
  return (faceOf(s, counter)?.strength ?? 0) > 0;
}

export function isCavalry(s: CampaignState, counter: number): boolean {
  return isUnit(s, counter) && faceOf(s, counter)?.arm === 'cavalry';
}

export function cardsOf(s: CampaignState, side: number): Veil {
  const hand = s.hands[side];
  if (hand === undefined) throw new Error(`no hand ${side}`);
  return hand;
}

export function holdsEvent(s: CampaignState, side: number, event: number): boolean {
  return cardsOf(s, side).is.some((card) => content.cards[card] === event);
}
