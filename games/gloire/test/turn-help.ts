import type { Arrival, GloireContent, Scenario } from '../content/types.ts';
import type { GloireState } from '../rules/state.ts';
import { type Played, type Position, position, strom, town } from './position.ts';

/** The pack with another scenario. */
export function pack(changed: Partial<Scenario>, campaign: Partial<GloireContent['campaign']> = {}): GloireContent {
  const scenarios = strom.scenarios.map((scenario) => ({ ...scenario, ...changed }));
  return { ...strom, campaign: { ...strom.campaign, ...campaign }, scenarios };
}

export const arrival = (wanted: Partial<Arrival>): Arrival => ({
  turn: 1,
  side: 1,
  at: { kind: 'town', town: town('jahn') },
  forces: [],
  leaders: [],
  die: 0,
  option: null,
  ifHeld: -1,
  ...wanted,
});

/** A turn from its beginning: weather first, then Napoleon's side says who is first. */
export function turn(wanted: Position): Played {
  return position({ phase: 'turn', dice: [1], ...wanted });
}

export const dueNow = (s: GloireState) => s.due.fill(0);
