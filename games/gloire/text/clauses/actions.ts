import type { Paragraph } from '@bivouac/kernel';

/** Actions in the movement phase: GLO 6 to GLO 6.3. */
export const actions: readonly Paragraph[] = [
  {
    id: 'GLO 6',
    title: { en: 'Actions paid in movement points', fr: 'Actions payées en mouvement' },
    clauses: [
      {
        en: 'Units take actions in their movement phase and pay for them in movement points.',
        fr: 'Les unités agissent pendant leur phase de mouvement et paient en PM.',
      },
      { en: 'Moves and actions come in any order.', fr: 'Mouvements et actions se suivent dans n’importe quel ordre.' },
      {
        en: 'Moves and actions together cannot cost more than the unit’s movement points.',
        fr: 'Mouvements et actions ne peuvent coûter ensemble plus que les PM de l’unité.',
      },
      {
        en: 'Enemy units may try to react to moves and actions.',
        fr: 'Les unités adverses peuvent tenter de réagir aux mouvements et aux actions.',
      },
    ],
  },
  {
    id: 'GLO 6.1',
    title: { en: 'Detachments', fr: 'Les détachements' },
    clauses: [
      {
        en: 'A player forms no more detachments than he has counters for.',
        fr: 'Un joueur ne crée pas plus de détachements qu’il n’a de pions disponibles.',
      },
      {
        en: 'A unit forms a detachment at the beginning of its movement.',
        fr: 'Une unité crée un détachement au début de son mouvement.',
      },
      {
        en: 'The strength points of a detachment are struck off those of its unit of origin.',
        fr: 'Les PF d’un détachement sont ôtés à son unité d’origine.',
      },
      {
        en: 'A detachment is under the same commander in chief as its unit of origin.',
        fr: 'Un détachement dépend du même commandant en chef que son unité d’origine.',
      },
      {
        en: 'The roster notes the unit of origin of each detachment.',
        fr: 'La feuille de marque note l’unité d’origine de chaque détachement.',
      },
      {
        en: 'A new detachment is put in the same town as its unit of origin.',
        fr: 'Un nouveau détachement est placé dans la même case que son unité d’origine.',
      },
      {
        en: 'A detachment rejoins its unit by the reverse, under the same conditions.',
        fr: 'Un détachement rejoint son unité par l’opération inverse, aux mêmes conditions.',
      },
      {
        en: 'To rejoin, both stand in the same town at the beginning of the movement phase.',
        fr: 'Pour cela, tous deux se trouvent dans la même case au début de la phase de mouvement.',
      },
      {
        en: 'Units engaged in a battle neither form nor take back detachments.',
        fr: 'Des unités engagées dans une bataille ne créent ni ne reprennent de détachement.',
      },
      {
        en: 'Forming a detachment costs the unit of origin 1 movement point.',
        fr: 'Créer un détachement coûte 1 PM à l’unité d’origine.',
      },
      {
        en: 'Forming a detachment costs the new detachment 1 movement point as well.',
        fr: 'Créer un détachement coûte aussi 1 PM au nouveau détachement.',
      },
      {
        en: 'The cohesion of the unit must be at least that of the detachment’s counter.',
        fr: 'La cohésion de l’unité doit être au moins égale à celle du pion détachement.',
      },
    ],
  },
  {
    id: 'GLO 6.2',
    title: { en: 'Entrenchments', fr: 'Les retranchements' },
    clauses: [
      {
        en: 'A unit or stack that does not move for the whole turn may build an entrenchment.',
        fr: 'Une unité ou une pile qui ne bouge pas de tout le tour peut construire un retranchement.',
      },
      {
        en: 'Whoever builds an entrenchment takes no reaction (6.5) for the rest of the turn.',
        fr: 'Qui construit un retranchement ne fait plus de réaction (6.5) jusqu’à la fin du tour.',
      },
      {
        en: 'Building an entrenchment takes all the movement points of those who build.',
        fr: 'Construire un retranchement prend tous les PM de ceux qui le font.',
      },
      {
        en: 'Building an entrenchment takes two command points (4.5).',
        fr: 'Construire un retranchement prend deux PC (4.5).',
      },
      { en: 'An entrenchment counts at once.', fr: 'Un retranchement vaut immédiatement.' },
      {
        en: 'An entrenchment stands as long as at least one combat unit of that player is in the town.',
        fr: 'Un retranchement tient tant qu’au moins une unité de combat de ce joueur est dans la case.',
      },
      {
        en: 'An entrenchment is removed as soon as the town is left empty.',
        fr: 'Un retranchement est retiré dès que la case est vide.',
      },
      { en: 'Decoys cannot build an entrenchment.', fr: 'Des leurres ne peuvent pas construire de retranchement.' },
      {
        en: 'Decoys may be in the stack if a real unit builds an entrenchment.',
        fr: 'Des leurres peuvent être dans la pile si une vraie unité construit un retranchement.',
      },
      {
        en: 'No entrenchment may be built in a fortified town.',
        fr: 'On ne construit pas de retranchement dans une ville fortifiée.',
      },
      {
        en: 'Cavalry alone cannot build an entrenchment.',
        fr: 'De la cavalerie seule ne peut pas construire de retranchement.',
      },
    ],
  },
  {
    id: 'GLO 6.3',
    title: { en: 'Reconnaissance and cavalry withdrawal', fr: 'Reconnaissance et recul de cavalerie' },
    clauses: [
      {
        en: 'A Force of cavalry may reconnoitre a town that holds enemies and nobody else.',
        fr: 'Une Force de cavalerie peut reconnaître une case où il n’y a que des ennemis.',
      },
      {
        en: 'The reconnoitring cavalry enters, is revealed, and says what it does.',
        fr: 'La cavalerie qui reconnaît entre, se révèle et l’annonce.',
      },
      {
        en: 'If no enemy cavalry unit is there, the reconnaissance succeeds.',
        fr: 'Si aucune unité de cavalerie ennemie n’est là, la reconnaissance réussit.',
      },
      {
        en: 'A die in the column of the cavalry’s strength then says how many enemy units are revealed.',
        fr: 'Un dé dans la colonne des PF de cavalerie donne alors le nombre d’unités ennemies révélées.',
      },
      {
        en: 'Enemy cavalry that is there makes a screen, and is revealed.',
        fr: 'La cavalerie ennemie présente fait écran, et se dévoile.',
      },
      {
        en: 'The strength of the screen is taken off that of the reconnoitring cavalry.',
        fr: 'On retranche les PF de l’écran de ceux de la cavalerie qui reconnaît.',
      },
      {
        en: 'A reconnaissance with no more strength than the screen fails without a throw.',
        fr: 'Une reconnaissance qui n’a pas plus de PF que l’écran échoue sans jet de dé.',
      },
      {
        en: 'A reconnaissance stronger than the screen throws a die in the column of the difference.',
        fr: 'Une reconnaissance plus forte que l’écran jette un dé dans la colonne de la différence.',
      },
      {
        en: 'A successful reconnaissance turns up decoys before anything else.',
        fr: 'Une reconnaissance réussie retourne d’abord les leurres.',
      },
      {
        en: 'Decoys that a reconnaissance turns up are eliminated.',
        fr: 'Les leurres retournés par une reconnaissance sont éliminés.',
      },
      {
        en: 'After a reconnaissance the cavalry may fall back from the town to avoid combat.',
        fr: 'Après une reconnaissance, la cavalerie peut reculer de la case pour éviter le combat.',
      },
      {
        en: 'One die is thrown for each cavalry unit that falls back.',
        fr: 'On jette un dé par unité de cavalerie qui recule.',
      },
      {
        en: 'The French player takes 1 off the die of a unit that falls back.',
        fr: 'Le joueur français retranche 1 au dé d’une unité qui recule.',
      },
      {
        en: 'Before enemy cavalry, a 4 or more costs the unit that falls back 1 strength point.',
        fr: 'Devant de la cavalerie ennemie, un 4 ou plus coûte 1 PF à l’unité qui recule.',
      },
      {
        en: 'Without enemy cavalry, a 5 or more costs the unit that falls back 1 strength point.',
        fr: 'Sans cavalerie ennemie, un 5 ou plus coûte 1 PF à l’unité qui recule.',
      },
      {
        en: 'Cavalry falls back from a reconnaissance towards the town it set out from.',
        fr: 'Après une reconnaissance, la cavalerie recule vers sa case d’origine.',
      },
      {
        en: 'Cavalry falls back from a reconnaissance no farther than its remaining movement points allow.',
        fr: 'Après une reconnaissance, la cavalerie ne recule pas plus loin que ses PM restants ne le permettent.',
      },
      {
        en: 'Cavalry in a town that an enemy unit enters in its movement may withdraw to avoid combat.',
        fr: 'La cavalerie d’une case où entre une unité ennemie en mouvement peut reculer pour éviter le combat.',
      },
      {
        en: 'A withdrawal throws the same dice as a fall back after reconnaissance.',
        fr: 'Ce recul se joue aux mêmes dés que le recul après reconnaissance.',
      },
      {
        en: 'Cavalry cannot withdraw to the town the enemy came from.',
        fr: 'La cavalerie ne peut pas reculer vers la case d’où vient l’ennemi.',
      },
      {
        en: 'After a withdrawal the enemy may go on if he has movement points left and nobody holds him.',
        fr: 'Après ce recul, l’ennemi peut continuer s’il lui reste des PM et que personne ne le retient.',
      },
      {
        en: 'Cavalry that has withdrawn may withdraw again if the enemy comes up with it again.',
        fr: 'La cavalerie qui a reculé peut reculer de nouveau si l’ennemi la rejoint.',
      },
    ],
  },
];
