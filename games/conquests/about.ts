import type { About } from '@bivouac/kernel';

/** What the house says of this game before it is fetched. */
export const about: About = {
  id: 'conquests',
  title: { en: 'The Conquests of Napoleon', fr: 'Les Conquêtes de Napoléon' },
  line: {
    en: 'Europe by land and sea, and its cabinets: advisers to place, 237 cards to play, alliances to declare, to buy or to force.',
    fr: 'L’Europe sur terre et sur mer, et ses cabinets\u00a0: conseillers à placer, 237 cartes à jouer, alliances à déclarer, à payer ou à forcer.',
  },
  players: { en: '2 to 5', fr: '2 à 5' },
  board: { en: 'Europe, land and sea', fr: 'l’Europe, terre et mer' },
  picture: { en: 'Map of Europe with capitals and fleets', fr: 'Carte de l’Europe avec ses capitales et ses flottes' },
  winning: ['CON 13.2.1', 'CON 13.2.2', 'CON 13.2.3'],
  // The allies may agree on things at any time; that nobody tells what his cards are worth is left to his honour.
  chat: { two: ['all'], more: ['all', 'one'] },
  soak: { games: 10 },
  bench: {},
};

export { doors } from './doors.ts';
