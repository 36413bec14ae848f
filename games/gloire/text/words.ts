import type { GameText, Names, Words, Language } from '@bivouac/kernel';
import type { GloireContent } from '../content/types.ts';
import { english } from './en.ts';
import { french } from './fr.ts';

const texts: { readonly [language in Language]: GameText } = { en: english, fr: french };

/** What a player of all armies of a side is called, by the numbers of the armies; whoever plays alone has both sides. */
function sidesByPowers({ armies }: GloireContent, players: Names[string] | undefined): Names[string] {
  const powers = (sides: readonly number[]) =>
    armies.flatMap(({ side }, power) => (sides.includes(side) ? [power] : [])).join(' ');
  const [french = '', coalition = '', both = ''] = Object.values(players ?? {});
  return { [powers([0])]: french, [powers([1])]: coalition, [powers([0, 1])]: both };
}

/** The name of an army within a sentence, with its article. */
function inSentence(language: Language, name: string): string {
  if (language === 'en') return `the ${name}`;
  const plain = name.charAt(0).toLowerCase() + name.slice(1);
  return name.startsWith('A') ? `l’${plain}` : `la ${name}`;
}

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
      theArmy: content.armies.map(({ name }) => inSentence(language, name[language])),
      power: named(content.armies),
      powers: sidesByPowers(content, text.names['player']),
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
