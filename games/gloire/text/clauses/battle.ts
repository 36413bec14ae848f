import type { Paragraph } from '@bivouac/kernel';

/** Modifiers, morale and retreat: GLO 8.5 to GLO 8.7. */
export const battle: readonly Paragraph[] = [
  {
    id: 'GLO 8.5',
    title: { en: 'Modifiers of a battle', fr: 'Modificateurs de bataille' },
    clauses: [
      { en: 'The tables list the modifiers of each throw.', fr: 'Les tables donnent les modificateurs de chaque jet.' },
      {
        en: 'A Force that ends a forced march in a town with enemies is fatigued.',
        fr: 'Une Force qui finit une marche forcée dans une case occupée par l’ennemi est fatiguée.',
      },
      { en: 'A fatigued Force counts half its strength points.', fr: 'Une Force fatiguée compte la moitié de ses PF.' },
      { en: 'Fatigue ends with the turn.', fr: 'La fatigue disparaît à la fin du tour.' },
      {
        en: 'An attacker has the flank bonus if two of his Forces entered the town by different connections in the same turn.',
        fr: 'L’attaquant a le bonus de flanc si deux de ses Forces sont entrées ce tour par des connexions différentes.',
      },
      {
        en: 'Two Forces by the same connection give no flank bonus.',
        fr: 'Deux Forces venues par la même connexion ne donnent pas de bonus de flanc.',
      },
      {
        en: 'The flank bonus is settled before the combat is fought.',
        fr: 'Le bonus de flanc se constate avant de résoudre le combat.',
      },
      {
        en: 'A march to the guns can give the flank bonus.',
        fr: 'Une marche au son du canon peut donner le bonus de flanc.',
      },
      {
        en: 'Two successful interceptions can give the flank bonus.',
        fr: 'Deux interceptions réussies peuvent donner le bonus de flanc.',
      },
      {
        en: 'A Force is encircled if every town linked to its own is held by enemy units of 3 strength points or more.',
        fr: 'Une Force est encerclée si toutes les cases reliées à la sienne sont tenues par au moins 3 PF ennemis chacune.',
      },
      {
        en: 'The town the attacker came from counts as held for an encirclement, even if it is empty now, if the Force could not fall back there.',
        fr: 'Pour l’encerclement, la case d’où vient l’attaquant compte comme tenue, même vide à présent, si la Force ne pourrait pas y reculer.',
      },
      {
        en: 'Encirclement is settled before the combat is fought.',
        fr: 'L’encerclement se constate avant de résoudre le combat.',
      },
      {
        en: 'If an encircled defender is beaten, all his units are eliminated.',
        fr: 'Si un défenseur encerclé est vaincu, toutes ses unités sont éliminées.',
      },
      {
        en: 'If an encircled defender is beaten, all his leaders are out too.',
        fr: 'Si un défenseur encerclé est vaincu, tous ses chefs sont perdus aussi.',
      },
      {
        en: 'A Force is no longer encircled as soon as one adjacent town is free of enemies.',
        fr: 'Une Force n’est plus encerclée dès qu’une case adjacente est libre d’ennemis.',
      },
      {
        en: 'Encirclement and flank attack are not added together.',
        fr: 'Encerclement et attaque de flanc ne se cumulent pas.',
      },
      {
        en: 'Nobody falls back to a town that attackers of more than 3 strength points came from.',
        fr: 'On ne recule pas vers une case d’où sont venus des attaquants de plus de 3 PF.',
      },
      {
        en: 'The side of better average cohesion adds the difference to its die.',
        fr: 'Le camp de meilleure cohésion moyenne ajoute la différence à son dé.',
      },
      {
        en: 'The side of worse average cohesion takes the difference off its die.',
        fr: 'Le camp de moins bonne cohésion moyenne retranche la différence de son dé.',
      },
      {
        en: 'Each side adds the tactical bonus of its highest-ranking leader to its die.',
        fr: 'Chaque camp ajoute à son dé le BT de son chef de plus haut rang.',
      },
      { en: 'Of leaders of equal rank the best tactical bonus counts.', fr: 'À rang égal, le meilleur BT compte.' },
    ],
  },
  {
    id: 'GLO 8.6',
    title: { en: 'Morale test', fr: 'Le test du moral' },
    clauses: [
      {
        en: 'A Force that has lost 20 % of its strength points tests its morale at the end of the round.',
        fr: 'Une Force qui a perdu 20 % de ses PF teste son moral à la fin de la séquence.',
      },
      {
        en: 'The 20 % are of what the Force had when the battle began, without modifiers.',
        fr: 'Ces 20 % se comptent sur les PF de la Force au début de la bataille, sans modificateur.',
      },
      {
        en: 'A Force that has come to 20 % tests in every later round of that battle.',
        fr: 'Une Force qui a atteint 20 % teste à chaque séquence suivante de la même bataille.',
      },
      {
        en: 'Some results of the combat table demand a test, whatever the losses.',
        fr: 'Certains résultats de la Table de Combat imposent un test, quelles que soient les pertes.',
      },
      {
        en: 'Some results of the artillery table demand a test, whatever the losses.',
        fr: 'Certains résultats de la Table d’Artillerie imposent un test, quelles que soient les pertes.',
      },
      {
        en: 'A Force never tests more than once a round.',
        fr: 'Une Force ne teste jamais plus d’une fois par séquence.',
      },
      {
        en: 'A Force passes a morale test with a die not above its average cohesion.',
        fr: 'Une Force réussit un test du moral avec un dé inférieur ou égal à sa cohésion moyenne.',
      },
      {
        en: 'For the test a tactical bonus of 3 or 4 of the highest-ranking leader adds 2 to cohesion.',
        fr: 'Pour ce test, un BT de 3 ou 4 du chef de plus haut rang ajoute 2 à la cohésion.',
      },
      {
        en: 'For the test a tactical bonus of 1 or 2 of the highest-ranking leader adds 1 to cohesion.',
        fr: 'Pour ce test, un BT de 1 ou 2 du chef de plus haut rang ajoute 1 à la cohésion.',
      },
      {
        en: 'For the test nothing is added without a leader or with a bonus of 0.',
        fr: 'Pour ce test, rien ne s’ajoute sans chef ou avec un BT de 0.',
      },
      {
        en: 'A Force that fails a morale test must fall back to a town free of enemy units.',
        fr: 'Une Force qui échoue au test du moral doit reculer vers une case libre d’unités ennemies.',
      },
      {
        en: 'A Force that fails a morale test goes by a passable connection.',
        fr: 'Une Force qui échoue au test du moral passe par une connexion franchissable.',
      },
      {
        en: 'A Force that fails a morale test does not go where attackers of more than 3 strength points came from.',
        fr: 'Une Force qui échoue au test du moral ne va pas d’où sont venus des attaquants de plus de 3 PF.',
      },
      {
        en: 'An encircled Force that fails a morale test stays, and loses 1 strength point more.',
        fr: 'Une Force encerclée qui échoue au test du moral reste sur place et perd 1 PF de plus.',
      },
    ],
  },
  {
    id: 'GLO 8.7',
    title: { en: 'Withdrawal after battle', fr: 'Recul après la bataille' },
    clauses: [
      {
        en: 'After a battle the beaten side must retreat one town.',
        fr: 'Après une bataille, le vaincu doit reculer d’une case.',
      },
      { en: 'The victor may retreat too, if he wishes.', fr: 'Le vainqueur peut aussi reculer, s’il le souhaite.' },
      {
        en: 'After a drawn battle the attacker must retreat.',
        fr: 'Après une bataille indécise, l’attaquant doit reculer.',
      },
      {
        en: 'After a drawn battle the defender may retreat, if he wishes.',
        fr: 'Après une bataille indécise, le défenseur peut reculer, s’il le souhaite.',
      },
      {
        en: 'All units of a side that fought go to the same town, wherever they came from.',
        fr: 'Toutes les unités d’un camp qui ont combattu vont dans la même case, d’où qu’elles viennent.',
      },
      {
        en: 'The owner of retreating units chooses the town.',
        fr: 'Le propriétaire des unités qui reculent choisit la case.',
      },
      {
        en: 'The defender never retreats to a town by which an attacker of more than 3 strength points entered.',
        fr: 'Le défenseur ne recule jamais vers une case par laquelle est entré un attaquant de plus de 3 PF.',
      },
      {
        en: 'A beaten Force that was encircled is eliminated.',
        fr: 'Une Force vaincue qui était encerclée est éliminée.',
      },
      {
        en: 'Leaders with a beaten encircled Force are captured.',
        fr: 'Les chefs d’une Force encerclée vaincue sont capturés.',
      },
      {
        en: 'A defender beaten in the assault of a fortified town is eliminated: there is no retreat.',
        fr: 'Un défenseur vaincu dans l’assaut d’une ville fortifiée est éliminé : il n’y a pas de retraite.',
      },
      {
        en: 'A beaten Force that retreats by a ford or a bridge loses 1 strength point more.',
        fr: 'Une Force vaincue qui recule par un gué ou un pont perd 1 PF de plus.',
      },
      {
        en: 'A beaten Force that could only retreat off the map is eliminated.',
        fr: 'Une Force vaincue qui ne pourrait reculer que hors de la carte est éliminée.',
      },
    ],
  },
];
