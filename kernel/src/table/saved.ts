import type { State } from '../state.ts';
import type { SavedClocks } from './clock.ts';
import type { SavedHistory } from './history.ts';
import type { SavedNumbering } from './numbering.ts';
import type { OpenProposal } from './proposals.ts';
import type { Charter, SeatInfo } from './types.ts';

/** The number of the shape below: a saved match of another one is not resumed, but played again from its entries. */
export const SAVED_SHAPE = 1;

/** What the entries of a match have led to. A field for each thing that an entry can change. */
export interface SavedCore {
  readonly state: State<unknown>;
  readonly seats: readonly SeatInfo[];
  readonly paused: boolean;
  readonly proposal: OpenProposal | null;
  readonly clocks: SavedClocks;
  readonly numbering: SavedNumbering;
  readonly history: SavedHistory;
  readonly aside: boolean;
  /** The last hash of the chain of entries. */
  readonly chain: string;
}

/** A table as plain JSON: all that is needed to go on, and with the entries since then as if it had never been closed. */
export interface Saved {
  readonly shape: number;
  readonly charter: Charter;
  readonly seed: string;
  /** How many entries led here, and the host's time of the last one. */
  readonly no: number;
  readonly at: number;
  readonly core: SavedCore;
}
