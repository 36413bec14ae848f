/** How somebody judges and plans: what he fears, how many ways he thinks of, how far he errs. */
export interface Mind {
  /** What the enemy's answer weighs: his fire, his assaults, his horse. 0 is a man who does not think of it. */
  readonly fear: number;
  /** How many scripts he tries for each brigade, and how often he looks over the whole again. */
  readonly portfolio: number;
  readonly rounds: number;
  /**
   * How many units he puts in place in his mind, all plans of a decision together, before he takes the best so far: with
   * seventy counters on the field he leaves those farthest from the enemy to their likeliest script.
   */
  readonly patience: number;
  /** How many poses he has in mind for each unit and script. */
  readonly listed: number;
  /** How many of those whom the enemy's answer would strike he leads by themselves; 0: he does not reckon it. */
  readonly answers: number;
  /** In how many worlds he weighs an assault on what he cannot see whole. */
  readonly worlds: number;
  /** Of so many poses in a hundred he does not think. */
  readonly overlooks: number;
  /** By how many points he misjudges one, at most. */
  readonly misjudges: number;
  /** From 0 to 1: how much he is driven to attack because he loses by waiting. */
  readonly drive: number;
  /** What a shock must promise to be fought, in points. */
  readonly boldness: number;
}

export const GROGNARD: Mind = {
  fear: 1,
  portfolio: 3,
  rounds: 1,
  patience: 1200,
  listed: 12,
  answers: 2,
  worlds: 6,
  overlooks: 0,
  misjudges: 0,
  drive: 0,
  boldness: 0,
};
export const CONSCRIPT: Mind = {
  fear: 0.15,
  portfolio: 1,
  rounds: 0,
  patience: 0,
  listed: 0,
  answers: 0,
  worlds: 1,
  overlooks: 30,
  misjudges: 0.6,
  drive: 0,
  boldness: 0.3,
};
export const MARSHAL: Mind = {
  fear: 1,
  portfolio: 9,
  rounds: 2,
  patience: 2400,
  listed: 24,
  answers: 6,
  worlds: 12,
  overlooks: 0,
  misjudges: 0,
  drive: 0,
  boldness: 0,
};

/** A number from 0 to 1 that is always the same for the same things: a beginner errs, but not by chance. */
export function whim(...things: readonly number[]): number {
  let hash = 2166136261;
  for (const thing of things) {
    hash ^= thing + 0x9e3779b9;
    hash = Math.imul(hash, 16777619);
    hash ^= hash >>> 13;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
  return ((hash ^ (hash >>> 15)) >>> 0) / 4294967296;
}
