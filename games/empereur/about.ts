import type { About } from '@bivouac/kernel';

/** What the house says of this game before it is fetched. */
export const about: About = {
  id: 'empereur',
  title: { en: 'Vive l’Empereur!', fr: 'Vive l’Empereur\u202f!' },
  line: {
    en: 'A battle regiment by regiment: formations and facing, fire at whoever crosses your front, squares, countercharges, routs that spread.',
    fr: 'Une bataille régiment par régiment\u00a0: formations et orientation, tir sur qui passe à portée, carrés, contrecharges, déroutes qui se propagent.',
  },
  players: { en: '2 to 5', fr: '2 à 5' },
  board: { en: 'hexes of 250 metres', fr: 'hexagones de 250 mètres' },
  picture: {
    en: 'Hexes with a height, a village, and regiments facing each other',
    fr: 'Hexagones avec une hauteur, un village et des régiments face à face',
  },
  // EMP XVII.9: more than two write letters, and say nothing else to each other.
  chat: { two: ['all'], more: [] },
  // Auerstaedt itself takes as long as thirty of the others.
  soak: { games: 12, scenarios: ['mill', 'bluecher', 'hassenhausen'] },
  // The bar is for the third scenario. Its bots weigh their plans themselves, and come to one of them.
  bench: { scenario: 'hassenhausen', search: false },
};

export { doors } from './doors.ts';
