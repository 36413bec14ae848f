import type { Paragraph } from '@bivouac/kernel';

/** The turn and its seven actions: NAT 11 to NAT 11.7. */
export const actions: readonly Paragraph[] = [
  {
    id: 'NAT 11',
    title: { en: 'A turn of five actions', fr: 'Un tour de cinq actions' },
    clauses: [
      {
        en: 'The active player performs five actions in his turn.',
        fr: 'Le joueur actif effectue cinq actions à son tour.',
      },
      {
        en: 'He chooses their order and may repeat any of them, even five times.',
        fr: 'Il en choisit l’ordre et peut répéter n’importe laquelle, jusqu’à cinq fois.',
      },
      {
        en: 'Seven actions exist: play an army, terrain, movement, scout, wild or time card, or draw an action card.',
        fr: 'Sept actions existent : jouer une carte Armée, Terrain, Mouvement, Éclaireur, Frime ou Temps, ou piocher.',
      },
      // EN and FR differ: the French book lacks this footnote.
      {
        en: 'In his first turn a player must lay out an army card before he plays a terrain, movement or scout card.',
        fr: 'À son premier tour, un joueur joue une carte Armée avant toute carte Terrain, Mouvement ou Éclaireur.',
      },
      {
        en: 'Playing a time card and drawing are free of that first-turn condition.',
        fr: 'Jouer une carte Temps et piocher échappent à cette condition du premier tour.',
      },
      {
        en: 'After the fifth action the other player takes his turn.',
        fr: 'Après la cinquième action, c’est à l’autre joueur.',
      },
      // Publisher's answer, both clauses.
      {
        en: 'Once all his armies are placed Napoleon ends his turn; before that he may still draw or play time cards.',
        fr: 'Ses armées placées, Napoléon finit son tour ; avant, il peut encore piocher ou jouer ses cartes Temps.',
      },
      {
        en: 'From then on, until 19 October is reached, his turn is to move the time indicator one space.',
        fr: 'Ensuite, tant que le 19 octobre n’est pas atteint, son tour consiste à avancer l’indicateur d’une case.',
      },
      // Ours: the publisher speaks of Napoleon only, but the reason is the same (ruling 13).
      {
        en: 'The same holds for Schwarzenberg once all his armies are placed.',
        fr: 'Il en va de même pour Schwarzenberg quand toutes ses armées sont placées.',
      },
    ],
  },
  {
    id: 'NAT 11.1',
    title: { en: 'Laying out an army card', fr: 'Jouer une carte Armée' },
    clauses: [
      // EN and FR differ: the French book says "from his hand", though the cards lie face up in both (NAT 10).
      {
        en: 'The player chooses one of his army cards that still lie face up.',
        fr: 'Le joueur choisit une de ses cartes Armée encore face visible.',
      },
      {
        en: 'He puts one marker of its army on every village the card names.',
        fr: 'Il pose un marqueur de cette armée sur chaque village que nomme la carte.',
      },
      {
        en: 'Troop markers of other armies on these fields do not matter.',
        fr: 'La présence de marqueurs d’autres armées sur ces zones n’y change rien.',
      },
      {
        en: 'A village where an army stands receives no marker.',
        fr: 'Un village où se trouve une armée ne reçoit pas de marqueur.',
      },
      {
        en: 'The card can be played only if every other village it names receives a marker.',
        fr: 'La carte n’est jouable que si chacun des autres villages nommés reçoit un marqueur.',
      },
      // Both books contradict themselves: here the date must be "passed", in NAT 2 it must be "reached".
      {
        en: 'A card that bears a date can be played only once the time indicator has reached that date.',
        fr: 'Une carte datée n’est jouable qu’une fois cette date atteinte par l’indicateur de temps.',
      },
      {
        en: 'For each marker that is missing the player must play a scout card.',
        fr: 'Pour chaque marqueur qui manque, le joueur doit jouer une carte Éclaireur.',
      },
      // EN and FR differ: the reminder stands in the French book only; in English it follows from 11.4.
      {
        en: 'Each scout card played for this moves the time indicator one space.',
        fr: 'Chaque Éclaireur joué pour cela fait avancer l’indicateur de temps d’une case.',
      },
      {
        en: 'The player then chooses freely which of the villages on offer receive his markers.',
        fr: 'Le joueur choisit alors librement, parmi les villages proposés, ceux qui reçoivent ses marqueurs.',
      },
      {
        en: 'A village held by an army is not counted when markers are found missing.',
        fr: 'Un village tenu par une armée ne compte pas dans les marqueurs manquants.',
      },
      {
        en: 'The played card is turned face down before its owner.',
        fr: 'La carte jouée reste devant son propriétaire, face cachée.',
      },
      // EN and FR differ: the French book does not say so.
      { en: 'A played army card cannot be used again.', fr: 'Une carte Armée jouée ne resservira plus.' },
    ],
  },
  {
    id: 'NAT 11.2',
    title: { en: 'Playing a terrain card', fr: 'Jouer une carte Terrain' },
    clauses: [
      {
        en: 'The player takes one of his own markers off a field of the terrain shown.',
        fr: 'Le joueur retire un de ses propres marqueurs d’une zone du terrain indiqué.',
      },
      {
        en: 'If several of his markers qualify, he chooses which one goes.',
        fr: 'Si plusieurs de ses marqueurs conviennent, il choisit lequel part.',
      },
      {
        en: 'A terrain card never takes off the last marker of an army.',
        fr: 'Une carte Terrain ne retire jamais le dernier marqueur d’une armée.',
      },
      {
        en: 'If one marker of the army is left, the army is placed (NAT 13).',
        fr: 'S’il ne reste qu’un marqueur de l’armée, celle-ci est placée (NAT 13).',
      },
      // EN and FR differ: the French book names the discard pile only in 11.5 and 11.7.
      { en: 'The card goes to the discard pile.', fr: 'La carte va à la défausse.' },
    ],
  },
  {
    id: 'NAT 11.3',
    title: { en: 'Playing a movement card', fr: 'Jouer une carte Mouvement' },
    clauses: [
      { en: 'The player moves one of his own markers.', fr: 'Le joueur déplace un de ses propres marqueurs.' },
      {
        en: 'The marker moves exactly one field, to an adjacent one.',
        fr: 'Le marqueur avance d’une zone exactement, vers une zone adjacente.',
      },
      {
        en: 'The unit type of the marker must be shown on the card.',
        fr: 'Le type d’unité du marqueur doit figurer sur la carte.',
      },
      {
        en: 'Armies never move.',
        fr: 'Les armées ne se déplacent jamais.',
      },
      {
        en: 'A marker may not enter a field where an army stands.',
        fr: 'Un marqueur n’entre pas dans une zone où se trouve une armée.',
      },
      {
        en: 'A marker may not enter a field that holds a marker of the same army.',
        fr: 'Un marqueur n’entre pas dans une zone qui contient un marqueur de la même armée.',
      },
      {
        en: 'Markers of other armies, own or enemy, do not stop it.',
        fr: 'Les marqueurs d’autres armées, amies ou ennemies, ne l’arrêtent pas.',
      },
      { en: 'A marker may not leave the board.', fr: 'Un marqueur ne sort pas du plateau.' },
      // EN and FR differ: one own army in English, "your own armies" in French; one army a jump is meant.
      {
        en: 'Exception: with two movement cards a marker may jump over one army of its own side.',
        fr: 'Exception : avec deux cartes Mouvement, un marqueur peut sauter par-dessus une armée de son camp.',
      },
      {
        en: 'Each movement card played moves the time indicator one space.',
        fr: 'Chaque carte Mouvement jouée fait avancer l’indicateur de temps d’une case.',
      },
      // EN and FR differ: the French book names the discard pile only in 11.5 and 11.7.
      { en: 'The card goes to the discard pile.', fr: 'La carte va à la défausse.' },
    ],
  },
  {
    id: 'NAT 11.4',
    title: { en: 'Playing a scout card', fr: 'Jouer une carte Éclaireur' },
    clauses: [
      {
        en: 'Scout cards let a player lay out the card of an army that has too few markers (NAT 11.1).',
        fr: 'Des Éclaireurs permettent de jouer la carte d’une armée qui manque de marqueurs (NAT 11.1).',
      },
      {
        en: 'Or a scout card takes one own marker off the board, whatever its terrain.',
        fr: 'Ou bien un Éclaireur retire du plateau un marqueur de son camp, quel que soit le terrain.',
      },
      {
        en: 'A played scout card returns to the others on the table.',
        fr: 'Un Éclaireur joué retourne avec les autres sur la table.',
      },
      {
        en: 'Each scout card played moves the time indicator one space.',
        fr: 'Chaque Éclaireur joué fait avancer l’indicateur de temps d’une case.',
      },
      {
        en: 'Placing an army of his own brings a player a scout card each time.',
        fr: 'Placer une de ses armées rapporte chaque fois un Éclaireur à son joueur.',
      },
    ],
  },
  {
    id: 'NAT 11.5',
    title: { en: 'Playing a wild card', fr: 'Jouer une carte Frime' },
    clauses: [
      {
        en: 'Two identical movement cards played together stand for any movement card.',
        fr: 'Deux cartes Mouvement identiques jouées ensemble valent n’importe quelle carte Mouvement.',
      },
      {
        en: 'Such a pair moves the time indicator one space only.',
        fr: 'Une telle paire ne fait avancer l’indicateur de temps que d’une case.',
      },
      {
        en: 'Two identical terrain cards played together stand for any terrain card.',
        fr: 'Deux cartes Terrain identiques jouées ensemble valent n’importe quelle carte Terrain.',
      },
      { en: 'Playing a pair is one action.', fr: 'Jouer une paire compte pour une action.' },
      { en: 'Both cards go to the discard pile.', fr: 'Les deux cartes vont à la défausse.' },
    ],
  },
  {
    id: 'NAT 11.6',
    title: { en: 'Playing a time card', fr: 'Jouer une carte Temps' },
    clauses: [
      {
        en: 'The time indicator moves one space towards 19 October.',
        fr: 'L’indicateur de temps avance d’une case vers le 19 octobre.',
      },
      { en: 'The card leaves the game.', fr: 'La carte quitte la partie.' },
    ],
  },
  {
    id: 'NAT 11.7',
    title: { en: 'Drawing an action card', fr: 'Piocher une carte Action' },
    clauses: [
      {
        en: 'The player takes one action card: an open one, or the top card of the draw pile.',
        fr: 'Le joueur prend une carte Action : une carte visible, ou la première de la pioche.',
      },
      {
        en: 'The open cards are made up to four at the end of the turn, not before.',
        fr: 'On complète les cartes visibles à quatre à la fin du tour, pas avant.',
      },
      {
        en: 'When a card must come from an empty draw pile, the discard pile is shuffled and replaces it.',
        fr: 'Quand il faut une carte et que la pioche est vide, on mélange la défausse, qui la remplace.',
      },
      {
        en: 'A player may draw five times in one turn.',
        fr: 'Un joueur peut piocher cinq fois dans le même tour.',
      },
      {
        en: 'At the end of his turn a player holds at most eight cards, action and scout cards together.',
        fr: 'À la fin de son tour, un joueur a au plus huit cartes en main, Actions et Éclaireurs réunis.',
      },
      {
        en: 'He discards what he holds beyond that.',
        fr: 'Il défausse ce qu’il a en trop.',
      },
      // Publisher's answer.
      {
        en: 'After two rounds in which only hidden cards were drawn, the four open cards may be replaced.',
        fr: 'Si l’on n’a pris que des cartes cachées deux tours de table durant, on peut changer les quatre visibles.',
      },
      // Publisher's answer.
      {
        en: 'Open cards replaced in this way go to the discard pile.',
        fr: 'Les cartes visibles ainsi remplacées vont à la défausse.',
      },
    ],
  },
];
