import type { Words } from '@bivouac/kernel';
import { arms, type EmpereurContent } from '../content/types.ts';
import type { Scenario } from '../content/types-scenario.ts';

type Language = keyof Words;

export const TURN_MINUTES = 30;
/** What a unit takes a player in a turn, in minutes. */
const A_UNIT = 0.7;

const two = (n: number): string => String(n).padStart(2, '0');

export const hour = (minutes: number, language: Language): string => {
  const [hours, rest] = [Math.floor(minutes / 60), two(minutes % 60)];
  return language === 'fr' ? `${hours}\u00a0h\u00a0${rest}` : `${hours}.${rest}`;
};

/** How long a battle takes two players, roughly. */
function duration(minutes: number, language: Language): string {
  if (minutes < 55) {
    const rounded = Math.max(10, Math.round(minutes / 10) * 10);
    return language === 'fr' ? `${rounded} minutes environ` : `about ${rounded} minutes`;
  }
  const hours = Math.round(minutes / 60);
  if (hours === 1) return language === 'fr' ? 'une heure environ' : 'about an hour';
  return language === 'fr' ? `${hours} heures environ` : `about ${hours} hours`;
}

const nouns: { readonly [language in Language]: { readonly [arm: string]: readonly [string, string] } } = {
  en: {
    infantry: ['unit of foot', 'units of foot'],
    cavalry: ['of horse', 'of horse'],
    artillery: ['of guns', 'of guns'],
  },
  fr: {
    infantry: ['unité d’infanterie', 'unités d’infanterie'],
    cavalry: ['de cavalerie', 'de cavalerie'],
    artillery: ['d’artillerie', 'd’artillerie'],
  },
};

/** The units of a side by arm: those on the map and those that arrive. */
function forces(content: EmpereurContent, scenario: Scenario, side: number, language: Language): string {
  const all = [...scenario.units.map(({ unit }) => unit), ...scenario.arrivals.flatMap(({ units }) => units)];
  const parts = arms.flatMap((arm, i) => {
    const count = all.filter((unit) => content.units[unit]?.side === side && content.units[unit]?.arm === i).length;
    const [one, many] = nouns[language][arm] ?? ['', ''];
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  const name = content.sides[side]?.name[language] ?? '';
  return `${name}${language === 'fr' ? '\u00a0' : ''}: ${parts.join(', ')}.`;
}

/** How a battle is won. */
function winning({ victory, bodies }: Scenario, language: Language): string {
  const { margin } = victory;
  const lost = bodies.some((body) => body.lost);
  if (language === 'fr') {
    const points = `Gagne qui a ${margin} points d’avance à la fin\u00a0: lieux à drapeau, pas perdus par l’ennemi, chefs tombés.`;
    return lost ? `${points} Une armée au désespoir perd aussitôt.` : points;
  }
  const points = `Whoever is ${margin} points ahead at the end wins: places with a flag, steps that the enemy lost, leaders who fell.`;
  return lost ? `${points} An army that despairs loses at once.` : points;
}

/** What there is to know of a battle before one sits down: when, how long, who, how it is won, and its story. */
export function briefingOf(content: EmpereurContent, scenario: Scenario, language: Language): string {
  const { clock, turns } = scenario;
  const from = hour(clock, language);
  const to = hour(clock + turns * TURN_MINUTES, language);
  const units = scenario.units.length + scenario.arrivals.reduce((sum, { units: more }) => sum + more.length, 0);
  const long = duration(units * turns * A_UNIT, language);
  const when =
    language === 'fr'
      ? `De ${from} à ${to}\u00a0: ${turns} tours, ${long}.`
      : `From ${from} to ${to}: ${turns} turns, ${long}.`;
  const sides = content.sides.map((_, side) => forces(content, scenario, side, language));
  return [when, ...sides, winning(scenario, language), scenario.briefing[language]].join(' ');
}
