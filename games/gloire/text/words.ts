import type { GameText, Words } from '@bivouac/kernel';
import type { GloireContent } from '../content/types.ts';
import { english } from './en.ts';
import { french } from './fr.ts';

type Language = keyof Words;

const texts: { readonly [language in Language]: GameText } = { en: english, fr: french };

/** The words of the game with the names of a content pack. */
export function gloireText(language: Language, content: GloireContent): GameText {
  const text = texts[language];
  const named = (list: readonly { readonly name: Words }[]) => list.map(({ name }) => name[language]);
  const towns = named(content.map.towns);
  const units = named(content.units);
  const leaders = named(content.leaders);
  return {
    ...text,
    names: {
      ...text.names,
      town: towns,
      place: towns,
      edge: named(content.map.edges),
      link: content.map.links.map(({ a, b }) => `${towns[a] ?? '?'}–${towns[b] ?? '?'}`),
      unit: units,
      leader: leaders,
      piece: [...units, ...leaders],
      army: named(content.armies),
      power: named(content.armies),
      nation: named(content.campaign.nations),
      scenario: Object.fromEntries(
        content.scenarios.map(({ id, number, name }) => [id, `${number}. ${name[language]}`]),
      ),
      event: content.cards.flatMap(({ halves }) => halves.map(({ title }) => title[language])),
      card: content.cards.map(({ halves }) => halves.map(({ title }) => title[language]).join(' / ')),
      calendar: named(content.calendar),
    },
  };
}
