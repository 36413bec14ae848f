import type { Action, Domains, Grammar } from './actions.ts';
import type { Paragraph } from './clauses.ts';
import type { Dice } from './dice.ts';
import type { Json } from './json.ts';
import type { AnyProcedure, Kind, Procedure } from './procedure.ts';
import type { Power, Seat, Viewer } from './seats.ts';
import type { Decision } from './referee.ts';
import type { State } from './state.ts';
import type { ClockRules } from './table/clock.ts';
import type { Talk } from './table/talk.ts';
import type { BackOf, Veil } from './veil.ts';

export type Options = { readonly [name: string]: Json };

/** What a match is begun with. */
export interface Setup {
  readonly scenario: string;
  readonly options: Options;
  /** For each seat the powers it holds; every power of the scenario is held once. */
  readonly seats: readonly (readonly number[])[];
}

/** The powers of each seat: who plays what. */
export type Seating = readonly (readonly Power[])[];

/** What one scenario has of its own; what it does not say is as in the game. */
export interface ScenarioRules {
  /** The powers that are in it. */
  readonly powers?: readonly Power[];
  readonly seatings?: readonly Seating[];
  /** Clocks that it is well played with; the first one is what a lobby suggests. */
  readonly clocks?: readonly ClockRules[];
  readonly timed?: boolean;
}

/** A setup that cannot be played, said so that somebody can mend it. */
export interface SetupFault {
  readonly fault: string;
}

/** Whose eyes a view is for. */
export interface Eyes {
  readonly viewer: Viewer;
  /** The seat of each power. */
  readonly holder: readonly Seat[];
  /** Whether the viewer holds this power. */
  holds(power: Power): boolean;
}

/** What is going on besides the position, as the viewer sees it: imagination must fit it too. */
export type GoingOn = Readonly<Pick<State<unknown>, 'stack' | 'agenda'>>;

/** Everything the kernel needs to know of a game. */
export interface Game<G extends Kind> {
  readonly id: string;
  /** Changes whenever the same actions would no longer give the same states. */
  readonly edition: string;
  readonly powers: readonly string[];
  /** Powers that only some seatings have; in all others nobody holds them. */
  readonly extras?: readonly Power[];
  /** Who may play what together: a match is set up with one of these, whatever the order of its seats. */
  readonly seatings: readonly Seating[];
  /** Whether others are possible too, as far as `setupFault` lets them: then `seatings` are what is offered first. */
  readonly otherSeatings?: boolean;
  readonly scenarios: readonly string[];
  /** Where scenarios differ in powers, seatings or clocks. */
  readonly perScenario?: { readonly [scenario: string]: ScenarioRules };
  /** Options worth playing with, one set each: what a lobby offers first, and what the soak goes through. */
  readonly variants?: readonly Options[];
  readonly content: G['content'];
  readonly grammar: Grammar<G['verbs']>;
  /** How many things of each kind an argument may name. */
  readonly domains: Domains<G['state']>;
  /** Where play begins; its set-up steps come first, so that dealing is chance like any other. */
  readonly first: Procedure<G, Record<string, never>>;
  readonly procedures: readonly AnyProcedure<G>[];
  /** Whether the time an action took matters to the rules, or with which options it does. */
  readonly timed?: boolean | ((options: Options) => boolean);
  readonly paragraphs: readonly Paragraph[];
  /** More actions than any match can have. */
  bound(setup: Setup): number;
  /** Why this cannot be set up, or null. The kernel has checked scenario and seats already. */
  setupFault?(setup: Setup): string | null;
  begin(setup: Setup): G['state'];
  /** What a seat, or the public, may know: built by naming it. */
  view(state: G['state'], eyes: Eyes): G['state'];
  /** One full state that a view allows; the view is the game's to change. */
  imagine(view: G['state'], eyes: Eyes, dice: Dice, going: GoingOn): G['state'];
  /** The back of a thing under a veil, where backs are open: what a view may show of it in any case. */
  readonly backOf?: BackOf;
  /** Piles that are drawn from in order: an agreed undo reshuffles those that were looked into. */
  piles?(state: G['state']): readonly Veil[];
  /** Who wins when a seat gives up or loses on time; by default every other seat. */
  beaten?(state: G['state'], loser: Seat): Seat[];
  /** To which seat the powers of one go that leaves a match of three or more; null if to nobody. */
  partner?(state: G['state'], leaver: Seat): Seat | null;
  /** What is done for a seat whose time is up, where a clock ends a movement; null where it loses the match. */
  timeUp?(decision: Decision): Action | null;
  /**
   * The milliseconds that the rules themselves leave a seat for what it is asked now, in a game that is `timed`: when they
   * are over, `timeUp` is done for it, whether the table has clocks or not. Null where it may take its time.
   */
  watch?(state: State<G['state']>, seat: Seat): number | null;
  /** What people may say to each other. */
  readonly talk?: Talk;
  /** What must come up in a long soak: cards, units, rows of tables. Clauses are added by the kernel. */
  readonly reachable?: readonly string[];
  /** Checks of the game's own that must hold after every action (nothing lost, nothing made): a fault, or null. */
  invariant?(state: G['state']): string | null;
  /** Values that the rules keep cached beside the state, with the way to compute them afresh. */
  readonly caches?: readonly { readonly name: string; kept(s: G['state']): Json; fresh(s: G['state']): Json }[];
  /** Whatever else a seat is shown before it decides (odds, overlays), from its view alone. */
  hints?(view: G['state'], eyes: Eyes): Json;
}
