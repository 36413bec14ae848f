import type { Context, Grammar, Veil } from '@bivouac/kernel';
import type { GloireContent } from '../content/types.ts';

export const FRENCH = 0;
export const COALITION = 1;
export const SIDES = [FRENCH, COALITION] as const;

/** Off the map, nobody's, not chosen yet: whatever is not there. */
export const OFF = -1;
/** A leader who was caught alone, on his way back (GLO 4.2). */
export const ABROAD = -2;
/** At an edge of the map, about to enter (GLO 3.3): this less the number of the edge. */
export const EDGE = -10;

/** The phases of a player's turn (GLO 2), between those that are nobody's. */
export const EVENTS = 0;
export const ADMINISTRATION = 1;
export const MOVEMENT = 2;
export const GUNS = 3;
export const COMBAT = 4;
export const END = 5;

/** Command as it was found in the administrative phase (GLO 4.3, 4.6). */
export const COMMANDED = 0;
export const CUT_OFF = 1;
export const NO_LINE = 2;

/** Supply of an army (GLO 4.4). */
export const NOT_SUPPLIED = 0;
export const PARTLY = 1;
export const SUPPLIED = 2;

/** Whence a detachment comes, where it is no unit: given by the scenario, not in use, out for good (GLO 1.2.2, 6.1). */
export const INDEPENDENT = -2;
export const FREE = -3;
export const SPENT = -4;

/** All there is of a campaign, in columns. A counter is a slot; which piece it is lies in the veil `face`. */
export interface GloireState {
  scenario: number;
  /** Degree of blindness, 1 to 3 (GLO 1813.A.blind), and whether decoys and supply are used. */
  blind: number;
  decoys: boolean;
  supplyRule: boolean;

  /** The turn as an index in the calendar, the score sheet in force, whose turn came first and whose it is. */
  turn: number;
  sheet: number;
  first: number;
  active: number;
  phase: number;
  weather: number;
  /** Raised by every change that lines, stacks and reach rest on. */
  version: number;

  /** The counters below this one are French. */
  frenchSlots: number;
  /** By counter: its town (or OFF, ABROAD, EDGE and below), and 1 within the walls of a fortified town. */
  place: number[];
  inside: number[];
  face: Veil;
  /** By counter, this player turn: 1 once activated; the link by which it last came into its town. */
  acted: number[];
  came: number[];
  /** By counter, to the end of the turn: 1 after a forced march (GLO 8.5). */
  fatigued: number[];
  /** By counter, to the end of the turn: 1 after building an entrenchment (GLO 6.2#2). */
  dug: number[];
  /** By counter, to the end of the turn: 1 once it has tried to march to the guns (GLO 6.5.2#16). */
  triedGuns: number[];
  /** By counter: 1 while all may know its strength as it is (in a battle, after a reconnaissance). */
  open: number[];
  /** By counter off the map: which public heap it lies in (NO_POOL, DECOYS, DETACHMENTS). */
  pool: number[];

  /** By unit: points, stragglers, losses, starting strength, unit of origin, army, turn in which it fell to nothing. */
  points: number[];
  stragglers: number[];
  lost: number[];
  initial: number[];
  origin: number[];
  armyOf: number[];
  emptied: number[];
  /** By unit: movement points that it has used for detachments in this movement phase (GLO 6.1#10). */
  used: number[];
  /** By unit: points lost in the battle being fought (GLO 8.4). */
  hurt: number[];
  /** By unit and leader: command as it was checked; 1 if it has stirred since its owner's last movement phase. */
  status: number[];
  stirred: number[];
  /** By decoy and army: the command it would have as a unit of that army. */
  decoyStatus: number[];
  /** By leader: the turn in which one who was caught comes back, or OFF. */
  returns: number[];
  /** By army: its commander in chief. */
  commander: number[];

  /** By link: 1 with the bridge down; the side that laid a bridge of boats. By side: those left. */
  broken: number[];
  boats: number[];
  boatsLeft: number[];
  /** By town: whose entrenchment stands there; whose it is, where it scores. */
  entrenched: number[];
  control: number[];
  /** By town: the step of a siege or mask on its track, from 0; OFF without (GLO 8.8). */
  siege: number[];
  /** By town: the side that has intercepted there in this movement phase, and defends (GLO 6.5.1#22). */
  surprise: number[];
  /** Those who have succeeded in intercepting and wait to go in together: counter and link, two numbers each. */
  ready: number[];
  /** Those on the march to the guns: counter, battle, link by which it comes, round, four numbers each. */
  marching: number[];
  /** By side and town: 1 where the owner had to say that not all of his counters there are decoys. */
  proof: number[];

  /** By army: command points of the turn, those spent, supply. */
  command: number[];
  spent: number[];
  supplied: number[];

  /** By decoy: 1 once lost on a line of supply, for good. */
  forGood: number[];

  /** By arrival of the scenario: the turn it is put off to, 1 once it has come. By nation: points that wait. */
  due: number[];
  arrived: number[];
  pointsWaiting: number[];

  /** By side: victory points of battles and captures, strength points lost. */
  battlePoints: number[];
  capturePoints: number[];
  tally: number[];
  /** Whether Napoleon was captured, which ends the game (GLO 9#13). */
  napoleonTaken: boolean;

  /** What each side knows of the other, by side and piece: where, how strong and in which turn it was last seen. */
  lastTown: number[];
  lastPoints: number[];
  lastTurn: number[];
}

export const NO_POOL = 0;
export const DECOYS = 1;
export const DETACHMENTS = 2;

export type GloireVerbs = {
  first: readonly [];
  second: readonly [];
  moveOut: readonly [town: number];
  comeBack: readonly [town: number];
  replace: readonly [unit: number];
  share: readonly [army: number, points: number];
  decoy: readonly [slot: number, town: number];
  force: readonly [town: number];
  enter: readonly [edge: number];
  normal: readonly [];
  forced: readonly [];
  payer: readonly [army: number];
  cancel: readonly [];
  entrench: readonly [];
  detach: readonly [unit: number, counter: number, points: number];
  rejoin: readonly [from: number, unit: number, points: number];
  destroy: readonly [link: number];
  repair: readonly [link: number];
  pontoon: readonly [link: number];
  takeUp: readonly [link: number];
  scout: readonly [town: number];
  fallBack: readonly [town: number];
  slip: readonly [slot: number, town: number];
  intercept: readonly [town: number];
  engage: readonly [];
  stepBack: readonly [town: number];
  toGuns: readonly [town: number, battle: number];
  refuge: readonly [town: number];
  fight: readonly [town: number];
  sortie: readonly [town: number];
  inside: readonly [];
  outside: readonly [];
  assault: readonly [];
  besiege: readonly [];
  mask: readonly [];
  tactic: readonly [tactic: number];
  overrun: readonly [];
  battle: readonly [];
  advance: readonly [town: number];
  stay: readonly [];
  retreat: readonly [town: number];
  blow: readonly [];
  spare: readonly [];
};

export const grammar: Grammar<GloireVerbs> = {
  first: [],
  second: [],
  moveOut: ['town'],
  comeBack: ['town'],
  replace: ['unit'],
  share: ['army', 'number'],
  decoy: ['slot', 'town'],
  force: ['town'],
  enter: ['edge'],
  normal: [],
  forced: [],
  payer: ['army'],
  cancel: [],
  entrench: [],
  detach: ['unit', 'unit', 'number'],
  rejoin: ['unit', 'unit', 'number'],
  destroy: ['link'],
  repair: ['link'],
  pontoon: ['link'],
  takeUp: ['link'],
  scout: ['town'],
  fallBack: ['town'],
  slip: ['slot', 'town'],
  intercept: ['town'],
  engage: [],
  stepBack: ['town'],
  toGuns: ['town', 'town'],
  refuge: ['town'],
  fight: ['town'],
  sortie: ['town'],
  inside: [],
  outside: [],
  assault: [],
  besiege: [],
  mask: [],
  tactic: ['tactic'],
  overrun: [],
  battle: [],
  advance: ['town'],
  stay: [],
  retreat: ['town'],
  blow: [],
  spare: [],
};

export interface Gloire {
  readonly state: GloireState;
  readonly verbs: GloireVerbs;
  readonly content: GloireContent;
}

export type Ctx = Context<Gloire>;

/** What questions about a position need: the context of a step, or a view with the pack. */
export interface Board {
  readonly s: GloireState;
  readonly content: GloireContent;
}

export function other(side: number): number {
  return 1 - side;
}
