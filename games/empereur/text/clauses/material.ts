import type { Paragraph } from '@bivouac/kernel';

/** Scale, sequence, counters, map: EMP I to EMP III.6. */
export const material: readonly Paragraph[] = [
  {
    id: 'EMP I',
    title: { en: 'Scale and sets of rules', fr: 'Échelle et jeux de règles' },
    clauses: [
      {
        en: 'A turn is half an hour, a hex 250 metres, a step some 300 men or a battery.',
        fr: 'Un tour vaut une demi-heure, un hexagone 250 mètres, un pas 300 hommes environ ou une batterie.',
      },
    ],
  },
  {
    id: 'EMP II',
    title: { en: 'Phases of a turn', fr: 'Les phases d’un tour' },
    clauses: [
      {
        en: 'A turn is the turn of the first player, then that of the second.',
        fr: 'Un tour comprend le tour du premier joueur, puis celui du second.',
      },
      {
        en: "A player's turn has its phases in order: charges, movement, the enemy's defensive fire, his own fire, shock, rally.",
        fr: 'Le tour d’un joueur enchaîne ses phases : charges, mouvement, feu défensif adverse, feu offensif, choc, ralliement.',
      },
      {
        en: 'A phase ends before the next begins.',
        fr: 'Une phase se termine avant que la suivante commence.',
      },
      {
        en: "After the last turn the scenario's points decide.",
        fr: 'Après le dernier tour, les points du scénario départagent.',
      },
    ],
  },
  {
    id: 'EMP III.1',
    title: { en: 'What a unit counter says', fr: 'Lire un pion d’unité' },
    clauses: [
      {
        en: 'A counter says side, arm, corps, steps, fire, range, shock, morale and movement points.',
        fr: 'Un pion indique camp, arme, corps, pas, feu, portée, choc, moral et points de mouvement.',
      },
      {
        en: 'Without a printed range infantry reaches one hex; cavalry does not fire.',
        fr: 'Sans portée imprimée, l’infanterie porte à un hexagone ; la cavalerie ne tire pas.',
      },
      {
        en: 'Half values are rounded up.',
        fr: 'Les demi-valeurs s’arrondissent à l’entier supérieur.',
      },
    ],
  },
  {
    id: 'EMP III.2',
    title: { en: 'What a leader counter says', fr: 'Lire un pion de chef' },
    clauses: [
      {
        en: 'A leader has a bonus for combat, one for morale, and movement points.',
        fr: 'Un chef a un bonus de combat, un bonus de moral et des points de mouvement.',
      },
    ],
  },
  {
    id: 'EMP III.3',
    title: { en: 'Square and number markers', fr: 'Marqueurs de carré et numérotés' },
    clauses: [
      {
        en: 'A unit in disorder carries the number of the turn in which it lost its order.',
        fr: 'Une unité désorganisée porte le numéro du tour où elle a perdu son ordre.',
      },
      {
        en: 'A square is a line with a marker at its back.',
        fr: 'Un carré est une ligne doublée d’un marqueur.',
      },
    ],
  },
  {
    id: 'EMP III.4',
    title: { en: 'Decoys, reserves, events', fr: 'Leurres, réserves, événements' },
    clauses: [
      {
        en: 'Decoys, reserve markers and event counters come with some battles only; the standard game is played without them.',
        fr: 'Leurres, réserves et événements n’existent que dans certaines batailles ; le jeu standard se joue sans eux.',
      },
    ],
  },
  {
    id: 'EMP III.5',
    title: { en: 'The map and its hexes', fr: 'La carte et ses hexagones' },
    clauses: [
      {
        en: 'A scenario plays on its part of the map, and nobody leaves it for the rest.',
        fr: 'Un scénario se joue sur sa partie de la carte, et nul n’en sort pour le reste.',
      },
      {
        en: 'Rivers are closed but for their bridges, streams are crossed.',
        fr: 'Les fleuves sont fermés, ponts exceptés ; les ruisseaux se franchissent.',
      },
    ],
  },
  {
    id: 'EMP III.6',
    title: { en: 'Sheets and tables', fr: 'Fiches et tables' },
    clauses: [
      {
        en: 'Effects of ground, fire, shock and formations are tables of the pack.',
        fr: 'Effets du terrain, feu, choc et formations sont des tables du jeu de données.',
      },
    ],
  },
];
