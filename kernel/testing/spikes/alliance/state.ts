import { faceUp, type Grammar, isFace, NOBODY, type Setup, type Veil, veil } from '../../../src/index.ts';

/**
 * The alliance spike: Napoleon and three powers of the coalition, or four with England, played by two to five people. It asks the
 * kernel what Les Conquêtes will ask: proposals that several pay for together, all or nothing, and a capital that falls
 * in the middle of the combats and turns its nation round (CON 8.7, 9, 11.8, 12).
 */
export interface PactState {
  turn: number;
  money: number[];
  /** Diplomacy cards. Their backs are open, in hands and on top of the deck; what they are worth is not. */
  deck: Veil;
  hands: Veil[];
  discard: Veil;
  /** Units, by power and place. */
  troops: number[];
  /** The power that controls each place. */
  control: number[];
  /** Powers with an adviser in diplomacy, in the order of their positions. */
  advisers: number[];
  /** 1 for the members of the coalition's alliance; there is one at the most. */
  allied: number[];
  initiator: number;
  /** Counts alliances, so that what was scheduled for one does not end the next. */
  pact: number;
  /** 1 while the alliance may still be called off in the diplomacy phase it was made in. */
  fresh: number;
  /** Napoleon's forced ally, or -1; counted likewise. */
  forced: number;
  yoke: number;
  /** Who was in the alliance that Napoleon last called off (one bit each), and when. */
  calledOff: number;
  calledOffIn: number;
  /** Alliances each power has brought about. */
  successes: number[];
}

export const NAPOLEON = 0;
export const AUSTRIA = 1;
export const RUSSIA = 2;
export const PRUSSIA = 3;
export const ENGLAND = 4;
/** More powers than any scenario has. */
export const POWERS = 5;

/** The capital of a power of the continent has its number; then come Saxony, Poland and London. */
export const PLACES = 7;
export const SAXONY = 4;
export const POLAND = 5;
export const LONDON = 6;
const ROADS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 4],
  [1, 4],
  [1, 5],
  [3, 4],
  [3, 5],
  [2, 5],
  [4, 5],
  [0, 6],
  [3, 6],
];

export const EUROPE = 'europe';
export const CHANNEL = 'channel';

export const TURNS = 4;
export const POSITIONS = 3;
export const MOVES = 2;
export const PENALTY_TURN = 2;

/** Cards 1 and 2 have a back of their own, 3 and 4 another; the second of each pair is worth two. */
export const CARDS: readonly number[] = [1, 2, 3, 4];

export function backOf(card: number): number {
  return card <= 2 ? 0 : 1;
}

function valueOf(card: number): number {
  return card % 2 === 1 ? 1 : 2;
}

/** The prices, in FG and in points of diplomacy, each with its clause. */
export const PRICES = {
  alliance: { money: 3, points: 1, clause: 'SPA 3#2' },
  forcedMember: { points: 3, clause: 'SPA 3#6' },
  forcing: { money: 5, points: 3, clause: 'SPA 4#1' },
  freeing: { money: 4, points: 2, clause: 'SPA 4#2' },
  callingOff: { money: 2, points: 1, clause: 'SPA 4#3' },
} as const;

export interface PactContent {
  readonly cards: readonly number[];
  readonly roads: readonly (readonly [number, number])[];
}

export const content: PactContent = {
  cards: [12, 6, 8, 4].flatMap((many, kind) => new Array<number>(many).fill(kind + 1)),
  roads: ROADS,
};

export type PactVerbs = {
  station: readonly [];
  declare: readonly [partners: number];
  force: readonly [power: number];
  free: readonly [];
  callOff: readonly [];
  discard: readonly [card: number];
  show: readonly [card: number];
  move: readonly [from: number, to: number];
  retreat: readonly [place: number];
};

export const grammar: Grammar<PactVerbs> = {
  station: [],
  declare: ['partners'],
  force: ['power'],
  free: [],
  callOff: [],
  discard: ['card'],
  show: ['card'],
  move: ['place', 'place'],
  retreat: ['place'],
};

export interface Pact {
  readonly state: PactState;
  readonly verbs: PactVerbs;
  readonly content: PactContent;
}

/** England is in the second scenario alone. */
export function begin({ scenario }: Pick<Setup, 'scenario'>): PactState {
  const powers = scenario === CHANNEL ? 5 : 4;
  const each = (value: number) => new Array<number>(powers).fill(value);
  const troops = new Array<number>(powers * PLACES).fill(0);
  const put = (power: number, place: number, units: number) => {
    troops[power * PLACES + place] = units;
  };
  put(NAPOLEON, 0, 3);
  put(NAPOLEON, SAXONY, 2);
  put(AUSTRIA, 1, 3);
  put(RUSSIA, 2, 2);
  put(RUSSIA, POLAND, 2);
  put(PRUSSIA, 3, 3);
  if (powers > ENGLAND) put(ENGLAND, LONDON, 3);
  return {
    turn: 1,
    money: [6, ...each(5).slice(1)],
    deck: veil(content.cards, NOBODY),
    hands: each(0).map(() => veil()),
    discard: faceUp([]),
    troops,
    control: [0, 1, 2, 3, 0, 2, powers > ENGLAND ? ENGLAND : -1],
    advisers: [],
    allied: each(0),
    initiator: 0,
    pact: 0,
    fresh: 0,
    forced: -1,
    yoke: 0,
    calledOff: 0,
    calledOffIn: 0,
    successes: each(0),
  };
}

export function troopsAt(s: PactState, power: number, place: number): number {
  return s.troops[power * PLACES + place] ?? 0;
}

export function addTroops(s: PactState, power: number, place: number, units: number): void {
  s.troops[power * PLACES + place] = troopsAt(s, power, place) + units;
}

const NEAR: readonly (readonly number[])[] = Array.from({ length: PLACES }, (_, place) =>
  ROADS.flatMap(([a, b]) => (a === place ? [b] : b === place ? [a] : [])).sort((a, b) => a - b),
);

export function neighbours(place: number): readonly number[] {
  return NEAR[place] ?? [];
}

export const ALL_PLACES: readonly number[] = Array.from({ length: PLACES }, (_, place) => place);

/** The powers of this match. */
export function powersOf(s: PactState): number[] {
  return s.money.map((_, power) => power);
}

export function coalition(s: PactState): number[] {
  return powersOf(s).slice(1);
}

/** Whose capital a place is, or -1. */
export function nationOf(s: PactState, place: number): number {
  const nation = place === LONDON ? ENGLAND : place;
  return place !== SAXONY && place !== POLAND && nation < s.money.length ? nation : -1;
}

/** Whether some units of one power stand in or beside a place where units of the other stand. */
export function inTouch(s: PactState, power: number, other: number): boolean {
  return ALL_PLACES.some(
    (place) =>
      troopsAt(s, power, place) > 0 && [place, ...neighbours(place)].some((near) => troopsAt(s, other, near) > 0),
  );
}

export function handOf(s: PactState, power: number): Veil {
  const hand = s.hands[power];
  if (hand === undefined) throw new Error(`no hand ${power}`);
  return hand;
}

/** How many cards like this a power holds, as far as it is known here. */
export function cardsOf(s: PactState, power: number, card: number): number {
  return handOf(s, power).is.filter((one) => one === card).length;
}

/** SPA 3#4, 4#1: a two is worth two only for Austria and Napoleon (CON 9.1). */
export function worth(power: number, card: number): number {
  return power === AUSTRIA || power === NAPOLEON ? valueOf(card) : 1;
}

export function pointsOf(s: PactState, power: number): number {
  return handOf(s, power).is.reduce((sum, card) => sum + (isFace(card) ? worth(power, card) : 0), 0);
}
