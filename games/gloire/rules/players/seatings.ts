import type { GloireContent } from '../../content/types.ts';
import { SIDES } from '../state.ts';

type Seating = readonly (readonly number[])[];

/** The powers of a side. */
function sideOf({ armies }: GloireContent, side: number): number[] {
  return armies.flatMap((army, power) => (army.side === side ? [power] : []));
}

/** GLO 10#15: a player for each army of a side; armies that never stand on the same sheet are the same player's. */
function byArmy(content: GloireContent, side: number): number[][] {
  const seats: number[][] = [];
  content.campaign.sheets.forEach((_, sheet) => {
    const standing = sideOf(content, side).filter((power) => content.armies[power]?.sheets.includes(sheet));
    for (const [i, power] of standing.entries()) {
      if (seats.some((powers) => powers.includes(power))) continue;
      const seat = seats[i];
      if (seat === undefined) seats.push([power]);
      else seat.push(power);
    }
  });
  return seats;
}

/** A player for each group of armies that throw their die together; the first one has all the others. */
function byDie(content: GloireContent, side: number): number[][] {
  const own = sideOf(content, side);
  const groups = content.campaign.jointDice.map((group) => group.filter((power) => own.includes(power)));
  const seats = groups.filter((group) => group.length > 0).map((group) => [...group]);
  const rest = own.filter((power) => !seats.some((powers) => powers.includes(power)));
  const [first] = seats;
  if (first === undefined) return [own];
  first.unshift(...rest);
  return seats.map((powers) => powers.sort((one, two) => one - two));
}

/**
 * Who may play: the French and their enemies; a player for each group that throws one die, or for each army, where that
 * makes more than two; and one player alone, by the rules of solitaire (GLO 10).
 */
export function seatingsOf(content: GloireContent): Seating[] {
  const two = SIDES.map((side) => sideOf(content, side));
  const more = [byDie, byArmy].map((share) => SIDES.flatMap((side) => share(content, side)));
  const seatings: Seating[] = [two];
  for (const one of more) {
    if (!seatings.some((known) => known.length === one.length)) seatings.push(one);
  }
  return [...seatings, [two.flat()]];
}
