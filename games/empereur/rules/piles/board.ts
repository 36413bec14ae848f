import { derived } from '@bivouac/kernel';
import { type EmpereurState, STANDING } from '../state.ts';

/** Who stands where, kept up to date unit by unit. */
export interface Board {
  /** By hex: the units on it, from the top of the pile down; those that pass through stand last. */
  readonly on: Map<number, number[]>;
  readonly hex: number[];
  readonly order: number[];
}

const BAND = 1024;

/** A unit's place in its hex: piles that stand come first, then bands in the order in which they came. */
function orderOf(s: EmpereurState, unit: number): number {
  return (s.band[unit] as number) * BAND + (s.rank[unit] as number);
}

function compute(s: EmpereurState): Board {
  const board: Board = { on: new Map(), hex: s.hex.map(() => -1), order: s.hex.map(() => 0) };
  return update(s, board);
}

function update(s: EmpereurState, board: Board): Board {
  if (s.hex2 !== undefined) return anew(s, s.hex2, board);
  const stale = new Set<number>();
  for (let unit = 0; unit < s.hex.length; unit++) {
    const [was, is] = [board.hex[unit] as number, s.hex[unit] as number];
    const order = orderOf(s, unit);
    if (was === is && order === board.order[unit]) continue;
    if (was !== is) {
      if (was >= 0) remove(board, was, unit);
      if (is >= 0) add(board, is, unit);
    }
    board.hex[unit] = is;
    board.order[unit] = order;
    if (is >= 0) stale.add(is);
  }
  for (const hex of stale) {
    board.on.get(hex)?.sort((one, two) => (board.order[one] as number) - (board.order[two] as number) || one - two);
  }
  return board;
}

/** With skirmishers, who stand on two hexes, everybody is laid out anew (EMP IV.6). */
function anew(s: EmpereurState, hex2: readonly number[], board: Board): Board {
  board.on.clear();
  for (let unit = 0; unit < s.hex.length; unit++) {
    const [first, second] = [s.hex[unit] as number, hex2[unit] as number];
    board.hex[unit] = first;
    board.order[unit] = orderOf(s, unit);
    if (first < 0) continue;
    add(board, first, unit);
    if (second >= 0) add(board, second, unit);
  }
  for (const units of board.on.values()) {
    units.sort((one, two) => (board.order[one] as number) - (board.order[two] as number) || one - two);
  }
  return board;
}

function remove(board: Board, hex: number, unit: number): void {
  const rest = (board.on.get(hex) ?? []).filter((one) => one !== unit);
  if (rest.length > 0) board.on.set(hex, rest);
  else board.on.delete(hex);
}

function add(board: Board, hex: number, unit: number): void {
  board.on.set(hex, [...(board.on.get(hex) ?? []), unit]);
}

export const boardOf = derived<EmpereurState, Board>((s) => s.version, compute, update);

const NOBODY: readonly number[] = [];

/** All units on a hex, those that stand first, from the top down. */
export function unitsAt(s: EmpereurState, hex: number): readonly number[] {
  return boardOf(s).on.get(hex) ?? NOBODY;
}

/** The pile that stands on a hex, from the top down: nobody who is on the way. */
export function pileAt(s: EmpereurState, hex: number): readonly number[] {
  const all = unitsAt(s, hex);
  return all.some((unit) => s.band[unit] !== STANDING) ? all.filter((unit) => s.band[unit] === STANDING) : all;
}

/** The units of a band, from the top down. */
export function bandUnits(s: EmpereurState, band: number): number[] {
  const found: number[] = [];
  for (let unit = 0; unit < s.band.length; unit++) {
    if (s.band[unit] === band && (s.hex[unit] as number) >= 0) found.push(unit);
  }
  return found.sort((one, two) => (s.rank[one] as number) - (s.rank[two] as number) || one - two);
}

/** The top unit of a pile, -1 where nobody stands. */
export function topAt(s: EmpereurState, hex: number): number {
  return pileAt(s, hex)[0] ?? -1;
}

export function isOccupied(s: EmpereurState, hex: number): boolean {
  return boardOf(s).on.has(hex);
}

/** Raised by whoever changes place, pose or order of a unit. */
export function touch(s: EmpereurState): void {
  s.version++;
}
