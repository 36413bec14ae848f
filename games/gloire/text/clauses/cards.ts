import type { Paragraph } from '@bivouac/kernel';

/** Blind play and event cards in Germany 1813: GLO 1813.A. */
export const cards: readonly Paragraph[] = [
  {
    id: 'GLO 1813.A.blind',
    title: { en: 'Three degrees of blind play', fr: 'Trois degrés de jeu en aveugle' },
    clauses: [
      {
        en: 'The players agree on one of three degrees; the game is made for the third, with decoys.',
        fr: 'Les joueurs conviennent d’un des trois degrés ; le jeu est conçu pour le troisième, avec leurres.',
      },
      { en: 'Option 1: all counters are face up.', fr: 'Option 1 : tous les pions sont face visible.' },
      { en: 'Option 2: leaders start face up.', fr: 'Option 2 : les chefs commencent face visible.' },
      { en: 'Option 2: units start face down.', fr: 'Option 2 : les unités commencent face cachée.' },
      { en: 'Option 3: leaders and units start face down.', fr: 'Option 3 : chefs et unités commencent face cachée.' },
      {
        en: 'With options 2 and 3 the players say whether decoys are used.',
        fr: 'Avec les options 2 et 3, les joueurs décident d’utiliser ou non les leurres.',
      },
    ],
  },
  {
    id: 'GLO 1813.A.cards',
    title: { en: 'Event cards', fr: 'Les cartes d’événements' },
    clauses: [
      {
        en: 'Each player has four cards for the tactics of a battle, one of each.',
        fr: 'Chaque joueur a quatre cartes pour les tactiques de bataille, une de chaque.',
      },
      {
        en: 'There are sixteen event cards; the scenario says which make its pile.',
        fr: 'Il y a seize cartes d’événements ; le scénario dit lesquelles forment son paquet.',
      },
      {
        en: 'An event card has two halves, each with an event.',
        fr: 'Une carte d’événements a deux moitiés, avec un événement sur chacune.',
      },
      {
        en: 'A player may use an event on the colour of his side.',
        fr: 'Un joueur peut utiliser un événement sur le fond de son camp.',
      },
      {
        en: 'A player may use an event on neutral ground.',
        fr: 'Un joueur peut utiliser un événement sur fond neutre.',
      },
      {
        en: 'A player may not use an event on the enemy’s colour.',
        fr: 'Un joueur ne peut pas utiliser un événement sur le fond ennemi.',
      },
      {
        en: 'Of two events that he could use a player chooses one, and the other is lost.',
        fr: 'Entre deux événements utilisables, un joueur en choisit un, et l’autre est perdu.',
      },
      {
        en: 'Armistice events can be used in scenarios 3 and 5 only.',
        fr: 'Les événements d’armistice ne servent que dans les scénarios 3 et 5.',
      },
      {
        en: 'Each armistice event can be used once in a scenario.',
        fr: 'Chaque événement d’armistice ne sert qu’une fois par scénario.',
      },
      {
        en: 'The other half of an armistice card is not bound by that.',
        fr: 'L’autre moitié d’une carte Armistice échappe à ces contraintes.',
      },
      {
        en: 'Event cards are played at any moment of parts B and C.',
        fr: 'Les cartes d’événements se jouent à tout moment des parties B et C.',
      },
      {
        en: 'Event cards may be played in the other player’s turn.',
        fr: 'Les cartes d’événements peuvent se jouer pendant le tour adverse.',
      },
      {
        en: 'What a card says of its own play must be kept.',
        fr: 'Les contraintes écrites sur la carte doivent être respectées.',
      },
      {
        en: 'Cards that were played lie aside until the pile is used up.',
        fr: 'Les cartes jouées sont mises à part jusqu’à l’épuisement du paquet.',
      },
      { en: 'The pile is shuffled at the beginning of the game.', fr: 'Le paquet est battu en début de partie.' },
      {
        en: 'When the pile is used up, it is made anew and shuffled.',
        fr: 'Une fois épuisé, le paquet est reconstitué et battu.',
      },
      {
        en: 'In the campaign scenario the pile is shuffled at the armistice too.',
        fr: 'Dans le scénario de campagne, le paquet est aussi battu lors de l’armistice.',
      },
    ],
  },
];
