import type { Paragraph } from '../../../src/index.ts';

export const paragraphs: readonly Paragraph[] = [
  {
    id: 'SPI 1',
    title: { en: 'The course of play', fr: 'Déroulement' },
    clauses: [
      { en: 'Five turns; the French go first.', fr: 'Cinq tours ; les Français commencent.' },
      { en: 'Each side draws an event at the start.', fr: 'Chaque camp pioche un événement au début.' },
      {
        en: 'At the end of a turn nobody keeps more than two events.',
        fr: 'À la fin du tour, nul ne garde plus de deux événements.',
      },
      { en: 'Whoever controls more towns wins.', fr: 'Qui contrôle le plus de villes gagne.' },
    ],
  },
  {
    id: 'SPI 2',
    title: { en: 'Marching', fr: 'La marche' },
    clauses: [
      {
        en: 'One stack after the other, from town to linked town; each counter once.',
        fr: 'Une pile après l’autre, de ville en ville reliée ; chaque pion une fois.',
      },
      {
        en: 'A stack has the points of its slowest counter, decoys included.',
        fr: 'Une pile a les points de son pion le plus lent, leurres compris.',
      },
      {
        en: 'It stops where it meets enemy units or is intercepted; what is left of its points is lost.',
        fr: 'Elle s’arrête où elle rencontre des unités ou est interceptée ; ses points restants sont perdus.',
      },
    ],
  },
  {
    id: 'SPI 3',
    title: { en: 'Interception', fr: 'L’interception' },
    clauses: [
      {
        en: 'A stack that is not engaged may intercept an enemy who enters a neighbouring town free of its friends.',
        fr: 'Une pile non engagée peut intercepter un ennemi entrant dans une ville voisine sans amis à elle.',
      },
      { en: 'One attempt from each town.', fr: 'Une seule tentative par ville.' },
      {
        en: 'Its commander is shown; a die, one more on a bad road, must not exceed his command.',
        fr: 'Son chef est révélé ; un dé, +1 par mauvaise route, ne doit pas dépasser son commandement.',
      },
      {
        en: 'Before the die: rain adds two; a counter-order from the mover calls it off.',
        fr: 'Avant le dé : la pluie ajoute deux ; un contrordre du joueur en mouvement annule.',
      },
      {
        en: 'If it succeeds it may enter the town: the march is over, and they fight after the moves.',
        fr: 'Réussie, elle peut entrer dans la ville : la marche est finie, et on se bat après les mouvements.',
      },
      { en: 'A night march allows one more die.', fr: 'Une marche de nuit permet un second dé.' },
      {
        en: 'Or it steps back one town, and the mover goes on.',
        fr: 'Ou elle recule d’une ville, et l’ennemi poursuit.',
      },
    ],
  },
  {
    id: 'SPI 4',
    title: { en: 'Decoys', fr: 'Les leurres' },
    clauses: [
      { en: 'Decoys met alone are shown and removed.', fr: 'Des leurres rencontrés seuls sont révélés et retirés.' },
      {
        en: 'If there is a unit among them, their owner says just that.',
        fr: 'S’il y a une unité parmi eux, leur propriétaire ne dit que cela.',
      },
      { en: 'Decoys do nothing but march.', fr: 'Les leurres ne font que marcher.' },
      {
        en: 'Half of the removed decoys may come back into a stack, which is mixed.',
        fr: 'La moitié des leurres retirés peut revenir dans une pile, que l’on mêle.',
      },
    ],
  },
  {
    id: 'SPI 5',
    title: { en: 'Cavalry falls back', fr: 'Recul de cavalerie' },
    clauses: [
      {
        en: 'Cavalry in a town that is entered may fall back, not to where the enemy came from.',
        fr: 'La cavalerie d’une ville où entre l’ennemi peut reculer, sauf vers d’où il vient.',
      },
      { en: 'It is shown, and a die is thrown.', fr: 'Elle est révélée, et on jette un dé.' },
      {
        en: 'It loses a point on 4 or more before cavalry, which is shown, otherwise on 5; the French take one off.',
        fr: 'Elle perd un point sur 4+ devant de la cavalerie, révélée, sinon sur 5+ ; les Français ôtent un.',
      },
    ],
  },
  {
    id: 'SPI 6',
    title: { en: 'Combat', fr: 'Le combat' },
    clauses: [
      {
        en: 'After the moves, in the order the mover likes: all is shown, decoys go.',
        fr: 'Après les mouvements, dans l’ordre voulu : tout est révélé, les leurres sont retirés.',
      },
      {
        en: 'Points and a die each; one more for whoever intercepted; alike, the mover is beaten.',
        fr: 'Points et un dé ; +1 pour qui a intercepté ; à égalité, le joueur en phase est battu.',
      },
      {
        en: 'The beaten side loses a point, and the victor too if it was close.',
        fr: 'Le battu perd un point, le vainqueur aussi si l’écart est faible.',
      },
      { en: 'Then it retreats, or is lost.', fr: 'Puis il recule, ou est perdu.' },
    ],
  },
];
