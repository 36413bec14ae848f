import type { EmpereurContent } from '../../content/types.ts';
import { around, type Field, distance, directionTo, fieldOf, nextHex } from '../ground/field.ts';
import { DIRECTIONS, OFF } from '../ground/hexes.ts';
import { paceOf } from '../movement/costs.ts';
import { pileAt, unitsAt } from '../piles/board.ts';
import { sideOf } from '../piles/limits.ts';
import { DISORDERED, type EmpereurState } from '../state.ts';

/** Leaving the map by a line of communication, as a way of retreat. */
export const OUT = -9;

/** EMP XI.4: so many hexes lead to a wood or town. */
const FAR = 2;

export interface Running {
  readonly units: readonly number[];
  readonly at: number;
  /** Where it has been: it never comes back, so that every flight ends. */
  readonly passed: readonly number[];
  /** Where the blow came from. */
  readonly from: readonly number[];
  /** Hexes that it may make for whatever their class: the woods and towns of a failed rally (EMP XI.4). */
  readonly wished: readonly number[];
  /** The enemy before whom it failed to fall back in order (EMP VI.8). */
  readonly foe?: number;
}

function isOpen(
  content: EmpereurContent,
  s: EmpereurState,
  field: Field,
  units: readonly number[],
  at: number,
  to: number,
): boolean {
  const direction = directionTo(field, at, to);
  for (const unit of units) {
    const sheet = content.units[unit];
    if (sheet === undefined || typeof paceOf(content, field, sheet, DISORDERED, at, direction) === 'string')
      return false;
  }
  const side = sideOf(content, units[0] ?? 0);
  // EMP VIII.9#7: an enemy on the march is in the way as well as one who stands.
  return unitsAt(s, to).every((unit) => sideOf(content, unit) === side);
}

/** Whether any hex beside it is open to it, those included where it has been: then it is not hemmed in (EMP VIII.9). */
export function hasAir(content: EmpereurContent, s: EmpereurState, units: readonly number[], at: number): boolean {
  const field = fieldOf(content, s.scenario);
  return around(field, at).some((to) => isOpen(content, s, field, units, at, to));
}

/**
 * EMP VIII.9: where a retreat may go next: away from the attack if there is any such hex, and then by class: empty
 * towards a line of communication, the same over friends, any other empty one, any other with friends.
 */
export function waysOut(content: EmpereurContent, s: EmpereurState, running: Running): number[] {
  const { units, at, passed, wished, foe } = running;
  const from = foe === undefined ? running.from : [...running.from, foe];
  const field = fieldOf(content, s.scenario);
  const side = sideOf(content, units[0] ?? 0);
  const toLine = field.toLine[side] ?? [];
  // EMP XV: the line itself leads off the map.
  if (toLine[at] === 0) return [OUT];
  const open: number[] = [];
  for (const direction of DIRECTIONS) {
    const to = nextHex(field, at, direction);
    if (to !== OFF && !passed.includes(to) && isOpen(content, s, field, units, at, to)) open.push(to);
  }
  const away = open.filter((to) => from.every((source) => distance(field, to, source) > distance(field, at, source)));
  const choice = away.length > 0 ? away : open;
  const homeward = (to: number) => (toLine[to] as number) < (toLine[at] as number);
  const empty = (to: number) => pileAt(s, to).length === 0;
  const classes = [
    choice.filter((to) => homeward(to) && empty(to)),
    choice.filter(homeward),
    choice.filter(empty),
    choice,
  ];
  const usual = classes.find((hexes) => hexes.length > 0) ?? [];
  const left = FAR - (passed.length - 1);
  const wanted = open.filter((to) =>
    wished.some((hex) => distance(field, at, hex) <= left && distance(field, to, hex) < distance(field, at, hex)),
  );
  // EMP XI.4: to its lines or to that wood, but not half the way to each.
  const before = passed.at(-2) ?? at;
  const turnedOff = passed.length > 1 && (toLine[at] as number) >= (toLine[before] as number);
  return turnedOff && wanted.length > 0 ? wanted : [...new Set([...usual, ...wanted])];
}
