/**
 * Everything that the rules tell, and what each fact names: numbers of units, hexes and so on, as the state has them.
 * Both catalogues have words for each of them, or they do not compile. A `type`, for it is looked up by name.
 */
export type EmpereurFacts = {
  activated: { side: number; corps: number };
  advanced: { unit: number; place: number };
  appointed: { leader: number; place: number };
  arrived: { unit: number; place: number; form: number; facing: number };
  charged: { unit: number; facing: number };
  combined: { side: number };
  countercharged: { unit: number; place: number };
  declined: { side: number };
  declared: { place: number; piles: readonly number[] };
  detached: { unit: number };
  disordered: { unit: number };
  eliminated: { unit: number; place: number };
  fell: { leader: number; place: number };
  fatigue: { corps: number; points: number };
  fired: { firers: readonly number[]; place: number; total: number; die: number; result: number };
  formed: { unit: number; form: number; facing: number };
  gotAway: { leader: number; place: number };
  gunsLeft: { unit: number; place: number };
  gunsTaken: { unit: number; place: number };
  halfLoss: { unit: number };
  halted: { unit: number; place: number };
  initiative: { leader: number; die: number; passed: boolean };
  joined: { corps: number };
  killed: { leader: number };
  late: { corps: number; price: number };
  leftMap: { unit: number };
  lossIgnored: { unit: number; die: number };
  lent: { unit: number };
  loose: { side: number };
  losses: { unit: number; count: number };
  marched: { unit: number; place: number };
  mood: { side: number; level: number; strain: number };
  muddled: { place: number };
  onTop: { unit: number };
  overrun: { place: number };
  phase: { phase: number };
  pounced: { unit: number; place: number };
  pushed: { place: number };
  rallied: { unit: number; form: number; facing: number };
  recoiled: { unit: number; place: number };
  recovered: { unit: number };
  retreated: { unit: number; place: number };
  returned: { leader: number; place: number };
  rode: { leader: number; place: number };
  round: { turn: number };
  routed: { unit: number };
  scattered: { unit: number };
  shock: {
    place: number;
    attack: number;
    defence: number;
    odds: string;
    die: number;
    attacker: string;
    defender: string;
  };
  spared: { leader: number; die: number };
  tested: { unit: number; dice: number; morale: number; held: boolean; why: readonly string[] };
  threshold: { side: number; dice: number; threshold: number };
  timeOver: { side: number };
  turn: { turn: number; side: number };
  turned: { unit: number; facing: number };
  wounded: { leader: number; count: number };
};
