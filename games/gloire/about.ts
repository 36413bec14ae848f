import type { About } from '@bivouac/kernel';

/** What the house says of this game before it is fetched. */
export const about: About = {
  id: 'gloire',
  title: { en: 'Jours de Gloire Campagne: Germany 1813', fr: 'Jours de Gloire Campagne\u00a0: Allemagne 1813' },
  line: {
    en: 'A campaign from town to town, played blind: you see the columns, not who marches in them, nor which are decoys.',
    fr: 'Une campagne de ville en ville, jouée en aveugle\u00a0: on voit les colonnes, non qui y marche, ni lesquelles sont des leurres.',
  },
  players: { en: '2 or more', fr: '2 ou plus' },
  board: { en: 'about 350 linked towns', fr: 'environ 350 villes reliées' },
  picture: {
    en: 'Towns between Leipzig and Dresden joined by roads, with hidden stacks',
    fr: 'Villes entre Leipzig et Dresde reliées par des routes, avec des piles cachées',
  },
  winning: ['GLO 9', 'GLO 1813.B.9'],
  // GLO: among more than two nobody speaks with his side but by the one letter at the end of a turn, which is a rule.
  chat: { two: ['all'], more: [] },
  soak: { games: 10 },
  // The bar is for the second scenario. Its rules are three times as long as those of nations, and it takes the compiler
  // so much longer to get to the bottom of them.
  bench: { scenario: 'bautzen', warmUp: 25_000 },
};

export { doors } from './doors.ts';
