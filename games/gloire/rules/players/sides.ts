import { bitOf, EVERYONE, type Seats, seatSet } from '@bivouac/kernel';
import { armiesOf } from '../command/lines.ts';
import { byCommand, isAbove, leaderSheet } from '../pieces/pieces.ts';
import { type Board, type Ctx, OFF } from '../state.ts';

/**
 * The power that decides for a side: that of its commander in chief of highest rank, of the sheet in force (ruling 142).
 * From public things alone: whether he is on the map is nobody's business.
 */
export function senior(b: Board, side: number): number {
  const armies = armiesOf(b, side);
  let first = OFF;
  let found = armies[0] ?? 0;
  for (const army of armies) {
    const chief = b.s.commander[army] as number;
    if (chief === OFF) continue;
    if (first !== OFF && !isAbove(leaderSheet(b, chief), leaderSheet(b, first), byCommand)) continue;
    first = chief;
    found = army;
  }
  return found;
}

/** All seats that play for a side: partners see all counters and rosters of theirs (ruling 143). */
export function seatsOf(c: Ctx, side: number): Seats {
  const { armies } = c.content;
  let seats = 0;
  for (let power = 0; power < armies.length; power++) {
    if (armies[power]?.side === side) seats |= bitOf(c.seatOf(power));
  }
  return seatSet(seats);
}

/** Who may know what a side keeps to itself: with all counters face up there are no secrets (ruling 27). */
export function rosterOf(c: Ctx, side: number): Seats {
  return c.s.blind === 1 ? EVERYONE : seatsOf(c, side);
}
