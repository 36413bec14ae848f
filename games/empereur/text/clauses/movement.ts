import type { Paragraph } from '@bivouac/kernel';

/** Movement: EMP VI.1 to EMP VI.8. */
export const movement: readonly Paragraph[] = [
  {
    id: 'EMP VI.1',
    title: { en: 'Moving a unit', fr: 'Déplacer une unité' },
    clauses: [
      {
        en: 'Movement is by choice; points are neither lent nor saved.',
        fr: 'Le mouvement est facultatif ; les points ne se prêtent ni ne s’épargnent.',
      },
      {
        en: 'Points spent count against the side of the counter that lies up; at 0 or below the unit stops.',
        fr: 'Les points dépensés se comptent sur la face visible ; à 0 ou moins, l’unité s’arrête.',
      },
      {
        en: 'One unit ends its move before another begins.',
        fr: 'Une unité achève son mouvement avant qu’une autre commence.',
      },
      {
        en: 'Units of a pile may move together, at the pace of the slowest.',
        fr: 'Les unités d’une pile peuvent bouger ensemble, à l’allure de la plus lente.',
      },
      {
        en: 'Without the points a hex cannot be entered, and without any no formation is changed.',
        fr: 'Sans les points nécessaires on n’entre pas dans un hexagone, et sans point on ne change pas de formation.',
      },
      {
        en: "Nobody enters a hex of the enemy's units.",
        fr: 'On n’entre pas dans un hexagone occupé par l’ennemi.',
      },
      {
        en: 'The example: a square that has moved its one point stays a square.',
        fr: 'L’exemple : un carré qui a dépensé son unique point reste en carré.',
      },
      {
        en: 'Cavalry that has charged does not move in the movement phase.',
        fr: 'La cavalerie qui a chargé ne bouge pas à la phase de mouvement.',
      },
      {
        en: 'Friends are passed through within the limits of a pile, by cavalry only if they are cavalry.',
        fr: 'On traverse ses amis dans les limites d’empilement ; la cavalerie ne traverse que la cavalerie.',
      },
      {
        en: 'A square may spend its one point to change formation; it then goes on with what that formation has left.',
        fr: 'Un carré peut dépenser son unique point à changer de formation ; il continue avec ce qu’il reste à celle-ci.',
      },
      {
        en: 'In different formations they go together where each of them may go; a battery does not.',
        fr: 'En formations différentes, elles vont ensemble là où chacune peut aller ; une batterie, non.',
      },
      {
        en: 'Whoever breaks under fire on the march has made its move.',
        fr: 'Qui craque sous le feu en marche a fait son mouvement.',
      },
    ],
  },
  {
    id: 'EMP VI.2',
    title: { en: 'Which hexes a unit may enter', fr: 'Hexagones accessibles' },
    clauses: [
      {
        en: 'A line enters one of the two hexes of its front, a column the one straight ahead, the others any.',
        fr: 'Une ligne entre dans un des deux hexagones de son front, une colonne dans celui d’en face, les autres formations dans n’importe lequel.',
      },
      {
        en: 'Ground and hex sides set the price.',
        fr: 'Le terrain et les côtés d’hexagone fixent le prix.',
      },
      {
        en: 'The example: a column pays 1, then 1+1 up a slope, then 2 for forest: 5 of its 6.',
        fr: 'L’exemple : une colonne paie 1, puis 1+1 pour monter, puis 2 en forêt : 5 points sur 6.',
      },
    ],
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
    clauses: [
      {
        en: 'A turn by 60° costs 1 point.',
        fr: 'Pivoter de 60° coûte 1 point.',
      },
      {
        en: 'The first turn by 60° of a column or limbered guns before or after entering a hex is free.',
        fr: 'Le premier pivot de 60° d’une colonne ou d’une artillerie attelée, avant ou après l’entrée dans un hexagone, est gratuit.',
      },
      {
        en: 'A battery turns by 60° for nothing, if it does nothing else that turn.',
        fr: 'Une batterie pivote de 60° sans frais, si elle ne fait rien d’autre de ce tour.',
      },
      {
        en: 'About-face costs 2 in any formation.',
        fr: 'La volte-face coûte 2 dans toute formation.',
      },
      {
        en: 'A step back, formation and facing kept, costs 1 more than the ground.',
        fr: 'Un pas en arrière, sans changer d’orientation ni de formation, coûte 1 de plus que le terrain.',
      },
    ],
  },
  {
    id: 'EMP VI.5',
    title: { en: 'Cavalry disorganising by choice', fr: 'Cavalerie : se désorganiser par choix' },
    clauses: [
      {
        en: 'Cavalry may disorganise by choice at any time of its own turn.',
        fr: 'La cavalerie peut se désorganiser par choix à tout moment de son tour.',
      },
      {
        en: 'It may do so in the enemy’s charge or movement phase as soon as an enemy enters a hex beside it or declares a charge there.',
        fr: 'Elle le peut aussi aux phases de charge ou de mouvement ennemies, dès qu’un ennemi entre dans un hexagone adjacent ou y déclare une charge.',
      },
      {
        en: 'It costs nothing, it falls back two hexes, and its marker is that of the turn before.',
        fr: 'Cela ne coûte rien, elle recule de deux hexagones, et son marqueur est celui du tour précédent.',
      },
      {
        en: 'The enemy then goes on with what points he has.',
        fr: 'L’ennemi continue ensuite avec les points qui lui restent.',
      },
      {
        en: 'Before the enemy all cavalry of a hex does so together.',
        fr: 'Devant l’ennemi, toute la cavalerie d’un hexagone le fait ensemble.',
      },
    ],
  },
  {
    id: 'EMP VI.6',
    title: { en: 'Bridges, streams, towns and woods', fr: 'Ponts, ruisseaux, villes et bois' },
    clauses: [
      {
        en: 'Over the bridge of a river infantry goes in column and guns limbered; disorder needs no change.',
        fr: 'Sur le pont d’un fleuve, l’infanterie passe en colonne et l’artillerie attelée ; une unité désorganisée passe telle quelle.',
      },
      {
        en: 'In town, forest and brush infantry and cavalry become adapted for nothing.',
        fr: 'En ville, forêt et taillis, infanterie et cavalerie passent en formation adaptée sans frais.',
      },
      {
        en: 'A stream costs what the table says.',
        fr: 'Un ruisseau coûte ce qu’indique la table.',
      },
      {
        en: 'Out of a town infantry takes the column for that bridge at the usual price; cavalry changes for nothing.',
        fr: 'Au sortir d’une ville, l’infanterie prend la colonne pour ce pont au coût habituel ; la cavalerie change gratuitement.',
      },
    ],
  },
  {
    id: 'EMP VI.7',
    title: { en: 'Roads', fr: 'Les routes' },
    clauses: [
      {
        en: 'On a road a hex costs 1 for columns, teams and disorder, whatever the ground.',
        fr: 'Sur une route, un hexagone coûte 1 aux colonnes, aux attelages et aux désorganisés, quel que soit le terrain.',
      },
      {
        en: 'On it no formation is changed for the ground.',
        fr: 'Tant qu’on y reste, le terrain n’impose aucune formation.',
      },
      {
        en: 'A move that is all on the road has 2 points more, to be spent on it.',
        fr: 'Un mouvement tout entier sur la route dispose de 2 points de plus, à y dépenser.',
      },
      {
        en: 'Its bends are followed for nothing.',
        fr: 'On suit ses virages sans frais.',
      },
      {
        en: 'These 2 points may also pay for a change of formation on the road.',
        fr: 'Ces 2 points peuvent aussi payer un changement de formation sur la route.',
      },
      {
        en: 'Whoever leaves the road in a town, a forest or brush is adapted at once, for nothing.',
        fr: 'Qui quitte la route dans une ville, une forêt ou un taillis passe aussitôt en formation adaptée, gratuitement.',
      },
      {
        en: 'Through forest and brush guns go only by the road, in disorder too, and there and in towns never in battery.',
        fr: 'L’artillerie ne traverse forêts et taillis que par la route, même désorganisée, et n’y est jamais en batterie, pas plus qu’en ville.',
      },
      {
        en: 'It has them even if it then attacks off the road.',
        fr: 'Elle en dispose même si elle attaque ensuite hors de la route.',
      },
    ],
  },
  {
    id: 'EMP VI.8',
    title: { en: 'Cavalry falling back', fr: 'La cavalerie se dérobe' },
    clauses: [
      {
        en: 'Cavalry in order that is not charged may fall back one or two hexes when an enemy enters a hex beside it, not when he was there before.',
        fr: 'La cavalerie en ordre et non chargée peut se dérober d’un ou deux hexagones quand un ennemi entre dans un hexagone adjacent, non s’il y était déjà.',
      },
      {
        en: 'It does so instead of a countercharge, neither before nor after one.',
        fr: 'C’est au lieu d’une contrecharge, ni avant ni après.',
      },
      {
        en: 'It may do so at every occasion, and may disorganise by choice all the same.',
        fr: 'Elle le peut à chaque occasion, et garde le choix de se désorganiser.',
      },
      {
        en: 'It tests its morale without modifiers.',
        fr: 'Elle teste son moral sans modificateurs.',
      },
      {
        en: 'If it holds, it goes back in the same formation and facing, through hexes that are not beside the enemy, under opportunity fire.',
        fr: 'En cas de succès, elle recule en gardant formation et orientation, par des hexagones non adjacents à l’ennemi, sous les feux d’opportunité.',
      },
      {
        en: 'From the same enemy it goes back again without a test.',
        fr: 'Devant le même ennemi, elle se dérobe de nouveau sans test.',
      },
      {
        en: 'If it fails, it is disorganised and runs; the enemy goes on.',
        fr: 'En cas d’échec, elle est désorganisée et fuit ; l’ennemi continue.',
      },
      {
        en: 'It then runs from that enemy as from an attack.',
        fr: 'Elle fuit alors cet ennemi comme une attaque.',
      },
    ],
  },
];
