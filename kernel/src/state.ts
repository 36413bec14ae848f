import type { Action } from './actions.ts';
import type { DiceState } from './dice.ts';
import type { Json } from './json.ts';
import type { Power, Seat } from './seats.ts';

/**
 * One thing going on: a procedure, the step it is at, and its own variables. On the match's own stack they are public:
 * what is secret lies in a veil or in a private branch.
 */
export interface Frame {
  proc: string;
  step: string;
  vars: object;
  /** Private sub-stacks that must all be done before this frame goes on. */
  fork?: Branch[];
}

/** One seat's private part of a fork. */
export interface Branch {
  power: Power;
  done: boolean;
  stack: Frame[];
  /** How it began, so that somebody who cannot look inside can imagine it from the start. */
  begun: Frame;
  got: Json;
}

/** An effect that waits for its moment. Public: a secret one names a veiled thing. */
export interface AgendaItem {
  id: number;
  effect: string;
  vars: object;
  owner: Power;
  /** The moment it waits for (`now`, `rally`, `endOfTurn`), and the first turn in which it may come. */
  due: string;
  turn: number;
}

/** What a seat has said beforehand about a window: answer like this, without asking me. */
export interface StandingOrder {
  window: string;
  answer: Action;
  /** A policy: used as often as it fits, wherever `answer` begins an offer and the condition `when` holds. */
  always?: true;
  when?: Action;
  /** For this power alone. */
  power?: Power;
  /** Known to all. */
  open?: true;
}

/** A pass that lasts as long as the thing it rests on is the same: "not during this charge". Everybody knows of it. */
export interface Waiver {
  window: string;
  power: Power;
  while: string;
}

/** How a match ended: no winners is a draw. */
export interface Result {
  winners: Seat[];
  /** A key of the catalogues: `points`, `resigned`, `time`. */
  reason: string;
  /** The powers that win, where that says more than their seats. */
  powers?: Power[];
  /** How great a victory it is, a key of the catalogues: `strategic`, `tactical`, `points`. */
  degree?: string;
  /** By power, in the order of the game's powers. */
  scores?: number[];
  clause?: string;
}

/** How a match ends for powers: their seats follow from who holds them. */
export type Outcome = Omit<Result, 'winners' | 'powers'> & { readonly powers: Power[] };

/** All there is of a match in play: one plain JSON object, changed in place. */
export interface State<S> {
  /** The id of the game. */
  of: string;
  seats: number;
  /** The seat that holds each power. */
  holder: Seat[];
  /** Per seat, how often anything it can notice has changed: what a client sends along to say what it saw. */
  stamp: number[];
  stack: Frame[];
  agenda: AgendaItem[];
  /** The number the next agenda item gets. */
  nextItem: number;
  /** Standing orders, by seat. */
  orders: StandingOrder[][];
  /** Passes that last, where there are any. */
  waived?: Waiver[];
  dice: DiceState;
  result: Result | null;
  game: S;
}
