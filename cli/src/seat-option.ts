import type { Game, Kind, Seat } from '@bivouac/kernel';
import { Problem } from './problem.ts';

/** The seat that somebody means: by its number from 1, or by the name of a power that it holds. */
export function seatOf<G extends Kind>(
  game: Game<G>,
  seats: readonly { readonly powers: readonly number[] }[],
  asked: string,
): Seat {
  const number = /^\d{1,3}$/.test(asked) ? Number(asked) : 0;
  if (number >= 1 && number <= seats.length) return number - 1;
  const power = game.powers.findIndex((name) => name.toLowerCase() === asked.toLowerCase());
  const seat = power < 0 ? -1 : seats.findIndex(({ powers }) => powers.includes(power));
  if (seat >= 0) return seat;
  const names = game.powers.join(', ');
  throw new Problem('usage', { say: 'noSeat', with: { asked, most: seats.length, names } });
}
