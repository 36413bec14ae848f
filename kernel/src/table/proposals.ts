import { type Pot, pot, standing, takeStance } from '../mechanisms/pot.ts';
import type { Seat } from '../seats.ts';
import type { Proposal, SeatInfo } from './types.ts';

/** A proposal that waits for answers. */
export interface OpenProposal {
  readonly by: Seat;
  readonly what: Proposal;
  readonly stance: Pot;
}

/** Puts something to the others. A bot has no say in undo and pause; a draw it must agree to like anyone. */
export function openProposal(by: Seat, what: Proposal, seats: readonly SeatInfo[]): OpenProposal {
  const members = seats.flatMap(({ kind }, seat) =>
    seat === by || (kind === 'bot' && what.kind !== 'draw') ? [] : [seat],
  );
  return { by, what, stance: pot(members) };
}

export function answerProposal({ stance }: OpenProposal, seat: Seat, yes: boolean): boolean {
  if (!stance.members.includes(seat)) return false;
  takeStance(stance, seat, yes ? 1 : -1);
  return true;
}

/** Everybody else must be for it; one who is against takes it off the table. */
export function outcomeOf({ stance }: OpenProposal): 'made' | 'failed' | 'open' {
  const now = standing(stance, 'all');
  return now === 'tied' ? 'open' : now;
}

/** A proposal as an entry says it: its kind, and for an undo the entry to go back before. */
export function proposalFrom(kind: unknown, entry: unknown): Proposal | null {
  if (kind === 'draw' || kind === 'pause') return { kind };
  return kind === 'undo' && typeof entry === 'number' ? { kind, entry } : null;
}
