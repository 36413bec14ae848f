import type { Paragraph } from '@bivouac/kernel';

/** Movement: EMP VI.1 to EMP VI.8. */
export const movement: readonly Paragraph[] = [
  {
    id: 'EMP VI.1',
    title: { en: 'Moving a unit', fr: 'Déplacer une unité' },
    clauses: [],
  },
  {
    id: 'EMP VI.2',
    title: { en: 'Which hexes a unit may enter', fr: 'Hexagones accessibles' },
    clauses: [],
  },
  {
    id: 'EMP VI.3',
    title: { en: 'Changing formation', fr: 'Changer de formation' },
    clauses: [
      {
        en: 'A change of formation by choice costs infantry 1 point, artillery 2.',
        fr: 'Un changement de formation volontaire coûte 1 point à l’infanterie, 2 à l’artillerie.',
      },
      {
        en: 'A change that the ground imposes costs nothing.',
        fr: 'Un changement imposé par le terrain ne coûte rien.',
      },
      {
        en: 'All changes of cavalry are free.',
        fr: 'Tous les changements de la cavalerie sont gratuits.',
      },
      {
        en: 'Between line and column, the two hexes of the line are two of the three of the column.',
        fr: 'Entre ligne et colonne, les deux hexagones de la ligne sont deux des trois de la colonne.',
      },
      {
        en: 'A battery limbers for 2 points of its limbered side, and guns take any facing when they change.',
        fr: 'Une batterie attelle pour 2 points de sa face attelée, et l’artillerie qui change choisit son orientation.',
      },
      {
        en: 'The example: a battery whose limbered side has 5 points goes on with 3.',
        fr: 'L’exemple : une batterie de 5 points attelée repart avec 3.',
      },
    ],
  },
  {
    id: 'EMP VI.4',
    title: { en: 'Changing facing', fr: 'Changer d’orientation' },
    clauses: [],
  },
  {
    id: 'EMP VI.5',
    title: { en: 'Cavalry disorganising by choice', fr: 'Cavalerie : se désorganiser par choix' },
    clauses: [],
  },
  {
    id: 'EMP VI.6',
    title: { en: 'Bridges, streams, towns and woods', fr: 'Ponts, ruisseaux, villes et bois' },
    clauses: [],
  },
  {
    id: 'EMP VI.7',
    title: { en: 'Roads', fr: 'Les routes' },
    clauses: [],
  },
  {
    id: 'EMP VI.8',
    title: { en: 'Cavalry falling back', fr: 'La cavalerie se dérobe' },
    clauses: [],
  },
];
