import type { Paragraph } from '@bivouac/kernel';

/** The seas by name: CON 17.1. */
export const seas: readonly Paragraph[] = [
  {
    id: 'CON 17.1',
    title: { en: 'Names of the seas', fr: 'Noms des mers' },
    clauses: [
      {
        en: 'The Atlantic is the ten seas from Gibraltar, which is not among them, to the Channel and the Irish Sea, which are.',
        fr: 'L’Atlantique est formé des dix mers allant de Gibraltar exclu à la Manche et à la mer d’Irlande incluses.',
      },
      { en: 'The North Sea is two seas.', fr: 'La mer du Nord compte deux zones.' },
      { en: 'The Baltic is two seas.', fr: 'La Baltique compte deux zones.' },
      {
        en: 'The Mediterranean has the Adriatic and the Strait of Gibraltar in it, but not the Black Sea.',
        fr: 'La Méditerranée comprend l’Adriatique et le détroit de Gibraltar, mais pas la mer Noire.',
      },
      {
        en: 'The Black Sea is two seas, one of them the Bosphorus.',
        fr: 'La mer Noire compte deux zones, dont le Bosphore.',
      },
      {
        en: 'The Channel is the two seas that touch the land north of Paris.',
        fr: 'La Manche est formée des deux mers qui touchent le territoire au nord de Paris.',
      },
    ],
  },
];
