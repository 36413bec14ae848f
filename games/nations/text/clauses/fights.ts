import type { Paragraph } from '@bivouac/kernel';

/** Fights, losses and the end of the game: NAT 15 to NAT 17. */
export const fights: readonly Paragraph[] = [
  {
    id: 'NAT 15',
    title: { en: 'Fights of 16 and 18 October', fr: 'Combats des 16 et 18 octobre' },
    // EN and FR differ: the English book has lost the first sentence of example 1.
    clauses: [
      {
        en: 'A fight takes place at the end of the turn in which 16 or 18 October was reached or passed.',
        fr: 'Un combat a lieu à la fin du tour où le 16 ou le 18 octobre a été atteint ou dépassé.',
      },
      {
        en: 'Each of these dates brings a fight once only, the first time.',
        fr: 'Chacune de ces dates n’amène un combat qu’une fois, la première.',
      },
      {
        en: 'Every army next to an enemy army takes part.',
        fr: 'Toute armée voisine d’une armée ennemie y participe.',
      },
      {
        en: 'An army that touches no enemy army takes no part.',
        fr: 'Une armée sans contact avec une armée ennemie n’y participe pas.',
      },
      {
        en: 'Each army taking part costs the enemy one point of strength, however many borders they share.',
        fr: 'Chaque armée engagée coûte un point de force à l’ennemi, quel que soit le nombre de frontières communes.',
      },
      {
        en: 'An army attacks once only, however many enemies it touches.',
        fr: 'Une armée n’attaque qu’une fois, quel que soit le nombre d’ennemis qu’elle touche.',
      },
      {
        en: 'An army that touches one enemy army takes its point from that army.',
        fr: 'Une armée qui touche une seule armée ennemie prend son point à celle-ci.',
      },
      // Example 4 calls him "the attacker" in both books; its text and example 2 show that it is the side that loses.
      {
        en: 'If it touches several, the player who loses the point chooses which of these armies takes it.',
        fr: 'Si elle en touche plusieurs, le joueur qui perd le point choisit laquelle de ces armées l’encaisse.',
      },
      {
        en: 'One army may lose several points in a fight.',
        fr: 'Une même armée peut perdre plusieurs points dans un combat.',
      },
      {
        en: 'Two enemy armies that touch only each other lose one point each.',
        fr: 'Deux armées adverses au seul contact l’une de l’autre perdent un point chacune.',
      },
      {
        en: 'After the fight the other player takes his turn.',
        fr: 'Après le combat, c’est le tour de l’autre joueur.',
      },
    ],
  },
  {
    id: 'NAT 16',
    title: { en: 'Loss of strength', fr: 'La perte de force' },
    clauses: [
      {
        en: 'The first point an army loses turns it to its back, one point weaker.',
        fr: 'Le premier point perdu retourne l’armée sur son dos, plus faible d’un point.',
      },
      {
        en: 'Every further point lost puts a −1 chip on the army.',
        fr: 'Chaque point perdu ensuite pose un jeton −1 sur l’armée.',
      },
      {
        en: 'The marker of that army with −1 on its back may serve as a chip.',
        fr: 'Le marqueur de cette armée dont le dos porte −1 peut servir de jeton.',
      },
      {
        en: 'An army whose strength falls below 1 leaves the board and the game.',
        fr: 'Une armée dont la force tombe sous 1 quitte le plateau et la partie.',
      },
      {
        en: 'Its field is free again for troop markers.',
        fr: 'Sa zone est de nouveau libre pour des marqueurs de troupes.',
      },
    ],
  },
  {
    id: 'NAT 17',
    title: { en: 'End of the game', fr: 'La fin de la partie' },
    clauses: [
      // Both books say "passed"; the publisher's answer in NAT 11 says "reached", which is also how the fights read.
      {
        en: 'The game ends with the turn in which the time indicator comes to 19 October.',
        fr: 'La partie s’achève avec le tour où l’indicateur de temps arrive au 19 octobre.',
      },
      {
        en: 'That turn is played to its end, and no other follows.',
        fr: 'Ce tour est joué jusqu’au bout, et aucun autre ne suit.',
      },
    ],
  },
];
