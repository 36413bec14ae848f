import type { Words } from '@bivouac/kernel';
import type { DomainId, PowerId, UnitId, ZoneId } from '../content/types.ts';

/** The names of powers, zones and units, wherever they are shown. */

export const powerNames: Readonly<Record<PowerId, Words>> = {
  napoleon: { en: 'Napoleon', fr: 'Napoléon' },
  austria: { en: 'Austria', fr: 'Autriche' },
  england: { en: 'England', fr: 'Angleterre' },
  russia: { en: 'Russia', fr: 'Russie' },
  prussia: { en: 'Prussia', fr: 'Prusse' },
};

/** As the book and its board call them: one letter that no two share. */
export const powerLetters: Readonly<Record<PowerId, Words>> = {
  napoleon: { en: 'N', fr: 'N' },
  austria: { en: 'A', fr: 'A' },
  england: { en: 'E', fr: 'E' },
  russia: { en: 'R', fr: 'R' },
  prussia: { en: 'P', fr: 'P' },
};

/** Of a power's people: its troops, its frigates. */
export const powerAdjectives: Readonly<Record<PowerId, Words>> = {
  napoleon: { en: 'French', fr: 'français' },
  austria: { en: 'Austrian', fr: 'autrichien' },
  england: { en: 'English', fr: 'anglais' },
  russia: { en: 'Russian', fr: 'russe' },
  prussia: { en: 'Prussian', fr: 'prussien' },
};

/** With its article: `l’Angleterre`; and after `de`: `de l’Angleterre`. */
export const frenchPowers: Readonly<
  Record<PowerId, { readonly the: string; readonly of: string; readonly to: string }>
> = {
  napoleon: { the: 'Napoléon', of: 'de Napoléon', to: 'à Napoléon' },
  austria: { the: 'l’Autriche', of: 'de l’Autriche', to: 'à l’Autriche' },
  england: { the: 'l’Angleterre', of: 'de l’Angleterre', to: 'à l’Angleterre' },
  russia: { the: 'la Russie', of: 'de la Russie', to: 'à la Russie' },
  prussia: { the: 'la Prusse', of: 'de la Prusse', to: 'à la Prusse' },
};

export const coalitionName: Words = { en: 'the Coalition', fr: 'les Coalisés' };

export const domainNames: Readonly<Record<DomainId, Words>> = {
  finance: { en: 'Finance', fr: 'Finances' },
  morale: { en: 'Morale', fr: 'Moral' },
  society: { en: 'Society', fr: 'Société' },
  military: { en: 'Military', fr: 'Militaire' },
  diplomacy: { en: 'Diplomacy', fr: 'Diplomatie' },
};

export const zoneNames: Readonly<Record<ZoneId, Words>> = {
  initiative: { en: 'Initiative', fr: 'Initiative' },
  ...domainNames,
};

/** What stands on a counter and in a sum. */
export const unitSigns: Readonly<Record<UnitId, Words>> = {
  inf: { en: 'INF', fr: 'INF' },
  cav: { en: 'CAV', fr: 'CAV' },
  can: { en: 'CAN', fr: 'CAN' },
  frg: { en: 'FRG', fr: 'FRG' },
};

interface UnitWord {
  readonly en: readonly [string, string];
  readonly fr: readonly [string, string];
  /** Its gender in French. */
  readonly feminine: boolean;
}

/** One and many. Infantry and cavalry are counted by the counter, so English does not change them. */
export const unitWords: Readonly<Record<UnitId | 'any', UnitWord>> = {
  inf: { en: ['infantry', 'infantry'], fr: ['infanterie', 'infanteries'], feminine: true },
  cav: { en: ['cavalry', 'cavalry'], fr: ['cavalerie', 'cavaleries'], feminine: true },
  can: { en: ['gun', 'guns'], fr: ['canon', 'canons'], feminine: false },
  frg: { en: ['frigate', 'frigates'], fr: ['frégate', 'frégates'], feminine: true },
  any: { en: ['unit', 'units'], fr: ['unité', 'unités'], feminine: true },
};
