import type { Paragraph } from '@bivouac/kernel';

/** What there is, and how a game is set up: CON 1 to CON 4.2. */
export const opening: readonly Paragraph[] = [
  {
    id: 'CON 1',
    title: { en: 'What the game is about', fr: 'L’esprit du jeu' },
    clauses: [
      {
        en: 'Napoleon stands against four nations of the Coalition: Austria, England, Russia and Prussia.',
        fr: 'Napoléon affronte quatre nations coalisées : l’Autriche, l’Angleterre, la Russie et la Prusse.',
      },
      {
        en: 'There are five domains: Finances, Morale, Society, Military and Diplomacy.',
        fr: 'Il y a cinq domaines : Finances, Moral, Société, Militaire et Diplomatie.',
      },
      { en: 'Advisers are placed in six zones of action.', fr: 'Les conseillers se placent dans six zones d’action.' },
      {
        en: 'Nations of the Coalition are allies only once they have made an alliance.',
        fr: 'Les nations coalisées ne sont alliées qu’après avoir conclu une alliance.',
      },
      {
        en: 'The short game has three turns, the campaign six.',
        fr: 'La partie courte compte trois tours, la campagne six.',
      },
    ],
  },
  {
    id: 'CON 2',
    title: { en: 'Number of players and colours', fr: 'Joueurs et couleurs' },
    clauses: [
      { en: 'With five players everybody has one nation.', fr: 'À cinq, chacun joue une nation.' },
      { en: 'With four, one plays Russia and Prussia.', fr: 'À quatre, un joueur joue la Russie et la Prusse.' },
      {
        en: 'With three, one plays England and Prussia, another Austria and Russia.',
        fr: 'À trois, l’un joue l’Angleterre et la Prusse, un autre l’Autriche et la Russie.',
      },
      { en: 'With two, one plays the whole Coalition.', fr: 'À deux, l’un joue toute la Coalition.' },
    ],
  },
  {
    id: 'CON 3.1',
    title: { en: 'Units and advisers in the box', fr: 'Unités et conseillers fournis' },
    clauses: [
      {
        en: 'Each nation of the Coalition has 12 infantry, 6 cavalry, 5 guns, 4 frigates (England 10) and 5 corps.',
        fr: 'Chaque nation coalisée a 12 infanteries, 6 cavaleries, 5 canons, 4 frégates (10 pour l’Angleterre) et 5 corps.',
      },
      {
        en: 'Napoleon has 15 infantry, 10 cavalry, 10 guns, 10 frigates and 7 corps.',
        fr: 'Napoléon a 15 infanteries, 10 cavaleries, 10 canons, 10 frégates et 7 corps.',
      },
      {
        en: 'Napoleon also has 5 infantry and 2 cavalry of the Guard.',
        fr: 'Napoléon a aussi 5 infanteries et 2 cavaleries de la Garde.',
      },
      {
        en: 'Enrolled units come from the reserve of the capital, and only as long as there are some.',
        fr: 'Les unités enrôlées viennent de la réserve de la capitale, tant qu’il y en a.',
      },
      {
        en: 'Bonuses and free units come from the national contingent.',
        fr: 'Les bonus et les unités gratuites viennent du contingent national.',
      },
      {
        en: 'Units that are lost go to the contingent, wherever they came from.',
        fr: 'Les unités perdues vont au contingent, d’où qu’elles viennent.',
      },
    ],
  },
  {
    id: 'CON 3.2',
    title: { en: 'Money and movement points', fr: 'Argent et points de mouvement' },
    clauses: [
      {
        en: 'What a nation pays goes to the bank, and what it gains comes from there.',
        fr: 'Ce qu’une nation paie va à la banque, ce qu’elle gagne en vient.',
      },
      {
        en: 'Neither francs nor movement points pass between players, but for England’s subsidies.',
        fr: 'Ni francs ni points de mouvement ne passent d’un joueur à l’autre, sauf les subsides anglais.',
      },
    ],
  },
  {
    id: 'CON 3.3',
    title: { en: 'Markers of each nation', fr: 'Marqueurs de chaque nation' },
    clauses: [
      {
        en: 'Each nation has its own Morale and its own count of alliances and victories.',
        fr: 'Chaque nation a son Moral et son propre décompte d’alliances et de victoires.',
      },
      {
        en: 'Society has two markers: Napoleon’s, and one for the whole Coalition.',
        fr: 'La Société a deux marqueurs : celui de Napoléon et un seul pour la Coalition.',
      },
    ],
  },
  {
    id: 'CON 3.4',
    title: { en: 'The board and its tracks', fr: 'Le plateau et ses pistes' },
    clauses: [
      {
        en: 'Of the islands only Corsica, Sardinia, Sicily, Ireland, Great Britain and Malta are lands.',
        fr: 'Parmi les îles, seules la Corse, la Sardaigne, la Sicile, l’Irlande, la Grande-Bretagne et Malte sont des territoires.',
      },
      { en: 'Seas can be controlled by frigates.', fr: 'Les mers peuvent être contrôlées par des frégates.' },
      {
        en: 'A bonus of the tracks is given once a game.',
        fr: 'Un bonus des pistes n’est donné qu’une fois par partie.',
      },
      { en: 'The levels of 1795 are marked on the tracks.', fr: 'Les niveaux de 1795 sont marqués sur les pistes.' },
    ],
  },
  {
    id: 'CON 3.5',
    title: { en: 'Nation boards', fr: 'Les plateaux de nation' },
    clauses: [
      {
        en: 'Every nation has a board with its advisers, its reserve and what it begins with.',
        fr: 'Chaque nation a un plateau avec ses conseillers, sa réserve et ce avec quoi elle commence.',
      },
    ],
  },
  {
    id: 'CON 3.6',
    title: { en: 'Action cards and the four decks', fr: 'Cartes action et les quatre pioches' },
    clauses: [
      {
        en: 'There are 237 cards in four decks: for Napoleon and for the Coalition, one for each age.',
        fr: 'Il y a 237 cartes en quatre pioches : Napoléon et la Coalition, une par époque.',
      },
      {
        en: 'Every card has three tabs of different domains.',
        fr: 'Chaque carte a trois onglets de domaines différents.',
      },
      {
        en: 'The back shows a domain that is on the card for certain, and everybody sees it.',
        fr: 'Le dos montre un domaine qui figure sûrement sur la carte, et tous le voient.',
      },
      {
        en: 'One of the three effects is played, and the card is thrown away.',
        fr: 'On joue un seul des trois effets, puis la carte est défaussée.',
      },
      {
        en: 'It takes an adviser in the zone of that domain.',
        fr: 'Il faut un conseiller dans la zone de ce domaine.',
      },
      { en: 'Hands are hidden from the others.', fr: 'Les mains sont cachées aux autres.' },
      { en: 'A Finance effect gives francs.', fr: 'Un effet Finances donne des francs.' },
      {
        en: 'A Morale effect moves the nation up its track.',
        fr: 'Un effet Moral fait progresser la nation sur sa piste.',
      },
      {
        en: 'A Society effect moves the side up its track.',
        fr: 'Un effet Société fait progresser le camp sur sa piste.',
      },
      {
        en: 'Some effects cost francs or movement points, as the card says.',
        fr: 'Certains effets coûtent des francs ou des points de mouvement, comme l’indique la carte.',
      },
      {
        en: 'Combat effects are played only in a battle.',
        fr: 'Les effets de combat ne se jouent que dans un combat.',
      },
      {
        en: 'Diplomacy effects serve to enter an alliance, or to call one off.',
        fr: 'Les effets Diplomatie servent à entrer dans une alliance ou à l’annuler.',
      },
      {
        en: 'Military effects give units or movement points.',
        fr: 'Les effets Militaires donnent des unités ou des points de mouvement.',
      },
    ],
  },
  {
    id: 'CON 4.1',
    title: { en: 'Setting up a nation', fr: 'Mise en place d’une nation' },
    clauses: [
      { en: 'Three advisers each, five for Napoleon.', fr: 'Trois conseillers chacun, cinq pour Napoléon.' },
      {
        en: 'The troops of 1795 stand on the map: for Prussia 3 infantry, 1 cavalry, 1 gun.',
        fr: 'Les troupes de 1795 sont sur la carte : pour la Prusse 3 infanteries, 1 cavalerie, 1 canon.',
      },
      {
        en: 'The reserve of the capital is as printed: for Prussia 5 infantry, 3 cavalry, 3 guns, 2 frigates.',
        fr: 'La réserve de la capitale est celle indiquée : pour la Prusse 5 infanteries, 3 cavaleries, 3 canons, 2 frégates.',
      },
      {
        en: 'All other units are the national contingent.',
        fr: 'Toutes les autres unités forment le contingent national.',
      },
      {
        en: 'Each has its treasure of 1795: Prussia 4 francs.',
        fr: 'Chacun a son trésor de 1795 : 4 francs pour la Prusse.',
      },
      {
        en: 'Each has its movement points of 1795: Prussia 4.',
        fr: 'Chacun a ses points de mouvement de 1795 : 4 pour la Prusse.',
      },
      {
        en: 'Prussia places its troops in its own lands as it likes.',
        fr: 'La Prusse place ses troupes dans ses territoires comme elle veut.',
      },
      {
        en: 'The Coalition’s 16 cards are drawn by their backs (5 red, 3 violet, 2 yellow, 3 pink, 3 orange) and dealt at random, 4 each.',
        fr: 'Les 16 cartes de la Coalition sont tirées par dos (5 rouges, 3 violets, 2 jaunes, 3 roses, 3 orange) et distribuées au hasard, 4 chacun.',
      },
      { en: 'Napoleon has 8 cards of his own pile.', fr: 'Napoléon reçoit 8 cartes de sa pioche.' },
    ],
  },
  {
    id: 'CON 4.2',
    title: { en: 'Setting up the board', fr: 'Mise en place du plateau' },
    clauses: [
      {
        en: 'In the first turn the order of play is drawn by lot.',
        fr: 'Au premier tour, l’ordre de jeu est tiré au sort.',
      },
      {
        en: 'Each nation of the Coalition draws a secret objective.',
        fr: 'Chaque nation coalisée tire un objectif secret.',
      },
    ],
  },
];
