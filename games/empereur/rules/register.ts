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
  /** Hexes that may be chosen whatever their class (EMP XI.4). */
  wished: number[];
  /** Hexes whose desperate friends have been tested at the sight of it, and 1 if nobody is (EMP XII.2). */
  alarmed: number[];
  calm: number;
  to: number;
}

export const calls = {
  volley: signature<Empereur, Volley>('volley'),
  test: signature<Empereur, Test>('test'),
  flight: signature<Empereur, Flight>('flight'),
};

export function testing(test: Pick<Test, 'hex' | 'cause'> & Partial<Test>): Test {
  return { band: STANDING, taken: 0, horse: 0, from: [], by: [], last: [], ...test };
}

/** EMP IV.5, VIII.9: who is disorganised falls back two hexes. */
const FAR = 2;

export function fleeing(band: number, at: number, how: Partial<Flight> = {}): Flight {
  const { from = [], by = [], wished = [], left = FAR, must = FAR, calm = 0 } = how;
  const told = { from: [...from], by: [...by], wished: [...wished] };
  return { band, at, left, must, passed: [at], ...told, alarmed: [], calm, to: -1 };
}
