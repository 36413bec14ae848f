import type { Arg } from '../actions.ts';
import type { Tell } from '../facts.ts';
import type { Seat } from '../seats.ts';
import type { Clocks } from './clock.ts';
import { DONE, type Done, type SeatInfo } from './types.ts';

/** What may be done about somebody who does not come, as an entry says it. */
export type AbsenceVerb = '!give' | '!claim' | '!away' | '!back';

/** Why somebody may claim: the other's time is up, or the host says that he has left the table. */
export type Claim = 'time' | 'left';

/** A claim that stands: the other has lost, or a bot of this level goes on for him. */
export interface Claimed {
  readonly other: Seat;
  readonly why: Claim;
  readonly level: string | null;
}

export interface Absentees {
  readonly seats: readonly SeatInfo[];
  readonly clocks: Clocks;
  readonly tell: Tell;
}

const DAY = 86_400_000;
/** Nobody gives more at once. */
const MOST_GIVEN = 60 * DAY;

export const isAbsenceVerb = (verb: unknown): verb is AbsenceVerb =>
  verb === '!give' || verb === '!claim' || verb === '!away' || verb === '!back';

const wrong = (detail: string): Done => ({ ok: false, refused: 'malformed', detail });

/** Does what an entry about absence says, and tells it. What comes of a claim is the match's to settle. */
export function applyAbsence(
  verb: AbsenceVerb,
  seat: Seat,
  [first, second, third]: readonly (Arg | undefined)[],
  { seats, clocks, tell }: Absentees,
): Done | Claimed {
  if (verb === '!away' || verb === '!back') return leave(seat, verb === '!away', clocks, tell);
  const other = typeof first === 'number' ? first : -1;
  if (other === seat || seats[other]?.kind !== 'person') return wrong('name somebody else who plays');
  if (verb === '!give') return give(seat, other, second, { clocks, tell });
  if (second !== 'time' && second !== 'left') return wrong('a claim has its reason');
  if (second === 'time' && !clocks.fallen().includes(other)) return { ok: false, refused: 'timeLeft' };
  tell({ fact: 'kernel.claimed', seat });
  return { other, why: second, level: typeof third === 'string' && third !== '' ? third : null };
}

function leave(seat: Seat, isAway: boolean, clocks: Clocks, tell: Tell): Done {
  if (clocks.rules === null) return wrong('nobody’s time runs here');
  if (clocks.isAway(seat) === isAway) return wrong('nothing would change');
  clocks.setAway(seat, isAway);
  tell({ fact: isAway ? 'kernel.away' : 'kernel.back', seat });
  return DONE;
}

function give(seat: Seat, other: Seat, time: unknown, { clocks, tell }: Pick<Absentees, 'clocks' | 'tell'>): Done {
  const ms = typeof time === 'number' ? time : 0;
  if (clocks.rules === null || !Number.isInteger(ms) || ms < 1 || ms > MOST_GIVEN) return wrong('no such time');
  clocks.give(other, ms);
  tell({ fact: 'kernel.gave', seat, partner: other, seconds: Math.round(ms / 1000) });
  return DONE;
}

export const WRONG_CREDIT: Done = wrong('only time that has passed can be given back');

/** Time in which nobody kept the table: it was not charged (see `creditIn`), and everybody is told. */
export function giveBack(ms: Arg | undefined, after: number, tell: Tell): Done {
  if (typeof ms !== 'number' || ms < 1 || ms > after) return WRONG_CREDIT;
  tell({ fact: 'kernel.credited', seconds: Math.round(ms / 1000) });
  return DONE;
}
