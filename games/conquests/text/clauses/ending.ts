import type { Paragraph } from '@bivouac/kernel';

/** Cards, victory and the change of age: CON 12 to CON 14. */
export const ending: readonly Paragraph[] = [
  {
    id: 'CON 12',
    title: { en: 'Drawing action cards', fr: 'Pioche des cartes action' },
    clauses: [
      {
        en: 'After the battles each nation of the Coalition draws 2 cards of its pile of this age.',
        fr: 'Après les combats, chaque Coalisé pioche 2 cartes de la pioche de l’époque.',
      },
      { en: 'Napoleon draws 4 of his.', fr: 'Napoléon en pioche 4 de la sienne.' },
      {
        en: 'Then the order of play changes as Initiative has it.',
        fr: 'Puis l’ordre du tour change selon l’Initiative.',
      },
      { en: 'There is no limit to a hand.', fr: 'La main n’a pas de limite.' },
      {
        en: 'An empty pile is made of the shuffled discards.',
        fr: 'Une pioche vide est refaite avec les défausses mélangées.',
      },
    ],
  },
  {
    id: 'CON 13',
    title: { en: 'Elimination, order of the checks and end', fr: 'Élimination, ordre des vérifications et fin' },
    clauses: [
      { en: 'Victory is judged when all battles are over.', fr: 'La victoire se juge après tous les combats.' },
      {
        en: 'A nation that has lost all its lands, or stands at Morale 0, is out of the game.',
        fr: 'Une nation qui a perdu tous ses territoires ou dont le Moral est à 0 est éliminée.',
      },
      {
        en: 'If Napoleon is out, the nations of the Coalition that are left have won.',
        fr: 'Si Napoléon est éliminé, les nations coalisées encore en jeu ont gagné.',
      },
      {
        en: 'Otherwise the tables of automatic victories are looked at, and end the game.',
        fr: 'Sinon on consulte les tableaux de victoires automatiques, qui terminent la partie.',
      },
      { en: 'After the last turn points are counted.', fr: 'Après le dernier tour, on compte les points.' },
    ],
  },
  {
    id: 'CON 13.1',
    title: { en: 'Secret objectives', fr: 'Objectifs secrets' },
    clauses: [
      {
        en: 'Each nation of the Coalition has a secret objective, drawn at the start.',
        fr: 'Chaque Coalisé a un objectif secret, tiré au début.',
      },
      {
        en: 'It is the main one if the card names that nation, else the secondary one.',
        fr: 'C’est le principal si la carte nomme cette nation, sinon le secondaire.',
      },
      {
        en: 'In the short game only cards marked for it are drawn.',
        fr: 'En partie courte, on ne tire que les cartes prévues pour elle.',
      },
      {
        en: 'When the Coalition wins automatically, those who have reached theirs have won; all, if nobody has.',
        fr: 'Si la Coalition gagne automatiquement, ceux qui ont atteint le leur l’emportent ; tous, si personne ne l’a atteint.',
      },
      { en: 'It is worth points when points are counted.', fr: 'Il vaut des points au décompte.' },
    ],
  },
  {
    id: 'CON 13.2.1',
    title: { en: 'Automatic victory, short game', fr: 'Victoire automatique, partie courte' },
    clauses: [
      {
        en: 'The Coalition: several nations in Paris, Society above 7, each Morale above 6 (strategic); or three neutral capitals instead of Paris (tactical).',
        fr: 'La Coalition : plusieurs nations à Paris, Société > 7, chaque Moral > 6 (stratégique) ; ou trois capitales neutres au lieu de Paris (tactique).',
      },
      {
        en: 'A nation alone: Paris, Society above 6, Morale above 5; or three neutral capitals.',
        fr: 'Un Coalisé seul : Paris, Société > 6, Moral > 5 ; ou trois capitales neutres.',
      },
      {
        en: 'Napoleon, strategic: Paris, a capital of the Coalition, Madrid or Rome, Society above 7, Morale above 9; or Paris and London, Society above 7.',
        fr: 'Napoléon, stratégique : Paris, une capitale coalisée, Madrid ou Rome, Société > 7, Moral > 9 ; ou Paris et Londres, Société > 7.',
      },
      {
        en: 'Napoleon, tactical: France without Corsica, Society above 6, Morale above 9; or Paris and three neutral capitals, Society above 7, Morale above 9.',
        fr: 'Napoléon, tactique : la France sans la Corse, Société > 6, Moral > 9 ; ou Paris et trois capitales neutres, Société > 7, Moral > 9.',
      },
    ],
  },
  {
    id: 'CON 13.2.2',
    title: { en: 'Automatic victory, full campaign', fr: 'Victoire automatique, campagne complète' },
    clauses: [
      {
        en: 'The Coalition: four or three nations in Paris, or the four neutral capitals, with the levels of the table.',
        fr: 'La Coalition : quatre ou trois nations à Paris, ou les quatre capitales neutres, aux niveaux du tableau.',
      },
      {
        en: 'A nation by itself: two in Paris with Society above 10 and their Morale above 9; or Paris alone for two turns, Society above 8, Morale above 7; or the four neutral capitals.',
        fr: 'Un Coalisé seul : deux à Paris avec Société > 10 et leur Moral > 9 ; ou Paris seul deux tours, Société > 8, Moral > 7 ; ou les quatre capitales neutres.',
      },
      {
        en: 'Napoleon: Paris with Moscow and Berlin or Vienna; or with Berlin, Vienna, Rome and Madrid; or with England; each with Society above 7.',
        fr: 'Napoléon : Paris avec Moscou et Berlin ou Vienne ; ou avec Berlin, Vienne, Rome et Madrid ; ou avec l’Angleterre ; Société > 7.',
      },
      {
        en: 'Napoleon, tactical: France without Corsica, Society above 11, Morale above 12; or Paris and the four neutral capitals, Society above 7, Morale above 9.',
        fr: 'Napoléon, tactique : la France sans la Corse, Société > 11, Moral > 12 ; ou Paris et les quatre capitales neutres, Société > 7, Moral > 9.',
      },
      {
        en: 'When several hold at once, a nation alone goes before the Coalition, and the Coalition before Napoleon.',
        fr: 'En cas de réalisation simultanée, un Coalisé seul passe avant la Coalition, et elle avant Napoléon.',
      },
    ],
  },
  {
    id: 'CON 13.2.3',
    title: { en: 'Victory on points', fr: 'Victoire aux points' },
    clauses: [
      {
        en: 'Without an automatic victory the points of each nation are counted after the last turn, and the most wins.',
        fr: 'Sans victoire automatique, on compte les points de chaque nation après le dernier tour ; le plus haut gagne.',
      },
      {
        en: '10 for a secret objective, 10 for each main capital, 5 for each neutral capital, 1 for each place under control.',
        fr: '10 par objectif secret, 10 par capitale principale, 5 par capitale neutre, 1 par lieu contrôlé.',
      },
      {
        en: '3 for each alliance begun, 3 for each victory, 1 for each level of Morale.',
        fr: '3 par alliance commencée, 3 par victoire, 1 par niveau de Moral.',
      },
      {
        en: 'For Napoleon 3 for each level of Society above the Coalition’s, or less 3 below it.',
        fr: 'Pour Napoléon, 3 par niveau de Société au-dessus de la Coalition, ou moins 3 au-dessous.',
      },
      {
        en: '1 for each corps of its own, 1 for each frigate, 1 for each 5 francs.',
        fr: '1 par corps non mixte, 1 par frégate, 1 par lot de 5 francs.',
      },
    ],
  },
  {
    id: 'CON 14',
    title: { en: 'From the first age to the second', fr: 'Passage à la seconde époque' },
    clauses: [
      { en: 'After turn 3 the second age begins.', fr: 'Après le tour 3 commence la seconde époque.' },
      {
        en: 'A nation of the Coalition may keep two cards of different types.',
        fr: 'Un Coalisé peut garder deux cartes de types différents.',
      },
      { en: 'Napoleon may keep one of each type.', fr: 'Napoléon peut en garder une de chaque type.' },
      {
        en: 'Then cards of the second age are dealt as in turn 1: 4 each, 8 for Napoleon.',
        fr: 'Puis on distribue les cartes de la seconde époque comme au tour 1 : 4 chacun, 8 pour Napoléon.',
      },
    ],
  },
];
