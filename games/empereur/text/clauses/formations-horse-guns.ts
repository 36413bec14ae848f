import type { Paragraph } from '@bivouac/kernel';

/** Formations of cavalry and artillery: EMP IV.7 to EMP IV.13. */
export const horseAndGuns: readonly Paragraph[] = [
  {
    id: 'EMP IV.7',
    title: { en: 'Cavalry in line', fr: 'Cavalerie : la bataille' },
    clauses: [
      {
        en: 'Cavalry in line faces a corner and fronts two hexes.',
        fr: 'En ligne, la cavalerie regarde un angle et a deux hexagones de front.',
      },
      {
        en: 'It charges and countercharges only in line: it forms it for nothing when its charge begins, or when it has passed the test of a countercharge. It never moves so otherwise.',
        fr: 'Elle ne charge et ne contrecharge qu’en ligne : elle s’y met gratuitement au début de la charge, ou une fois réussi le test de contrecharge. Jamais en mouvement régulier.',
      },
      {
        en: 'When its charge is over it goes back to column, or is adapted.',
        fr: 'La charge finie, elle revient en colonne, ou en formation adaptée.',
      },
      {
        en: 'A charge crosses most ground at a price, but no river, château, marsh or ravine.',
        fr: 'La charge traverse presque tout terrain à un certain coût, mais ni fleuve, ni château, ni marais, ni ravin.',
      },
      {
        en: 'Its shock is 1 against a square, against whoever is in a wood or a town, and out of a wood or a town.',
        fr: 'Son choc est de 1 contre un carré, contre qui se trouve dans un bois ou une ville, et depuis un bois ou une ville.',
      },
      {
        en: 'Attacked in flank or rear its shock is halved, rounded up.',
        fr: 'Attaquée de flanc ou à dos, son choc est réduit de moitié, arrondi au supérieur.',
      },
    ],
  },
  {
    id: 'EMP IV.8',
    title: { en: 'Cavalry in column', fr: 'Cavalerie : la colonne' },
    clauses: [
      {
        en: 'Cavalry at rest or moving is in column; it looks at a side and fronts three hexes.',
        fr: 'À l’arrêt ou en mouvement, la cavalerie est en colonne, regarde un côté et a trois hexagones de front.',
      },
      {
        en: 'Its shock is halved when it is attacked from flank or rear, rounded up.',
        fr: 'Son choc est réduit de moitié si elle est attaquée de flanc ou de dos, arrondi à l’entier supérieur.',
      },
      {
        en: 'A turn by 60° costs it 1 point, the first in a hex nothing.',
        fr: 'Une rotation de 60° lui coûte 1 point, la première dans un hexagone rien.',
      },
    ],
  },
  {
    id: 'EMP IV.9',
    title: { en: 'Cavalry in adapted formation', fr: 'Cavalerie : la formation adaptée' },
    clauses: [
      {
        en: 'Cavalry is adapted in town, forest and brush, and goes back to column when it leaves.',
        fr: 'La cavalerie est adaptée en ville, forêt et taillis, et repasse en colonne en sortant.',
      },
      {
        en: 'It fronts all six hexes.',
        fr: 'Son front couvre les six hexagones.',
      },
      {
        en: 'It defends with a shock of 1 and does not attack.',
        fr: 'Elle se défend avec un choc de 1 et n’attaque pas.',
      },
      {
        en: 'It may charge and counter-charge out of such ground, in line, with a shock of 1.',
        fr: 'Elle peut charger et contrecharger depuis ce terrain, en ligne, avec un choc de 1.',
      },
      {
        en: 'In a town it does not test its morale after fire or shock.',
        fr: 'En ville, elle ne teste pas son moral après un tir ou un choc.',
      },
      {
        en: 'In line in such ground it is worth 1 in defence too.',
        fr: 'En ligne sur ce terrain, elle vaut 1 en défense aussi.',
      },
    ],
  },
  {
    id: 'EMP IV.10',
    title: { en: 'Disorganised cavalry', fr: 'Cavalerie : la désorganisation' },
    clauses: [
      {
        en: 'Disorganised cavalry fronts all six hexes.',
        fr: 'La cavalerie désorganisée fait front des six côtés.',
      },
      {
        en: 'It falls back two hexes when it is disorganised.',
        fr: 'Elle recule de deux hexagones en se désorganisant.',
      },
      {
        en: 'Its shock is worth 1.',
        fr: 'Son choc vaut 1.',
      },
      {
        en: 'It moves only towards its lines of communication.',
        fr: 'Elle ne se déplace que vers ses lignes de communication.',
      },
      {
        en: 'Disorganised a second time, it is eliminated.',
        fr: 'Désorganisée une seconde fois, elle est éliminée.',
      },
      {
        en: 'It does not charge.',
        fr: 'Elle ne charge pas.',
      },
      {
        en: 'Its morale is 2 lower.',
        fr: 'Son moral est diminué de 2.',
      },
      {
        en: 'It shares no hex with units in order.',
        fr: 'Elle ne partage aucun hexagone avec des unités en ordre.',
      },
      {
        en: 'It moves with the points of its column.',
        fr: 'Elle se déplace avec les points de sa colonne.',
      },
    ],
  },
  {
    id: 'EMP IV.11',
    title: { en: 'Limbered artillery', fr: 'Artillerie : attelée' },
    clauses: [
      {
        en: 'Limbered guns are oriented like a column.',
        fr: 'L’artillerie attelée s’oriente comme une colonne.',
      },
      {
        en: 'They cross forest, brush and marsh only by road.',
        fr: 'Elle ne traverse forêt, taillis et marais que par une route.',
      },
      {
        en: 'They do not fire.',
        fr: 'Elle ne tire pas.',
      },
      {
        en: 'They do not attack by shock.',
        fr: 'Elle n’attaque pas au choc.',
      },
      {
        en: 'In a town guns are limbered.',
        fr: 'En ville, l’artillerie est attelée.',
      },
      {
        en: 'In a town they do not test their morale after fire or shock, and have front, flanks and rear as elsewhere.',
        fr: 'En ville, elle ne teste pas son moral après un tir ou un choc, et garde front, flancs et arrière comme ailleurs.',
      },
      {
        en: 'Attacked by shock they defend themselves at their normal value.',
        fr: 'Attaquée au choc, elle se défend à sa valeur normale.',
      },
      {
        en: 'A turn by 60° costs them 1 point, the first in a hex nothing.',
        fr: 'Une rotation de 60° lui coûte 1 point, la première dans un hexagone rien.',
      },
    ],
  },
  {
    id: 'EMP IV.12',
    title: { en: 'Unlimbered artillery', fr: 'Artillerie : en batterie' },
    clauses: [
      {
        en: 'A battery stands on clear ground, farms or difficult ground only.',
        fr: 'Une batterie ne se met en place qu’en terrain clair, ferme ou terrain difficile.',
      },
      {
        en: 'It looks at a corner and fronts two hexes.',
        fr: 'Elle regarde un angle et a deux hexagones de front.',
      },
      {
        en: 'It moves only once limbered, for 2 points of that side.',
        fr: 'Elle ne bouge qu’après avoir attelé, pour 2 points de cette face.',
      },
      {
        en: 'It may turn by 60° a turn for nothing, if it does nothing else.',
        fr: 'Elle peut pivoter de 60° par tour sans frais, si elle ne fait rien d’autre.',
      },
      {
        en: 'Its fire is its value less the hexes between it and the target, at least 1 within its range.',
        fr: 'Son feu est sa valeur moins le nombre d’hexagones qui la séparent de la cible, au moins 1 à portée.',
      },
      {
        en: 'Two batteries that have lost a step and fire at one target for 1 each count 1 together.',
        fr: 'Deux batteries réduites qui tirent sur la même cible pour 1 chacune comptent 1 à elles deux.',
      },
      {
        en: 'Its opportunity fire reaches two hexes.',
        fr: 'Son feu d’opportunité porte à deux hexagones.',
      },
      {
        en: 'It does not attack by shock.',
        fr: 'Elle n’attaque pas au choc.',
      },
      {
        en: 'Attacked by shock it defends itself at its normal value.',
        fr: 'Attaquée au choc, elle se défend à sa valeur normale.',
      },
    ],
  },
  {
    id: 'EMP IV.13',
    title: { en: 'Disorganised artillery', fr: 'Artillerie : la désorganisation' },
    clauses: [
      {
        en: 'Disorganised guns fall back two hexes when they are disorganised.',
        fr: 'L’artillerie désorganisée recule de deux hexagones en se désorganisant.',
      },
      {
        en: 'They neither fire nor attack.',
        fr: 'Elle ne tire ni n’attaque.',
      },
      {
        en: 'They move as limbered, only towards their lines of communication.',
        fr: 'Elle se déplace comme attelée, vers ses lignes de communication seulement.',
      },
      {
        en: 'Attacked by shock they are eliminated, unless disorganised infantry is with them: then they share its result.',
        fr: 'Attaquée au choc, elle est éliminée, sauf si de l’infanterie en désordre est avec elle : elle partage alors son sort.',
      },
      {
        en: 'Disorganised a second time, they are eliminated.',
        fr: 'Désorganisée une seconde fois, elle est éliminée.',
      },
      {
        en: 'Their morale is 2 lower.',
        fr: 'Son moral est diminué de 2.',
      },
      {
        en: 'They share no hex with units in order.',
        fr: 'Elle ne partage aucun hexagone avec des unités en ordre.',
      },
    ],
  },
];
