import type { Paragraph } from '@bivouac/kernel';

/** Nations, cards and words: CON 16 to CON 17.3. */
export const nations: readonly Paragraph[] = [
  {
    id: 'CON 16',
    title: { en: 'What is special about each nation', fr: 'Le propre de chaque nation' },
    clauses: [
      {
        en: 'Napoleon: with two advisers in Military, 2 movement points.',
        fr: 'Napoléon : avec deux conseillers en Militaire, 2 points de mouvement.',
      },
      {
        en: 'Napoleon plays diplomacy cards of value 2 for 2.',
        fr: 'Napoléon joue les cartes Diplomatie de valeur 2 pour 2.',
      },
      { en: 'Napoleon alone plays Division.', fr: 'Napoléon seul joue la Division.' },
      {
        en: 'England may take 5 francs of the bank in place of a Finance effect, and hands them out to the other nations of the Coalition.',
        fr: 'L’Angleterre peut prendre 5 francs à la banque au lieu d’un effet Finances, et les distribue aux autres Coalisés.',
      },
      {
        en: 'English frigates without troops pay 1 point for a sea.',
        fr: 'Les frégates anglaises sans troupes paient 1 point par zone.',
      },
      { en: 'England may enrol in Malta.', fr: 'L’Angleterre peut enrôler à Malte.' },
      { en: 'Malta adds 3 to England’s defence.', fr: 'Malte ajoute 3 à la défense anglaise.' },
      {
        en: 'Russia, first in turn order, gains an infantry in Moscow at the start of the Military zone.',
        fr: 'La Russie, première dans l’ordre, gagne une infanterie à Moscou au début de la zone Militaire.',
      },
      {
        en: 'Austria spends no diplomacy for herself, may play it for others, and plays a 2 for 2.',
        fr: 'L’Autriche ne dépense pas de diplomatie pour elle, peut en jouer pour d’autres, et joue un 2 pour 2.',
      },
      {
        en: 'Prussia also has the Society bonuses that others of the Coalition gain.',
        fr: 'La Prusse a aussi les bonus de Société que gagnent les autres Coalisés.',
      },
    ],
  },
  {
    id: 'CON 17.2.1',
    title: { en: 'Action cards: general rules', fr: 'Cartes action : règles générales' },
    clauses: [
      {
        en: 'Effects last until the turn ends; guards are for good.',
        fr: 'Les effets durent jusqu’à la fin du tour ; les grognards sont définitifs.',
      },
      {
        en: 'A card with a choice is decided when it is played.',
        fr: 'Une carte qui laisse un choix est décidée quand on la joue.',
      },
      { en: 'Only nations named in the effect limit it.', fr: 'Seules les nations nommées dans l’effet le limitent.' },
    ],
  },
  {
    id: 'CON 17.2.2',
    title: { en: 'Cards that harm', fr: 'Cartes qui nuisent' },
    clauses: [
      {
        en: 'Napoleon chooses the nation that a harmful card strikes, unless the card names it.',
        fr: 'Napoléon choisit la nation que frappe une carte nuisible, sauf si la carte la nomme.',
      },
      {
        en: 'A harmful card of the Coalition strikes Napoleon.',
        fr: 'Une carte nuisible de la Coalition frappe Napoléon.',
      },
      {
        en: 'Society lost by the Coalition is lost by all of it.',
        fr: 'La Société perdue par la Coalition l’est par tous.',
      },
      { en: 'Who must throw a card away chooses it.', fr: 'Qui doit défausser une carte la choisit.' },
    ],
  },
  {
    id: 'CON 17.2.3',
    title: { en: 'Diplomatic effects in detail', fr: 'Les effets diplomatiques en détail' },
    clauses: [
      {
        en: 'Every card with a diplomacy tab counts as 1 point at least.',
        fr: 'Toute carte à onglet Diplomatie vaut au moins 1 point.',
      },
      {
        en: 'A value of 2 is for Austria and Napoleon; for others it is 1.',
        fr: 'La valeur 2 vaut pour l’Autriche et Napoléon ; 1 pour les autres.',
      },
      { en: 'One card lets its player see a secret objective.', fr: 'Une carte permet de voir un objectif secret.' },
      { en: 'Some let him see Napoleon’s cards.', fr: 'Quelques-unes permettent de voir les cartes de Napoléon.' },
      {
        en: 'What was seen is for the player of the card alone.',
        fr: 'Ce qui a été vu n’est que pour le joueur de la carte.',
      },
      {
        en: 'Some let two nations of the Coalition swap a card, allied or not.',
        fr: 'Certaines permettent à deux Coalisés d’échanger une carte, alliés ou non.',
      },
      { en: 'Some let their player draw.', fr: 'Certaines permettent de piocher.' },
    ],
  },
  {
    id: 'CON 17.3',
    title: { en: 'Words with a fixed meaning', fr: 'Mots à sens précis' },
    clauses: [
      {
        en: 'Two nations are adjacent if units of theirs stand in or beside the same place, by land or sea.',
        fr: 'Deux nations sont adjacentes si leurs unités sont au même lieu ou côte à côte, sur terre ou sur mer.',
      },
      {
        en: 'A place is controlled by the only nation with units in it; never one with a battle or with several allies.',
        fr: 'Un lieu est contrôlé par la seule nation qui y a des unités ; jamais s’il y a combat ou plusieurs alliés.',
      },
      { en: 'Allies cannot fight each other.', fr: 'Des alliés ne peuvent se combattre.' },
      {
        en: 'To enrol is to buy a unit of the capital’s reserve.',
        fr: 'Enrôler, c’est acheter une unité de la réserve de la capitale.',
      },
      {
        en: 'An alliance has succeeded if it was begun by diplomacy and not called off in the same turn.',
        fr: 'Une alliance a réussi si elle fut commencée par la diplomatie et n’est pas annulée dans le même tour.',
      },
    ],
  },
];
