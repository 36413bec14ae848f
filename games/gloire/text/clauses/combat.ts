import type { Paragraph } from '@bivouac/kernel';

/** Course of a battle, tactics, losses and overrun: GLO 8 to GLO 8.4. */
export const combat: readonly Paragraph[] = [
  {
    id: 'GLO 8',
    title: { en: 'Where combat takes place', fr: 'Où l’on combat' },
    clauses: [
      {
        en: 'There must be combat in each town with Forces of both sides.',
        fr: 'Le combat est obligatoire dans chaque case occupée par des Forces des deux camps.',
      },
      {
        en: 'The active player fights his combats in the order he likes.',
        fr: 'Le joueur actif résout ses combats dans l’ordre qu’il veut.',
      },
      { en: 'The active player is the attacker.', fr: 'Le joueur actif est l’attaquant.' },
      { en: 'The other player is the defender.', fr: 'L’autre joueur est le défenseur.' },
    ],
  },
  {
    id: 'GLO 8.1',
    title: { en: 'Course of a battle', fr: 'Déroulement d’une bataille' },
    clauses: [
      { en: 'P1: each player chooses a tactic in secret.', fr: 'P1 : chaque joueur choisit une tactique en secret.' },
      { en: 'Both tactics are shown at the same time.', fr: 'Les deux tactiques sont révélées en même temps.' },
      {
        en: 'Tactics are chosen before any unit in the town is shown.',
        fr: 'Les tactiques sont choisies avant que les unités de la case soient dévoilées.',
      },
      {
        en: 'The tactics settle how many rounds there are, one to four.',
        fr: 'Les tactiques fixent le nombre de séquences, d’une à quatre.',
      },
      {
        en: 'P2: big battles may be laid out in boxes beside the map; that changes nothing.',
        fr: 'P2 : une grande bataille peut être étalée dans les cases prévues à côté ; cela ne change rien.',
      },
      {
        en: 'P3: each round begins with the count of strength points, which gives each side its column.',
        fr: 'P3 : chaque séquence commence par le décompte des PF, qui donne sa colonne à chaque camp.',
      },
      { en: 'The loss threshold for morale is noted then.', fr: 'On note alors le ratio de perte pour le moral.' },
      {
        en: 'At odds of six to one or more the attacker may overrun instead (8.4).',
        fr: 'À six contre un ou plus, l’attaquant peut à la place passer en force (8.4).',
      },
      {
        en: 'P4: each player throws one die, with modifiers, in his column.',
        fr: 'P4 : chaque joueur jette un dé, modifié, dans sa colonne.',
      },
      {
        en: 'The result of a side’s die is what the enemy loses.',
        fr: 'Le résultat du dé d’un camp est la perte de l’adversaire.',
      },
      {
        en: 'Both sides’ losses of a round take effect together.',
        fr: 'Les pertes d’une séquence sont appliquées en même temps des deux côtés.',
      },
      { en: 'Artillery fires in rounds 2 and 4 only.', fr: 'L’artillerie ne tire qu’aux séquences 2 et 4.' },
      {
        en: 'Another round follows unless the last one has been fought.',
        fr: 'Une autre séquence suit, sauf si la dernière est jouée.',
      },
      {
        en: 'No other round follows when a side must fall back after a morale test.',
        fr: 'Il n’y en a pas d’autre si un camp doit reculer après un test du moral.',
      },
      {
        en: 'P5: after the last round the side that lost more strength points is beaten.',
        fr: 'P5 : après la dernière séquence, le camp qui a perdu le plus de PF est vaincu.',
      },
      {
        en: 'Before that, the side that must fall back after a morale test is beaten.',
        fr: 'Avant cela, le camp qui doit reculer après un test du moral est vaincu.',
      },
      { en: 'The other side is the victor.', fr: 'L’autre camp est vainqueur.' },
      { en: 'If losses are equal, the battle is drawn.', fr: 'À pertes égales, la bataille est indécise.' },
      {
        en: 'In a drawn battle the attacker goes back to the town he came from.',
        fr: 'Dans une bataille indécise, l’attaquant recule vers la case d’où il est venu.',
      },
      {
        en: 'In a drawn battle the defender keeps his place.',
        fr: 'Dans une bataille indécise, le défenseur reste sur place.',
      },
      { en: 'A drawn battle gives no victory points.', fr: 'Une bataille indécise ne donne aucun PV.' },
      { en: 'P6: the beaten side retreats first.', fr: 'P6 : le vaincu recule d’abord.' },
      {
        en: 'Then the victor pursues, by the pursuit table.',
        fr: 'Puis le vainqueur poursuit, selon la Table de Poursuite.',
      },
      { en: 'The loss by pursuit is taken at once.', fr: 'La perte par poursuite est appliquée aussitôt.' },
    ],
  },
  {
    id: 'GLO 8.2',
    title: { en: 'Choice of tactics', fr: 'Choix de la tactique' },
    clauses: [
      {
        en: 'There are four tactics: decisive battle (4), offensive battle (3), covering battle (2), skirmish (1).',
        fr: 'Il y a quatre tactiques : bataille décisive (4), offensive (3), de couverture (2), escarmouche (1).',
      },
      {
        en: 'The two values are added and halved, rounded down: so many rounds are fought.',
        fr: 'On additionne les deux valeurs et on divise par deux, à l’inférieur : c’est le nombre de séquences.',
      },
      {
        en: 'The number of rounds by tactics is also the type of the battle for victory points.',
        fr: 'Le nombre de séquences issu des tactiques est aussi le type de la bataille pour les PV.',
      },
      {
        en: 'If one side has a leader and the other none, the half is rounded up.',
        fr: 'Si un camp a un chef et l’autre non, on arrondit au supérieur.',
      },
      {
        en: 'Decisive battle needs a leader of rank 3 or 4 in the town.',
        fr: 'La bataille décisive demande un chef de rang 3 ou 4 dans la case.',
      },
      { en: 'Decisive battle needs at least 15 strength points.', fr: 'La bataille décisive demande au moins 15 PF.' },
      {
        en: 'Offensive battle needs a leader of any rank in the town.',
        fr: 'La bataille offensive demande un chef, de n’importe quel rang, dans la case.',
      },
      {
        en: 'Offensive battle needs at least 10 strength points.',
        fr: 'La bataille offensive demande au moins 10 PF.',
      },
      {
        en: 'Covering battle is closed to a detachment alone without a leader.',
        fr: 'La bataille de couverture est interdite à un détachement seul sans chef.',
      },
      {
        en: 'Covering battle is closed to a Force of less than 3 strength points.',
        fr: 'La bataille de couverture est interdite à une Force de moins de 3 PF.',
      },
      {
        en: 'A detachment alone without a leader has no choice but the skirmish.',
        fr: 'Un détachement seul sans chef n’a d’autre choix que l’escarmouche.',
      },
      {
        en: 'Skirmish is closed to a Force of 10 strength points or more.',
        fr: 'L’escarmouche est interdite à une Force de 10 PF ou plus.',
      },
    ],
  },
  {
    id: 'GLO 8.3',
    title: { en: 'Counting strength points', fr: 'Décompte des PF' },
    clauses: [
      {
        en: 'A side’s strength is the sum of the strength points of all its units in the combat.',
        fr: 'La force d’un camp est la somme des PF de toutes ses unités engagées.',
      },
      { en: 'Terrain can change it, as the table says.', fr: 'Le terrain peut la modifier, selon la table.' },
      {
        en: 'An entrenchment can change it, as the table says.',
        fr: 'Un retranchement peut la modifier, selon la table.',
      },
      { en: 'Fatigue changes it.', fr: 'La fatigue la modifie.' },
      { en: 'Fractions of the sum are rounded down.', fr: 'Les fractions de la somme sont arrondies à l’inférieur.' },
    ],
  },
  {
    id: 'GLO 8.4',
    title: { en: 'Losses, pursuit and overrun', fr: 'Pertes, poursuite, passage en force' },
    clauses: [
      {
        en: 'The combat table gives the enemy’s loss by the column of one’s strength and the modified die.',
        fr: 'La Table de Combat donne la perte ennemie d’après la colonne de sa force et le dé modifié.',
      },
      {
        en: 'Artillery in even rounds adds losses by its own table.',
        fr: 'L’artillerie ajoute des pertes aux séquences paires, selon sa table.',
      },
      {
        en: 'Cavalry adds losses by pursuit, by its own table.',
        fr: 'La cavalerie ajoute des pertes par la poursuite, selon sa table.',
      },
      { en: 'All these losses are strength points.', fr: 'Toutes ces pertes sont des PF.' },
      {
        en: 'The owner spreads losses evenly over all his units in the combat.',
        fr: 'Le propriétaire répartit équitablement les pertes entre toutes ses unités engagées.',
      },
      {
        en: 'A unit may lose its last point only to what is left over after all have had their share.',
        fr: 'Une unité ne perd son dernier point que sur le reliquat, une fois que toutes ont eu leur part.',
      },
      {
        en: 'Losses in combat are crossed off the roster (X), not noted as stragglers.',
        fr: 'Les pertes au combat sont cochées d’un X, et non notées comme traînards.',
      },
      {
        en: 'Rest never brings losses back, but a detachment that rejoins or replacements can.',
        fr: 'Le repos ne rend jamais les pertes ; un détachement rattaché ou des renforts en PF le peuvent.',
      },
      {
        en: 'An attacker with six times the defender’s strength points or more may overrun him.',
        fr: 'Un attaquant qui a au moins six fois les PF du défenseur peut passer en force.',
      },
      {
        en: 'For an overrun points are counted as they are, without terrain or other multipliers.',
        fr: 'Pour un passage en force, on compte les PF tels quels, sans terrain ni autre multiplicateur.',
      },
      { en: 'For an overrun the attacker throws a die.', fr: 'Pour un passage en force, l’attaquant jette un dé.' },
      {
        en: 'An attacker with a cavalry unit adds 1 to the die of an overrun.',
        fr: 'Un attaquant qui a une unité de cavalerie ajoute 1 au dé du passage en force.',
      },
      {
        en: 'Overrun, 1 or 2: the attacker stays and the defender goes back one town without loss.',
        fr: 'Passage en force, 1 ou 2 : l’attaquant reste et le défenseur recule d’une case sans perte.',
      },
      {
        en: 'Overrun, 3 or 4: the attacker may go on one town; then the defender goes back one.',
        fr: 'Passage en force, 3 ou 4 : l’attaquant peut avancer d’une case, puis le défenseur recule d’une case.',
      },
      {
        en: 'Overrun, 3 or 4: the defender does not go back to the town the attacker came from.',
        fr: 'Passage en force, 3 ou 4 : le défenseur ne recule pas vers la case d’où vient l’attaquant.',
      },
      {
        en: 'Overrun, 3 or 4: the defender loses half his strength points, rounded up.',
        fr: 'Passage en force, 3 ou 4 : le défenseur perd la moitié de ses PF, arrondie au supérieur.',
      },
      {
        en: 'Overrun, 5 or more: the defender is eliminated.',
        fr: 'Passage en force, 5 ou plus : le défenseur est éliminé.',
      },
      {
        en: 'Overrun, 5 or more: the attacker may go on one town.',
        fr: 'Passage en force, 5 ou plus : l’attaquant peut avancer d’une case.',
      },
      {
        en: 'After an overrun the attacker never goes on into a town with enemies: if there is no other, he stays.',
        fr: 'Après un passage en force, l’attaquant n’avance jamais chez l’ennemi : s’il n’a pas d’autre case, il reste.',
      },
      {
        en: 'An overrun defender never goes back into a town with enemies: if there is no other, he is eliminated.',
        fr: 'Un défenseur passé en force ne recule jamais chez l’ennemi : s’il n’a pas d’autre case, il est éliminé.',
      },
      {
        en: 'In a fortified town the defender may go inside, and is not overrun.',
        fr: 'Dans une ville fortifiée, le défenseur peut entrer dans les murs et échapper au passage en force.',
      },
      { en: 'A Force that intercepted cannot overrun.', fr: 'Une Force qui a intercepté ne peut pas passer en force.' },
      {
        en: 'There is no overrun through an occupied fortress.',
        fr: 'On ne passe pas en force à travers une forteresse occupée.',
      },
      {
        en: 'There is no overrun through an occupied entrenchment.',
        fr: 'On ne passe pas en force à travers un retranchement occupé.',
      },
      { en: 'An overrun gives no victory points.', fr: 'Un passage en force ne donne aucun PV.' },
      {
        en: 'Cavalry may still withdraw before an overrun (6.3).',
        fr: 'La cavalerie peut toujours reculer avant un passage en force (6.3).',
      },
    ],
  },
];
