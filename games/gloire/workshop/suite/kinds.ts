import type { Setting } from './setting.ts';

/** A position of the suite in words: what was done since, what is good or bad there, and why. Actions name towns and pieces. */
export interface SuiteFile {
  readonly id: string;
  readonly theme: string;
  readonly why: string;
  readonly seat: 'french' | 'coalition';
  readonly position: Setting;
  /** What was done since, with the side that did it first: `french force dresden`. */
  readonly moves: readonly string[];
  /** Each a plan: actions one after the other. */
  readonly good: readonly (readonly string[])[];
  readonly bad: readonly (readonly string[])[];
}

export type Side = SuiteFile['seat'];

export const foeOf = (side: Side): Side => (side === 'french' ? 'coalition' : 'french');

/** Troops of both sides that are far from everything that is asked: so that there is a war, with lines and sources. */
const ELSEWHERE = {
  french: { weimar: 'napoleon fr-old-guard:2' },
  coalition: { frankenstein: 'wittgenstein ru-guard:3' },
} as const;

type Troops = { readonly [town: string]: string };

/** The towns of the scenario that score: whatever a position does not ask about is the player's already. */
const PLACES = ['bautzen', 'goerlitz', 'liegnitz', 'breslau', 'berlin', 'dresden', 'leipzig', 'glogau', 'luckau'];

/** The position with these troops, and both headquarters far away. */
export function around(
  side: Side,
  own: Troops,
  foe: Troops,
  rest: Pick<Setting, 'first' | 'left' | 'phase'> & Partial<Setting>,
): Setting {
  const [french, coalition] = side === 'french' ? [own, foe] : [foe, own];
  return {
    ...rest,
    active: rest.active ?? side,
    control: { ...Object.fromEntries(PLACES.map((place) => [place, side])), ...rest.control },
    french: { ...ELSEWHERE.french, ...french },
    coalition: { ...ELSEWHERE.coalition, ...coalition },
  };
}

/** A corps of each side with its general, and a stronger force, for positions of either. */
export const CORPS: { readonly [side in Side]: string } = { french: 'fr-iii', coalition: 'pr-bluecher' };
export const GENERAL: { readonly [side in Side]: string } = { french: 'ney', coalition: 'bluecher' };
export const SMALL: { readonly [side in Side]: string } = { french: 'fr-vii', coalition: 'pr-kleist' };
/** A host under a general who cannot fight a decisive battle (GLO 8.2#5). */
export const MARCHERS: { readonly [side in Side]: string } = {
  french: 'fr-v:12 fr-vi:10 oudinot',
  coalition: 'pr-buelow:6 ru-langeron:6 ru-iv:5 ru-i:4 miloradovich',
};
export const HOST: { readonly [side in Side]: string } = {
  french: 'fr-v:12 fr-vi:10 fr-iv:8 ney',
  coalition: 'pr-buelow:6 pr-yorck:4 ru-langeron:6 ru-iv:5 barclay',
};
