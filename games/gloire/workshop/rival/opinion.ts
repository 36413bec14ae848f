/** What the rival holds for true: its own figures, in victory points unless said otherwise. */
export const opinion = {
  /** How many enemies it pictures to itself for one decision. */
  worlds: 4,
  /** A day's march of a corps in movement points, and that of cavalry and of a forced march. */
  march: 6,
  ride: 8,
  /** A town of ours: how surely an enemy in reach goes for it, and how much less for each further turn it takes him. */
  raid: 0.5,
  patience: 0.65,
  /** A town of theirs: how surely one of ours in reach gets it. */
  seize: 0.7,
  /** Movement points that it takes to get round somebody, at the most. */
  detour: 6,
  /** How many times its own strength a guard counts, in the open and behind walls. */
  guard: 2,
  walls: 4,
  /** How much one stack that has found its town counts for the next one. */
  shared: 0.45,
  /** How much of a battle that the enemy could offer, or we, next turn is counted. */
  danger: 0.35,
  chance: 0.35,
  /** Others who could join a battle of next turn, the strongest first. */
  joining: [1, 0.7, 0.45, 0.25],
  /** How surely they do join. */
  trust: 0.25,
  /** Friends within a march to the guns. */
  support: 0.35,
  /** The field itself: being driven off it, beside all points. */
  field: 0.4,
  /** A point of strength, as the sheet of losses has it, and a little for what it could have done. */
  strength: 0.28,
  /** A leader or guns without troops that an enemy can reach, by rank. */
  exposed: 0.25,
  /** A point of strength with no general near. */
  leaderless: 0.012,
  /** What a stack must gain to be worth stirring, and what a command point is worth. */
  stir: 0.03,
  command: 0.04,
  /** A battle by interception must promise so much. */
  intercept: 0.35,
  /** Points of strength that a unit straggles on a forced march or in a concentration. */
  straggle: 0.4,
};
