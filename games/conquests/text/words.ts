import type { GameText, Language, Words } from '@bivouac/kernel';
import { coalition, type ConquestsContent, domainIds, NAPOLEON, powerIds, zoneIds } from '../content/types.ts';
import { SHIPS, shipOwner } from '../rules/state.ts';
import { english } from './en.ts';
import { french } from './fr.ts';
import { domainNames, frenchPowers, powerAdjectives, powerNames, zoneNames } from './names.ts';
import { series } from './series.ts';

const texts: { readonly [language in Language]: GameText } = { en: english, fr: french };

const frigate: Words = { en: 'frigate', fr: 'frégate' };
/** Who plays all four of them. */
const coalitionSeat: Words = { en: 'the Coalition', fr: 'la Coalition' };
const and: Words = { en: 'and', fr: 'et' };

/** Frigates are alike but for their nation: a number tells them apart. */
function shipNames(language: Language): readonly string[] {
  const seen = new Map<number, number>();
  return Array.from({ length: SHIPS }, (_, ship) => {
    const owner = shipOwner(ship);
    const number = (seen.get(owner) ?? 0) + 1;
    seen.set(owner, number);
    const adjective = powerAdjectives[powerIds[owner] ?? 'napoleon'][language];
    if (language === 'en') return `${adjective} ${frigate.en} ${number}`;
    return `${frigate.fr} ${feminine(adjective)} ${number}`;
  });
}

/** français, française; russe stays; prussien, prussienne; autrichien, autrichienne. */
function feminine(adjective: string): string {
  if (adjective.endsWith('en')) return `${adjective}ne`;
  return adjective.endsWith('e') ? adjective : `${adjective}e`;
}

/** What a seat is called that plays these powers, by their numbers. */
function seatNames(language: Language, names: readonly string[]): Readonly<Record<string, string>> {
  const all: Record<string, string> = { [coalition.join(' ')]: coalitionSeat[language] };
  for (let set = 1; set < 1 << coalition.length; set++) {
    const held = coalition.filter((_, i) => (set & (1 << i)) !== 0);
    all[held.join(' ')] ??= series(
      held.map((power) => names[power] ?? ''),
      and[language],
    );
  }
  all[String(NAPOLEON)] = names[NAPOLEON] ?? '';
  return all;
}

/** The words of the game with the names of a content pack. */
export function conquestsText(language: Language, content: ConquestsContent): GameText {
  const text = texts[language];
  const powers = powerIds.map((id) => powerNames[id][language]);
  const nations = powerIds.map((id) => (language === 'fr' ? frenchPowers[id].the : powerNames[id].en));
  const lands = content.map.lands.map(({ name }) => name[language]);
  const cards = content.cards.map(({ title, year }) => `${title[language]} (${year})`);
  const zones = zoneIds.map((id) => zoneNames[id][language]);
  return {
    ...text,
    names: {
      ...text.names,
      power: powers,
      nation: nations,
      thing: powers,
      powers: seatNames(language, nations),
      land: lands,
      place: lands,
      sea: content.map.seas.map(({ name }) => name[language]),
      space: content.spaces.map(({ zone, place }) => `${zones[zone] ?? ''} ${place}`),
      zone: zones,
      domain: domainIds.map((id) => domainNames[id][language]),
      ship: shipNames(language),
      card: cards,
      resource: ['FG', ...cards],
      objective: content.objectives.map(
        ({ main, secondary }) => `${main.title[language]} / ${secondary.title[language]}`,
      ),
      scenario: Object.fromEntries(content.scenarios.map(({ id, name }) => [id, name[language]])),
    },
  };
}
