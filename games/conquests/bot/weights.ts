/** What things are worth to a bot, in victory points of CON 13.2.3. */
export interface Weights {
  /** A franc beyond the fifth of a point that it is at the end; a movement point, while it can be used, and kept. */
  readonly franc: number;
  readonly move: number;
  readonly moveLeft: number;
  /** A card whose face is hidden; how much of its best tab one in hand is worth. */
  readonly card: number;
  readonly hand: number;
  /** A point of force that stands on the map. */
  readonly force: number;
  /** A frigate beyond its point. */
  readonly frigate: number;
  /** An automatic victory that is certain, and how steeply what is missing takes from it. */
  readonly victory: number;
  readonly steep: number;
  /** A secret objective that is nearly reached. */
  readonly objective: number;
  /** What a foe beside a land may take of it; what an army near a goal may expect. */
  readonly threat: number;
  readonly approach: number;
  /** An alliance, for each member; a forced ally, for Napoleon. */
  readonly pact: number;
  readonly forced: number;
  /** What others gain, the strongest and Napoleon above all. */
  readonly rival: number;
  readonly strongest: number;
  /** What Napoleon gains, to the Coalition, beyond that. */
  readonly napoleon: number;
  /** What of the force that stands beside a battle, and may still march, is expected to come to its help. */
  readonly relief: number;
  /** How much better an attack looks than it is. */
  readonly optimism: number;
}

export const weights: Weights = {
  franc: 0.08,
  move: 0.2,
  moveLeft: 0.06,
  card: 0.8,
  hand: 0.45,
  force: 0.8,
  frigate: 0.5,
  victory: 40,
  steep: 6,
  objective: 7,
  threat: 0.5,
  approach: 0.3,
  pact: 1.6,
  forced: 3,
  rival: 0.12,
  strongest: 0.4,
  napoleon: 0.35,
  relief: 0.5,
  optimism: 0,
};

/** A beginner counts points and what stands on the map; he fears nothing and looks no march ahead. */
export function asNovice(all: Weights): Weights {
  return {
    ...all,
    threat: 0,
    approach: 0.05,
    victory: 12,
    steep: 3,
    objective: 3,
    strongest: 0.15,
    napoleon: 0.1,
    relief: 0,
    optimism: 1,
  };
}
