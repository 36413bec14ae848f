import type { About } from '@bivouac/kernel';

/** What the house says of this game before it is fetched. */
export const about: About = {
  id: 'nations',
  title: { en: 'Battle of the Nations 1813', fr: 'Bataille des Nations 1813' },
  line: {
    en: 'Four days of October around Leipzig. Napoleon has secret missions, armies enter by cards, and nearly every deed moves the clock on.',
    fr: 'Quatre jours d’octobre autour de Leipzig. Napoléon a des missions secrètes, les armées entrent par des cartes, et presque chaque geste fait avancer l’horloge.',
  },
  players: { en: '2', fr: '2' },
  board: { en: '47 areas', fr: '47 zones' },
  picture: {
    en: 'Areas of the battlefield with round French and square Allied markers',
    fr: 'Zones du champ de bataille, marqueurs français ronds et alliés carrés',
  },
  winning: ['NAT 19'],
  soak: { games: 120 },
  bench: {},
};

export { doors } from './doors.ts';
