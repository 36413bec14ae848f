/** What each part of a pose counts for whoever follows a script. */
export interface Script {
  readonly id: string;
  readonly goal: number;
  /** Nearness of the enemy. */
  readonly press: number;
  readonly fire: number;
  readonly shock: number;
  /** Fire that is taken; assaults and horse that may come; flanks that lie open. */
  readonly cover: number;
  readonly risk: number;
  /** Where the enemy is the stronger all around. */
  readonly alone: number;
  readonly flank: number;
  /** Staying where one is, and a square. */
  readonly stay: number;
  readonly square: number;
  /** Nearness of one's own line of communication. */
  readonly home: number;
}

const EVEN: Script = {
  id: 'hold',
  goal: 1,
  press: 0,
  fire: 1,
  shock: 1,
  cover: 1,
  risk: 1,
  alone: 1,
  flank: 1,
  stay: 0.1,
  square: 0,
  home: 0,
};

/** What every plan is judged by in the end. */
export const JUDGE: Script = { ...EVEN, id: 'judge', press: 0.5, stay: 0 };
/** The same where the enemy's answer is reckoned by itself. */
export const ANSWERED: Script = { ...JUDGE, id: 'answered', risk: 0, alone: 0.5 };

const hold: Script = EVEN;
const advance: Script = { ...EVEN, id: 'advance', press: 0.7, cover: 0.8, risk: 0.8, stay: 0 };
const assault: Script = { ...EVEN, id: 'assault', press: 1.2, shock: 1.5, cover: 0.6, risk: 0.5, stay: 0 };
const refuse: Script = { ...EVEN, id: 'refuse', flank: 3, risk: 1.3, press: -0.1 };
const squares: Script = { ...EVEN, id: 'square', square: 0.8, press: 0 };
const fallBack: Script = { ...EVEN, id: 'fallBack', goal: 0.2, press: -0.6, cover: 1.4, risk: 1.5, home: 0.5, stay: 0 };
const battery: Script = { ...EVEN, id: 'battery', goal: 0, press: 0.5, fire: 1.3, risk: 1.2, stay: 0.25 };
/** Guns out of reach of assaults and horse: they fire from afar, behind the foot. */
const standOff: Script = { ...EVEN, id: 'standOff', goal: 0, press: 0.2, fire: 1.3, cover: 1.5, risk: 2.5, stay: 0.2 };
const limber: Script = { ...EVEN, id: 'follow', goal: 0, press: 0.5, fire: 1, risk: 1.2, stay: 0 };
const reserve: Script = { ...EVEN, id: 'reserve', goal: 0.3, press: 0.8, cover: 1.5, risk: 1.2, stay: 0 };
const pursue: Script = { ...EVEN, id: 'pursue', goal: 0.6, press: 1, cover: 0.8, risk: 0.8, stay: 0 };
const rally: Script = { ...EVEN, id: 'rally', goal: 0, press: -0.5, cover: 1.5, risk: 1.5, home: 0.3, stay: 0.2 };

/** By arm, the likeliest first: infantry, cavalry, artillery; then whoever is in disorder. */
export const portfolios: readonly (readonly Script[])[] = [
  [advance, assault, hold, refuse, squares, fallBack],
  [reserve, pursue, hold, fallBack],
  [battery, standOff, limber, fallBack],
];
export const broken: Script = rally;
