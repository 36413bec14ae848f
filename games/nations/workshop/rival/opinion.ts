/** What the rival holds for true: its own figures, in points of the game, chosen by playing against itself. */
export const opinion = {
  /** An army that will be placed in time, and a scout card in hand. */
  placement: 0.85,
  scout: 0.3,
  /** How likely an army comes to a field that one of its markers is so many steps away from. */
  near: [0.85, 0.5, 0.25, 0.1, 0.03],
  /** Actions that a step takes, a removal takes (with the cards to draw for it), and how sharply too little time is felt. */
  step: 1.6,
  removal: 1.5,
  hurry: 1.5,
  /** How much of its strength a neighbour not yet placed counts: Allied against a mission, French for it. */
  threat: 0.35,
  help: 0.2,
  /** French armies that touch the same enemy. */
  support: 0.8,
  /** How wide of the mark a margin may be at the end, and how much wider at the beginning. */
  doubt: 0.6,
  unrest: 1.6,
  /** How surely an Ally who could stand on a mission field does so. */
  bar: 0.5,
  /** How much an army meant for one mission is lost to the others. */
  bound: 0.8,
  /** A mission that may go either way is better not shown yet. */
  secret: 0.3,
  /** How much more a village with a French army, or with one more French marker, looks like a hidden mission. */
  suspectArmy: 3,
  suspectMarker: 0.5,
  /** The spaces of time that a turn takes. */
  pace: 3,
  /** Cards in hand. */
  terrainCard: 0.4,
  moveCard: 0.28,
  timeCard: 0.1,
  idleCard: 0.08,
  pair: 0.08,
  /** What a win is worth beside the points. */
  win: 8,
};
