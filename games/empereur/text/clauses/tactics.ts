import type { Paragraph } from '@bivouac/kernel';

/** Tactical options of the advanced game: EMP XVI.1 to EMP XVI.9. */
export const tactics: readonly Paragraph[] = [
  {
    id: 'EMP XVI.1',
    title: { en: 'Option: voltigeurs', fr: 'Option : les voltigeurs' },
    clauses: [],
  },
  {
    id: 'EMP XVI.2',
    title: { en: 'Option: losses of artillery', fr: 'Option : pertes de l’artillerie' },
    clauses: [
      {
        en: 'System A: of every loss by gunfire a battery bears half.',
        fr: 'Système A : de chaque perte due au tir de l’artillerie, une batterie n’encaisse que la moitié.',
      },
      {
        en: 'With half a loss it acts as before, but it tests; the second half costs a step.',
        fr: 'Avec une demi-perte elle agit comme avant, mais elle teste ; la seconde moitié coûte un pas.',
      },
      {
        en: 'Over infantry it bears half of the first loss, and the infantry all the others.',
        fr: 'Au-dessus d’une infanterie, elle encaisse la moitié de la première perte, et l’infanterie toutes les autres.',
      },
      {
        en: 'System B: a die for every loss of a battery: on 1 to 3 it counts, on 4 to 6 it is ignored, but it tests.',
        fr: 'Système B : un dé par perte d’une batterie : de 1 à 3 elle compte, de 4 à 6 elle est ignorée, mais elle teste.',
      },
      {
        en: 'Over infantry it throws for the first loss, and the infantry bears all the others.',
        fr: 'Au-dessus d’une infanterie, elle jette le dé pour la première perte, et l’infanterie encaisse toutes les autres.',
      },
      {
        en: 'Limbered guns bear losses as usual.',
        fr: 'L’artillerie attelée encaisse normalement.',
      },
      {
        en: 'In mixed fire it holds if guns make up at least half of the total; else the loss is whole. A shock changes nothing.',
        fr: 'En tir mixte, cela vaut si l’artillerie compte pour au moins la moitié du total ; sinon la perte est entière. Le choc n’y change rien.',
      },
    ],
  },
  {
    id: 'EMP XVI.3',
    title: { en: 'Option: retreat of artillery', fr: 'Option : recul de l’artillerie' },
    clauses: [],
  },
  {
    id: 'EMP XVI.4',
    title: { en: 'Option: light, line and heavy cavalry', fr: 'Option : cavalerie légère, de ligne, lourde' },
    clauses: [],
  },
  {
    id: 'EMP XVI.5',
    title: { en: 'Option: rout', fr: 'Option : la déroute' },
    clauses: [],
  },
  {
    id: 'EMP XVI.6',
    title: { en: 'Option: morale behind walls', fr: 'Option : le moral à l’abri des murs' },
    clauses: [
      {
        en: 'In a town morale is 2 higher, up to 11, and units test there like elsewhere after fire and shock.',
        fr: 'En ville, le moral gagne 2, jusqu’à 11, et l’on y teste comme ailleurs après un tir ou un choc.',
      },
      {
        en: 'In a château or a fortified farm it is 3 higher, up to 11.',
        fr: 'Dans un château ou une ferme fortifiée, il gagne 3, jusqu’à 11.',
      },
    ],
  },
  {
    id: 'EMP XVI.7',
    title: { en: 'Option: stragglers return', fr: 'Option : retour des égarés' },
    clauses: [
      {
        en: 'In its rally phase a unit in order that has lost steps, has a leader with it, has not moved and is out of the enemy’s fire may test its morale: if it holds, it gets back a step.',
        fr: 'À sa phase de ralliement, une unité en ordre qui a subi des pertes, avec un chef, qui n’a pas bougé et que nul tir ennemi n’atteint, peut tester son moral : si elle tient, elle récupère un pas.',
      },
      {
        en: 'One step a turn, up to what it began with; whoever was eliminated does not come back.',
        fr: 'Un pas par tour, jusqu’à l’effectif de départ ; qui a été éliminé ne revient pas.',
      },
    ],
  },
  {
    id: 'EMP XVI.8',
    title: { en: 'Option: uncertain demoralisation', fr: 'Option : démoralisation incertaine' },
    clauses: [
      {
        en: 'Where thresholds go by corps, a corps that has come within 5 of its threshold throws two dice: the threshold less 5 plus the dice is the new one.',
        fr: 'Là où les seuils vont par corps, un corps arrivé à 5 points de son seuil jette deux dés : le seuil moins 5 plus les dés donne le nouveau.',
      },
      {
        en: 'The example: with 30, at 25; a 6 makes 31, a 9 makes 34.',
        fr: 'L’exemple : pour 30, à 25 ; un 6 donne 31, un 9 donne 34.',
      },
    ],
  },
  {
    id: 'EMP XVI.9',
    title: { en: 'Option: fatigue', fr: 'Option : la fatigue' },
    clauses: [],
  },
];
