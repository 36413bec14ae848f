import type { Paragraph } from '@bivouac/kernel';

/** What units do: CON 15. */
export const units: readonly Paragraph[] = [
  {
    id: 'CON 15',
    title: { en: 'What each unit does', fr: 'Ce que fait chaque unité' },
    clauses: [
      {
        en: 'A cavalry that crosses a single land pays 1 movement point.',
        fr: 'Une cavalerie qui ne franchit qu’un territoire paie 1 PM.',
      },
      {
        en: 'A frigate carries up to 3 units.',
        fr: 'Une frégate transporte jusqu’à 3 unités.',
      },
      {
        en: 'Units on board take part in no battle.',
        fr: 'Les unités à bord ne participent à aucun combat.',
      },
      {
        en: 'A sea into which a stranger’s frigate has come is controlled by nobody.',
        fr: 'Une mer où est entrée une frégate étrangère n’est contrôlée par personne.',
      },
      {
        en: 'A battle at sea hinders nobody from landing or retreating to a neighbouring land.',
        fr: 'Un combat en mer n’empêche ni débarquement ni retraite dans un territoire voisin.',
      },
      {
        en: 'A guard counts 1 force point more than the unit it has replaced.',
        fr: 'Un grognard compte 1 PF de plus que l’unité qu’il remplace.',
      },
      {
        en: 'Guards serve in a corps as infantry and cavalry do.',
        fr: 'Les grognards servent dans un corps comme l’infanterie et la cavalerie.',
      },
    ],
  },
];
