import type { Paragraph } from '@bivouac/kernel';

/** Piles: EMP V to EMP V.9. */
export const piles: readonly Paragraph[] = [
  {
    id: 'EMP V',
    title: { en: 'Friends in one hex, closed to the enemy', fr: 'Amis dans un hexagone, pile fermée à l’ennemi' },
    clauses: [
      {
        en: 'Units of one side may share a hex.',
        fr: 'Des unités amies peuvent occuper le même hexagone.',
      },
      {
        en: 'The enemy sees only the top unit of a pile.',
        fr: 'L’adversaire ne voit que l’unité du dessus de la pile.',
      },
    ],
  },
  {
    id: 'EMP V.1',
    title: { en: 'How much fits in a hex', fr: 'Ce que contient un hexagone' },
    clauses: [
      {
        en: 'A hex holds at most 10 steps of infantry and artillery, or 7 of cavalry, even while units move.',
        fr: 'Un hexagone contient au plus 10 pas d’infanterie et d’artillerie, ou 7 de cavalerie, même en cours de mouvement.',
      },
      {
        en: 'If a retreat would exceed the limit, the whole pile in its way is disorganised first.',
        fr: 'Si un recul doit dépasser la limite, toute la pile rencontrée est d’abord désorganisée.',
      },
      {
        en: 'A pile that is disorganised already falls back one or two hexes more.',
        fr: 'Une pile déjà désorganisée recule d’un ou deux hexagones de plus.',
      },
    ],
  },
  {
    id: 'EMP V.2',
    title: { en: 'What cannot share a hex', fr: 'Ce qui ne s’empile pas' },
    clauses: [
      {
        en: 'Cavalry shares no hex with infantry or artillery.',
        fr: 'La cavalerie ne partage pas d’hexagone avec l’infanterie ou l’artillerie.',
      },
      {
        en: 'If a retreat would bring them together, both are disorganised and fall back.',
        fr: 'Si un recul doit les réunir, les deux se désorganisent et reculent.',
      },
      {
        en: 'A pile that is disorganised already is pushed on, as often as it takes.',
        fr: 'Une pile déjà désorganisée est repoussée, autant de fois qu’il le faut.',
      },
    ],
  },
  {
    id: 'EMP V.3',
    title: { en: 'Stacks in combat', fr: 'La pile au combat' },
    clauses: [
      {
        en: 'Only the top unit of a pile fires.',
        fr: 'Seule l’unité du dessus de la pile tire.',
      },
      {
        en: 'A pile attacks one hex only.',
        fr: 'Une pile n’attaque qu’un hexagone.',
      },
      {
        en: 'All its units count in shock; a unit of value 0 takes no part in an attack, but shares disorder and elimination.',
        fr: 'Toutes ses unités comptent au choc ; une unité de valeur 0 ne participe pas à l’attaque, mais partage désordre et élimination.',
      },
      {
        en: 'A star of a shock is tested first by the uppermost unit that counts in it.',
        fr: 'L’astérisque d’un choc est d’abord testé par la première unité qui y compte.',
      },
    ],
  },
  {
    id: 'EMP V.4',
    title: { en: 'Who takes the losses', fr: 'Qui encaisse les pertes' },
    clauses: [
      {
        en: 'The top unit takes all the losses.',
        fr: 'L’unité du dessus encaisse toutes les pertes.',
      },
      {
        en: 'If its shock is 0, those below take the losses of a shock first.',
        fr: 'Si son choc vaut 0, les unités du dessous encaissent d’abord les pertes d’un choc.',
      },
      {
        en: 'What an eliminated unit cannot take falls on the one below.',
        fr: 'Ce qu’une unité éliminée n’a pu encaisser frappe celle du dessous.',
      },
      {
        en: 'A battery on top that is taken in flank or rear lets the infantry below bear the losses of a shock; if its flank is protected it bears them itself.',
        fr: 'Une batterie sur le dessus, prise de flanc ou à dos, laisse l’infanterie du dessous encaisser les pertes d’un choc ; si son flanc est protégé, elle les encaisse elle-même.',
      },
    ],
  },
  {
    id: 'EMP V.5',
    title: { en: 'Morale tests of a stack', fr: 'Le moral d’une pile' },
    clauses: [
      {
        en: 'The top unit tests for its pile; if it holds, all hold.',
        fr: 'L’unité du dessus teste pour la pile ; si elle tient, toutes tiennent.',
      },
      {
        en: 'If it fails, the next tests 2 lower, and so on.',
        fr: 'Si elle échoue, la suivante teste à -2, et ainsi de suite.',
      },
      {
        en: 'A shot from behind, too, falls on the top unit.',
        fr: 'Un tir venu de derrière touche lui aussi l’unité du dessus.',
      },
    ],
  },
  {
    id: 'EMP V.6',
    title: { en: 'Leaving a stack under fire', fr: 'Quitter une pile sous le feu' },
    clauses: [
      {
        en: 'A unit that leaves a pile draws opportunity fire, and takes its losses.',
        fr: 'Une unité qui quitte une pile essuie le feu d’opportunité et en subit les pertes.',
      },
      {
        en: 'If it breaks, those who stay in the hex test too.',
        fr: 'Si elle craque, celles qui restent dans l’hexagone testent aussi.',
      },
    ],
  },
  {
    id: 'EMP V.7',
    title: { en: 'Facing inside a stack, mixed order', fr: 'Orientation d’une pile, ordre mixte' },
    clauses: [
      {
        en: 'Units of the same formation in one hex look the same way at the end of the movement phase.',
        fr: 'En fin de phase de mouvement, des unités de même formation empilées ont la même orientation.',
      },
      {
        en: 'Units of different formations need two hexes of front in common: mixed order.',
        fr: 'Des unités de formations différentes ont au moins deux hexagones de front en commun : l’ordre mixte.',
      },
      {
        en: 'In mixed order an attack that is frontal for one of them is frontal for all.',
        fr: 'En ordre mixte, une attaque de front pour l’une l’est pour toutes.',
      },
      {
        en: 'A square is not stacked with infantry in another formation.',
        fr: 'Un carré ne s’empile pas avec une infanterie dans une autre formation.',
      },
      {
        en: 'Units that end a phase with facings that do not fit each test their morale; of those who hold their player turns one to fit.',
        fr: 'Des unités qui finissent une phase mal orientées testent chacune leur moral ; parmi celles qui tiennent, leur joueur en réoriente une.',
      },
      {
        en: 'Facings must fit when a phase ends; until then units of a pile may still be turned one after the other.',
        fr: 'Les orientations doivent s’accorder en fin de phase ; d’ici là, les unités d’une pile peuvent encore pivoter l’une après l’autre.',
      },
      {
        en: 'Light infantry in skirmish order is stacked with other skirmishers only.',
        fr: 'L’infanterie légère en tirailleurs ne s’empile qu’avec d’autres tirailleurs.',
      },
    ],
  },
  {
    id: 'EMP V.8',
    title: { en: 'Disorganised units among ordered ones', fr: 'Désordre et bon ordre' },
    clauses: [
      {
        en: 'Units in disorder may run over friends in order, who test at once.',
        fr: 'Des unités en désordre peuvent passer sur des amis en ordre, qui testent aussitôt.',
      },
      {
        en: 'Who retreats does not stop on units in order: it goes on to a free hex.',
        fr: 'Qui recule ne s’arrête pas sur des unités en ordre : il continue jusqu’à une case libre.',
      },
      {
        en: 'Units in order pass through those in disorder, but do not stop there.',
        fr: 'Une unité en ordre traverse une unité en désordre, mais ne s’y arrête pas.',
      },
    ],
  },
  {
    id: 'EMP V.9',
    title: { en: 'Order of the units in a stack', fr: 'Ordre des unités dans la pile' },
    clauses: [
      {
        en: "Order in a pile changes for nothing, in one's own movement phase.",
        fr: 'L’ordre d’une pile se change sans frais, pendant sa propre phase de mouvement.',
      },
      {
        en: 'Cavalry that charges together changes its order in the charge phase.',
        fr: 'La cavalerie qui charge ensemble change d’ordre à la phase de charge.',
      },
    ],
  },
];
