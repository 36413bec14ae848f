import type { Reason } from './procedure.ts';

/** Why an action was not taken. Nothing has changed. */
export type Refusal = { readonly ok: false } & (
  | { readonly refused: 'malformed'; readonly detail: string }
  | { readonly refused: 'unknownSeat' }
  | { readonly refused: 'finished' }
  | { readonly refused: 'notYourTurn' }
  | { readonly refused: 'stale' }
  | { readonly refused: 'notOffered'; readonly clause: string; readonly why: Reason | null }
  | { readonly refused: 'unknownWindow'; readonly detail: string }
);

export type Played = { readonly ok: true } | Refusal;

export const ACCEPTED: Played = { ok: true };

/** A fault of the rules themselves: never a player's doing. The Table puts everything back and says so. */
export class RulesFault extends Error {
  override readonly name = 'RulesFault';
}
