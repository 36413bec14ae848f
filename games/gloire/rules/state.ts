import type { Context, Grammar, Veil, Verbs, VerbsOf } from '@bivouac/kernel';
import type { GloireContent } from '../content/types.ts';
import type { GloireFacts } from './facts.ts';

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

/** Before the armistice, during it, and after the resumption of hostilities (GLO 1813.A.armistice). */
export const WAR = 0;
export const ARMISTICE = 1;
export const RESUMED = 2;

/** Supply of an army (GLO 4.4). */
export const NOT_SUPPLIED = 0;
export const PARTLY = 1;
export const SUPPLIED = 2;

/** Whence a detachment comes, where it is no unit: given by the scenario, not in use, out for good (GLO 1.2.2, 6.1). */
export const INDEPENDENT = -2;
export const FREE = -3;
export const SPENT = -4;

/** In `returns`: a leader who never comes (back), whatever the calendar says. */
export const GONE = -2;

/** All there is of a campaign, in columns. A counter is a slot; which piece it is lies in the veil `face`. */
export interface GloireState {
  scenario: number;
  /** Degree of blindness, 1 to 3 (GLO 1813.A.blind), and whether decoys and supply are used. */
  blind: number;
  decoys: boolean;
  supplyRule: boolean;
  /** One player for both sides, by the rules of GLO 10; and whether big stacks may go under markers (GLO 7.2). */
  solitaire: boolean;
  forceMarkers: boolean;
  /** By power: the seat that plays it. */
  holders: number[];

  /** The turn as an index in the calendar, the score sheet in force, whose turn came first and whose it is. */
  turn: number;
  sheet: number;
  first: number;
  active: number;
  phase: number;
  weather: number;
  /** The power whose player moves now, in a movement phase; by side, the one that commands in the combat being fought. */
  player: number;
  generals: number[];
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
  /** By counter, this player turn: 1 if it stood in a town when the enemy intercepted there (ruling 77). */
  caught: number[];
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
  /** By unit: the turn in which it was eliminated, or OFF (GLO series.pologne#22). */
  gone: number[];
  /** In solitaire, the dice of the stack that marches: of infantry, cavalry and leaders alone; 0 before they are thrown. */
  thrown: number[];
  /** By unit: movement points that it has used for detachments in this movement phase (GLO 6.1#10). */
  used: number[];
  /** By unit: points lost in the battle being fought (GLO 8.4). */
  hurt: number[];
  /** By unit and leader: command as it was checked; 1 if it has stirred since its owner's last movement phase. */
  status: number[];
  stirred: number[];
  /** By decoy and army: the command it would have as a unit of that army. */
  decoyStatus: number[];
  /** By leader: the turn in which one who was caught comes back, or OFF; GONE for who is out of the game. */
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
  /** By town: 1 for a siege of the set-up that waits for a line of communication (GLO series.pologne#21). */
  waits: number[];
  /** By side and town: 1 where a stack is kept under a Force marker (GLO 7.2). */
  markers: number[];
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

  /** Event cards (GLO 1813.A.cards): the pile, the hand of each side, those laid aside; 1 for armistice events used. */
  deck: Veil;
  hands: Veil[];
  aside: Veil;
  usedEvent: number[];
  /** What cards have done. By side, to the end of the turn: what is added when intercepting. */
  fog: number[];
  /** By side: 1 while its next die for command points counts as 1. */
  confused: number[];
  /** By side, in its movement phase: the leader whose forced march costs nothing; the event that activates a stack free. */
  easyMarch: number[];
  freeStack: number[];
  /** In the battle being fought: what is added to the guns of each side, and the unit whose guns are silent. */
  battery: number[];
  muted: number;
  /** By unit: replacement points taken in this turn (GLO 1813.B.3.3#6). */
  refilled: number[];

  /** War, armistice, war again (GLO 1813.A.armistice); the two markers and the first turn of armistice, or OFF. */
  peace: number;
  armistice: number;
  resumption: number;
  declared: number;
  /** The optional rules in use, as places in `optionalRules`. */
  optional: number[];

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

/** Every verb, and what each of its arguments names. */
export const grammar = {
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
  note: ['army', 'text'],
  marker: ['town'],
  putAway: ['card'],
  play: ['event'],
  free: ['town'],
  aimTown: ['town'],
  aimArmy: ['army'],
  aimLink: ['link'],
  aimLeader: ['leader'],
  aimNation: ['nation'],
  aimArrival: ['arrival'],
} as const satisfies Grammar<Verbs>;

export type GloireVerbs = VerbsOf<typeof grammar>;

export interface Gloire {
  readonly state: GloireState;
  readonly verbs: GloireVerbs;
  readonly content: GloireContent;
  readonly facts: GloireFacts;
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
