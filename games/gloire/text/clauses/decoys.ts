import type { Paragraph } from '@bivouac/kernel';

/** Decoys and Force markers: GLO 7. */
export const decoys: readonly Paragraph[] = [
  {
    id: 'GLO 7.1',
    title: { en: 'Playing decoys', fr: 'Jouer les leurres' },
    clauses: [
      {
        en: 'The scenario says how many infantry and cavalry decoys each player has.',
        fr: 'Le scénario fixe le nombre de leurres d’infanterie et de cavalerie de chaque joueur.',
      },
      {
        en: 'At the start a decoy goes into any town that already holds counters of its side.',
        fr: 'Au départ, un leurre se place dans toute case où se trouvent déjà des pions de son camp.',
      },
      { en: 'Decoys move like real units.', fr: 'Les leurres se déplacent comme de vraies unités.' },
      { en: 'Moving decoys costs the same command points.', fr: 'Déplacer des leurres coûte les mêmes PC.' },
      { en: 'Decoys take no action but moving.', fr: 'Les leurres ne font aucune autre action que se déplacer.' },
      {
        en: 'A decoy alone in a town must be revealed when it would hinder the destruction or repair of a bridge.',
        fr: 'Un leurre seul dans une case doit être révélé s’il risque de gêner la destruction ou la réparation d’un pont.',
      },
      {
        en: 'A decoy alone in a town must be revealed when it would hinder a march to the guns.',
        fr: 'Un leurre seul dans une case doit être révélé s’il risque de gêner une marche au son du canon.',
      },
      {
        en: 'Decoys alone in a town are removed when an enemy unit enters it in its movement.',
        fr: 'Des leurres seuls dans une case sont retirés quand une unité ennemie y entre en mouvement.',
      },
      {
        en: 'Decoys alone in a town are removed when an enemy unit intercepts into it.',
        fr: 'Des leurres seuls dans une case sont retirés quand une unité ennemie y réussit une interception.',
      },
      {
        en: 'Decoys are removed as soon as a combat begins in their town.',
        fr: 'Les leurres sont retirés dès qu’un combat s’engage dans leur case.',
      },
      {
        en: 'Decoys alone in a town are removed by a successful reconnaissance of it.',
        fr: 'Des leurres seuls dans une case sont retirés par une reconnaissance réussie.',
      },
      { en: 'Decoys that are removed are shown.', fr: 'Les leurres retirés sont montrés.' },
      {
        en: 'At the start of his administrative phase a player may bring back half of his decoys that are out, rounded down.',
        fr: 'Au début de sa phase administrative, un joueur peut remettre en jeu la moitié de ses leurres retirés (à l’inférieur).',
      },
      {
        en: 'Decoys return to any town that holds a friendly Force.',
        fr: 'Les leurres reviennent dans toute case où se trouve une Force amie.',
      },
    ],
  },
  {
    id: 'GLO 7.2',
    title: { en: 'Force markers', fr: 'Les marqueurs Force' },
    clauses: [
      {
        en: 'Force markers are an option for big stacks, of more than ten counters.',
        fr: 'Les marqueurs Force sont une option pour les grosses piles, de plus de dix pions.',
      },
      {
        en: 'At the beginning of his turn a player may put a Force marker, face up, in the place of a stack.',
        fr: 'Au début de son tour, un joueur peut remplacer une pile par un marqueur Force, face visible.',
      },
      {
        en: 'The stack itself is then kept on his play aid.',
        fr: 'La pile elle-même est alors rangée sur son aide de jeu.',
      },
      {
        en: 'The enemy may know at any time how many counters the Force has.',
        fr: 'L’adversaire peut connaître à tout moment le nombre de pions de la Force.',
      },
      {
        en: 'Units and decoys under the marker are revealed when they would be without it.',
        fr: 'Unités et leurres sous le marqueur sont révélés comme ils le seraient sans lui.',
      },
    ],
  },
];
