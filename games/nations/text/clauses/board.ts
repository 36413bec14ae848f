import type { Paragraph } from '@bivouac/kernel';

/** What is in the box: NAT 1 to NAT 9. */
export const board: readonly Paragraph[] = [
  {
    id: 'NAT 1',
    title: { en: 'The board', fr: 'Le plateau' },
    // Not played: the four terrain tiles of the box, kept for an expansion (both books).
    clauses: [
      {
        en: 'The board shows the country around Leipzig in 47 fields.',
        fr: 'Le plateau représente les environs de Leipzig, partagés en 47 zones.',
      },
      {
        en: 'Every field has one of four terrains: river, hill, forest or plain.',
        fr: 'Chaque zone porte un terrain parmi quatre : rivière, colline, forêt ou plaine.',
      },
      {
        en: 'A field bears the name of a village; a card that names a village means that field.',
        fr: 'Une zone porte le nom d’un village ; une carte qui nomme un village désigne cette zone.',
      },
      {
        en: 'Two fields are adjacent when they share a border.',
        fr: 'Deux zones sont adjacentes quand elles ont une frontière commune.',
      },
      {
        en: 'The time bar on the board bears the dates from 14 to 19 October.',
        fr: 'La piste du temps, sur le plateau, porte les dates du 14 au 19 octobre.',
      },
      {
        en: 'The victory-point bar shows the score of both players.',
        fr: 'La piste des points de victoire affiche le score des deux joueurs.',
      },
      {
        en: 'Probstheida and Markkleeberg are illustrated but play like any other field.',
        fr: 'Probstheida et Markkleeberg sont illustrées, mais se jouent comme les autres zones.',
      },
    ],
  },
  {
    id: 'NAT 2',
    title: { en: 'Army cards', fr: 'Les cartes Armée' },
    clauses: [
      {
        en: 'There are 19 army cards, one for each army: 8 French and 11 Allied.',
        fr: 'Il y a 19 cartes Armée, une par armée : 8 françaises et 11 alliées.',
      },
      {
        en: 'An army card names the villages where the markers of its army first appear.',
        fr: 'Une carte Armée nomme les villages où apparaissent d’abord les marqueurs de son armée.',
      },
      {
        en: 'A card names three villages, or on some cards four.',
        fr: 'Une carte nomme trois villages, ou quatre pour certaines.',
      },
      { en: 'The card of Napoleon names four villages.', fr: 'La carte de Napoléon nomme quatre villages.' },
      {
        en: 'The card of Langeron names Breitenfeld, Plösen and Klein-Wiederitzsch.',
        fr: 'La carte de Langeron nomme Breitenfeld, Plösen et Klein-Wiederitzsch.',
      },
      {
        en: 'The card states the unit type of its army: infantry, artillery or cavalry.',
        fr: 'La carte indique le type d’unité de son armée : infanterie, artillerie ou cavalerie.',
      },
      { en: 'The card states the strength of its army.', fr: 'La carte indique la force de son armée.' },
      {
        en: 'The card states how many troop markers its army has.',
        fr: 'La carte indique de combien de marqueurs de troupes dispose son armée.',
      },
      {
        en: 'A card may name more villages than its army has markers; scout cards then make up the difference.',
        fr: 'Une carte peut nommer plus de villages que l’armée n’a de marqueurs ; des Éclaireurs comblent l’écart.',
      },
      // Both books contradict themselves: here the date must be "reached", in 11.1 it must be "passed".
      {
        en: 'Some cards bear a date and stay unplayable until the time indicator has reached it.',
        fr: 'Certaines cartes portent une date et sont injouables tant que l’indicateur de temps ne l’a pas atteinte.',
      },
      // Publisher's correction of card 6, printed with the cavalry symbol.
      { en: 'Friedrich leads infantry.', fr: 'Friedrich commande de l’infanterie.' },
      // Publisher's correction of card 17, printed with two circles.
      { en: 'Marmont has three troop markers.', fr: 'Marmont a trois marqueurs de troupes.' },
    ],
  },
  {
    id: 'NAT 3',
    title: { en: 'Mission cards', fr: 'Les cartes Mission' },
    clauses: [
      { en: 'There are 25 mission cards.', fr: 'Il y a 25 cartes Mission.' },
      {
        en: 'A mission card names a village that Napoleon must occupy with an army.',
        fr: 'Une carte Mission nomme un village que Napoléon doit occuper avec une armée.',
      },
      {
        en: 'Every mission belongs to one of five districts: North, South, West, East or Centre.',
        fr: 'Chaque mission relève d’un des cinq districts : Nord, Sud, Ouest, Est ou Centre.',
      },
      {
        en: 'A mission is light, medium or heavy.',
        fr: 'Une mission est facile, moyenne ou difficile.',
      },
      {
        en: 'A mission is worth from 3 to 7 victory points.',
        fr: 'Une mission vaut de 3 à 7 points de victoire.',
      },
      {
        en: 'The farther a village from the French line-up, the heavier its mission and the more it brings Napoleon.',
        fr: 'Plus un village est loin du dispositif français, plus sa mission est difficile et rapporte à Napoléon.',
      },
      {
        en: 'A card shows two values: the French points on the left, the Allied points on the right.',
        fr: 'Une carte porte deux valeurs : à gauche les points français, à droite les points alliés.',
      },
    ],
  },
  {
    id: 'NAT 4',
    title: { en: 'The time indicator', fr: 'L’indicateur de temps' },
    clauses: [
      {
        en: 'The time indicator shows the present date, and so the time left before the game ends.',
        fr: 'L’indicateur de temps montre la date du moment, donc le temps qui reste avant la fin.',
      },
      {
        en: 'It moves when a movement, time or scout card is played and when an army is placed.',
        fr: 'Il avance quand on joue une carte Mouvement, Temps ou Éclaireur et quand on place une armée.',
      },
    ],
  },
  {
    id: 'NAT 5',
    title: { en: 'Action cards', fr: 'Les cartes Action' },
    clauses: [
      { en: 'There are 40 action cards.', fr: 'Il y a 40 cartes Action.' },
      // EN and FR differ: the English list of contents forgets the time cards; its own chapter names all three kinds.
      {
        en: 'An action card is a terrain card, a movement card or a time card.',
        fr: 'Une carte Action est une carte Terrain, une carte Mouvement ou une carte Temps.',
      },
      // EN and FR differ: the French text of this paragraph does not say that the markers are the player's own.
      {
        en: 'A terrain card shows one terrain and takes an own troop marker off a field of that terrain.',
        fr: 'Une carte Terrain montre un terrain et retire un de ses propres marqueurs d’une zone de ce terrain.',
      },
      {
        en: 'A movement card moves one own troop marker, of a unit type it shows, to an adjacent field.',
        fr: 'Une carte Mouvement fait passer un de ses marqueurs, d’un type qu’elle montre, dans une zone adjacente.',
      },
      {
        en: 'Some movement cards show a single unit type.',
        fr: 'Certaines cartes Mouvement ne montrent qu’un type d’unité.',
      },
      {
        en: 'The clock on a movement card means that the time indicator moves one space forward.',
        fr: 'L’horloge d’une carte Mouvement fait avancer l’indicateur de temps d’une case.',
      },
      {
        en: 'A time card moves the time indicator one space forward.',
        fr: 'Une carte Temps fait avancer l’indicateur de temps d’une case.',
      },
    ],
  },
  {
    id: 'NAT 6',
    title: { en: 'Scout cards and information cards', fr: 'Cartes Éclaireur et cartes Information' },
    clauses: [
      { en: 'There are six scout cards.', fr: 'Il y a six cartes Éclaireur.' },
      // EN and FR differ: the French text speaks of markers in the plural; 11.4 has one a card in both.
      {
        en: 'A scout card takes one own troop marker of the player’s choice off the board.',
        fr: 'Une carte Éclaireur retire du plateau un marqueur de son camp, au choix du joueur.',
      },
      {
        en: 'Scout cards also bring in an army that has fewer markers than its card asks for.',
        fr: 'Les Éclaireurs servent aussi à faire entrer une armée qui a moins de marqueurs que sa carte n’en demande.',
      },
      // EN and FR differ: clock at the upper right in English, at the upper left in French; nothing hangs on it.
      {
        en: 'The clock on a scout card means that the time indicator moves one space forward.',
        fr: 'L’horloge d’une carte Éclaireur fait avancer l’indicateur de temps d’une case.',
      },
      // EN and FR differ: only the French list of contents gives the number, four: two for each player.
      {
        en: 'There are four information cards, two for each player; one of them lists the possible actions.',
        fr: 'Il y a quatre cartes Information, deux par joueur ; l’une d’elles énumère les actions possibles.',
      },
      {
        en: 'Both players may always look up every mission village and what it is worth to Napoleon.',
        fr: 'Chacun peut consulter à tout moment les villages de toutes les missions et leur valeur pour Napoléon.',
      },
    ],
  },
  {
    id: 'NAT 7',
    title: { en: 'Armies', fr: 'Les armées' },
    clauses: [
      {
        en: 'There are 19 armies: 8 French and 11 Allied.',
        fr: 'Il y a 19 armées : 8 françaises et 11 alliées.',
      },
      {
        en: 'Armies come onto the board during the game.',
        fr: 'Les armées entrent sur le plateau en cours de partie.',
      },
      {
        en: 'Among the French are Napoleon, Ney, Bertrand, MacDonald, Poniatowski, Murat and Marmont.',
        fr: 'Parmi les Français : Napoléon, Ney, Bertrand, MacDonald, Poniatowski, Murat et Marmont.',
      },
      {
        en: 'Among the Allies are Schwarzenberg, Platow, Langeron, Yorck, Friedrich, Bennigsen and Bernadotte.',
        fr: 'Parmi les Alliés : Schwarzenberg, Platow, Langeron, Yorck, Friedrich, Bennigsen et Bernadotte.',
      },
      {
        en: 'A leader commands one unit type: infantry, artillery or cavalry.',
        fr: 'Un général commande un seul type d’unité : infanterie, artillerie ou cavalerie.',
      },
      {
        en: 'Exception: Napoleon and Schwarzenberg command all three.',
        fr: 'Exception : Napoléon et Schwarzenberg commandent les trois.',
      },
      { en: 'An army shows its strength.', fr: 'Une armée affiche sa force.' },
      {
        en: 'The pale back of an army shows one point of strength less.',
        fr: 'Le dos pâle d’une armée affiche un point de force de moins.',
      },
    ],
  },
  {
    id: 'NAT 8',
    title: { en: 'Troop markers', fr: 'Les marqueurs de troupes' },
    clauses: [
      { en: 'An army has three troop markers.', fr: 'Une armée a trois marqueurs de troupes.' },
      {
        en: 'Exception: Napoleon, Ney, Schwarzenberg and Bernadotte have two each.',
        fr: 'Exception : Napoléon, Ney, Schwarzenberg et Bernadotte n’en ont que deux chacun.',
      },
      // Both lists of contents say 52, which is right only with the misprinted two of Marmont.
      { en: 'That makes 53 markers in all.', fr: 'Cela fait 53 marqueurs en tout.' },
      {
        en: 'The markers of an army show the fields where it may yet appear.',
        fr: 'Les marqueurs d’une armée indiquent les zones où elle peut encore se révéler.',
      },
      {
        en: 'On their backs, one marker of an army shows −1 and the others a terrain value, never 0, of its unit type.',
        fr: 'Au dos, un marqueur de l’armée porte −1, les autres une valeur de terrain non nulle de son type d’unité.',
      },
    ],
  },
  {
    id: 'NAT 9',
    title: { en: '−1 chips', fr: 'Les jetons −1' },
    // The wooden figures described here are used in NAT 14 (soldiers), 18 (cannons), 13 and 19 (score) and 20 (grey
    // cannon). EN and FR differ: 16 and a time indicator, or 15 and a time indicator; the publisher counts 15 with it.
    clauses: [
      { en: 'There are six −1 chips.', fr: 'Il y a six jetons −1.' },
      {
        en: 'A −1 chip on an army stands for one point of strength lost.',
        fr: 'Un jeton −1 posé sur une armée représente un point de force perdu.',
      },
    ],
  },
];
