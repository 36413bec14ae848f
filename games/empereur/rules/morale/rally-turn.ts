import type { EmpereurState } from '../state.ts';

/** EMP XI.1: the marker must be two turns old. */
export const WAIT = 2;

/** The first turn in which a unit in disorder may try to rally; the markers of a rout lie two turns ahead (EMP XVI.5#3). */
export const rallyTurn = (s: Pick<EmpereurState, 'since'>, unit: number): number => (s.since[unit] ?? 0) + WAIT;
