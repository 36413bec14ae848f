import type { Paragraph } from '@bivouac/kernel';

/** The turn and its zones of action: CON 5 to CON 8.6.4. */
export const zones: readonly Paragraph[] = [
  {
    id: 'CON 5',
    title: { en: 'Phases of a turn', fr: 'Les phases d’un tour' },
    clauses: [
      { en: 'The order of the first turn is drawn by lot.', fr: 'L’ordre du premier tour est tiré au sort.' },
      {
        en: 'A turn goes: income, placing, resolving, moves, battles, cards, victory, change of age.',
        fr: 'Un tour se déroule ainsi : revenus, placement, résolution, mouvements, combats, cartes, victoire, époque.',
      },
      { en: 'There is no income in the first turn.', fr: 'Il n’y a pas de revenus au premier tour.' },
    ],
  },
  {
    id: 'CON 6',
    title: { en: 'Income', fr: 'Revenus' },
    clauses: [
      { en: 'Income begins with the second turn.', fr: 'Les revenus commencent au deuxième tour.' },
      {
        en: 'Each nation has 1 franc for every land and sea it controls, and 3 at the least.',
        fr: 'Chaque nation reçoit 1 franc par territoire et zone maritime contrôlés, et au moins 3.',
      },
      {
        en: 'A nation controls a place if it alone has units there.',
        fr: 'Une nation contrôle un lieu si elle seule y a des unités.',
      },
      {
        en: 'A place with several nations, even allies, pays nobody.',
        fr: 'Un lieu occupé par plusieurs nations, même alliées, ne rapporte à personne.',
      },
      { en: 'A neutral capital pays 2 francs.', fr: 'Une capitale neutre rapporte 2 francs.' },
      {
        en: 'A capital of the Coalition pays Napoleon 5, and Paris pays 5 to the one nation that holds it.',
        fr: 'Une capitale coalisée rapporte 5 à Napoléon, et Paris 5 à la seule nation qui le tient.',
      },
      {
        en: 'One’s own capital pays 1, and only with a unit in it.',
        fr: 'Sa propre capitale rapporte 1, et seulement si une unité s’y trouve.',
      },
    ],
  },
  {
    id: 'CON 7',
    title: { en: 'Placing advisers', fr: 'Placement des conseillers' },
    clauses: [
      {
        en: 'In turn order each puts one adviser on a free space of any zone.',
        fr: 'Dans l’ordre du tour, chacun pose un conseiller sur une case libre d’une zone.',
      },
      {
        en: 'It goes round until all have placed three; then Napoleon places the rest.',
        fr: 'On continue jusqu’à ce que chacun en ait posé trois ; Napoléon pose alors les siens qui restent.',
      },
      {
        en: 'Whoever places may choose any space of the zone, with its bonus.',
        fr: 'On choisit librement la case de la zone, avec son bonus.',
      },
      {
        en: 'A nation has one adviser in a zone; Napoleon may have two in Military.',
        fr: 'Une nation a un conseiller par zone ; Napoléon peut en avoir deux en Militaire.',
      },
      {
        en: 'An adviser lets his nation play one card of the zone’s domain.',
        fr: 'Un conseiller permet de jouer une seule carte du domaine de la zone.',
      },
      {
        en: 'Without an adviser in a zone none of its effects can be played.',
        fr: 'Sans conseiller dans une zone, on n’en joue aucun effet.',
      },
    ],
  },
  {
    id: 'CON 8',
    title: { en: 'Resolving advisers', fr: 'Résolution des conseillers' },
    clauses: [
      {
        en: 'Zones are resolved from left to right, spaces too.',
        fr: 'Les zones se résolvent de gauche à droite, les cases aussi.',
      },
      { en: 'First comes the bonus of the space.', fr: 'On gagne d’abord le bonus de la case.' },
      {
        en: 'Then a card may be played, for its effect of this zone alone; not in Initiative.',
        fr: 'Puis on peut jouer une carte pour son seul effet de cette zone ; pas en Initiative.',
      },
      { en: 'The card that was played is thrown away.', fr: 'La carte jouée est défaussée.' },
      {
        en: 'Instead of playing a card one may buy the top card of one’s pile for 1 franc.',
        fr: 'Au lieu de jouer une carte, on peut acheter pour 1 franc la carte du dessus de sa pioche.',
      },
      {
        en: 'The same goes for an adviser kept for a combat effect that was not used.',
        fr: 'Il en va de même pour un conseiller gardé pour un effet de combat non utilisé.',
      },
    ],
  },
  {
    id: 'CON 8.1',
    title: { en: 'Initiative zone', fr: 'Zone Initiative' },
    clauses: [
      {
        en: 'Each takes his bonus and leaves his adviser until the turn ends.',
        fr: 'Chacun prend son bonus et laisse son conseiller jusqu’à la fin du tour.',
      },
      {
        en: 'In the next turn those in the zone come first, as they stand there.',
        fr: 'Au tour suivant, ceux de la zone passent devant, dans l’ordre où ils s’y trouvent.',
      },
      { en: 'The others follow in the order they had.', fr: 'Les autres suivent dans l’ordre qu’ils avaient.' },
      { en: 'The order changes only after the battles.', fr: 'L’ordre ne change qu’après les combats.' },
    ],
  },
  {
    id: 'CON 8.2',
    title: { en: 'Finance zone', fr: 'Zone Finances' },
    clauses: [
      {
        en: 'After the bonus a card may be played for its francs.',
        fr: 'Après le bonus, on peut jouer une carte pour ses francs.',
      },
      { en: 'The adviser goes back to his nation.', fr: 'Le conseiller revient à sa nation.' },
    ],
  },
  {
    id: 'CON 8.3',
    title: { en: 'Morale zone', fr: 'Zone Moral' },
    clauses: [
      { en: 'A card may be played for its Morale.', fr: 'On peut jouer une carte pour son Moral.' },
      { en: 'Every bonus on the way up is gained.', fr: 'On gagne tous les bonus rencontrés en montant.' },
      {
        en: 'A bonus of the track is gained once a game.',
        fr: 'Un bonus de la piste n’est gagné qu’une fois par partie.',
      },
      {
        en: 'Units gained are placed on a land under control, never aboard a frigate.',
        fr: 'Les unités gagnées se placent sur un territoire contrôlé, jamais à bord d’une frégate.',
      },
    ],
  },
  {
    id: 'CON 8.4',
    title: { en: 'Society zone', fr: 'Zone Société' },
    clauses: [
      { en: 'A card may be played for its Society.', fr: 'On peut jouer une carte pour sa Société.' },
      {
        en: 'The nations of the Coalition move up one common track.',
        fr: 'Les nations coalisées progressent sur une seule piste.',
      },
      {
        en: 'The bonus goes to the nation that moved the marker.',
        fr: 'Le bonus revient à la nation qui a fait avancer le marqueur.',
      },
      {
        en: 'A bonus of this track is gained once a game.',
        fr: 'Un bonus de cette piste n’est gagné qu’une fois par partie.',
      },
      {
        en: 'Units gained are placed on a land under control.',
        fr: 'Les unités gagnées se placent sur un territoire contrôlé.',
      },
      { en: 'The adviser goes back to his nation.', fr: 'Le conseiller revient à sa nation.' },
      {
        en: 'If the Coalition’s Society is below 6 before turn 4 it loses a corps and a frigate.',
        fr: 'Si la Société de la Coalition est sous 6 avant le tour 4, elle perd un corps et une frégate.',
      },
      {
        en: 'Where they do not agree who loses them, Prussia decides.',
        fr: 'En cas de désaccord sur qui les perd, la Prusse décide.',
      },
      {
        en: 'If Napoleon’s is below 5 he loses a frigate.',
        fr: 'Si celle de Napoléon est sous 5, il perd une frégate.',
      },
    ],
  },
  {
    id: 'CON 8.5',
    title: { en: 'Powers of the neutral capitals', fr: 'Pouvoirs des capitales neutres' },
    clauses: [
      {
        en: 'A neutral capital without troops has a garrison of force 2.',
        fr: 'Une capitale neutre sans troupes a une garnison de 2 points de force.',
      },
      { en: 'It pays its holder 2 francs.', fr: 'Elle rapporte 2 francs à qui la tient.' },
      { en: 'One enrolled unit may be deployed there.', fr: 'On peut y déployer une unité enrôlée.' },
      {
        en: 'In every turn after its capture its holder may use it, after Society, without an adviser.',
        fr: 'À chaque tour suivant sa prise, son occupant peut s’en servir après la Société, sans conseiller.',
      },
      { en: 'Madrid lets him play a Morale effect.', fr: 'Madrid permet de jouer un effet Moral.' },
      { en: 'Rome lets him play a Society effect.', fr: 'Rome permet de jouer un effet Société.' },
      { en: 'Istanbul lets him play a Finance effect.', fr: 'Istanbul permet de jouer un effet Finances.' },
      { en: 'Stockholm lets him begin an alliance.', fr: 'Stockholm permet de déclencher une alliance.' },
      {
        en: 'Only beginning an alliance is possible there, on the usual conditions.',
        fr: 'On ne peut qu’y commencer une alliance, aux conditions habituelles.',
      },
      {
        en: 'Who could call it off, having an adviser in Diplomacy, does so at once or not in this turn.',
        fr: 'Qui peut l’annuler, avec un conseiller en Diplomatie, le fait aussitôt ou plus du tour.',
      },
    ],
  },
  {
    id: 'CON 8.6.1',
    title: { en: 'Military zone: two actions', fr: 'Zone Militaire : deux actions' },
    clauses: [
      {
        en: 'Napoleon with two advisers here has 2 movement points for nothing when the second is resolved.',
        fr: 'Napoléon avec deux conseillers ici gagne 2 points de mouvement à la résolution du second.',
      },
      {
        en: 'An adviser here buys units and movement points first, and then lets his nation play a military effect.',
        fr: 'Un conseiller y achète d’abord unités et points de mouvement, puis permet un effet militaire.',
      },
      { en: 'Combat effects are kept for the battles.', fr: 'Les effets de combat sont gardés pour les combats.' },
    ],
  },
  {
    id: 'CON 8.6.2',
    title: { en: 'Enrolling and buying movement', fr: 'Enrôler et acheter du mouvement' },
    clauses: [
      {
        en: 'How many units and movement points may be bought depends on the space.',
        fr: 'Le nombre d’unités et de points achetables dépend de la case.',
      },
      { en: 'The space also says which kinds.', fr: 'La case dit aussi quels types.' },
      {
        en: 'At most one frigate, one gun and one cavalry are enrolled there.',
        fr: 'On y enrôle au plus une frégate, un canon et une cavalerie.',
      },
      { en: 'On space 3 it is one cavalry or one gun.', fr: 'En case 3, c’est une cavalerie ou un canon.' },
      {
        en: 'Each unit enrolled takes 2 points from what may be bought.',
        fr: 'Chaque unité enrôlée retire 2 points au maximum achetable.',
      },
      { en: 'Movement points cost 1 franc for 2.', fr: 'Les points de mouvement coûtent 1 franc les 2.' },
      {
        en: 'Units are deployed at once in the capital; England’s in London or Malta.',
        fr: 'Les unités sont déployées aussitôt dans la capitale ; celles d’Angleterre à Londres ou à Malte.',
      },
      {
        en: 'One of them may go to a neutral or conquered capital under control.',
        fr: 'Une seule peut aller dans une capitale neutre ou conquise que l’on contrôle.',
      },
      {
        en: 'If another nation controls the capital, they come to one land of the nation that is free or controlled.',
        fr: 'Si une autre nation contrôle la capitale, elles arrivent sur un seul territoire national libre ou contrôlé.',
      },
      { en: 'That land may change from turn to turn.', fr: 'Ce territoire peut changer d’un tour à l’autre.' },
      { en: 'Without such a land nobody is enrolled.', fr: 'Sans un tel territoire, pas d’enrôlement.' },
      {
        en: 'When the reserve has none left only movement points can be bought.',
        fr: 'Quand la réserve est épuisée, on n’achète que des points de mouvement.',
      },
    ],
  },
  {
    id: 'CON 8.6.3',
    title: { en: 'Price list', fr: 'Barème des coûts' },
    clauses: [
      {
        en: 'An infantry costs 2, a cavalry 3, a gun 3, a frigate 4 francs, and 2 movement points cost 1.',
        fr: 'Une infanterie coûte 2, une cavalerie 3, un canon 3, une frégate 4 francs, et 2 points de mouvement 1.',
      },
    ],
  },
  {
    id: 'CON 8.6.4',
    title: { en: 'Playing a military effect', fr: 'Jouer un effet militaire' },
    clauses: [
      {
        en: 'After enrolment one military effect may be played.',
        fr: 'Après l’enrôlement, on peut jouer un effet militaire.',
      },
      {
        en: 'Free units come from the contingent, where no stranger stands and a friend stands beside.',
        fr: 'Les unités gratuites viennent du contingent, là où nul étranger ne se trouve et où un ami est à côté.',
      },
      {
        en: 'An effect may enrol units beyond the limits of the space.',
        fr: 'Un effet peut enrôler au-delà des limites de la case.',
      },
      { en: 'Such enrolment often costs more.', fr: 'Cet enrôlement est souvent plus cher.' },
      {
        en: 'After these two the adviser goes back to his nation.',
        fr: 'Après ces deux effets, le conseiller revient à sa nation.',
      },
      {
        en: 'For a combat effect the adviser stays until the battles.',
        fr: 'Pour un effet de combat, le conseiller reste jusqu’aux combats.',
      },
      { en: 'One may leave an adviser as a bluff.', fr: 'On peut laisser un conseiller par bluff.' },
    ],
  },
];
