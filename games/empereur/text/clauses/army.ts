import type { Paragraph } from '@bivouac/kernel';

/** Army morale, reinforcements, leaders, lines: EMP XII to EMP XV. */
export const army: readonly Paragraph[] = [
  {
    id: 'EMP XII',
    title: { en: 'Morale of the whole army', fr: 'Le moral de l’armée entière' },
    clauses: [
      {
        en: 'Steps lost and units in disorder are added up and compared with the thresholds of the army, or of a corps where the scenario says so.',
        fr: 'Pas perdus et unités désorganisées s’additionnent et se comparent aux seuils de l’armée, ou du corps si le scénario le dit.',
      },
      {
        en: 'Rallying may bring a body back over a threshold; its units are not tested a second time.',
        fr: 'Un ralliement peut ramener un corps en deçà d’un seuil ; on ne teste pas une seconde fois.',
      },
    ],
  },
  {
    id: 'EMP XII.1',
    title: { en: 'Demoralised army', fr: 'Armée démoralisée' },
    clauses: [
      {
        en: 'A body whose losses and disorder reach its threshold is demoralised.',
        fr: 'Un corps dont pertes et désordres atteignent le seuil est démoralisé.',
      },
      {
        en: 'Its units have 1 less morale.',
        fr: 'Ses unités perdent 1 de moral.',
      },
      {
        en: 'The first time, each of its units in order that has lost a step tests.',
        fr: 'La première fois, chacune de ses unités en ordre ayant perdu un pas teste.',
      },
    ],
  },
  {
    id: 'EMP XII.2',
    title: { en: 'Desperate army', fr: 'Armée désespérée' },
    clauses: [
      {
        en: 'At the second threshold it is desperate.',
        fr: 'Au second seuil, il est désespéré.',
      },
      {
        en: 'Its units have 2 less morale.',
        fr: 'Ses unités perdent 2 de moral.',
      },
      {
        en: 'The first time, all its units in order test.',
        fr: 'La première fois, toutes ses unités en ordre testent.',
      },
      {
        en: 'When a unit of a desperate body is disorganised, its neighbours of that body test, and so do those it comes to pass.',
        fr: 'Quand une unité d’un corps désespéré se désorganise, ses voisines du même corps testent, de même celles qu’elle approche en reculant.',
      },
      {
        en: 'Who was in disorder before frightens nobody by falling back further.',
        fr: 'Qui était déjà désorganisé n’effraie personne en reculant encore.',
      },
    ],
  },
  {
    id: 'EMP XIII',
    title: { en: 'Reinforcements', fr: 'Arrivée des renforts' },
    clauses: [
      {
        en: 'Reinforcements come in during the movement phase, in the order and formation their player likes; cavalry may come in charging, in the charge phase.',
        fr: 'Les renforts entrent à la phase de mouvement, dans l’ordre et la formation que veut leur joueur ; la cavalerie peut entrer en chargeant, à la phase de charge.',
      },
      {
        en: 'They are in command in that turn, and may fight at once.',
        fr: 'Ce tour-là, ils sont commandés et peuvent combattre aussitôt.',
      },
      {
        en: 'They enter by a hex that can be played on, and pay for it.',
        fr: 'Ils entrent par un hexagone jouable, et le paient.',
      },
      {
        en: 'By a road or track the second one has 1 point fewer, the third 2, and so on.',
        fr: 'Par une route ou un chemin, la deuxième unité a 1 point de moins, la troisième 2, et ainsi de suite.',
      },
      {
        en: 'If an enemy unit stands on the hex, they come in by the nearest free hex of the edge.',
        fr: 'Si une unité ennemie s’y trouve, ils entrent par l’hexagone libre le plus proche au bord de la carte.',
      },
      {
        en: 'Friends who stand on it must move away first.',
        fr: 'Des amis qui s’y trouvent doivent d’abord s’en aller.',
      },
      {
        en: 'Some are placed on the map in a zone of theirs, and at once if an enemy comes beside it.',
        fr: 'Certains sont placés sur la carte, dans une zone à eux, et aussitôt si un ennemi arrive à côté.',
      },
    ],
  },
  {
    id: 'EMP XIV.1',
    title: { en: 'Ranks of leaders', fr: 'Les rangs des chefs' },
    clauses: [
      {
        en: 'Of several leaders in a hex the highest in command of the unit counts.',
        fr: 'De plusieurs chefs dans un hexagone compte le plus haut de ceux qui commandent l’unité.',
      },
      {
        en: 'A leader is no unit: alone he is no target and hides nothing.',
        fr: 'Un chef n’est pas une unité : seul, il n’est pas une cible et ne masque rien.',
      },
      {
        en: 'Of several of one rank, the one who commands more units of the pile counts.',
        fr: 'De plusieurs chefs de même rang compte celui qui commande le plus d’unités de la pile.',
      },
    ],
  },
  {
    id: 'EMP XIV.2',
    title: { en: 'Values and moves of a leader', fr: 'Valeurs et mouvement d’un chef' },
    clauses: [
      {
        en: 'A leader has a combat bonus, a morale bonus and movement points.',
        fr: 'Un chef a un bonus de combat, un bonus de moral et des points de mouvement.',
      },
      {
        en: 'He moves alone, at the cost of infantry, or with a unit, but not both in one phase.',
        fr: 'Il se déplace seul, au coût de l’infanterie, ou avec une unité, mais pas les deux dans une phase.',
      },
      {
        en: 'Who rides in a charge does not move again in the movement phase.',
        fr: 'Qui charge avec une cavalerie ne bouge plus à la phase de mouvement.',
      },
    ],
  },
  {
    id: 'EMP XIV.3',
    title: { en: 'Leaders in shock', fr: 'Le chef au choc' },
    clauses: [
      {
        en: 'The combat bonus is for shock only: it is added to the die in attack.',
        fr: 'Le bonus de combat ne vaut qu’au choc : il s’ajoute au dé en attaque.',
      },
      {
        en: "In defence it is taken from the attacker's die.",
        fr: 'En défense, il se retranche du dé de l’attaquant.',
      },
      {
        en: 'It helps only units that he commands; the army leader commands all.',
        fr: 'Il ne sert qu’aux unités qu’il commande ; le chef d’armée les commande toutes.',
      },
      {
        en: 'A malus works the other way round.',
        fr: 'Un malus joue en sens inverse.',
      },
      {
        en: 'A leader may advance or fall back with the units he is with.',
        fr: 'Un chef peut avancer ou reculer avec les unités qu’il accompagne.',
      },
      {
        en: 'In a charge he helps only if he rode in it from its start.',
        fr: 'Dans une charge, il n’aide que s’il y chevauche depuis le départ.',
      },
      {
        en: 'Left alone by a fight he stays; if the enemy enters his hex he must survive it, then falls back.',
        fr: 'Resté seul après un combat, il ne bouge pas ; si l’ennemi entre, il doit y survivre, puis recule.',
      },
      {
        en: 'A leader does not give it if all his units there are left out of the fight.',
        fr: 'Un chef ne le donne pas si toutes ses unités sur place sont ignorées au combat.',
      },
    ],
  },
  {
    id: 'EMP XIV.4',
    title: { en: 'Leaders and morale', fr: 'Le chef et le moral' },
    clauses: [
      {
        en: 'A leader adds his morale bonus to the tests of units in his hex that he commands.',
        fr: 'Un chef ajoute son bonus de moral aux tests des unités de son hexagone qu’il commande.',
      },
      {
        en: 'To units of another corps he gives 1 at most.',
        fr: 'Aux unités d’un autre corps, il donne 1 au plus.',
      },
      {
        en: "The army leader's bonus takes the place of a corps leader's.",
        fr: 'Le bonus du chef d’armée prend la place de celui d’un chef de corps.',
      },
      {
        en: 'So does that of the leader of a wing, for the units of his wing.',
        fr: 'Celui d’un chef d’aile aussi, pour les unités de son aile.',
      },
    ],
  },
  {
    id: 'EMP XIV.5',
    title: { en: 'Loss of a leader', fr: 'Perte d’un chef' },
    clauses: [
      {
        en: 'When the unit he is with loses two or three steps to one shot, a 6 on a die kills the leader; it is thrown before morale is tested.',
        fr: 'Quand l’unité qu’il accompagne perd deux ou trois pas d’un seul tir, un 6 au dé tue le chef ; on le lance avant de tester le moral.',
      },
      {
        en: 'So does a 6 when all his pile is destroyed.',
        fr: 'De même un 6 quand toute sa pile est détruite.',
      },
      {
        en: 'So does a 6 when an enemy enters the hex where he is alone; else he is moved to a free hex beside it.',
        fr: 'De même un 6 quand un ennemi entre dans l’hexagone où il est seul ; sinon il passe dans un hexagone libre voisin.',
      },
      {
        en: 'Hemmed in by enemies in order who front him, and alone of his pile, he falls on 4 and more, else gets away up to two hexes.',
        fr: 'Encerclé d’ennemis en ordre qui lui font front, et seul survivant, il tombe sur 4 et plus, sinon s’échappe à deux hexagones au plus.',
      },
      {
        en: 'His loss is worth points.',
        fr: 'Sa perte vaut des points.',
      },
      {
        en: 'So it is when an enemy who falls back runs over him.',
        fr: 'De même quand un ennemi qui recule passe sur lui.',
      },
      {
        en: 'If a sovereign falls, his side loses the battle at once.',
        fr: 'Si un souverain tombe, son camp perd aussitôt la bataille.',
      },
      {
        en: 'Where there are several reasons at once, each is thrown for.',
        fr: 'S’il y a plusieurs raisons à la fois, on jette le dé pour chacune.',
      },
    ],
  },
  {
    id: 'EMP XIV.6',
    title: { en: 'Replacing a leader', fr: 'Remplacer un chef' },
    clauses: [
      {
        en: 'At the start of the next turn a successor appears with one of his units.',
        fr: 'Au début du tour suivant, un remplaçant apparaît sur une de ses unités.',
      },
      {
        en: 'He is worth 0 in combat, 1 to morale and has 10 points.',
        fr: 'Il vaut 0 au combat, 1 au moral et dispose de 10 points.',
      },
      {
        en: 'If he falls he is replaced in the same way, and is worth no points.',
        fr: 'S’il tombe, il est remplacé de la même façon, et ne vaut aucun point.',
      },
      {
        en: 'His initiative and his obedience are 2.',
        fr: 'Son initiative et son obéissance sont de 2.',
      },
    ],
  },
  {
    id: 'EMP XV',
    title: { en: 'Lines of communication', fr: 'Les lignes de communication' },
    clauses: [
      {
        en: 'Each scenario names the hexes by which the lines of communication of a side leave the map.',
        fr: 'Chaque scénario nomme les hexagones par où les lignes de communication d’un camp quittent la carte.',
      },
      {
        en: "Units that leave the map by it count for the enemy's points.",
        fr: 'Les unités qui quittent la carte par là comptent pour les points de l’adversaire.',
      },
    ],
  },
];
