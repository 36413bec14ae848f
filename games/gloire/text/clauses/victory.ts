import type { Paragraph } from '@bivouac/kernel';

/** Victory, solitaire and more than two players: GLO 9 and GLO 10. */
export const victory: readonly Paragraph[] = [
  {
    id: 'GLO 9',
    title: { en: 'Victory points and victory', fr: 'Points de victoire et victoire' },
    clauses: [
      {
        en: 'The scenario names the towns that are worth victory points, and how many.',
        fr: 'Le scénario nomme les cases qui valent des PV, et combien.',
      },
      {
        en: 'A town that scores belongs to the player who passed through it last.',
        fr: 'Une case à PV est au dernier joueur qui y est passé.',
      },
      { en: 'Towns are counted at the end of the game.', fr: 'Les cases sont comptées à la fin de la partie.' },
      { en: 'A decisive battle won is worth 5 points.', fr: 'Une bataille décisive gagnée vaut 5 PV.' },
      { en: 'An offensive battle won is worth 3 points.', fr: 'Une bataille offensive gagnée vaut 3 PV.' },
      { en: 'Covering battles are worth nothing.', fr: 'Une bataille de couverture ne vaut rien.' },
      { en: 'Skirmishes are worth nothing.', fr: 'Une escarmouche ne vaut rien.' },
      { en: 'Drawn battles are worth nothing.', fr: 'Une bataille indécise ne vaut rien.' },
      {
        en: 'The type of a battle is fixed by the tactics before it is fought, even if it ends early.',
        fr: 'Le type d’une bataille est fixé par les tactiques avant sa résolution, même si elle s’arrête plus tôt.',
      },
      { en: 'The capture of a general is worth 1 point.', fr: 'La capture d’un général vaut 1 PV.' },
      {
        en: 'The capture of a commander in chief is worth 3 points.',
        fr: 'La capture d’un commandant en chef vaut 3 PV.',
      },
      {
        en: 'Leaders are captured in sieges and with a beaten encircled Force.',
        fr: 'Les chefs sont capturés lors d’un siège ou avec une Force encerclée vaincue.',
      },
      { en: 'The capture of Napoleon ends the game.', fr: 'La capture de Napoléon termine la partie.' },
      { en: 'The side that captured Napoleon wins.', fr: 'Le camp qui a capturé Napoléon gagne.' },
      {
        en: 'At the end the strength points that each side has lost are added up.',
        fr: 'À la fin, on totalise les PF perdus par chaque camp.',
      },
      {
        en: 'The side that lost fewer has 1 point for each full 4 of the difference.',
        fr: 'Le camp qui en a perdu le moins marque 1 PV par tranche entière de 4 PF d’écart.',
      },
      { en: 'A difference of at most 2 victory points is a draw.', fr: 'Un écart d’au plus 2 PV est un match nul.' },
      { en: 'Whoever has at least 3 victory points more wins.', fr: 'Qui a au moins 3 PV de plus gagne.' },
    ],
  },
  {
    id: 'GLO 10',
    title: { en: 'Solitaire and more than two players', fr: 'En solitaire ou à plus de deux' },
    clauses: [
      { en: 'Solitaire: hidden movement is not used.', fr: 'Solitaire : le mouvement caché ne s’applique pas.' },
      { en: 'Solitaire: there are no decoys.', fr: 'Solitaire : il n’y a pas de leurres.' },
      { en: 'Solitaire: there is no reconnaissance.', fr: 'Solitaire : il n’y a pas de reconnaissance.' },
      {
        en: 'Solitaire: each side throws for its command points as usual.',
        fr: 'Solitaire : chaque camp tire ses PC comme d’habitude.',
      },
      {
        en: 'Solitaire: when a Force is activated, a die for each type of unit in it gives its movement points.',
        fr: 'Solitaire : quand une Force est activée, un dé par type d’unités qu’elle contient donne ses PM.',
      },
      {
        en: 'Solitaire: infantry with a line to a general has the die plus 2, at most 6.',
        fr: 'Solitaire : l’infanterie reliée à un général a le dé plus 2, au plus 6.',
      },
      {
        en: 'Solitaire: cavalry with a line to a general has the die plus 4, at most 8.',
        fr: 'Solitaire : la cavalerie reliée à un général a le dé plus 4, au plus 8.',
      },
      {
        en: 'Solitaire: for these it does not matter whether that general has a line to his commander in chief.',
        fr: 'Solitaire : peu importe ici que ce général ait une LdC vers son commandant en chef.',
      },
      {
        en: 'Solitaire: infantry without a line to any general has the die.',
        fr: 'Solitaire : l’infanterie sans LdC vers aucun général a le dé.',
      },
      {
        en: 'Solitaire: cavalry without a line to any general has the die plus 2.',
        fr: 'Solitaire : la cavalerie sans LdC vers aucun général a le dé plus 2.',
      },
      {
        en: 'Solitaire: a leader with a line to his commander in chief has the die plus 4, at most 8.',
        fr: 'Solitaire : un chef relié à son commandant en chef a le dé plus 4, au plus 8.',
      },
      {
        en: 'Solitaire: a leader without such a line has the die plus 2.',
        fr: 'Solitaire : un chef qui ne l’est pas a le dé plus 2.',
      },
      {
        en: 'Solitaire: a Force always has at least 1 movement point.',
        fr: 'Solitaire : une Force a toujours au moins 1 PM.',
      },
      {
        en: 'Solitaire: the rules on lines of communication stay as they are.',
        fr: 'Solitaire : les règles de LdC restent valables.',
      },
      {
        en: 'More than two: each army of a side has a player of its own.',
        fr: 'À plus de deux : chaque armée d’un camp a son joueur.',
      },
      {
        en: 'More than two: each moves the units of his army with its own command points.',
        fr: 'À plus de deux : chacun joue les unités de son armée avec ses propres PC.',
      },
      {
        en: 'More than two: players of a side may speak to each other only in writing.',
        fr: 'À plus de deux : les joueurs d’un camp ne communiquent que par écrit.',
      },
      {
        en: 'More than two: each may pass one note at the end of a turn, and no more.',
        fr: 'À plus de deux : chacun peut passer une note à la fin d’un tour, et une seule.',
      },
      {
        en: 'More than two: the answer to a note waits for the end of the next turn.',
        fr: 'À plus de deux : la réponse à une note attend la fin du tour suivant.',
      },
      {
        en: 'More than two: victory is counted as for two, and the players of a side win or lose together.',
        fr: 'À plus de deux : la victoire se compte comme à deux, et les joueurs d’un camp gagnent ou perdent ensemble.',
      },
    ],
  },
];
