import { type Axial, DIRECTIONS, STEPS, stepsBetween } from './hexes.ts';

/**
 * A stretch of a straight line between two centres: it runs through a hex, or exactly along the side between two
 * (`beside` is the second one). Hexes are given from where the line begins.
 */
export interface Stretch {
  readonly hex: Axial;
  readonly beside: Axial | null;
}

export interface Line {
  /** What lies strictly between the two ends, in order; neighbours in the list are neighbours on the map. */
  readonly between: readonly Stretch[];
  /** The directions by which it leaves the first hex: two where it runs along a side. */
  readonly leaves: readonly number[];
  /** The directions, seen from the last hex, from which it comes in. */
  readonly enters: readonly number[];
}

/**
 * In these three coordinates a hex is where each differs by at most 1 from its centre: whole numbers, so that "exactly
 * between two hexes" (EMP VII.6-7) is an equality and not a matter of rounding.
 */
function skew({ q, r }: Axial): readonly [number, number, number] {
  const s = -q - r;
  return [q - s, s - r, r - q];
}

interface Found {
  readonly hex: Axial;
  /** Where along the line it lies: a fraction of two whole numbers. */
  readonly at: number;
  readonly border: boolean;
}

/** Where the line from the origin to `to` runs through a hex or along its side, or null. */
function meeting(hex: Axial, to: Axial): Found | null {
  const centre = skew(hex);
  const ends = skew(to);
  // Bounds of the stretch, as fractions low/lowOf and high/highOf of the whole line.
  let [low, lowOf, high, highOf] = [0, 1, 1, 1];
  let border = false;
  for (let i = 0; i < 3; i++) {
    const offset = centre[i] as number;
    const slope = ends[i] as number;
    if (slope === 0) {
      if (Math.abs(offset) > 1) return null;
      if (Math.abs(offset) === 1) border = true;
      continue;
    }
    const size = Math.abs(slope);
    const from = slope > 0 ? offset - 1 : -offset - 1;
    const until = from + 2;
    if (from * lowOf > low * size) [low, lowOf] = [from, size];
    if (until * highOf < high * size) [high, highOf] = [until, size];
  }
  // Touching a corner is neither running through a hex nor along a side.
  if (low * highOf >= high * lowOf) return null;
  return { hex, at: low / lowOf + high / highOf, border };
}

function trace(to: Axial): Line {
  const from = { q: 0, r: 0 };
  const found: Found[] = [];
  const [minQ, maxQ] = [Math.min(0, to.q) - 1, Math.max(0, to.q) + 1];
  const [minR, maxR] = [Math.min(0, to.r) - 1, Math.max(0, to.r) + 1];
  for (let q = minQ; q <= maxQ; q++) {
    for (let r = minR; r <= maxR; r++) {
      const hex = { q, r };
      if (stepsBetween(from, hex) === 0 || stepsBetween(to, hex) === 0) continue;
      const met = meeting(hex, to);
      if (met !== null) found.push(met);
    }
  }
  found.sort((one, two) => one.at - two.at || one.hex.q - two.hex.q || one.hex.r - two.hex.r);
  const between: Stretch[] = [];
  for (let i = 0; i < found.length; i++) {
    const one = found[i] as Found;
    const mate = found[i + 1];
    // The two hexes of a side are met at the same place; a border has no hex of its own.
    if (one.border && mate !== undefined && mate.border && mate.at === one.at) {
      between.push({ hex: one.hex, beside: mate.hex });
      i++;
    } else between.push({ hex: one.hex, beside: null });
  }
  const ways = (end: Axial, near: Stretch | undefined, far: Axial): number[] => {
    const next = near === undefined ? [far] : near.beside === null ? [near.hex] : [near.hex, near.beside];
    return DIRECTIONS.filter((direction) => {
      const step = STEPS[direction] as Axial;
      return next.some((hex) => hex.q === end.q + step.q && hex.r === end.r + step.r);
    });
  };
  return { between, leaves: ways(from, between[0], to), enters: ways(to, between.at(-1), from) };
}

const traced = new Map<number, Line>();
const WIDE = 4096;

/** The line from one centre to another, exactly: every hex it runs through, and every side it runs along. */
export function lineTo(from: Axial, to: Axial): Line {
  const [q, r] = [to.q - from.q, to.r - from.r];
  const key = (q + WIDE / 2) * WIDE + r + WIDE / 2;
  let line = traced.get(key);
  if (line === undefined) {
    line = trace({ q, r });
    traced.set(key, line);
  }
  return line;
}
