import type { Words } from '@bivouac/kernel';

/** What this board says of command (EMP XVII). */
export const commandWords = {
  desk: { en: 'The staff at its desk', fr: 'L’état-major à son bureau' },
  write: { en: 'Write', fr: 'Écrire' },
  chooseOrder: { en: 'What is he to do?', fr: 'Que doit-il faire\u202f?' },
  groupOrder: { en: 'By courier', fr: 'Par estafette' },
  groupShift: { en: 'At once', fr: 'Aussitôt' },
  groupDare: { en: 'On his own initiative', fr: 'De sa propre initiative' },
  notedFor: { en: '{{leader}}: {{deed}}', fr: '{{leader}}\u00a0: {{deed}}' },
  quoted: { en: '“{{text}}”', fr: '«\u00a0{{text}}\u00a0»' },
  formGoal: { en: 'Objective:', fr: 'Objectif\u00a0:' },
  formGoalSuccess: { en: 'what follows if it succeeds', fr: 'la suite en cas de réussite' },
  formGoalFailure: { en: 'what follows if it fails', fr: 'la suite en cas d’échec' },
  formGoalFirst: { en: 'the objective', fr: 'l’objectif' },
  formPick: { en: 'press a hex on the map: {{part}}', fr: 'touchez un hexagone de la carte\u00a0: {{part}}' },
  formUntil: { en: 'Until turn:', fr: 'Jusqu’au tour\u00a0:' },
  formSuccess: { en: 'If it succeeds:', fr: 'En cas de réussite\u00a0:' },
  formFailure: { en: 'If it fails:', fr: 'En cas d’échec\u00a0:' },
  formWords: { en: 'In words:', fr: 'En toutes lettres\u00a0:' },
  noted: { en: 'written: {{deed}}', fr: 'rédigé\u00a0: {{deed}}' },
  notHere: { en: 'not on the field', fr: 'pas sur le terrain' },
  noOrder: { en: 'no order', fr: 'sans ordre' },
  orderDue: { en: '{{tactic}} from turn {{turn}}', fr: '{{tactic}} dès le tour {{turn}}' },
  orderLate: { en: '{{tactic}}: a throw in turn {{turn}}', fr: '{{tactic}}\u00a0: jet au tour {{turn}}' },
  orderRides: {
    en: '{{tactic}}: courier {{number}} rides',
    fr: '{{tactic}}\u00a0: l’estafette {{number}} est en route',
  },
  courierNumber: { en: 'Courier {{number}}', fr: 'Estafette {{number}}' },
  unitOut: {
    en: 'Out of command: it only goes back towards its chief.',
    fr: 'Hors commandement\u00a0: elle ne revient que vers son chef.',
  },
  ordersAttack: {
    en: 'Ordered to attack: a third of its corps goes 4 hexes towards the enemy and fights.',
    fr: 'Ordre d’attaque\u00a0: un tiers du corps avance de 4 hexagones et combat.',
  },
  ordersMarch: {
    en: 'Ordered to march: in column, without attacking; one unit a turn is free.',
    fr: 'Ordre de marche\u00a0: en colonne, sans attaquer\u00a0; une unité par tour est libre.',
  },
  ordersDefence: {
    en: 'Ordered to defend: it does not cross its line.',
    fr: 'Ordre de défense\u00a0: elle ne franchit pas sa ligne.',
  },
  ordersWithdrawal: {
    en: 'Ordered to withdraw: half of its corps and its chief fall back 2 or 3 hexes.',
    fr: 'Ordre de repli\u00a0: la moitié du corps et son chef reculent de 2 ou 3 hexagones.',
  },
  ordersRetreat: {
    en: 'Ordered to retreat: 3 hexes back in column, without attacking; two units a turn are free.',
    fr: 'Ordre de retraite\u00a0: 3 hexagones en arrière, en colonne, sans attaquer\u00a0; deux unités par tour sont libres.',
  },
  ordersReserve: {
    en: 'In reserve: 6 hexes from every enemy, without attacking.',
    fr: 'En réserve\u00a0: à 6 hexagones de tout ennemi, sans attaquer.',
  },
  shownOrder: { en: 'Shown in turn {{turn}}: {{tactic}}.', fr: 'Montré au tour {{turn}}\u00a0: {{tactic}}.' },
  meansAttack: {
    en: 'Each turn a third of his units in order (guns aside) go 4 hexes towards the enemy, or fight.',
    fr: 'À chaque tour, un tiers de ses unités en ordre (sans les canons) avance de 4 hexagones vers l’ennemi, ou combat.',
  },
  meansMarch: {
    en: 'In column to a place that you name, no attacks; one unit a turn is free. Becomes attack or defence at once.',
    fr: 'En colonne vers un lieu que vous nommez, sans attaque\u202f; une unité par tour est libre. Devient aussitôt attaque ou défense.',
  },
  meansDefence: {
    en: 'Nobody crosses a line one hex before his foremost units; he himself rides 2 hexes a turn.',
    fr: 'Nul ne franchit une ligne à un hexagone devant ses unités de tête\u202f; lui-même fait 2 hexagones par tour.',
  },
  meansWithdrawal: {
    en: 'Each turn he and half of his units fall back 2 or 3 hexes; they may fight.',
    fr: 'À chaque tour, lui et la moitié de ses unités reculent de 2 ou 3 hexagones\u202f; elles peuvent combattre.',
  },
  meansRetreat: {
    en: 'All go 3 hexes back each turn, in column and without attacks, but for two units; they may leave the map.',
    fr: 'À chaque tour, tous reculent de 3 hexagones, en colonne et sans attaque, sauf deux unités\u202f; ils peuvent quitter la carte.',
  },
  meansReserve: {
    en: '6 hexes from every enemy, no attacks. Becomes defence at once; later, fresh troops fight with 1 more.',
    fr: 'À 6 hexagones de tout ennemi, sans attaque. Devient aussitôt défense\u202f; plus tard, des troupes fraîches combattent avec 1 de plus.',
  },
  obeysPresent: {
    en: 'His commander is with him: from the next turn, without a throw.',
    fr: 'Son commandant est auprès de lui\u00a0: dès le tour suivant, sans jet.',
  },
  obeys: {
    en: 'Obedience {{value}}: accepted {{chance}} when the courier comes, and in force from the turn after.',
    fr: 'Obéissance {{value}}\u00a0: accepté {{chance}} à l’arrivée de l’estafette, en vigueur au tour suivant.',
  },
  dares: {
    en: 'Initiative {{value}}: he dares {{chance}}. His men have 1 of morale less in the next turn; 2, and no change, if he wavers.',
    fr: 'Initiative {{value}}\u00a0: il ose {{chance}}. Au tour suivant, ses hommes ont 1 de moral en moins\u202f; 2, et rien ne change, s’il hésite.',
  },
  freely: { en: 'At once, without throw or penalty.', fr: 'Aussitôt, sans jet ni pénalité.' },
  contests: {
    en: 'His order is shown to you; in return the enemy may see one of yours. One a turn, and it cannot be taken back.',
    fr: 'Son ordre vous est montré\u202f; en retour, l’ennemi peut voir l’un des vôtres. Un par tour, sans retour possible.',
  },
  disputes: {
    en: 'Initiative {{value}}: he had understood it {{chance}}; else he defends from now on.',
    fr: 'Initiative {{value}}\u00a0: il l’avait compris {{chance}}\u202f; sinon il défend désormais.',
  },
  acceptOrder: { en: 'Accept how he acts', fr: 'Accepter sa conduite' },
  demandNone: { en: 'See none', fr: 'N’en voir aucun' },
  openingsDone: { en: 'To battle; who has no order defends', fr: 'Au combat\u202f; qui n’a pas d’ordre défend' },
  chiefValues: {
    en: 'Initiative {{initiative}}, obedience {{obedience}}.',
    fr: 'Initiative {{initiative}}, obéissance {{obedience}}.',
  },
  owesMarch: { en: 'its order leads it on', fr: 'son ordre la pousse plus loin' },
  cannotRest: { en: 'it cannot stay here', fr: 'elle ne peut rester ici' },
  owesFight: {
    en: 'a corps is ordered to attack: more of its units must fight',
    fr: 'un corps a l’ordre d’attaquer\u00a0: d’autres unités doivent combattre',
  },
  owesCharge: { en: 'cavalry that charged must attack', fr: 'une cavalerie qui a chargé doit attaquer' },
  owesTurn: {
    en: 'units in one hex face different ways: turn one of them',
    fr: 'des unités d’un hexagone regardent ailleurs\u00a0: faites-en pivoter une',
  },
  owesGoal: {
    en: '{{leader}} marches: the staff must name his destination',
    fr: '{{leader}} est en marche\u00a0: l’état-major doit nommer sa destination',
  },
  owesChief: {
    en: '{{leader}} withdraws: he must ride back 2 or 3 hexes',
    fr: '{{leader}} se replie\u00a0: il doit reculer de 2 ou 3 hexagones',
  },
  owesUnits: {
    en: 'the order of {{leader}} demands more; still able: {{units}}',
    fr: 'l’ordre de {{leader}} en demande plus\u202f; peuvent encore\u00a0: {{units}}',
  },
  goAlone: { en: 'It goes alone', fr: 'Il va seul' },
  restLater: { en: 'The others come later, as reinforcements', fr: 'Les autres viennent plus tard, en renfort' },
  placeUnit: { en: 'Place {{unit}}', fr: 'Placer\u00a0: {{unit}}' },
  standAt: { en: 'Stand at {{place}}', fr: 'Se tenir en {{place}}' },
  overlayCommand: {
    en: 'Command: reach of chiefs, lines of defence',
    fr: 'Commandement\u00a0: rayons, lignes de défense',
  },
} satisfies { readonly [key: string]: Words };
