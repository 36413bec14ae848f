import type { Grammar, Verbs, VerbsOf } from '@bivouac/kernel';
import type { EmpereurContent } from '../content/types.ts';
import type { Command, Letters } from './command/state.ts';
import type { EmpereurFacts } from './facts.ts';

export const SIDES = [0, 1] as const;

/** Where a unit is that stands on no hex: eliminated, still to come, gone by the edge of the map. */
export const GONE = -1;
export const WAITING = -2;
export const LEFT = -3;
/** In a view: under another unit of its pile, nobody says in which (EMP V). */
export const HIDDEN = -4;

/** Formations (EMP IV.0). A battery is the line of the guns, limbered their column. */
export const LINE = 0;
export const COLUMN = 1;
export const SQUARE = 2;
export const ADAPTED = 3;
export const DISORDERED = 4;
export const forms = ['line', 'column', 'square', 'adapted', 'disordered'] as const;

/** Phases of a player's turn (EMP II). */
export const CHARGE_PHASE = 0;
export const MOVE_PHASE = 1;
export const DEFENSIVE_PHASE = 2;
export const OFFENSIVE_PHASE = 3;
export const SHOCK_PHASE = 4;
export const RALLY_PHASE = 5;

/** What a unit has done, bits of `done`: its move is over, it was put on top, it fired, it rallied or tried to. */
export const MOVED = 1;
export const TOPPED = 2;
export const FIRED = 4;
export const TRIED = 8;
/** It takes part in a shock of this phase, as attacker or defender (EMP VII.5). */
export const ENGAGED = 16;
/** It has been attacked by shock in this turn (EMP VIII.1). */
export const ATTACKED = 32;
/** It charged in this turn: it neither moves nor counter-charges (EMP VI.1, IX.7). */
export const CHARGED = 64;

/** Its square failed: it stands in disorder where it is until the shocks have been fought (EMP IX.6). */
export const LATE = 256;

/** It has been tested because its army lost heart (EMP XII). */
export const SHAKEN = 128;

/** It fell back before the unit that is moving now: from the same enemy it does so again without a test (EMP VI.8). */
export const RECOILED = 512;
/** Its charge has been fought, and it has used its exploitation (EMP IX.4). */
export const FOUGHT = 1024;
export const EXPLOITED = 4096;
/** It has sent out voltigeurs in its movement phase, and at the end of its rally phase (EMP XVI.1). */
export const SCREENED = 8192;
export const SCREENED_LATE = 16384;
/** It has spread out into skirmishers in this phase (EMP IV.6). */
export const SPREAD = 32768;
/** It countercharges now (EMP IX.7). */
export const COUNTERING = 2048;

/** No band: the unit stands in its pile. Units of one band are on the way together. */
export const STANDING = 0;

/** EMP XVI.9: the fatigue of corps, by corps and then by side for the provisional ones. */
export interface Weary {
  points: number[];
  /** 1 if one of its units was a target of defensive fire in this turn. */
  shot: number[];
  /** Per unit: 1 if it belongs to the provisional corps of its side; per side: the turn in which that was formed. */
  detached: number[];
  formed: number[];
  /** Per unit: points spent by a charge, and 1 if its march kept to a road. */
  ridden: number[];
  road: number[];
  /** Per account: what its units on loan have done since its last turn (EMP XXI.6); not there before one was lent. */
  lent?: number[];
}

/** EMP XVI.1: voltigeurs beside their unit: in which direction, how it faced then, and 1 if they have fired in this phase. */
export interface Screen {
  unit: number;
  direction: number;
  facing: number;
  fired: number;
}

/** All there is of a battle of Vive l'Empereur!, in columns. */
export interface EmpereurState {
  /** Which scenario of the pack; whether piles lie open to the enemy (an option of the table). */
  scenario: number;
  open: number;
  turn: number;
  active: number;
  phase: number;
  /** Raised whenever a unit moves, turns or changes its place in a pile: what is kept beside the state rests on it. */
  version: number;
  /** The number the next band gets. */
  nextBand: number;

  /** Per unit. */
  hex: number[];
  /** Twelve of them, anticlockwise: even towards a side, odd towards a corner. */
  facing: number[];
  form: number[];
  steps: number[];
  /** The turn on its marker while it is disorganised (EMP III.3). */
  since: number[];
  /** Place in its pile, 0 on top. */
  rank: number[];
  /** Movement points spent this turn. */
  spent: number[];
  done: number[];
  /** The band it moves or flees with, 0 while it stands. */
  band: number[];
  /** In a view: how many lie unseen under this unit. */
  below: number[];

  /** Per leader: his hex, whether he was replaced (EMP XIV.6), what he has done. */
  chiefHex: number[];
  chiefLost: number[];
  chiefDone: number[];

  /** Per body of the scenario: 0 steady, 1 demoralised, 2 desperate; and bits for thresholds crossed before. */
  mood: number[];
  crossed: number[];
  /** The hexes by which reinforcements have come in this turn, one for each unit (EMP XIII). */
  entered: number[];
  /** Per hex that counts for victory: who holds it, -1 nobody. */
  held: number[];

  /** Options of the advanced game, bits of `options/options.ts`; none of what follows is there in the standard game. */
  advanced?: number;
  /** Per unit: 1 if a battery bears half a loss (EMP XVI.2). */
  halves?: number[];
  /** Per body: the threshold that its dice have given, 0 while they are not thrown (EMP XVI.8). */
  limits?: number[];
  /** Per leader: the turn at whose start he is back, and whether points were given for him (EMP XVII.1). */
  wounds?: number[];
  paid?: number[];
  /** Per unit: the turn in which it charged last, and the points that it had left then (EMP XVI.4). */
  /** Per unit: 1 if its disorder is a rout (EMP XVI.5). */
  routed?: number[];
  /** Per unit: the second hex of skirmishers, -1 for all others (EMP IV.6). */
  hex2?: number[];
  /** The voltigeurs that are out (EMP XVI.1). */
  screens?: Screen[];
  /** What fatigue keeps (EMP XVI.9). */
  weary?: Weary;
  chargedOn?: number[];
  wind?: number[];
  /** What levels of command from the second on keep (EMP XVII). */
  command?: Command;
  activation?: Activation;
  eve?: Eve;
  /** With a person for each corps (EMP XVII.9). */
  letters?: Letters;
}

/** The evening before the battle (EMP XVIII). */
export interface Eve {
  /** Per corps: the square where its leader lies, or a sign of `deployment/counters.ts`. */
  at: number[];
  /** Per side and square: how many leaders of infantry lie there face down. */
  seen: number[];
  /** Per side: 1 if its disposition suits it. */
  suits: number[];
  moves: number;
  stage: number;
  /** Per corps: 1 once its units have been placed. */
  placed: number[];
  /** 1 if the battle is decided by losses alone (EMP XVIII.5). */
  losses: number;
}

/** Activation by corps (EMP XX). */
export interface Activation {
  /** Per unit: 0 still to be played in this turn, 1 in play now, 2 played. */
  played: number[];
  /** Per corps: 1 if it has been activated in this turn. */
  called: number[];
  /** The corps in play, and those of the last activation, of this turn or of the one before (EMP XXI.4). */
  corps: number[];
  last: number[];
  /** Per unit: 1 if it has fired defensively in this turn (ruling 501). */
  shot: number[];
  /** Per unit: how many of its voltigeurs have (ruling 501); not there before one has. */
  light?: number[];
  /** Activations so far. */
  count: number;
  /** With the watch: milliseconds used for this movement and allowed, and 1 if it was ended by it (EMP XIX.1, XXI.3). */
  watch?: { used: number; allowed: number; over: number };
  /** Per corps: what its lateness takes from its morale (EMP XIX.2). */
  late?: number[];
}

/** The verbs of the players, and what each argument names. */
export const grammar = {
  move: ['unit'],
  with: ['unit'],
  bring: ['leader'],
  ride: ['leader'],
  top: ['unit'],
  back: ['place'],
  turn: ['facing'],
  line: ['facing'],
  column: ['facing'],
  square: [],
  adapt: [],
  aim: ['place'],
  hold: ['unit'],
  fire: [],
  assault: ['place'],
  spare: ['place'],
  attack: [],
  rally: ['unit'],
  follow: ['unit'],
  charge: ['unit'],
  strike: [],
  scatter: ['unit'],
  brace: ['place'],
  counter: ['place'],
  recoil: ['place'],
  combine: [],
  arrive: ['unit'],
  enter: ['place'],
  appoint: ['place'],
  keep: ['unit'],
  recover: ['unit'],
  pounce: ['place'],
  provisional: [],
  screen: ['unit'],
  spread: ['place'],
  close: ['place'],
  post: ['place'],
  recall: ['place'],
  detach: ['unit'],
  lead: ['side'],
  activate: ['corps'],
  join: ['corps'],
  lend: ['unit'],
  decline: [],
  halt: [],
  staff: [],
  order: ['leader', 'tactic'],
  general: [],
  shift: ['leader', 'tactic'],
  dare: ['leader', 'tactic'],
  bound: ['leader'],
  relay: ['leader'],
  goal: ['place'],
  foe: ['leader'],
  hour: ['turn'],
  success: ['tactic'],
  failure: ['tactic'],
  words: ['text'],
  seal: [],
  giveUp: ['leader'],
  drive: ['place'],
  letter: ['leader'],
  relieve: ['leader'],
  contest: ['leader'],
  demand: ['leader'],
  dispute: [],
  depart: [],
  lay: ['corps'],
  push: ['corps'],
  occupy: ['sector'],
  escort: ['corps'],
  suit: [],
  station: ['corps'],
  muster: [],
} as const satisfies Grammar<Verbs>;

export type EmpereurVerbs = VerbsOf<typeof grammar>;

export interface Empereur {
  readonly state: EmpereurState;
  readonly verbs: EmpereurVerbs;
  readonly content: EmpereurContent;
  readonly facts: EmpereurFacts;
}

export function other(side: number): number {
  return 1 - side;
}

export function has(s: EmpereurState, unit: number, bit: number): boolean {
  return ((s.done[unit] as number) & bit) !== 0;
}

export function note(s: EmpereurState, unit: number, bit: number): void {
  s.done[unit] = (s.done[unit] as number) | bit;
}

export function unnote(s: EmpereurState, unit: number, bit: number): void {
  s.done[unit] = (s.done[unit] as number) & ~bit;
}

export function onMap(s: EmpereurState, unit: number): boolean {
  return (s.hex[unit] as number) >= 0;
}

export function inOrder(s: EmpereurState, unit: number): boolean {
  return (s.hex[unit] as number) >= 0 && s.form[unit] !== DISORDERED;
}

/** Whether a unit stands in line or column: all other formations face all round. */
export function hasFrontOf(s: EmpereurState, unit: number): boolean {
  return s.form[unit] === LINE || s.form[unit] === COLUMN;
}
