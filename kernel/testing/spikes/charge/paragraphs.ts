import type { Paragraph } from '../../../src/index.ts';

export const paragraphs: readonly Paragraph[] = [
  {
    id: 'SPC 1',
    title: { en: 'The course of play', fr: 'Déroulement' },
    clauses: [
      { en: 'Four turns; each side in turn.', fr: 'Quatre tours ; chaque camp à son tour.' },
      {
        en: 'A unit fronts three hexes in line, one in column, six in square or out of order.',
        fr: 'Une unité fait front sur trois hexs en ligne, un en colonne, six en carré ou en désordre.',
      },
      {
        en: 'After the charges each unit that has not charged moves one hex, turns, or changes formation.',
        fr: 'Après les charges, chaque autre unité avance d’un hex, pivote ou change de formation.',
      },
      { en: 'The side with more steps left wins.', fr: 'Le camp qui garde le plus de pas gagne.' },
    ],
  },
  {
    id: 'SPC 2',
    title: { en: 'The charge', fr: 'La charge' },
    clauses: [
      {
        en: 'Cavalry in order may charge, one after the other.',
        fr: 'La cavalerie en ordre peut charger, l’une après l’autre.',
      },
      { en: 'It rides straight ahead, hex by hex.', fr: 'Elle va droit devant, hex par hex.' },
      {
        en: 'It may wheel by one hexside for two points: once in a hex, twice in all.',
        fr: 'Elle peut obliquer d’un côté pour deux points : une fois par hex, deux en tout.',
      },
      {
        en: 'It ends before an enemy in its front, whom it strikes after the charges.',
        fr: 'Elle finit devant un ennemi sur son front, qu’elle heurte après les charges.',
      },
      { en: 'Otherwise it ends in disorder.', fr: 'Sinon elle finit en désordre.' },
    ],
  },
  {
    id: 'SPC 3',
    title: { en: 'Opportunity fire', fr: 'Le feu d’opportunité' },
    clauses: [
      {
        en: 'Infantry and guns may fire at whoever leaves a hex they cover, before he goes.',
        fr: 'Infanterie et canons peuvent tirer sur qui quitte un hex couvert, avant son départ.',
      },
      { en: 'Those who fire together add their points.', fr: 'Ceux qui tirent ensemble additionnent leurs points.' },
      { en: 'A die gives the losses; a square loses more.', fr: 'Un dé donne les pertes ; un carré perd plus.' },
      {
        en: 'Losses bring a test; whoever fails is disordered, and his move is over.',
        fr: 'Des pertes entraînent un test ; raté, l’unité est désorganisée et son mouvement finit.',
      },
      {
        en: 'Whoever is retreating takes the losses only, and none from those who caused it.',
        fr: 'Qui retraite ne subit que les pertes, et rien de ceux qui l’ont fait fuir.',
      },
    ],
  },
  {
    id: 'SPC 4',
    title: { en: 'Squares and counter-charges', fr: 'Carrés et contrecharges' },
    clauses: [
      {
        en: 'At any hex of a charge infantry in order that sees it may try to form square.',
        fr: 'À tout hex d’une charge, une infanterie en ordre qui la voit peut tenter le carré.',
      },
      { en: 'Not when the cavalry is beside it.', fr: 'Pas si la cavalerie lui est adjacente.' },
      { en: 'A test, with one more from three hexes on.', fr: 'Un test, avec +1 à partir de trois hexs.' },
      {
        en: 'If it fails it is disordered, and runs after the shocks.',
        fr: 'Raté, elle est désorganisée et recule après les chocs.',
      },
      {
        en: 'Cavalry into whose front the charge comes may counter-charge after a test, once each time.',
        fr: 'Une cavalerie dont la charge aborde le front peut contrecharger après un test, une fois par occasion.',
      },
      {
        en: 'The shock comes at once, and the charge is over whatever its result.',
        fr: 'Le choc a lieu aussitôt, et la charge est finie quel qu’en soit le résultat.',
      },
    ],
  },
  {
    id: 'SPC 5',
    title: { en: 'Disorder and retreat', fr: 'Désordre et retraite' },
    clauses: [
      { en: 'A disordered unit retreats two hexes.', fr: 'Une unité désorganisée recule de deux hexs.' },
      {
        en: 'To the rear and over free hexes first, then over friends, then sideways; never forward.',
        fr: 'Vers l’arrière et par des hexs libres d’abord, puis sur des amis, puis de côté ; jamais en avant.',
      },
      {
        en: 'Friends in order whom it passes over test at once; it does not stop on them.',
        fr: 'Les amis en ordre qu’elle traverse testent aussitôt ; elle ne s’arrête pas sur eux.',
      },
      { en: 'Whoever cannot retreat is lost.', fr: 'Qui ne peut reculer est perdu.' },
      {
        en: 'Disordered again it is routed: it runs four hexes, and routs whom it passes over; once more, and it is lost.',
        fr: 'Désorganisée encore, elle est en déroute : quatre hexs, et entraîne qui elle traverse ; encore, elle est perdue.',
      },
    ],
  },
  {
    id: 'SPC 6',
    title: { en: 'Morale', fr: 'Le moral' },
    clauses: [
      { en: 'Two dice, not above the morale.', fr: 'Deux dés, sans dépasser le moral.' },
      { en: 'A natural two holds, a natural twelve fails.', fr: 'Deux naturel réussit, douze naturel échoue.' },
      {
        en: 'Disorder, rout, losses and an attack from the side count against it, a square before cavalry for it.',
        fr: 'Désordre, déroute, pertes et attaque de flanc le baissent ; un carré face à la cavalerie l’élève.',
      },
      {
        en: 'At the start of a phase units out of order test to rally.',
        fr: 'Au début de la phase, les unités en désordre testent pour se rallier.',
      },
    ],
  },
  {
    id: 'SPC 7',
    title: { en: 'The shock', fr: 'Le choc' },
    clauses: [
      {
        en: 'Power against power, in favour of the defender, and a die.',
        fr: 'Puissance contre puissance, à l’avantage du défenseur, et un dé.',
      },
      { en: 'Losses, tests, disorder or destruction.', fr: 'Pertes, tests, désordre ou destruction.' },
      {
        en: 'Charging cavalry is strong, but not against a square; infantry out of square loses one step more.',
        fr: 'La cavalerie qui charge est forte, sauf contre un carré ; l’infanterie hors carré perd un pas de plus.',
      },
      {
        en: 'If the hex is empty the attacker may enter it, under fire.',
        fr: 'Si l’hex est vide, l’attaquant peut y entrer, sous le feu.',
      },
    ],
  },
];
