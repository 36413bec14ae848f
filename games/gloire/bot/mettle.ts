/** How good troops are: strength points by their cohesion, then infantry units by theirs. Everything may be a fraction. */
export type Mettle = Float64Array;

/** Cohesion is less than this. */
export const COHESIONS = 10;
export const METTLE = 2 * COHESIONS;

export function noMettle(): Mettle {
  return new Float64Array(METTLE);
}

/** Adds a share of the troops of another list, from a place in it on. */
export function addMettle(to: Mettle, from: Mettle, share = 1, at = 0): void {
  for (let i = 0; i < METTLE; i++) to[i] = (to[i] as number) + share * (from[at + i] as number);
}

const USUAL = 4;
/** By how much infantry must be better than the rest to lift it. */
const LIFTS = 2;

/** How sharply points decide which cohesion is the usual one, where they are guessed at. */
const SHARPNESS = 6;

/**
 * GLO 1.2.2#24 to #27: the cohesion with the most points behind it, 1 more where infantry is 2 better than that; as much
 * of it as such infantry is likely to be there. Of an enemy who is guessed at, something in between.
 */
export function cohesionOf(mettle: Mettle, guessed: boolean): number {
  let [average, most] = [USUAL, 0];
  for (let cohesion = 0; cohesion < COHESIONS; cohesion++) {
    const points = mettle[cohesion] as number;
    if (points > 0 && points >= most) [average, most] = [cohesion, points];
  }
  if (!guessed || most === 0) return average + lift(mettle, average);
  let [sum, all] = [0, 0];
  for (let cohesion = 0; cohesion < COHESIONS; cohesion++) {
    const share = ((mettle[cohesion] as number) / most) ** SHARPNESS;
    if (share < 0.01) continue;
    sum += share * (cohesion + lift(mettle, cohesion));
    all += share;
  }
  return sum / all;
}

/** What much better infantry adds. */
function lift(mettle: Mettle, average: number): number {
  let better = 0;
  for (let i = COHESIONS + average + LIFTS; i < METTLE; i++) better += mettle[i] as number;
  return Math.min(1, better);
}
