import { type Grammar, NOBODY, only, type Setup, type Veil, veil } from '../../src/index.ts';

/**
 * The tiny game: three powers on a ring of eight places, two hidden counters each, a handful of cards. It is not meant
 * to be good, but to use everything the kernel has.
 */
export interface TinyState {
  turn: number;
  active: number;
  actions: number;
  /** Where each counter stands, -1 when it is gone; counter t belongs to power `t >> 1`. */
  place: number[];
  /** What each counter is: DECOY or TROOP. */
  face: Veil;
  deck: Veil;
  hands: Veil[];
  discard: number[];
  coins: number[];
  score: number[];
  /** The last letter of each power to the next one. */
  letters: string[];
  /** Until which turn a power is bound by the truce, 0 for none. */
  truce: number[];
  /** What each power remembers of enemy counters: the turn in which it last saw one, by power and counter. */
  lastSeen: number[];
}

export const PLACES = 8;
export const COUNTERS = 6;
export const POWERS = 3;
export const TURNS = 12;
export const DECOY = 0;
export const TROOP = 1;
/** The cards: an ambush is a reaction, supply gives coins, a forced march goes two places. */
export const AMBUSH = 0;
export const SUPPLY = 1;
export const FORCED = 2;
const DECK = [AMBUSH, AMBUSH, AMBUSH, SUPPLY, SUPPLY, SUPPLY, SUPPLY, FORCED, FORCED, FORCED];
export const TRUCE_COST = 3;

export type TinyVerbs = {
  march: readonly [counter: number, place: number];
  raid: readonly [counter: number];
  draw: readonly [];
  play: readonly [card: number];
  write: readonly [text: string];
  propose: readonly [];
  regroup: readonly [place: number];
  tactic: readonly [kind: number];
  rest: readonly [];
};

export const grammar: Grammar<TinyVerbs> = {
  march: ['counter', 'place'],
  raid: ['counter'],
  draw: [],
  play: ['card'],
  write: ['text'],
  propose: [],
  regroup: ['place'],
  tactic: ['tactic'],
  rest: [],
};

export interface Tiny {
  readonly state: TinyState;
  readonly verbs: TinyVerbs;
  readonly content: { readonly deck: readonly number[] };
}

export const content: Tiny['content'] = { deck: DECK };

export function begin(setup: Setup): TinyState {
  const holder = (power: number) => setup.seats.findIndex((powers) => powers.includes(power));
  return {
    turn: 1,
    active: 0,
    actions: 0,
    place: [0, 1, 3, 4, 5, 6],
    face: {
      is: [DECOY, TROOP, DECOY, TROOP, DECOY, TROOP],
      seen: [0, 0, 1, 1, 2, 2].map((power) => only(holder(power))),
    },
    deck: veil(DECK, NOBODY),
    hands: [veil(), veil(), veil()],
    discard: [],
    coins: [2, 2, 2],
    score: [0, 0, 0],
    letters: ['', '', ''],
    truce: [0, 0, 0],
    lastSeen: new Array<number>(POWERS * COUNTERS).fill(0),
  };
}

export function ownerOf(counter: number): number {
  return counter >> 1;
}

/** The counters of others at a place that a power may not simply share with. */
export function enemiesAt(s: TinyState, place: number, power: number): number[] {
  const found: number[] = [];
  for (let t = 0; t < COUNTERS; t++) if (s.place[t] === place && ownerOf(t) !== power) found.push(t);
  return found;
}

export function neighbours(place: number): [number, number] {
  return [(place + 1) % PLACES, (place + PLACES - 1) % PLACES];
}

export function underTruce(s: TinyState, a: number, b: number): boolean {
  return (s.truce[a] ?? 0) >= s.turn && (s.truce[b] ?? 0) >= s.turn;
}
