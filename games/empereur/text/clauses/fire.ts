import type { Paragraph } from '@bivouac/kernel';

/** Fire: EMP VII.1 to EMP VII.10. */
export const fire: readonly Paragraph[] = [
  {
    id: 'EMP VII.1',
    title: { en: 'Fire value', fr: 'Valeur de feu' },
    clauses: [
      {
        en: 'The fire of infantry does not fall with its losses.',
        fr: 'Le feu de l’infanterie ne baisse pas avec ses pertes.',
      },
      {
        en: 'The fire of artillery is halved when it has lost one of its two steps, rounded up.',
        fr: 'Le feu de l’artillerie est réduit de moitié quand elle a perdu un de ses deux pas, arrondi au-dessus.',
      },
      {
        en: 'Formation and ground change it; a value of 0 does not fire.',
        fr: 'Formation et terrain le modifient ; une valeur de 0 ne tire pas.',
      },
    ],
  },
  {
    id: 'EMP VII.2',
    title: { en: 'Range', fr: 'Portée' },
    clauses: [],
  },
  {
    id: 'EMP VII.3',
    title: { en: 'Resolving fire', fr: 'Résoudre un tir' },
    clauses: [],
  },
  {
    id: 'EMP VII.4',
    title: { en: 'Offensive and defensive fire', fr: 'Feu offensif, feu défensif' },
    clauses: [],
  },
  {
    id: 'EMP VII.5',
    title: { en: 'Opportunity fire', fr: 'Feu d’opportunité' },
    clauses: [],
  },
  {
    id: 'EMP VII.6',
    title: { en: 'Line of sight', fr: 'Ligne de visée' },
    clauses: [
      {
        en: 'Sight is taken from centre to centre.',
        fr: 'La visée va de centre à centre.',
      },
      {
        en: 'A line exactly between front and flank counts as front.',
        fr: 'Une ligne exactement entre front et flanc compte comme venant du front.',
      },
      {
        en: 'A line exactly between flank and rear counts as flank.',
        fr: 'Une ligne exactement entre flanc et arrière compte comme venant du flanc.',
      },
    ],
  },
  {
    id: 'EMP VII.7',
    title: { en: 'What blocks sight', fr: 'Ce qui masque la vue' },
    clauses: [
      {
        en: 'Forest, brush, town and château hide what lies behind them, not what stands in them.',
        fr: 'Forêt, taillis, ville et château masquent ce qui est derrière eux, non ce qui s’y trouve.',
      },
      {
        en: 'Marsh and difficult ground hide nothing.',
        fr: 'Marais et terrain difficile ne masquent rien.',
      },
      {
        en: 'A unit hides what lies behind its hex, whosever it is and whatever the height.',
        fr: 'Une unité masque ce qui est derrière son hexagone, quels que soient son camp et la hauteur.',
      },
      {
        en: 'A slope line hides, unless firer or target is immediately on top of it.',
        fr: 'Une ligne de dénivellation masque, sauf si le tireur ou la cible est juste au-dessus.',
      },
      {
        en: 'Ground that falls and rises again does not hide one rim from the other.',
        fr: 'Un terrain qui descend puis remonte ne masque pas un bord à l’autre.',
      },
      {
        en: 'A ravine never hides.',
        fr: 'Un ravin ne masque jamais.',
      },
      {
        en: 'A line exactly between two hexes is free if one of them is.',
        fr: 'Une ligne exactement entre deux hexagones est libre si l’un des deux l’est.',
      },
      {
        en: 'Such a line runs along their common side.',
        fr: 'Une telle ligne suit leur côté commun.',
      },
      {
        en: 'The ten hexes of the example are seen or hidden as it says.',
        fr: 'Les dix hexagones de l’exemple sont vus ou masqués comme il le dit.',
      },
    ],
  },
  {
    id: 'EMP VII.8',
    title: { en: 'Recording losses', fr: 'Noter les pertes' },
    clauses: [],
  },
  {
    id: 'EMP VII.9',
    title: { en: 'Morale test after fire', fr: 'Test de moral après un tir' },
    clauses: [],
  },
  {
    id: 'EMP VII.10',
    title: { en: 'Fire at a square', fr: 'Tirer sur un carré' },
    clauses: [],
  },
];
