/** The weights of the judgement: data, tuned by games of the bots against themselves (docs/nations-balance.md). */
export interface Weights {
  /** An own army still to be placed, in points: as a card, with three markers, with two. */
  readonly inHand: number;
  readonly threeMarkers: number;
  readonly twoMarkers: number;
  /** How many spaces of time an army takes to come into place: the fewer are left, the less it is worth. */
  readonly haste: number;
  /** How likely an army comes to stand on a field with one of its markers, and what each step to it takes off. */
  readonly holdTwo: number;
  readonly holdThree: number;
  readonly holdCard: number;
  readonly step: number;
  /** How much likelier than that the army comes that Napoleon sends to a mission: so many tries instead of one. */
  readonly focus: number;
  /** What unplaced armies count for at a mission: Allied ones next to it, French ones behind it. */
  readonly threat: number;
  readonly support: number;
  /** How much of that threat a mission escapes as long as it is secret. */
  readonly secret: number;
  /** How surely an Allied army that could stand on the mission's field itself is feared. */
  readonly block: number;
  /** How uncertain the comparison of strengths is: always, and more with the whole time bar still to come. */
  readonly doubt: number;
  readonly doubtTime: number;
  /** How much points that a fight will cost are counted already. */
  readonly fights: number;
  /** What one point of strength on the board is worth beyond the missions. */
  readonly strength: number;
  /** Cards in hand: terrain cards that take off a marker, or not; movement cards that move one, or not; time cards. */
  readonly terrainCard: number;
  readonly idleTerrainCard: number;
  readonly moveCard: number;
  readonly idleMoveCard: number;
  readonly timeCard: number;
  readonly unknownCard: number;
  /** What each further card is worth of the one before. */
  readonly surfeit: number;
  readonly scout: number;
  /** An action left in the turn. */
  readonly action: number;
  /** How strongly French troops near a field tell that it is a mission. */
  readonly tell: number;
  /** The same for what is imagined: what predicts the missions best makes too rash a judge. */
  readonly suspect: number;
  /** How surely Napoleon keeps the mission that usually brings more, where he has the choice, from 0 to 1. */
  readonly kept: number;
  /** How strongly cards that he takes openly tell for fields where he could use them. */
  readonly taken: number;
  /** Winning itself, in points. */
  readonly victory: number;
}

/** How a position is judged in play, and what is judged otherwise before the first turn, when everything is still open. */
export interface WeightSet extends Weights {
  readonly setUp: Partial<Weights>;
  /** How often each mission of the pack was fulfilled in games of Grognards, where that is known. */
  readonly fulfilled?: readonly number[];
}

export const weights: WeightSet = {
  inHand: 0.3,
  threeMarkers: 0.45,
  twoMarkers: 0.7,
  haste: 6,
  holdTwo: 0.85,
  holdThree: 0.7,
  holdCard: 0.5,
  step: 0.6,
  focus: 1,
  threat: 0.45,
  support: 0.25,
  secret: 0.3,
  block: 0.5,
  doubt: 0.6,
  doubtTime: 2.5,
  fights: 0.8,
  strength: 0.05,
  terrainCard: 0.32,
  idleTerrainCard: 0.12,
  moveCard: 0.22,
  idleMoveCard: 0.1,
  timeCard: 0.12,
  unknownCard: 0.2,
  surfeit: 0.9,
  scout: 0.35,
  action: 0.15,
  tell: 1.5,
  suspect: 5,
  kept: 0.9,
  taken: 1.5,
  victory: 20,
  setUp: {
    holdCard: 0.98,
    step: 0.5,
    focus: 7.5,
    threat: 0.8,
    support: 0.25,
    block: 0.75,
    doubt: 0.23,
    doubtTime: 0.58,
  },
};

/** What a beginner does not see: he counts the enemies that stand, not those that may come, and guesses no secret. */
const UNSEEN: Partial<Weights> = { threat: 0, block: 0, secret: 0, tell: 0, kept: 0, taken: 0 };

export function asNovice(all: WeightSet): WeightSet {
  return { ...all, ...UNSEEN, setUp: { ...all.setUp, ...UNSEEN } };
}
