import type { Paragraph } from '@bivouac/kernel';

/** Time and its price: EMP XIX. */
export const time: readonly Paragraph[] = [
  {
    id: 'EMP XIX.1',
    title: { en: 'Time allowed', fr: 'Temps accordé' },
    clauses: [
      {
        en: 'A player has a limited time for the movement phase of each corps, which every battle gives.',
        fr: 'Un joueur dispose d’un temps limité pour la phase de mouvement de chaque corps, indiqué pour chaque bataille.',
      },
      {
        en: 'What the enemy’s answers take (opportunity fire, countercharges, squares) is never counted.',
        fr: 'Le temps que prennent les réactions de l’ennemi (tirs d’opportunité, contrecharges, carrés) n’est jamais compté.',
      },
      {
        en: 'It is played with the activation of corps alone.',
        fr: 'Elle ne se joue qu’avec l’activation des corps.',
      },
    ],
  },
  {
    id: 'EMP XIX.2',
    title: { en: 'Price of lateness', fr: 'Prix du retard' },
    clauses: [
      {
        en: 'If it is exceeded, the morale of all units of the corps is 1 lower for every 30 seconds more, rounded up.',
        fr: 'S’il est dépassé, le moral de toutes les unités du corps baisse de 1 par 30 secondes de plus, arrondies au supérieur.',
      },
      {
        en: 'The price is over when the corps begins its next turn.',
        fr: 'Cette pénalité disparaît au début du tour suivant du corps.',
      },
    ],
  },
  {
    id: 'EMP XIX.3',
    title: { en: 'A desperate army’s time', fr: 'Le temps d’une armée désespérée' },
    clauses: [
      {
        en: 'A desperate army or corps has 15 seconds a corps, whatever the battle gives.',
        fr: 'Une armée ou un corps désespéré n’a que 15 secondes par corps, quel que soit le temps indiqué.',
      },
      {
        en: 'Its morale is 1 lower for every 15 seconds more.',
        fr: 'Son moral baisse de 1 par 15 secondes de plus.',
      },
      {
        en: 'This is looked at anew in every turn.',
        fr: 'Cela se réexamine à chaque tour.',
      },
    ],
  },
];
