import type { Paragraph } from '@bivouac/kernel';

/** What else changes in Germany 1813: GLO 1813.B and GLO 1813.C. */
export const germany: readonly Paragraph[] = [
  {
    id: 'GLO 1813.B.2',
    title: { en: 'Drawing and keeping event cards', fr: 'Piocher et garder des événements' },
    clauses: [
      {
        en: 'Before play the event cards of the scenario are shuffled into a face-down pile.',
        fr: 'Avant la partie, les cartes d’événements du scénario sont battues et empilées face cachée.',
      },
      {
        en: 'Each player draws the top card at the very beginning of phase A, before anything else.',
        fr: 'Chaque joueur pioche la première carte tout au début de la phase A, avant toute autre chose.',
      },
      {
        en: 'The French player draws first, then the Coalition.',
        fr: 'Le joueur français pioche d’abord, puis le joueur coalisé.',
      },
      {
        en: 'At the end of the turn a player keeps two event cards at most.',
        fr: 'À la fin du tour, un joueur garde au plus deux cartes d’événements.',
      },
      {
        en: 'A player chooses which event cards he discards.',
        fr: 'Un joueur choisit les cartes d’événements qu’il défausse.',
      },
    ],
  },
  {
    id: 'GLO 1813.B.3.2',
    title: { en: 'Who plays first in 1813', fr: 'Qui joue en premier en 1813' },
    clauses: [
      {
        en: 'While Napoleon is on the map, the French player says whether he plays first or second.',
        fr: 'Tant que Napoléon est sur la carte, le joueur français dit s’il joue premier ou second.',
      },
      {
        en: 'In scenarios 2 and 4 Napoleon counts as on the map.',
        fr: 'Dans les scénarios 2 et 4, Napoléon est considéré sur la carte.',
      },
      {
        en: 'In scenario 5 Napoleon counts as on the map before and during the armistice.',
        fr: 'Dans le scénario 5, Napoléon est considéré sur la carte avant et pendant l’armistice.',
      },
      {
        en: 'Without Napoleon dice decide who has the choice, with the values of the highest commanders in chief.',
        fr: 'Sans Napoléon, les dés désignent qui choisit, modifiés par la VC des commandants en chef de plus haut rang.',
      },
      {
        en: 'Of commanders in chief of equal rank the best command value counts.',
        fr: 'À rang égal, la meilleure VC compte.',
      },
    ],
  },
  {
    id: 'GLO 1813.B.3.3',
    title: { en: 'Replacements by nationality', fr: 'Renforts en PF par nationalité' },
    clauses: [
      {
        en: 'Replacements may go to any unit of their side but detachments.',
        fr: 'Les renforts en PF vont à n’importe quelle unité de leur camp, sauf les détachements.',
      },
      {
        en: 'A unit need not be in command to receive replacements.',
        fr: 'Une unité n’a pas besoin d’être commandée pour recevoir des renforts en PF.',
      },
      {
        en: 'Replacements may fill a unit up to the maximum of its roster, not only to its starting strength.',
        fr: 'Les renforts en PF portent une unité jusqu’au maximum de sa feuille de marque, non au seul effectif initial.',
      },
      {
        en: 'A unit that takes in detachments keeps to the same maximum.',
        fr: 'Une unité qui intègre des détachements respecte le même maximum.',
      },
      {
        en: 'Replacements go only to units of their own nation.',
        fr: 'Les renforts en PF ne vont qu’aux unités de leur nation.',
      },
      {
        en: 'No unit receives more than two replacement points a turn.',
        fr: 'Aucune unité ne reçoit plus de deux PF de renfort par tour.',
      },
      {
        en: 'Replacements that are not used in their turn are lost.',
        fr: 'Les renforts en PF qui ne servent pas à leur tour sont perdus.',
      },
      // From the introduction to the scenarios (1813.C).
      {
        en: 'The scenario says with how many strength points each unit starts.',
        fr: 'Le scénario dit avec combien de PF commence chaque unité.',
      },
    ],
  },
  {
    id: 'GLO 1813.B.4.3',
    title: { en: 'Supply sources in 1813', fr: 'Sources d’approvisionnement en 1813' },
    clauses: [
      { en: 'Supply of the French army: Weimar.', fr: 'Ravitaillement de l’armée française : Weimar.' },
      {
        en: 'Supply of the Russo-Prussian army, before the armistice: Berlin or Breslau.',
        fr: 'Ravitaillement de l’armée russo-prussienne, avant l’armistice : Berlin ou Breslau.',
      },
      {
        en: 'Supply of the army of Silesia, after the armistice: Breslau.',
        fr: 'Ravitaillement de l’armée de Silésie, après l’armistice : Breslau.',
      },
      {
        en: 'Supply of the army of Bohemia, after the armistice: Theresienstadt.',
        fr: 'Ravitaillement de l’armée de Bohême, après l’armistice : Theresienstadt.',
      },
      {
        en: 'Supply of the army of the North, after the armistice: Berlin.',
        fr: 'Ravitaillement de l’armée du Nord, après l’armistice : Berlin.',
      },
      {
        en: 'Supply of the army of Poland, after the armistice: Breslau.',
        fr: 'Ravitaillement de l’armée de Pologne, après l’armistice : Breslau.',
      },
    ],
  },
  {
    id: 'GLO 1813.B.4.5',
    title: { en: 'Command dice of the Coalition', fr: 'Dés de commandement des Coalisés' },
    clauses: [
      {
        en: 'One die is thrown for the armies of Bohemia and Poland together.',
        fr: 'Un seul dé est jeté pour les armées de Bohême et de Pologne ensemble.',
      },
      {
        en: 'The Coalition shares the points of the die of Bohemia and Poland between these two as it likes.',
        fr: 'Le joueur coalisé répartit librement entre Bohême et Pologne les PC de leur dé.',
      },
      {
        en: 'One die is thrown for the armies of Silesia and the North together.',
        fr: 'Un seul dé est jeté pour les armées de Silésie et du Nord ensemble.',
      },
      {
        en: 'The Coalition shares the points of the die of Silesia and the North between these two as it likes.',
        fr: 'Le joueur coalisé répartit librement entre Silésie et Nord les PC de leur dé.',
      },
    ],
  },
  {
    id: 'GLO 1813.B.6.1',
    title: { en: 'Armies of the independent detachments', fr: 'Armées des détachements indépendants' },
    clauses: [
      {
        en: 'In scenarios 4 and 5 independent detachments of the Coalition are paid for by armies.',
        fr: 'Dans les scénarios 4 et 5, des armées paient pour les détachements indépendants coalisés.',
      },
      {
        en: 'Austrian independent detachments: the army of Bohemia pays.',
        fr: 'Détachements indépendants autrichiens : armée de Bohême.',
      },
      {
        en: 'Swedish independent detachments: the army of the North pays.',
        fr: 'Détachements indépendants suédois : armée du Nord.',
      },
      {
        en: 'Prussian independent detachments: the army of Bohemia, Silesia or the North pays.',
        fr: 'Détachements indépendants prussiens : armée de Bohême, de Silésie ou du Nord.',
      },
      // The book has a line for "Russian and Prussian" ones and another for Russian ones: RULINGS 139.
      {
        en: 'Russian independent detachments: the army of Bohemia, Silesia, the North or Poland pays.',
        fr: 'Détachements indépendants russes : armée de Bohême, de Silésie, du Nord ou de Pologne.',
      },
      // From the introduction to the scenarios (1813.C).
      {
        en: 'Detachments of a scenario are independent unless it says otherwise.',
        fr: 'Les détachements d’un scénario sont indépendants, sauf mention contraire.',
      },
    ],
  },
  {
    id: 'GLO 1813.B.8.8',
    title: { en: 'Leipzig, Dresden and Magdeburg', fr: 'Leipzig, Dresde et Magdebourg' },
    clauses: [
      {
        en: 'Two named units and one detachment find room inside Leipzig, Dresden and Magdeburg.',
        fr: 'Deux unités identifiées et un détachement trouvent place à Leipzig, Dresde et Magdebourg.',
      },
      { en: 'The siege die is raised by 1 against Dresden.', fr: 'On ajoute 1 au dé de siège contre Dresde.' },
      { en: 'The siege die is raised by 1 against Leipzig.', fr: 'On ajoute 1 au dé de siège contre Leipzig.' },
    ],
  },
  {
    id: 'GLO 1813.B.9',
    title: { en: 'Besieged and masked towns score less', fr: 'Villes assiégées ou masquées : 1 PV' },
    clauses: [
      {
        en: 'A fortified town that is besieged at the end does not give its points to anybody.',
        fr: 'Une ville fortifiée assiégée à la fin ne donne à personne les PV prévus.',
      },
      {
        en: 'A fortified town that is besieged at the end gives the besieger 1 point instead.',
        fr: 'Une ville fortifiée assiégée à la fin donne à la place 1 PV à l’assiégeant.',
      },
      {
        en: 'A masked town gives 1 point instead to the side that masks it.',
        fr: 'Une ville masquée donne à la place 1 PV au camp qui la masque.',
      },
    ],
  },
  {
    id: 'GLO 1813.C.options',
    title: { en: 'Options: Davout, Soult, Hamburg', fr: 'Options : Davout, Soult, Hambourg' },
    clauses: [
      {
        en: 'Of the first two options at most one is used.',
        fr: 'Des deux premières options, une seule au plus est retenue.',
      },
      {
        en: 'O1: at the armistice Ney leaves the game and Davout takes his place.',
        fr: 'O1 : à l’armistice, Ney quitte le jeu et Davout prend sa place.',
      },
      {
        en: 'O2: at the armistice Ney leaves the game and Soult stays in it.',
        fr: 'O2 : à l’armistice, Ney quitte le jeu et Soult y reste.',
      },
      { en: 'O3 cannot be used together with O1.', fr: 'O3 ne peut pas accompagner O1.' },
      {
        en: 'O3: on turn 13 (Q2 of September) Davout and the XIII Corps of 9 strength points come to Osterburg.',
        fr: 'O3 : au tour 13 (Q2 de septembre), Davout et le XIIIe Corps, 9 PF, arrivent à Osterburg.',
      },
      {
        en: 'O3: on turn 13 Wallmoden and his corps of 10 strength points come to Havelberg.',
        fr: 'O3 : au tour 13, Wallmoden et son corps de 10 PF arrivent à Havelberg.',
      },
    ],
  },
];
