import type { About } from '../../src/about.ts';

/** The tiny game as games present themselves: a test puts it on the shelf like any other. */
export const about: About = {
  id: 'tiny',
  title: { en: 'The tiny game', fr: 'Le jeu minuscule' },
  line: {
    en: 'Two counters each on a ring of eight places: marches, ambushes, letters and a truce in twelve turns.',
    fr: 'Deux pions chacun sur un anneau de huit cases\u00a0: marches, embuscades, lettres et une trêve en douze tours.',
  },
  players: { en: '2 or 3', fr: '2 ou 3' },
  board: { en: 'a ring of eight places', fr: 'un anneau de huit cases' },
  picture: { en: 'A ring of eight places', fr: 'Un anneau de huit cases' },
  soak: { games: 200 },
  bench: {},
};
