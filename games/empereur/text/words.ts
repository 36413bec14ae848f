import type { GameText, Words } from '@bivouac/kernel';
import { type EmpereurContent, ranks } from '../content/types.ts';
import { ACROSS, SECTORS } from '../rules/deployment/grid.ts';
import { label } from '../rules/ground/hexes.ts';
import { briefingOf } from './briefing.ts';
import { english } from './en.ts';
import { french } from './fr.ts';

type Language = keyof Words;

const texts: { readonly [language in Language]: GameText } = { en: english, fr: french };

/** Hexes by their labels; those that have a name say it. */
function places(content: EmpereurContent): string[] {
  const [map] = content.maps;
  if (map === undefined) return [];
  const names = new Map(map.places.map((place) => [place.hex, place.name]));
  return Array.from({ length: map.columns * map.rows }, (_, hex) => {
    const name = names.get(hex);
    return name === undefined ? label(hex, map.columns) : `${name} (${label(hex, map.columns)})`;
  });
}

/** Where something happens, with its preposition: a hex by its number, or a village by its name. */
function placesAt(language: Language, content: EmpereurContent): string[] {
  return places(content).map((place) => {
    if (language === 'en') return `at ${place}`;
    if (/^\d/.test(place)) return `en ${place}`;
    return place.startsWith('Le ') ? `au ${place.slice(3)}` : `à ${place}`;
  });
}

/** Players are called by the first who leads their whole army; an army without one by its own name. */
function commanders({ sides, leaders }: EmpereurContent, language: Language): string[] {
  return sides.map(({ name }, side) => {
    const chief = leaders.find((leader) => leader.side === side && leader.rank === ranks.indexOf('army'));
    return chief?.label ?? name[language];
  });
}

const provisional = {
  en: (side: string) => `provisional corps (${side})`,
  fr: (side: string) => `corps provisoire (${side})`,
};

/** The words of the game with the names of a content pack. */
export function empereurText(language: Language, content: EmpereurContent): GameText {
  const text = texts[language];
  const sides = content.sides.map((side) => side.name[language]);
  return {
    ...text,
    names: {
      ...text.names,
      unit: content.units.map((unit) => unit.name[language]),
      leader: content.leaders.map((leader) => leader.name[language]),
      place: places(content),
      // After the corps of the pack the provisional ones, one a side (EMP XVI.9).
      corps: [
        ...content.corps.map((corps) => corps.name[language]),
        ...sides.map((side) => provisional[language](side)),
      ],
      // The squares of the evening before: letters from the west, numbers from the north.
      sector: Array.from({ length: SECTORS }, (_, i) => `${'ABCD'[i % ACROSS]}${Math.floor(i / ACROSS) + 1}`),
      at: placesAt(language, content),
      side: sides,
      // EMP XVII.9: after the commanders those who command a corps.
      power: [...commanders(content, language), ...content.leaders.map((leader) => leader.label)],
      scenario: Object.fromEntries(content.scenarios.map((one) => [one.id, one.name[language]])),
      briefing: Object.fromEntries(content.scenarios.map((one) => [one.id, briefingOf(content, one, language)])),
    },
  };
}
