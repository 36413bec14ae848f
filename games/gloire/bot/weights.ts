/** The weights of the judgement: data, found by games of the bots among themselves (docs/lab). */
export interface Weights {
  /** How surely a town changes hands that somebody could take. */
  readonly places: number;
  /** The same where the other side can march no more: then it is nearly sure. */
  readonly final: number;
  /** How much of that is feared from the enemy. */
  readonly guard: number;
  /** What friends count for in a battle to whose guns they could march. */
  readonly support: number;
  /** How many times its strength a garrison counts behind walls. */
  readonly walls: number;
  /** What battles that are about to be fought count for; and how much own stacks nearby that have not marched count. */
  readonly battles: number;
  readonly joining: number;
  /** The field itself: to be driven off it, or to go back from an attack. */
  readonly field: number;
  /** 1 where battles are reckoned by their tables, 0 where only points are counted. */
  readonly odds: number;
  /** What battles count for that oneself could seek next, and the enemy. */
  readonly prospects: number;
  readonly threats: number;
  /** A point of strength, and one that straggles. */
  readonly strength: number;
  readonly straggler: number;
  /** A point of strength far from any general; a leader without troops beside an enemy; an army without supply. */
  readonly orphan: number;
  readonly alone: number;
  readonly supply: number;
  /** Nearness of troops to what they are after, by point. */
  readonly urge: number;
  /** A card in hand, and a decoy on the map. */
  readonly card: number;
  readonly decoy: number;
  /** Napoleon where he may be beaten (GLO 9#13). */
  readonly emperor: number;
  /** 1 for who asks what the enemy will answer, 0 for who does not. */
  readonly foresight: number;
  /** Winning itself, in points. */
  readonly victory: number;
  /** 1 for who leaves garrisons, works at bridges and moves his decoys; 0 for who only marches and fights. */
  readonly chores: number;
}

export const weights: Weights = {
  places: 0.6,
  final: 0.95,
  guard: 1.5,
  support: 0.35,
  walls: 4,
  battles: 1,
  joining: 0.25,
  field: 0.4,
  odds: 1,
  prospects: 0.35,
  threats: 0.35,
  strength: 0.1,
  straggler: 0.03,
  orphan: 0.03,
  alone: 0.3,
  supply: 0.5,
  urge: 0.02,
  card: 0.12,
  decoy: 0.03,
  emperor: 4,
  foresight: 1,
  victory: 20,
  chores: 1,
};

/** An old soldier plays the last turn like any other; only who thinks to the end knows what is sure by then. */
export function asVeteran(all: Weights): Weights {
  return { ...all, final: all.places, foresight: 0 };
}

/** What a beginner does not see: what the enemy may do or take next, what his own may do, how likely a battle is won. */
const UNSEEN: Partial<Weights> = {
  odds: 0,
  guard: 0,
  support: 0,
  threats: 0,
  prospects: 0,
  joining: 0,
  emperor: 0,
  orphan: 0,
  supply: 0,
  alone: 0,
  chores: 0,
};

export function asNovice(all: Weights): Weights {
  return { ...asVeteran(all), ...UNSEEN };
}
