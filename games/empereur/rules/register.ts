import { signature } from '@bivouac/kernel';
import { type Empereur, STANDING } from './state.ts';

/** The nest: fire makes a pile test, the test makes it run, who runs is fired at and makes others test. */

export interface Volley {
  hex: number;
  /** The band that is fired at as it leaves the hex, or 0 for the pile that stands there. */
  band: number;
  firers: number[];
  opportunity: number;
  /** 1 if the target is in flight: it only takes the losses (EMP VII.5). */
  running: number;
  /** Voltigeurs who fire as well, by their unit and hex: together for 1 (EMP XVI.1). */
  screens?: { unit: number; hex: number }[];
}

/** Why a pile tests: what spares towns (fire, shock), and what does not. */
export type Cause = 'fire' | 'shock' | 'passed' | 'facing' | 'army';

export interface Test {
  hex: number;
  /** The band that tests before the pile it leaves, or 0. */
  band: number;
  cause: Cause;
  taken: number;
  horse: number;
  /** Hexes from which the blow came, and the units that dealt it: they do not fire at whoever runs. */
  from: number[];
  by: number[];
  /** Units of the pile that test after the others: they count for nothing in the shock (EMP V.3). */
  last: number[];
  /** The body whose units alone test (EMP XII.2), or -1. */
  body: number;
  /** Units that test nothing, and break as soon as all others have (EMP VIII.6). */
  bound: number[];
}

/** Units that run together. They are seen by everyone (EMP VIII.9). */
export interface Flight {
  band: number;
  at: number;
  /** Hexes still to go, and how many of them it must. */
  left: number;
  must: number;
  passed: number[];
  from: number[];
  by: number[];
  /** Woods and towns that it may make for (EMP XI.4). */
  wished: number[];
  /** Hexes whose desperate friends have been tested at the sight of it, and 1 if nobody is (EMP XII.2). */
  alarmed: number[];
  calm: number;
  to: number;
  /** Leaders who go along, and the units that were met by enemy cavalry on their way (EMP XIV.3, IX.7). */
  chiefs: number[];
  met: number[];
  /** Those who run by movement points, and not two hexes: how many are left; options only (EMP XVI.4, XVI.5). */
  points?: number;
  /** 1 for a rout, which runs as far as its points go; 0 where one is only pushed on (EMP XVI.5). */
  wild?: number;
  /** 1 if it goes over friends only homeward (EMP XVI.5#10). */
  shy?: number;
  /** The hex of an enemy from whom it runs, though he has neither fired nor struck (EMP VI.8#7). */
  foe?: number;
}

interface Pose {
  hex: number;
  form: number;
  facing: number;
}

/** Somebody has come before or beside cavalry of the other side, which may answer (EMP IX.7, VI.5, VI.8). */
export interface Meet {
  /** Who has come, as a band, or 0 for the piles of a combined charge that have halted. */
  band: number;
  at: number;
  /** Where the others of a combined charge have halted (EMP IX.5). */
  also: number[];
  /** Where he began his move: cavalry beside that hex does not fall back before him. */
  start: number;
  /** Whose cavalry answers, whether it may countercharge, and whether it may fall back or disorganise. */
  side: number;
  counters: number;
  dodges: number;
  /** How the cavalry beside it stood, to which it comes back (EMP IX.7#11). */
  poses: Pose[];
  /** From where it was countercharged, and by whom; who was countercharging somebody else already. */
  piles: number[];
  by: number[];
  busy: number[];
  /** Routed units that have run at the sight of it; that option only (EMP XVI.5). */
  ran?: number[];
}

/** Somebody comes onto the map (EMP XIII). */
export interface Arriving {
  unit: number;
  hex: number;
  band: number;
  chiefs: number[];
  road: number;
  /** 1 if it comes in charging (EMP XIII#1); 1 if it is placed in the other side's turn and does not move (EMP XIII#7). */
  charge: number;
  still: number;
}

export const calls = {
  volley: signature<Empereur, Volley>('volley'),
  test: signature<Empereur, Test>('test'),
  flight: signature<Empereur, Flight>('flight'),
  arrive: signature<Empereur, Arriving>('arrive'),
  /** Reserves come out because somebody has come beside their zone (EMP XIII). */
  alarm: signature<Empereur, { side: number; hex: number }>('alarm'),
  /** Gives back 1 if a countercharge has ended the move. */
  meeting: signature<Empereur, Meet, number>('meeting'),
  /** The six phases, of a player or of a corps that is activated (EMP II, XXI.2). */
  playerTurn: signature<Empereur, Record<string, never>>('playerTurn'),
};

export function testing(test: Pick<Test, 'hex' | 'cause'> & Partial<Test>): Test {
  return { band: STANDING, taken: 0, horse: 0, from: [], by: [], last: [], body: -1, bound: [], ...test };
}

/** EMP IV.5, VIII.9: who is disorganised falls back two hexes. */
const FAR = 2;

export function fleeing(band: number, at: number, how: Partial<Flight> = {}): Flight {
  const { from = [], by = [], wished = [], left = FAR, must = FAR, calm = 0, points, wild, shy, foe } = how;
  const told = { from: [...from], by: [...by], wished: [...wished] };
  const rest = { passed: [at], ...told, alarmed: [], calm, to: -1, chiefs: [], met: [] };
  const optional = {
    ...(points === undefined ? {} : { points }),
    ...(wild === undefined ? {} : { wild }),
    ...(shy === undefined ? {} : { shy }),
    ...(foe === undefined ? {} : { foe }),
  };
  return { band, at, left, must, ...rest, ...optional };
}

/** Whoever moves or charges: all three answers. */
export function meet(side: number, band: number, at: number, how: Partial<Meet> = {}): Meet {
  const { also = [], start = -1, counters = 1, dodges = 1 } = how;
  return { band, at, also: [...also], start, side, counters, dodges, poses: [], piles: [], by: [], busy: [] };
}

export function arriving(unit: number, how: Partial<Arriving> = {}): Arriving {
  return { unit, hex: -1, band: 0, chiefs: [], road: 0, charge: 0, still: 0, ...how };
}
