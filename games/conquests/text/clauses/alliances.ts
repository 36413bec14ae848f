import type { Paragraph } from '@bivouac/kernel';

/** Diplomacy and alliances: CON 8.7 to CON 9.7. */
export const alliances: readonly Paragraph[] = [
  {
    id: 'CON 8.7',
    title: { en: 'Diplomacy zone', fr: 'Zone Diplomatie' },
    clauses: [
      {
        en: 'An adviser here may begin or call off an alliance.',
        fr: 'Un conseiller ici peut commencer ou annuler une alliance.',
      },
      {
        en: 'Positions are resolved in order, so that nobody can answer the last one in this turn.',
        fr: 'Les positions se résolvent dans l’ordre : personne ne peut répondre à la dernière ce tour-ci.',
      },
    ],
  },
  {
    id: 'CON 9.1',
    title: { en: 'Diplomacy points', fr: 'Points de diplomatie' },
    clauses: [
      { en: 'Every diplomacy effect is worth 1 point.', fr: 'Tout effet Diplomatie vaut 1 point.' },
      {
        en: 'A value of 2 counts as 2 for Austria and Napoleon only.',
        fr: 'Une valeur de 2 ne compte 2 que pour l’Autriche et Napoléon.',
      },
      {
        en: 'As the prize of a victory each point brings 2 movement points, and a 2 counts as 2 for everybody.',
        fr: 'Comme prix d’une victoire, chaque point rapporte 2 points de mouvement, et un 2 compte 2 pour tous.',
      },
    ],
  },
  {
    id: 'CON 9.2',
    title: { en: 'What an alliance gives', fr: 'Ce qu’apporte une alliance' },
    clauses: [
      {
        en: 'An alliance is begun with an adviser in Diplomacy, or with Stockholm.',
        fr: 'On commence une alliance avec un conseiller en Diplomatie, ou avec Stockholm.',
      },
      { en: 'It lasts this turn and the next.', fr: 'Elle dure ce tour et le suivant.' },
      {
        en: 'Allies may enter each other’s places, which nobody then controls.',
        fr: 'Les alliés peuvent entrer l’un chez l’autre ; le lieu n’est alors contrôlé par personne.',
      },
      {
        en: 'Allies fight together, with the highest Morale of those in the battle.',
        fr: 'Les alliés combattent ensemble, avec le meilleur Moral des présents.',
      },
      { en: 'Allies form corps together in battle.', fr: 'Les alliés forment des corps ensemble au combat.' },
      {
        en: 'Combat effects serve all allied troops.',
        fr: 'Les effets de combat servent à toutes les troupes alliées.',
      },
      { en: 'Each ally spends its own movement points.', fr: 'Chaque allié dépense ses propres points de mouvement.' },
      {
        en: 'When an alliance has succeeded each ally may show or give one card to another.',
        fr: 'Quand une alliance a réussi, chaque allié peut montrer ou donner une carte à un autre.',
      },
    ],
  },
  {
    id: 'CON 9.3',
    title: { en: 'Declaring an alliance of the Coalition', fr: 'Déclarer une alliance entre Coalisés' },
    clauses: [
      {
        en: 'A nation of the Coalition may declare an alliance.',
        fr: 'Une nation coalisée peut déclarer une alliance.',
      },
      {
        en: 'It names one or more others of the Coalition.',
        fr: 'Elle désigne une ou plusieurs autres nations coalisées.',
      },
      {
        en: 'It costs 3 francs for each nation in it, paid by whoever likes.',
        fr: 'Elle coûte 3 francs par nation participante, payés par qui veut.',
      },
      {
        en: 'If those who are to be allies do not come to terms, it fails.',
        fr: 'Sans accord entre les futurs alliés, elle échoue.',
      },
      {
        en: 'Each plays a diplomacy card; who has none or refuses stays outside.',
        fr: 'Chacune joue une carte Diplomatie ; qui n’en a pas ou refuse reste en dehors.',
      },
      {
        en: 'Austria, in it or not, may play a card for another, or for two with a 2; she pays neither francs nor card for herself.',
        fr: 'L’Autriche, membre ou non, peut jouer une carte pour une autre, ou pour deux avec un 2 ; pour elle-même, ni francs ni carte.',
      },
      {
        en: 'Units of the initiator must be beside a unit of one of the future allies.',
        fr: 'Des unités de l’initiatrice doivent être à côté d’une unité d’un des futurs alliés.',
      },
      {
        en: 'A forced ally may join or begin one with 3 points, and is then free.',
        fr: 'Un allié forcé peut en commencer une ou y entrer avec 3 points ; il est alors libéré.',
      },
      {
        en: 'The members are allies, and cannot fight each other or refuse each other passage.',
        fr: 'Les membres sont alliés : ils ne peuvent ni se combattre ni se refuser le passage.',
      },
    ],
  },
  {
    id: 'CON 9.4',
    title: { en: 'Napoleon forces an alliance', fr: 'Napoléon force une alliance' },
    clauses: [
      {
        en: 'Napoleon may force one nation of the Coalition that is in no alliance.',
        fr: 'Napoléon peut forcer une seule nation coalisée qui n’est membre d’aucune alliance.',
      },
      {
        en: 'A unit of his must be beside one of its units.',
        fr: 'Une de ses unités doit être à côté d’une des siennes.',
      },
      { en: 'He needs an adviser in Diplomacy.', fr: 'Il lui faut un conseiller en Diplomatie.' },
      { en: 'He plays 3 points of diplomacy.', fr: 'Il joue 3 points de diplomatie.' },
      { en: 'He pays 5 francs.', fr: 'Il paie 5 francs.' },
      { en: 'Never England, not even with London in his hands.', fr: 'Jamais l’Angleterre, même s’il tient Londres.' },
      {
        en: 'He may move its troops with his own points in his own moves.',
        fr: 'Il peut déplacer ses troupes avec ses propres points, à son propre mouvement.',
      },
      {
        en: 'The nation plays on as before, and may still help to pay for alliances.',
        fr: 'La nation continue de jouer, et peut aider à financer des alliances.',
      },
      {
        en: 'There is one forced alliance; a new one ends the old.',
        fr: 'Il n’y a qu’une alliance forcée ; une nouvelle met fin à l’ancienne.',
      },
      {
        en: 'It cannot be driven into a battle that is lost whatever the die.',
        fr: 'On ne peut la mener à un combat perdu quel que soit le dé.',
      },
    ],
  },
  {
    id: 'CON 9.5',
    title: { en: 'Cancelling an alliance', fr: 'Annuler une alliance' },
    clauses: [
      { en: 'It takes an adviser in Diplomacy.', fr: 'Il faut un conseiller en Diplomatie.' },
      {
        en: 'Napoleon calls off an alliance with 1 point and 2 francs for each of its nations.',
        fr: 'Napoléon annule une alliance avec 1 point et 2 francs par nation membre.',
      },
      {
        en: 'The Coalition together ends a forced alliance with 2 points and 4 francs.',
        fr: 'Les Coalisés ensemble annulent une alliance forcée avec 2 points et 4 francs.',
      },
      {
        en: 'The Coalition cannot call off alliances of its own.',
        fr: 'Les Coalisés ne peuvent annuler leurs propres alliances.',
      },
      {
        en: 'What is not called off in the turn it was made has succeeded, for who began it.',
        fr: 'Ce qui n’est pas annulé dans le tour a réussi, au profit de son initiateur.',
      },
      {
        en: 'The same alliance is not called off in two turns running.',
        fr: 'La même alliance ne s’annule pas deux tours de suite.',
      },
    ],
  },
  {
    id: 'CON 9.6',
    title: { en: 'Recording alliances', fr: 'Suivi des alliances' },
    clauses: [
      {
        en: 'Who began an alliance that succeeded is remembered for the count of points.',
        fr: 'On retient qui a commencé une alliance réussie, pour le décompte.',
      },
    ],
  },
  {
    id: 'CON 9.7',
    title: { en: 'When an alliance ends', fr: 'Quand une alliance prend fin' },
    clauses: [
      {
        en: 'Former allies in one land are parted when the Diplomacy zone ends, without paying.',
        fr: 'Les anciens alliés d’un même territoire se séparent à la fin de la zone Diplomatie, sans payer.',
      },
      {
        en: 'Who began the alliance says where they go, as in a retreat.',
        fr: 'L’initiateur de l’alliance dit où ils vont, comme pour une retraite.',
      },
    ],
  },
];
