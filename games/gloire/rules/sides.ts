import { EVERYONE, only, type Seats, seatSet } from '@bivouac/kernel';
import { armiesOf } from './lines.ts';
import { highest, leaderSheet } from './pieces.ts';
import { type Board, type Ctx, OFF } from './state.ts';

/**
 * The power that decides for a side: that of its commander in chief of highest rank, of the sheet in force (ruling 142).
 * From public things alone: whether he is on the map is nobody's business.
 */
export function senior(b: Board, side: number): number {
  const armies = armiesOf(b, side);
  const chiefs = armies.map((army) => b.s.commander[army] as number).filter((leader) => leader !== OFF);
  const first = highest(b, chiefs, (sheet) => sheet.command);
  const army = first === OFF ? undefined : armies.find((one) => b.s.commander[one] === first);
  return army ?? armies[0] ?? 0;
}

/** All seats that play for a side: partners see all counters and rosters of theirs (ruling 143). */
export function seatsOf(c: Ctx, side: number): Seats {
  let seats = 0;
  for (const [power, army] of c.content.armies.entries()) if (army.side === side) seats |= only(c.seatOf(power));
  return seatSet(seats);
}

/** Who may know what a side keeps to itself: with all counters face up there are no secrets (ruling 27). */
export function rosterOf(c: Ctx, side: number): Seats {
  return c.s.blind === 1 ? EVERYONE : seatsOf(c, side);
}

/** The rank of a commander in chief, 0 for none. */
export function rankOf(b: Board, leader: number): number {
  return leader === OFF ? 0 : leaderSheet(b, leader).rank;
}
