import type { GuidedStep } from '@bivouac/kernel';
import type { Empereur } from '../rules/state.ts';
import { along, at, by, to } from './script.ts';

/** The enemy has come over the brook: chapters VII, VIII, X, XI and XII of the book. */
export const fight: readonly GuidedStep<Empereur>[] = [
  {
    title: { en: 'Fire at whoever moves', fr: 'Le tir sur qui bouge' },
    words: {
      en: 'IR 59 stands below you, at the foot of the Sonnenberg. Had it left a hex before your muskets, your men would have fired by themselves: such fire costs nothing and is never asked about. The same awaits you: when you point at a destination, the map says who fires at which step, and how likely you are to break.',
      fr: 'L’IR 59 est au-dessous de vous, au pied du Sonnenberg. S’il avait quitté un hexagone devant vos fusils, vos hommes auraient tiré d’eux-mêmes\u00a0: ce feu ne coûte rien et n’est jamais demandé. Il en va de même pour vous\u00a0: quand vous pointez une destination, la carte dit qui tire à quel pas, et le risque de rompre.',
    },
    look: at('1226'),
  },
  {
    title: { en: 'To the edge of the height', fr: 'Au bord de la hauteur' },
    words: {
      en: 'Choose the 30e again; with Morand it goes one hex forward in line, and has IR 59 before its front.',
      fr: 'Choisissez de nouveau le 30e\u202f; avec Morand, il avance d’un hexagone en ligne et a l’IR 59 devant son front.',
    },
    action: by('move', '30e'),
    then: [along('morand'), to('step', '1326'), ['done']],
    look: at('1426'),
  },
  {
    title: { en: 'A column for the assault', fr: 'Une colonne pour l’assaut' },
    words: {
      en: 'Now the 17e: it goes round the height in column and turns towards the same enemy. Whoever attacks in column counts three for each step, in line two.',
      fr: 'Maintenant le 17e\u00a0: il contourne la hauteur en colonne et se tourne vers le même ennemi. Qui attaque en colonne compte trois par pas, en ligne deux.',
    },
    action: by('move', '17e'),
    then: [to('step', '1527'), ['turn', 6], to('step', '1427'), to('step', '1327'), ['turn', 4], ['done']],
    look: at('1526'),
  },
  {
    title: { en: 'The enemy fires first', fr: 'L’ennemi tire d’abord' },
    words: {
      en: 'End the movement. The side that stands fires before the side that came: the Prussians have their volley now.',
      fr: 'Mettez fin au mouvement. Qui attend tire avant qui est venu\u00a0: les Prussiens ont maintenant leur salve.',
    },
    action: ['done'],
  },
  {
    title: { en: 'Your fire', fr: 'Votre feu' },
    words: {
      en: 'Two points of fire and a die of 2: nothing. Now it is your turn to fire. Point at the hex of IR 59: the sheet beside the map adds up the value of each regiment, shows what every face of the die would do, and where the enemy would run. Aim there.',
      fr: 'Deux points de feu et un dé de 2\u00a0: rien. À vous de tirer. Survolez l’hexagone de l’IR 59\u00a0: la fiche à côté de la carte additionne la valeur de chaque régiment, montre l’effet de chaque face du dé, et par où l’ennemi fuirait. Visez-le.',
    },
    action: to('aim', '1226'),
    look: at('1226'),
  },
  {
    title: { en: 'All together', fr: 'Tous ensemble' },
    words: {
      en: 'A hex is fired at only once, by everybody together; one of them could hold back for another target. There is none. Fire.',
      fr: 'On tire une fois sur un hexagone, tous ensemble\u00a0: l’un d’eux pourrait se réserver pour une autre cible. Il n’y en a pas. Feu\u202f!',
    },
    action: ['fire'],
  },
  {
    title: { en: 'Morale', fr: 'Le moral' },
    words: {
      en: 'A step is lost, and whoever loses one tests: two dice against its morale, here 7 and one more for the general. It held with a 6. Had it failed, it would have run, in disorder, and those it ran into would have tested as well. After fire comes shock: assault the hex.',
      fr: 'Un pas est perdu, et qui en perd teste\u00a0: deux dés contre son moral, ici 7, plus un pour le général. Il a tenu avec 6. Sinon il aurait fui, désorganisé, et ceux qu’il aurait heurtés auraient testé aussi. Après le feu vient le choc\u00a0: donnez l’assaut.',
    },
    action: to('assault', '1226'),
    look: at('1226'),
  },
  {
    title: { en: 'The odds', fr: 'Le rapport des forces' },
    words: {
      en: 'Steps times the value of the formation: 6 × 2 for the line, 5 × 3 for the column, 27 in all, against 4 × 2. That is 3 to 1, and the sheet has its row, with both sides’ results for each face of the die. Attack.',
      fr: 'Les pas multipliés par la valeur de la formation\u00a0: 6 × 2 pour la ligne, 5 × 3 pour la colonne, 27 en tout, contre 4 × 2. C’est 3 contre 1, et la fiche en montre la rangée, avec le résultat des deux camps pour chaque face du dé. Attaquez.',
    },
    action: ['attack'],
  },
  {
    title: { en: 'The hex is empty', fr: 'L’hexagone est vide' },
    words: {
      en: 'They broke, and their general went along. Their counter is in pieces: in disorder a unit hardly fires, fights at half, and moves only homewards. Whoever won may advance: the 30e follows.',
      fr: 'Ils ont rompu, et leur général a suivi. Leur pion est en morceaux\u00a0: désorganisée, une unité ne tire guère, combat à moitié et ne va plus que vers l’arrière. Le vainqueur peut avancer\u00a0: le 30e suit.',
    },
    action: by('follow', '30e'),
    then: [['done']],
    look: at('1226'),
  },
  {
    title: { en: 'Rally, and the heart of an army', fr: 'Le ralliement, et le cœur d’une armée' },
    words: {
      en: 'Last comes rally: the number on a broken counter is the turn in which it broke, and two turns later it may try to form again, a leader helping. Step by step the bars at the top fill up: beyond the mark an army is demoralised and tests badly; at its end it despairs, and here that loses the battle.',
      fr: 'Enfin le ralliement\u00a0: le chiffre d’un pion brisé est le tour où il a rompu\u202f; deux tours plus tard il peut tenter de se reformer, un chef aidant. Pas après pas, les barres du haut se remplissent\u00a0: passé le repère, une armée est démoralisée et teste mal\u202f; au bout elle désespère, et ici cela perd la bataille.',
    },
    look: at('1026'),
  },
  {
    title: { en: 'Now you know how a turn goes', fr: 'Vous savez maintenant jouer un tour' },
    words: {
      en: 'Cavalry is for the next battle: it charges at the beginning of a turn, infantry saves itself in squares, and other cavalry countercharges. The keys over the map show arcs of fire, sight, fronts, charges and lines of communication. What is lit can be done; pointing at anything else tells you why not.',
      fr: 'La cavalerie sera pour la bataille suivante\u00a0: elle charge au début d’un tour, l’infanterie se sauve en formant le carré, et l’autre cavalerie contrecharge. Les touches au-dessus de la carte montrent secteurs de tir, vues, fronts, charges et lignes de communication. Ce qui est en évidence peut se faire\u202f; survolez autre chose pour savoir pourquoi c’est impossible.',
    },
  },
];
