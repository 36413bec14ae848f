import type { GameText, Language } from '@bivouac/kernel';
import type { CardKind, NationsContent } from '../content/types.ts';
import { english } from './en.ts';
import { french } from './fr.ts';

const texts: { readonly [language in Language]: GameText } = { en: english, fr: french };

const cardWords = {
  en: {
    terrain: ['river card', 'hill card', 'forest card', 'plain card'],
    units: ['infantry', 'artillery', 'cavalry'],
    move: (units: string) => `movement card (${units})`,
    time: 'time card',
  },
  fr: {
    terrain: ['carte Rivière', 'carte Colline', 'carte Forêt', 'carte Plaine'],
    units: ['infanterie', 'artillerie', 'cavalerie'],
    move: (units: string) => `carte Mouvement (${units})`,
    time: 'carte Temps',
  },
};

function cardName(language: Language, card: CardKind): string {
  const words = cardWords[language];
  switch (card.kind) {
    case 'terrain':
      return words.terrain[card.terrain] ?? card.id;
    case 'move':
      return words.move(card.units.map((unit) => words.units[unit] ?? '').join(' / '));
    case 'time':
      return words.time;
    default:
      return card satisfies never;
  }
}

/** The words of the game with the names of a content pack. */
export function nationsText(language: Language, content: NationsContent): GameText {
  const text = texts[language];
  const fields = content.fields.map((field) => field.name);
  return {
    ...text,
    names: {
      ...text.names,
      field: fields,
      army: content.armies.map((army) => army.name[language]),
      mission: content.missions.map(({ field, french: points }) => `${fields[field] ?? '?'} (${points})`),
      card: content.cardKinds.map((card) => cardName(language, card)),
    },
  };
}
