/** A chair at the table, from 0. */
export type Seat = number;

/** Something a seat plays: a nation, an army, a side. A seat may hold several; most games have one each. */
export type Power = number;

/** The seat of a power that is not in the scenario. */
export const NOWHERE: Seat = -1;

declare const seatsBrand: unique symbol;
/**
 * A set of seats, one bit each; bit 29 stands for the public (spectators). Made by `only`, `allBut` and the constants
 * below: a bare number is none, so that a fact about a place called `to` cannot be taken for an audience.
 */
export type Seats = number & { readonly [seatsBrand]: true };

export function seatSet(bits: number): Seats {
  return bits as Seats;
}

/** Whose eyes a view is for: a seat, or the public. */
export type Viewer = number;

export const PUBLIC: Viewer = -1;
const PUBLIC_BIT = seatSet(1 << 29);
export const EVERYONE = seatSet(0x3fff_ffff);
export const NOBODY = seatSet(0);
/** More seats than any of our games has; the rest of the bits stay free. */
export const MOST_SEATS = 16;

export function only(...seats: readonly Seat[]): Seats {
  let set = 0;
  for (const seat of seats) set |= 1 << seat;
  return seatSet(set);
}

/** Everyone but these seats, the public included. */
export function allBut(...seats: readonly Seat[]): Seats {
  return seatSet(EVERYONE & ~only(...seats));
}

export function bitOf(viewer: Viewer): Seats {
  return viewer < 0 ? PUBLIC_BIT : seatSet(1 << viewer);
}

export function includes(set: number, viewer: Viewer): boolean {
  return (set & bitOf(viewer)) !== 0;
}
